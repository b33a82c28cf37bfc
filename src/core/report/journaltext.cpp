// What a journal's entries are called outside the window.

#include "report/runjournal.h"

#include "report/reporttext.h"
#include "report/steptexts.h"
#include "run/enumnames.h"

namespace querymend {

namespace {

std::string attemptText(const RunJournalEntry& entry)
{
    if (!entry.attempt)
        return {};
    return lanesText({entry.attempt->lane}) + ", attempt " + std::to_string(std::uint64_t{entry.attempt->number} + 1);
}

std::string verdictText(const Verdict& verdict)
{
    for (const Finding& finding : verdict.findings) {
        if (finding.severity == Severity::error)
            return withReason(plainWord(name(finding.code)), finding.message);
    }
    return verdict.status == VerdictStatus::ok ? "passed" : std::string(name(verdict.status));
}

std::string rowsText(const ReturnedRows& rows)
{
    if (!rows.problem.empty())
        return rows.problem;
    return (rows.hasMore ? "more than " : "") + std::to_string(rows.count) + (rows.count == 1 ? " row" : " rows");
}

std::string answerText(const RunJournalEntry& entry)
{
    const CallAnswer& answer = entry.answers.back();
    if (answer.fault)
        return withReason("no reply, " + plainWord(recordName(*answer.fault)), *answer.text);
    return "replied";
}

} // namespace

std::string journalTitle(const RunJournalEntry& entry)
{
    switch (entry.kind) {
    case JournalKind::attempt:
        return "model: " + attemptText(entry);
    case JournalKind::role:
        return roleText(*entry.role);
    case JournalKind::check:
        return "checks: " + attemptText(entry);
    case JournalKind::rows:
        return "rows: " + attemptText(entry);
    case JournalKind::comparison:
        return "comparison of rows";
    case JournalKind::wait:
        return "wait: " + attemptText(entry);
    case JournalKind::mending:
        return "correction without a model: " + attemptText(entry);
    case JournalKind::step:
        break;
    }
    return stepTexts(*entry.step).title;
}

std::string journalOutcome(const RunJournalEntry& entry)
{
    if (entry.isReplaced)
        return "replaced by an edit before it was sent";
    if (entry.isUnderWay)
        return "no answer is recorded";
    switch (entry.kind) {
    case JournalKind::attempt:
        return entry.answers.empty() ? std::string() : answerText(entry);
    case JournalKind::check:
        return entry.verdict ? verdictText(*entry.verdict) : std::string();
    case JournalKind::rows:
        return entry.rows ? rowsText(*entry.rows) : std::string();
    case JournalKind::wait:
        return entry.reason;
    case JournalKind::mending:
        return entry.isTaken ? "tried as the next attempt" : "proposed";
    case JournalKind::role:
    case JournalKind::comparison:
    case JournalKind::step:
        break;
    }
    if (!entry.step)
        return entry.answers.empty() ? std::string() : answerText(entry);
    const StepTexts texts = stepTexts(*entry.step);
    const bool isTitle = entry.kind == JournalKind::step;
    const std::string outcome =
        entry.step->roleOutcome ? plainWord(recordName(*entry.step->roleOutcome)) : std::string();
    return isTitle || !outcome.empty()
        ? withReason(outcome.empty() ? texts.detail : outcome, outcome.empty() ? std::string() : texts.detail)
        : withReason(texts.title, texts.detail);
}

} // namespace querymend
