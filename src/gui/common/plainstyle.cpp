#include "common/plainstyle.h"

#include "common/icon.h"
#include "common/scaled.h"
#include "common/textflags.h"
#include "common/theme.h"

#include <QAbstractItemView>
#include <QGuiApplication>
#include <QIcon>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPolygonF>
#include <QPushButton>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>
#include <optional>

namespace querymend {

namespace {

constexpr QSize drawingSize(24, 24);
constexpr int besideMnemonic = 2;
constexpr int usualArrow = 8; ///< which Fusion keeps, whatever the size of the text
constexpr int itemMargin = 7; ///< Qt adds 1, which gives the margin of headers

QIcon drawing(Icon icon)
{
    const QColor colour = QGuiApplication::palette().color(QPalette::Link);
    return iconPixmap(icon, colour, drawingSize, qGuiApp->devicePixelRatio());
}

/// The whole row in a list: where rows have borders, a style sheet asks for a frame around the text alone.
QRect focusFrame(const QRect& asked, const QWidget* widget)
{
    const auto* const list = qobject_cast<const QListView*>(widget);
    const QModelIndex row = list ? list->indexAt(asked.center()) : QModelIndex();
    return row.isValid() ? list->visualRect(row) : asked;
}

/// The arrows of branches that open and close, of tabs that scroll, and of sorted columns.
std::optional<Qt::ArrowType> arrowOf(QStyle::PrimitiveElement element, const QStyleOption& option)
{
    switch (element) {
    case QStyle::PE_IndicatorArrowUp:
        return Qt::UpArrow;
    case QStyle::PE_IndicatorArrowDown:
        return Qt::DownArrow;
    case QStyle::PE_IndicatorArrowLeft:
        return Qt::LeftArrow;
    case QStyle::PE_IndicatorArrowRight:
        return Qt::RightArrow;
    case QStyle::PE_IndicatorBranch:
        if (!option.state.testFlag(QStyle::State_Children))
            return std::nullopt;
        if (option.state.testFlag(QStyle::State_Open))
            return Qt::DownArrow;
        return option.direction == Qt::RightToLeft ? Qt::LeftArrow : Qt::RightArrow;
    case QStyle::PE_IndicatorHeaderArrow: {
        const auto* const header = qstyleoption_cast<const QStyleOptionHeader*>(&option);
        if (!header || header->sortIndicator == QStyleOptionHeader::None)
            return std::nullopt;
        return header->sortIndicator == QStyleOptionHeader::SortUp ? Qt::UpArrow : Qt::DownArrow;
    }
    default: // no arrow
        return std::nullopt;
    }
}

/// As Fusion draws it, but as large as the text.
void drawArrow(QPainter& painter, Qt::ArrowType arrow, const QStyleOption& option)
{
    constexpr qreal lengthToBase = 8.0 / 14.0;
    constexpr int opacity = 160;
    const qreal base = std::min({scaled(usualArrow), option.rect.width(), option.rect.height()});
    const qreal half = base / 2;
    const qreal rise = base * lengthToBase / 2;
    const QPolygonF shape({QPointF(-half, -rise), QPointF(half, -rise), QPointF(0, rise)}); // downwards
    const int turn = arrow == Qt::DownArrow ? 0 : arrow == Qt::LeftArrow ? 90 : arrow == Qt::UpArrow ? 180 : 270;
    QColor colour = option.palette.color(QPalette::Text);
    colour.setAlpha(opacity);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.translate(QRectF(option.rect).center());
    painter.rotate(turn);
    painter.drawPolygon(shape);
    painter.restore();
}

} // namespace

PlainStyle::PlainStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void PlainStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (element == PE_FrameTabBarBase)
        return;
    const auto arrow = scaled(usualArrow) > usualArrow ? arrowOf(element, *option) : std::nullopt;
    if (arrow)
        return drawArrow(*painter, *arrow, *option);
    const bool isFramed = qobject_cast<const QTabBar*>(widget) || qobject_cast<const QPushButton*>(widget);
    if (element == PE_FrameFocusRect && isFramed)
        return; // it would go through the text or close around it; the style sheet frames the whole
    if (element != PE_FrameFocusRect)
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    const QRect frame = focusFrame(option->rect, widget);
    painter->save();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(option->palette.color(QPalette::Link));
    painter->drawRect(frame.adjusted(0, 0, -1, -1));
    // A style sheet changes the option's palette for a chosen row.
    if (isHighContrast(coloursOf(widget ? widget->palette() : option->palette)))
        painter->drawRect(frame.adjusted(1, 1, -2, -2));
    painter->restore();
}

