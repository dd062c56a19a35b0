/* hash -- 64-bit hashes: a multiply and a shift for every eight bytes, then a mixer. Pure. */
#include "hash.h"

/* The finalizer of MurmurHash3. */
static uint64_t hash_mix(uint64_t h) {
    h ^= h >> 33;
    h *= 0xff51afd7ed558ccdULL;
    h ^= h >> 33;
    h *= 0xc4ceb9fe1a85ec53ULL;
    return h ^ h >> 33;
}

/* Little-endian on every machine: hashes are stored in files. */
static uint64_t hash_load(const unsigned char *at, size_t len) {
    uint64_t word = 0;
    for (size_t i = 0; i < len; i++) {
        word |= (uint64_t)at[i] << (8 * i);
    }
    return word;
}

static uint64_t hash_step(uint64_t h, uint64_t word) {
    h = (h ^ word) * 0x9fb21c651e98df25ULL;
    return h ^ h >> 32;
}

GEO_FN uint64_t hash_64(const void *bytes, size_t len, uint64_t seed) {
    const unsigned char *at = bytes;
    uint64_t h = seed ^ (uint64_t)len * 0x9e3779b97f4a7c15ULL;
    for (; len >= 8; at += 8, len -= 8) {
        h = hash_step(h, hash_load(at, 8));
    }
    return hash_mix(len ? h ^ hash_load(at, len) : h);
}

/* Each step waits for the one before it, so four go side by side. */
GEO_FN uint64_t hash_long(const void *bytes, size_t len) {
    enum { LANES = 4, STRIDE = 8 * LANES };
    const unsigned char *at = bytes;
    uint64_t lanes[LANES] = {1, 2, 3, 4}, h = 0;
    for (; len >= STRIDE; at += STRIDE, len -= STRIDE) {
        for (size_t i = 0; i < LANES; i++) {
            lanes[i] = hash_step(lanes[i], hash_load(at + 8 * i, 8));
        }
    }
    for (size_t i = 0; i < LANES; i++) {
        h = hash_step(h, lanes[i]);
    }
    return hash_64(at, len, h);
}
