#include "answer/glossary.h"

#include "answer/givenrules.h"
#include "answer/schemanames.h"
#include "answer/thesaurus.h"
#include "base/ascii.h"
#include "schema/namewords.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace querymend {

namespace {

constexpr std::string_view heading = "From the glossary:";

/// Whether two words are forms of one.
bool isSame(const AskedWord& a, const AskedWord& b)
{
    return a.folded == b.folded || std::any_of(a.stems.begin(), a.stems.end(), [&](const std::string& stem) {
               return std::find(b.stems.begin(), b.stems.end(), stem) != b.stems.end();
           });
}

bool isIn(const std::vector<AskedWord>& term, const std::vector<AskedWord>& text)
{
    return !term.empty()
        && std::search(text.begin(), text.end(), term.begin(), term.end(),
                       [](const AskedWord& word, const AskedWord& wanted) { return isSame(wanted, word); })
        != text.end();
}

/// Whether a text has all words of a name, or others that mean the same.
bool isNamed(std::string_view name, const std::vector<AskedWord>& text)
{
    std::string words;
    for (const std::string& word : nameWords(name))
        words += (words.empty() ? "" : " ") + word;
    const std::vector<AskedWord> wanted = askedWordsOf(words);
    return !wanted.empty() && std::all_of(wanted.begin(), wanted.end(), [&](const AskedWord& word) {
        return std::any_of(text.begin(), text.end(), [&](const AskedWord& own) {
            return isSame(own, word) || meanTheSame(own.stems, word.stems);
        });
    });
}

/// The name of a term's target, before its value.
std::string_view nameOf(std::string_view target)
{
    return asciiTrimmed(target.substr(0, target.find('=')));
}

/// Whether a target is to be a table or a column, rather than another term.
bool isOfSchema(std::string_view target)
{
    return target.find('=') != std::string_view::npos
        || (target.find('.') != std::string_view::npos && target.find(' ') == std::string_view::npos);
}

std::optional<GivenProblem> problemOf(const TermMeaning& meaning, const Catalog& catalog, const Dialect& dialect)
{
    const std::string_view name = nameOf(meaning.target);
    if (!isOfSchema(meaning.target) || !columnsCalled(catalog, name).empty() || !tablesCalled(catalog, name).empty())
        return std::nullopt;
    const auto condition = GivenExpression::read(meaning.target, GivenExpression::Use::condition, catalog, dialect);
    return condition ? std::nullopt : std::optional(condition.error());
}

template <class Made>
std::optional<GivenProblem> problemOf(const Result<Made, GivenProblem>& made)
{
    return made ? std::nullopt : std::optional(made.error());
}

using JoinsOf = std::function<const JoinMap&()>;

std::optional<GivenProblem> problemOf(const GivenSentence& sentence, const Catalog& catalog, const Dialect& dialect,
                                      const JoinsOf& joins)
{
    if (const auto* const meaning = std::get_if<TermMeaning>(&sentence))
        return problemOf(*meaning, catalog, dialect);
    if (const auto* const metric = std::get_if<GivenMetric>(&sentence))
        return problemOf(metricFrom(*metric, catalog, dialect, joins()));
    if (const auto* const join = std::get_if<GivenJoin>(&sentence))
        return problemOf(joinFrom(*join, catalog, dialect));
    return problemOf(filterFrom(std::get<GivenFilter>(sentence), catalog, dialect));
}

/// The term that a sentence explains; empty if it explains none.
std::string_view termOf(const GivenSentence& sentence)
{
    if (const auto* const meaning = std::get_if<TermMeaning>(&sentence))
        return meaning->term;
    const auto* const metric = std::get_if<GivenMetric>(&sentence);
    return metric ? std::string_view(metric->term) : std::string_view();
}

} // namespace

