#include "history/runactions.h"

#include "common/inlinemessage.h"
#include "common/runwords.h"
#include "common/storewords.h"
#include "common/storywords.h"
#include "common/theme.h"
#include "history/runexport.h"
#include "history/runimport.h"
#include "runs/closedrun.h"
#include "storage/storesink.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QFileDialog>
#include <QMessageBox>

#include <utility>

namespace querymend {

RunActions::RunActions(RunStore& store, RunListModel& model, const QAbstractItemView& list, InlineMessage& message,
                       QWidget* dialog)
    : QObject(dialog), m_store(store), m_model(model), m_list(list), m_message(message), m_dialog(dialog)
{}

std::vector<std::string> RunActions::selectedRuns() const
{
    std::vector<std::string> runs;
    if (m_model.rowCount() > 0) {
        for (const QModelIndex& index : m_list.selectionModel()->selectedRows())
            runs.push_back(m_model.runAt(index.row()).run);
    }
    return runs;
}

void RunActions::open()
{
    const auto runs = selectedRuns();
    if (runs.size() != 1)
        return;
    const auto events = m_store.events(runs.front());
    if (!events)
        return say(events.error());
    Q_EMIT openAsked(*events);
}

void RunActions::compare()
{
    const auto rows = m_list.selectionModel()->selectedRows();
    if (rows.size() != 2)
        return;
    const RunSummary* left = &m_model.runAt(rows[0].row());
    const RunSummary* right = &m_model.runAt(rows[1].row());
    if (right->startedAt < left->startedAt)
        std::swap(left, right);
    const auto before = m_store.events(left->run);
    const auto after = m_store.events(right->run);
    if (!before || !after)
        return say(before ? after.error() : before.error());
    Q_EMIT compareAsked(*before, *after);
}

std::optional<std::vector<RunEvent>> RunActions::interruptedRun()
{
    const auto runs = selectedRuns();
    if (runs.size() != 1)
        return std::nullopt;
    const auto summary = m_store.summary(runs.front());
    auto events = m_store.events(runs.front());
    if (!summary || !events) {
        say(summary ? events.error() : summary.error());
        return std::nullopt;
    }
    if (summary->status == RunStatus::interrupted)
        return std::move(events).value();
    refreshSelected();
    m_message.say(Tone::generic, tr("This run is no longer interrupted: it is continuing elsewhere, or has ended."));
    return std::nullopt;
}

void RunActions::refreshSelected()
{
    m_model.refresh(m_list.selectionModel()->selectedRows().front().row());
    Q_EMIT stateChanged();
}

void RunActions::resume()
{
    if (const auto events = interruptedRun())
        Q_EMIT resumeAsked(*events);
}

void RunActions::close()
{
    auto events = interruptedRun();
    if (!events)
        return;
    const auto append = [this](const RunEvent& event) {
        auto problem = keepIn(m_store, event);
        if (!problem)
            Q_EMIT recorded(event);
        return problem;
    };
    if (const auto problem = closeInterrupted(std::move(*events), append))
        return m_message.say(Tone::execution, textOf(*problem));
    refreshSelected();
    m_message.say(Tone::accent, tr("Run ended as cancelled."));
}

void RunActions::askWhetherToTake()
{
    auto* const box = new QMessageBox(
        QMessageBox::Question, tr("Take Over Run"),
        tr("Another program is writing this run. If you take it over, that program cannot continue it."),
        QMessageBox::Yes | QMessageBox::Cancel, m_dialog);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->button(QMessageBox::Yes)->setText(tr("Take Over"));
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box->button(QMessageBox::Yes), &QAbstractButton::clicked, this, &RunActions::claim);
    box->open();
}

void RunActions::claim()
{
    const auto runs = selectedRuns();
    if (runs.size() != 1)
        return;
    if (const auto taken = m_store.seize(runs.front()); !taken)
        return say(taken.error());
    refreshSelected();
    m_message.say(Tone::accent, tr("Run taken over. You can now resume or end it."));
}

void RunActions::askWhereToExport()
{
    auto* const dialog = new QFileDialog(m_dialog, tr("Export Run"), {}, runFileFilters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QLatin1String(runFileSuffix));
    dialog->selectFile(QStringLiteral("run"));
    connect(dialog, &QFileDialog::fileSelected, this, &RunActions::exportTo);
    dialog->open();
}

void RunActions::exportTo(const QString& path)
{
    const auto runs = selectedRuns();
    if (runs.size() != 1)
        return;
    const auto events = m_store.events(runs.front());
    const auto record = m_store.exportRun(runs.front());
    if (!events)
        return say(events.error());
    if (!record)
        return say(record.error());
    if (const auto problem = exportRunFile(path, *events, *record, {.language = windowLanguage()}))
        return m_message.say(Tone::execution, *problem);
    m_message.say(Tone::accent,
                  wouldShowRows(path, *events)
                      ? tr("Saved to %1 without rows, because the history keeps none: open the run on its database and "
                           "export it from there to include them.")
                            .arg(path)
                      : tr("Saved to %1").arg(path));
}

void RunActions::askWhatToImport()
{
    auto* const dialog = new QFileDialog(m_dialog, tr("Import Run"), {}, tr("Runs (*.querymend *.run *.json *.jsonl)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &RunActions::importFile);
    dialog->open();
}

void RunActions::importFile(const QString& path)
{
    const auto imported = importRunFile(m_store, path);
    if (!imported)
        return m_message.say(Tone::execution, imported.error());
    Q_EMIT runImported();
    switch (imported->how) {
    case ImportedRun::How::added:
        return m_message.say(Tone::accent, tr("Run imported."));
    case ImportedRun::How::addedUnderNewId:
        return m_message.say(Tone::accent, tr("Run imported under a new ID, because another run has the same ID."));
    case ImportedRun::How::wasAlreadyThere:
        return m_message.say(Tone::accent, tr("This run is already in the history."));
    }
}

void RunActions::askWhetherToRemove()
{
    const auto count = static_cast<int>(selectedRuns().size());
    auto* const box =
        new QMessageBox(QMessageBox::Question, tr("Delete Runs"), tr("Delete %n run(s) permanently?", nullptr, count),
                        QMessageBox::Yes | QMessageBox::Cancel, m_dialog);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->button(QMessageBox::Yes)->setText(tr("Delete"));
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box->button(QMessageBox::Yes), &QAbstractButton::clicked, this, &RunActions::remove);
    box->open();
}

void RunActions::remove()
{
    for (const std::string& run : selectedRuns()) {
        if (const auto removed = m_store.remove(run); !removed) {
            say(removed.error());
            break;
        }
    }
    Q_EMIT runsRemoved();
}

void RunActions::say(const StoreError& error)
{
    m_message.say(Tone::execution, storeErrorText(error));
}

} // namespace querymend

#include "moc_runactions.cpp"
