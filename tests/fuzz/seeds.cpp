#include "seeds.h"

#include "db/host/wirerows.h"
#include "run/eventrecord.h"
#include "support/corpus.h"
#include "support/growingtexts.h"
#include "support/wirescripts.h"

#include <fstream>
#include <iterator>

namespace querymend::fuzz {

namespace {

const std::string corpus = QUERYMEND_CORPUS;

std::vector<CorpusCase> casesOf(const Dialect& dialect)
{
    std::vector<CorpusCase> out;
    for (const char* folder : {"legal", "hostile", "broken"}) {
        const std::vector<CorpusCase> cases =
            readCorpus(corpus, std::string(folder) + '/' + std::string(dialect.name) + ".sql");
        out.insert(out.end(), cases.begin(), cases.end());
    }
    return out;
}

/// The SQL as models wrap it in replies.
std::vector<std::string> repliesWith(const std::string& sql)
{
    std::string quoted;
    for (const char c : sql) {
        if (c == '\n')
            quoted += "\\n";
        else
            quoted += c == '"' || c == '\\' ? std::string{'\\', c} : std::string(1, c);
    }
    return {sql, "Here is the query:\n```sql\n" + sql + "\n```\nIt counts the orders.",
            "{\"thought\": \"join them\", \"sql\": \"" + quoted + "\"}", "<think>SELECT nothing</think>" + sql,
            "The query you want is " + sql + ";\n\nI hope this helps."};
}

std::vector<std::string> schemaSeeds(const Dialect& dialect)
{
    std::ifstream in(corpus + "/schema/" + std::string(dialect.name) + ".json", std::ios::binary);
    const std::string whole{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const std::string full = R"({"tables": [{"schema": "s", "name": "t", "kind": "view", "rows": 12, "columns": [
        {"name": "x", "type": "int", "not_null": true, "primary_key": true, "samples": ["1"]}],
        "foreign_keys": [{"columns": "x", "references": "u"}]}]})";
    return {whole, full, R"({"tables": ["a", "b"]})", R"({"tables": {"a": {"columns": {"x": "int", "y": "text"}}}})",
            R"({"tables": {"a": ["x", "y"]}, "default_schema": ["s", "t"], "functions": ["f"]})"};
}

/// A run of this dialect as a file, also with an unknown event and with reordered lines.
std::vector<std::string> runFileSeeds(const Dialect& dialect)
{
    const std::string head = R"({"format":"querymend-run","version":1,"run":"r","events":)";
    RunStarted started;
    started.question.text = "How many?\n\xc3\xbc";
    started.dialect = std::string(dialect.name);
    const AttemptRef attempt{LaneId{0}, 0};
    const std::vector<RunEvent> events{
        {"r", 1, 1000, started},
        {"r", 2, 1001, CandidateForked{LaneId{0}, Level::expert, Method::stepByStep, 0.5, 7}},
        {"r", 3, 1002, ModelAsked{EffectId{1}, attempt, {{ChatRole::user, "question", "How many?"}}}},
        {"r", 4, 1003, ModelReplied{EffectId{1}, attempt, "SELECT 1", {3, 4}, std::chrono::milliseconds(5)}},
        {"r", 5, 1004, Checked{{}, attempt, "SELECT 1", Verdict{}}},
        {"r", 6, 1005, RunFinished{RunOutcome::solved, "SELECT 1", "it passed"}},
    };
    std::string lines;
    for (const RunEvent& event : events)
        lines += toRecord(event) + '\n';
    const std::string unknown = R"({"run":"r","seq":9,"at":-1,"type":"sung","so":[1.50,{"x":null}]})";
    return {head + "6}\n" + lines, head + "7}\r\n" + lines + unknown, head + "1}\n" + unknown,
            R"({"events":1,"run":"r","version":1,"format":"querymend-run"})"
            "\n"
            R"({"type":"cancel_asked","at":0,"seq":1,"run":"r"})"};
}

/// Streams of each format that has this framing, with every kind of line end, and one with an error.
std::vector<std::string> streamSeeds(bool isLines)
{
    std::vector<std::string> out;
    for (const test::WireScript& script : test::wireScripts()) {
        if ((script.framing == test::StreamFraming::lines) != isLines)
            continue;
        std::vector<std::string> messages = test::messagesOf(script, {"SELECT ", "1"});
        for (const char* lineEnd : {"\n", "\r\n", "\r"})
            out.push_back(test::framed(script, messages, lineEnd));
        messages.insert(messages.begin() + 1, {script.reasoning("Hm"), script.error("no more memory")});
        out.push_back(": wait\n\n" + test::framed(script, messages));
    }
    return out;
}

