#include "timeline/changepainter.h"

#include "common/theme.h"
#include "timeline/sidedpainter.h"
#include "timeline/timelinestyle.h"

#include <QLocale>
#include <QRect>

#include <algorithm>

namespace querymend {

namespace {

constexpr int legible = 4; ///< letters of a name that is shortened

/// The parts of a line, and the room that is left after them.
class ChangeLine {
public:
    ChangeLine(TimelineStyle& style, int width)
        : m_style(style), m_width(width), m_letter(style.codeMetrics.averageCharWidth())
    {}

    [[nodiscard]] const QList<LinePart>& parts() const { return m_parts; }
    [[nodiscard]] int used() const { return std::max(0, m_used - m_letter); }

    /// Adds the changes whole; false if they need more room than there is.
    bool addWhole(const QList<ShownChange>& changes);
    /// Adds as many changes as fit, shortened if need be, and the number of the others.
    void addFitting(const QList<ShownChange>& changes);

private:
    void add(const QString& text, LineFont font, Tone tone);
    bool addShortened(const ShownChange& change, int room);
    [[nodiscard]] int widthOf(const QString& text, LineFont font = LineFont::code) const;
    /// What a part takes of the line, with the blank after it.
    [[nodiscard]] int takenBy(const QString& text) const { return text.isEmpty() ? 0 : widthOf(text) + m_letter; }

    TimelineStyle& m_style;
    int m_width;
    int m_letter;
    int m_used = 0;
    QList<LinePart> m_parts;
};

const QString& separator()
{
    static const QString dot(QChar(0xB7));
    return dot;
}

QString numberOfOthers(qsizetype others)
{
    return others == 0 ? QString() : QStringLiteral("+%1").arg(QLocale().toString(others));
}

int ChangeLine::widthOf(const QString& text, LineFont font) const
{
    return text.isEmpty() ? 0 : textsOf(m_style, font).widthOf(text);
}

void ChangeLine::add(const QString& text, LineFont font, Tone tone)
{
    if (text.isEmpty())
        return;
    m_parts.append({text, font, tone});
    m_used += widthOf(text, font) + m_letter;
}

bool ChangeLine::addWhole(const QList<ShownChange>& changes)
{
    for (const ShownChange& change : changes) {
        if (!m_parts.isEmpty())
            add(separator(), LineFont::code, Tone::muted);
        add(change.before, LineFont::struck, Tone::execution);
        add(change.now, LineFont::code, Tone::accepted);
        add(timesOf(change).trimmed(), LineFont::code, Tone::text);
        if (used() > m_width)
            return false;
    }
    return true;
}

void ChangeLine::addFitting(const QList<ShownChange>& changes)
{
    for (qsizetype i = 0; i < changes.size(); ++i) {
        const int before = m_parts.isEmpty() ? 0 : takenBy(separator());
        const int after = takenBy(numberOfOthers(changes.size() - i - 1));
        if (!addShortened(changes[i], m_width - m_used - before - after))
            return add(numberOfOthers(changes.size() - i), LineFont::code, Tone::muted);
    }
}

/// With the separator before it. False, and nothing is added, if its names would be too short to read.
bool ChangeLine::addShortened(const ShownChange& change, int room)
{
    const QString times = timesOf(change).trimmed();
    const bool isReplacement = !change.before.isEmpty() && !change.now.isEmpty();
    const int names = room - (times.isEmpty() ? 0 : m_letter + widthOf(times)) - (isReplacement ? m_letter : 0);
    const int least = legible * m_letter;
    const int leastNow = std::min(widthOf(change.now), least);
    if (names < std::min(widthOf(change.before, LineFont::struck), least) + leastNow)
        return false;
    if (!m_parts.isEmpty())
        add(separator(), LineFont::code, Tone::muted);
    const QString before = m_style.struckTexts.elided(change.before, names - leastNow);
    add(before, LineFont::struck, Tone::execution);
    add(m_style.codeTexts.elided(change.now, names - widthOf(before, LineFont::struck)), LineFont::code,
        Tone::accepted);
    add(times, LineFont::code, Tone::text);
    return true;
}

ChangeLine lineOf(TimelineStyle& style, const QList<ShownChange>& changes, int width)
{
    ChangeLine whole(style, width);
    if (whole.addWhole(changes))
        return whole;
    ChangeLine fitting(style, width);
    fitting.addFitting(changes);
    return fitting;
}

} // namespace

PaintedTexts& textsOf(TimelineStyle& style, LineFont font)
{
    return font == LineFont::struck ? style.struckTexts : style.codeTexts;
}

QList<LinePart> fittingChanges(TimelineStyle& style, const QList<ShownChange>& changes, int width)
{
    return lineOf(style, changes, width).parts();
}

void paintChanges(const SidedPainter& painter, const Theme& theme, TimelineStyle& style, const QRect& line,
                  const QList<ShownChange>& changes)
{
    const QRect place = painter.placed(line);
    const ChangeLine shown = lineOf(style, changes, place.width() - 1);
    const int letter = style.codeMetrics.averageCharWidth();
    // They are code, and read from left to right, but are beside what they belong to.
    int x = painter.isMirrored() ? place.right() + 1 - shown.used() : place.left();
    for (const LinePart& part : shown.parts()) {
        PaintedTexts& texts = textsOf(style, part.font);
        const int width = texts.widthOf(part.text);
        texts.paint(painter.plain(), QRect(x, place.top(), width, place.height()), part.text, theme.colour(part.tone));
        x += width + letter;
    }
}

} // namespace querymend
