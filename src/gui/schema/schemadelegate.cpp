#include "schema/schemadelegate.h"

#include "common/icon.h"
#include "common/textflags.h"
#include "common/theme.h"
#include "schema/schemarow.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace querymend {

namespace {

QFont fontOf(const QModelIndex& index, int boldRole)
{
    QFont font = Theme::workFont();
    if (index.data(boldRole).toBool())
        font.setWeight(QFont::DemiBold);
    return font;
}

/// Returns formats for the matching letters, except those cut off with the end of the name.
QList<QTextLayout::FormatRange> marks(const QList<int>& places, qsizetype shownLetters, const QColor& colour)
{
    QTextCharFormat format;
    format.setForeground(colour);
    format.setFontUnderline(true);
    QList<QTextLayout::FormatRange> ranges;
    for (const int place : places) {
        if (place < shownLetters)
            ranges << QTextLayout::FormatRange{place, 1, format};
    }
    return ranges;
}

} // namespace

SchemaDelegate::SchemaDelegate(const Theme& theme, Roles roles, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_roles(roles)
{}

RowTick SchemaDelegate::tickOf(const QModelIndex& index) const
{
    return m_ticks == RowTick::shown && index.data(Qt::CheckStateRole).isValid() ? RowTick::shown : RowTick::none;
}

void SchemaDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QWidget* const widget = option.widget;
    QStyle* const style = widget ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, widget);

    painter->save();
    const bool isUsed = index.data(m_roles.used).toBool();
    if (isUsed) {
        const QRect bar(option.rect.left() - 2, option.rect.top() + 3, 3, option.rect.height() - 6);
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), m_theme.colour(Tone::accent));
    }
    const bool isOfPrompt = index.data(Qt::CheckStateRole).isValid(); // its detail is what it takes there
    const QString detail = isOfPrompt && m_ticks == RowTick::none ? QString() : index.data(m_roles.detail).toString();
    const QFontMetrics metrics(Theme::metaFont());
    const SchemaRow row = schemaRow(option.rect, tickOf(index), roomForDetail(option, index, detail), option.direction);
    if (tickOf(index) == RowTick::shown)
        paintTick(*painter, row.tick, static_cast<Qt::CheckState>(index.data(Qt::CheckStateRole).toInt()));
    const QColor tint = m_theme.colour(isUsed ? Tone::accent : Tone::muted);
    const qreal ratio = painter->device()->devicePixelRatioF();
    const auto icon = static_cast<Icon>(index.data(m_roles.icon).toInt());
    const QRect drawing = row.icon.adjusted(1, 1, -1, -1);
    painter->drawPixmap(drawing, iconPixmap(icon, tint, drawing.size(), ratio));
    paintName(*painter, option, row.name, index);
    painter->setFont(Theme::metaFont());
    painter->setPen(m_theme.colour(Tone::muted));
    painter->drawText(row.detail, textFlags(detail, Qt::AlignVCenter | Qt::AlignRight, option.direction),
                      metrics.elidedText(detail, Qt::ElideRight, row.detail.width()));
    painter->restore();
}

QSize SchemaDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const
{
    constexpr int leastHeight = 24;
    constexpr int leastWidth = 96; // names are elided rather than scrolled
    return {leastWidth, std::max(leastHeight, QFontMetrics(fontOf(index, m_roles.bold)).height() + 6)};
}

