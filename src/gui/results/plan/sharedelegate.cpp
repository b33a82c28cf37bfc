#include "results/plan/sharedelegate.h"

#include "common/theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace querymend {

namespace {

constexpr int barHeight = 4;
constexpr int margin = 8;

} // namespace

QRect shareBar(const QRect& cell, double share, int textWidth)
{
    const int room = std::max(cell.width() - textWidth - margin * 3, 0);
    const int width = static_cast<int>(room * std::clamp(share, 0.0, 1.0));
    return {cell.left() + margin, cell.center().y() - barHeight / 2 + 1, width, barHeight};
}

ShareDelegate::ShareDelegate(int shareRole, int markRole, const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_shareRole(shareRole), m_markRole(markRole), m_theme(theme)
{}

void ShareDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (!index.data(m_markRole).toBool())
        return;
    option->palette.setColor(QPalette::Text, m_theme.colour(Tone::schema));
    option->palette.setColor(QPalette::HighlightedText, m_theme.colour(Tone::schema));
}

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem read = option; // a bar and a number read the same way in each direction
    read.direction = Qt::LeftToRight;
    QStyledItemDelegate::paint(painter, read, index);
    const QVariant share = index.data(m_shareRole);
    if (!share.isValid())
        return;
    const Tone tone = index.data(m_markRole).toBool() ? Tone::schema : Tone::muted;
    QFont font = option.font;
    font.setBold(true);
    const int text = QFontMetrics(font).horizontalAdvance(QStringLiteral("100 %"));
    const auto fill = [&](double part, Tone as) {
        painter->fillRect(shareBar(option.rect, part, text), m_theme.colour(as));
    };
    if (m_theme.isHighContrast()) { // its lines are as bright as the bar
        painter->setPen(m_theme.colour(Tone::line));
        painter->drawRect(shareBar(option.rect, 1, text).adjusted(-1, -1, 0, 0));
    } else {
        fill(1, Tone::line);
    }
    fill(share.toDouble(), tone);
}

} // namespace querymend

#include "moc_sharedelegate.cpp"
