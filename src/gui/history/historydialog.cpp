#include "history/historydialog.h"

#include "common/inlinemessage.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/storewords.h"
#include "common/theme.h"
#include "common/windowsize.h"
#include "history/runactions.h"
#include "history/runcolumns.h"
#include "ui_historydialog.h"

#include <QComboBox>
#include <QHeaderView>
#include <QShowEvent>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr int pauseAfterTyping = 200;

/// Refills the box, keeping the choice; the first entry means any.
void offer(QComboBox& box, const QString& any, const std::vector<std::string>& values)
{
    const QString chosen = box.currentData().toString();
    const QSignalBlocker quiet(&box);
    box.clear();
    box.addItem(any);
    for (const std::string& value : values)
        box.addItem(textOf(value), textOf(value));
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

int widthOf(const QLayout& line)
{
    int width = 0;
    for (int i = 0; i < line.count(); ++i) {
        if (const QWidget* const part = line.itemAt(i)->widget())
            width += part->sizeHint().width() + line.spacing();
    }
    return width;
}

/// Puts the two halves of a line below each other if they need more room than there is.
void fold(QBoxLayout& line, int room)
{
    const int width = widthOf(*line.itemAt(0)->layout()) + widthOf(*line.itemAt(1)->layout());
    line.setDirection(width > room ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace

HistoryDialog::HistoryDialog(RunStore& store, Theme& theme, QWidget* parent)
    : QDialog(parent), m_store(store), m_ui(std::make_unique<Ui::HistoryDialog>()), m_model(store),
      m_message(new InlineMessage(theme, this))
{
    m_ui->setupUi(this);
    resizeToText(*this, roomySize(*this, size()));
    m_ui->said->addWidget(m_message);
    m_ui->runs->setModel(&m_model);
    m_actions = new RunActions(store, m_model, *m_ui->runs, *m_message, this);
    m_ui->runs->verticalHeader()->setDefaultSectionSize(scaled(28));
    m_ui->runs->horizontalHeader()->setHighlightSections(false);
    m_ui->runs->viewport()->installEventFilter(this);
    m_ui->tags->setMaximumWidth(scaled(m_ui->tags->maximumWidth()));
    for (QComboBox* const box : {m_ui->category, m_ui->model, m_ui->database, m_ui->tag})
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // their labels need no more than their texts
    fillAskers();
    fillOutcomes();
    fillCategories();
    fillChoices();
    for (QBoxLayout* const line : {m_ui->moreFilters, m_ui->buttons})
        fold(*line, width() - m_ui->column->contentsMargins().left() - m_ui->column->contentsMargins().right());
    m_typed.setSingleShot(true);
    m_typed.setInterval(pauseAfterTyping);
    connectAll();
    search();
}

void HistoryDialog::connectAll()
{
    connect(&m_typed, &QTimer::timeout, this, &HistoryDialog::search);
    connect(m_ui->search, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    for (const QComboBox* const box :
         {m_ui->askedBy, m_ui->outcome, m_ui->category, m_ui->model, m_ui->database, m_ui->tag})
        connect(box, &QComboBox::currentIndexChanged, this, &HistoryDialog::search);
    connect(m_ui->runs->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HistoryDialog::showSelection);
    connect(m_ui->runs, &QAbstractItemView::activated, m_actions, &RunActions::open);
    connect(m_ui->openRun, &QPushButton::clicked, m_actions, &RunActions::open);
    connect(m_ui->compareRuns, &QPushButton::clicked, this, &HistoryDialog::keepMarks);
    connect(m_ui->compareRuns, &QPushButton::clicked, m_actions, &RunActions::compare);
    connect(m_ui->resumeRun, &QPushButton::clicked, m_actions, &RunActions::resume);
    connect(m_ui->closeRun, &QPushButton::clicked, m_actions, &RunActions::close);
    connect(m_ui->takeRun, &QPushButton::clicked, m_actions, &RunActions::askWhetherToTake);
    connect(m_ui->statistics, &QPushButton::clicked, this, &HistoryDialog::statisticsAsked);
    connect(m_ui->exportRun, &QPushButton::clicked, m_actions, &RunActions::askWhereToExport);
    connect(m_ui->importRun, &QPushButton::clicked, m_actions, &RunActions::askWhatToImport);
    connect(m_ui->removeRuns, &QPushButton::clicked, m_actions, &RunActions::askWhetherToRemove);
    connect(m_ui->note, &QLineEdit::editingFinished, this, &HistoryDialog::keepMarks);
    connect(m_ui->tags, &QLineEdit::editingFinished, this, &HistoryDialog::keepMarks);
    connect(m_actions, &RunActions::openAsked, this, &HistoryDialog::openAsked);
    connect(m_actions, &RunActions::openAsked, this, &QDialog::accept);
    connect(m_actions, &RunActions::resumeAsked, this, &HistoryDialog::resumeAsked);
    connect(m_actions, &RunActions::resumeAsked, this, &QDialog::accept);
    connect(m_actions, &RunActions::compareAsked, this, &HistoryDialog::compareAsked);
    connect(m_actions, &RunActions::stateChanged, this, &HistoryDialog::showSelection);
    connect(m_actions, &RunActions::runImported, this, &HistoryDialog::fillChoices);
    connect(m_actions, &RunActions::runImported, this, &HistoryDialog::search);
    connect(m_actions, &RunActions::runsRemoved, this, &HistoryDialog::search);
    connect(&m_model, &RunListModel::readingFailed, this, &HistoryDialog::say);
}

HistoryDialog::~HistoryDialog()
{
    keepMarks();
}

/// Refreshes the list, because runs may have been made since it was last shown.
void HistoryDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (event->spontaneous())
        return;
    fillChoices();
    search();
    fitRunColumns(*m_ui->runs);
}

/// Of the list.
bool HistoryDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fitRunColumns(*m_ui->runs);
    return QDialog::eventFilter(watched, event);
}

void HistoryDialog::fillAskers()
{
    m_ui->askedBy->addItem(tr("Anyone"));
    m_ui->askedBy->addItem(tr("People"), static_cast<int>(AskedBy::people));
    m_ui->askedBy->addItem(tr("Agents"), static_cast<int>(AskedBy::agents));
}

void HistoryDialog::fillOutcomes()
{
    m_ui->outcome->addItem(tr("Any outcome"));
    for (const RunStatus status : listedStatuses)
        m_ui->outcome->addItem(statusName(status), static_cast<int>(status));
}

void HistoryDialog::fillCategories()
{
    m_ui->category->addItem(tr("Any category"));
    for (int i = 0; i <= static_cast<int>(Category::generic); ++i)
        m_ui->category->addItem(wordOf(cardKindOf(static_cast<Category>(i))), i);
}

void HistoryDialog::fillChoices()
{
    const auto choices = m_store.choices();
    if (!choices)
        return say(choices.error());
    offer(*m_ui->model, tr("Any model"), choices->models);
    offer(*m_ui->database, tr("Any database"), choices->databases);
    offer(*m_ui->tag, tr("Any tag"), choices->tags);
}

RunFilter HistoryDialog::wanted() const
{
    RunFilter filter;
    filter.text = m_ui->search->text().toStdString();
    if (const QVariant asker = m_ui->askedBy->currentData(); asker.isValid())
        filter.askedBy = static_cast<AskedBy>(asker.toInt());
    if (const QVariant status = m_ui->outcome->currentData(); status.isValid())
        filter.status = static_cast<RunStatus>(status.toInt());
    if (const QVariant category = m_ui->category->currentData(); category.isValid())
        filter.category = static_cast<Category>(category.toInt());
    filter.model = m_ui->model->currentData().toString().toStdString();
    filter.database = m_ui->database->currentData().toString().toStdString();
    filter.tag = m_ui->tag->currentData().toString().toStdString();
    return filter;
}

void HistoryDialog::search()
{
    const RunFilter filter = wanted();
    m_model.filter(filter);
    const bool isEmpty = m_model.rowCount() == 0;
    const bool isFiltered = filter.askedBy || filter.status || filter.category || !filter.text.empty()
        || !filter.model.empty() || !filter.database.empty() || !filter.tag.empty();
    m_ui->runs->setVisible(!isEmpty);
    m_ui->nothing->setVisible(isEmpty);
    m_ui->nothing->setText(isFiltered ? tr("No runs match your search.")
                                      : tr("No questions yet. Questions that you ask are saved here."));
    if (!isEmpty)
        chooseFirst();
    if (hidesContent(*m_ui->runs))
        fitRunColumns(*m_ui->runs);
    showSelection();
}

/// Unlike `selectRow`, which looks for a column at the right edge of a view from right to left, and may find none.
void HistoryDialog::chooseFirst()
{
    m_ui->runs->selectionModel()->setCurrentIndex(m_model.index(0, 0),
                                                  QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void HistoryDialog::showSelection()
{
    const std::size_t selected = m_actions->selectedRuns().size();
    m_ui->openRun->setEnabled(selected == 1);
    m_ui->exportRun->setEnabled(selected == 1);
    m_ui->compareRuns->setEnabled(selected == 2);
    m_ui->removeRuns->setEnabled(selected > 0);
    const auto rows = m_ui->runs->selectionModel()->selectedRows();
    const RunSummary* const run = selected == 1 ? &m_model.runAt(rows.front().row()) : nullptr;
    const bool isInterrupted = run && run->status == RunStatus::interrupted;
    m_ui->resumeRun->setVisible(isInterrupted && run->modelKind != ModelKind::agent); // an agent goes on by itself
    m_ui->closeRun->setVisible(isInterrupted);
    const bool isOnServer = std::holds_alternative<StoreServer>(m_store.place().where);
    m_ui->takeRun->setVisible(isOnServer && run && run->status == RunStatus::running && !m_store.isWriting(run->run));
    showMarks();
}

void HistoryDialog::showMarks()
{
    keepMarks(); // of the run shown before
    const auto runs = m_actions->selectedRuns();
    m_marked = runs.size() == 1 ? runs.front() : std::string();
    RunMarks marks;
    if (!m_marked.empty())
        marks = m_model.runAt(m_ui->runs->selectionModel()->selectedRows().front().row()).marks;
    QStringList tags;
    for (const std::string& tag : marks.tags)
        tags.append(textOf(tag));
    for (QLineEdit* const edit : {m_ui->note, m_ui->tags})
        edit->setEnabled(!m_marked.empty());
    m_ui->note->setText(textOf(marks.note));
    m_ui->tags->setText(tags.join(QStringLiteral(", ")));
    for (QLineEdit* const edit : {m_ui->note, m_ui->tags}) {
        edit->setCursorPosition(0); // a long one is shown from its beginning
        edit->setModified(false);
    }
}

void HistoryDialog::keepMarks()
{
    if (m_marked.empty() || (!m_ui->note->isModified() && !m_ui->tags->isModified()))
        return;
    m_ui->note->setModified(false);
    m_ui->tags->setModified(false);
    const RunMarks marks{m_ui->note->text().trimmed().toStdString(), tagsIn(m_ui->tags->text().toStdString())};
    if (const auto kept = m_store.mark(m_marked, marks); !kept)
        return say(kept.error());
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.runAt(row).run == m_marked)
            m_model.refresh(row);
    }
    if (hidesContent(*m_ui->runs))
        fitRunColumns(*m_ui->runs);
    fillChoices();
}

void HistoryDialog::say(const StoreError& error)
{
    m_message->say(Tone::execution, storeErrorText(error));
}

} // namespace querymend

#include "moc_historydialog.cpp"
