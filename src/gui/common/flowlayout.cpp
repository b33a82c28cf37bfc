#include "common/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace querymend {

FlowLayout::FlowLayout(int gap)
{
    setSpacing(gap);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto place = m_items.begin() + index;
    QLayoutItem* const item = place->release();
    m_items.erase(place);
    return item;
}

std::vector<QRect> FlowLayout::placesIn(const QRect& room) const
{
    std::vector<QRect> places;
    QPoint at = room.topLeft();
    int lineHeight = 0;
    std::size_t lineBegin = 0;
    const auto endLine = [&] {
        for (; lineBegin < places.size(); ++lineBegin) {
            QRect& place = places[lineBegin];
            if (place.isNull())
                continue;
            place.translate(0, (lineHeight - place.height()) / 2);
            if (m_items[lineBegin]->alignment().testFlag(Qt::AlignRight))
                place.moveRight(std::max(place.right(), room.right()));
        }
    };
    for (const auto& item : m_items) {
        if (item->isEmpty()) {
            places.emplace_back();
            continue;
        }
        const QSize wanted = item->sizeHint();
        const QSize size(std::max(item->minimumSize().width(), std::min(wanted.width(), room.width())),
                         wanted.height());
        if (at.x() > room.left() && at.x() + size.width() > room.left() + room.width()) {
            endLine();
            at = {room.left(), at.y() + lineHeight + spacing()};
            lineHeight = 0;
        }
        places.emplace_back(at, size);
        at.rx() += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    endLine();
    return places;
}

QSize FlowLayout::withMargins(const QSize& size) const
{
    return size.grownBy(contentsMargins());
}

int FlowLayout::heightForWidth(int width) const
{
    QRect all;
    for (const QRect& place : placesIn(QRect(0, 0, width, 0).marginsRemoved(contentsMargins())))
        all |= place;
    return withMargins(all.size()).height();
}

QSize FlowLayout::sizeHint() const
{
    QRect all;
    for (const QRect& place : placesIn(QRect(0, 0, QWIDGETSIZE_MAX, 0)))
        all |= place;
    return withMargins(all.size());
}

QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            least = least.expandedTo(item->minimumSize());
    }
    return withMargins(least);
}

void FlowLayout::setGeometry(const QRect& place)
{
    QLayout::setGeometry(place);
    const std::vector<QRect> places = placesIn(place.marginsRemoved(contentsMargins()));
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i].isNull())
            m_items[i]->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), place, places[i]));
    }
}

} // namespace querymend

#include "moc_flowlayout.cpp"
