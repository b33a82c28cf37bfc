#include "arguments/command.h"
#include "asking/loopsettings.h"
#include "base/json.h"
#include "checking/checksettings.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/messagefindings.h"
#include "inputs/schemafile.h"
#include "jsonlines/jsonlines.h"
#include "terminal/terminal.h"
#include "texts/modeltexts.h"
#include "texts/prompttextfiles.h"

#include <nlohmann/json.hpp>

#include <array>
#include <map>
#include <memory>

namespace querymend {

namespace {

// clang-format off
constexpr std::array hintOptions{
    Option{"--dialect", "NAME", "the SQL dialect of the engine that refused them"},
    Option{"--jsonl", "", "the input is JSON lines (required)"},
    Option{"--list-overrides", "", "only list the texts that you replaced, and their files"},
    Option{"--list-texts", "", "only list all hint and prompt texts, and the files of those you replaced"},
    Option{"--json", "", "--list-texts: one JSON object per text"},
    Option{"--show-text", "NAME", "only print a text as it is used"},
};
// clang-format on

/// Schemas by file name, each read once.
class SchemaFiles {
public:
    explicit SchemaFiles(const Dialect& dialect) : m_dialect(dialect) {}

    Result<const SchemaView*, Complaint> read(const std::string& file)
    {
        if (const auto known = m_views.find(file); known != m_views.end())
            return static_cast<const SchemaView*>(known->second.get());
        if (file == "-")
            return Failure{Complaint{"\"schema\" must be a file, because standard input holds the lines"}};
        auto snapshot = readSchemaFile(file);
        if (!snapshot)
            return Failure{std::move(snapshot).error()};
        auto view = std::make_unique<SchemaView>(Catalog(std::move(snapshot).value(), m_dialect.syntax.names));
        return static_cast<const SchemaView*>(m_views.emplace(file, std::move(view)).first->second.get());
    }

private:
    const Dialect& m_dialect;
    std::map<std::string, std::unique_ptr<SchemaView>> m_views;
};

/// The contents of one input line.
struct HintQuestion {
    std::string sql;
    std::string message;
    std::string code;
    std::string question;
    std::uint32_t retry = 0;
    const SchemaView* schema = nullptr;
};

Result<HintQuestion, Complaint> questionOf(const JsonLine& line, SchemaFiles& schemas)
{
    const auto sql = requiredText(line.members[0]);
    if (!sql)
        return Failure{sql.error()};
    const auto message = requiredText(line.members[1]);
    if (!message)
        return Failure{message.error()};
    const auto code = textOrNumber(line.members[2]);
    if (!code)
        return Failure{code.error()};
    const auto retry = numberOr(0, line.members[3], mostRetries);
    if (!retry)
        return Failure{retry.error()};
    const auto question = optionalText(line.members[4]);
    if (!question)
        return Failure{question.error()};
    const auto file = optionalText(line.members[5]);
    if (!file)
        return Failure{file.error()};
    HintQuestion made{*sql,   *message, *code, question->value_or(std::string()), static_cast<std::uint32_t>(*retry),
                      nullptr};
    if (*file) {
        const auto schema = schemas.read(**file);
        if (!schema)
            return Failure{schema.error()};
        made.schema = *schema;
    }
    return made;
}

void writeHint(std::string_view id, const Hint& hint, JsonWriter& json)
{
    json.beginObject();
    json.key("id");
    json.raw(id);
    json.key("category");
    json.text(label(categoryOf(hint.code)));
    json.key("level");
    json.text(name(hint.level));
    json.key("text");
    json.text(textOf(hint));
    json.endObject();
}

void writeNoHint(std::string_view id, const Complaint& complaint, JsonWriter& json)
{
    json.beginObject();
    json.key("id");
    json.raw(id);
    for (const std::string_view key : {"category", "level", "text"}) {
        json.key(key);
        json.null();
    }
    json.key("error");
    json.text(complaint.text);
    json.endObject();
}

Result<ExitStatus, Complaint> answerLine(const Dialect& dialect, const HintTexts& texts, SchemaFiles& schemas,
                                         const JsonLine& line, JsonWriter& json)
{
    const auto asked = questionOf(line, schemas);
    if (!asked)
        return Failure{asked.error()};
    const std::vector<Finding> findings = findingsOf({asked->message, asked->code, asked->sql}, dialect, asked->schema);
    HintFacts facts;
    facts.dialect = &dialect;
    facts.sql = asked->sql;
    facts.findings = findings;
    facts.choice = hintLevel(asked->retry, {});
    facts.question = asked->question;
    facts.attempt = asked->retry + 1;
    facts.engine = {asked->message, asked->code};
    facts.schema = asked->schema;
    facts.texts = &texts;
    facts.values = DataValues::mayBeNamed; // the hint goes back to where the message came from
    writeHint(line.id, hintFor(facts), json);
    return ExitStatus::fine;
}

ExitStatus listOverrides(const HintFiles& hints, const Console& console)
{
    for (const HintFile& file : hints.files)
        console.out.write(file.name + "  " + file.path + '\n');
    if (hints.files.empty())
        console.complain("hint: no text is replaced; NAME.txt files in " + hintFolder().toStdString()
                         + " would be used");
    return ExitStatus::fine;
}

ExitStatus listTexts(const Arguments& arguments, const Console& console)
{
    ExitStatus status = ExitStatus::fine;
    for (const ModelText& text : modelTexts(hintFolder(), promptTextFolder())) {
        const char* const kind = text.kind == ModelTextKind::hint ? "hint" : "prompt";
        const nlohmann::ordered_json file =
            text.file.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(text.file);
        const std::string where = text.file.empty() ? "built in" : text.file;
        if (arguments.has("--json"))
            console.out.write(toJsonLine({{"kind", kind},
                                          {"name", text.name},
                                          {"file", file},
                                          {"used", text.isOwnUsed},
                                          {"problems", text.problems}})
                              + '\n');
        else
            console.out.write(std::string(kind) + "  " + text.name + "  " + where
                              + (text.file.empty() || text.isOwnUsed ? "" : "  (not used)") + '\n');
        for (const std::string& problem : text.problems) {
            console.complain("hint: " + text.file + ": " + problem);
            status = ExitStatus::foundWrong;
        }
    }
    return status;
}

ExitStatus showText(const HintFiles& hints, std::string_view name, const Console& console)
{
    const std::string_view text = hints.texts.of(name);
    if (text.empty()) {
        std::vector<std::string_view> known;
        for (const HintTextRow& row : builtInHintTexts())
            known.push_back(row.name);
        const std::string_view nearby = nearestWord(name, known);
        console.complain("hint: there is no text '" + std::string(name) + '\''
                         + (nearby.empty() ? std::string() : "; did you mean '" + std::string(nearby) + "'?"));
        return ExitStatus::badUsage;
    }
    console.out.write(std::string(text) + '\n');
    return ExitStatus::fine;
}

ExitStatus runHint(const Arguments& arguments, const Console& console)
{
    if (arguments.has("--list-texts"))
        return listTexts(arguments, console);
    const auto hints = readHints();
    if (!hints) {
        console.complain("hint: " + hints.error().complaint.text);
        return hints.error().status;
    }
    if (arguments.has("--list-overrides"))
        return listOverrides(*hints, console);
    if (const auto name = arguments.value("--show-text"))
        return showText(*hints, *name, console);
    const auto given = arguments.value("--dialect");
    if (!given) {
        console.complain("hint: name the dialect of the statements: --dialect NAME");
        return ExitStatus::badUsage;
    }
    const auto dialect = dialectGiven(*given);
    if (!dialect) {
        console.complain("hint: " + dialect.error().text);
        return ExitStatus::badUsage;
    }
    if (arguments.operands().empty() && standardInputIs() == Interactive::yes)
        console.complain("reading from the terminal; Ctrl-D ends the input");
    SchemaFiles schemas(**dialect);
    LineTask task;
    task.keys = {"sql", "message", "code", "retry", "question", "schema"};
    task.answer = [&](const JsonLine& line, JsonWriter& json) {
        return answerLine(**dialect, hints->texts, schemas, line, json);
    };
    task.reject = writeNoHint;
    return runJsonLines(task, arguments.operands(), console);
}

} // namespace

const Command hintCommand{
    "hint",
    "--dialect NAME --jsonl [FILE...|-]",
    "prints the hint that a model gets about a failed statement",
    "Each line of the input is an object\n"
    "  {\"id\": anything, \"sql\": \"SELECT ...\", \"message\": text, \"code\": text or number,\n"
    "   \"retry\": number, \"question\": text, \"schema\": file}\n"
    "where only \"sql\" and \"message\" are required; each gets one line of output, in\n"
    "order:\n"
    "  {\"id\", \"category\", \"level\", \"text\"}\n"
    "Retry 0 gets a general hint, 1 a specific one, and later ones an explicit one. A\n"
    "schema file (as `schema --format json` writes it) gives the hints their facts.\n\n"
    "A file NAME.txt in querymend/hints in the configuration folder replaces the text\n"
    "of that name; --list-texts lists them all, and --show-text prints one to start\n"
    "from.\n",
    hintOptions,
    runHint,
};

} // namespace querymend
