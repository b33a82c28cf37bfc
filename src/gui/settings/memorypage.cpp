#include "settings/memorypage.h"

#include "common/plaintip.h"
#include "common/runwords.h"
#include "common/sidedmargins.h"
#include "common/statelabel.h"
#include "common/storewords.h"
#include "common/stylesheet.h"
#include "common/theme.h"
#include "settings/memorywords.h"
#include "ui_memorypage.h"

#include <QHeaderView>
#include <QMessageBox>
#include <QShortcut>
#include <QSignalBlocker>

#include <algorithm>
#include <set>
#include <utility>

namespace querymend {

namespace {

constexpr int idRole = Qt::UserRole;           ///< of an item
constexpr int databaseRole = Qt::UserRole + 1; ///< of a group

} // namespace

MemoryPage::MemoryPage(const RunStorage& storage, QWidget* parent)
    : SettingsPage(parent), m_shelf(storage), m_form(std::make_unique<Ui::MemoryPage>())
{
    installStateLabels();
    m_form->setupUi(this);
    m_form->rightColumn->setContentsMargins(sidedMargins(8, 0, 0, 0));
    m_form->items->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_form->items->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_form->items->header()->setStretchLastSection(false);
    m_form->sides->setStretchFactor(0, 2); // questions are longer than the lines of their SQL
    m_form->sides->setStretchFactor(1, 1);
    Theme::useCodeFont(*m_form->sql);
    connect(&m_shelf, &MemoryShelf::changed, this, &MemoryPage::fill);
    connect(&m_shelf, &MemoryShelf::forgotten, this, &MemoryPage::memoryChanged);
    connect(m_form->memoryUsed, &QCheckBox::toggled, this, &SettingsPage::changed);
    connect(m_form->memoryFilter, &QLineEdit::textChanged, this, &MemoryPage::fill);
    connect(m_form->items, &QTreeWidget::itemSelectionChanged, this, &MemoryPage::showChosen);
    connect(m_form->forget, &QPushButton::clicked, this, [this] { ask(chosen()); });
    connect(m_form->forgetDatabase, &QPushButton::clicked, this, [this] { ask(chosenDatabases()); });
    auto* const del = new QShortcut(QKeySequence::Delete, m_form->items, nullptr, nullptr, Qt::WidgetShortcut);
    connect(del, &QShortcut::activated, m_form->forget, &QPushButton::click);
    fill();
}

MemoryPage::~MemoryPage() = default;

void MemoryPage::display(const AppSettings& settings)
{
    const QSignalBlocker silent(this);
    m_form->memoryUsed->setChecked(settings.memory == MemorySetting::on);
}

void MemoryPage::writeTo(AppSettings& settings) const
{
    settings.memory = m_form->memoryUsed->isChecked() ? MemorySetting::on : MemorySetting::off;
}

void MemoryPage::retranslate()
{
    m_form->retranslateUi(this);
    fill();
}

void MemoryPage::showEvent(QShowEvent* event)
{
    SettingsPage::showEvent(event);
    if (!std::exchange(m_isRead, true))
        m_shelf.read();
}

void MemoryPage::fill()
{
    const std::vector<std::string> before = chosen();
    const std::set<std::string> selected(before.begin(), before.end());
    {
        const QSignalBlocker silent(m_form->items);
        m_form->items->clear();
        for (const Remembered& item : m_shelf.items()) {
            if (!fits(item))
                continue;
            auto* const row = new QTreeWidgetItem(groupOf(databaseOf(item)), {lineOf(item), stateOf(item)});
            row->setData(0, idRole, textOf(item.id));
            row->setToolTip(0, plainTip(lineOf(item)));
            row->setSelected(selected.count(item.id) > 0);
        }
        m_form->items->expandAll();
    }
    QString note;
    if (m_shelf.isBusy())
        note = tr("Reading…");
    else if (m_shelf.problem())
        note = storeErrorText(*m_shelf.problem());
    else if (m_shelf.items().empty())
        note = tr("Nothing is remembered yet. Accept an answer to keep it as an example.");
    else if (m_form->items->topLevelItemCount() == 0)
        note = tr("Nothing matches your filter.");
    m_form->memoryNote->setText(note);
    m_form->memoryNote->setVisible(!note.isEmpty());
    setRole(*m_form->memoryNote, m_shelf.problem() ? QStringLiteral("bad") : QStringLiteral("meta"));
    showChosen();
}

QTreeWidgetItem* MemoryPage::groupOf(const std::string& database)
{
    const QString name = textOf(database);
    for (int i = 0; i < m_form->items->topLevelItemCount(); ++i) {
        if (m_form->items->topLevelItem(i)->data(0, databaseRole).toString() == name)
            return m_form->items->topLevelItem(i);
    }
    auto* const group = new QTreeWidgetItem(m_form->items, {name.isEmpty() ? tr("Any database") : name});
    group->setData(0, databaseRole, name);
    group->setToolTip(0, plainTip(group->text(0)));
    group->setFirstColumnSpanned(true);
    return group;
}

bool MemoryPage::fits(const Remembered& item) const
{
    const QString words = m_form->memoryFilter->text().trimmed();
    return (lineOf(item) + u'\n' + sqlOf(item) + u'\n' + textOf(databaseOf(item))).contains(words, Qt::CaseInsensitive);
}

std::vector<std::string> MemoryPage::chosen() const
{
    std::set<std::string> ids;
    const auto take = [&](const QTreeWidgetItem& row) { ids.insert(row.data(0, idRole).toString().toStdString()); };
    for (const QTreeWidgetItem* const row : m_form->items->selectedItems()) {
        if (row->parent())
            take(*row);
        for (int i = 0; i < row->childCount(); ++i)
            take(*row->child(i));
    }
    return {ids.begin(), ids.end()};
}

std::vector<std::string> MemoryPage::chosenDatabases() const
{
    std::set<QString> names;
    for (const QTreeWidgetItem* const row : m_form->items->selectedItems())
        names.insert((row->parent() ? row->parent() : row)->data(0, databaseRole).toString());
    std::vector<std::string> ids;
    for (const Remembered& item : m_shelf.items()) {
        if (names.count(textOf(databaseOf(item))) > 0)
            ids.push_back(item.id);
    }
    return ids;
}

void MemoryPage::showChosen()
{
    const std::vector<std::string> ids = chosen();
    m_form->forget->setEnabled(!ids.empty() && !m_shelf.isBusy());
    m_form->forgetDatabase->setEnabled(m_form->forget->isEnabled());
    const Remembered* single = nullptr;
    for (const Remembered& item : m_shelf.items()) {
        if (ids.size() == 1 && item.id == ids.front())
            single = &item;
    }
    m_form->about->setText(single               ? aboutOf(*single)
                               : ids.size() > 1 ? tr("%n selected", nullptr, static_cast<int>(ids.size()))
                                                : tr("Select an example or a lesson."));
    m_form->sql->setPlainText(single ? sqlOf(*single) : QString());
}

void MemoryPage::ask(const std::vector<std::string>& ids)
{
    if (ids.empty())
        return;
    auto* const box = new QMessageBox(QMessageBox::Question, tr("Forget Examples and Lessons"),
                                      tr("Forget %n entries permanently?", nullptr, static_cast<int>(ids.size())),
                                      QMessageBox::Yes | QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->button(QMessageBox::Yes)->setText(tr("Forget"));
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box->button(QMessageBox::Yes), &QAbstractButton::clicked, this, [this, ids] { m_shelf.forget(ids); });
    box->open();
}

} // namespace querymend

#include "moc_memorypage.cpp"
