#include "diagnose/hints/factlines.h"

#include "check/mending/mechanic.h"
#include "diagnose/hints/conditionlines.h"
#include "diagnose/hints/nameparts.h"
#include "diagnose/hints/placeholdervalues.h"
#include "diagnose/hints/samplenames.h"
#include "diagnose/hints/tablefacts.h"
#include "schema/enumlabels.h"

#include <algorithm>
#include <iterator>

namespace querymend {

namespace {

constexpr std::size_t mostFindings = 3;
constexpr std::size_t mostSuggestions = 3;
constexpr std::size_t mostNotes = 6;

std::string_view unquoted(std::string_view name)
{
    constexpr std::string_view quotes = "\"`[";
    const bool isQuoted = name.size() > 2 && quotes.find(name.front()) != std::string_view::npos;
    return isQuoted ? name.substr(1, name.size() - 2) : name;
}

class FactWriter {
public:
    FactWriter(const HintFacts& facts, const FailedStatement& statement) : m_facts(facts), m_statement(statement) {}

    std::vector<std::string> write()
    {
        m_lines.assign(m_facts.said.begin(), m_facts.said.end());
        addLabels();
        if (m_facts.choice.level == HintLevel::general) {
            addCertain();
            addOtherPlaces();
            addTableList();
            return std::move(m_lines);
        }
        addTests();
        addNotes();
        if (has(ErrorCode::emptyResult))
            std::ranges::move(conditionLines(m_facts.sql, *m_facts.dialect), std::back_inserter(m_lines));
        addNearest();
        addOtherPlaces();
        addTables();
        addKeys();
        return std::move(m_lines);
    }

private:
    [[nodiscard]] const Catalog& catalog() const { return m_facts.schema->catalog(); }

    [[nodiscard]] bool has(ErrorCode code) const
    {
        return std::any_of(m_facts.findings.begin(), m_facts.findings.end(),
                           [&](const Finding& f) { return f.severity == Severity::error && f.code == code; });
    }

    template <class Take>
    void eachError(Take take) const
    {
        std::size_t taken = 0;
        for (const Finding& finding : m_facts.findings) {
            if (finding.severity == Severity::error && taken++ < mostFindings)
                take(finding);
        }
    }

    /// Adds the labels of an enumeration that PostgreSQL says a value is not in.
    void addLabels()
    {
        constexpr std::string_view complaint = "invalid input value for enum ";
        constexpr std::size_t mostBytes = 400;
        const std::string_view message = m_facts.engine.message;
        const std::size_t begin = message.find(complaint);
        if (!m_facts.schema || begin == std::string_view::npos)
            return;
        std::string_view type = message.substr(begin + complaint.size());
        type = type.substr(0, type.rfind(": \""));
        const std::string definition = std::string(type) + " as enum(";
        for (const Table& table : catalog().snapshot().tables) {
            const auto column = std::find_if(table.columns.begin(), table.columns.end(),
                                             [&](const Column& each) { return each.type.starts_with(definition); });
            if (column == table.columns.end())
                continue;
            m_lines.push_back("Labels of " + nameInHint(type) + ": " + listOfLabels(labelsOf(column->type), mostBytes)
                              + '.');
            return;
        }
    }

    void addTests()
    {
        eachError([&](const Finding& finding) {
            if (finding.code != ErrorCode::testFailed || finding.message.empty())
                return;
            const bool isKept = m_facts.values == DataValues::stay && !finding.messageWithoutData.empty();
            std::string line = "Failed test: " + (isKept ? finding.messageWithoutData : finding.message);
            if (!finding.suggestions.empty())
                line += " Fix: " + textOf(finding.suggestions.front());
            m_lines.push_back(std::move(line));
        });
        if (m_facts.testsPassed && has(ErrorCode::testFailed))
            m_lines.push_back("Passed tests: " + std::to_string(*m_facts.testsPassed) + ".");
    }

    /// Adds what is known about an empty result.
    void addNotes()
    {
        std::size_t taken = 0;
        for (const Finding& note : m_facts.findings) {
            if (note.severity != Severity::note || note.code != ErrorCode::emptyResult || taken++ == mostNotes)
                continue;
            const std::string condition = nameInHint(note.range.of(m_facts.sql));
            m_lines.push_back("In " + condition + ": " + noteInWords(note));
        }
    }

    [[nodiscard]] std::string noteInWords(const Finding& note) const
    {
        if (m_facts.values == DataValues::stay)
            return note.messageWithoutData.empty() ? note.message : note.messageWithoutData;
        std::string words = note.message;
        for (std::size_t i = 0; i < std::min(note.suggestions.size(), mostSuggestions); ++i)
            words +=
                (i == 0 ? " Stored values, nearest first: '" : ", '") + nameInHint(textOf(note.suggestions[i])) + '\'';
        return words;
    }

    /// What is certain is said at once: a model that has to guess it spends a retry.
    void addCertain()
    {
        eachError([&](const Finding& finding) {
            const bool isCertain = std::any_of(finding.fixes.begin(), finding.fixes.end(), [](const Fix& fix) {
                return fix.confidence >= certainMendingConfidence;
            });
            if (!isCertain || categoryOf(finding.code) != Category::schemaReference || finding.suggestions.empty())
                return;
            m_lines.push_back("Nearest to " + nameInHint(finding.identifier) + ": "
                              + withType(finding, finding.suggestions.front()) + '.');
        });
    }

