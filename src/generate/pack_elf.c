/* pack_elf.c: build-time program that packs a linked static-pie program.
 *
 *   pack_elf PROGRAM OUT
 *
 * First its relocations, which zig has no option for: 24 bytes for each pointer in a table become
 * less than one. Then, where unpack.c is in it, its code and tables.
 *
 * Makes of DT_RELA or DT_REL a DT_RELR (System V ABI, gABI, "Relative Relocation Table"), which
 * musl 1.2.4 and later applies at the start. Whole pages that this frees are taken out of the file.
 * What stands before them (the headers and what the dynamic section names) moves up to what
 * follows, so that the program begins at an address that is not 0: nothing in it but the tables
 * that are changed here refers to these parts. A program with relocations of other kinds, and a
 * file that is not ELF, are copied as they are.
 *
 * Of code and tables, whole pages are taken out of the file too, each by cutting a segment in two
 * with memory without content between; what they held follows at the end of the file, packed, as a
 * segment of its own. Addresses stay. There are no section headers after that. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "squeeze.c"

enum {
    PROGRAM_BYTES_MAX = 64 << 20, /* four times today's program */
    PLACES_MAX = 1 << 18,         /* fifty times today's count */
    PAGE_MAX = 1 << 16,
    SEGMENTS_MAX = 24, /* 15 today */
};

enum { PT_LOAD = 1, PT_DYNAMIC = 2, PT_PHDR = 6, PF_X = 1, PF_W = 2, PF_R = 4 };
enum { SHT_RELR = 19, SHF_ALLOC = 2 };
enum { EM_386 = 3, EM_X86_64 = 62 };

enum {
    DT_HASH = 4,
    DT_STRTAB = 5,
    DT_SYMTAB = 6,
    DT_RELA = 7,
    DT_RELASZ = 8,
    DT_RELAENT = 9,
    DT_REL = 17,
    DT_RELSZ = 18,
    DT_RELENT = 19,
    DT_RELRSZ = 35,
    DT_RELR = 36,
    DT_RELRENT = 37,
    DT_GNU_HASH = 0x6ffffef5,
    DT_RELACOUNT = 0x6ffffff9,
    DT_RELCOUNT = 0x6ffffffa,
};

/* The number of the relocation that adds the program's address, by e_machine. */
static const struct {
    unsigned machine, relative;
} machines[] = {
    {EM_386, 8},    /* i386 */
    {21, 22},       /* ppc64 */
    {22, 12},       /* s390x */
    {40, 23},       /* arm */
    {EM_X86_64, 8}, /* x86_64 */
    {183, 1027},    /* aarch64 */
    {243, 3},       /* riscv */
    {258, 3},       /* loongarch */
};

static unsigned char in[PROGRAM_BYTES_MAX], out[PROGRAM_BYTES_MAX];
static size_t in_len;
static uint64_t places[PLACES_MAX]; /* addresses that are relocated */
static bool is_wide, is_big_endian;
static int word; /* bytes of an address */

/* The relocations: where they stand, and what becomes of them. */
static struct {
    uint64_t at, offset, bytes, entry; /* address, place in the file */
    uint64_t packed, cut;              /* bytes of DT_RELR, and those that go */
    bool with_addend;
} table;

_Noreturn static void die(const char *why) {
    fprintf(stderr, "pack_elf: %s\n", why);
    exit(1);
}

static uint64_t get(uint64_t at, int bytes) {
    uint64_t value = 0;
    if (at > in_len || in_len - at < (uint64_t)bytes) die("the program is cut short");
    for (int i = 0; i < bytes; i++) {
        value = value << 8 | in[at + (uint64_t)(is_big_endian ? i : bytes - 1 - i)];
    }
    return value;
}

static void put(uint64_t at, int bytes, uint64_t value) {
    for (int i = 0; i < bytes; i++) {
        in[at + (uint64_t)(is_big_endian ? bytes - 1 - i : i)] = (unsigned char)(value >> 8 * i);
    }
}

static void add(uint64_t at, uint64_t what) {
    put(at, word, get(at, word) + what);
}

/* The fields of a program header that are not at the same place in both classes. */
typedef struct {
    uint64_t at, type, offset, vaddr, bytes, align;
} segment;

static int segments(void) {
    return (int)get(is_wide ? 56 : 44, 2);
}

static uint64_t segment_field(int field) {
    return (uint64_t)(is_wide ? field * 8 : field * 4);
}

