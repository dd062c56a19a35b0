/* hash -- a 64-bit hash: a multiply and a shift for every eight bytes, then a mixer. Pure. */
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

GEO_FN uint64_t hash_64(const void *bytes, size_t len, uint64_t seed) {
    const unsigned char *at = bytes;
    uint64_t h = seed ^ (uint64_t)len * 0x9e3779b97f4a7c15ULL;
    for (; len >= 8; at += 8, len -= 8) {
        h = (h ^ hash_load(at, 8)) * 0x9fb21c651e98df25ULL;
        h ^= h >> 32;
    }
    return hash_mix(len ? h ^ hash_load(at, len) : h);
}
