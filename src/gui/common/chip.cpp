#include "common/chip.h"

#include "common/scaled.h"
#include "common/textflags.h"
#include "common/theme.h"

#include <QEvent>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace querymend {

namespace {

constexpr int margin = 6;
constexpr int gap = 4;
constexpr int mostOfValue = 220; ///< in text of the usual size
constexpr int leastOfName = 36;
constexpr int leastOfValue = 48; ///< with less, it says nothing

} // namespace

Chip::Chip(const QString& name, const Theme& theme, QWidget* parent) : QToolButton(parent), m_theme(theme)
{
    setText(name);
    setProperty("role", QStringLiteral("chip"));
    setPopupMode(InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setFont(Theme::metaFont());
    setAccessibleName(name);
}

void Chip::setValue(const QString& value)
{
    m_value = value;
    setAccessibleName(value.isEmpty() ? text() : QStringLiteral("%1: %2").arg(text(), value));
    updateGeometry();
    update();
}

void Chip::setWhole(bool isWhole)
{
    m_isWhole = isWhole;
    updateGeometry();
}

void Chip::setNameYielding(bool isYielding)
{
    m_isNameYielding = isYielding;
    updateGeometry();
}

void Chip::setMark(Icon icon, Tone tone)
{
    m_mark = {icon, tone};
    updateGeometry();
    update();
}

void Chip::setMark(const QIcon& icon)
{
    m_picture = icon;
    updateGeometry();
    update();
}

int Chip::markWidth() const
{
    return m_mark || !m_picture.isNull() ? QFontMetrics(Theme::metaFont()).ascent() + gap : 0;
}

/// Queued, because the name and the value may be retranslated only after this event.
void Chip::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(
            this, [this] { setValue(m_value); }, Qt::QueuedConnection);
}

QString Chip::shownValue(int room) const
{
    return QFontMetrics(Theme::metaFont()).elidedText(m_value, Qt::ElideRight, room);
}

QString Chip::shownName(int room) const
{
    const QFontMetrics metrics(Theme::metaFont());
    if (!m_isNameYielding || m_value.isEmpty())
        return metrics.elidedText(text(), Qt::ElideRight, room);
    const int left = room - gap - metrics.horizontalAdvance(m_value);
    const bool isEnough = left >= std::min(scaled(leastOfName), metrics.horizontalAdvance(text()));
    return isEnough ? metrics.elidedText(text(), Qt::ElideRight, left) : QString();
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(Theme::metaFont());
    const QString value = shownValue(scaled(mostOfValue));
    const int room = value.isEmpty() ? 0 : gap + metrics.horizontalAdvance(value);
    return {2 * margin + markWidth() + metrics.horizontalAdvance(text()) + room, metrics.height() + 10};
}

QSize Chip::minimumSizeHint() const
{
    if (m_isWhole)
        return sizeHint();
    const QFontMetrics metrics(Theme::metaFont());
    const int value = m_value.isEmpty() ? 0 : gap + std::min(scaled(leastOfValue), metrics.horizontalAdvance(m_value));
    const bool isNameNeeded = !m_isNameYielding || m_value.isEmpty();
    const int name = isNameNeeded ? std::min(scaled(leastOfName), metrics.horizontalAdvance(text())) : 0;
    return {2 * margin + markWidth() + name + value, metrics.height() + 10};
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
    const auto draw = [&](const QString& shown, Tone tone) {
        painter.setPen(m_theme.colour(tone));
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), place),
                         textFlags(shown, Qt::AlignVCenter | Qt::AlignLeading, layoutDirection()), shown);
    };
    if (markWidth() > 0) {
        const int side = markWidth() - gap;
        const QRect square(place.left(), place.center().y() - side / 2, side, side);
        const QRect shown = QStyle::visualRect(layoutDirection(), rect(), square);
        if (m_picture.isNull())
            painter.drawPixmap(
                shown, iconPixmap(m_mark->first, m_theme.colour(m_mark->second), square.size(), devicePixelRatioF()));
        else
            m_picture.paint(&painter, shown);
        place.setLeft(place.left() + markWidth());
    }
    if (const QString name = shownName(place.width() + 1); !name.isEmpty()) {
        draw(name, Tone::muted);
        place.setLeft(place.left() + metrics.horizontalAdvance(name) + gap);
    }
    draw(shownValue(place.width() + 1), isEnabled() ? Tone::text : Tone::muted);
}

} // namespace querymend

#include "moc_chip.cpp"
