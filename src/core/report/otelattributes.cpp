#include "report/otelattributes.h"

#include "run/enumnames.h"

#include <algorithm>
#include <cstdint>

namespace querymend {

void setDecision(OtelSpan& check, const AttemptDetail& attempt, Content content)
{
    if (attempt.hint) {
        check.set("querymend.hint.level", attempt.hint->level);
        if (content == Content::included)
            check.set("querymend.hint.text", attempt.hint->text);
    }
    if (attempt.reflection) {
        check.set("querymend.decision", recordName(attempt.reflection->decision));
        check.set("querymend.score", static_cast<std::uint64_t>(std::max(attempt.reflection->score, 0)));
    }
}

void setMending(OtelSpan& check, const AttemptCard& card, Content content)
{
    if (card.mending)
        check.set("querymend.mended_without_model_us", static_cast<std::uint64_t>(card.mending->time.count()));
    if (card.correction && content == Content::included)
        check.set("querymend.proposed_sql", card.correction->sql);
}

} // namespace querymend
