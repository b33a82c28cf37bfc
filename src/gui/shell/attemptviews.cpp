#include "shell/attemptviews.h"

#include "common/livereplies.h"
#include "common/prosereply.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "dialect/dialect.h"
#include "editor/answeroffer.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/pages/textconnection.h"
#include "editor/parameters/askedvalues.h"
#include "report/attemptdetail.h"
#include "report/cardevents.h"
#include "results/emptyresults.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "run/fork.h"
#include "schema/schemapanel.h"
#include "shell/currentrun.h"
#include "sql/compare/morph.h"

#include <QCoreApplication>

#include <utility>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AttemptViews)
};

/// Returns the statement of an attempt, or its reply if that was not checked.
std::string writtenIn(const AttemptDetail& attempt)
{
    const std::string* const reply = attempt.replies.empty() ? nullptr : attempt.replies.back().text;
    return attempt.sql().empty() && reply ? *reply : attempt.sql();
}

/// Shows the statement of an attempt, or the prose in its place. The program's own is in the window's language.
void putText(PreviewedAttempt& shown, const AttemptDetail& attempt)
{
    shown.sql = writtenIn(attempt);
    if (!isReplyProse(attempt))
        return;
    if (attempt.repliedAt.back().kind == ModelKind::builtIn)
        shown.sql = recordedWords(shown.sql).toStdString();
    shown.kind = PreviewedText::prose;
    shown.offer = PreviewOffer::none;
}

} // namespace

QString attemptOrigin(const std::vector<RunEvent>& run)
{
    const RunStarted* const start = startOf(run);
    const bool isFork = start && start->parent && start->parent->attempt;
    //: a run that was forked from another
    return isFork ? Words::tr("fork · %1").arg(originWord(run)) : originWord(run);
}

AttemptViews::AttemptViews(const Workbench& workbench, const CurrentRun& run, const LiveReplies& replies,
                           EditorPanel& editor, ResultsPanel& results, SchemaPanel& schema)
    : m_workbench(workbench), m_run(run), m_replies(replies), m_editor(editor), m_results(results), m_schema(schema)
{}

void AttemptViews::clear()
{
    m_fetched.reset();
    m_change.reset();
    m_comparison.reset();
    m_editor.leavePreview();
    m_results.closeRowsOfRun();
    if (std::exchange(m_hasPlan, false))
        m_results.clearPlan();
    m_schema.markUsed({});
    sayWhyNoRows();
}

void AttemptViews::markTables()
{
    if (!m_run.chosen() || !isHere())
        return m_schema.markUsed({});
    const AttemptDetail detail = attemptDetail(m_run.chosenOf().events(), *m_run.chosen());
    m_schema.markUsed(detail.check ? detail.check->verdict.tables : std::vector<std::string>(), origin());
}

void AttemptViews::preview()
{
    if (!m_run.chosen())
        return;
    const std::vector<RunEvent>& run = m_run.chosenOf().displayed();
    const AttemptDetail detail = attemptDetail(run, *m_run.chosen());
    PreviewedAttempt shown;
    shown.title = title();
    shown.origin = attemptOrigin(run);
    shown.offer = isAnswer() && isHere() ? PreviewOffer::accept : PreviewOffer::open;
    putText(shown, detail);
    if (const auto other = comparedWith(detail); other && !detail.sql().empty())
        shown.before = attemptDetail(run, *other).sql();
    if (detail.check)
        shown.findings = detail.check->verdict.findings;
    showLive(shown);
    const Dialect* const known = detail.start ? dialectNamed(detail.start->dialect) : nullptr;
    const Dialect& dialect = known ? *known : defaultDialect();
    // A statement that is checked again has changed already.
    if (m_change && m_change->attempt == *m_run.chosen() && detail.previous && !detail.check) {
        shown.before = attemptDetail(run, {m_run.chosen()->lane, *detail.previous}).sql();
        showChange(shown, dialect.lex);
    }
    if (shown.sql.empty())
        shown.offer = PreviewOffer::none;
    m_editor.preview(std::move(shown), dialect);
    if (isAnswer())
        m_editor.answerOffer().withdraw();
}

