#include "prompt/memory/examplesearch.h"

#include "dialect/dialect.h"
#include "prompt/linking/keywords.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <cmath>

namespace querymend {

namespace {

/// The tables that a statement names after FROM and JOIN.
std::vector<std::string> tablesIn(std::string_view sql)
{
    std::vector<std::string> names;
    bool isTable = false;
    for (const Token& token : lex(sql, defaultDialect().lex)) {
        const bool isName = token.kind == TokenKind::quotedName || token.kind == TokenKind::word;
        if (isTable && isName)
            names.push_back(decoded(token, sql));
        isTable = token.keyword == Keyword::From || token.keyword == Keyword::Join;
    }
    return names;
}

bool belongsTo(const Example& example, std::string_view database)
{
    return example.database.empty() || example.database == database;
}

/// From 0.7 for an example of which the schema has no table to 1 for one of which it has all; 0 if it is an example of
/// this database from the time before a table was dropped.
float kinship(const Example& example, const Catalog* catalog)
{
    constexpr float stranger = 0.7F;
    const bool isOwn = !example.database.empty();
    const std::vector<std::string> tables = tablesIn(example.sql);
    if (!catalog || tables.empty())
        return isOwn ? 1 : stranger;
    const auto known = std::count_if(tables.begin(), tables.end(), [&](const std::string& table) {
        return !catalog->tablesIgnoringCase(table).empty();
    });
    const float share = static_cast<float>(known) / static_cast<float>(tables.size());
    return isOwn ? (share < 1 ? 0.0F : 1.0F) : stranger + (1 - stranger) * share;
}

} // namespace

ExampleSearch::ExampleSearch(std::vector<Example> examples) : m_examples(std::move(examples))
{
    std::vector<std::vector<WordId>> words;
    words.reserve(m_examples.size());
    for (const Example& example : m_examples) {
        std::vector<WordId>& of = words.emplace_back();
        for (QuestionWord& keyword : keywordsOf(example.question))
            of.push_back(m_words.emplace(std::move(keyword.stems.front()), m_words.size()).first->second);
        std::sort(of.begin(), of.end());
        of.erase(std::unique(of.begin(), of.end()), of.end());
    }
    weigh(words);
}

void ExampleSearch::weigh(const std::vector<std::vector<WordId>>& words)
{
    m_starts.assign(m_words.size() + 1, 0);
    for (const std::vector<WordId>& of : words) {
        for (const WordId word : of)
            ++m_starts[word + 1];
    }
    const auto count = static_cast<double>(words.size());
    for (std::size_t w = 0; w + 1 < m_starts.size(); ++w) {
        m_weights.push_back(static_cast<float>(std::log(1 + count / m_starts[w + 1])));
        m_starts[w + 1] += m_starts[w];
    }
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    m_places.resize(m_starts.back());
    for (std::uint32_t e = 0; e < words.size(); ++e) {
        float square = 0;
        for (const WordId word : words[e]) {
            m_places[next[word]++] = e;
            square += m_weights[word] * m_weights[word];
        }
        m_lengths.push_back(std::sqrt(square));
    }
}

std::span<const std::uint32_t> ExampleSearch::examplesOf(WordId word) const
{
    return std::span(m_places).subspan(m_starts[word], m_starts[word + 1] - m_starts[word]);
}

/// Ranks examples by the cosine similarity of the questions.
std::vector<ExampleMatch> ExampleSearch::byWords(const ExampleQuery& query, std::size_t most) const
{
    std::vector<float> products(m_examples.size());
    std::vector<std::uint32_t> touched;
    std::vector<WordId> seen;
    float square = 0;
    for (const QuestionWord& keyword : keywordsOf(query.question)) {
        const auto word = m_words.find(keyword.stems.front());
        if (word == m_words.end()) {
            square += 1;
            continue;
        }
        if (std::find(seen.begin(), seen.end(), word->second) != seen.end())
            continue;
        seen.push_back(word->second);
        const float weight = m_weights[word->second] * m_weights[word->second];
        square += weight;
        for (const std::uint32_t example : examplesOf(word->second)) {
            if (products[example] == 0)
                touched.push_back(example);
            products[example] += weight;
        }
    }
    std::vector<ExampleMatch> matches;
    matches.reserve(touched.size());
    for (const std::uint32_t example : touched) {
        if (belongsTo(m_examples[example], query.database))
            matches.push_back({example, products[example] / (m_lengths[example] * std::sqrt(square))});
    }
    const auto better = [](const ExampleMatch& a, const ExampleMatch& b) {
        return a.score != b.score ? a.score > b.score : a.example < b.example;
    };
    const std::size_t kept = std::min(most, matches.size());
    std::partial_sort(matches.begin(), matches.begin() + static_cast<std::ptrdiff_t>(kept), matches.end(), better);
    matches.resize(kept);
    return matches;
}

std::vector<ExampleMatch> ExampleSearch::nearest(const ExampleQuery& query, std::size_t most) const
{
    // By words alone first, because parsing the statements of all examples would take too long.
    constexpr std::size_t readAtLeast = 64;
    std::vector<ExampleMatch> matches = byWords(query, std::max(most * 4, readAtLeast));
    for (ExampleMatch& match : matches)
        match.score *= kinship(m_examples[match.example], query.catalog);
    std::erase_if(matches, [](const ExampleMatch& match) { return match.score == 0; });
    std::stable_sort(matches.begin(), matches.end(),
                     [](const ExampleMatch& a, const ExampleMatch& b) { return a.score > b.score; });
    matches.resize(std::min(most, matches.size()));
    return matches;
}

std::vector<Example> ExampleSearch::nearestExamples(const ExampleQuery& query, std::size_t most) const
{
    std::vector<Example> found;
    for (const ExampleMatch& match : nearest(query, most))
        found.push_back(m_examples[match.example]);
    return found;
}

} // namespace querymend
