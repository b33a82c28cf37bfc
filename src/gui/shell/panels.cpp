#include "shell/panels.h"

#include "ask/askpanel.h"
#include "ask/largepromptwarning.h"
#include "common/helppage.h"
#include "common/runwords.h"
#include "editor/answeroffer.h"
#include "editor/editorpanel.h"
#include "files/filespanel.h"
#include "inspector/comparedialog.h"
#include "inspector/inspectorpanel.h"
#include "report/runpacing.h"
#include "results/emptyresults.h"
#include "results/resultspanel.h"
#include "run/fork.h"
#include "schema/schemapanel.h"
#include "shell/comparison.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepair.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"
#include "workbench.h"

#include <utility>
#include <variant>

namespace querymend {

Panels::Panels(Workbench& workbench, Theme& theme, QWidget* window)
    : m_workbench(workbench), m_theme(theme), m_window(window), m_ask(new AskPanel(theme, window)),
      m_editor(new EditorPanel(workbench, theme, window)), m_files(new FilesPanel(theme, window)),
      m_inspector(new InspectorPanel(theme, window)), m_results(new ResultsPanel(workbench, theme, window)),
      m_schema(new SchemaPanel(workbench, theme, window)), m_timelines(new TimelinePair(theme, window)),
      m_timeline(&m_timelines->current()), m_attempt(workbench, m_run, m_replies, *m_editor, *m_results, *m_schema),
      m_choice(m_run, m_replies, m_attempt, *m_editor, *m_inspector, *m_timelines)
{
    m_inspector->useDatabaseOf(workbench);
    setHelpPage(*m_ask, "question");
    setHelpPage(*m_editor, "editor");
    setHelpPage(*m_files, "files");
    setHelpPage(*m_inspector, "inspector");
    setHelpPage(*m_results, "results");
    setHelpPage(*m_schema, "schema");
    setHelpPage(*m_timeline, "timeline");
    connectSchema();
    connectEditor();
    connectTimeline();
    connect(&m_choice, &AttemptChoice::changed, this, &Panels::choiceChanged);
    addMaker([this](const std::string& run) {
        return m_workbench.isRunning() && !m_workbench.events().empty() && m_workbench.events().front().run == run;
    });
    connect(&m_workbench, &Workbench::runEnded, this, &Panels::updateLiveness);
}

bool Panels::append(const RunEvent& event)
{
    const RunLiveness before = m_run.liveness();
    const RunRecord* const record = m_run.append(event);
    if (!record)
        return false;
    const bool isShown = record == &m_run.shown();
    if (isShown)
        m_replies.follow(event);
    (isShown ? m_timeline : &m_timelines->earlier())->append(record->displayed().back());
    if (isShown && std::holds_alternative<RunStarted>(event.body)) {
        m_choice.expectPreview();
        m_timeline->setOrigin(originWord(record->displayed()));
        showQuestion();
        Q_EMIT runChanged();
    }
    if (record->liveness() == RunLiveness::interrupted)
        updateLiveness(); // something may have continued it
    else if (m_run.liveness() != before)
        Q_EMIT livenessChanged();
    return true;
}

void Panels::setPlaying(bool isPlaying)
{
    m_choice.setPlaying(isPlaying);
    if (!isPlaying)
        m_replies.play({}, {});
}

void Panels::unfold(const RunEvent* next, double part)
{
    if (!next) {
        m_timeline->unfold(nullptr, 0);
        m_attempt.unfold(nullptr, 0);
        return m_replies.play({}, {});
    }
    const RunEvent shown = m_run.shown().displayed(*next);
    m_timeline->unfold(&shown, part);
    m_attempt.unfold(&shown, part);
    const auto reply = answerIn(shown.body);
    const bool isReply = reply && !reply->role && !reply->fault;
    m_replies.play(isReply ? reply->attempt : AttemptRef{},
                   isReply ? std::string(partOfReply(*reply->text, part)) : std::string());
}

void Panels::showQuestion()
{
    const RunStarted* const start = m_run.start();
    const RunStarted* const displayed = startOf(m_run.shown().displayed());
    if (start && displayed)
        m_ask->showRun(*start, *displayed);
}

std::optional<ChosenAttempt> Panels::chosen() const
{
    return m_run.chosen() ? std::optional(ChosenAttempt{m_run.chosenOf().events(), *m_run.chosen()}) : std::nullopt;
}

void Panels::speakAgain()
{
    m_timeline->setOrigin(originWord(m_run.shown().displayed()));
    m_choice.speakAgain();
}

void Panels::connectSchema()
{
    connect(m_schema, &SchemaPanel::insertAsked, m_editor, &EditorPanel::insertText);
    connect(m_schema, &SchemaPanel::promptTablesChanged, this,
            [this] { m_ask->largePrompt().setTokens(m_schema->chosenTokens()); });
    connect(m_schema, &SchemaPanel::statementAsked, this,
            [this](const QString& statement) { m_editor->openText(statement.toStdString()); });
    connect(m_schema, &SchemaPanel::previewAsked, this, [this](const QString& statement) {
        m_results->run(statement.toStdString(), tr("Preview"), {tr("Table preview")});
    });
}

void Panels::connectEditor()
{
    connect(m_editor, &EditorPanel::runAsked, this, [this](const std::string& statement) { m_attempt.run(statement); });
    connect(m_editor, &EditorPanel::scriptAsked, this,
            [this](const std::vector<std::string>& statements) { m_attempt.runAll(statements); });
    connect(m_editor, &EditorPanel::explainAsked, this,
            [this](const std::string& statement) { m_attempt.explain(statement); });
    connect(m_editor, &EditorPanel::previewTaken, this, [this] { m_editor->openText(m_attempt.sql()); });
    connect(&m_editor->answerOffer(), &AnswerOffer::taken, this, &Panels::showAnswer);
    connect(&m_results->emptyPage(), &EmptyResults::answerWanted, this, &Panels::showAnswer);
    for (const auto news : {&Panels::choiceChanged, &Panels::livenessChanged})
        connect(this, news, this, [this] { m_attempt.sayWhyNoRows(); });
    connect(m_results, &ResultsPanel::problemAt, m_editor, &EditorPanel::markProblem);
    connect(m_results, &ResultsPanel::placeWanted, m_editor, &EditorPanel::goToProblem);
}

void Panels::connectTimeline()
{
    connectTimeline(*m_timeline, m_run.shown());
    connectTimeline(m_timelines->earlier(), m_run.beside());
    connect(m_timeline, &TimelinePanel::rowsChanged, this,
            [this] { m_inspector->setAttempts(m_timeline->model().rows().headline.attempts); });
    connect(m_timelines, &TimelinePair::earlierLeft, this, &Panels::hideBeside);
    connect(m_inspector, &InspectorPanel::compareInFullAsked, this, &Panels::compareInFull);
    connect(m_inspector, &InspectorPanel::compared, this,
            [this](const AttemptRef& attempt, std::optional<AttemptRef> with) { m_attempt.compare(attempt, with); });
    connect(m_inspector, &InspectorPanel::openInEditorAsked, this, [this] { m_editor->openText(m_attempt.sql()); });
    connect(&m_workbench, &Workbench::stateChanged, this, [this] { m_attempt.refresh(); });
}

void Panels::connectTimeline(TimelinePanel& timeline, const RunRecord& run)
{
    connect(&timeline, &TimelinePanel::attemptChosen, this,
            [this, &run](const AttemptRef& attempt) { m_choice.follow(run, attempt); });
    connect(&timeline, &TimelinePanel::attemptPicked, this,
            [this, &run](const AttemptRef& attempt) { m_choice.look(run, attempt); });
    connect(&timeline, &TimelinePanel::attemptActivated, this, [this, &run](const AttemptRef& attempt) {
        m_choice.show(run, attempt);
        m_editor->openText(m_attempt.sql());
    });
    connect(&timeline, &TimelinePanel::stepPicked, this,
            [this, &run](const TimelineStep& step) { m_choice.showStep(run, step); });
    connect(&timeline, &TimelinePanel::compareAsked, this,
            [this, &run](const AttemptRef& one, const AttemptRef& other) { m_choice.lookAtPair(run, one, other); });
    connect(&timeline, &TimelinePanel::pairChosen, this,
            [this, &run](const AttemptRef& one, const AttemptRef& other) { m_choice.followPair(run, one, other); });
}

void Panels::compareInFull(const AttemptRef& before, const AttemptRef& after)
{
    const std::vector<RunEvent>& run = m_run.chosenOf().displayed();
    openComparison(m_workbench, m_theme, run, run, m_window).choose(before, after);
}

void Panels::compareShown()
{
    compare(m_run.shown().displayed(), m_run.shown().displayed());
}

void Panels::compare(std::vector<RunEvent> left, std::vector<RunEvent> right)
{
    openComparison(m_workbench, m_theme, std::move(left), std::move(right), m_window);
}

void Panels::addMaker(RunRecord::Maker maker)
{
    m_run.addMaker(std::move(maker));
}

void Panels::updateLiveness()
{
    const RunLiveness before = m_run.liveness();
    if (!m_run.judge())
        return;
    if (before == RunLiveness::interrupted && m_run.liveness() == RunLiveness::live)
        fillTimeline();
    else
        showInterruptions();
    Q_EMIT livenessChanged();
}

void Panels::showInterruptions()
{
    if (m_run.liveness() == RunLiveness::interrupted)
        m_timeline->interrupt();
    if (m_run.beside().liveness() == RunLiveness::interrupted)
        m_timelines->earlier().interrupt();
}

void Panels::show(std::vector<RunEvent> events)
{
    m_run.show(std::move(events));
    m_replies.clear();
    clear();
    showQuestion();
    fillTimeline();
    Q_EMIT runChanged();
}

void Panels::open(std::vector<RunEvent> events)
{
    show(std::move(events));
    m_attempt.preview();
    m_attempt.fetchRows();
}

void Panels::begin(const std::string& run)
{
    m_run.begin(run);
    m_replies.clear();
    clear();
    fillTimeline();
    Q_EMIT runChanged();
}

/// The preview stays, so that nothing jumps while the user drags a scrubber.
void Panels::rewind(std::vector<RunEvent> events)
{
    m_run.show(std::move(events));
    m_choice.clear();
    m_editor->answerOffer().withdraw();
    m_results->closeRowsOfRun();
    fillTimeline();
    Q_EMIT runChanged();
}

/// Leaves nothing of a run in any panel.
void Panels::clear()
{
    m_attempt.clear();
    m_choice.clear();
    m_editor->answerOffer().withdraw();
    m_timelines->hideEarlier();
}

void Panels::fillTimeline()
{
    m_timeline->setOrigin(originWord(m_run.shown().displayed()));
    m_timeline->show(m_run.shown().displayed());
    showInterruptions();
    Q_EMIT choiceChanged();
}

void Panels::setMask(const RunRecord::Mask& mask)
{
    const bool wasPreviewing = m_editor->isPreviewing();
    const bool hadRows = m_results->rowsOfRun() != nullptr;
    m_run.chooseNone();
    m_run.showBeside({});
    m_run.setMask(mask);
    m_replies.setMask(mask);
    clear();
    if (m_ask->isLent())
        showQuestion();
    fillTimeline();
    if (wasPreviewing)
        m_attempt.preview();
    if (hadRows)
        m_attempt.fetchRows();
}

void Panels::showBeside(std::vector<RunEvent> earlier, const QString& caption, const QString& captionOfShown)
{
    m_run.showBeside(std::move(earlier));
    m_timelines->earlier().setOrigin(originWord(m_run.beside().displayed()));
    m_timelines->showEarlier(m_run.beside().displayed(), caption, captionOfShown);
    showInterruptions();
}

void Panels::hideBeside()
{
    m_choice.hideBeside();
    m_timelines->hideEarlier();
}

} // namespace querymend

#include "moc_panels.cpp"
