#include "results/grid/celldelegate.h"

#include "common/theme.h"
#include "results/rows/cellformat.h"

#include <QPainter>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace querymend {

namespace {

constexpr int margin = 8; ///< as in the headers

} // namespace

CellDelegate::CellDelegate(int kindRole, const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_kindRole(kindRole), m_theme(theme)
{}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem whole = option;
    initStyleOption(&whole, index);
    const QWidget* const view = option.widget;
    view->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &whole, painter, view);
    if (whole.state & QStyle::State_HasFocus)
        drawFocus(painter, option.rect);
    const QRect room = option.rect.adjusted(margin, 0, -margin, -1);
    painter->setLayoutDirection(option.direction); // a painter takes the application's
    painter->setFont(whole.font);
    painter->setPen(whole.palette.color(QPalette::Text));
    painter->drawText(room, static_cast<int>(whole.displayAlignment), fitted(whole, index, room.width()));
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      m_theme.colour(Tone::line));
}

/// A number that is cut would read as another number, so one without room is replaced by signs.
QString CellDelegate::fitted(const QStyleOptionViewItem& option, const QModelIndex& index, int width) const
{
    const QFontMetrics letters(option.font);
    if (index.data(m_kindRole).toInt() != static_cast<int>(CellKind::number)
        || letters.horizontalAdvance(option.text) <= width)
        return letters.elidedText(option.text, Qt::ElideRight, width);
    return QString(std::max(1, width / std::max(1, letters.horizontalAdvance(QLatin1Char('#')))), QLatin1Char('#'));
}

void CellDelegate::drawFocus(QPainter* painter, const QRect& cell) const
{
    painter->setPen(m_theme.colour(Tone::accent));
    painter->drawRect(cell.adjusted(0, 0, -1, -2));
    if (m_theme.isHighContrast())
        painter->drawRect(cell.adjusted(1, 1, -2, -3));
}

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto put = [&](Tone tone) { option->palette.setColor(QPalette::Text, m_theme.colour(tone)); };
    switch (static_cast<CellKind>(index.data(m_kindRole).toInt())) {
    case CellKind::null:
        option->font.setItalic(true);
        put(Tone::muted);
        break;
    case CellKind::number:
        option->font = Theme::codeFont();
        break;
    case CellKind::blob:
        option->font = Theme::codeFont();
        put(Tone::muted);
        break;
    case CellKind::boolean:
    case CellKind::text:
    case CellKind::temporal:
    case CellKind::json:
        break;
    }
}

} // namespace querymend

#include "moc_celldelegate.cpp"
