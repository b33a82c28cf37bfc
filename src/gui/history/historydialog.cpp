#include "history/historydialog.h"

#include "common/inlinemessage.h"
#include "common/theme.h"
#include "history/runexport.h"
#include "ui_historydialog.h"

#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QMessageBox>

#include <utility>

namespace querymend {

namespace {

constexpr int pauseAfterTyping = 200;
constexpr qint64 largestRunFile = 1LL << 30;

} // namespace

HistoryDialog::HistoryDialog(RunStore& store, Theme& theme, QWidget* parent)
    : QDialog(parent), m_store(store), m_ui(std::make_unique<Ui::HistoryDialog>()), m_model(store),
      m_message(new InlineMessage(theme, this))
{
    m_ui->setupUi(this);
    m_ui->said->addWidget(m_message);
    m_ui->runs->setModel(&m_model);
    m_ui->runs->verticalHeader()->setDefaultSectionSize(28);
    QHeaderView& header = *m_ui->runs->horizontalHeader();
    header.setHighlightSections(false);
    header.setSectionResizeMode(RunListModel::Question, QHeaderView::Stretch);
    header.resizeSection(RunListModel::When, 130);
    header.resizeSection(RunListModel::Database, 150);
    fillOutcomes();
    m_typed.setSingleShot(true);
    m_typed.setInterval(pauseAfterTyping);
    connect(&m_typed, &QTimer::timeout, this, &HistoryDialog::search);
    connect(m_ui->search, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(m_ui->outcome, &QComboBox::currentIndexChanged, this, &HistoryDialog::search);
    connect(m_ui->runs->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HistoryDialog::showSelection);
    connect(m_ui->runs, &QAbstractItemView::activated, this, &HistoryDialog::openSelected);
    connect(m_ui->openRun, &QPushButton::clicked, this, &HistoryDialog::openSelected);
    connect(m_ui->exportRun, &QPushButton::clicked, this, &HistoryDialog::askWhereTo);
    connect(m_ui->importRun, &QPushButton::clicked, this, &HistoryDialog::askWhatToImport);
    connect(m_ui->removeRuns, &QPushButton::clicked, this, &HistoryDialog::askWhetherToRemove);
    connect(&m_model, &RunListModel::readingFailed, this, &HistoryDialog::say);
    search();
}

HistoryDialog::~HistoryDialog() = default;

void HistoryDialog::fillOutcomes()
{
    m_ui->outcome->addItem(tr("Any outcome"));
    for (const RunStanding standing : {RunStanding::solved, RunStanding::gaveUp, RunStanding::failed,
                                       RunStanding::cancelled, RunStanding::interrupted, RunStanding::running})
        m_ui->outcome->addItem(standingName(standing), static_cast<int>(standing));
}

void HistoryDialog::search()
{
    const QVariant standing = m_ui->outcome->currentData();
    m_model.filter(m_ui->search->text(),
                   standing.isValid() ? std::optional(static_cast<RunStanding>(standing.toInt())) : std::nullopt);
    const bool isEmpty = m_model.rowCount() == 0;
    const bool isFiltered = standing.isValid() || !m_ui->search->text().isEmpty();
    m_ui->runs->setVisible(!isEmpty);
    m_ui->nothing->setVisible(isEmpty);
    m_ui->nothing->setText(isFiltered ? tr("No run fits this search.")
                                      : tr("No question was asked yet. What is asked in the window is kept here."));
    if (!isEmpty)
        m_ui->runs->selectRow(0);
    showSelection();
}

void HistoryDialog::showSelection()
{
    const std::size_t selected = selectedRuns().size();
    m_ui->openRun->setEnabled(selected == 1);
    m_ui->exportRun->setEnabled(selected == 1);
    m_ui->removeRuns->setEnabled(selected > 0);
}

std::vector<std::string> HistoryDialog::selectedRuns() const
{
    std::vector<std::string> runs;
    if (m_model.rowCount() > 0) {
        for (const QModelIndex& index : m_ui->runs->selectionModel()->selectedRows())
            runs.push_back(m_model.runAt(index.row()).run);
    }
    return runs;
}

void HistoryDialog::openSelected()
{
    const auto runs = selectedRuns();
    if (runs.size() != 1)
        return;
    const auto events = m_store.events(runs.front());
    if (!events)
        return say(events.error());
    Q_EMIT openAsked(*events);
    accept();
}

void HistoryDialog::askWhereTo()
{
    auto* const dialog = new QFileDialog(this, tr("Export a Run"), {}, runFileFilters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("run"));
    dialog->selectFile(QStringLiteral("run"));
    connect(dialog, &QFileDialog::fileSelected, this, &HistoryDialog::exportTo);
    dialog->open();
}

void HistoryDialog::exportTo(const QString& path)
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
    if (const auto problem = exportRunFile(path, *events, *record))
        return m_message->say(Tone::execution, *problem);
    m_message->say(Tone::accent, tr("Written to %1").arg(path));
}

void HistoryDialog::askWhatToImport()
{
    auto* const dialog = new QFileDialog(this, tr("Import a Run"), {}, tr("Runs (*.run *.json *.jsonl)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &HistoryDialog::importFile);
    dialog->open();
}

void HistoryDialog::importFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return m_message->say(Tone::execution, tr("%1 cannot be read: %2").arg(path, file.errorString()));
    if (file.size() > largestRunFile)
        return m_message->say(Tone::execution, tr("%1 is too large to be a run.").arg(path));
    const auto imported = m_store.importRun(file.readAll().toStdString());
    if (!imported)
        return say(imported.error());
    search();
    switch (imported->how) {
    case ImportedRun::How::added:
        return m_message->say(Tone::accent, tr("The run was imported."));
    case ImportedRun::How::addedUnderNewId:
        return m_message->say(Tone::accent, tr("The run was imported under a new id, because another one has its id."));
    case ImportedRun::How::wasAlreadyThere:
        return m_message->say(Tone::accent, tr("This run is here already."));
    }
}

void HistoryDialog::askWhetherToRemove()
{
    const auto count = static_cast<int>(selectedRuns().size());
    auto* const box =
        new QMessageBox(QMessageBox::Question, tr("Delete Runs"), tr("Delete %n run(s) for good?", nullptr, count),
                        QMessageBox::Yes | QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->button(QMessageBox::Yes)->setText(tr("Delete"));
    connect(box->button(QMessageBox::Yes), &QAbstractButton::clicked, this, &HistoryDialog::removeSelected);
    box->open();
}

void HistoryDialog::removeSelected()
{
    for (const std::string& run : selectedRuns()) {
        if (const auto removed = m_store.remove(run); !removed) {
            say(removed.error());
            break;
        }
    }
    search();
}

void HistoryDialog::say(const StoreError& error)
{
    m_message->say(Tone::execution, QString::fromStdString(error.text()));
}

} // namespace querymend
