#include "common/prosereply.h"

#include "check/reply/reply.h"
#include "dialect/dialect.h"
#include "report/attemptdetail.h"

namespace querymend {

bool isReplyProse(const AttemptDetail& attempt)
{
    return attempt.sql().empty() && !attempt.replies.empty()
        && (attempt.check || !extractSql(*attempt.replies.back().text, defaultDialect().lex));
}

} // namespace querymend
