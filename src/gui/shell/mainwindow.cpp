#include "shell/mainwindow.h"

#include "ask/askpanel.h"
#include "common/failurewords.h"
#include "common/inlinemessage.h"
#include "common/languages.h"
#include "common/theme.h"
#include "editor/editorpanel.h"
#include "inspector/inspectorpanel.h"
#include "llm/bundle.h"
#include "modelshelf.h"
#include "results/resultspanel.h"
#include "runstorage.h"
#include "schema/schemapanel.h"
#include "settings/connectionbook.h"
#include "settings/shortcutmodel.h"
#include "shell/commandpalette.h"
#include "shell/demonstrationbar.h"
#include "shell/loginwarning.h"
#include "shell/mainmenu.h"
#include "shell/startpage.h"
#include "shell/statusline.h"
#include "shell/storebar.h"
#include "timeline/timelinepanel.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QEvent>
#include <QMenuBar>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr auto firstSample = "shop";
constexpr int leastOfResults = 72; ///< small, so that the buttons of a proposal above keep their room

QString fileNameOf(const ConnectionTarget& target)
{
    return QString::fromStdString(target.shown()).section(QLatin1Char('/'), -1);
}

/// Returns `none` if values must stay on the machine.
SamplePolicy samplesOf(const AppSettings& settings)
{
    switch (settings.policy.values == DataValues::stay ? SampleSetting::none : settings.samples) {
    case SampleSetting::careful:
        return SamplePolicy::careful;
    case SampleSetting::all:
        return SamplePolicy::all;
    case SampleSetting::none:
        break;
    }
    return SamplePolicy::none;
}

} // namespace

MainWindow::MainWindow(WindowParts parts, QWidget* parent)
    : QMainWindow(parent), m_parts(std::move(parts)), m_actions(m_parts.theme), m_demonstration(m_parts.workbench),
      m_layout(m_parts.layoutFile), m_panels(m_parts.workbench, m_parts.theme, this),
      m_steering(m_parts.workbench, m_panels, m_parts.models, m_parts.keep, m_parts.theme, this)
{
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCentralWidget(makeMiddle());
    m_docks = {addDock(QStringLiteral("schema"), tr("Schema"), &m_panels.schema(), Qt::LeftDockWidgetArea),
               addDock(QStringLiteral("timeline"), tr("Retry Timeline"), m_steering.panel(), Qt::RightDockWidgetArea),
               addDock(QStringLiteral("inspector"), tr("Attempt"), &m_panels.inspector(), Qt::RightDockWidgetArea)};
    auto* const status = new StatusLine(m_parts.workbench, this);
    setStatusBar(status);
    connect(&m_panels.results(), &ResultsPanel::runEnded, status, &StatusLine::noteAnswer);
    connect(&m_panels.results(), &ResultsPanel::problemAt, status,
            [status](const std::string&, const EngineError& error) { status->noteFailure(error); });
    makeMenus();
    connectActions();
    connectAsking();
    connectWorkbench();
    connectStore();
    readAll();
    resize(QSize(1440, 900).boundedTo(screen()->availableSize()));
    placeDocks();
    m_isLaidOut = m_layout.restore(*this);
    showState();
}

MainWindow::~MainWindow()
{
    m_parts.workbench.disconnect(this);
    m_parts.workbench.cancelRun(); // a run points into m_texts
    m_parts.workbench.setTexts({});
}

void MainWindow::openSample()
{
    const auto file = bundledDatabase(firstSample, m_parts.sampleFolder);
    if (!file)
        return m_panels.ask().message().say(Tone::execution, QString::fromStdString(file.error().text));
    ConnectionTarget target; // of SQLite
    target.database = file->toStdString();
    open(target);
}

void MainWindow::open(const ConnectionTarget& target)
{
    const QString name = fileNameOf(target).section(QLatin1Char('.'), 0, 0);
    const bool isSample = QString::fromStdString(target.database).startsWith(m_parts.sampleFolder);
    m_panels.show({}); // earlier runs are in the history
    m_panels.ask().setQuestion({});
    m_panels.ask().message().clear();
    m_panels.ask().offer(isSample ? m_samples.of(name.toStdString()) : QStringList());
    m_parts.workbench.open(target);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!m_isLaidOut)
        sizeDocks(); // docks cannot be sized before the window is shown
    m_isLaidOut = true;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    const std::size_t atRisk = m_mayLoseRuns ? 0 : m_parts.keep.runsAtRisk();
    if (atRisk > 0) {
        event->ignore();
        return askWhetherToLose(atRisk);
    }
    m_layout.keep(*this);
    m_parts.workbench.close();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_docks[1]->setWindowTitle(tr("Retry Timeline")); // ambiguous: in some languages, other texts read the same
    m_panels.timeline().setAccessibleName(TimelinePanel::tr("Retry timeline"));
    m_panels.speakAgain();
}

