#include "settings/agentaccesslist.h"

#include "common/elidedlabel.h"
#include "common/plaintip.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "database/savedtarget.h"
#include "settings/colourtags.h"
#include "settings/connectionbook.h"
#include "settings/connectionwords.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr int widestNames = 240; ///< with the signs before them
constexpr int signSide = 16;
constexpr int gap = 8; ///< between sign, name and choice

QStringList accessWords()
{
    return {QCoreApplication::translate("ConnectionFields", "No access"),
            QCoreApplication::translate("ConnectionFields", "Schema and queries"),
            QCoreApplication::translate("ConnectionFields", "Schema, queries and sample values")};
}

} // namespace

AgentAccessList::AgentAccessList(ConnectionBook& book, Theme& theme, QWidget* parent)
    : QWidget(parent), m_book(book), m_theme(theme), m_grid(new QGridLayout(this)), m_empty(new QWidget(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(gap);
    m_grid->setVerticalSpacing(8);
    m_grid->setColumnStretch(2, 1);
    setMaximumWidth(scaled(widest));
    auto* const column = new QVBoxLayout(m_empty);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* const none = new QLabel(m_empty);
    none->setObjectName(QStringLiteral("noConnections"));
    none->setProperty("role", QStringLiteral("meta"));
    none->setWordWrap(true);
    auto* const lead = new QPushButton(m_empty);
    lead->setObjectName(QStringLiteral("addConnection"));
    lead->setAutoDefault(false);
    column->addWidget(none);
    column->addWidget(lead, 0, Qt::AlignLeft);
    m_grid->addWidget(m_empty, 0, 0, 1, 3);
    connect(lead, &QPushButton::clicked, this, &AgentAccessList::connectionsAsked);
    connect(&m_book, &ConnectionBook::changed, this, &AgentAccessList::fill);
    connect(&m_theme, &Theme::changed, this, &AgentAccessList::fill);
    retranslate();
}

void AgentAccessList::retranslate()
{
    m_empty->findChild<QLabel*>()->setText(tr("There are no saved connections for agents to use."));
    m_empty->findChild<QPushButton*>()->setText(tr("&Add a Connection"));
    const QStringList words = accessWords();
    for (const Row& row : std::as_const(m_rows)) {
        for (int i = 0; i < words.size(); ++i)
            row.access->setItemText(i, words[i]);
    }
    fill();
}

int AgentAccessList::endOfNames(int most) const
{
    int end = 0;
    for (const Row& row : m_rows)
        end = std::max(end, scaled(signSide) + 2 * gap + row.name->sizeHint().width());
    return std::min({end, scaled(widestNames), most});
}

void AgentAccessList::beginChoicesAt(int x)
{
    const int names = std::max(0, x - scaled(signSide) - 2 * gap);
    m_grid->setColumnMinimumWidth(1, names);
    for (const Row& row : std::as_const(m_rows))
        row.name->setMaximumWidth(names);
}

void AgentAccessList::followInTabOrder(QWidget& before) const
{
    QWidget* last = &before;
    for (const Row& row : m_rows) {
        setTabOrder(last, row.access);
        last = row.access;
    }
    setTabOrder(last, m_empty->findChild<QPushButton*>());
}

/// Choices that would change under a mouse wheel could give away a database by mistake.
bool AgentAccessList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel)
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

/// Keeps the rows of connections that are there already: one of their choices may have led here.
void AgentAccessList::fill()
{
    const std::vector<SavedConnection>& all = m_book.connections();
    const auto isShown = [](const SavedConnection& connection, const Row& row) { return connection.id == row.id; };
    if (!std::equal(all.begin(), all.end(), m_rows.begin(), m_rows.end(), isShown)) {
        for (const Row& row : std::as_const(m_rows)) {
            for (QWidget* const part : {static_cast<QWidget*>(row.sign), static_cast<QWidget*>(row.name),
                                        static_cast<QWidget*>(row.access)}) {
                m_grid->removeWidget(part);
                part->hide();
                part->deleteLater();
            }
        }
        m_rows.clear();
        for (const SavedConnection& connection : all)
            addRow(connection);
    }
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        show(m_rows[i], all[static_cast<std::size_t>(i)]);
    m_empty->setVisible(all.empty());
}

void AgentAccessList::addRow(const SavedConnection& connection)
{
    const Row row{connection.id, new QLabel(this), new ElidedLabel(this), new QComboBox(this)};
    row.access->setObjectName(QStringLiteral("access"));
    row.access->addItems(accessWords());
    row.sign->setFixedWidth(scaled(signSide));
    row.access->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // large texts may not fit
    row.access->setMinimumContentsLength(20);
    row.access->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row.access->setFocusPolicy(Qt::StrongFocus); // not by the wheel
    row.access->installEventFilter(this);
    const int at = static_cast<int>(m_rows.size()) + 1;
    m_grid->addWidget(row.sign, at, 0);
    m_grid->addWidget(row.name, at, 1);
    m_grid->addWidget(row.access, at, 2);
    connect(row.access, &QComboBox::currentIndexChanged, this,
            [this, id = row.id](int choice) { keep(id, static_cast<AgentAccess>(choice)); });
    m_rows.append(row);
}

void AgentAccessList::show(const Row& row, const SavedConnection& connection) const
{
    const QSignalBlocker silent(row.access);
    row.sign->setPixmap(tagIcon(connection.colour, m_theme).pixmap(scaled(signSide), scaled(signSide)));
    row.name->setText(listedName(connection));
    row.name->setToolTip(plainTip(textOf(targetOf(connection).shown())));
    row.access->setAccessibleName(tr("What agents may do with %1").arg(spokenName(connection)));
    row.access->setCurrentIndex(static_cast<int>(connection.agents));
}

void AgentAccessList::keep(const std::string& id, AgentAccess access)
{
    const SavedConnection* const known = m_book.find(id);
    if (!known)
        return;
    SavedConnection changed = *known;
    changed.agents = access;
    m_book.put(std::move(changed));
}

} // namespace querymend

#include "moc_agentaccesslist.cpp"