std::vector<std::string> wireReplySeeds()
{
    std::vector<std::string> out{
        R"({"error":{"message":"maximum context length is 8192, you asked for 9000","type":"x","param":null,"code":400}})",
        R"({"error":"model 'm' not found"})",
        R"({"object":"list","data":[{"id":"a"}],"models":[{"name":"b"}]})",
        "<html><head><title>502 Bad Gateway</title></head></html>",
        "Sun, 06 Nov 1994 08:49:37 GMT",
    };
    for (const test::WireScript& script : test::wireScripts())
        out.push_back(script.whole("SELECT 1", "Hm", FinishReason::length));
    return out;
}

/// Pages with every kind of cell. The first byte is the number of columns.
std::vector<std::string> rowSeeds()
{
    const std::vector<CellRow> rows{
        {std::monostate{}, true, std::int64_t{-7}},
        {0.5, Decimal{"12.50"}, std::string("row 1")},
        {Blob{std::string("\0\xFF", 2)}, Temporal{"2024-02-29"}, Json{"{}"}},
    };
    std::vector<std::string> out;
    for (const PageEnd end : {PageEnd::moreRows, PageEnd::lastRow}) {
        WireWriter page;
        page.number(std::uint8_t{3});
        std::vector<std::uint32_t> ends;
        WireRows sink(page, ends);
        for (const CellRow& row : rows)
            sink.row(row);
        endPage(page, end);
        out.push_back(page.take());
    }
    return out;
}

/// What clients of both eras say.
std::vector<std::string> mcpSeeds()
{
    const std::string meta = R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                             R"("io.modelcontextprotocol/clientInfo":{"name":"x","version":"1"},)"
                             R"("io.modelcontextprotocol/clientCapabilities":{},"progressToken":1})";
    const std::string call = R"({"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"run_sql",)"
                             R"("arguments":{"sql":"SELECT '</data>'","task":"t","max_rows":5}}})";
    const std::string cancelled = R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}})";
    return {R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}})"
            "\n" + call
                + '\n' + cancelled + '\n' + call,
            R"({"jsonrpc":"2.0","id":"a","method":"server/discover","params":{)" + meta + "}}",
            R"({"jsonrpc":"2.0","id":"a","method":"tools/list","params":{)" + meta + "}}\r\n\r\n" + call,
            R"({"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"find_tables","arguments":{)"
            R"("about":"x","tables":["t"],"detail":"full","max_tokens":100,"connection":"c"},)"
                + meta + "}}"};
}

} // namespace

std::vector<std::string> seedsFor(std::string_view entry, const Dialect& dialect)
{
    if (entry == "schema")
        return schemaSeeds(dialect);
    if (entry == "runfile")
        return runFileSeeds(dialect);
    if (entry == "events" || entry == "lines")
        return streamSeeds(entry == "lines");
    if (entry == "rows")
        return rowSeeds();
    if (entry == "mcp")
        return mcpSeeds();
    if (entry == "wirereply")
        return wireReplySeeds();
    std::vector<std::string> out;
    if (entry == "parameters")
        out.emplace_back("SELECT :x, a[1:n] FROM t WHERE b IN :y AND c IN (:z, 1) AND d LIKE ':e' LIMIT :n");
    if (entry != "classify" && entry != "hint") {
        constexpr std::size_t few = 5;
        for (const test::GrowingText& growing : test::growingTexts())
            out.push_back(growing.text(few));
    }
    for (const CorpusCase& item : casesOf(dialect)) {
        if (entry == "reply" || entry == "ladder") {
            const std::vector<std::string> replies = repliesWith(item.sql);
            out.push_back(replies[out.size() % replies.size()]);
        } else if (entry == "classify" || entry == "hint") {
            if (!item.value("engine").empty())
                out.push_back(std::string(item.value("engine_code")) + '\n' + item.sql + '\n'
                              + std::string(item.value("engine")));
        } else {
            out.push_back(item.sql);
        }
    }
    if (out.empty()) // no engine messages for this dialect
        out.emplace_back("1\nSELECT x FROM t\nERROR: column \"x\" does not exist at line 1");
    return out;
}

} // namespace querymend::fuzz
