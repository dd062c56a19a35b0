#ifndef GEO_FUZZ_READY_H
#define GEO_FUZZ_READY_H
/* ready -- what fuzzers that ask the gazetteer do before their first input: the table of spellings,
 * which the first misspelt name makes, takes more than a second under sanitizers, and counts for no
 * input. */

static void fuzz_warm_up(void) {
    static char memory[16 << 20];
    call c = {.mem = arena_of(memory, sizeof memory), .deadline_ms = OS_FOREVER};
    place_query query = {.text = STR("Edinburhg"), .limit = 1};
    place_answer answer;
    ASSERT(find_search(&c, &query, &answer) == GEO_OK);
}

#endif
