#include "shell/panels.h"

#include "ask/askpanel.h"
#include "common/helppage.h"
#include "editor/editorpanel.h"
#include "inspector/inspectorpanel.h"
#include "results/resultspanel.h"
#include "schema/schemapanel.h"
#include "timeline/timelinepanel.h"
#include "workbench.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace querymend {

namespace {

/// The last check of an attempt, which has its SQL.
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

} // namespace

Panels::Panels(Workbench& workbench, Theme& theme, QWidget* window)
    : m_workbench(workbench), m_ask(new AskPanel(theme, window)), m_editor(new EditorPanel(workbench, theme, window)),
      m_inspector(new InspectorPanel(theme, window)), m_results(new ResultsPanel(workbench, theme, window)),
      m_schema(new SchemaPanel(workbench, theme, window)), m_timeline(new TimelinePanel(theme, window))
{
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
    m_shown.push_back(event);
    m_timeline->append(event);
}

void Panels::show(std::vector<RunEvent> events)
{
    m_shown = std::move(events);
    m_inspector->clear();
    m_timeline->show(m_shown);
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
    connect(m_timeline, &TimelinePanel::attemptChosen, this, &Panels::showAttempt);
    connect(m_timeline, &TimelinePanel::attemptActivated, this, &Panels::openAttempt);
    connect(m_timeline, &TimelinePanel::compareAsked, this, [this](const AttemptRef& one, const AttemptRef& other) {
        m_inspector->showComparison(m_shown, one, other);
    });
    connect(m_inspector, &InspectorPanel::openInEditorAsked, this,
            [this](const std::string& sql) { m_editor->showProposal(tr("From an attempt"), {}, sql); });
}

void Panels::showAttempt(const AttemptRef& attempt)
{
    m_inspector->showAttempt(m_shown, attempt);
    const Checked* const checked = checkOf(m_shown, attempt);
    m_schema->markUsed(checked ? checked->verdict.tables : std::vector<std::string>());
}

void Panels::openAttempt(const AttemptRef& attempt)
{
    const Checked* const checked = checkOf(m_shown, attempt);
    if (!checked)
        return;
    const AttemptRef before{attempt.lane, attempt.number == 0 ? 0 : attempt.number - 1};
    const Checked* const earlier = attempt.number == 0 ? nullptr : checkOf(m_shown, before);
    m_editor->showProposal(tr("Lane %1, attempt %2").arg(attempt.lane.value + 1).arg(attempt.number + 1),
                           earlier ? earlier->sql : std::string(), checked->sql);
}

} // namespace querymend
