#include "common/journalwords.h"

#include "common/errorcodewords.h"
#include "common/messagewords.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "common/timelinesteps.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunJournal)
};

int countOf(std::uint64_t number)
{
    return static_cast<int>(std::min<std::uint64_t>(number, 1'000'000'000));
}

QString titleOf(JournalKind kind, const std::optional<AttemptRef>& attempt, const std::optional<RoleCall>& role,
                std::uint32_t lanes)
{
    const QString of = attempt ? attemptWord(*attempt, lanes) : QString();
    switch (kind) {
    case JournalKind::attempt:
        return Words::tr("Model call, %1").arg(of);
    case JournalKind::role:
        return role ? roleWord(*role) : QString();
    case JournalKind::check:
        return Words::tr("Checks, %1").arg(of);
    case JournalKind::rows:
        return Words::tr("Rows read, %1").arg(of);
    case JournalKind::comparison:
        return Words::tr("Comparison of rows");
    case JournalKind::wait:
        return Words::tr("Waiting, %1").arg(of);
    case JournalKind::mending:
        return Words::tr("Correction without a model, %1").arg(of);
    case JournalKind::step:
        break;
    }
    return {};
}

const Finding* firstError(const Verdict& verdict)
{
    const auto found = std::ranges::find(verdict.findings, Severity::error, &Finding::severity);
    return found == verdict.findings.end() ? nullptr : &*found;
}

QString rowsWord(const ReturnedRows& rows)
{
    if (!rows.problem.empty())
        return recordedWords(rows.problem);
    return rows.hasMore ? Words::tr("more than %1 rows").arg(QLocale().toString(qulonglong{rows.count}))
                        : Words::tr("%n rows", nullptr, static_cast<int>(rows.count));
}

QString answerWord(const RunJournalEntry& entry)
{
    const CallAnswer& answer = entry.answers.back();
    if (answer.fault)
        return wordOf(*answer.fault) + QStringLiteral(": ") + textOf(*answer.text);
    return Words::tr("replied");
}

QString verdictWord(const RunJournalEntry& entry)
{
    if (!entry.verdict)
        return {};
    const Finding* const error = firstError(*entry.verdict);
    return error ? wordOf(error->code) + QStringLiteral(": ") + messageWords(error->message) : Words::tr("passed");
}

} // namespace

QString titleOf(const RunJournalEntry& entry, std::uint32_t lanes)
{
    return entry.kind == JournalKind::step ? stepText(*entry.step, lanes)
                                           : titleOf(entry.kind, entry.attempt, entry.role, lanes);
}

QString outcomeOf(const RunJournalEntry& entry)
{
    if (entry.isReplaced)
        return Words::tr("replaced by an edit before it was sent");
    if (entry.isUnderWay)
        return Words::tr("no answer yet");
    switch (entry.kind) {
    case JournalKind::attempt:
        return entry.answers.empty() ? QString() : answerWord(entry);
    case JournalKind::check:
        return verdictWord(entry);
    case JournalKind::rows:
        return entry.rows ? rowsWord(*entry.rows) : QString();
    case JournalKind::wait:
        return recordedWords(entry.reason);
    case JournalKind::mending:
        return entry.isTaken ? Words::tr("tried as the next attempt") : Words::tr("offered");
    case JournalKind::step:
        return stepDetail(*entry.step);
    case JournalKind::role:
    case JournalKind::comparison:
        break;
    }
    if (!entry.step)
        return entry.answers.empty() ? QString() : answerWord(entry);
    const QString detail = stepDetail(*entry.step);
    const QString state = stepText(*entry.step, 1);
    if (detail.isEmpty() || (entry.role && state == roleWord(*entry.role))) // the title says it already
        return detail.isEmpty() ? state : detail;
    return state + QLatin1Char('\n') + detail;
}

Icon iconOf(const RunJournalEntry& entry)
{
    switch (entry.kind) {
    case JournalKind::attempt:
        return Icon::cpu;
    case JournalKind::check:
        return Icon::checkCircle;
    case JournalKind::rows:
    case JournalKind::comparison:
        return Icon::table;
    case JournalKind::wait:
        return Icon::hourglassSplit;
    case JournalKind::mending:
        return Icon::lightning;
    case JournalKind::role:
    case JournalKind::step:
        break;
    }
    return entry.step ? stepIcon(*entry.step) : Icon::person;
}

Tone toneOf(const RunJournalEntry& entry)
{
    const bool hasFailed = !entry.answers.empty() && entry.answers.back().fault;
    const Finding* const error = entry.verdict ? firstError(*entry.verdict) : nullptr;
    if (error)
        return toneOf(cardKindOf(categoryOf(error->code)));
    if (hasFailed)
        return Tone::execution;
    return entry.kind == JournalKind::step ? stepTone(*entry.step) : Tone::generic;
}

QString costOf(const RunJournalEntry& entry)
{
    const QString tokens = spentWord(entry.tokens);
    if (entry.time().count() == 0)
        return tokens;
    return timeWord(entry.time()) + (tokens.isEmpty() ? tokens : QStringLiteral(" · ") + tokens);
}

QString wordOf(PromptWarningKind kind)
{
    switch (kind) {
    case PromptWarningKind::cut:
        return Words::tr("The prompt was cut");
    case PromptWarningKind::schemaLeftOut:
        return Words::tr("Part of the schema is missing");
    case PromptWarningKind::nearLimit:
        return Words::tr("The model's context is nearly full");
    case PromptWarningKind::repeatedText:
        return Words::tr("The same text appears twice");
    case PromptWarningKind::valueLeft:
        return Words::tr("Values from the database left this machine");
    case PromptWarningKind::numberNotInResult:
        return Words::tr("The explanation has numbers that are not in the result");
    }
    return {};
}

QString textOf(const PromptWarning& warning)
{
    // A value's words are told by textOf(ValuesInPrompt), in the window's language.
    if (warning.kind == PromptWarningKind::valueLeft || warning.text.empty())
        return wordOf(warning.kind);
    return wordOf(warning.kind) + QStringLiteral(": ") + recordedWords(warning.text);
}

QString textOf(const ValuesInPrompt& values)
{
    QStringList parts;
    if (values.examples > 0)
        parts.append(Words::tr("examples of %n columns", nullptr, countOf(values.examples)));
    if (values.rows > 0)
        parts.append(Words::tr("%n result rows", nullptr, countOf(values.rows)));
    if (values.hints > 0)
        parts.append(Words::tr("stored values in the hint"));
    if (values.history > 0)
        parts.append(Words::tr("%n stored values in what was tried before", nullptr, countOf(values.history)));
    if (values.memory > 0)
        parts.append(Words::tr("%n literals of earlier runs", nullptr, countOf(values.memory)));
    if (values.others > 0)
        parts.append(Words::tr("%n stored values elsewhere", nullptr, countOf(values.others)));
    return parts.join(QStringLiteral(", "));
}

QString wordOf(Reach reach)
{
    switch (reach) {
    case Reach::stayed:
        return Words::tr("stayed on this machine");
    case Reach::left:
        return Words::tr("sent to another machine");
    case Reach::unknown:
        return Words::tr("destination not recorded");
    }
    return {};
}

QString titleOf(const LedgerRow& row, std::uint32_t lanes)
{
    return titleOf(row.kind, row.attempt, row.role, lanes);
}

} // namespace querymend