/* ORDER: offset, vaddr, paddr, bytes, memory are fields 1 to 5 of both classes. */
static segment segment_of(int i) {
    segment s = {.at = get(is_wide ? 32 : 28, word) + (uint64_t)i * get(is_wide ? 54 : 42, 2)};
    s.type = get(s.at, 4);
    s.offset = get(s.at + segment_field(1), word);
    s.vaddr = get(s.at + segment_field(2), word);
    s.bytes = get(s.at + segment_field(4), word);
    s.align = get(s.at + (is_wide ? 48 : 28), word);
    return s;
}

static uint64_t offset_of(uint64_t address) {
    for (int i = 0; i < segments(); i++) {
        segment s = segment_of(i);
        if (s.type == PT_LOAD && address - s.vaddr < s.bytes) return s.offset + address - s.vaddr;
    }
    die("an address is in no segment");
}

/* Where the dynamic section has the entry of a tag; 0: nowhere. */
static uint64_t dynamic_entry(uint64_t tag) {
    for (int i = 0; i < segments(); i++) {
        segment s = segment_of(i);
        if (s.type != PT_DYNAMIC) continue;
        for (uint64_t at = s.offset; get(at, word); at += 2 * (uint64_t)word) {
            if (get(at, word) == tag) return at;
        }
    }
    return 0;
}

static uint64_t dynamic_value(uint64_t tag) {
    uint64_t at = dynamic_entry(tag);
    return at ? get(at + (uint64_t)word, word) : 0;
}

static void dynamic_rename(uint64_t from, uint64_t to, uint64_t value) {
    uint64_t at = dynamic_entry(from);
    put(at, word, to);
    put(at + (uint64_t)word, word, value);
}

static void dynamic_remove(uint64_t tag) {
    uint64_t at = dynamic_entry(tag), row = 2 * (uint64_t)word;
    for (; at && get(at, word); at += row) memmove(in + at, in + at + row, (size_t)row);
}

static bool find_table(void) {
    table.with_addend = dynamic_entry(DT_RELA) != 0;
    table.at = dynamic_value(table.with_addend ? DT_RELA : DT_REL);
    table.bytes = dynamic_value(table.with_addend ? DT_RELASZ : DT_RELSZ);
    table.entry = dynamic_value(table.with_addend ? DT_RELAENT : DT_RELENT);
    if (!table.at || !table.entry) return false;
    table.offset = offset_of(table.at);
    return table.bytes % table.entry == 0;
}

/* Whether all relocations can be packed: each adds the program's address to an even place. */
static bool is_relative(void) {
    uint64_t relative = 0, machine = get(18, 2);
    for (size_t i = 0; i < sizeof machines / sizeof machines[0]; i++) {
        if (machines[i].machine == machine) relative = machines[i].relative;
    }
    for (uint64_t at = 0; at < table.bytes; at += table.entry) {
        uint64_t row = table.offset + at;
        uint64_t info = get(row + (uint64_t)word, word);
        if (!relative || info != relative || get(row, word) % 2) return false;
    }
    return true;
}

