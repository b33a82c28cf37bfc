#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "history/historydialog.h"
#include "history/statisticsdialog.h"
#include "runstorage.h"
#include "settings/connectionbook.h"
#include "shell/mainwindow.h"
#include "shell/storebar.h"

#include <QAbstractButton>
#include <QMessageBox>

namespace querymend {

void MainWindow::connectStore()
{
    const RunStorage& keep = m_parts.keep;
    connect(m_storeBar, &StoreBar::otherStoreAsked, this, [this] { openSettings(SettingsDialog::Page::runs); });
    connect(&keep, &RunStorage::changed, this, &MainWindow::showState);
    connect(&keep, &RunStorage::salvaged, this, &MainWindow::handleSalvaged);
    connect(&keep, &RunStorage::aboutToChange, this, [this] { // both show the previous store
        delete std::exchange(m_history, nullptr);
        qDeleteAll(findChildren<StatisticsDialog*>());
    });
}

/// Makes the salvaged store the configured one.
void MainWindow::handleSalvaged(const QString& file, const Salvaged& report)
{
    InlineMessage& message = m_panels.ask().message();
    m_settings.store = file.toStdString();
    m_settings.storePassword = StorePassword::none;
    if (const auto written = writeSettings(m_parts.settingsFile, m_settings); !written)
        return message.say(Tone::execution, wordsOf(written.error()));
    message.say(Tone::accent,
                tr("%n run(s) were salvaged. Runs are kept in %1 from now on; the damaged file is left unchanged.",
                   nullptr, static_cast<int>(report.runs))
                    .arg(file));
}

void MainWindow::askWhetherToLose(std::size_t runs)
{
    auto* const box = new QMessageBox(
        QMessageBox::Warning, tr("Runs Are Not Kept"),
        tr("%n run(s) are only in memory, because the store cannot be opened. They are lost when the window is "
           "closed.",
           nullptr, static_cast<int>(runs)),
        QMessageBox::Discard | QMessageBox::Cancel, this);
    box->setInformativeText(tr("The history can export them; another store can be chosen in the settings."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Cancel);
    box->button(QMessageBox::Discard)->setText(tr("Close and Lose Them"));
    connect(box->button(QMessageBox::Discard), &QAbstractButton::clicked, this, [this] {
        m_mayLoseRuns = true;
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
    });
    box->open();
}

} // namespace querymend
