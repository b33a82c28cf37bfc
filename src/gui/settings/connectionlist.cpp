#include "settings/connectionlist.h"

#include "common/plaintip.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "database/savedtarget.h"
#include "settings/colourtags.h"
#include "settings/connectionwords.h"
#include "store/connectiongroups.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr int idRole = Qt::UserRole + 1;

} // namespace

ConnectionList::ConnectionList(QWidget* parent) : QListWidget(parent)
{
    setIconSize(QSize(scaled(16), scaled(16)));
}

QSize ConnectionList::sizeHint() const
{
    constexpr int most = 220;  // the form beside it needs room too
    constexpr int around = 36; // an icon and a name
    const QSize usual = QListWidget::sizeHint();
    int widest = 0;
    for (int row = 0; row < count(); ++row)
        widest = std::max(widest, fontMetrics().horizontalAdvance(item(row)->text()));
    const int needed = widest + iconSize().width() + around;
    return {std::max(usual.width(), std::min(needed, scaled(most))), usual.height()};
}

void ConnectionList::fill(const std::vector<SavedConnection>& connections, const std::string& id, const Theme& theme)
{
    clear();
    std::string group;
    for (const SavedConnection& connection : inGroups(connections)) {
        if (connection.group != group)
            addHeading(connection.group, theme);
        group = connection.group;
        add(connection, theme);
        if (connection.id == id)
            setCurrentRow(count() - 1);
    }
    updateGeometry();
}

void ConnectionList::addHeading(const std::string& group, const Theme& theme)
{
    auto* const heading = new QListWidgetItem(textOf(group), this);
    heading->setFlags(Qt::NoItemFlags);
    QFont font = Theme::metaFont();
    font.setWeight(QFont::DemiBold);
    heading->setFont(font);
    heading->setSizeHint(QSize(0, scaled(28)));
    heading->setTextAlignment(Qt::AlignLeading | Qt::AlignBottom); // nearer to its connections than to those above
    heading->setForeground(theme.colour(Tone::muted));
    heading->setToolTip(plainTip(textOf(group)));
}

void ConnectionList::add(const SavedConnection& connection, const Theme& theme)
{
    auto* const item = new QListWidgetItem(tagIcon(connection.colour, theme), listedName(connection), this);
    item->setData(idRole, QString::fromStdString(connection.id));
    item->setData(Qt::AccessibleTextRole, spokenName(connection));
    item->setSizeHint(QSize(0, scaled(32)));
    item->setToolTip(plainTip(textOf(targetOf(connection).shown())));
}

std::string ConnectionList::idAt(int row) const
{
    const QListWidgetItem* const at = item(row);
    return at ? at->data(idRole).toString().toStdString() : std::string();
}

std::string ConnectionList::currentId() const
{
    return idAt(currentRow());
}

void ConnectionList::select(const std::string& id)
{
    for (int row = 0; row < count(); ++row) {
        if (!id.empty() && idAt(row) == id)
            setCurrentRow(row);
    }
}

void ConnectionList::selectNear(int row)
{
    for (int distance = 0; distance <= std::max(row, count()); ++distance) {
        for (const int at : {row + distance, row - distance}) {
            if (!idAt(at).empty())
                return setCurrentRow(at);
        }
    }
}

} // namespace querymend

#include "moc_connectionlist.cpp"
