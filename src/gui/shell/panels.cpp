#include "shell/panels.h"

#include "ask/askpanel.h"
#include "common/helppage.h"
#include "editor/editorpanel.h"
#include "inspector/comparedialog.h"
#include "inspector/inspectorpanel.h"
#include "results/resultspanel.h"
#include "schema/schemapanel.h"
#include "timeline/timelinepair.h"
#include "timeline/timelinepanel.h"
#include "workbench.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <utility>
#include <variant>

namespace querymend {

namespace {

/// Returns the last check of an attempt, which has its SQL.
const Checked* checkOf(const std::vector<RunEvent>& events, const AttemptRef& attempt)
{
    const Checked* found = nullptr;
    for (const RunEvent& event : events) {
        const auto* const checked = std::get_if<Checked>(&event.body);
        if (checked && checked->attempt == attempt)
            found = checked;
    }
    return found;
}

/// Returns a run's heading in a comparison.
QString nameOf(const std::vector<RunEvent>& events)
{
    const auto* const start = events.empty() ? nullptr : std::get_if<RunStarted>(&events.front().body);
    if (!start)
        return {};
    const QString when = QLocale().toString(QDateTime::fromMSecsSinceEpoch(events.front().at), QLocale::ShortFormat);
    return QStringList{QString::fromStdString(start->question.text).simplified(), QString::fromStdString(start->model),
                       when}
        .join(QStringLiteral(" · "));
}

} // namespace

Panels::Panels(Workbench& workbench, Theme& theme, QWidget* window)
    : m_workbench(workbench), m_theme(theme), m_window(window), m_ask(new AskPanel(theme, window)),
      m_editor(new EditorPanel(workbench, theme, window)), m_inspector(new InspectorPanel(theme, window)),
      m_results(new ResultsPanel(workbench, theme, window)), m_schema(new SchemaPanel(workbench, theme, window)),
      m_timelines(new TimelinePair(theme, window)), m_timeline(&m_timelines->current())
{
    m_inspector->useDatabaseOf(workbench);
    setHelpPage(*m_ask, "question");
    setHelpPage(*m_editor, "editor");
    setHelpPage(*m_inspector, "inspector");
    setHelpPage(*m_results, "results");
    setHelpPage(*m_schema, "schema");
    setHelpPage(*m_timeline, "timeline");
    connectSchema();
    connectEditor();
    connectTimeline();
}

void Panels::append(const RunEvent& event)
{
    const bool isBeside = !m_beside.empty() && m_beside.front().run == event.run && event.run != shownRun();
    std::vector<RunEvent>& run = isBeside ? m_beside : m_shown;
    run.push_back(event);
    if (m_mask)
        (isBeside ? m_maskedBeside : m_maskedShown).push_back(m_mask(event));
    (isBeside ? &m_timelines->earlier() : m_timeline)->append(displayed(run).back());
}

std::string Panels::shownRun() const
{
    return m_shown.empty() ? std::string() : m_shown.front().run;
}

void Panels::show(std::vector<RunEvent> events)
{
    m_shown = std::move(events);
    m_maskedShown = masked(m_shown);
    m_chosen.reset();
    m_inspector->clear();
    hideBeside();
    m_timeline->show(displayed(m_shown));
    Q_EMIT choiceChanged();
}

void Panels::setMask(std::function<RunEvent(const RunEvent&)> mask)
{
    m_mask = std::move(mask);
    show(std::move(m_shown));
}

std::vector<RunEvent> Panels::masked(const std::vector<RunEvent>& run) const
{
    std::vector<RunEvent> events;
    for (std::size_t i = 0; m_mask && i < run.size(); ++i)
        events.push_back(m_mask(run[i]));
    return events;
}

const std::vector<RunEvent>& Panels::displayed(const std::vector<RunEvent>& run) const
{
    if (!m_mask)
        return run;
    return &run == &m_beside ? m_maskedBeside : m_maskedShown;
}

void Panels::showBeside(std::vector<RunEvent> earlier, const QString& caption, const QString& captionOfShown)
{
    m_beside = std::move(earlier);
    m_maskedBeside = masked(m_beside);
    m_timelines->showEarlier(displayed(m_beside), caption, captionOfShown);
}

void Panels::hideBeside()
{
    if (m_chosenOf == &m_beside)
        m_chosen.reset();
    m_beside.clear();
    m_maskedBeside.clear();
    m_timelines->hideEarlier();
}

std::optional<ChosenAttempt> Panels::chosen() const
{
    return m_chosen ? std::optional(ChosenAttempt{*m_chosenOf, *m_chosen}) : std::nullopt;
}

void Panels::speakAgain()
{
    m_inspector->showAgain(displayed(*m_chosenOf));
}

void Panels::connectSchema()
{
    connect(m_schema, &SchemaPanel::insertAsked, m_editor, &EditorPanel::insertText);
    connect(m_schema, &SchemaPanel::previewAsked, this,
            [this](const QString& statement) { m_results->run(statement.toStdString(), tr("Preview")); });
}

void Panels::connectEditor()
{
    connect(m_editor, &EditorPanel::runAsked, this,
            [this](const std::string& statement) { m_results->run(statement, tr("Result")); });
    connect(m_editor, &EditorPanel::explainAsked, m_results, &ResultsPanel::explain);
    connect(m_results, &ResultsPanel::problemAt, m_editor, &EditorPanel::markProblem);
    connect(m_results, &ResultsPanel::placeWanted, m_editor, &EditorPanel::goToProblem);
}

void Panels::connectTimeline()
{
    connectTimeline(*m_timeline, m_shown);
    connectTimeline(m_timelines->earlier(), m_beside);
    connect(m_timelines, &TimelinePair::earlierLeft, this, &Panels::hideBeside);
    connect(m_inspector, &InspectorPanel::compareInFullAsked, this, &Panels::compareInFull);
    connect(m_inspector, &InspectorPanel::openInEditorAsked, this,
            [this](const std::string& sql) { m_editor->showProposal(tr("From an attempt"), {}, sql); });
}

void Panels::connectTimeline(TimelinePanel& timeline, const std::vector<RunEvent>& run)
{
    connect(&timeline, &TimelinePanel::attemptChosen, this,
            [this, &run](const AttemptRef& attempt) { showAttempt(run, attempt); });
    connect(&timeline, &TimelinePanel::attemptActivated, this,
            [this, &run](const AttemptRef& attempt) { openAttempt(run, attempt); });
    connect(&timeline, &TimelinePanel::compareAsked, this,
            [this, &run](const AttemptRef& one, const AttemptRef& other) {
                m_inspector->showComparison(displayed(run), one, other);
            });
}

void Panels::compareInFull(const AttemptRef& before, const AttemptRef& after)
{
    openComparison(displayed(*m_chosenOf), displayed(*m_chosenOf))->choose(before, after);
}

void Panels::compareShown()
{
    compare(displayed(m_shown), displayed(m_shown));
}

void Panels::compare(std::vector<RunEvent> left, std::vector<RunEvent> right)
{
    openComparison(std::move(left), std::move(right));
}

CompareDialog* Panels::openComparison(std::vector<RunEvent> left, std::vector<RunEvent> right)
{
    const QString leftName = nameOf(left);
    const QString rightName = nameOf(right);
    auto* const dialog =
        new CompareDialog(m_workbench, m_theme, {leftName, std::move(left)}, {rightName, std::move(right)}, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return dialog;
}

void Panels::showAttempt(const std::vector<RunEvent>& run, const AttemptRef& attempt)
{
    m_chosen = attempt;
    m_chosenOf = &run;
    m_inspector->showAttempt(displayed(run), attempt);
    const Checked* const checked = checkOf(run, attempt);
    m_schema->markUsed(checked ? checked->verdict.tables : std::vector<std::string>());
    Q_EMIT choiceChanged();
}

void Panels::openAttempt(const std::vector<RunEvent>& run, const AttemptRef& attempt)
{
    const Checked* const checked = checkOf(run, attempt);
    if (!checked)
        return;
    const AttemptRef before{attempt.lane, attempt.number == 0 ? 0 : attempt.number - 1};
    const Checked* const earlier = attempt.number == 0 ? nullptr : checkOf(run, before);
    m_editor->showProposal(tr("Lane %1, attempt %2").arg(attempt.lane.value + 1).arg(attempt.number + 1),
                           earlier ? earlier->sql : std::string(), checked->sql);
}

} // namespace querymend

#include "moc_panels.cpp"