static int compare_places(const void *left, const void *right) {
    const uint64_t *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

/* Writes the even places into the table's room: an address, then words whose bits from the second
 * on say which of the words that follow are places too. */
static uint64_t pack(size_t count) {
    uint64_t bits = 8 * (uint64_t)word - 1, at = table.offset;
    for (size_t i = 0; i < count;) {
        uint64_t base = places[i++];
        put(at, word, base);
        at += (uint64_t)word;
        for (base += (uint64_t)word;; base += bits * (uint64_t)word) {
            uint64_t map = 0;
            for (; i < count && places[i] - base < bits * (uint64_t)word &&
                   (places[i] - base) % (uint64_t)word == 0;
                 i++) {
                map |= (uint64_t)2 << (places[i] - base) / (uint64_t)word;
            }
            if (!map) break;
            put(at, word, map | 1);
            at += (uint64_t)word;
        }
    }
    return at - table.offset;
}

/* Each addend goes to its place, as DT_REL and DT_RELR have it. */
static void pack_table(void) {
    size_t count = (size_t)(table.bytes / table.entry);
    if (count > PLACES_MAX) die("the program has too many relocations");
    for (size_t i = 0; i < count; i++) {
        uint64_t row = table.offset + i * table.entry;
        places[i] = get(row, word);
        if (table.with_addend) {
            put(offset_of(places[i]), word, get(row + 2 * (uint64_t)word, word));
        }
    }
    qsort(places, count, sizeof places[0], compare_places);
    table.packed = pack(count);
    if (table.packed > table.bytes) die("packed relocations take more than unpacked ones");
}

static void name_table(void) {
    bool a = table.with_addend;
    dynamic_rename(a ? DT_RELA : DT_REL, DT_RELR, table.at);
    dynamic_rename(a ? DT_RELASZ : DT_RELSZ, DT_RELRSZ, table.packed);
    dynamic_rename(a ? DT_RELAENT : DT_RELENT, DT_RELRENT, (uint64_t)word);
    dynamic_remove(a ? DT_RELACOUNT : DT_RELCOUNT);
}

/* Where unpack.c has its plan: offset in the file; 0: it is not in the program. */
static uint64_t plan_at;

static uint64_t find_plan(void) {
    static const char name[] = "geocoder packed";
    for (size_t at = 0; at + 16 <= in_len; at += 4) {
        if (memcmp(in + at, name, 16) == 0) return at;
    }
    return 0;
}

static uint64_t segment_bytes(void) {
    return get(is_wide ? 54 : 42, 2);
}

/* How much can go: pages of the first segment, so that what follows stays on its place in a page.
 * A longer list of segments is to have room after the table. */
static uint64_t whole_pages(void) {
    uint64_t room = plan_at ? SEGMENTS_MAX * segment_bytes() + 8 : 0;
    if (table.bytes - table.packed < room) return 0;
    for (int i = 0; i < segments(); i++) {
        segment s = segment_of(i);
        if (s.type != PT_LOAD || s.offset) continue;
        if (s.align < 1 || s.align > PAGE_MAX) die("the program has pages of an unknown size");
        return (table.bytes - table.packed - room) / s.align * s.align;
    }
    return 0;
}

/* Sizes of the segment around the cut; addresses of what is before it, offsets of what is after. */
static void move_segments(void) {
    uint64_t end = table.offset + table.bytes;
    for (int i = 0; i < segments(); i++) {
        segment s = segment_of(i);
        if (!s.vaddr && s.type != PT_LOAD) continue; /* of the stack: no part of the file */
        if (s.offset >= end) {
            add(s.at + segment_field(1), -table.cut);
            continue;
        }
        add(s.at + segment_field(2), table.cut);
        add(s.at + segment_field(3), table.cut);
        if (s.offset + s.bytes < end) continue;
        add(s.at + segment_field(4), -table.cut);
        add(s.at + segment_field(5), -table.cut);
    }
}

static void move_dynamic(void) {
    static const uint64_t tags[] = {DT_HASH, DT_STRTAB, DT_SYMTAB, DT_GNU_HASH, DT_RELR};
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++) {
        uint64_t at = dynamic_entry(tags[i]);
        if (at && get(at + (uint64_t)word, word) < table.at + table.bytes) {
            add(at + (uint64_t)word, table.cut);
        }
    }
}

static void move_sections(void) {
    uint64_t head = get(is_wide ? 40 : 32, word), row = get(is_wide ? 58 : 46, 2);
    for (uint64_t count = get(is_wide ? 60 : 48, 2), at = head; count; count--, at += row) {
        uint64_t address = at + 8 + (uint64_t)word, offset = address + (uint64_t)word;
        if (get(at + 4, 4) == 0) continue; /* the first one is empty */
        if (get(offset, word) == table.offset) {
            put(at + 4, 4, SHT_RELR);
            put(offset + (uint64_t)word, word, table.packed);
            put(at + row - (uint64_t)word, word, (uint64_t)word);
        }
        if (get(offset, word) >= table.offset + table.bytes) {
            add(offset, -table.cut);
        } else if (get(at + 8, word) & SHF_ALLOC) {
            add(address, table.cut);
        }
    }
    if (head) add(is_wide ? 40 : 32, -table.cut);
}

/* The dynamic section is found through the segments, which therefore move after it; the sections do
 * so last, after which nothing is looked up any more. */
static size_t pack_program(void) {
    memcpy(out, in, in_len);
    if (in_len < 64 || memcmp(in, "\177ELF", 4) != 0) return in_len;
    is_wide = in[4] == 2;
    is_big_endian = in[5] == 2;
    word = is_wide ? 8 : 4;
    if (!find_table() || !is_relative()) return in_len;
    plan_at = find_plan();
    pack_table();
    name_table();
    table.cut = whole_pages();
    move_dynamic();
    move_segments();
    move_sections();
    size_t before = (size_t)(table.offset + table.bytes - table.cut), after = before + table.cut;
    memcpy(out, in, before);
    memcpy(out + before, in + after, in_len - after);
    return in_len - (size_t)table.cut;
}

/* ---- code and tables ---- */

/* ORDER with unpack.c: the parts, and its plan. */
enum { TABLES, CODE, ADDRESSES, PARTS };
enum { PLAN_SELF = 16 };

