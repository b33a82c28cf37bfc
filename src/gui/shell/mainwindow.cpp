#include "shell/mainwindow.h"

#include "ask/askpanel.h"
#include "common/helppage.h"
#include "common/inlinemessage.h"
#include "editor/editorpanel.h"
#include "inspector/inspectorpanel.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "schema/schemapanel.h"
#include "shell/agentfollowing.h"
#include "shell/askarea.h"
#include "shell/cardanderror.h"
#include "shell/commandpalette.h"
#include "shell/connectionbar.h"
#include "shell/connectionmarks.h"
#include "shell/demonstrationbar.h"
#include "shell/demosheet.h"
#include "shell/folderfiles.h"
#include "shell/listedactions.h"
#include "shell/loginwarning.h"
#include "shell/mainmenu.h"
#include "shell/middlepages.h"
#include "shell/passwordbar.h"
#include "shell/runlayout.h"
#include "shell/statusline.h"
#include "shell/storebar.h"
#include "shell/storybar.h"
#include "shell/storysentence.h"
#include "shell/textactions.h"
#include "shell/textconnections.h"
#include "shell/tour.h"
#include "shell/unsavedruns.h"
#include "storage/runstorage.h"
#include "timeline/timelinepanel.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QScreen>
#include <QVBoxLayout>

#include <utility>
#include <variant>

namespace querymend {

MainWindow::MainWindow(WindowParts parts, QWidget* parent)
    : QMainWindow(parent), m_parts(std::move(parts)), m_actions(m_parts.theme), m_demonstration(m_parts.workbench),
      m_layout(*this, m_parts.layoutFile), m_panels(m_parts.workbench, m_parts.theme, this),
      m_steering(m_parts.workbench, m_panels, m_parts.models, m_parts.keep, m_parts.theme, this),
      m_allActions(QList<QAction*>(m_actions.all().begin(), m_actions.all().end()) + m_steering.actions().all()
                   + m_panels.editor().actions()),
      m_settings(m_parts, m_panels, m_actions, m_allActions),
      m_presenting(m_parts, m_panels, m_actions, m_settings, *this),
      m_dialogs({m_parts, m_panels, m_steering, m_presenting, m_settings}, m_actions[ActionId::help], m_allActions,
                *this),
      m_opener(m_parts, m_panels, m_steering, m_samples),
      m_asking(m_parts, m_panels, m_steering, m_demonstration, m_samples)
{
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCentralWidget(makeMiddle());
    m_layout.addDock(QStringLiteral("schema"), tr("Schema"), &m_panels.schema());
    m_layout.addDock(QStringLiteral("timeline"), tr("Retry Timeline"), m_steering.panel());
    m_layout.addDock(QStringLiteral("inspector"), tr("Attempt"), &m_panels.inspector());
    new FolderFiles({m_parts, m_panels, m_actions, m_layout, m_dialogs, m_asking}, this);
    m_demos = new DemoSheet(m_demonstration, m_samples, m_parts.theme, this);
    setHelpPage(*m_demos, "presenting");
    m_layout.addSheet(QStringLiteral("demonstrations"), tr("Demonstrations"), m_demos);
    connect(m_demos, &DemoSheet::left, this, [this] { m_demos->parentWidget()->close(); });
    for (QDockWidget* const dock : m_layout.docks())
        dock->installEventFilter(this);
    if (m_parts.agents)
        m_agents = new AgentFollowing(*m_parts.agents, m_parts.workbench, m_panels, m_steering, m_parts.theme, this);
    addStatusLine();
    m_runLayout = new RunLayout(*this, m_layout, m_panels, m_actions, m_parts.theme);
    makeMenus();
    connectActions();
    connectParts();
    addTour();
    m_settings.read();
    m_asking.read();
    const QSize wanted = QSize(1440, 900).boundedTo(screen()->availableSize() - QSize(16, 48)); // a frame, as it may be
    resize(wanted);
    m_layout.reset();
    layout()->activate(); // it needs less where panels are hidden because the screen is small
    resize(wanted);
    m_runLayout->restore();
    showState();
}

MainWindow::~MainWindow()
{
    m_parts.workbench.disconnect(this);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    m_layout.sizeOnce();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    const std::size_t atRisk = m_mayLoseRuns ? 0 : m_parts.keep.runsAtRisk();
    if (atRisk > 0) {
        event->ignore();
        return warnOfUnsavedRuns(atRisk, *this, [this] {
            m_mayLoseRuns = true;
            QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
        });
    }
    m_runLayout->keep();
    m_parts.workbench.close();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    // Its title is ambiguous: in some languages, other texts read the same.
    m_layout.docks()[1]->setWindowTitle(tr("Retry Timeline"));
    m_panels.timeline().setAccessibleName(TimelinePanel::tr("Retry timeline"));
    m_panels.speakAgain();
}

/// Escape arrives here unless something at the caret needs it, such as a list of completions. It stops what runs, or
/// goes from an attempt back to the user's own text. In an attempt, it does not stop the run, which goes on meanwhile;
/// nor if the run waits for an answer, because the attempt was then shown by itself.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || event->modifiers() != Qt::NoModifier)
        return QMainWindow::keyPressEvent(event);
    EditorPanel& editor = m_panels.editor();
    const bool isAsked = !m_parts.workbench.steering().questions().empty();
    const bool isInAttempt = editor.isPreviewing() && (isAsked || editor.attemptPreview().isAncestorOf(focusWidget()));
    if (isInAttempt && m_panels.results().isRunning())
        return m_panels.results().cancel();
    if (!isInAttempt && (m_parts.workbench.isRunning() || m_panels.results().isRunning()))
        return m_actions[ActionId::cancel].trigger();
    if (!editor.isPreviewing())
        return QMainWindow::keyPressEvent(event);
    editor.leavePreview();
    editor.focusText();
}

