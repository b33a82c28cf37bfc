#pragma once

#include "common/tone.h"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>

#include <array>
#include <cstdint>

namespace querymend {

enum class ThemeChoice : std::uint8_t { system, light, dark, highContrast };
enum class Spacing : std::uint8_t { compact, comfortable };
enum class SheetTime : std::uint8_t { now, later };

using ToneColours = std::array<QColor, toneCount>;

/// Whether there is hardly more than black and white, by our choice or the platform's. Lines are then bright, and quiet
/// grounds are not seen, so that what is chosen, on or focused needs a frame.
[[nodiscard]] bool isHighContrast(const ToneColours& colours);

/// The colours and fonts of the window. `system` uses the platform's palette, and only the
/// category colours are ours; without one, it is light.
class Theme : public QObject {
    Q_OBJECT

public:
    /// Qt styles a widget again each time it gets another parent. With `later`, a window is made without the style
    /// sheet, in a fifth less time, and putSheet() follows.
    explicit Theme(SheetTime sheet = SheetTime::now);
    void putSheet();

    void choose(ThemeChoice choice);
    void choose(Spacing spacing);
    /// Sets the size of text for work; widgets that exist already may keep theirs.
    void setTextPixels(int pixels);
    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    [[nodiscard]] bool isDark() const;
    [[nodiscard]] bool isHighContrast() const { return querymend::isHighContrast(m_colours); }
    [[nodiscard]] QColor colour(Tone tone) const { return m_colours[static_cast<std::size_t>(tone)]; }

    /// Fonts for work, for the question, and for secondary text; all follow the size of the application's font.
    [[nodiscard]] static QFont workFont();
    [[nodiscard]] static QFont questionFont();
    [[nodiscard]] static QFont metaFont();
    /// Font for all SQL.
    [[nodiscard]] static QFont codeFont();
    /// Gives a widget this font; its size follows later changes.
    static void useCodeFont(QWidget& widget);

Q_SIGNALS:
    void changed();

private:
    void put();

    bool m_hasSheet;
    ThemeChoice m_choice = ThemeChoice::system;
    Spacing m_spacing = Spacing::comfortable;
    QPalette m_platform;
    bool m_hasPlatformColours; ///< false if the style chose them because the system gives none
    ToneColours m_colours;
};

[[nodiscard]] ToneColours lightColours();
[[nodiscard]] ToneColours darkColours();
/// On black, with a contrast of at least 7:1.
[[nodiscard]] ToneColours highContrastColours();
[[nodiscard]] ToneColours coloursOf(const QPalette& platform);

/// Mixes a colour into a background: `share` of 255 is the colour.
[[nodiscard]] QColor washed(const QColor& colour, const QColor& ground, int share);

/// How much colour a ground below text may have, of 255: with more, some words of a statement could not be read.
inline constexpr int groundShare = 36;

/// Behind what was put into a text, and what was taken out of it. All words of a statement can be read on them.
[[nodiscard]] QColor addedGround(const ToneColours& colours);
[[nodiscard]] QColor removedGround(const ToneColours& colours);

/// Returns the WCAG 2 contrast ratio, 1 to 21.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

} // namespace querymend
