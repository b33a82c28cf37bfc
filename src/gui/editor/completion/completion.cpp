#include "editor/completion/completion.h"

#include "editor/completion/completionfinder.h"
#include "sql/parameters/namedparameters.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace querymend {

namespace {

/// A placeholder that no schema contains.
constexpr std::string_view caretName = "qm_caret_0";

/// Ranks a match, best first: the whole name, its beginning, the beginning of a word in it, anywhere else.
int fitOf(std::string_view name, const std::string& folded)
{
    const std::string letters = foldedForMatching(name);
    const std::size_t place = letters.find(folded);
    if (place == 0)
        return letters.size() == folded.size() ? 0 : 1;
    for (std::size_t at = place; at != std::string::npos && at > 0; at = letters.find(folded, at + 1)) {
        if (letters[at - 1] == '_' || letters[at - 1] == ' ')
            return 2;
    }
    return 3;
}

void sortByFit(std::vector<Completion>& items, std::string_view prefix)
{
    const std::string folded = foldedForMatching(prefix);
    std::vector<std::pair<std::tuple<int, bool, CompletionKind>, std::size_t>> order;
    order.reserve(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
        order.push_back({{folded.empty() ? 0 : fitOf(items[i].name, folded), !items[i].isRelated, items[i].kind}, i});
    std::sort(order.begin(), order.end());
    order.resize(std::min(order.size(), mostCompletions));
    std::vector<Completion> sorted;
    sorted.reserve(order.size());
    for (const auto& [key, index] : order)
        sorted.push_back(std::move(items[index]));
    items = std::move(sorted);
}

/// The name of a parameter is of the user's making.
bool isInParameter(std::string_view text, std::uint32_t offset, const Dialect& dialect)
{
    const std::vector<NamedParameter> parameters = namedParametersIn(text, dialect.lex, dialect.syntax);
    return std::any_of(parameters.begin(), parameters.end(), [&](const NamedParameter& parameter) {
        return parameter.range.begin < offset && offset <= parameter.range.end;
    });
}

} // namespace

Completions completionsAt(std::string_view text, std::uint32_t offset, const Dialect& dialect, const Catalog* catalog)
{
    const auto word = caretWordAt(text, offset, dialect.lex);
    if (!word || isInParameter(text, offset, dialect))
        return {{offset, offset}, {}, {}};
    std::string tried(text.substr(0, word->range.begin));
    tried += caretName;
    const ByteRange caret{word->range.begin, static_cast<std::uint32_t>(tried.size())};
    // A name that follows directly would merge with the placeholder.
    if (word->range.end < text.size() && !word->isCalled)
        tried += ' ';
    tried += text.substr(word->range.end);
    Completions made{word->range, word->prefix, CompletionFinder(tried, caret, *word, dialect, catalog).find()};
    sortByFit(made.items, made.prefix);
    return made;
}

} // namespace querymend