typedef struct {
    uint64_t at, size, from, offset; /* its address, where it is packed, its place in the file */
} part;

static part parts[PARTS];

/* The pages of a section that are whole in the file. */
static part whole_part(uint64_t at, uint64_t size) {
    part p = {0};
    for (int i = 0; i < segments(); i++) {
        segment s = segment_of(i);
        if (s.type != PT_LOAD || at - s.vaddr >= s.bytes) continue;
        p.at = (at + s.align - 1) / s.align * s.align;
        p.offset = s.offset + p.at - s.vaddr;
        p.size = (at + size) / s.align * s.align - p.at;
    }
    return p.at < at + size ? p : (part){0};
}

/* The parts are sections. */
static void find_parts(void) {
    static const char *const wanted[PARTS] = {".rodata", ".text", ".data.rel.ro"};
    uint64_t head = get(is_wide ? 40 : 32, word), row = get(is_wide ? 58 : 46, 2);
    uint64_t names = get(head + get(is_wide ? 62 : 50, 2) * row + 8 + 2 * (uint64_t)word, word);
    for (uint64_t k = get(is_wide ? 60 : 48, 2); k--;) {
        uint64_t at = head + k * row, name = names + get(at, 4);
        for (int i = 0; i < PARTS; i++) {
            if (name + strlen(wanted[i]) >= in_len || strcmp((char *)in + name, wanted[i]) != 0)
                continue;
            parts[i] = whole_part(get(at + 8 + (uint64_t)word, word),
                                  get(at + 8 + 3 * (uint64_t)word, word));
        }
    }
}

/* A program header, as both classes have it. */
typedef struct {
    uint64_t type, flags, offset, vaddr, paddr, bytes, memory, align;
} header;

static header list[SEGMENTS_MAX];
static int listed;

static void list_header(header h) {
    if (listed == SEGMENTS_MAX) die("the program has too many segments");
    list[listed++] = h;
}

/* Where a byte of the file is when the parts are out of it. */
static uint64_t moved(uint64_t offset) {
    uint64_t less = 0;
    for (int i = 0; i < PARTS; i++) {
        if (parts[i].offset < offset) less += parts[i].size;
    }
    return offset - less;
}

/* A segment as it will be: what stands before the part that is cut out of it, the part as writable
 * memory, and what follows. */
static void list_pieces(header h) {
    const part *cut = NULL;
    for (int i = 0; i < PARTS && h.type == PT_LOAD; i++) {
        if (parts[i].size && parts[i].at - h.vaddr < h.bytes) cut = &parts[i];
    }
    uint64_t first = cut ? cut->at - h.vaddr : 0, last = cut ? first + cut->size : 0;
    header before = h, between = h, after = h;
    before.offset = moved(h.offset);
    before.bytes = before.memory = first;
    if (first) list_header(before);
    between.vaddr = between.paddr = h.vaddr + first;
    between.offset = moved(h.offset + first);
    between.bytes = 0;
    between.memory = last - first;
    between.flags = PF_R | PF_W;
    if (cut) list_header(between);
    after.vaddr += last;
    after.paddr += last;
    after.offset = moved(h.offset + last);
    after.bytes -= last < h.bytes ? last : h.bytes;
    after.memory -= last;
    if (after.memory || !cut) list_header(after);
}

static void list_segments(void) {
    for (int i = 0; i < segments(); i++) {
        segment s = segment_of(i);
        list_pieces((header){.type = s.type,
                             .flags = get(s.at + (is_wide ? 4 : 24), 4),
                             .offset = s.offset,
                             .vaddr = s.vaddr,
                             .paddr = get(s.at + segment_field(3), word),
                             .bytes = s.bytes,
                             .memory = get(s.at + segment_field(5), word),
                             .align = s.align});
    }
}

/* What is loaded of the file, and the first address after the program. */
static void find_ends(uint64_t *offset, uint64_t *address, uint64_t *align) {
    *offset = *address = *align = 0;
    for (int i = 0; i < listed; i++) {
        const header *h = &list[i];
        if (h->type != PT_LOAD) continue;
        if (h->offset + h->bytes > *offset) *offset = h->offset + h->bytes;
        if (h->vaddr + h->memory > *address) *address = h->vaddr + h->memory;
        if (h->align > *align) *align = h->align;
    }
}

static void put_header(uint64_t at, const header *h) {
    const uint64_t fields[] = {h->offset, h->vaddr, h->paddr, h->bytes, h->memory};
    put(at, 4, h->type);
    put(at + (is_wide ? 4 : 24), 4, h->flags);
    for (int i = 0; i < 5; i++) put(at + segment_field(i + 1), word, fields[i]);
    put(at + (is_wide ? 48 : 28), word, h->align);
}

