#include "agents/tableanswer.h"

#include "answer/glossary.h"
#include "base/ascii.h"
#include "prompt/linking/linking.h"
#include "schema/mschemalines.h"
#include "schema/suggester.h"

#include <algorithm>
#include <sstream>
#include <utility>

namespace querymend {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t mostLeftOut = 100;
constexpr std::size_t longestComment = 300;

/// Collects one answer.
class TableSearch {
public:
    TableSearch(const SchemaView& schema, const LinkIndex& index, const ToolArguments& arguments,
                const std::vector<std::string>& glossary)
        : m_schema(schema), m_catalog(schema.catalog()), m_index(index), m_arguments(arguments), m_glossary(glossary),
          m_hasOneSchema(hasOneSchema(m_catalog.snapshot().tables))
    {}

    ToolAnswer answer(const Dialect& dialect)
    {
        choose();
        m_answer.structured["dialect"] = dialect.name;
        if (m_arguments.detail == TableDetail::names)
            listNames();
        else
            showDefinitions();
        if (!m_glossary.empty()) {
            m_answer.structured["glossary"] = m_glossary;
            m_answer.text += framedData("what words mean here", m_glossary);
        }
        m_answer.structured["left_out"] = namesOf(m_leftOut, mostLeftOut);
        if (!m_leftOut.empty())
            say(std::to_string(m_leftOut.size())
                + " more tables have no room. Ask for them by name in \"tables\", or with more \"max_tokens\".");
        const std::size_t others = m_catalog.tableCount() - std::min(m_catalog.tableCount(), m_chosen.size());
        if (m_isLinked && others > 0)
            say(std::to_string(others)
                + " other tables seem to have nothing to do with it. An empty \"about\" with \"detail\": \"names\" "
                  "lists "
                  "all.");
        if (!m_note.empty())
            m_answer.structured["note"] = m_note;
        m_answer.text += m_note;
        return std::move(m_answer);
    }

private:
    void say(const std::string& sentence) { m_note += sentence + '\n'; }

    [[nodiscard]] std::string nameOf(TableId id) const
    {
        const Table& table = m_catalog.table(id);
        return cutText(m_hasOneSchema || table.schema.empty() ? table.name : table.schema + '.' + table.name, 200);
    }

    [[nodiscard]] static bool hasOneSchema(const std::vector<Table>& tables)
    {
        return std::all_of(tables.begin(), tables.end(),
                           [&](const Table& table) { return table.schema == tables.front().schema; });
    }

    [[nodiscard]] ordered_json namesOf(const std::vector<TableId>& tables, std::size_t most) const
    {
        ordered_json names = ordered_json::array();
        for (std::size_t i = 0; i < std::min(tables.size(), most); ++i)
            names.push_back(nameOf(tables[i]));
        return names;
    }

    void choose()
    {
        if (!m_arguments.tables.empty()) {
            for (const std::string& name : m_arguments.tables)
                chooseNamed(name);
            return;
        }
        m_chosen = linkSchema(m_index, m_arguments.about, withGlossary({}, m_glossary)).tableIds();
        m_isLinked = !m_chosen.empty();
        if (m_isLinked)
            return;
        if (!asciiTrimmed(m_arguments.about).empty())
            say("No table has anything to do with these words, so here are all.");
        for (std::uint32_t i = 0; i < m_catalog.tableCount(); ++i) {
            if (!isPartOfAnother(m_catalog.table(TableId{i}).kind))
                m_chosen.push_back(TableId{i});
        }
    }

    void chooseNamed(const std::string& name)
    {
        bool isFound = false;
        for (std::uint32_t i = 0; i < m_catalog.tableCount(); ++i) {
            const Table& table = m_catalog.table(TableId{i});
            if (!asciiEqualsIgnoringCase(table.name, name)
                && !asciiEqualsIgnoringCase(table.schema + '.' + table.name, name))
                continue;
            isFound = true;
            if (std::find(m_chosen.begin(), m_chosen.end(), TableId{i}) == m_chosen.end())
                m_chosen.push_back(TableId{i});
        }
        if (isFound)
            return;
        std::string nearest;
        for (const NearTable& near : m_schema.suggester().tables(name, 3))
            nearest += (nearest.empty() ? "" : ", ") + nameOf(near.table);
        say("There is no table " + cutText(name, 100) + (nearest.empty() ? "." : "; the nearest are " + nearest + '.'));
    }

    ordered_json shortOf(TableId id) const
    {
        const Table& table = m_catalog.table(id);
        ordered_json out{{"name", nameOf(id)}, {"kind", name(table.kind)}};
        if (table.rowEstimate)
            out["rows"] = *table.rowEstimate;
        if (!table.comment.empty())
            out["comment"] = cutText(table.comment, longestComment);
        return out;
    }

    void listNames()
    {
        constexpr std::size_t bytesOfToken = 4;
        std::vector<std::string> lines;
        ordered_json list = ordered_json::array();
        std::size_t bytes = 0;
        for (const TableId table : m_chosen) {
            ordered_json entry = shortOf(table);
            std::string line = entry.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
            bytes += line.size();
            if (bytes > m_arguments.maxTokens * bytesOfToken) {
                m_leftOut.push_back(table);
                continue;
            }
            list.push_back(std::move(entry));
            lines.push_back(std::move(line));
        }
        m_answer.structured["tables"] = std::move(list);
        m_answer.text = framedData("tables", lines);
    }

    void showDefinitions()
    {
        MSchemaOptions options;
        options.examples = m_arguments.detail == TableDetail::full ? Examples::shown : Examples::hidden;
        options.tables = m_chosen;
        options.tokenBudget = m_arguments.maxTokens;
        const MSchemaText shown = m_schema.mschema().rendered(options);
        ordered_json list = ordered_json::array();
        for (const TableId table : m_chosen) {
            const bool isCut =
                std::find(shown.cuts.begin(), shown.cuts.end(), TableCut{table, MSchemaCut::table}) != shown.cuts.end();
            if (isCut)
                m_leftOut.push_back(table);
            else
                list.push_back({{"name", nameOf(table)}});
        }
        m_answer.structured["schema"] = shown.text;
        m_answer.structured["tables"] = std::move(list);
        std::vector<std::string> lines;
        std::istringstream in(shown.text);
        for (std::string line; std::getline(in, line);)
            lines.push_back(line);
        m_answer.text = framedData("definitions of tables", lines);
        std::vector<TableCut> cuts = shown.cuts;
        std::erase_if(cuts, [](const TableCut& cut) { return cut.cut == MSchemaCut::table; });
        if (!cuts.empty())
            say("For lack of room:\n" + cutText(describe(cuts, m_catalog), 2000));
    }

    const SchemaView& m_schema;
    const Catalog& m_catalog;
    const LinkIndex& m_index;
    const ToolArguments& m_arguments;
    const std::vector<std::string>& m_glossary; ///< sentences that are about it
    bool m_hasOneSchema;
    std::vector<TableId> m_chosen; ///< the most important first
    std::vector<TableId> m_leftOut;
    bool m_isLinked = false;
    std::string m_note;
    ToolAnswer m_answer;
};

} // namespace

ToolAnswer tableAnswer(const SchemaView& schema, const LinkIndex& index, const Dialect& dialect,
                       const ToolArguments& arguments, const std::vector<std::string>& glossary)
{
    return TableSearch(schema, index, arguments, glossary).answer(dialect);
}

} // namespace querymend
