#include "prompt/memory/examplefile.h"

#include "base/ascii.h"
#include "base/json.h"
#include "base/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace querymend {

namespace {

using Read = Result<std::vector<Example>, ExampleFileProblem>;

/// The first of the members that is a string; in Spider's files `sql` is a tree.
std::string textOf(const nlohmann::json& object, std::initializer_list<const char*> names)
{
    for (const char* const name : names) {
        const auto found = object.find(name);
        if (found != object.end() && found->is_string())
            return std::string(asciiTrimmed(found->get_ref<const std::string&>()));
    }
    return {};
}

Result<Example, ExampleFileProblem> exampleFrom(const nlohmann::json& object, std::size_t entry)
{
    if (!object.is_object())
        return Failure{ExampleFileProblem{0, entry, "it is not an object"}};
    Example example;
    example.question = textOf(object, {"question"});
    example.evidence = textOf(object, {"evidence"});
    example.sql = textOf(object, {"SQL", "query", "sql"});
    example.database = textOf(object, {"db_id", "database"});
    if (example.question.empty())
        return Failure{ExampleFileProblem{0, entry, "it has no \"question\""}};
    if (example.sql.empty())
        return Failure{ExampleFileProblem{0, entry, "it has no \"SQL\", \"query\" or \"sql\" that is a string"}};
    return example;
}

Read examplesFrom(const nlohmann::json& entries)
{
    std::vector<Example> examples;
    for (const nlohmann::json& entry : entries) {
        auto example = exampleFrom(entry, examples.size() + 1);
        if (!example)
            return Failure{std::move(example).error()};
        examples.push_back(std::move(example).value());
    }
    return examples;
}

Read examplesByLine(std::string_view text)
{
    std::vector<Example> examples;
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::string_view one = asciiTrimmed(text.substr(0, text.find('\n')));
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
        if (one.empty())
            continue;
        const auto object = parseJson(one);
        if (!object)
            return Failure{ExampleFileProblem{line, 0, object.error().reason}};
        auto example = exampleFrom(*object, 0);
        if (!example)
            return Failure{ExampleFileProblem{line, 0, std::move(example).error().reason}};
        examples.push_back(std::move(example).value());
    }
    return examples;
}

/// Reads a file of statements line by line.
class SqlExamples {
public:
    [[nodiscard]] std::vector<Example> take() { return std::move(m_examples); }
    /// Returns what is wrong with the line; empty if nothing is.
    [[nodiscard]] std::string add(std::string_view line)
    {
        const std::string_view content = asciiTrimmed(line);
        if (!isOpen() && content.starts_with("--")) {
            addComment(asciiTrimmed(content.substr(2)));
            return {};
        }
        if (!isOpen() && content.empty())
            return {};
        if (!isOpen() && m_now.question.empty())
            return "the statement has no question; write it as a comment before the statement";
        m_now.sql += (isOpen() ? "\n" : "") + std::string(line);
        return content.ends_with(';') ? finish() : std::string();
    }

    /// The same for the end of the file.
    [[nodiscard]] std::string end()
    {
        if (isOpen())
            return finish();
        return m_now == Example() ? "" : "the comment at the end has no statement";
    }

private:
    [[nodiscard]] bool isOpen() const { return !m_now.sql.empty(); }

    [[nodiscard]] std::string finish()
    {
        std::string_view sql = asciiTrimmed(m_now.sql);
        while (sql.ends_with(';'))
            sql = asciiTrimmed(sql.substr(0, sql.size() - 1));
        if (sql.empty())
            return "the statement is empty";
        m_now.sql = std::string(sql);
        m_examples.push_back(std::exchange(m_now, {}));
        return {};
    }

    void addComment(std::string_view text)
    {
        const auto takes = [&](std::string_view key) {
            if (!asciiEqualsIgnoringCase(text.substr(0, key.size()), key))
                return false;
            text = asciiTrimmed(text.substr(key.size()));
            return true;
        };
        const bool isEvidence = takes("evidence:");
        const bool isDatabase = !isEvidence && (takes("database:") || takes("db_id:"));
        if (!isEvidence && !isDatabase)
            (void)takes("question:");
        std::string& field = isEvidence ? m_now.evidence : isDatabase ? m_now.database : m_now.question;
        field += (field.empty() ? "" : " ") + std::string(text);
    }

    std::vector<Example> m_examples;
    Example m_now;
};

} // namespace

std::string describe(const ExampleFileProblem& problem)
{
    if (problem.line > 0)
        return "line " + std::to_string(problem.line) + ": " + problem.reason;
    return problem.entry > 0 ? "entry " + std::to_string(problem.entry) + ": " + problem.reason : problem.reason;
}

Result<std::vector<Example>, ExampleFileProblem> readJsonExamples(std::string_view text)
{
    const auto whole = parseJson(text);
    if (!whole) {
        // One object per line is not a JSON text as a whole.
        if (const auto first = parseJson(text.substr(0, text.find('\n'))); first && first->is_object())
            return examplesByLine(text);
        return Failure{ExampleFileProblem{positionAt(text, whole.error().offset).line, 0, whole.error().reason}};
    }
    if (whole->is_array())
        return examplesFrom(*whole);
    if (const auto inside = whole->find("examples"); whole->is_object() && inside != whole->end())
        return examplesFrom(*inside);
    if (whole->is_object())
        return examplesFrom(nlohmann::json::array({*whole}));
    return Failure{ExampleFileProblem{0, 0, "it is not an array of question and SQL pairs"}};
}

Result<std::vector<Example>, ExampleFileProblem> readSqlExamples(std::string_view text)
{
    SqlExamples read;
    std::size_t line = 1;
    for (; !text.empty(); ++line) {
        std::string_view one = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(one.size() + 1, text.size()));
        if (one.ends_with('\r'))
            one.remove_suffix(1);
        if (std::string problem = read.add(one); !problem.empty())
            return Failure{ExampleFileProblem{line, 0, std::move(problem)}};
    }
    if (std::string problem = read.end(); !problem.empty())
        return Failure{ExampleFileProblem{line, 0, std::move(problem)}};
    return read.take();
}

} // namespace querymend