    void addNearest()
    {
        eachError([&](const Finding& finding) {
            if (categoryOf(finding.code) != Category::schemaReference && finding.code != ErrorCode::unknownFunction)
                return;
            const std::vector<std::string> names = namesFor(finding);
            if (names.empty())
                return;
            std::string line = "Nearest to " + nameInHint(finding.identifier) + ": ";
            for (std::size_t i = 0; i < names.size(); ++i)
                line += (i == 0 ? "" : ", ") + names[i];
            m_lines.push_back(line + '.');
        });
    }

    [[nodiscard]] std::vector<std::string> namesFor(const Finding& finding) const
    {
        std::vector<std::string> names;
        for (const Suggestion& suggestion : finding.suggestions) {
            if (names.size() < mostSuggestions)
                names.push_back(withType(finding, suggestion));
        }
        if (names.empty() && m_facts.schema && !finding.identifier.empty())
            names = namesOfSchema(finding);
        return names;
    }

    /// Similar names for a mistake that only the engine found, searched for by the name alone.
    [[nodiscard]] std::vector<std::string> namesOfSchema(const Finding& finding) const
    {
        std::vector<std::string> names;
        const std::string_view name = lastNamePart(finding.identifier);
        if (finding.code == ErrorCode::unknownTable) {
            for (const NearTable& near : m_facts.schema->suggester().tables(name, mostSuggestions))
                names.push_back(spelledTable(catalog(), near.table, *m_facts.dialect));
        } else if (finding.code == ErrorCode::unknownColumn) {
            for (const NearColumn& near : m_facts.schema->suggester().columns(name, mostSuggestions)) {
                const std::string column = quotedIfNeeded(*m_facts.dialect, catalog().column(near.column).name);
                names.push_back(
                    withType(finding, {spelledTable(catalog(), near.column.table, *m_facts.dialect) + '.' + column}));
            }
        }
        return names;
    }

    [[nodiscard]] std::string withType(const Finding& finding, Suggestion suggestion) const
    {
        const bool isColumn = m_facts.schema && finding.code == ErrorCode::unknownColumn && !suggestion.name.empty();
        const std::string type = isColumn ? typeOf(unquoted(lastNamePart(suggestion.name))) : std::string();
        if (!type.empty())
            suggestion.name += " (" + type + ')';
        return textOf(suggestion);
    }

    /// The type of this column in the tables in use, or else the one type of all columns of this name, if they agree.
    [[nodiscard]] std::string typeOf(std::string_view name) const
    {
        for (const TableId table : m_statement.tables()) {
            if (const ColumnId id = catalog().findColumnIgnoringCase(table, name))
                return briefType(catalog().column(id).type);
        }
        std::string type;
        for (const ColumnId id : catalog().columnsIgnoringCase(name)) {
            const std::string& other = catalog().column(id).type;
            if (!type.empty() && type != other)
                return {};
            type = other;
        }
        return briefType(type);
    }

    [[nodiscard]] std::vector<std::string_view> unknownTables() const
    {
        std::vector<std::string_view> names;
        eachError([&](const Finding& finding) {
            if (finding.code == ErrorCode::unknownTable)
                names.push_back(lastNamePart(finding.identifier));
        });
        return names;
    }

    [[nodiscard]] bool wantsTableNames() const
    {
        return has(ErrorCode::unknownTable) || has(ErrorCode::invalidRequest) || has(ErrorCode::emptyResult);
    }

    /// A table that exists, but not in the database or schema that the statement names.
    void addOtherPlaces()
    {
        eachError([&](const Finding& finding) {
            if (m_facts.schema && finding.code == ErrorCode::unknownTable)
                TableFacts(m_facts, m_statement).addPlaces(m_lines, finding.identifier);
        });
    }

    void addTableList()
    {
        if (m_facts.schema && wantsTableNames())
            TableFacts(m_facts, m_statement).addNames(m_lines, unknownTables(), "Tables");
    }

    void addTables()
    {
        const Finding* const primary = m_facts.primary();
        const Category category = primary ? categoryOf(primary->code) : Category::generic;
        const bool isOfUse = category != Category::syntaxError && category != Category::validationFailed;
        if (!m_facts.schema || (!isOfUse && !wantsTableNames()))
            return;
        const TableFacts tables(m_facts, m_statement);
        tables.addColumns(m_lines, unknownTables());
        if (wantsTableNames())
            tables.addNames(m_lines, unknownTables(), "All tables");
    }

    void addKeys()
    {
        const bool isOfUse = has(ErrorCode::unknownColumn) || has(ErrorCode::unknownAlias) || has(ErrorCode::join)
            || has(ErrorCode::ambiguousColumn) || has(ErrorCode::emptyResult) || has(ErrorCode::allNull)
            || has(ErrorCode::typeMismatch);
        if (m_facts.schema && isOfUse)
            TableFacts(m_facts, m_statement).addKeys(m_lines);
    }

    const HintFacts& m_facts;
    const FailedStatement& m_statement;
    std::vector<std::string> m_lines;
};

} // namespace

std::vector<std::string> factLines(const HintFacts& facts, const FailedStatement& statement)
{
    return FactWriter(facts, statement).write();
}

std::string withoutStoredValues(std::string_view message, std::string_view sql)
{
    std::string out;
    while (!message.empty()) {
        const char quote = message.front();
        const std::size_t end = quote == '"' || quote == '\'' ? message.find(quote, 1) : std::string_view::npos;
        if (end == std::string_view::npos || end == 1) {
            out += quote;
            message.remove_prefix(1);
            continue;
        }
        const std::string_view quoted = message.substr(1, end - 1);
        out += quote;
        out += sql.find(quoted) == std::string_view::npos ? std::string_view("…") : quoted;
        out += quote;
        message.remove_prefix(end + 1);
    }
    return out;
}

} // namespace querymend
