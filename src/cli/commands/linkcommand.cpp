#include "arguments/command.h"
#include "inputs/database.h"
#include "inputs/glossaryargument.h"
#include "inputs/questionarguments.h"
#include "jsonlines/jsonwriter.h"
#include "prompt/linking/linking.h"
#include "prompt/linking/linkphrase.h"
#include "run/enumnames.h"
#include "schema/oneline.h"

#include <array>
#include <string>

namespace querymend {

namespace {

// clang-format off
constexpr std::array linkOptions{
    Option{"--db", "URL", "the database; `querymend help` lists the URL forms"},
    Option{"--schema", "FILE", "or its schema, as JSON; - is standard input"},
    onlyTableOption,
    passwordCommandOption,
    Option{"--dialect", "NAME", "for a schema file that names none"},
    Option{"--question", "TEXT", "the question to answer"},
    Option{"--evidence", "TEXT", "domain knowledge for the question"},
    glossaryOption,
    Option{"--samples", "POLICY", "also use values: none (the default), careful or all,\n"
                                  "as for `schema`; a question may name them"},
    Option{"--json", "", "one JSON object"},
};
// clang-format on

/// Formats the linked tables, for users or programs.
class LinkingOutput {
public:
    LinkingOutput(const Catalog& catalog, const Linking& linking) : m_catalog(catalog), m_linking(linking) {}

    [[nodiscard]] std::string text() const
    {
        std::string out = "keywords:";
        for (const QuestionWord& keyword : m_linking.keywords)
            out += ' ' + keyword.text + (keyword.weight == WordWeight::weak ? "*" : "");
        out += "\n(* is about computing and counts for little)\n\n";
        for (const LinkedTable& linked : m_linking.tables) {
            out += nameOf(linked.table) + "  " + std::string(recordName(linked.part)) + "  " + shortened(linked.score)
                + '\n';
            for (const LinkReason& reason : linked.reasons)
                out += "  " + shortened(reason.points) + "  " + describe(reason, m_catalog.table(linked.table)) + '\n';
        }
        const std::size_t all = m_catalog.tableCount();
        if (m_linking.tables.empty())
            return out + "no word of the question was found, so a prompt shows the whole schema\n";
        return out + "\n" + std::to_string(m_linking.tables.size()) + " of " + std::to_string(all) + " tables\n";
    }

    [[nodiscard]] std::string json() const
    {
        std::string out;
        JsonWriter json(out);
        json.beginObject();
        json.key("keywords");
        json.beginArray();
        for (const QuestionWord& keyword : m_linking.keywords)
            json.text(keyword.text);
        json.endArray();
        json.key("tables");
        json.beginArray();
        for (const LinkedTable& linked : m_linking.tables)
            write(linked, json);
        json.endArray();
        json.key("of");
        json.integer(static_cast<std::int64_t>(m_catalog.tableCount()));
        json.endObject();
        return out + '\n';
    }

private:
    static std::string shortened(float points)
    {
        std::string text = std::to_string(points);
        return text.substr(0, text.find('.') + 3);
    }

    [[nodiscard]] std::string nameOf(TableId table) const
    {
        return oneLineName(m_catalog.table(table).schema, m_catalog.table(table).name);
    }

    [[nodiscard]] std::string columnOf(const LinkedTable& linked, const LinkReason& reason) const
    {
        return reason.column == TableId::noValue ? std::string()
                                                 : oneLine(m_catalog.table(linked.table).columns[reason.column].name);
    }

    void write(const LinkedTable& linked, JsonWriter& json) const
    {
        json.beginObject();
        json.key("table");
        json.text(nameOf(linked.table));
        json.key("part");
        json.text(recordName(linked.part));
        json.key("score");
        json.real(linked.score);
        json.key("reasons");
        json.beginArray();
        for (const LinkReason& reason : linked.reasons) {
            json.beginObject();
            json.key("keyword");
            json.text(reason.keyword);
            json.key("likeness");
            json.text(name(reason.likeness));
            json.key("field");
            json.text(name(reason.field));
            json.key("column");
            if (const std::string column = columnOf(linked, reason); column.empty())
                json.null();
            else
                json.text(column);
            json.key("points");
            json.real(reason.points);
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }

    const Catalog& m_catalog;
    const Linking& m_linking;
};

ExitStatus runLink(const Arguments& arguments, const Console& console)
{
    const auto asked = readQuestion(arguments, console);
    if (!asked) {
        console.complain("link: " + asked.error().complaint.text);
        return asked.error().status;
    }
    const Catalog& catalog = asked->schema->catalog();
    const Linking linking = linkSchema(LinkIndex(catalog), asked->question, asked->evidence);
    const LinkingOutput output(catalog, linking);
    console.out.write(arguments.has("--json") ? output.json() : output.text());
    return linking.tables.empty() ? ExitStatus::foundWrong : ExitStatus::fine;
}

} // namespace

const Command linkCommand{
    "link",
    "--db URL | --schema FILE --question TEXT [OPTION...]",
    "finds the tables that a question is about, and says why",
    "Finds the tables of a question by its words, without a model: names, comments,\n"
    "synonyms and stored values, and the foreign keys between what was found.\n"
    "Exit status 1 means that no word was found.\n",
    linkOptions,
    runLink,
};

} // namespace querymend
