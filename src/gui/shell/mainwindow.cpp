#include "shell/mainwindow.h"

#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "common/theme.h"
#include "shell/commandpalette.h"
#include "shell/mainmenu.h"
#include "shell/statusline.h"
#include "workbench.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QScreen>
#include <QSplitter>
#include <QVBoxLayout>

namespace querymend {

namespace {

QString fileNameOf(const ConnectionTarget& target)
{
    const QString shown = QString::fromStdString(target.shown());
    return shown.section(QLatin1Char('/'), -1);
}

} // namespace

MainWindow::MainWindow(Workbench& workbench, Theme& theme, QWidget* parent)
    : QMainWindow(parent), m_workbench(workbench), m_theme(theme), m_actions(theme), m_demonstration(workbench),
      m_layout(stateFolder() + QStringLiteral("/window.ini"))
{
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setCentralWidget(makeMiddle());
    const QList<QAction*> toggles = makeDocks();
    fillMenuBar(*menuBar(), m_actions, toggles);
    setStatusBar(new StatusLine(workbench, this));
    addActions({m_actions.all().begin(), m_actions.all().end()});
    m_palette = new CommandPalette(theme, actions() + toggles, this);
    connectActions();
    connectPanels();
    resize(QSize(1440, 900).boundedTo(screen()->availableSize()));
    placeDocks();
    m_layout.restore(*this);
    showState();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_layout.keep(*this);
    QMainWindow::closeEvent(event);
}

QWidget* MainWindow::makeMiddle()
{
    auto* const middle = new QWidget(this);
    auto* const column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_ask = new AskPanel(m_theme, middle);
    column->addWidget(m_ask);
    column->addWidget(new QSplitter(Qt::Vertical, middle), 1);
    return middle;
}

QList<QAction*> MainWindow::makeDocks()
{
    QList<QAction*> toggles;
    const auto dock = [&](const QString& name, const QString& title, Qt::DockWidgetArea area) {
        auto* const made = new QDockWidget(title, this);
        made->setObjectName(name);
        made->setWidget(new QWidget(made));
        addDockWidget(area, made);
        toggles.append(made->toggleViewAction());
    };
    dock(QStringLiteral("schema"), tr("Schema"), Qt::LeftDockWidgetArea);
    dock(QStringLiteral("timeline"), tr("Retry timeline"), Qt::RightDockWidgetArea);
    dock(QStringLiteral("inspector"), tr("Attempt"), Qt::RightDockWidgetArea);
    return toggles;
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(ActionId::quit, &QWidget::close);
    on(ActionId::palette, [this] { m_palette->open(); });
    on(ActionId::focusQuestion, [this] { m_ask->focusQuestion(); });
    on(ActionId::disconnect, [this] { m_workbench.close(); });
    on(ActionId::cancel, [this] { m_workbench.cancelRun(); });
    on(ActionId::themeSystem, [this] { m_theme.choose(ThemeChoice::system); });
    on(ActionId::themeLight, [this] { m_theme.choose(ThemeChoice::light); });
    on(ActionId::themeDark, [this] { m_theme.choose(ThemeChoice::dark); });
    on(ActionId::resetLayout, [this] { placeDocks(); });
}

void MainWindow::connectPanels()
{
    connect(m_ask, &AskPanel::asked, this, &MainWindow::ask);
    connect(m_ask, &AskPanel::stopAsked, &m_workbench, &Workbench::cancelRun);
    connect(&m_workbench, &Workbench::stateChanged, this, &MainWindow::showState);
    connect(&m_workbench, &Workbench::runBegan, this, &MainWindow::showState);
    connect(&m_workbench, &Workbench::runEnded, this, &MainWindow::showState);
    connect(&m_demonstration, &Demonstration::began, this,
            [this](const Scenario& scenario) { m_ask->setQuestion(scenario.question); });
    connect(&m_demonstration, &Demonstration::failed, this,
            [this](const QString& reason) { m_ask->message().say(Tone::execution, reason); });
    connect(&m_workbench, &Workbench::openingFailed, this, [this](const EngineError& error) {
        m_ask->message().say(Tone::execution, QString::fromStdString(error.message));
    });
}

void MainWindow::placeDocks()
{
    const QList<QDockWidget*> docks = findChildren<QDockWidget*>();
    for (QDockWidget* const dock : docks) {
        dock->setFloating(false);
        dock->show();
        addDockWidget(dock->objectName() == QStringLiteral("schema") ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea,
                      dock);
    }
}

void MainWindow::showState()
{
    const bool isOpen = m_workbench.state() == ConnectionState::open;
    m_ask->setState(!isOpen ? AskState::noDatabase : m_workbench.isRunning() ? AskState::running : AskState::ready);
    setWindowTitle(m_workbench.state() == ConnectionState::closed ? QString() : fileNameOf(m_workbench.target()));
    m_actions[ActionId::disconnect].setEnabled(m_workbench.state() != ConnectionState::closed);
    m_actions[ActionId::refreshSchema].setEnabled(isOpen);
    m_actions[ActionId::cancel].setEnabled(m_workbench.isRunning());
}

void MainWindow::ask(const AskedQuestion& question)
{
    if (question.model.isEmpty())
        m_ask->message().say(Tone::generic, tr("There is no model to ask yet."), tr("Set up models…"));
}

} // namespace querymend
