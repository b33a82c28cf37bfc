#include "diagnose/hints/factlines.h"

#include "base/ascii.h"
#include "base/utf8.h"
#include "diagnose/hints/hintplaces.h"
#include "diagnose/hints/samplenames.h"
#include "schema/nearest.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t mostFindings = 3;
constexpr std::size_t mostSuggestions = 3;
constexpr std::size_t mostTables = 4;
constexpr std::size_t mostColumns = 16;
constexpr std::size_t mostCharactersOfTables = 500;
constexpr std::size_t mostNotes = 6;

std::string_view lastPart(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

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
        if (m_facts.choice.level == HintLevel::general) {
            addTableList();
            return std::move(m_lines);
        }
        addTests();
        addNotes();
        addNearest();
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

    void addTests()
    {
        eachError([&](const Finding& finding) {
            if (finding.code != ErrorCode::testFailed || finding.message.empty())
                return;
            std::string line = "Failed test: " + finding.message;
            if (!finding.suggestions.empty())
                line += " Fix: " + finding.suggestions.front();
            m_lines.push_back(std::move(line));
        });
        if (m_facts.testsPassed && has(ErrorCode::testFailed))
            m_lines.push_back("Passed tests: " + std::to_string(*m_facts.testsPassed) + ".");
    }

    /// What was found out about an empty result.
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
            words += (i == 0 ? " Stored are, the nearest first: '" : ", '") + nameInHint(note.suggestions[i]) + '\'';
        return words;
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
        for (const std::string& suggestion : finding.suggestions) {
            if (names.size() < mostSuggestions)
                names.push_back(withType(finding, suggestion));
        }
        if (names.empty() && m_facts.schema && !finding.identifier.empty())
            names = namesOfSchema(finding);
        return names;
    }

    /// What an engine found without us; our own search knows no more than the name.
    [[nodiscard]] std::vector<std::string> namesOfSchema(const Finding& finding) const
    {
        std::vector<std::string> names;
        const std::string_view name = lastPart(finding.identifier);
        if (finding.code == ErrorCode::unknownTable) {
            for (const NearTable& near : m_facts.schema->suggester().tables(name, mostSuggestions))
                names.push_back(spelledTable(catalog(), near.table, *m_facts.dialect));
        } else if (finding.code == ErrorCode::unknownColumn) {
            for (const NearColumn& near : m_facts.schema->suggester().columns(name, mostSuggestions)) {
                const std::string column = quotedIfNeeded(*m_facts.dialect, catalog().column(near.column).name);
                names.push_back(
                    withType(finding, spelledTable(catalog(), near.column.table, *m_facts.dialect) + '.' + column));
            }
        }
        return names;
    }

    [[nodiscard]] std::string withType(const Finding& finding, const std::string& suggestion) const
    {
        if (!m_facts.schema || finding.code != ErrorCode::unknownColumn)
            return suggestion;
        const std::string_view written = nameOfSuggestion(suggestion);
        const std::string type = typeOf(unquoted(lastPart(written)));
        if (type.empty())
            return suggestion;
        return std::string(written) + " (" + type + ')' + suggestion.substr(written.size());
    }

    /// The type of a column of the tables in use; else that of all columns of this name, if they agree.
    [[nodiscard]] std::string typeOf(std::string_view name) const
    {
        for (const TableId table : m_statement.tables()) {
            if (const ColumnId id = catalog().findColumnIgnoringCase(table, name))
                return catalog().column(id).type;
        }
        std::string type;
        for (const ColumnId id : catalog().columnsIgnoringCase(name)) {
            const std::string& other = catalog().column(id).type;
            if (!type.empty() && type != other)
                return {};
            type = other;
        }
        return type;
    }

    /// Which tables' columns are worth listing: those in use, and those that an unknown name may have meant.
    [[nodiscard]] std::vector<TableId> tablesToList() const
    {
        std::vector<TableId> tables;
        const auto add = [&](TableId id) {
            if (tables.size() < mostTables && std::find(tables.begin(), tables.end(), id) == tables.end())
                tables.push_back(id);
        };
        eachError([&](const Finding& finding) {
            if (finding.code != ErrorCode::unknownTable)
                return;
            for (const NearTable& near :
                 m_facts.schema->suggester().tables(lastPart(finding.identifier), mostSuggestions))
                add(near.table);
        });
        for (const TableId id : m_statement.tables())
            add(id);
        return tables;
    }

    void addTables()
    {
        const Category category = categoryOf(code());
        const bool isOfUse = category == Category::schemaReference || category == Category::executionError
            || category == Category::generic || category == Category::emptyResult;
        if (!m_facts.schema || !isOfUse)
            return;
        const std::vector<TableId> tables = tablesToList();
        for (const TableId id : tables)
            m_lines.push_back(columnsOf(id));
        if (has(ErrorCode::unknownTable) || has(ErrorCode::invalidRequest))
            addOtherTables(tables);
    }

    [[nodiscard]] ErrorCode code() const
    {
        const auto error = std::find_if(m_facts.findings.begin(), m_facts.findings.end(),
                                        [](const Finding& f) { return f.severity == Severity::error; });
        return error == m_facts.findings.end() ? ErrorCode::unclassified : error->code;
    }

    [[nodiscard]] std::string columnsOf(TableId id) const
    {
        const Table& table = catalog().table(id);
        std::string line = spelledTable(catalog(), id, *m_facts.dialect) + '(';
        for (std::size_t i = 0; i < std::min(table.columns.size(), mostColumns); ++i) {
            const Column& column = table.columns[i];
            line += (i == 0 ? "" : ", ") + quotedIfNeeded(*m_facts.dialect, column.name);
            line += (column.type.empty() ? "" : " ") + column.type;
        }
        if (table.columns.size() > mostColumns)
            line += ", and " + std::to_string(table.columns.size() - mostColumns) + " more";
        return line + ')';
    }

    void addTableList()
    {
        if (m_facts.schema && (has(ErrorCode::unknownTable) || has(ErrorCode::invalidRequest)))
            addOtherTables({});
    }

    /// All tables, the nearest first, as far as the room for them goes.
    void addOtherTables(const std::vector<TableId>& listed)
    {
        std::vector<TableId> order = listed;
        const auto add = [&](TableId id) {
            if (std::find(order.begin(), order.end(), id) == order.end())
                order.push_back(id);
        };
        eachError([&](const Finding& finding) {
            constexpr std::size_t mostNear = 12;
            for (const NearTable& near : m_facts.schema->suggester().tables(lastPart(finding.identifier), mostNear))
                add(near.table);
        });
        // Far more than there is room for need not be looked at.
        for (std::uint32_t i = 0; i < std::min<std::size_t>(catalog().tableCount(), mostCharactersOfTables); ++i)
            add(TableId{i});
        std::string line;
        std::size_t taken = listed.size();
        for (; taken < order.size() && line.size() < mostCharactersOfTables; ++taken)
            line += (line.empty() ? "" : ", ") + spelledTable(catalog(), order[taken], *m_facts.dialect);
        if (line.empty())
            return;
        if (taken < catalog().tableCount())
            line += ", and " + std::to_string(catalog().tableCount() - taken) + " more";
        m_lines.push_back((listed.empty() ? "Tables: " : "Other tables: ") + line + '.');
    }

    /// Keys between the tables in use, or from them where there is one alone.
    void addKeys()
    {
        const bool isOfUse = has(ErrorCode::unknownColumn) || has(ErrorCode::unknownAlias) || has(ErrorCode::join)
            || has(ErrorCode::ambiguousColumn) || has(ErrorCode::emptyResult) || has(ErrorCode::allNull);
        if (!m_facts.schema || !isOfUse)
            return;
        constexpr std::size_t mostKeys = 6;
        std::vector<std::string> keys;
        for (const TableId table : m_statement.tables()) {
            for (const JoinStep& step : m_facts.schema->joins().stepsFrom(table)) {
                std::string key = keyText(step);
                const bool isKnown = std::find(keys.begin(), keys.end(), keyText(reversed(step))) != keys.end();
                if (!isKnown && keys.size() < mostKeys)
                    keys.push_back(std::move(key));
            }
        }
        for (std::size_t i = 0; i < keys.size(); ++i)
            m_lines.push_back("Key: " + keys[i]);
    }

    static JoinStep reversed(JoinStep step)
    {
        std::swap(step.from, step.to);
        for (JoinColumns& columns : step.columns)
            std::swap(columns.from, columns.to);
        return step;
    }

    [[nodiscard]] std::string keyText(const JoinStep& step) const
    {
        std::string text;
        for (const JoinColumns& columns : step.columns) {
            text += text.empty() ? "" : " AND ";
            text += spelledTable(catalog(), step.from, *m_facts.dialect) + '.'
                + quotedIfNeeded(*m_facts.dialect, columns.from) + " = "
                + spelledTable(catalog(), step.to, *m_facts.dialect) + '.'
                + quotedIfNeeded(*m_facts.dialect, columns.to);
        }
        return text;
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
