#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "history/historydialog.h"
#include "modelshelf.h"
#include "settings/connectiondialog.h"
#include "settings/settingsdialog.h"
#include "shell/mainwindow.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMessageBox>

namespace querymend {

void MainWindow::openConnections()
{
    auto* const dialog = new ConnectionDialog(m_parts.book, m_parts.openerOf, m_parts.theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ConnectionDialog::openAsked, this, &MainWindow::open);
    dialog->open();
}

void MainWindow::openSettings()
{
    auto* const dialog = new SettingsDialog(m_settings, m_parts.book, m_parts.openerOf,
                                            {m_allActions.begin(), m_allActions.end()}, m_parts.theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::openAsked, this, &MainWindow::open);
    connect(dialog, &SettingsDialog::settingsChanged, this, &MainWindow::keep);
    dialog->open();
}

void MainWindow::openHistory()
{
    if (!m_history) {
        m_history = new HistoryDialog(*m_parts.store, m_parts.theme, this);
        connect(m_history, &HistoryDialog::openAsked, &m_panels, &Panels::show);
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
