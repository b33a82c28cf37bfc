#include "common/rowbutton.h"

#include "common/elidedlines.h"
#include "common/plaintip.h"
#include "common/scaled.h"
#include "common/textflags.h"
#include "common/theme.h"

#include <QPainter>
#include <QStyle>

namespace querymend {

namespace {

constexpr int margin = 8;
constexpr qsizetype mostLines = 3; ///< of a note

QFont titleFont()
{
    QFont font = Theme::workFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

int iconSide()
{
    return scaled(18);
}

int besideIcon()
{
    return iconSide() + 2 * margin - 4;
}

int roomForWords(int width)
{
    return width - 2 * margin - besideIcon();
}

} // namespace

RowButton::RowButton(const QIcon& icon, const QString& title, const QString& note, const Theme& theme, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme)
{
    setIcon(icon);
    setText(title);
    setAccessibleName(title);
    setNote(note);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred); // no most: it depends on the width
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void RowButton::setNote(const QString& note)
{
    m_note = note;
    m_noteLines.clear();
    setToolTip(plainTip(note));
    setAccessibleDescription(note);
    updateGeometry();
    update();
}

const QStringList& RowButton::noteLines(int width) const
{
    constexpr std::size_t most = 16; // more are the widths of a window that is being resized
    const QFont font = Theme::metaFont();
    const std::pair key(width, font.pixelSize());
    if (const auto known = m_noteLines.find(key); known != m_noteLines.end())
        return known->second;
    if (m_noteLines.size() == most)
        m_noteLines.clear();
    return m_noteLines[key] = elidedLines(m_note, font, width, mostLines);
}

int RowButton::heightForWidth(int width) const
{
    const int title = QFontMetrics(titleFont()).height();
    const auto lines = static_cast<int>(noteLines(roomForWords(width)).size());
    const int note = lines == 0 ? 0 : lines * QFontMetrics(Theme::metaFont()).height() + 2;
    return title + note + 2 * margin;
}

QSize RowButton::sizeHint() const
{
    constexpr int usual = 320;
    return {usual, heightForWidth(usual)};
}

QSize RowButton::minimumSizeHint() const
{
    constexpr int narrowest = 160;
    const int note = m_note.isEmpty() ? 0 : QFontMetrics(Theme::metaFont()).height() + 2;
    return {narrowest, QFontMetrics(titleFont()).height() + note + 2 * margin};
}

void RowButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor panel = m_theme.colour(Tone::panel);
    QColor ground = isDown() ? m_theme.colour(Tone::selection) : washed(m_theme.colour(Tone::text), panel, 12);
    if (!isDown() && !underMouse())
        ground = Qt::transparent;
    painter.setBrush(ground);
    painter.setPen(hasFocus() ? QPen(m_theme.colour(Tone::accent)) : QPen(Qt::NoPen));
    painter.drawRoundedRect(frame, 6, 6);

    const QRect inner = rect().adjusted(margin, margin, -margin, -margin);
    const int side = iconSide();
    const QRect drawing(inner.left(), inner.center().y() - side / 2 + 1, side, side);
    icon().paint(&painter, QStyle::visualRect(layoutDirection(), rect(), drawing));
    const QRect words = inner.adjusted(besideIcon(), 0, 0, 0);
    const QRect place = QStyle::visualRect(layoutDirection(), rect(), words);
    const QFontMetrics titleMetrics(titleFont());
    painter.setFont(titleFont());
    painter.setPen(m_theme.colour(Tone::text));
    painter.drawText(QRect(place.left(), place.top(), place.width(), titleMetrics.height()),
                     textFlags(text(), Qt::AlignLeading, layoutDirection()),
                     titleMetrics.elidedText(text(), Qt::ElideRight, place.width()));
    painter.setFont(Theme::metaFont());
    painter.setPen(m_theme.colour(Tone::muted));
    painter.drawText(place.adjusted(0, titleMetrics.height() + 2, 0, 0),
                     textFlags(m_note, Qt::AlignLeading, layoutDirection()),
                     noteLines(place.width()).join(QLatin1Char('\n')));
}

} // namespace querymend

#include "moc_rowbutton.cpp"
