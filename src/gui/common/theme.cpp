#include "common/theme.h"

#include "common/keyboardfocus.h"
#include "common/scaled.h"
#include "common/stylesheet.h"

#include <QApplication>
#include <QFontDatabase>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace querymend {

namespace {

QColor& at(ToneColours& colours, Tone tone)
{
    return colours[static_cast<std::size_t>(tone)];
}

constexpr int usualPixels = 13;

int workPixels()
{
    const int pixels = QApplication::font().pixelSize();
    return pixels > 0 ? pixels : usualPixels;
}

QFont fontOf(int pixels)
{
    QFont font = QApplication::font();
    font.setFamilies({QStringLiteral("Inter"), font.family()});
    font.setPixelSize(pixels);
    return font;
}

QPalette paletteOf(const ToneColours& colours)
{
    const auto colour = [&](Tone tone) { return colours[static_cast<std::size_t>(tone)]; };
    QPalette palette;
    const QColor faint = washed(colour(Tone::text), colour(Tone::panel), 128);
    palette.setColor(QPalette::Window, colour(Tone::window));
    palette.setColor(QPalette::WindowText, colour(Tone::text));
    palette.setColor(QPalette::Base, colour(Tone::panel));
    palette.setColor(QPalette::AlternateBase, colour(Tone::window));
    palette.setColor(QPalette::Text, colour(Tone::text));
    palette.setColor(QPalette::PlaceholderText, colour(Tone::muted));
    palette.setColor(QPalette::Button, colour(Tone::panel));
    palette.setColor(QPalette::ButtonText, colour(Tone::text));
    palette.setColor(QPalette::BrightText, colour(Tone::panel));
    palette.setColor(QPalette::ToolTipBase, colour(Tone::panel));
    palette.setColor(QPalette::ToolTipText, colour(Tone::text));
    palette.setColor(QPalette::Highlight, colour(Tone::selection));
    palette.setColor(QPalette::HighlightedText, colour(Tone::text));
    palette.setColor(QPalette::Link, colour(Tone::accent));
    palette.setColor(QPalette::LinkVisited, colour(Tone::accent));
    palette.setColor(QPalette::Light, colour(Tone::panel));
    palette.setColor(QPalette::Midlight, colour(Tone::line));
    palette.setColor(QPalette::Mid, colour(Tone::line));
    palette.setColor(QPalette::Dark, colour(Tone::muted));
    palette.setColor(QPalette::Shadow, colour(Tone::line));
    if (isHighContrast(colours))
        palette.setColor(QPalette::PlaceholderText, QColor(0xA0A0A0)); // the muted tone looks like what was entered
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText,
                            QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, faint);
    return palette;
}

/// The platform's placeholders are often too faint to read.
QPalette readable(QPalette platform, const ToneColours& colours)
{
    platform.setColor(QPalette::PlaceholderText, colours[static_cast<std::size_t>(Tone::muted)]);
    return platform;
}

/// As faint as it may be and still be read.
QColor mutedOn(const QColor& text, const QColor& window, const QColor& panel)
{
    constexpr double leastContrast = 4.5;
    constexpr int full = 255;
    int share = 185;
    const auto muted = [&] { return washed(text, window, share); };
    while (share < full && std::min(contrast(muted(), window), contrast(muted(), panel)) < leastContrast)
        share = std::min(full, share + 10);
    return muted();
}

double luminance(const QColor& colour)
{
    const auto part = [](float value) {
        const auto share = static_cast<double>(value);
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

} // namespace

Theme::Theme(SheetTime sheet)
    : m_hasSheet(sheet == SheetTime::now), m_platform(QApplication::palette()),
      m_hasPlatformColours(m_platform != QApplication::style()->standardPalette())
{
    new KeyboardFocus(this);
    put();
}

void Theme::putSheet()
{
    m_hasSheet = true;
    put();
}

void Theme::choose(ThemeChoice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    put();
    Q_EMIT changed();
}

void Theme::choose(Spacing spacing)
{
    if (spacing == m_spacing)
        return;
    m_spacing = spacing;
    put();
    Q_EMIT changed();
}

void Theme::setTextPixels(int pixels)
{
    if (pixels == QApplication::font().pixelSize())
        return;
    QApplication::setFont(fontOf(pixels));
    put();
    Q_EMIT changed();
}

bool Theme::isDark() const
{
    return colour(Tone::window).lightnessF() < 0.5F;
}

void Theme::put()
{
    switch (m_choice) {
    case ThemeChoice::system:
        m_colours = m_hasPlatformColours ? coloursOf(m_platform) : lightColours();
        QApplication::setPalette(m_hasPlatformColours ? readable(m_platform, m_colours) : paletteOf(m_colours));
        break;
    case ThemeChoice::light:
        m_colours = lightColours();
        QApplication::setPalette(paletteOf(m_colours));
        break;
    case ThemeChoice::dark:
        m_colours = darkColours();
        QApplication::setPalette(paletteOf(m_colours));
        break;
    case ThemeChoice::highContrast:
        m_colours = highContrastColours();
        QApplication::setPalette(paletteOf(m_colours));
        break;
    }
    if (m_hasSheet)
        qApp->setStyleSheet(styleSheetOf(m_colours, m_spacing));
}

QFont Theme::workFont()
{
    return fontOf(workPixels());
}

QFont Theme::questionFont()
{
    return fontOf(workPixels() + 2);
}

QFont Theme::metaFont()
{
    return fontOf(workPixels() - 1);
}

int scaled(int pixels)
{
    return std::max(pixels, pixels * workPixels() / usualPixels);
}

QFont Theme::codeFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    // What is typed is what is seen: NL has no ligatures, and no other font may form any.
    font.setFamilies({QStringLiteral("JetBrains Mono NL"), font.family()});
    font.setPixelSize(workPixels());
    font.setStyleHint(QFont::Monospace,
                      static_cast<QFont::StyleStrategy>(QFont::PreferDefault | QFont::PreferNoShaping));
    return font;
}

