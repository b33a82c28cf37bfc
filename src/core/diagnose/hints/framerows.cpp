#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"headline", "{{category}} ({{dialect}}), attempt {{attempt}} of {{attempts}}"},
    {"headline.question", "Question:"},
    {"headline.statement", "The SQL that failed:"},
    {"headline.unmarked", "The SQL that failed (the position of the mistake is unknown):"},
    {"headline.result", "The SQL whose result is not right:"},
    {"headline.reply", "The reply:"},
    {"headline.engine", "{{dialect}} says:"},
    {"headline.mistake", "What is wrong:"},
    {"headline.facts", "What is known:"},
    {"headline.doubts", "Also doubtful:"},
    {"headline.guidance.general", "What to check:"},
    {"headline.guidance.specific", "What to change:"},
    {"headline.guidance.explicit", "What to write:"},
    {"headline.correction", "Corrected, these lines read:"},
    {"headline.correction.one", "One of several possible corrections:"},
    {"headline.correction.part", "A part of the correction; more has to change:"},
    {"headline.before_after", "Such as, before: SELECT {{column}} FROM {{table}} ORDER BY {{column}} WHERE {{column}} IS NOT NULL; after: SELECT {{column}} FROM {{table}} WHERE {{column}} IS NOT NULL ORDER BY {{column}}"},
    {"headline.rules", "{{dialect}} has these forms:"},
    {"headline.ledger", "Tried before, with the result:"},

    {"repetition.same_statement", "This was tried: attempt {{like}} was the same statement. Do not return it again; change what is marked."},
    {"repetition.back_and_forth", "This was tried: attempt {{like}} was the same statement, so the last two changes cancelled each other out. Neither form works; a third one is needed."},
    {"repetition.same_mistake", "This was tried: attempt {{like}} failed with the same mistake. What changed since then does not affect it."},

    {"rules.names", "names: {{quoting}}; {{folding}}"},
    {"rules.limit", "row limit: {{limit}}"},
    {"rules.functions", "current time: {{current_time}}; length of a string: {{string_length}}; default for NULL: {{null_handling}}; concatenation: {{concatenation}}"},
    {"rules.names.explicit", "names: {{quoting_example}}"},
    {"rules.limit.explicit", "row limit: {{limit_example}}"},
    {"rules.functions.explicit", "concatenation: {{concatenation_example}}; current time: SELECT {{current_time}}; length: {{string_length}}; default for NULL: {{null_handling}}"},

    {"wanted.general", "Return one corrected {{dialect}} query that answers the question, without comments."},
    {"wanted.specific", "Return one corrected {{dialect}} query, changed where the facts require it, without comments."},
    {"wanted.explicit", "Return one {{dialect}} query with the marked part written as shown above and the correct parts left unchanged, without comments."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> frameRows()
{
    return rows;
}

} // namespace querymend