void AttemptViews::compare(const AttemptRef& attempt, std::optional<AttemptRef> with)
{
    std::optional<Comparison> made = with ? std::optional(Comparison{attempt, *with}) : std::nullopt;
    if (made == m_comparison)
        return;
    m_comparison = made;
    if (m_run.chosen() == attempt && m_editor.isPreviewing())
        preview();
}

/// As in the inspector; what a later attempt changed is shown with that one.
std::optional<AttemptRef> AttemptViews::comparedWith(const AttemptDetail& detail) const
{
    if (m_comparison && m_comparison->attempt == detail.ref) {
        const AttemptRef& with = m_comparison->with;
        const bool isLater = with.lane == detail.ref.lane && with.number > detail.ref.number;
        return isLater ? std::nullopt : std::optional(with);
    }
    return detail.previous ? std::optional(AttemptRef{detail.ref.lane, *detail.previous}) : std::nullopt;
}

void AttemptViews::unfold(const RunEvent* check, double part)
{
    const auto attempt = check ? filledAttempt(check->body) : std::nullopt;
    std::optional<Change> change;
    if (attempt && attempt->number > 0)
        change = Change{*attempt, std::string(filledStatement(check->body)), part};
    if (change == m_change)
        return;
    m_change = std::move(change);
    if (m_run.chosen() && m_editor.isPreviewing() && &m_run.chosenOf() == &m_run.shown())
        preview();
}

/// What is on its way is neither wrong nor right yet.
void AttemptViews::showChange(PreviewedAttempt& shown, const LexRules& rules) const
{
    constexpr double whole = 0.85; // of the time; the new statement is shown for the rest
    const MorphedText text = morphed(shown.before, m_change->now, rules, m_change->part / whole);
    shown.sql = text.text;
    shown.kind = PreviewedText::statement;
    shown.whole = m_change->now;
    shown.appearing = text.appearing;
    shown.appeared = text.shown;
    shown.findings.clear();
}

/// Shows what the model has written so far of a reply that is not shown whole.
void AttemptViews::showLive(PreviewedAttempt& shown) const
{
    if (&m_run.chosenOf() != &m_run.shown())
        return;
    const auto reply = m_replies.of(*m_run.chosen());
    if (!reply)
        return;
    shown.sql = reply->text.empty() ? reply->reasoning : reply->text;
    shown.kind = PreviewedText::statement;
    shown.before.clear();
    shown.findings.clear();
    shown.progress = progressWord(*reply);
}

void AttemptViews::fetchRows()
{
    if (!m_run.chosen())
        return;
    const AttemptDetail detail = attemptDetail(m_run.chosenOf().events(), *m_run.chosen());
    const bool isBusy = m_results.isRunning() && m_results.currentResult() != m_results.rowsOfRun();
    const bool hasRows = detail.check && detail.check->verdict.status == VerdictStatus::ok && isHere() && !isBusy;
    RowsSource wanted{&m_run.chosenOf(), *m_run.chosen(), hasRows ? detail.check->sql : std::string()};
    if (m_fetched == wanted && (!hasRows || m_results.rowsOfRun()))
        return;
    m_fetched = std::move(wanted);
    if (hasRows)
        m_results.run(detail.check->sql, isAnswer() ? Words::tr("Answer") : title(), {origin()}, RowsOf::run);
    else
        m_results.closeRowsOfRun();
}

void AttemptViews::sayWhyNoRows()
{
    const RunStarted* const start = m_run.start();
    const bool hasAnswer = m_run.liveness() == RunLiveness::ended && start && isOnOpenDatabase(*start, m_workbench)
        && m_run.answer().has_value();
    m_results.emptyPage().say(whyNoRows(), hasAnswer ? RowsOffer::answer : RowsOffer::none);
}

/// Says how far an attempt came that was not checked.
QString AttemptViews::whyNotChecked() const
{
    if (m_run.chosenOf().liveness() == RunLiveness::live)
        return Words::tr("%1 has not passed the checks yet, so it has no rows.").arg(title());
    return Words::tr("%1 was not checked, so it has no rows.").arg(title());
}

