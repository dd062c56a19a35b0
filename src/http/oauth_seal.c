/* oauth_seal -- what our authorization server gives to clients. Owns the key, and the grants whose
 * codes and tokens are used up; a restart forgets the latter. Outside facts: RFC 2104 (HMAC), RFC
 * 4648 section 5 (base64url).
 *
 * A sealed text is base64url of: kind (1 byte), end (8, little-endian), bytes, HMAC-SHA-256 (32)
 * of the resource and all before. */
#include "oauth_seal.h"

#include <string.h>

#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../platform/os_writer.h"
#include "../wire/jwt.h"
#include "../wire/tls_hash.h"

enum {
    OAUTH_SEAL_HEAD = 9,
    OAUTH_SEAL_AROUND = OAUTH_SEAL_HEAD + TLS_HASH_BYTES,
    OAUTH_SEAL_GRANTS_MAX = 1024 /* each a person's consent for a client */
};

_Static_assert(sizeof(oauth_seal_grant) == 4 * OAUTH_SEAL_ID + OAUTH_SEAL_CHALLENGE + 4,
               "without holes, as it is sealed");
_Static_assert((OAUTH_SEAL_CLIENT_MAX + OAUTH_SEAL_AROUND) * 4 / 3 < OAUTH_SEAL_TEXT_MAX, "fits");

typedef struct {
    unsigned char id[OAUTH_SEAL_ID];
    uint32_t next;   /* the step that may be used; UINT32_MAX: none, it is over */
    int64_t until_s; /* when all that it was given has ended; 0: a free row */
} oauth_seal_row;

static struct {
    bool is_loaded;
    unsigned char key[TLS_HASH_BYTES];
    oauth_seal_row rows[OAUTH_SEAL_GRANTS_MAX];
} oauth_seal;

/* ---- the key ---- */

static bool oauth_seal_make(const char *path) {
    os_writer file;
    str key = {(const char *)oauth_seal.key, sizeof oauth_seal.key};
    if (!os_writer_open(&file, path)) {
        return false;
    }
    if (!os_writer_hide(&file) || !os_write(file.fd, key)) {
        os_writer_discard(&file);
        return false;
    }
    return os_writer_commit(&file);
}

static bool oauth_seal_refuse(out *problems, const char *path, const char *why) {
    out_fmt(problems, "The key file %s of OAuth cannot be used: %s.\n", path, why);
    return false;
}

static bool oauth_seal_read(const char *path, out *problems) {
    char room[2 * TLS_HASH_BYTES];
    arena a = arena_of(room, sizeof room);
    str key = STR_NONE;
    status code = os_read_file(path, &a, sizeof room, &key);
    if (code == GEO_NOT_FOUND) {
        return oauth_seal_make(path) || oauth_seal_refuse(problems, path, os_why());
    }
    if (code == GEO_FILE || key.len != TLS_HASH_BYTES) {
        return oauth_seal_refuse(
            problems, path, code == GEO_FILE ? os_why() : "it has no key of 32 bytes; remove it");
    }
    if (os_is_exposed(path)) {
        return oauth_seal_refuse(problems, path, "other users may read or write it: chmod 600 it");
    }
    memcpy(oauth_seal.key, key.at, key.len);
    return true;
}

GEO_FN bool oauth_seal_load(out *problems) {
    str path = config_get()->oauth_key_file;
    if (oauth_seal.is_loaded) {
        return true;
    }
    if (!os_entropy(oauth_seal.key, sizeof oauth_seal.key)) {
        out_fmt(problems, "There is no randomness for the key of OAuth: %s.\n", os_why());
        return false;
    }
    if (!path.len) {
        log_event(LOG_WARN, "oauth_key",
                  "Access tokens end with this process; set GEOCODER_OAUTH_KEY_FILE to keep them.");
    }
    oauth_seal.is_loaded = !path.len || oauth_seal_read(path.at, problems);
    return oauth_seal.is_loaded;
}

/* ---- sealing ---- */

/* Of the payload, for this resource alone: servers may share a key. */
static void oauth_seal_sum(str payload, unsigned char sum[TLS_HASH_BYTES]) {
    const str texts[] = {config_get()->public_url, {"", 1}, payload};
    tls_hash_hmac(oauth_seal.key, texts, LEN(texts), sum);
}

