#ifndef GEO_RULE_H
#define GEO_RULE_H
/* rule -- the grammar rows and hard filters of the search, by their names: tests/rules.c switches
 * one after another off to count what each is worth. Else a rule is its condition. */

#ifndef RULE
#define RULE(name, condition) (condition)
#define RULE_TABLE            static const
#endif

#endif
