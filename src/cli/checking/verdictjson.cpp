#include "checking/verdictjson.h"

#include "checking/positions.h"

#include <algorithm>
#include <cmath>

namespace querymend {

namespace {

void number(JsonWriter& json, std::string_view key, std::uint64_t value)
{
    json.key(key);
    json.integer(static_cast<std::int64_t>(value));
}

void text(JsonWriter& json, std::string_view key, std::string_view value)
{
    json.key(key);
    json.text(value);
}

void texts(JsonWriter& json, std::string_view key, const std::vector<std::string>& values)
{
    json.key(key);
    json.texts(values);
}

void null(JsonWriter& json, std::string_view key)
{
    json.key(key);
    json.null();
}

/// Merges the edits of a fix into one equivalent edit, which repeats the text between them.
TextEdit asOneEdit(std::string_view given, std::vector<TextEdit> edits)
{
    std::sort(edits.begin(), edits.end(),
              [](const TextEdit& a, const TextEdit& b) { return a.range.begin < b.range.begin; });
    TextEdit whole = edits.front();
    for (std::size_t i = 1; i < edits.size(); ++i) {
        whole.replacement += given.substr(whole.range.end, edits[i].range.begin - whole.range.end);
        whole.replacement += edits[i].replacement;
        whole.range.end = edits[i].range.end;
    }
    return whole;
}

void writeFix(const CheckResult& result, const Fix& fix, JsonWriter& json)
{
    const TextEdit edit = asOneEdit(result.text, fix.edits);
    json.beginObject();
    number(json, "offset", result.bytesBefore + edit.range.begin);
    number(json, "length", edit.range.size());
    text(json, "replacement", edit.replacement);
    text(json, "reason", fix.reason);
    json.key("confidence");
    json.real(std::round(fix.confidence * 1000) / 1000);
    json.endObject();
}

void writeFinding(const CheckResult& result, const Finding& finding, TextPosition position, JsonWriter& json)
{
    json.beginObject();
    text(json, "rung", name(finding.rung));
    text(json, "code", name(finding.code));
    text(json, "severity", name(finding.severity));
    text(json, "message", finding.message);
    number(json, "line", position.line);
    number(json, "column", position.column);
    number(json, "offset", result.bytesBefore + finding.range.begin);
    number(json, "length", finding.range.size());
    text(json, "identifier", finding.identifier);
    if (!finding.engineCode.empty())
        text(json, "engine_code", finding.engineCode);
    texts(json, "suggestions", suggestionTexts(finding));
    json.key("fixes");
    json.beginArray();
    for (const Fix& fix : finding.fixes) {
        if (!fix.edits.empty())
            writeFix(result, fix, json);
    }
    json.endArray();
    json.endObject();
}

void writeFindings(const CheckResult& result, JsonWriter& json)
{
    const std::vector<Finding>& findings = result.verdict.findings;
    const std::vector<TextPosition> positions = positionsOf(result.text, findings);
    json.key("findings");
    json.beginArray();
    for (std::size_t i = 0; i < findings.size(); ++i)
        writeFinding(result, findings[i], positions[i], json);
    json.endArray();
}

void writeReflection(const Reflection& reflection, JsonWriter& json)
{
    json.key("reflection");
    json.beginObject();
    text(json, "decision", name(reflection.decision));
    json.key("is_acceptable");
    json.boolean(reflection.isAcceptable);
    json.key("should_refine");
    json.boolean(reflection.shouldRefine);
    texts(json, "issues", reflection.issues);
    text(json, "reasoning", reflection.reasoning);
    json.key("score");
    json.integer(reflection.score);
    texts(json, "suggestions", reflection.suggestions);
    json.endObject();
}

void writeRungs(const Verdict& verdict, JsonWriter& json)
{
    json.key("rungs");
    json.beginArray();
    for (const RungReport& report : verdict.rungs) {
        json.beginObject();
        text(json, "rung", name(report.rung));
        text(json, "result", name(report.result));
        json.key("micros");
        json.integer(report.time.count());
        if (!report.reason.empty())
            text(json, "reason", report.reason);
        json.endObject();
    }
    json.endArray();
}

void writeHint(const std::optional<Hint>& hint, JsonWriter& json)
{
    json.key("hint");
    if (!hint) {
        json.null();
        return;
    }
    json.beginObject();
    text(json, "level", name(hint->level));
    text(json, "text", textOf(*hint));
    json.endObject();
}

void writeMembers(std::string_view id, const CheckResult& result, JsonWriter& json)
{
    const Verdict& verdict = result.verdict;
    const Finding* const primary = verdict.primary();
    json.key("id");
    json.raw(id);
    text(json, "status", name(result.status));
    if (primary) {
        text(json, "category", label(categoryOf(primary->code)));
        text(json, "code", name(primary->code));
    } else {
        null(json, "category");
        null(json, "code");
    }
    writeFindings(result, json);
    text(json, "sanitized_sql", verdict.sanitizedSql);
    texts(json, "notes", verdict.notes);
    texts(json, "tables", verdict.tables);
    texts(json, "ctes", verdict.ctes);
    texts(json, "columns", verdict.columns);
    writeHint(result.hint, json);
    writeReflection(result.reflection, json);
    writeRungs(verdict, json);
}

} // namespace

void writeVerdict(std::string_view id, const CheckResult& result, JsonWriter& json)
{
    json.beginObject();
    writeMembers(id, result, json);
    json.endObject();
}

void writeUnreadable(std::string_view id, const Complaint& complaint, JsonWriter& json)
{
    Finding finding;
    finding.rung = Rung::reply;
    finding.code = ErrorCode::noSql;
    finding.message = "the input line cannot be read: " + complaint.text;
    CheckResult result;
    result.verdict.status = VerdictStatus::failed;
    result.verdict.findings.push_back(finding);
    for (const Rung rung : {Rung::reply, Rung::guard, Rung::sanitize, Rung::references})
        result.verdict.rungs.push_back({rung, RungResult::skipped, {}, "nothing to check"});
    result.verdict.rungs.front() = {Rung::reply, RungResult::failed, {}, {}};
    result.reflection = reflect(result.verdict, {});
    result.status = VerdictStatus::failed;
    json.beginObject();
    writeMembers(id, result, json);
    text(json, "error", complaint.text);
    json.endObject();
}

} // namespace querymend
