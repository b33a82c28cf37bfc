#include "ask/askpanel.h"
#include "common/helppage.h"
#include "common/inlinemessage.h"
#include "history/historydialog.h"
#include "history/runexport.h"
#include "history/statisticsdialog.h"
#include "modelshelf.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "run/eventrecord.h"
#include "runstorage.h"
#include "settings/connectiondialog.h"
#include "shell/helpwindow.h"
#include "shell/mainwindow.h"
#include "store/runfile.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>

namespace querymend {

namespace {

std::string recordOf(const std::vector<RunEvent>& events)
{
    std::vector<RunLine> lines;
    for (const RunEvent& event : events)
        lines.push_back({event, toRecord(event)});
    return writeRunFile(lines);
}

std::optional<std::string> environmentVariable(std::string_view name)
{
    const QByteArray key(name.data(), static_cast<qsizetype>(name.size()));
    return qEnvironmentVariableIsSet(key.constData()) ? std::optional(qgetenv(key.constData()).toStdString())
                                                      : std::nullopt;
}

/// Anything but a URL is a file: DuckDB's if its name ends in .duckdb, else SQLite's.
Result<ConnectionTarget, UrlProblem> targetNamed(const QString& place)
{
    if (place.contains(QLatin1String("://")))
        return parseConnectionUrl(place.toStdString(), environmentVariable);
    ConnectionTarget target;
    target.engine = place.endsWith(QLatin1String(".duckdb")) ? EngineKind::duckdb : EngineKind::sqlite;
    target.database = QFileInfo(place).absoluteFilePath().toStdString();
    return target;
}

} // namespace

void MainWindow::openPlace(const QString& place)
{
    const auto target = targetNamed(place);
    if (!target)
        return m_panels.ask().message().say(Tone::execution, QString::fromStdString(target.error().text));
    open(*target);
}

void MainWindow::openConnections()
{
    if (isClosedToRoom())
        return;
    auto* const dialog = new ConnectionDialog(m_parts.book, m_parts.openerOf, m_parts.theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    prepare(*dialog, "connections");
    connect(dialog, &ConnectionDialog::openAsked, this, &MainWindow::open);
    dialog->open();
}

void MainWindow::openSettings(SettingsDialog::Page page)
{
    if (isClosedToRoom())
        return;
    auto* const dialog = new SettingsDialog(m_settings, m_parts.book, m_parts.models, m_parts.openerOf,
                                            {m_allActions.begin(), m_allActions.end()}, m_parts.theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    prepare(*dialog, "settings");
    connect(dialog, &SettingsDialog::openAsked, this, &MainWindow::open);
    connect(dialog, &SettingsDialog::settingsChanged, this, &MainWindow::keep);
    connect(dialog, &SettingsDialog::modelsChanged, this, &MainWindow::fillModels);
    dialog->showPage(page);
    dialog->open();
}

void MainWindow::openHistory()
{
    if (isClosedToRoom())
        return;
    if (!m_history) {
        m_history = new HistoryDialog(*m_parts.keep.store(), m_parts.theme, this);
        prepare(*m_history, "history");
        connect(m_history, &HistoryDialog::openAsked, &m_steering, &Steering::showStored);
        connect(m_history, &HistoryDialog::resumeAsked, &m_steering, &Steering::resume);
        connect(m_history, &HistoryDialog::compareAsked, &m_panels, &Panels::compare);
        connect(m_history, &HistoryDialog::statisticsAsked, this, &MainWindow::openStatistics);
    }
    m_history->open();
}

void MainWindow::openStatistics()
{
    if (isClosedToRoom())
        return;
    auto* const dialog = new StatisticsDialog(*m_parts.keep.store(), m_parts.theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    prepare(*dialog, "history");
    dialog->open();
}

void MainWindow::askWhereToExportRun()
{
    if (m_panels.shown().empty())
        return m_panels.ask().message().say(Tone::generic, tr("There is no run to export yet."));
    auto* const dialog = new QFileDialog(this, tr("Export This Run"), {}, runFileFilters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("run"));
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::exportRun);
    dialog->open();
}

void MainWindow::exportRun(const QString& path)
{
    InlineMessage& message = m_panels.ask().message();
    if (const auto problem = exportRunFile(path, m_panels.shown(), recordOf(m_panels.shown())))
        return message.say(Tone::execution, *problem);
    message.say(Tone::accent, tr("Written to %1").arg(path));
}

void MainWindow::exportResult()
{
    ResultView* const result = m_panels.results().currentResult();
    if (result && result->hasTable())
        return result->openExport();
    m_panels.ask().message().say(Tone::generic, tr("There is no result to export yet."));
}

void MainWindow::prepare(QDialog& dialog, const char* helpPage)
{
    dialog.addAction(&m_actions[ActionId::help]);
    setHelpPage(dialog, helpPage);
}

/// Opens help above the active window, because a window behind a modal dialog cannot be used.
void MainWindow::showHelp()
{
    QWidget* const asking = QApplication::activeWindow() ? QApplication::activeWindow() : this;
    const QString page = helpPageFor(QApplication::focusWidget());
    if (m_help && m_help != asking && m_help->parentWidget() != asking)
        delete m_help;
    if (!m_help) {
        m_help = new HelpWindow(m_parts.languages, asking);
        m_help->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_help->showPage(page);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void MainWindow::about()
{
    auto* const box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Querymend"));
    box->setText(tr("<b>Querymend %1</b><p>Answers questions in SQL, checked and corrected on your "
                    "database.</p><p>Free software under the GNU General Public License, version 3 or later.</p>")
                     .arg(QCoreApplication::applicationVersion()));
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

} // namespace querymend
