/* batch_summary -- counts of answers by class. Owns nothing. */
#include "batch_summary.h"

GEO_FN batch_summary_class batch_summary_of(str status_text, str match, str precision,
                                            bool has_choices) {
    if (str_eq(status_text, STR("ok"))) {
        return precision.len                        ? BATCH_SUMMARY_AREA
               : !match.len                         ? BATCH_SUMMARY_FOUND
               : str_eq(match, STR("interpolated")) ? BATCH_SUMMARY_INTERPOLATED
                                                    : BATCH_SUMMARY_EXACT;
    }
    return str_eq(status_text, STR("error"))                              ? BATCH_SUMMARY_FAILED
           : has_choices || str_eq(status_text, STR("needs_user_choice")) ? BATCH_SUMMARY_AMBIGUOUS
           : !match.len                                                   ? BATCH_SUMMARY_MISSED
           : precision.len                                                ? BATCH_SUMMARY_CITY
                                                                          : BATCH_SUMMARY_NEARLY;
}

GEO_FN bool batch_summary_is_good(const batch_summary *s) {
    bool is_good = true;
    for (int i = BATCH_SUMMARY_CITY; i < BATCH_SUMMARY_CLASSES; i++) {
        is_good = is_good && !s->counts[i];
    }
    return is_good;
}

static void batch_summary_count(out *o, int64_t count) {
    if (count >= 1000) {
        batch_summary_count(o, count / 1000);
        out_fmt(o, ",%03d", (int)(count % 1000));
    } else {
        out_int(o, count);
    }
}

GEO_FN void batch_summary_write(out *o, const batch_summary *s) {
    static const char *const words[] = {/* ORDER batch_summary_class */
                                        "exact",      "interpolated", "found",
                                        "city-level", "area-level",   "nearly",
                                        "ambiguous",  "missed",       "failed"};
    _Static_assert(LEN(words) == BATCH_SUMMARY_CLASSES, "a word for each class");
    size_t start = o->len;
    for (size_t i = 0; i < LEN(words); i++) {
        if (s->counts[i]) {
            out_text(o, o->len > start ? STR(", ") : STR(""));
            batch_summary_count(o, s->counts[i]);
            out_fmt(o, " %s", words[i]);
        }
    }
    out_text(o, o->len > start ? STR("") : STR("no rows"));
}
