/* inflate: streams made by zlib itself, cut and damaged ones, and a buffer that is too small or too
 * large. */

static const struct {
    const char *name, *hex, *text;
} inflate_rows[] = {
    {"empty", "789c030000000001", ""},
    {"one byte", "789c4b040000620062", "a"},
    {"stored", "7801010f00f0ff73746f7265642061732069742069732ded057f", "stored as it is"},
    {"fixed code, far pattern",
     "78010b2a4d55702fcacc4dcc49c9d45108c2e0a5a42af866e6e4e4030019930db5",
     "Rue Grimaldi, Rue Grimaldi, Rue de Millo"},
    {"overlapping copy", "789c4b4c241f0000b5c016bd",
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},
    {"dynamic code",
     "78da6d905d0ac3201084afe205728ab47d28c94b0b7d5fe2d02c58971a137afcaef9313f04045777fc66"
     "c75a7c4451527062ae3f89fced61ee142c7b53a13316e356917960100e5a675929ded287fd24b9296960"
     "b07348725d33a6de58684d8d14af45354b1643324fe2a4bea859c4ea990cb69c5da39444dbbfdc4eb3ce"
     "a908bc5bc4c86b8a144dfaaec3498244df73c7d3e12ea36a6e5ab8fc6f14b41d6501e9768c3fd1729879"
     "8ee9f62c5576b2f8035c749d0f",
     "Monte-Carlo Exotique Jardin Les de Les La Revoires Exotique Condamine Les Fontvieill"
     "e La La Jardin Monte-Carlo Monaco-Ville La Jardin Jardin La Sainte-Devote Revoires L"
     "es Monte-Carlo Revoires Les Colle Sainte-Devote Fontvieille Condamine Moneghetti Exo"
     "tique La Rousse Fontvieille La La Les Sainte-Devote Saint Sainte-Devote Exotique Mic"
     "hel Les de Larvotto La Les La Monaco-Ville La Saint Revoires Rousse Saint Colle Sain"
     "te-Devote Exotique de"},
};

static const struct {
    const char *name, *hex;
} inflate_bad[] = {
    {"method 9", "799c4b4c4a0600024d0127"},
    {"check bits wrong", "789d4b4c4a0600024d0127"},
    {"preset dictionary", "78bb4b4c4a0600024d0127"},
    {"wrong checksum", "789c4b4c4a0600024d0100"},
    {"block type 3", "789c0700000000000000000000000000000000"},
    {"stored lengths disagree", "789c01030000006162630000000000"},
    {"distance before the beginning", "789c030200000000000000000000000000000000"},
    {"287 literals", "789cf5e0010900000080206cf5ff8996040202490124"},
    {"a repeat of nothing", "789c05e005090000000020c453ff9f100402490124"},
    {"more lengths than codes", "789c05e0210100000000106cf5ff848002490124"},
    {"more lengths than codes, behind all that are needed",
     "789c05c081000000000010ffd5021000030001"},
    {"length code without meaning", "789c1b0300000000000000000000000000000000"},
};

/* Bytes from hexadecimal text; returns their number. */
static size_t inflate_test_bytes(const char *hex, char *bytes) {
    size_t len = strlen(hex) / 2;
    for (size_t i = 0; i < len; i++) {
        bytes[i] = (char)(ascii_hex(hex[2 * i]) << 4 | ascii_hex(hex[2 * i + 1]));
    }
    return len;
}

static void test_inflate(void) {
    char in[512], room[512];
    for (size_t i = 0; i < LEN(inflate_rows); i++) {
        const char *name = inflate_rows[i].name;
        size_t len = inflate_test_bytes(inflate_rows[i].hex, in),
               size = strlen(inflate_rows[i].text);
        str whole = {in, len};
        bool good = inflate_zlib(whole, room, size) == (ptrdiff_t)len;
        CHECK(good && memcmp(room, inflate_rows[i].text, size) == 0, name);
        size_t cut = 0;
        while (cut < len && inflate_zlib(str_head(whole, cut), room, size) == 0) {
            cut++;
        }
        CHECK(EQ(cut, len), "every prefix needs more");
        CHECK(inflate_zlib(whole, room, size + 1) < 0, "shorter than stated");
        char *wall = (char *)guarded((str){room, size - (size > 0)}).at;
        CHECK(!size || inflate_zlib(whole, wall, size - 1) < 0, "longer than stated");
        in[len] = 'x';
        CHECK(EQ(inflate_zlib((str){in, len + 1}, room, size), (ptrdiff_t)len),
              "what follows is left");
    }
    for (size_t i = 0; i < LEN(inflate_bad); i++) {
        size_t len = inflate_test_bytes(inflate_bad[i].hex, in);
        CHECK(inflate_zlib((str){in, len}, room, 3) < 0, inflate_bad[i].name);
    }
}
