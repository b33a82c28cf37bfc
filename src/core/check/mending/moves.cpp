#include "check/mending/moves.h"

#include <algorithm>
#include <optional>

namespace querymend {

namespace {

constexpr std::size_t mostFindings = 40; ///< looked at in one round

/// Whether a mistake of this kind is one of spelling, which edits can correct. Where the text must not run, or its
/// result is what is wrong, only its author can say what is meant.
bool isOfSpelling(ErrorCode code)
{
    switch (code) {
    case ErrorCode::multipleStatements:
    case ErrorCode::notUnderstood:
    case ErrorCode::syntax:
    case ErrorCode::unbalanced:
    case ErrorCode::unterminatedLiteral:
    case ErrorCode::sanitizeFailed:
    case ErrorCode::unknownTable:
    case ErrorCode::unknownColumn:
    case ErrorCode::ambiguousColumn:
    case ErrorCode::unknownAlias:
    case ErrorCode::unknownFunction:
    case ErrorCode::wrongArguments:
    case ErrorCode::typeMismatch:
    case ErrorCode::badValue:
    case ErrorCode::grouping:
    case ErrorCode::aggregateMisuse:
    case ErrorCode::setOperationMismatch:
    case ErrorCode::join:
    case ErrorCode::unclassified:
        return true;
    case ErrorCode::noSql:
    case ErrorCode::invalidRequest:
    case ErrorCode::notSelect:
    case ErrorCode::comment:
    case ErrorCode::forbiddenOperation:
    case ErrorCode::sideEffectFunction:
    case ErrorCode::divisionByZero:
    case ErrorCode::permission:
    case ErrorCode::timeout:
    case ErrorCode::memoryLimit:
    case ErrorCode::tooManyRows:
    case ErrorCode::connectionLost:
    case ErrorCode::databaseDown:
    case ErrorCode::emptyResult:
    case ErrorCode::allNull:
    case ErrorCode::testFailed:
    case ErrorCode::valueNotStored:
    case ErrorCode::dateFormat:
    case ErrorCode::unlikelyJoin:
    case ErrorCode::unconnectedTables:
    case ErrorCode::integerDivision:
    case ErrorCode::nullsFirst:
    case ErrorCode::outputColumns:
    case ErrorCode::repeatedRows:
    case ErrorCode::otherTables:
        return false;
    }
    return false;
}

/// Adds edits, those that are there already only once. Returns whether they leave the others alone.
bool addEdits(std::vector<TextEdit>& edits, const std::vector<TextEdit>& more)
{
    std::vector<TextEdit> all = edits;
    for (const TextEdit& edit : more) {
        if (std::find(all.begin(), all.end(), edit) != all.end())
            continue;
        const bool isFree = std::none_of(all.begin(), all.end(), [&](const TextEdit& other) {
            const bool isSamePlace = edit.range.begin == other.range.begin;
            return isSamePlace || (edit.range.begin < other.range.end && other.range.begin < edit.range.end);
        });
        if (!isFree)
            return false;
        all.push_back(edit);
    }
    std::sort(all.begin(), all.end(),
              [](const TextEdit& a, const TextEdit& b) { return a.range.begin < b.range.begin; });
    edits = std::move(all);
    return true;
}

bool sayTheSame(const Fix& one, const Fix& other)
{
    return one.reason == other.reason && one.edits.size() == other.edits.size()
        && std::equal(one.edits.begin(), one.edits.end(), other.edits.begin(),
                      [](const TextEdit& a, const TextEdit& b) { return a.replacement == b.replacement; });
}

/// The fix of one finding, and the same one wherever the same mistake was made.
std::optional<MendingMove> moveOf(const Finding& finding, const Fix& fix, const std::vector<const Finding*>& all)
{
    MendingMove move{finding.code, fix.reason, fix.confidence, {}};
    if (!addEdits(move.edits, fix.edits))
        return std::nullopt;
    for (const Finding* other : all) {
        if (other == &finding || other->code != finding.code || other->identifier != finding.identifier)
            continue;
        const auto same = std::find_if(other->fixes.begin(), other->fixes.end(),
                                       [&](const Fix& candidate) { return sayTheSame(fix, candidate); });
        if (same != other->fixes.end() && addEdits(move.edits, same->edits))
            move.confidence = std::min(move.confidence, same->confidence);
    }
    return move;
}

bool isClear(const MovesOfFinding& moves)
{
    return !moves.empty()
        && (moves.size() == 1 || moves[1].edits == moves[0].edits
            || moves[1].confidence < moves[0].confidence - mendingMargin);
}

} // namespace

std::vector<MovesOfFinding> movesFor(const Verdict& verdict)
{
    std::vector<const Finding*> errors;
    for (const Finding& finding : verdict.findings) {
        if (finding.severity != Severity::error)
            continue;
        if (!isOfSpelling(finding.code))
            return {};
        if (errors.size() < mostFindings)
            errors.push_back(&finding);
    }
    std::vector<MovesOfFinding> all;
    for (const Finding* finding : errors) {
        MovesOfFinding moves;
        for (const Fix& fix : finding->fixes) {
            if (fix.confidence < leastMendingConfidence || fix.edits.empty())
                continue;
            if (auto move = moveOf(*finding, fix, errors))
                moves.push_back(*std::move(move));
        }
        std::stable_sort(moves.begin(), moves.end(),
                         [](const MendingMove& a, const MendingMove& b) { return a.confidence > b.confidence; });
        const bool isKnown = std::any_of(all.begin(), all.end(), [&](const MovesOfFinding& known) {
            return !moves.empty() && known.front().edits == moves.front().edits;
        });
        if (!moves.empty() && !isKnown)
            all.push_back(std::move(moves));
    }
    return all;
}

MendingMove jointMove(const std::vector<MovesOfFinding>& moves)
{
    MendingMove joint;
    std::size_t taken = 0;
    std::vector<std::string> reasons;
    for (const MovesOfFinding& ofFinding : moves) {
        const MendingMove& best = ofFinding.front();
        if (!isClear(ofFinding) || !addEdits(joint.edits, best.edits))
            continue;
        if (taken == 0)
            joint.code = best.code;
        joint.confidence = taken == 0 ? best.confidence : std::min(joint.confidence, best.confidence);
        if (std::find(reasons.begin(), reasons.end(), best.reason) == reasons.end())
            reasons.push_back(best.reason);
        ++taken;
    }
    if (taken < 2)
        return {};
    for (const std::string& reason : reasons)
        joint.reason += (joint.reason.empty() ? "" : "; ") + reason;
    return joint;
}

} // namespace querymend