/// Keys end in a dock that floats, which is a window of its own.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    const auto* const dock = qobject_cast<const QDockWidget*>(watched);
    if (!dock || !dock->isFloating() || event->type() != QEvent::KeyPress)
        return QMainWindow::eventFilter(watched, event);
    keyPressEvent(static_cast<QKeyEvent*>(event));
    return event->isAccepted();
}

QWidget* MainWindow::makeMiddle()
{
    auto* const middle = new QWidget(this);
    auto* const column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_connectionBar = new ConnectionBar(m_parts.theme, middle);
    column->addWidget(m_connectionBar);
    auto* const area = new AskArea(middle);
    column->addWidget(area);
    m_storeBar = new StoreBar(m_parts.keep, m_parts.theme, middle);
    area->add(m_storeBar);
    auto* const password = new PasswordBar(m_parts.workbench, middle);
    connect(password, &PasswordBar::openAsked, this, &MainWindow::open);
    area->add(password);
    area->add(new LoginWarning(m_parts.workbench, m_parts.theme, m_parts.layoutFile, middle));
    area->add(new DemonstrationBar(m_demonstration, m_parts.workbench, m_panels, m_parts.theme, middle));
    auto* const story = new StoryBar(m_panels, m_parts.workbench, m_parts.theme, middle);
    connect(story, &StoryBar::openAsked, this, &MainWindow::open);
    area->add(story);
    area->add(&m_panels.ask());
    area->add(new StorySentence(m_panels, m_parts.theme, middle));
    m_middle = new MiddlePages(m_parts, m_panels, middle);
    connect(m_middle, &MiddlePages::openAsked, this, &MainWindow::open);
    connect(m_middle, &MiddlePages::connectAsked, this, &MainWindow::openConnections);
    connect(m_middle, &MiddlePages::demoAsked, &m_demonstration, &Demonstration::play);
    column->addWidget(m_middle, 1);
    return middle;
}

void MainWindow::addStatusLine()
{
    auto* const status = m_status = new StatusLine(m_parts.workbench, this);
    setStatusBar(status);
    connect(status, &StatusLine::presentingLeft, this, [this] {
        for (const ActionId id : {ActionId::present, ActionId::presentWithoutValues}) {
            if (m_actions[id].isChecked())
                m_actions[id].trigger();
        }
    });
    connect(&m_panels, &Panels::runChanged, status, [this, status] { status->noteShownRun(m_panels.run().id()); });
    connect(&m_panels.results(), &ResultsPanel::runEnded, status, &StatusLine::noteAnswer);
    connect(&m_panels.results(), &ResultsPanel::problemAt, status,
            [status](const std::string&, const EngineError& error) { status->noteFailure(error); });
    new ConnectionMarks(m_parts, *m_connectionBar, m_panels.editor(), *status, *this);
}

