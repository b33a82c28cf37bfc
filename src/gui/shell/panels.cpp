#include "shell/panels.h"

#include "ask/askpanel.h"
#include "editor/editorpanel.h"
#include "inspector/comparedialog.h"
#include "inspector/inspectorpanel.h"
#include "report/reporttext.h"
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

/// A run as the heading of a side.
QString nameOf(const std::vector<RunEvent>& events)
{
    const auto* const start = events.empty() ? nullptr : std::get_if<RunStarted>(&events.front().body);
    if (!start)
        return {};
    const QString when = QString::fromStdString(momentText(events.front().at));
    return QStringList{QString::fromStdString(start->question.text).simplified(), QString::fromStdString(start->model),
                       when}
        .join(QStringLiteral(" · "));
}

} // namespace

Panels::Panels(Workbench& workbench, Theme& theme, QWidget* window)
    : m_workbench(workbench), m_theme(theme), m_window(window), m_ask(new AskPanel(theme, window)),
      m_editor(new EditorPanel(workbench, theme, window)), m_inspector(new InspectorPanel(theme, window)),
      m_results(new ResultsPanel(workbench, theme, window)), m_schema(new SchemaPanel(workbench, theme, window)),
      m_timeline(new TimelinePanel(theme, window))
{
    m_inspector->useDatabaseOf(workbench);
    connectSchema();
    connectEditor();
    connectTimeline();
}

void Panels::append(const RunEvent& event)
{
    m_shown.push_back(event);
    if (m_mask)
        m_masked.push_back(m_mask(event));
    m_timeline->append(displayed().back());
}

void Panels::show(std::vector<RunEvent> events)
{
    m_shown = std::move(events);
    m_masked.clear();
    for (std::size_t i = 0; m_mask && i < m_shown.size(); ++i)
        m_masked.push_back(m_mask(m_shown[i]));
    m_inspector->clear();
    m_timeline->show(displayed());
}

void Panels::setMask(std::function<RunEvent(const RunEvent&)> mask)
{
    m_mask = std::move(mask);
    show(std::move(m_shown));
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
}

void Panels::connectTimeline()
{
    connect(m_timeline, &TimelinePanel::attemptChosen, this, &Panels::showAttempt);
    connect(m_timeline, &TimelinePanel::attemptActivated, this, &Panels::openAttempt);
    connect(m_timeline, &TimelinePanel::compareAsked, this, [this](const AttemptRef& one, const AttemptRef& other) {
        m_inspector->showComparison(displayed(), one, other);
    });
    connect(m_inspector, &InspectorPanel::compareInFullAsked, this, &Panels::compareInFull);
    connect(m_inspector, &InspectorPanel::openInEditorAsked, this,
            [this](const std::string& sql) { m_editor->showProposal(tr("From an attempt"), {}, sql); });
}

void Panels::compareInFull(const AttemptRef& before, const AttemptRef& after)
{
    openComparison(displayed(), displayed())->choose(before, after);
}

void Panels::compareShown()
{
    compare(displayed(), displayed());
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

void Panels::showAttempt(const AttemptRef& attempt)
{
    m_inspector->showAttempt(displayed(), attempt);
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
