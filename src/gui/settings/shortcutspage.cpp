#include "settings/shortcutspage.h"

#include "common/scaled.h"
#include "settings/shortcutmodel.h"
#include "ui_shortcutspage.h"

#include <QSortFilterProxyModel>

namespace querymend {

ShortcutsPage::ShortcutsPage(const std::vector<QAction*>& actions, QWidget* parent)
    : SettingsPage(parent), m_form(std::make_unique<Ui::ShortcutsPage>()), m_model(new ShortcutModel(actions, this)),
      m_shown(new QSortFilterProxyModel(this))
{
    m_form->setupUi(this);
    m_shown->setSourceModel(m_model);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_shown->setFilterKeyColumn(-1);
    m_form->table->setModel(m_shown);
    m_form->table->setColumnWidth(ShortcutModel::actionColumn, 280);
    m_form->keyEdit->setMaximumWidth(scaled(280)); // what it says before a key is pressed has room
    connect(m_form->filterEdit, &QLineEdit::textChanged, m_shown, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_form->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ShortcutsPage::showRow);
    connect(m_form->keyEdit, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsPage::look);
    connect(m_form->applyButton, &QPushButton::clicked, this, &ShortcutsPage::apply);
    connect(m_form->resetButton, &QPushButton::clicked, this, &ShortcutsPage::reset);
    connect(m_model, &ShortcutModel::changed, this, &SettingsPage::changed);
    showRow();
}

ShortcutsPage::~ShortcutsPage() = default;

/// Does nothing, because the actions already have their shortcuts.
void ShortcutsPage::display(const AppSettings& /*settings*/) {}

void ShortcutsPage::writeTo(AppSettings& settings) const
{
    settings.shortcuts = m_model->chosen();
}

void ShortcutsPage::retranslate()
{
    m_form->retranslateUi(this);
    showRow();
}

void ShortcutsPage::showRow()
{
    m_form->keyEdit->setEnabled(row() >= 0);
    const QString action = row() < 0 ? QString() : m_model->index(row(), ShortcutModel::actionColumn).data().toString();
    m_form->keyLabel->setText(action.isEmpty() ? tr("&Shortcut") : tr("&Shortcut for \"%1\"").arg(action));
    m_form->keyEdit->setAccessibleName(action.isEmpty() ? tr("Shortcut of the chosen action")
                                                        : tr("Shortcut for \"%1\"").arg(action));
    m_form->keyEdit->setKeySequence(row() < 0 ? QKeySequence() : m_model->shortcut(row()));
    look();
}

void ShortcutsPage::look()
{
    const bool isAny = row() >= 0;
    const QKeySequence keys = m_form->keyEdit->keySequence();
    const QString other = isAny ? m_model->takenBy(row(), keys) : QString();
    m_form->conflict->setText(other.isEmpty() ? QString() : tr("These keys are already used for \"%1\".").arg(other));
    m_form->applyButton->setEnabled(isAny && other.isEmpty() && keys != m_model->shortcut(row()));
    const bool isUsual = isAny && m_model->shortcut(row()) == m_model->usualShortcut(row());
    m_form->resetButton->setEnabled(isAny && !isUsual);
}

void ShortcutsPage::apply()
{
    m_model->setShortcut(row(), m_form->keyEdit->keySequence());
    showRow();
}

void ShortcutsPage::reset()
{
    const QKeySequence usual = m_model->usualShortcut(row());
    m_form->keyEdit->setKeySequence(usual);
    if (m_model->takenBy(row(), usual).isEmpty())
        apply();
}

int ShortcutsPage::row() const
{
    const QModelIndex index = m_form->table->currentIndex();
    return index.isValid() ? m_shown->mapToSource(index).row() : -1;
}

} // namespace querymend

#include "moc_shortcutspage.cpp"
