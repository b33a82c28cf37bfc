#include "answer/cues.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

namespace querymend {

namespace {

/// The rows of all languages by their first word; beginnings of words by their first four bytes.
struct CueIndex {
    std::unordered_map<std::string_view, std::vector<const CueRow*>> byWord;
    std::unordered_map<std::string_view, std::vector<const CueRow*>> byBeginning;

    static constexpr std::size_t beginning = 4;

    CueIndex()
    {
        for (const auto rows : {englishCues(), italianCues(), russianCues()}) {
            for (const CueRow& row : rows) {
                const std::string_view first = row.phrase.substr(0, row.phrase.find(' '));
                if (first.ends_with('*'))
                    byBeginning[first.substr(0, beginning)].push_back(&row);
                else
                    byWord[first].push_back(&row);
            }
        }
    }
};

bool matches(const AskedWord& asked, std::string_view written)
{
    if (written.ends_with('*'))
        return asked.folded.starts_with(written.substr(0, written.size() - 1));
    return asked.folded == written;
}

/// An apostrophe joins words: what's is `what s`.
bool isApostrophe(const AskedWord& word)
{
    return word.kind == AskedWord::Kind::sign && (word.folded == "'" || word.folded == "’");
}

std::size_t lengthOf(const CueRow& row, std::span<const AskedWord> words)
{
    std::string_view rest = row.phrase;
    std::size_t at = 0;
    while (!rest.empty()) {
        const std::string_view next = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(next.size() + 1, rest.size()));
        while (at > 0 && at < words.size() && isApostrophe(words[at]))
            ++at;
        if (at == words.size() || words[at].kind == AskedWord::Kind::quoted || !matches(words[at], next))
            return 0;
        ++at;
    }
    return at;
}

} // namespace

CueMatch cueAt(std::span<const AskedWord> words)
{
    static const CueIndex index;
    CueMatch best;
    if (words.empty())
        return best;
    const auto tryAll = [&](const std::unordered_map<std::string_view, std::vector<const CueRow*>>& rows,
                            std::string_view key) {
        const auto found = rows.find(key);
        if (found == rows.end())
            return;
        for (const CueRow* row : found->second) {
            const std::size_t length = lengthOf(*row, words);
            if (length > best.words)
                best = {row->cue, row->argument, length};
        }
    };
    const std::string_view first = words.front().folded;
    tryAll(index.byWord, first);
    tryAll(index.byBeginning, first.substr(0, CueIndex::beginning));
    return best;
}

} // namespace querymend
