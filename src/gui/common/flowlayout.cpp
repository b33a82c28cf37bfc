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
    invalidate(); // a widget that is visible already asks for no room
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
        const int lacking = at.x() + size.width() - room.left() - room.width();
        const bool isTooFar = at.x() > room.left() && lacking > 0;
        if (isTooFar && isLastOfLine(*item) && shrink(places, lineBegin, lacking)) {
            at.rx() -= lacking;
        } else if (isTooFar) {
            const QRect before = places.back();
            const bool isTaken = isLastOfLine(*item) && places.size() > lineBegin + 1
                && before.width() + spacing() + size.width() <= room.width();
            if (isTaken)
                places.pop_back();
            endLine();
            at = {room.left(), at.y() + lineHeight + spacing()};
            lineHeight = 0;
            if (isTaken) {
                places.emplace_back(at, before.size());
                at.rx() += before.width() + spacing();
                lineHeight = before.height();
            }
        }
        places.emplace_back(at, size);
        at.rx() += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    endLine();
    return places;
}

/// Whether an item ends its line, where it is not left alone.
bool FlowLayout::isLastOfLine(const QLayoutItem& item)
{
    return item.alignment().testFlag(Qt::AlignRight);
}

/// Makes the widest item of a line narrower, but by no more than a half.
bool FlowLayout::shrink(std::vector<QRect>& places, std::size_t lineBegin, int by) const
{
    const auto begin = places.begin() + static_cast<std::ptrdiff_t>(lineBegin);
    const auto widest = std::max_element(
        begin, places.end(), [](const QRect& one, const QRect& other) { return one.width() < other.width(); });
    const QLayoutItem& item = *m_items[static_cast<std::size_t>(widest - places.begin())];
    const int left = widest->width() - by;
    if (left < item.minimumSize().width() || left < widest->width() / 2)
        return false;
    widest->setWidth(left);
    for (auto after = widest + 1; after != places.end(); ++after)
        after->translate(-by, 0);
    return true;
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