GEO_FN void oauth_seal_mark(str text, unsigned char mark[OAUTH_SEAL_ID]) {
    unsigned char sum[TLS_HASH_BYTES];
    tls_hash_hmac(oauth_seal.key, &text, 1, sum);
    memcpy(mark, sum, OAUTH_SEAL_ID);
}

GEO_FN void oauth_seal_write(out *o, oauth_seal_kind kind, int64_t until_s, str bytes) {
    char room[OAUTH_SEAL_CLIENT_MAX + OAUTH_SEAL_AROUND];
    unsigned char sum[TLS_HASH_BYTES];
    out all = out_of(room, sizeof room);
    out_char(&all, (char)kind);
    for (int i = 0; i < OAUTH_SEAL_HEAD - 1; i++) {
        out_char(&all, (char)((uint64_t)until_s >> 8 * i));
    }
    out_text(&all, bytes);
    oauth_seal_sum(out_str(&all), sum);
    out_text(&all, (str){(const char *)sum, sizeof sum});
    o->full |= all.full;
    out_base64url(o, out_str(&all));
}

GEO_FN str oauth_seal_open(str text, oauth_seal_kind kind, arena *a) {
    unsigned char sum[TLS_HASH_BYTES];
    str all = text.len < OAUTH_SEAL_TEXT_MAX ? jwt_decode(text, a) : STR_NONE;
    if (all.len < OAUTH_SEAL_AROUND) {
        return STR_NONE;
    }
    str payload = str_head(all, all.len - TLS_HASH_BYTES);
    oauth_seal_sum(payload, sum);
    int64_t until_s = (int64_t)str_load_8(all.at + 1);
    bool is_good = tls_hash_same(sum, all.at + payload.len, sizeof sum) &&
                   all.at[0] == (char)kind &&
                   (until_s == OAUTH_SEAL_NEVER || until_s > os_unix_ms() / 1000);
    return is_good ? str_from(payload, OAUTH_SEAL_HEAD) : STR_NONE;
}

GEO_FN bool oauth_seal_open_grant(str text, oauth_seal_kind kind, oauth_seal_grant *grant) {
    char room[sizeof *grant + OAUTH_SEAL_AROUND + 1];
    arena a = arena_of(room, sizeof room);
    str bytes = oauth_seal_open(text, kind, &a);
    if (bytes.len != sizeof *grant) {
        return false;
    }
    memcpy(grant, bytes.at, sizeof *grant);
    return true;
}

/* ---- what is used up ---- */

/* The row of a grant, if necessary that which ends first of all, emptied; or only if there is one.
 */
static oauth_seal_row *oauth_seal_find(const oauth_seal_grant *grant, bool makes) {
    oauth_seal_row *first = &oauth_seal.rows[0];
    for (int i = 0; i < OAUTH_SEAL_GRANTS_MAX; i++) {
        oauth_seal_row *row = &oauth_seal.rows[i];
        if (row->until_s && memcmp(row->id, grant->id, sizeof row->id) == 0) {
            return row;
        }
        first = row->until_s < first->until_s ? row : first;
    }
    if (!makes) {
        return NULL;
    }
    *first = (oauth_seal_row){.next = 0};
    memcpy(first->id, grant->id, sizeof first->id);
    return first;
}

GEO_FN bool oauth_seal_spend(const oauth_seal_grant *grant, int64_t until_s) {
    oauth_seal_row *row = oauth_seal_find(grant, true);
    bool is_new = grant->step >= row->next && grant->step < UINT32_MAX - 1;
    row->next = is_new ? grant->step + 1 : UINT32_MAX;
    row->until_s = MAX(row->until_s, until_s);
    return is_new;
}

GEO_FN void oauth_seal_end(const oauth_seal_grant *grant, int64_t until_s) {
    oauth_seal_row *row = oauth_seal_find(grant, true);
    row->next = UINT32_MAX;
    row->until_s = MAX(row->until_s, until_s);
}

GEO_FN bool oauth_seal_is_over(const oauth_seal_grant *grant) {
    const oauth_seal_row *row = oauth_seal_find(grant, false);
    return row && row->next == UINT32_MAX;
}