/// Elides a line that is too long instead of cutting it in the middle of a letter. Does not turn texts round.
void PlainStyle::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                              const QString& text, QPalette::ColorRole textRole) const
{
    constexpr int forced = Qt::TextForceLeftToRight | Qt::TextForceRightToLeft | Qt::AlignAbsolute;
    if (painter->layoutDirection() == Qt::RightToLeft && (flags & forced) == 0) {
        constexpr int placing = Qt::AlignHorizontal_Mask | Qt::AlignVertical_Mask;
        flags = (flags & ~placing) | textFlags(text, Qt::Alignment(flags & placing), Qt::RightToLeft);
    }
    const QFontMetrics metrics = painter->fontMetrics();
    const bool isLine = (flags & (Qt::TextWordWrap | Qt::TextWrapAnywhere)) == 0 && !text.contains(QLatin1Char('\n'));
    const bool isCut = isLine && metrics.size(flags, text).width() > rect.width() + 1;
    if (isLine && !isCut)
        flags |= Qt::TextDontClip; // see polish()
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled,
                              isCut ? metrics.elidedText(text, Qt::ElideRight, rect.width(), flags) : text, textRole);
}

QRect PlainStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    return element == SE_ItemViewItemFocusRect ? option->rect : QProxyStyle::subElementRect(element, option, widget);
}

/// A letter that is underlined is drawn apart from the next one, so that "&Tags" needs more room than Qt measures.
void PlainStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    auto* const label = qobject_cast<QLabel*>(widget);
    if (label && label->buddy() && label->contentsMargins().isNull()) {
        const bool isMirrored = label->layoutDirection() == Qt::RightToLeft;
        label->setContentsMargins(isMirrored ? besideMnemonic : 0, 0, isMirrored ? 0 : besideMnemonic, 0);
    }
    m_texts.correct(*widget);
}

QIcon PlainStyle::standardIcon(StandardPixmap pixmap, const QStyleOption* option, const QWidget* widget) const
{
    switch (pixmap) {
    case SP_MessageBoxQuestion:
        return drawing(Icon::questionCircle);
    case SP_MessageBoxInformation:
        return drawing(Icon::infoCircle);
    case SP_MessageBoxWarning:
    case SP_MessageBoxCritical:
        return drawing(Icon::exclamationTriangle);
    case SP_LineEditClearButton: // its own does not grow with the text; a field asks for it only once
        return paletteIcon(Icon::xCircle, QPalette::PlaceholderText);
    default: // Qt's own
        return QProxyStyle::standardIcon(pixmap, option, widget);
    }
}

int PlainStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    if (metric == PM_MessageBoxIconSize)
        return drawingSize.width();
    // Icons of tabs follow, because Qt asks for small ones there.
    if (metric == PM_SmallIconSize || metric == PM_ButtonIconSize || metric == PM_ListViewIconSize
        || metric == PM_TabBarScrollButtonWidth)
        return scaled(QProxyStyle::pixelMetric(metric, option, widget));
    const bool isOfItems = qobject_cast<const QAbstractItemView*>(widget) != nullptr;
    return metric == PM_FocusFrameHMargin && isOfItems ? itemMargin : QProxyStyle::pixelMetric(metric, option, widget);
}

} // namespace querymend

#include "moc_plainstyle.cpp"
