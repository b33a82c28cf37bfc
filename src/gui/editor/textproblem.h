#pragma once

#include "base/errorcode.h"
#include "base/range.h"
#include "base/textmap.h"
#include "check/finding.h"

#include <QString>

#include <vector>

namespace querymend {

/// One way to mend a problem.
struct QuickFix {
    QString title; ///< what will stand there
    std::vector<TextEdit> edits;
};

/// Something that is wrong with a text, where it stands in the text as it is now.
struct TextProblem {
    ByteRange range;
    ErrorCode code = ErrorCode::unclassified;
    Severity severity = Severity::error;
    QString message;
    QString subject; ///< the name in the message that it is about; may be empty
    std::vector<QuickFix> fixes;
};

/// What a check found in a statement that begins at `offset` of the text; notes are left out.
[[nodiscard]] std::vector<TextProblem> problemsOf(const std::vector<Finding>& findings, std::uint32_t offset);

/// The problems of a text after a stretch of it was replaced. What stood in the stretch has no fixes any more.
void shift(std::vector<TextProblem>& problems, ByteRange replaced, std::uint32_t newSize);

} // namespace querymend
