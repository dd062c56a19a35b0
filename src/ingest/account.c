/* account -- the fates of what a build has read. Owns the counters. */
#include "account.h"

#include <string.h>

static const struct {
    const char *words;
    bool is_loss;
} account_fates[ACCOUNT_LINES] = {
    [ACCOUNT_KEPT] = {"kept", false},
    [ACCOUNT_BARE] = {"points and lines without tags", false},
    [ACCOUNT_USELESS] = {"of no kind that is looked for", false},
    [ACCOUNT_NAMELESS] = {"without the name that its kind needs", false},
    [ACCOUNT_CUT] = {"cut off at the edge of the data", false},
    [ACCOUNT_REPEATED] = {"in an earlier file or row too", false},
    [ACCOUNT_PART] = {"names and codes of others", false},
    [ACCOUNT_BAD] = {"bad ones left out", true},
    [ACCOUNT_LONG] = {"too long", true},
    [ACCOUNT_FATES] = {"unexplained", true},
    [ACCOUNT_MORE] = {"names and tags cut short or left out", true},
};

static struct { int64_t total, counts[ACCOUNT_LINES]; } account;

GEO_FN void account_begin(void) {
    memset(&account, 0, sizeof account);
}

GEO_FN void account_read(void) {
    account.total++;
}

GEO_FN void account_add(account_fate fate) {
    account.counts[fate]++;
}

GEO_FN void account_add_many(account_fate fate, int64_t count) {
    account.counts[fate] += count;
}

GEO_FN void account_lose(account_fate fate) {
    account.counts[ACCOUNT_KEPT]--;
    account.counts[fate]++;
}

GEO_FN int64_t account_total(void) {
    return account.total;
}

GEO_FN int64_t account_count(account_fate fate) {
    int64_t rest = account.total;
    for (int i = 0; i < ACCOUNT_FATES; i++) {
        rest -= account.counts[i];
    }
    return fate == ACCOUNT_FATES ? rest : account.counts[fate];
}

GEO_FN int64_t account_losses(void) {
    int64_t sum = 0;
    for (int i = 0; i < ACCOUNT_LINES; i++) {
        int64_t count = account_count((account_fate)i);
        sum += account_fates[i].is_loss ? (count < 0 ? -count : count) : 0;
    }
    return sum;
}

GEO_FN bool account_line(account_fate fate, out *o) {
    int64_t count = account_count(fate);
    if (count) {
        out_fmt(o, "%lld %s", (long long)count, account_fates[fate].words);
    }
    return count != 0;
}
