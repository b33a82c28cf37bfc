#include "common/chip.h"

#include "common/theme.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace querymend {

namespace {

constexpr int margin = 8;
constexpr int gap = 5;
constexpr int mostOfValue = 220;

} // namespace

Chip::Chip(const QString& name, const Theme& theme, QWidget* parent) : QToolButton(parent), m_theme(theme), m_name(name)
{
    setProperty("role", QStringLiteral("chip"));
    setPopupMode(InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    setFont(Theme::metaFont());
    setAccessibleName(name);
}

void Chip::setValue(const QString& value)
{
    m_value = value;
    setAccessibleName(value.isEmpty() ? m_name : QStringLiteral("%1: %2").arg(m_name, value));
    updateGeometry();
    update();
}

QString Chip::shownValue() const
{
    return QFontMetrics(Theme::metaFont()).elidedText(m_value, Qt::ElideRight, mostOfValue);
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(Theme::metaFont());
    const int value = m_value.isEmpty() ? 0 : gap + metrics.horizontalAdvance(shownValue());
    return {2 * margin + metrics.horizontalAdvance(m_name) + value, metrics.height() + 10};
}

void Chip::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    const QFontMetrics metrics(Theme::metaFont());
    painter.setFont(Theme::metaFont());
    QRect place = rect().adjusted(margin, 0, -margin, 0);
    painter.setPen(m_theme.colour(Tone::muted));
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, m_name);
    place.setLeft(place.left() + metrics.horizontalAdvance(m_name) + gap);
    painter.setPen(m_theme.colour(isEnabled() ? Tone::text : Tone::muted));
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, shownValue());
}

} // namespace querymend
