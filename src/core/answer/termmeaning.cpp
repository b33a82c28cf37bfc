#include "answer/termmeaning.h"

#include "base/ascii.h"
#include "base/names.h"

#include <algorithm>
#include <array>
#include <optional>

namespace querymend {

namespace {

constexpr auto verbs = std::to_array<std::string_view>({
    " refers to ",
    " refer to ",
    " means ",
    " mean ",
    " si riferisce a ",
    " significa ",
    " vuol dire ",
    " означает ",
    " значит ",
});

constexpr auto dismissals = std::to_array<std::string_view>({
    " can be ignored",
    " si può ignorare",
    " можно не учитывать",
});

std::string_view withoutQuotes(std::string_view text)
{
    const bool isQuoted =
        text.size() > 2 && text.front() == text.back() && (text.front() == '"' || text.front() == '\'');
    return isQuoted ? text.substr(1, text.size() - 2) : text;
}

std::string_view withoutFullStop(std::string_view text)
{
    return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

std::string folded(std::string_view text)
{
    return spelled({text, LetterFold::lower, CasedLetters::unicode});
}

/// The text without what it says of the term.
std::string withoutTermMeaning(std::string_view text, std::string_view term)
{
    std::string kept;
    for (const std::string_view sentence : sentencesOf(text)) {
        const auto meaning = termMeaningIn(sentence);
        if (!meaning || folded(meaning->term) != folded(term))
            kept += (kept.empty() ? "" : "; ") + std::string(sentence);
    }
    return kept;
}

} // namespace

std::vector<std::string_view> sentencesOf(std::string_view text)
{
    std::vector<std::string_view> sentences;
    char quote = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const char c = at < text.size() ? text[at] : '\n';
        if (c == '\n' || (c == ';' && quote == 0)) {
            const std::string_view sentence = asciiTrimmed(text.substr(begin, at - begin));
            if (!sentence.empty())
                sentences.push_back(sentence);
            begin = at + 1;
            quote = 0;
        } else if (quote != 0) {
            quote = c == quote ? '\0' : quote;
        } else if (c == '"' || (c == '\'' && (at == begin || !asciiIsAlpha(text[at - 1])))) {
            quote = c;
        }
    }
    return sentences;
}

std::optional<TermMeaning> termMeaningIn(std::string_view sentence)
{
    sentence = withoutFullStop(sentence);
    for (const std::string_view dismissal : dismissals) {
        if (sentence.ends_with(dismissal))
            return TermMeaning{std::string(withoutQuotes(sentence.substr(0, sentence.size() - dismissal.size()))), {}};
    }
    for (const std::string_view verb : verbs) {
        const std::size_t at = sentence.find(verb);
        if (at == std::string_view::npos || at == 0)
            continue;
        const std::string_view target = asciiTrimmed(sentence.substr(at + verb.size()));
        if (!target.empty())
            return TermMeaning{std::string(withoutQuotes(asciiTrimmed(sentence.substr(0, at)))), std::string(target)};
    }
    return std::nullopt;
}

std::vector<TermMeaning> termMeaningsIn(std::string_view text)
{
    std::vector<TermMeaning> meanings;
    for (const std::string_view sentence : sentencesOf(text)) {
        if (auto meaning = termMeaningIn(sentence))
            meanings.push_back(*std::move(meaning));
    }
    return meanings;
}

std::string withTermMeaning(std::string_view text, const TermMeaning& meaning)
{
    const std::string kept = withoutTermMeaning(text, meaning.term);
    const std::string said = meaning.target.empty() ? "'" + meaning.term + "' can be ignored"
                                                    : "'" + meaning.term + "' refers to " + meaning.target;
    return kept.empty() ? said : kept + "; " + said;
}

} // namespace querymend