void MainWindow::makeMenus()
{
    addActions({m_actions.all().begin(), m_actions.all().end()});
    addActions(m_steering.actions().all());
    const QList<QAction*> textActions = (new TextActions(*this))->all();
    addActions(textActions);
    QHash<QString, QAction*> named;
    for (QAction* const action : m_allActions + textActions)
        named.insert(action->objectName(), action);
    const QList<QAction*> toggles = m_layout.toggles();
    fillMenuBar(*menuBar(), named, toggles);
    m_palette = new CommandPalette(m_parts.theme, m_allActions + toggles, this);
    auto* const listed = new ListedActions(*menuBar(), *m_palette, this);
    ResultsPanel& results = m_panels.results();
    listed->add(m_actions[ActionId::cancel],
                [this, &results] { return m_parts.workbench.isRunning() || results.isRunning(); });
    listed->add(m_actions[ActionId::exportResult],
                [&results] { return results.currentResult() && results.currentResult()->hasTable(); });
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(ActionId::quit, &QWidget::close);
    on(ActionId::palette, [this] { m_palette->open(); });
    on(ActionId::disconnect, [this] {
        m_parts.workbench.close();
        m_panels.ask().giveBack();
        m_panels.show({});
    });
    on(ActionId::cancel, [this] {
        m_parts.workbench.cancelRun();
        m_panels.results().cancel();
    });
    on(ActionId::focusQuestion, [this] { m_panels.ask().focusQuestion(); });
    on(ActionId::focusEditor, [this] { m_panels.editor().focusText(); });
    on(ActionId::focusResults, [this] { m_panels.results().focusPage(); });
    on(ActionId::focusTimeline, [this] {
        m_layout.raise(*m_steering.panel());
        m_panels.timeline().setFocus(Qt::ShortcutFocusReason);
    });
    on(ActionId::focusSchema, [this] {
        m_layout.raise(m_panels.schema());
        m_panels.schema().focusFilter();
    });
    on(ActionId::focusAttempt, [this] { m_layout.raise(m_panels.inspector()); });
    on(ActionId::cardAndError, [this] { goBetweenCardAndError(m_panels); });
    on(ActionId::focusMenus, [this] { m_runLayout->openMenus(); });
    on(ActionId::connectTo, [this] { openConnections(); });
    on(ActionId::importConnections, [this] { m_dialogs.importConnections(); });
    on(ActionId::glossary, [this] { m_dialogs.openGlossary(); });
    on(ActionId::preferences, [this] { openSettings(); });
    on(ActionId::refreshSchema, [this] { m_parts.workbench.refreshSchema(); });
    on(ActionId::resetLayout, [this] { m_runLayout->reset(); });
    on(ActionId::history, [this] { openHistory(); });
    on(ActionId::statistics, [this] { openStatistics(); });
    on(ActionId::ledger, [this] { m_dialogs.openLedger(); });
    on(ActionId::compareAttempts, [this] { m_panels.compareShown(); });
    on(ActionId::importRun, [this] { m_dialogs.importRun(); });
    on(ActionId::exportRun, [this] { m_dialogs.askWhereToExportRun(); });
    on(ActionId::exportResult, [this] { m_dialogs.exportResult(); });
    on(ActionId::shortcuts, [this] { openSettings(SettingsDialog::Page::shortcuts); });
    on(ActionId::demonstrations, [this] { m_layout.raise(*m_demos); });
    on(ActionId::checkSystem, [this] { m_dialogs.openSystemCheck(); });
    on(ActionId::about, [this] { m_dialogs.openAbout(); });
}

