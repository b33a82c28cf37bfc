#include "arguments/command.h"
#include "diagnose/classify.h"
#include "inputs/schemafile.h"
#include "jsonlines/jsonlines.h"
#include "terminal/terminal.h"

#include <array>

namespace querymend {

namespace {

// clang-format off
constexpr std::array classifyOptions{
    Option{"--dialect", "NAME", "the SQL dialect of the engine that sent the messages"},
    Option{"--jsonl", "", "the input is JSON lines (required)"},
};
// clang-format on

void textOrNull(JsonWriter& json, std::string_view key, std::string_view text)
{
    json.key(key);
    if (text.empty())
        json.null();
    else
        json.text(text);
}

void numberOrNull(JsonWriter& json, std::string_view key, std::optional<std::uint32_t> number)
{
    json.key(key);
    if (number)
        json.integer(*number);
    else
        json.null();
}

void beginAnswer(std::string_view id, std::string_view category, std::string_view code, JsonWriter& json)
{
    json.beginObject();
    json.key("id");
    json.raw(id);
    textOrNull(json, "category", category);
    textOrNull(json, "code", code);
}

void writeDiagnosis(std::string_view id, const Diagnosis& diagnosis, JsonWriter& json)
{
    std::optional<std::uint32_t> line = diagnosis.line;
    std::optional<std::uint32_t> column;
    if (diagnosis.position) {
        line = diagnosis.position->line;
        column = diagnosis.position->column;
    }
    beginAnswer(id, label(diagnosis.category), name(diagnosis.code), json);
    textOrNull(json, "identifier", diagnosis.identifier);
    numberOrNull(json, "line", line);
    numberOrNull(json, "column", column);
    json.endObject();
}

void writeUnclassified(std::string_view id, const Complaint& complaint, JsonWriter& json)
{
    beginAnswer(id, {}, {}, json);
    textOrNull(json, "identifier", {});
    numberOrNull(json, "line", std::nullopt);
    numberOrNull(json, "column", std::nullopt);
    textOrNull(json, "error", complaint.text);
    json.endObject();
}

Result<ExitStatus, Complaint> answerLine(const Dialect& dialect, const JsonLine& line, JsonWriter& json)
{
    const auto message = requiredText(line.members[0]);
    if (!message)
        return Failure{message.error()};
    const auto code = textOrNumber(line.members[1]);
    if (!code)
        return Failure{code.error()};
    const auto sql = optionalText(line.members[2]);
    if (!sql)
        return Failure{sql.error()};
    const std::string statement = sql->value_or(std::string());
    writeDiagnosis(line.id, classify(dialect, {*message, *code, statement}), json);
    return ExitStatus::fine;
}

ExitStatus runClassify(const Arguments& arguments, const Console& console)
{
    const auto given = arguments.value("--dialect");
    if (!given) {
        console.complain("classify: name the dialect of the engine: --dialect NAME");
        return ExitStatus::badUsage;
    }
    const auto dialect = dialectGiven(*given);
    if (!dialect) {
        console.complain("classify: " + dialect.error().text);
        return ExitStatus::badUsage;
    }
    if (arguments.operands().empty() && standardInputIs() == Interactive::yes)
        console.complain("reading from the terminal; Ctrl-D ends the input");
    LineTask task;
    task.keys = {"message", "code", "sql"};
    task.answer = [&](const JsonLine& line, JsonWriter& json) { return answerLine(**dialect, line, json); };
    task.reject = writeUnclassified;
    return runJsonLines(task, arguments.operands(), console);
}

} // namespace

const Command classifyCommand{
    "classify",
    "--dialect NAME --jsonl [FILE...|-]",
    "classifies the error messages of a database engine",
    "Each line of the input is an object\n"
    "  {\"id\": anything, \"message\": text, \"code\": text or number, \"sql\": \"SELECT ...\"}\n"
    "where only \"message\" is required; each gets one line of output, in order:\n"
    "  {\"id\", \"category\", \"code\", \"identifier\", \"line\", \"column\"}\n"
    "with null for what is not known.\n",
    classifyOptions,
    runClassify,
};

} // namespace querymend