void Theme::useCodeFont(QWidget& widget)
{
    widget.setFont(codeFont());
    const QString face = QStringLiteral("code");
    if (widget.property("face") == face)
        return;
    widget.setProperty("face", face); // the style sheet sets it again where it has fonts of its own
    if (!widget.testAttribute(Qt::WA_WState_Polished))
        return;
    widget.style()->unpolish(&widget); // it was taken for prose, which is aligned otherwise from right to left
    widget.style()->polish(&widget);
}

// clang-format off
ToneColours lightColours()
{
    return {QColor(0xF6F7F9), QColor(0xFFFFFF), QColor(0xD9DEE5), QColor(0x1B2430), QColor(0x5A6675), QColor(0x2A62C9),
            QColor(0xDCE8FB), QColor(0xA1369B), QColor(0xA34A07), QColor(0xC2302E), QColor(0x0B6579), QColor(0x6D4BD1),
            QColor(0x167043), QColor(0x5A6675)};
}

ToneColours darkColours()
{
    return {QColor(0x16191E), QColor(0x1E2329), QColor(0x333B45), QColor(0xE4E9EF), QColor(0x9AA7B5), QColor(0x7FAAF5),
            QColor(0x26385A), QColor(0xE58AE0), QColor(0xF0A95B), QColor(0xF58A87), QColor(0x5CC7DD), QColor(0xB7A1F7),
            QColor(0x5FCB94), QColor(0x9AA7B5)};
}

ToneColours highContrastColours()
{
    return {QColor(0, 0, 0),    QColor(0, 0, 0),    QColor(0x9A9A9A), QColor(0xFFFFFF), QColor(0xE2E2E2), QColor(0x8FD0FF),
            QColor(0x0A2F55), QColor(0xFFB0FC), QColor(0xFFC97A), QColor(0xFFB3B0), QColor(0x8CE8FF), QColor(0xD9CBFF),
            QColor(0x8BF3B9), QColor(0xE2E2E2)};
}
// clang-format on

ToneColours coloursOf(const QPalette& platform)
{
    const QColor window = platform.color(QPalette::Window);
    const QColor text = platform.color(QPalette::WindowText);
    const QColor panel = platform.color(QPalette::Base);
    ToneColours colours = window.lightnessF() < 0.5F ? darkColours() : lightColours();
    at(colours, Tone::window) = window;
    at(colours, Tone::panel) = panel;
    at(colours, Tone::line) = washed(text, window, 40);
    at(colours, Tone::text) = text;
    at(colours, Tone::muted) = mutedOn(text, window, panel);
    at(colours, Tone::selection) = washed(at(colours, Tone::accent), panel, 40);
    return colours;
}

bool isHighContrast(const ToneColours& colours)
{
    constexpr double least = 19; // black on the light grey of many platforms is less
    const QColor& text = colours[static_cast<std::size_t>(Tone::text)];
    return contrast(text, colours[static_cast<std::size_t>(Tone::window)]) >= least
        && contrast(text, colours[static_cast<std::size_t>(Tone::panel)]) >= least;
}

QColor washed(const QColor& colour, const QColor& ground, int share)
{
    const auto mix = [&](int one, int other) { return (one * share + other * (255 - share)) / 255; };
    return {mix(colour.red(), ground.red()), mix(colour.green(), ground.green()), mix(colour.blue(), ground.blue())};
}

QColor addedGround(const ToneColours& colours)
{
    return washed(colours[static_cast<std::size_t>(Tone::accepted)], colours[static_cast<std::size_t>(Tone::panel)],
                  groundShare);
}

QColor removedGround(const ToneColours& colours)
{
    return washed(colours[static_cast<std::size_t>(Tone::execution)], colours[static_cast<std::size_t>(Tone::panel)],
                  groundShare);
}

double contrast(const QColor& one, const QColor& other)
{
    const double first = luminance(one);
    const double second = luminance(other);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace querymend

#include "moc_theme.cpp"