void MainWindow::connectParts()
{
    const Workbench& workbench = m_parts.workbench;
    connect(&workbench, &Workbench::stateChanged, this, &MainWindow::showState);
    connect(&workbench, &Workbench::runEnded, this, &MainWindow::showState);
    connect(&workbench, &Workbench::recorded, this, [this](const RunEvent& event) {
        if (std::holds_alternative<RunStarted>(event.body)) // the workbench is running once this returns
            QMetaObject::invokeMethod(this, &MainWindow::showState, Qt::QueuedConnection);
    });
    connect(&m_panels, &Panels::runChanged, this, &MainWindow::showState);
    connect(&m_parts.keep, &RunStorage::changed, this, &MainWindow::showState);
    connect(&m_settings, &WindowSettings::motionChanged, &m_steering, &Steering::setMotion);
    connect(&m_presenting, &PresenterMode::ended, this, &MainWindow::showState);
    connect(&m_presenting, &PresenterMode::begun, this, [this] { showPresenting(true); });
    connect(&m_presenting, &PresenterMode::ended, this, [this] { showPresenting(false); });
    connect(&m_panels.timeline(), &TimelinePanel::demonstrationAsked, this,
            [this] { m_demonstration.play(selfCorrection); });
    connect(&m_panels.schema(), &SchemaPanel::connectAsked, this, &MainWindow::openConnections);
    connect(&m_panels.schema(), &SchemaPanel::editAsked, &m_dialogs, &WindowDialogs::editConnection);
    connect(&m_panels.schema(), &SchemaPanel::refreshAsked, &m_actions[ActionId::refreshSchema], &QAction::trigger);
    connect(&m_dialogs, &WindowDialogs::openAsked, this, &MainWindow::open);
    const auto* const ofTexts = new TextConnections(m_parts, m_panels.editor(), this);
    connect(ofTexts, &TextConnections::connectionsAsked, this, &MainWindow::openConnections);
    connect(&m_dialogs, &WindowDialogs::modelsChanged, &m_asking, &Asking::fillModels);
    connect(&m_dialogs, &WindowDialogs::presetsChanged, &m_asking, &Asking::readPresets);
    connect(&m_dialogs, &WindowDialogs::memoryChanged, &m_asking, &Asking::recall);
    connect(&m_panels.inspector(), &InspectorPanel::memoryAsked, this,
            [this] { openSettings(SettingsDialog::Page::memory); });
    connect(&m_asking, &Asking::modelsAsked, this, [this] { openSettings(SettingsDialog::Page::models); });
    connect(m_storeBar, &StoreBar::otherStoreAsked, this, [this] { openSettings(SettingsDialog::Page::runs); });
}

void MainWindow::addTour()
{
    auto* const tour =
        new Tour(m_panels, m_steering.playback(), m_demonstration, m_parts.workbench, m_parts.theme, *this);
    QAction& take = m_actions[ActionId::tour];
    connect(&take, &QAction::triggered, tour, &Tour::begin);
    connect(m_middle, &MiddlePages::tourAsked, &take, &QAction::trigger);
    connect(&m_panels.timeline(), &TimelinePanel::tourAsked, &take, &QAction::trigger);
    connect(&m_presenting, &PresenterMode::begun, tour, &Tour::end);
    connect(tour, &Tour::connectAsked, this, &MainWindow::openConnections);
    connect(tour, &Tour::modelsAsked, this, [this] { openSettings(SettingsDialog::Page::models); });
}

void MainWindow::showPresenting(bool isOn)
{
    m_runLayout->setPresenting(isOn);
    const bool hasValues = !m_actions[ActionId::presentWithoutValues].isChecked();
    m_status->setPresenting(!isOn ? Presenting::no : hasValues ? Presenting::withValues : Presenting::withoutValues);
}

void MainWindow::showState()
{
    const Workbench& workbench = m_parts.workbench;
    const bool isOpen = workbench.state() == ConnectionState::open;
    m_middle->showState();
    m_panels.ask().setState(!isOpen                     ? AskState::noDatabase
                                : workbench.isRunning() ? AskState::running
                                                        : AskState::ready);
    m_actions[ActionId::disconnect].setEnabled(workbench.state() != ConnectionState::closed);
    m_actions[ActionId::refreshSchema].setEnabled(isOpen);
    for (const ActionId id : {ActionId::history, ActionId::statistics, ActionId::importRun})
        m_actions[id].setEnabled(m_parts.keep.store() != nullptr && !m_presenting.isOn());
    m_storeBar->showState();
}

} // namespace querymend

#include "moc_mainwindow.cpp"