/// Empty if nothing of a run is chosen, or its rows can be had.
QString AttemptViews::whyNoRows() const
{
    if (!m_run.chosen())
        return {};
    const AttemptDetail detail = attemptDetail(m_run.chosenOf().events(), *m_run.chosen());
    if (isReplyProse(detail))
        return Words::tr("%1 has no SQL, so it has no rows.").arg(title());
    if (!detail.check)
        return whyNotChecked();
    if (!isHere())
        return Words::tr("%1 ran on a database that is not open, so it has no rows here.").arg(title());
    if (detail.check->verdict.status == VerdictStatus::ok)
        return {};
    const Finding* const mistake = detail.check->verdict.primary();
    return mistake && isDatabaseFault(mistake->code)
        ? Words::tr("%1 was not fully checked because the database was lost, so it has no rows.").arg(title())
        : Words::tr("%1 did not pass the checks, so it has no rows.").arg(title());
}

void AttemptViews::refresh()
{
    markTables();
    sayWhyNoRows();
    if (m_editor.isPreviewing())
        preview();
    ResultView* const rows = m_results.rowsOfRun();
    if (rows && m_fetched && m_fetched->attempt == m_run.chosen())
        rows->setOrigin(origin(), RowsOf::run);
}

void AttemptViews::run(const std::string& statement)
{
    if (isProsePreviewed())
        return;
    if (isFromRun())
        m_results.run(sql(), title(), {origin()}, RowsOf::run);
    else
        m_results.run(m_editor.isPreviewing() ? sql() : statement, {}, editorOrigin(), RowsOf::user,
                      m_editor.ownConnection());
}

void AttemptViews::runAll(const std::vector<std::string>& statements)
{
    m_results.runAll(statements, editorOrigin(), m_editor.ownConnection());
}

void AttemptViews::explain(const std::string& statement)
{
    if (isProsePreviewed())
        return;
    m_hasPlan = isFromRun();
    m_results.explain(m_editor.isPreviewing() ? sql() : statement, editorOrigin(), m_editor.ownConnection());
}

std::string AttemptViews::sql() const
{
    return m_run.chosen() ? writtenIn(attemptDetail(m_run.chosenOf().events(), *m_run.chosen())) : std::string();
}

bool AttemptViews::isHere() const
{
    const RunStarted* const start = startOf(m_run.chosenOf().events());
    return start && isOnOpenDatabase(*start, m_workbench);
}

bool AttemptViews::isAnswer() const
{
    return &m_run.chosenOf() == &m_run.shown() && m_run.chosen() == m_run.answer();
}

QString AttemptViews::title() const
{
    QString word = attemptWord(*m_run.chosen(), lanesBegun(m_run.chosenOf().events()));
    word[0] = word[0].toUpper();
    return word;
}

QString AttemptViews::origin() const
{
    return title() + QStringLiteral(" · ") + attemptOrigin(m_run.chosenOf().displayed());
}

bool AttemptViews::isProsePreviewed() const
{
    return m_editor.isPreviewing() && m_editor.attemptPreview().attempt().kind == PreviewedText::prose;
}

/// An attempt's statement that runs on another database gives rows that are not of its run.
bool AttemptViews::isFromRun() const
{
    return m_editor.isPreviewing() && m_run.chosen() && isHere();
}

StatementOrigin AttemptViews::editorOrigin() const
{
    if (isFromRun())
        return {origin()};
    const EditorPage& page = *m_editor.tabs().current();
    QString text = Words::tr("Your text · %1").arg(page.title().simplified());
    const AskedValues& values = m_editor.parameterValues();
    if (!values.words.isEmpty())
        text += QStringLiteral(" · ") + values.words;
    if (m_editor.ownConnection())
        text += QStringLiteral(" · ") + page.database().connection()->saved().name;
    return {text, values.filledUnder, values.written};
}

} // namespace querymend