QWidget* MainWindow::makeMiddle()
{
    auto* const middle = new QWidget(this);
    auto* const column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_storeBar = new StoreBar(m_parts.keep, m_parts.theme, middle);
    column->addWidget(m_storeBar);
    column->addWidget(new LoginWarning(m_parts.workbench, m_parts.theme, m_parts.layoutFile, middle));
    column->addWidget(new DemonstrationBar(m_demonstration, m_parts.workbench, m_parts.theme, middle));
    column->addWidget(&m_panels.ask());
    auto* const texts = new QSplitter(Qt::Vertical, middle);
    texts->setChildrenCollapsible(false);
    texts->addWidget(&m_panels.editor());
    texts->addWidget(&m_panels.results());
    m_panels.results().setMinimumHeight(leastOfResults);
    texts->setSizes({360, 400});
    auto* const start = new StartPage(m_parts.book, m_parts.theme, m_parts.sampleFolder, middle);
    connect(start, &StartPage::openAsked, this, &MainWindow::open);
    connect(start, &StartPage::connectAsked, this, &MainWindow::openConnections);
    connect(start, &StartPage::demoAsked, &m_demonstration, &Demonstration::play);
    m_middle = new QStackedWidget(middle);
    m_middle->addWidget(texts);
    m_middle->addWidget(start);
    column->addWidget(m_middle, 1);
    return middle;
}