bool SchemaDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                 const QModelIndex& index)
{
    if (event->type() == QEvent::KeyPress)
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    const bool isRelease = event->type() == QEvent::MouseButtonRelease;
    if (tickOf(index) == RowTick::none || (!isRelease && event->type() != QEvent::MouseButtonDblClick))
        return false;
    const QRect tick = schemaRow(option.rect, RowTick::shown, 0, option.direction).tick.adjusted(-3, -4, 3, 4);
    const auto& mouse = static_cast<const QMouseEvent&>(*event);
    if (mouse.button() != Qt::LeftButton || !tick.contains(mouse.position().toPoint()))
        return false;
    if (!isRelease)
        return true; // a second press on the tick must not double-click the row
    const bool isChosen = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, isChosen ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

/// The name comes first: the detail gets what it leaves, or nothing if that is too little to tell anything. What a
/// table takes in the prompt is shown whole or not at all.
int SchemaDelegate::roomForDetail(const QStyleOptionViewItem& option, const QModelIndex& index,
                                  const QString& detail) const
{
    if (detail.isEmpty())
        return 0;
    constexpr int gap = 10; // one that is seen, and what is lost when widths are rounded
    const QFontMetrics metrics(Theme::metaFont());
    const int wanted = metrics.horizontalAdvance(detail) + 4;
    const QFontMetrics names(fontOf(index, m_roles.bold));
    const int whole = schemaRow(option.rect, tickOf(index), 0, option.direction).name.width();
    const int room = whole - names.horizontalAdvance(index.data(Qt::DisplayRole).toString()) - gap;
    const bool isCount = index.data(Qt::CheckStateRole).isValid();
    const int least = isCount ? wanted : metrics.horizontalAdvance(QStringLiteral("0000"));
    if (isCount && wanted > whole / 2)
        return 0; // a detail gets half of the row at most
    return room >= wanted ? wanted : room >= least ? room : 0;
}

void SchemaDelegate::paintTick(QPainter& painter, const QRect& place, Qt::CheckState state) const
{
    const QRectF box = QRectF(place).adjusted(1.5, 1.5, -1.5, -1.5);
    const bool isOff = state == Qt::Unchecked;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.colour(isOff ? Tone::muted : Tone::accent), 1.2));
    painter.setBrush(isOff ? m_theme.colour(Tone::panel) : m_theme.colour(Tone::accent));
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(QPen(m_theme.colour(Tone::panel), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF middle = box.center();
    const qreal part = box.width() / 13;
    if (state == Qt::Checked)
        painter.drawPolyline(QPolygonF({middle + part * QPointF(-3.2, 0.2), middle + part * QPointF(-1, 2.6),
                                        middle + part * QPointF(3.4, -2.6)}));
    else if (state == Qt::PartiallyChecked)
        painter.drawLine(middle - part * QPointF(3, 0), middle + part * QPointF(3, 0));
    painter.restore();
}

void SchemaDelegate::paintName(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place,
                               const QModelIndex& index) const
{
    const QString name = index.data(Qt::DisplayRole).toString();
    const QFont font = fontOf(index, m_roles.bold);
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(name, Qt::ElideRight, place.width());
    const auto places = index.data(m_roles.places).value<QList<int>>();
    QTextLayout layout(shown, font);
    QTextOption text;
    text.setTextDirection(shown.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    text.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(text);
    layout.setFormats(marks(places, shown == name ? name.size() : shown.size() - 1, m_theme.colour(Tone::accent)));
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(place.width());
    layout.endLayout();
    painter.setPen(m_theme.colour(Tone::text));
    const qreal top = place.top() + (place.height() - line.height()) / 2;
    const qreal before = option.direction == Qt::RightToLeft ? place.width() - line.naturalTextWidth() : 0;
    layout.draw(&painter, QPointF(place.left() + before, top));

    const QString note = index.data(m_roles.note).toString();
    const int used = metrics.horizontalAdvance(shown) + 8;
    const QRect rest = QStyle::visualRect(option.direction, place, place.adjusted(used, 0, 0, 0));
    if (note.isEmpty() || shown != name || place.width() - used < 24)
        return;
    painter.setFont(Theme::metaFont());
    painter.setPen(m_theme.colour(Tone::muted));
    painter.drawText(rest, textFlags(note, Qt::AlignVCenter | Qt::AlignLeading, option.direction),
                     QFontMetrics(Theme::metaFont()).elidedText(note, Qt::ElideRight, rest.width()));
}

} // namespace querymend

#include "moc_schemadelegate.cpp"