Glossary::Glossary(std::string_view text)
{
    std::uint32_t number = 0;
    std::string database;
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        const std::string_view line = asciiTrimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (line.starts_with('#'))
            continue;
        if (line.starts_with('[') && line.ends_with(']')) {
            database = asciiTrimmed(line.substr(1, line.size() - 2));
            continue;
        }
        for (const std::string_view sentence : sentencesOf(line)) {
            if (auto said = givenSentenceIn(sentence)) {
                std::vector<AskedWord> term = askedWordsOf(termOf(*said));
                m_entries.push_back({number, std::string(sentence), database, *std::move(said), std::move(term)});
                continue;
            }
            m_problems.push_back({number, {GivenProblem::Kind::noSentence, std::string(sentence), {}}});
        }
    }
}

bool Glossary::Entry::isFor(const Catalog& catalog) const
{
    return database.empty() || asciiEqualsIgnoringCase(database, catalog.snapshot().database);
}

Glossary Glossary::withoutValues() const
{
    Glossary kept = *this;
    std::erase_if(kept.m_entries, [](const Entry& entry) { return entry.text.find('\'') != std::string::npos; });
    return kept;
}

std::vector<GlossaryProblem> Glossary::problemsWith(const Catalog& catalog, const Dialect& dialect) const
{
    const JoinMap joins(catalog);
    std::vector<GlossaryProblem> problems = m_problems;
    for (const Entry& entry : m_entries) {
        if (!entry.isFor(catalog))
            continue;
        if (auto problem = problemOf(entry.sentence, catalog, dialect, [&]() -> const JoinMap& { return joins; }))
            problems.push_back({entry.line, *std::move(problem)});
    }
    std::stable_sort(problems.begin(), problems.end(),
                     [](const GlossaryProblem& a, const GlossaryProblem& b) { return a.line < b.line; });
    return problems;
}

/// The sentences chosen for one question.
class Glossary::Choice {
public:
    Choice(const std::vector<Entry>& entries, std::string_view question, const Catalog& catalog, const Dialect& dialect,
           const JoinMap* joins)
        : m_entries(entries), m_catalog(catalog), m_dialect(dialect), m_words(askedWordsOf(question)),
          m_isChosen(entries.size(), false), m_joins(joins)
    {}

    std::vector<std::string> sentences()
    {
        chooseTerms();
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (m_isChosen[i])
                addTablesOf(m_entries[i].sentence);
        }
        chooseAboutTables();
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < m_entries.size() && texts.size() < mostSentences; ++i) {
            if (m_isChosen[i])
                texts.push_back(m_entries[i].text);
        }
        return texts;
    }

