#include "shell/mainwindow.h"

#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "common/theme.h"
#include "editor/editorpanel.h"
#include "history/historydialog.h"
#include "inspector/inspectorpanel.h"
#include "llm/bundle.h"
#include "results/resultspanel.h"
#include "schema/schemapanel.h"
#include "shell/commandpalette.h"
#include "shell/mainmenu.h"
#include "shell/statusline.h"
#include "timeline/timelinepanel.h"

#include <QDir>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QSplitter>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <variant>

namespace querymend {

namespace {

constexpr auto firstSample = "shop";

QString fileNameOf(const ConnectionTarget& target)
{
    return QString::fromStdString(target.shown()).section(QLatin1Char('/'), -1);
}

} // namespace

MainWindow::MainWindow(WindowParts parts, QWidget* parent)
    : QMainWindow(parent), m_parts(parts), m_actions(parts.theme), m_demonstration(parts.workbench),
      m_layout(stateFolder() + QStringLiteral("/window.ini")), m_panels(parts.workbench, parts.theme, this)
{
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCentralWidget(makeMiddle());
    m_docks = {addDock(QStringLiteral("schema"), tr("Schema"), &m_panels.schema(), Qt::LeftDockWidgetArea),
               addDock(QStringLiteral("timeline"), tr("Retry Timeline"), &m_panels.timeline(), Qt::RightDockWidgetArea),
               addDock(QStringLiteral("inspector"), tr("Attempt"), &m_panels.inspector(), Qt::RightDockWidgetArea)};
    setStatusBar(new StatusLine(m_parts.workbench, this));
    makeMenus();
    connectActions();
    connectWorkbench();
    resize(QSize(1440, 900).boundedTo(screen()->availableSize()));
    placeDocks();
    m_layout.restore(*this);
    showState();
}

MainWindow::~MainWindow() = default;

void MainWindow::openSample()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
    const auto file = folder.mkpath(QStringLiteral("."))
        ? bundledDatabase(firstSample, folder.path())
        : Result<QString, ScenarioProblem>(Failure{ScenarioProblem{"cannot make " + folder.path().toStdString()}});
    if (!file)
        return m_panels.ask().message().say(Tone::execution, QString::fromStdString(file.error().text));
    ConnectionTarget target;
    target.engine = EngineKind::sqlite;
    target.database = file->toStdString();
    m_panels.ask().offer(m_samples.of(firstSample));
    m_parts.workbench.open(target);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_layout.keep(*this);
    m_parts.workbench.close();
    QMainWindow::closeEvent(event);
}

QWidget* MainWindow::makeMiddle()
{
    auto* const middle = new QWidget(this);
    auto* const column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(&m_panels.ask());
    auto* const texts = new QSplitter(Qt::Vertical, middle);
    texts->setChildrenCollapsible(false);
    texts->addWidget(&m_panels.editor());
    texts->addWidget(&m_panels.results());
    texts->setSizes({400, 360});
    column->addWidget(texts, 1);
    return middle;
}