/* The list of segments goes to the room after the relocations. */
static void put_list(void) {
    uint64_t at = (table.offset + table.packed + 7) / 8 * 8, size = segment_bytes();
    for (int i = 0; i < listed; i++) {
        if (list[i].type == PT_PHDR) {
            list[i].vaddr = list[i].paddr = list[i].vaddr - list[i].offset + at;
            list[i].offset = at;
            list[i].bytes = list[i].memory = (uint64_t)listed * size;
        }
        put_header(at + (uint64_t)i * size, &list[i]);
    }
    put(is_wide ? 32 : 28, word, at);
    put(is_wide ? 56 : 44, 2, (uint64_t)listed);
    put(is_wide ? 40 : 32, word, 0); /* no section headers */
    put(is_wide ? 60 : 48, 4, 0);
}

static void put_plan(uint64_t self) {
    uint64_t at = plan_at + PLAN_SELF;
    put(at, 8, self);
    for (int i = 0; i < PARTS; i++) {
        const uint64_t fields[] = {parts[i].at, parts[i].size, parts[i].from};
        for (int k = 0; k < 3; k++) put(at += 8, 8, fields[k]);
    }
}

static uint64_t address_of(uint64_t offset) {
    for (int i = 0; i < segments(); i++) {
        segment s = segment_of(i);
        if (s.type == PT_LOAD && offset - s.offset < s.bytes) return s.vaddr + offset - s.offset;
    }
    die("a place in the file is in no segment");
}

/* Parts are in the order of their places in the file. */
static size_t write_parts(size_t end) {
    size_t from = 0, to = 0;
    for (int i = 0; i <= PARTS; i++) {
        size_t until = i < PARTS && parts[i].size ? (size_t)parts[i].offset
                       : i < PARTS                ? from
                                                  : end;
        if (until < from || until > in_len) die("the parts to pack are in another order");
        memcpy(out + to, in + from, until - from);
        to += until - from;
        from = until + (i < PARTS ? (size_t)parts[i].size : 0);
    }
    return to;
}

/* Packs a part, and looks whether it can be unpacked. */
static size_t pack_part(unsigned char *packed, const part *p) {
    static unsigned char again[SQUEEZE_BYTES_MAX];
    uint64_t machine = get(18, 2);
    bool has_calls = p == &parts[CODE] && p->size && (machine == EM_386 || machine == EM_X86_64);
    size_t size = (size_t)p->size;
    if (size > sizeof again) die("a part is too large");
    memcpy(again, in + p->offset, size);
    if (has_calls) squeeze_calls(again, size, true);
    size_t used = squeeze(packed, again, size);
    squeeze_unpack(packed, again, again + size);
    if (has_calls) squeeze_calls(again, size, false);
    if (memcmp(again, in + p->offset, size) != 0) die("a part is another one when unpacked");
    return used;
}

/* `in` is the program of `len` bytes with packed relocations. */
static size_t pack_parts(size_t len) {
    memcpy(in, out, in_len = len);
    plan_at = find_plan();
    find_parts();
    list_segments();
    uint64_t end, address, align, self = address_of(plan_at);
    find_ends(&end, &address, &align);
    uint64_t start = (address + align - 1) / align * align + end % align, used = 0;
    static unsigned char packed[PROGRAM_BYTES_MAX];
    for (int i = 0; i < PARTS; i++) {
        parts[i].from = start + used;
        used += pack_part(packed + used, &parts[i]);
    }
    used += SQUEEZE_BEYOND;
    list_header((header){PT_LOAD, PF_R, end, start, start, used, used, align});
    uint64_t cut = parts[TABLES].size + parts[CODE].size + parts[ADDRESSES].size;
    put_plan(self);
    put_list();
    size_t to = write_parts((size_t)(end + cut));
    memcpy(out + to, packed, (size_t)used);
    return to + (size_t)used;
}

int main(int argc, char **argv) {
    if (argc != 3) die("usage: pack_elf PROGRAM OUT");
    FILE *file = fopen(argv[1], "rb");
    if (!file) die("cannot open the program");
    in_len = fread(in, 1, sizeof in, file);
    if (ferror(file) || in_len == sizeof in) die("cannot read the program whole");
    fclose(file);
    size_t len = pack_program();
    if (plan_at) len = pack_parts(len);
    file = fopen(argv[2], "wb");
    if (!file || fwrite(out, 1, len, file) != len || fclose(file) != 0) die("cannot write");
    return chmod(argv[2], 0755) == 0 ? 0 : 1;
}
