#pragma once

#include "common/tone.h"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>

#include <array>
#include <cstdint>

namespace querymend {

enum class ThemeChoice : std::uint8_t { system, light, dark };
enum class Spacing : std::uint8_t { compact, comfortable };

using ToneColours = std::array<QColor, toneCount>;

/// The colours and type of the window. "System" takes the platform's palette, and only the categories from our table.
class Theme : public QObject {
    Q_OBJECT

public:
    explicit Theme(QObject* parent = nullptr);

    void choose(ThemeChoice choice);
    void choose(Spacing spacing);
    /// The size of text for work; what is there already may keep its own.
    void setTextPixels(int pixels);
    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    [[nodiscard]] bool isDark() const;
    [[nodiscard]] QColor colour(Tone tone) const { return m_colours[static_cast<std::size_t>(tone)]; }

    /// For work, for the question, and for what stands beside things; all follow the size of the application's font.
    [[nodiscard]] static QFont workFont();
    [[nodiscard]] static QFont questionFont();
    [[nodiscard]] static QFont metaFont();
    /// For SQL, everywhere.
    [[nodiscard]] static QFont codeFont();

Q_SIGNALS:
    void changed();

private:
    void put();

    ThemeChoice m_choice = ThemeChoice::system;
    Spacing m_spacing = Spacing::comfortable;
    QPalette m_platform;
    ToneColours m_colours;
};

[[nodiscard]] ToneColours lightColours();
[[nodiscard]] ToneColours darkColours();
[[nodiscard]] ToneColours coloursOf(const QPalette& platform);

/// A light wash of a colour over another, for backgrounds: `share` of 255 of it.
[[nodiscard]] QColor washed(const QColor& colour, const QColor& ground, int share);

/// How well the one can be read on the other, as WCAG 2 computes it: 1 to 21.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

} // namespace querymend
