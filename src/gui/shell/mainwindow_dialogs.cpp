#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "history/historydialog.h"
#include "history/runexport.h"
#include "history/statisticsdialog.h"
#include "modelshelf.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "run/eventrecord.h"
#include "settings/connectiondialog.h"
#include "shell/mainwindow.h"
#include "store/runfile.h"

#include <QCoreApplication>
#include <QFileDialog>
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

} // namespace

void MainWindow::openConnections()
{
    auto* const dialog = new ConnectionDialog(m_parts.book, m_parts.openerOf, m_parts.theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ConnectionDialog::openAsked, this, &MainWindow::open);
    dialog->open();
}

void MainWindow::openSettings(SettingsDialog::Page page)
{
    auto* const dialog = new SettingsDialog(m_settings, m_parts.book, m_parts.openerOf,
                                            {m_allActions.begin(), m_allActions.end()}, m_parts.theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::openAsked, this, &MainWindow::open);
    connect(dialog, &SettingsDialog::settingsChanged, this, &MainWindow::keep);
    dialog->showPage(page);
    dialog->open();
}

void MainWindow::openHistory()
{
    if (!m_history) {
        m_history = new HistoryDialog(*m_parts.store, m_parts.theme, this);
        connect(m_history, &HistoryDialog::openAsked, &m_steering, &Steering::showStored);
        connect(m_history, &HistoryDialog::compareAsked, &m_panels, &Panels::compare);
        connect(m_history, &HistoryDialog::statisticsAsked, this, &MainWindow::openStatistics);
    }
    m_history->open();
}

void MainWindow::openStatistics()
{
    auto* const dialog = new StatisticsDialog(*m_parts.store, m_parts.theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
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
    if (ResultView* const result = m_panels.results().currentResult())
        return result->openExport();
    m_panels.ask().message().say(Tone::generic, tr("There is no result to export yet."));
}

void MainWindow::fillModels()
{
    std::vector<ModelChoice> choices;
    for (const ModelProfile& profile : m_parts.models.profiles())
        choices.push_back({QString::fromStdString(profile.name), QString::fromStdString(profile.name)});
    const QString chosen = choices.empty() ? QString() : choices.front().id;
    m_panels.ask().setModels(std::move(choices), chosen);
}

void MainWindow::sayWhereModelsAre()
{
    if (const auto problem = m_parts.models.load())
        return m_panels.ask().message().say(Tone::execution, QString::fromStdString(problem->text));
    fillModels();
    m_panels.ask().message().say(
        Tone::accent,
        tr("Models are set up in %1, which was just read again; `querymend help models` says how.")
            .arg(m_parts.models.file()));
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