QDockWidget* MainWindow::addDock(const QString& name, const QString& title, QWidget* panel, Qt::DockWidgetArea area)
{
    auto* const dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setWidget(panel);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::makeMenus()
{
    QHash<QString, QAction*> named;
    QList<QAction*> all(m_actions.all().begin(), m_actions.all().end());
    addActions(all);
    all += m_panels.editor().actions();
    for (QAction* const action : all)
        named.insert(action->objectName(), action);
    QList<QAction*> toggles;
    for (const QDockWidget* const dock : m_docks)
        toggles.append(dock->toggleViewAction());
    fillMenuBar(*menuBar(), named, toggles);
    m_palette = new CommandPalette(m_parts.theme, all + toggles, this);
    const ThemeChoice choice = m_parts.theme.choice();
    const ActionId theme = choice == ThemeChoice::light ? ActionId::themeLight
        : choice == ThemeChoice::dark                   ? ActionId::themeDark
                                                        : ActionId::themeSystem;
    m_actions[theme].setChecked(true);
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
    on(ActionId::focusEditor, [this] { m_panels.editor().setFocus(Qt::ShortcutFocusReason); });
    on(ActionId::focusResults, [this] { m_panels.results().setFocus(Qt::ShortcutFocusReason); });
    on(ActionId::focusTimeline, [this] { m_panels.timeline().setFocus(Qt::ShortcutFocusReason); });
    on(ActionId::focusSchema, [this] { m_panels.schema().focusFilter(); });
    on(ActionId::themeSystem, [this] { m_parts.theme.choose(ThemeChoice::system); });
    on(ActionId::themeLight, [this] { m_parts.theme.choose(ThemeChoice::light); });
    on(ActionId::themeDark, [this] { m_parts.theme.choose(ThemeChoice::dark); });
    on(ActionId::resetLayout, [this] { placeDocks(); });
    on(ActionId::history, [this] { openHistory(); });
    on(ActionId::demonstrations, [this] { chooseDemonstration(); });
    on(ActionId::about, [this] { about(); });
}

void MainWindow::connectWorkbench()
{
    AskPanel& ask = m_panels.ask();
    Workbench& workbench = m_parts.workbench;
    connect(&ask, &AskPanel::asked, this, &MainWindow::ask);
    connect(&ask, &AskPanel::stopAsked, &workbench, &Workbench::cancelRun);
    connect(&ask, &AskPanel::offerTaken, this, [this](const QString& question) {
        if (const auto scenario = m_samples.scenarioFor(question.toStdString()))
            m_demonstration.play(*scenario);
    });
    connect(&workbench, &Workbench::stateChanged, this, &MainWindow::showState);
    connect(&workbench, &Workbench::runBegan, this, [this] { showRun({}); });
    connect(&workbench, &Workbench::recorded, this, &MainWindow::takeEvent);
    connect(&workbench, &Workbench::openingFailed, this, [&ask](const EngineError& error) {
        ask.message().say(Tone::execution, QString::fromStdString(error.message));
    });
    connect(&workbench, &Workbench::recordingFailed, this, [&ask](const std::string& reason) {
        ask.message().say(Tone::execution,
                          tr("The run was stopped, because it cannot be kept: %1").arg(QString::fromStdString(reason)));
    });
    connect(&m_demonstration, &Demonstration::began, this,
            [&ask](const Scenario& scenario) { ask.setQuestion(scenario.question); });
    connect(&m_demonstration, &Demonstration::failed, this,
            [&ask](const QString& reason) { ask.message().say(Tone::execution, reason); });
}

void MainWindow::placeDocks()
{
    for (QDockWidget* const dock : m_docks) {
        dock->setFloating(false);
        dock->show();
        addDockWidget(dock == m_docks.front() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, dock);
    }
    const int wide = width() / 4;
    resizeDocks(m_docks, {width() / 6, wide, wide}, Qt::Horizontal);
    resizeDocks({m_docks[1], m_docks[2]}, {height() / 2, height() / 2}, Qt::Vertical);
}

void MainWindow::showState()
{
    const Workbench& workbench = m_parts.workbench;
    const bool isOpen = workbench.state() == ConnectionState::open;
    m_panels.ask().setState(!isOpen                     ? AskState::noDatabase
                                : workbench.isRunning() ? AskState::running
                                                        : AskState::ready);
    setWindowTitle(workbench.state() == ConnectionState::closed ? QString() : fileNameOf(workbench.target()));
    m_actions[ActionId::disconnect].setEnabled(workbench.state() != ConnectionState::closed);
    m_actions[ActionId::refreshSchema].setEnabled(isOpen);
    m_actions[ActionId::history].setEnabled(m_parts.store != nullptr);
}

void MainWindow::ask(const AskedQuestion& question)
{
    if (!question.model.isEmpty())
        return; // no model can be chosen yet
    if (const auto scenario = m_samples.scenarioFor(question.question.text))
        return m_demonstration.play(*scenario);
    m_panels.ask().message().say(Tone::generic, tr("There is no model to ask yet."), tr("Set up models…"));
}

void MainWindow::takeEvent(const RunEvent& event)
{
    m_panels.append(event);
    if (const auto* const finished = std::get_if<RunFinished>(&event.body)) {
        if (finished->outcome == RunOutcome::solved) {
            m_panels.editor().showProposal(tr("Answer"), {}, finished->sql);
            m_panels.results().run(finished->sql, tr("Answer"));
        }
    }
    if (std::holds_alternative<RunStarted>(event.body) || std::holds_alternative<RunFinished>(event.body))
        QMetaObject::invokeMethod(this, &MainWindow::showState, Qt::QueuedConnection); // when the state is the new one
}

void MainWindow::showRun(const std::vector<RunEvent>& events)
{
    m_panels.show(events);
}

void MainWindow::openHistory()
{
    if (!m_history) {
        m_history = new HistoryDialog(*m_parts.store, m_parts.theme, this);
        connect(m_history, &HistoryDialog::openAsked, this, &MainWindow::showRun);
    }
    m_history->open();
}

void MainWindow::chooseDemonstration()
{
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (const SampleQuestions::Entry& entry : m_samples.all()) {
        QAction* const action = menu->addAction(QString::fromStdString(entry.title));
        action->setToolTip(QString::fromStdString(entry.shows));
        connect(action, &QAction::triggered, this, [this, &entry] { m_demonstration.play(entry.scenario); });
    }
    menu->popup(mapToGlobal(QPoint(width() / 3, height() / 6)));
}

void MainWindow::about()
{
    auto* const box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Querymend"));
    box->setText(tr("<b>Querymend %1</b><p>Has questions answered in SQL, checked and corrected on your database.</p>"
                    "<p>Free software under the GNU General Public License, version 3 or later.</p>")
                     .arg(QCoreApplication::applicationVersion()));
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

} // namespace querymend
