#include "check/comparedcolumns.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace querymend {

namespace {

constexpr std::size_t mostCompared = 20;

bool isComparison(std::string_view between)
{
    constexpr std::array<std::string_view, 9> operators{"=", "<>", "!=", "<", ">", "<=", ">=", "==", "<=>"};
    return std::find(operators.begin(), operators.end(), asciiTrimmed(between)) != operators.end();
}

bool areCompared(const ColumnRef& a, const ColumnRef& b, std::string_view text)
{
    const auto& [first, second] = a.range.begin < b.range.begin ? std::tie(a, b) : std::tie(b, a);
    constexpr std::uint32_t widestGap = 40;
    return first.range.end <= second.range.begin && second.range.begin - first.range.end <= widestGap
        && isComparison(ByteRange{first.range.end, second.range.begin}.of(text));
}

/// Whether a text ends like `IN (`, or is that alone.
bool opensList(std::string_view between)
{
    std::string words = asciiLowered(between);
    std::erase_if(words, [](char c) { return asciiIsSpace(c); });
    return words == "in(" || words == "notin(";
}

/// The column before IN, if the reference is what the subquery after it selects.
const ColumnRef* columnBeforeList(const ColumnRef& reference, std::string_view text, const Outline& outline)
{
    const Scope& scope = outline[reference.scope];
    const bool isSole = scope.items.size() == 1 && !scope.items.front().soleColumn.isNone()
        && outline[scope.items.front().soleColumn].range == reference.range;
    if (!isSole || scope.parent.isNone())
        return nullptr;
    const auto found = std::ranges::find_if(outline.columns, [&](const ColumnRef& column) {
        constexpr std::uint32_t widestGap = 40;
        return column.scope == scope.parent && column.range.end < scope.range.begin
            && scope.range.begin - column.range.end <= widestGap
            && opensList(ByteRange{column.range.end, scope.range.begin}.of(text));
    });
    return found == outline.columns.end() ? nullptr : &*found;
}

/// A column after the edits, as engines compare names: without quotes and in one case.
std::string editedName(ByteRange range, const std::vector<TextEdit>& edits, std::string_view text)
{
    std::vector<TextEdit> inside;
    for (const TextEdit& edit : edits) {
        if (edit.range.begin >= range.begin && edit.range.end <= range.end)
            inside.push_back({{edit.range.begin - range.begin, edit.range.end - range.begin}, edit.replacement});
    }
    std::string name = asciiLowered(EditedText(range.of(text), std::move(inside)).text());
    std::erase_if(name, [](char c) { return std::string_view("\"`[]").find(c) != std::string_view::npos; });
    return name;
}

} // namespace

bool makeSidesEqual(const std::vector<TextEdit>& edits, std::string_view text, const Outline& outline)
{
    const auto& columns = outline.columns;
    for (std::size_t i = 1; i < columns.size(); ++i) {
        const ByteRange left = columns[i - 1].range;
        const ByteRange right = columns[i].range;
        const bool isTouched = std::any_of(edits.begin(), edits.end(), [&](const TextEdit& edit) {
            return edit.range.begin < std::max(left.end, right.end)
                && edit.range.end > std::min(left.begin, right.begin);
        });
        if (isTouched && areCompared(columns[i - 1], columns[i], text)
            && editedName(left, edits, text) == editedName(right, edits, text)
            && editedName(left, {}, text) != editedName(right, {}, text))
            return true;
    }
    return false;
}

bool equatesColumnsNamed(std::string_view column, ScopeId scope, std::string_view text, const Outline& outline)
{
    const auto& columns = outline.columns;
    const auto isOne = [&](const ColumnRef& reference) {
        return reference.scope == scope && !reference.star
            && asciiEqualsIgnoringCase(outline.parts(reference.name).back().text, column);
    };
    for (std::size_t i = 1; i < columns.size(); ++i) {
        if (isOne(columns[i - 1]) && isOne(columns[i]) && areCompared(columns[i - 1], columns[i], text))
            return true;
    }
    return false;
}

std::vector<ComparedColumn> comparedColumns(const ColumnRef& reference, std::string_view text, const Outline& outline,
                                            Resolver& resolver)
{
    std::vector<ComparedColumn> found;
    const std::string name = dotted(outline.parts(reference.name));
    const auto& columns = outline.columns;
    for (std::size_t i = 0; i < columns.size() && found.size() < mostCompared; ++i) {
        if (columns[i].scope != reference.scope || columns[i].star
            || !asciiEqualsIgnoringCase(dotted(outline.parts(columns[i].name)), name))
            continue;
        if (const ColumnRef* const before = columnBeforeList(columns[i], text, outline)) {
            const Resolution meant = resolver.resolve(*before);
            if (meant.status == ResolutionStatus::resolved && meant.sources.size() == 1)
                found.push_back({before, meant.sources.front(), meant.sources.front()});
        }
        // References are in the order of the text within a clause, so what a column is compared with is beside it.
        for (const std::size_t other : {i - 1, i + 1}) {
            if (other >= columns.size() || !areCompared(columns[i], columns[other], text))
                continue;
            const Resolution meant = resolver.resolve(columns[other]);
            const bool isKnown = meant.status == ResolutionStatus::resolved && meant.sources.size() == 1;
            const SourceId named =
                meant.sources.size() == 1 && columns[other].name.count > 1 ? meant.sources.front() : SourceId();
            found.push_back({&columns[other], isKnown ? meant.sources.front() : SourceId(), named});
        }
    }
    return found;
}

} // namespace querymend