private:
    /// Terms of the question, and those by which they are explained.
    void chooseTerms()
    {
        bool isNew = true;
        while (std::exchange(isNew, false)) {
            for (std::size_t i = 0; i < m_entries.size(); ++i) {
                if (m_isChosen[i] || !isIn(m_entries[i].term, m_words) || !fits(m_entries[i]))
                    continue;
                m_isChosen[i] = true;
                isNew = true;
                const auto* const meaning = std::get_if<TermMeaning>(&m_entries[i].sentence);
                if (meaning && !isOfSchema(meaning->target)) {
                    for (AskedWord& word : askedWordsOf(meaning->target))
                        m_words.push_back(std::move(word));
                }
            }
        }
    }

    [[nodiscard]] bool fits(const Entry& entry)
    {
        return entry.isFor(m_catalog)
            && !problemOf(entry.sentence, m_catalog, m_dialect, [this]() -> const JoinMap& { return joins(); });
    }

    const JoinMap& joins()
    {
        if (!m_joins)
            m_joins = &m_ownJoins.emplace(m_catalog);
        return *m_joins;
    }

    /// Joins and filters of tables that the question or a chosen sentence names, or that are one key away from those.
    void chooseAboutTables()
    {
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            const auto* const filter = std::get_if<GivenFilter>(&m_entries[i].sentence);
            const auto* const join = std::get_if<GivenJoin>(&m_entries[i].sentence);
            if ((!filter && !join) || !fits(m_entries[i]))
                continue;
            m_isChosen[i] = filter ? isNear(filter->table) : isNear(join->from) || isNear(join->to);
        }
    }

    [[nodiscard]] bool isNear(const std::string& name)
    {
        const TableId table = tablesCalled(m_catalog, name).front();
        std::vector<TableId> near = joins().referringTo(table);
        for (const auto& [other, distance] : joins().reachedAlongKeys(table)) {
            if (distance == 1)
                near.push_back(other);
        }
        near.push_back(table);
        return std::any_of(near.begin(), near.end(), [this](TableId one) { return isSpokenOf(one); });
    }

    [[nodiscard]] bool isSpokenOf(TableId id)
    {
        const auto known = m_isSpokenOf.find(id.value);
        if (known != m_isSpokenOf.end())
            return known->second;
        const Table& table = m_catalog.table(id);
        return m_isSpokenOf[id.value] = isNamed(table.name, m_words)
            || std::any_of(table.columns.begin(), table.columns.end(),
                           [&](const Column& column) { return isNamed(column.name, m_words); });
    }

    void addTablesOf(const GivenSentence& sentence)
    {
        if (const auto* const meaning = std::get_if<TermMeaning>(&sentence)) {
            const std::string_view name = nameOf(meaning->target);
            for (const ColumnId column : columnsCalled(m_catalog, name))
                m_isSpokenOf[column.table.value] = true;
            for (const TableId table : tablesCalled(m_catalog, name))
                m_isSpokenOf[table.value] = true;
        } else if (const auto* const metric = std::get_if<GivenMetric>(&sentence)) {
            if (const auto made = metricFrom(*metric, m_catalog, m_dialect, joins())) {
                for (const TableId table : made->expression.tables())
                    m_isSpokenOf[table.value] = true;
            }
        }
    }

    const std::vector<Entry>& m_entries;
    const Catalog& m_catalog;
    const Dialect& m_dialect;
    std::vector<AskedWord> m_words;
    std::vector<bool> m_isChosen;
    const JoinMap* m_joins; ///< null until it is needed
    std::optional<JoinMap> m_ownJoins;
    std::map<std::uint32_t, bool> m_isSpokenOf;
};

std::vector<std::string> Glossary::sentencesFor(std::string_view question, std::string_view evidence,
                                                const Catalog& catalog, const Dialect& dialect,
                                                const JoinMap* joins) const
{
    if (empty())
        return {};
    const std::string text = std::string(question) + '\n' + std::string(evidence);
    return Choice(m_entries, text, catalog, dialect, joins).sentences();
}

std::string withGlossary(std::string_view evidence, const std::vector<std::string>& sentences)
{
    std::string text(evidence);
    if (sentences.empty() || withoutGlossary(evidence).size() < evidence.size())
        return text;
    text += (text.empty() ? "" : "\n") + std::string(heading);
    for (const std::string& sentence : sentences)
        text += '\n' + sentence;
    return text;
}

std::string_view withoutGlossary(std::string_view evidence)
{
    const std::string_view typed = evidence.substr(0, evidence.find(heading));
    return typed.ends_with('\n') ? typed.substr(0, typed.size() - 1) : typed;
}

std::vector<std::string_view> sentencesAbout(std::string_view name, std::string_view evidence)
{
    std::string words;
    for (const std::string& word : nameWords(name))
        words += (words.empty() ? "" : " ") + word;
    const std::vector<AskedWord> named = askedWordsOf(words);
    std::vector<std::string_view> found;
    for (const std::string_view sentence : sentencesOf(evidence)) {
        const auto said = givenSentenceIn(sentence);
        if (said && isIn(askedWordsOf(termOf(*said)), named))
            found.push_back(sentence);
    }
    return found;
}

} // namespace querymend