QDockWidget* MainWindow::addDock(const QString& name, const QString& title, QWidget* panel, Qt::DockWidgetArea area)
{
    auto* const dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setWidget(panel);
    dock->setTitleBarWidget(new QWidget(dock)); // panels have titles of their own; floating docks have a frame
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::makeMenus()
{
    m_allActions = QList<QAction*>(m_actions.all().begin(), m_actions.all().end()) + m_steering.actions().all();
    addActions(m_allActions);
    m_allActions += m_panels.editor().actions();
    QHash<QString, QAction*> named;
    for (QAction* const action : m_allActions)
        named.insert(action->objectName(), action);
    QList<QAction*> toggles;
    for (const QDockWidget* const dock : m_docks)
        toggles.append(dock->toggleViewAction());
    fillMenuBar(*menuBar(), named, toggles);
    m_palette = new CommandPalette(m_parts.theme, m_allActions + toggles, this);
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(ActionId::quit, &QWidget::close);
    on(ActionId::palette, [this] { m_palette->open(); });
    on(ActionId::disconnect, [this] { m_parts.workbench.close(); });
    on(ActionId::cancel, [this] {
        m_parts.workbench.cancelRun();
        m_panels.results().cancel();
    });
    on(ActionId::focusQuestion, [this] { m_panels.ask().focusQuestion(); });
    on(ActionId::focusEditor, [this] { m_panels.editor().focusText(); });
    on(ActionId::focusResults, [this] { m_panels.results().focusPage(); });
    on(ActionId::focusTimeline, [this] { m_panels.timeline().setFocus(Qt::ShortcutFocusReason); });
    on(ActionId::focusSchema, [this] { m_panels.schema().focusFilter(); });
    const auto onTheme = [this, on](ActionId id, ThemeSetting theme) {
        on(id, [this, theme] {
            AppSettings settings = m_settings;
            settings.theme = theme;
            keep(settings);
        });
    };
    for (const ActionId id : {ActionId::present, ActionId::presentWithoutValues}) {
        m_actions[id].setCheckable(true);
        m_actions[id].setIconVisibleInMenu(false); // it would replace the check mark
        on(id, [this, id](bool isOn) { present(isOn, id); });
    }
    onTheme(ActionId::themeSystem, ThemeSetting::system);
    onTheme(ActionId::themeLight, ThemeSetting::light);
    onTheme(ActionId::themeDark, ThemeSetting::dark);
    on(ActionId::connectTo, [this] { openConnections(); });
    on(ActionId::preferences, [this] { openSettings(); });
    on(ActionId::refreshSchema, [this] { m_parts.workbench.refreshSchema(); });
    on(ActionId::resetLayout, [this] { placeDocks(); });
    on(ActionId::history, [this] { openHistory(); });
    on(ActionId::statistics, [this] { openStatistics(); });
    on(ActionId::compareAttempts, [this] { m_panels.compareShown(); });
    on(ActionId::exportRun, [this] { askWhereToExportRun(); });
    on(ActionId::exportResult, [this] { exportResult(); });
    on(ActionId::shortcuts, [this] { openSettings(SettingsDialog::Page::shortcuts); });
    on(ActionId::demonstrations, [this] { chooseDemonstration(); });
    on(ActionId::help, [this] { showHelp(); });
    on(ActionId::about, [this] { about(); });
}

void MainWindow::connectWorkbench()
{
    AskPanel& ask = m_panels.ask();
    const Workbench& workbench = m_parts.workbench;
    connect(&workbench, &Workbench::stateChanged, this, &MainWindow::showState);
    connect(&workbench, &Workbench::recorded, this, &MainWindow::handleEvent);
    connect(&workbench, &Workbench::runEnded, this, &MainWindow::showState);
    connect(&workbench, &Workbench::openingFailed, this, [&ask, &workbench](const EngineError& error) {
        const FailureWords words = connectingFailed(workbench.target(), error);
        ask.message().say(Tone::execution, words.title + QStringLiteral(": ") + words.reason);
    });
    connect(&workbench, &Workbench::recordingFailed, this, [&ask](const std::string& reason) {
        ask.message().say(Tone::execution,
                          tr("The run was stopped because it cannot be saved: %1").arg(QString::fromStdString(reason)));
    });
    connect(&workbench, &Workbench::recordingDelayed, this, [&ask](const std::string& reason) {
        ask.message().say(
            Tone::generic,
            tr("The run is waiting for its store; trying again for a minute: %1").arg(QString::fromStdString(reason)));
    });
    connect(&workbench, &Workbench::recordingResumed, &ask, [&ask] { ask.message().clear(); });
    connect(&m_panels.schema(), &SchemaPanel::connectAsked, this, &MainWindow::openConnections);
    connect(&m_panels.schema(), &SchemaPanel::refreshAsked, &m_actions[ActionId::refreshSchema], &QAction::trigger);
}

void MainWindow::sizeDocks()
{
    const int left = std::clamp(width() / 6, 250, 320);
    const int right = std::clamp(width() * 3 / 10, 320, 520);
    resizeDocks(m_docks, {left, right, right}, Qt::Horizontal);
    resizeDocks({m_docks[1], m_docks[2]}, {height() / 2, height() / 2}, Qt::Vertical);
}

void MainWindow::readAll()
{
    const auto read = readSettings(m_parts.settingsFile);
    if (!read)
        m_panels.ask().message().say(Tone::execution, wordsOf(read.error()));
    apply(read ? read->settings : AppSettings());
    if (const auto problem = m_parts.models.load())
        m_panels.ask().message().say(Tone::execution, QString::fromStdString(problem->text));
    fillModels();
    readTexts();
}

void MainWindow::apply(const AppSettings& settings)
{
    m_settings = settings;
    m_parts.languages.choose(settings.language);
    constexpr ThemeChoice choices[] = {ThemeChoice::system, ThemeChoice::light, ThemeChoice::dark};
    constexpr ActionId actions[] = {ActionId::themeSystem, ActionId::themeLight, ActionId::themeDark};
    m_parts.theme.choose(choices[static_cast<std::size_t>(settings.theme)]);
    m_actions[actions[static_cast<std::size_t>(settings.theme)]].setChecked(true);
    m_parts.theme.setTextPixels(settings.fontPixels);
    m_parts.theme.choose(settings.density == Density::compact ? Spacing::compact : Spacing::comfortable);
    m_panels.ask().setPolicy(settings.policy);
    m_parts.workbench.setSamples(samplesOf(settings));
    applyShortcuts({m_allActions.begin(), m_allActions.end()}, settings.shortcuts);
}

void MainWindow::keep(const AppSettings& settings)
{
    const bool isOtherStore = settings.store != m_settings.store || settings.storePassword != m_settings.storePassword;
    apply(settings);
    if (isOtherStore)
        m_parts.keep.open(settings);
    if (const auto written = writeSettings(m_parts.settingsFile, settings); !written)
        m_panels.ask().message().say(Tone::execution, wordsOf(written.error()));
}

void MainWindow::placeDocks()
{
    for (QDockWidget* const dock : m_docks) {
        dock->setFloating(false);
        dock->show();
        addDockWidget(dock == m_docks.front() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, dock);
    }
    sizeDocks();
}

void MainWindow::showState()
{
    const Workbench& workbench = m_parts.workbench;
    const bool isOpen = workbench.state() == ConnectionState::open;
    m_middle->setCurrentIndex(workbench.state() == ConnectionState::closed ? 1 : 0);
    m_panels.ask().setState(!isOpen                     ? AskState::noDatabase
                                : workbench.isRunning() ? AskState::running
                                                        : AskState::ready);
    setWindowTitle(workbench.state() == ConnectionState::closed ? QString() : fileNameOf(workbench.target()));
    m_actions[ActionId::disconnect].setEnabled(workbench.state() != ConnectionState::closed);
    m_actions[ActionId::refreshSchema].setEnabled(isOpen);
    for (const ActionId id : {ActionId::history, ActionId::statistics})
        m_actions[id].setEnabled(m_parts.keep.store() != nullptr && !isPresenting());
    m_storeBar->showState();
}

} // namespace querymend

#include "moc_mainwindow.cpp"
