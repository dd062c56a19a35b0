/* embed_one.c: one data file, included by embed.c for each. EMBED_FILE is its name, EMBED_BYTES and
 * EMBED_LEN are its symbols, EMBED_WHERE is a section or nothing. A file that the embed path lacks
 * gives no symbols: what needs them does not link. */
/* clang-format off */
#if __has_embed(EMBED_FILE) != __STDC_EMBED_NOT_FOUND__
EMBED_WHERE _Alignas(16) const unsigned char EMBED_BYTES[] = {
#embed EMBED_FILE if_empty(0)
};
#if __has_embed(EMBED_FILE) == __STDC_EMBED_EMPTY__
const unsigned EMBED_LEN = 0;
#else
const unsigned EMBED_LEN = sizeof EMBED_BYTES;
#endif
#endif
/* clang-format on */
#undef EMBED_FILE
#undef EMBED_BYTES
#undef EMBED_LEN
#undef EMBED_WHERE
