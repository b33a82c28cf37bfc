#include "ask/examplefiles.h"

#include "common/plaintip.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace querymend {

ExampleFiles::ExampleFiles(QWidget* parent)
    : QWidget(parent), m_list(new QListWidget(this)), m_remove(new QPushButton(tr("Remove File"), this))
{
    m_list->setObjectName(QStringLiteral("exampleFiles"));
    m_list->setAccessibleName(tr("Files with examples"));
    m_list->setProperty("role", QStringLiteral("framed"));
    m_list->setFixedHeight(m_list->fontMetrics().lineSpacing() * 3 + 12);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const add = new QPushButton(tr("Add Files…"), this);
    add->setObjectName(QStringLiteral("addExamples"));
    add->setAutoDefault(false);
    m_remove->setObjectName(QStringLiteral("removeExamples"));
    m_remove->setAutoDefault(false);
    m_remove->setEnabled(false);
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(add);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_list);
    column->addLayout(buttons);
    setFocusProxy(m_list);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(add, &QPushButton::clicked, this, &ExampleFiles::choose);
    connect(m_remove, &QPushButton::clicked, this, &ExampleFiles::removeChosen);
    connect(m_list, &QListWidget::currentRowChanged, m_remove, [this](int row) { m_remove->setEnabled(row >= 0); });
}

void ExampleFiles::display(const std::vector<std::string>& files)
{
    m_list->clear();
    for (const std::string& file : files) {
        auto* const item = new QListWidgetItem(QString::fromStdString(file), m_list);
        item->setToolTip(plainTip(item->text()));
    }
    m_remove->setEnabled(false);
}

std::vector<std::string> ExampleFiles::files() const
{
    std::vector<std::string> files;
    for (int i = 0; i < m_list->count(); ++i)
        files.push_back(m_list->item(i)->text().toStdString());
    return files;
}

void ExampleFiles::add(const QStringList& files)
{
    for (const QString& file : files) {
        if (m_list->findItems(file, Qt::MatchExactly).isEmpty())
            new QListWidgetItem(file, m_list);
    }
    Q_EMIT changed();
}

void ExampleFiles::choose()
{
    auto* const dialog = new QFileDialog(this, tr("Files with Examples"), QDir::homePath(),
                                         tr("Examples (*.json *.jsonl *.sql);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &ExampleFiles::add);
    dialog->open();
}

void ExampleFiles::removeChosen()
{
    delete m_list->takeItem(m_list->currentRow());
    Q_EMIT changed();
}

} // namespace querymend

#include "moc_examplefiles.cpp"
