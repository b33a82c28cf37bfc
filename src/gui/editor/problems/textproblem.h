#pragma once

#include "base/errorcode.h"
#include "base/range.h"
#include "base/textmap.h"
#include "check/finding.h"

#include <QString>

#include <vector>

namespace querymend {

/// One way to fix a problem.
struct QuickFix {
    QString title; ///< the new text
    std::vector<TextEdit> edits;
    QString reason{};
    double confidence = 0; ///< from 0 to 1
};

/// A problem in a text, at its current position.
struct TextProblem {
    ByteRange range;
    ErrorCode code = ErrorCode::unclassified;
    Severity severity = Severity::error;
    QString message;
    QString subject; ///< the name that the message is about; may be empty
    std::vector<QuickFix> fixes;
    std::vector<ByteRange> repeats{}; ///< where else the same is wrong
};

/// The category whose colour marks the problem; a warning is no failure and has that of notes on results.
[[nodiscard]] Category lookOf(const TextProblem& problem);

/// Converts the findings on a statement that begins at `offset` of the text, without notes.
[[nodiscard]] std::vector<TextProblem> problemsOf(const std::vector<Finding>& findings, std::uint32_t offset);

/// Moves problems with the text after a range of it was replaced. Fixes that touch the range are removed.
void shift(std::vector<TextProblem>& problems, ByteRange replaced, std::uint32_t newSize);

} // namespace querymend
