#include "common/icon.h"
#include "common/theme.h"
#include "support/loudwarnings.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLineEdit>
#include <QPainter>
#include <QScopeGuard>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <cstdlib>

using namespace querymend;

Q_DECLARE_METATYPE(querymend::ToneColours)

/// Text is readable in every colour, and every icon is drawn.
class ThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void canBeRead_data();
    void canBeRead();
    void canBeReadOnTintedGround_data();
    void canBeReadOnTintedGround() { canBeRead(); }
    void aPlatformsFaintTextIsRaised();
    void codeHasNoLigatures();
    void highContrastIsHigh();
    void whatHasHighContrast_data();
    void whatHasHighContrast();
    void aPlaceholderDoesNotLookLikeAnEntry();
    void aDisabledFieldCanBeRead();
    void whatIsChosenHasAFrameInHighContrast();
    void followsTheSystemIfItGivesColours_data();
    void followsTheSystemIfItGivesColours();
    void switchesWhileTheWindowIsOpen();
    void numbersWithDecimalsLookLikeOthers();
    void textsOfBoxesBeginWhereThoseOfFieldsDo();
    void drawsEveryIcon();
    void drawsIconsWithoutRoom();
    void isTestedInTheFontsOfTheTests();
};

void ThemeTest::canBeRead_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    const auto add = [](const char* theme, const ToneColours& colours) {
        constexpr std::array names{"window", "panel",  "line",      "text",  "muted",      "accent",   "selection",
                                   "syntax", "schema", "execution", "empty", "validation", "accepted", "generic"};
        for (const Tone ground : {Tone::window, Tone::panel, Tone::selection}) {
            for (const Tone text : {Tone::text, Tone::muted, Tone::accent, Tone::syntax, Tone::schema, Tone::execution,
                                    Tone::empty, Tone::validation, Tone::accepted, Tone::generic}) {
                QTest::addRow("%s: %s on %s", theme, names[static_cast<std::size_t>(text)],
                              names[static_cast<std::size_t>(ground)])
                    << colours[static_cast<std::size_t>(text)] << colours[static_cast<std::size_t>(ground)];
            }
        }
    };
    add("light", lightColours());
    add("dark", darkColours());
    add("high contrast", highContrastColours());
}

void ThemeTest::canBeRead()
{
    QFETCH(const QColor, text);
    QFETCH(const QColor, ground);
    QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(QString::number(contrast(text, ground))));
}

/// What the palette of each theme paints, and the editor on what a model changed, found or warns of.
void ThemeTest::canBeReadOnTintedGround_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    const auto add = [](const char* name, const ToneColours& colours) {
        const auto colour = [&](Tone tone) { return colours[static_cast<std::size_t>(tone)]; };
        for (const Tone text :
             {Tone::text, Tone::accent, Tone::accepted, Tone::schema, Tone::muted, Tone::validation}) {
            QTest::addRow("%s: a token of tone %d that was added", name, static_cast<int>(text))
                << colour(text) << addedGround(colours);
            QTest::addRow("%s: a token of tone %d that was removed", name, static_cast<int>(text))
                << colour(text) << removedGround(colours);
        }
    };
    add("light", lightColours());
    add("dark", darkColours());
    add("high contrast", highContrastColours());
    for (const ThemeChoice choice :
         {ThemeChoice::system, ThemeChoice::light, ThemeChoice::dark, ThemeChoice::highContrast}) {
        Theme theme;
        theme.choose(choice);
        const QPalette palette = QApplication::palette();
        for (const auto ground : {QPalette::Base, QPalette::Window, QPalette::Highlight}) {
            QTest::addRow("theme %d: a placeholder on role %d", static_cast<int>(choice), ground)
                << palette.color(QPalette::PlaceholderText) << palette.color(ground);
            QTest::addRow("theme %d: a link on role %d", static_cast<int>(choice), ground)
                << palette.color(QPalette::Link) << palette.color(ground);
        }
        // A row of the list of demonstrations below the pointer.
        QTest::addRow("theme %d: a row below the pointer", static_cast<int>(choice))
            << palette.color(QPalette::PlaceholderText)
            << washed(palette.color(QPalette::Text), palette.color(QPalette::Base), 12);
    }
}

void ThemeTest::highContrastIsHigh()
{
    const ToneColours colours = highContrastColours();
    const auto colour = [&](Tone tone) { return colours[static_cast<std::size_t>(tone)]; };
    for (const Tone ground : {Tone::window, Tone::panel, Tone::selection}) {
        for (const Tone text : {Tone::text, Tone::muted, Tone::accent, Tone::syntax, Tone::schema, Tone::execution,
                                Tone::empty, Tone::validation, Tone::accepted, Tone::generic})
            QVERIFY(contrast(colour(text), colour(ground)) >= 7);
    }
}

void ThemeTest::whatHasHighContrast_data()
{
    QPalette grey;
    grey.setColor(QPalette::Window, QColor(0xEFEFEF));
    grey.setColor(QPalette::Base, Qt::white);
    grey.setColor(QPalette::WindowText, Qt::black);
    QPalette white = grey;
    white.setColor(QPalette::Window, Qt::white);
    QTest::addColumn<ToneColours>("colours");
    QTest::addColumn<bool>("isHigh");
    QTest::newRow("our theme for it") << highContrastColours() << true;
    QTest::newRow("a platform of black and white") << coloursOf(white) << true;
    QTest::newRow("not a platform of black and light grey") << coloursOf(grey) << false;
    QTest::newRow("not light") << lightColours() << false;
    QTest::newRow("not dark") << darkColours() << false;
}

void ThemeTest::whatHasHighContrast()
{
    QFETCH(const ToneColours, colours);
    QFETCH(const bool, isHigh);
    QCOMPARE(isHighContrast(colours), isHigh);
}

void ThemeTest::aPlaceholderDoesNotLookLikeAnEntry()
{
    Theme theme;
    theme.choose(ThemeChoice::highContrast);
    const QPalette palette = QApplication::palette();
    QVERIFY(contrast(palette.color(QPalette::Text), palette.color(QPalette::PlaceholderText)) >= 2);
    QVERIFY(contrast(palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base)) >= 7);
}

void ThemeTest::aDisabledFieldCanBeRead()
{
    Theme theme;
    theme.choose(ThemeChoice::highContrast);
    QLineEdit field;
    field.setEnabled(false);
    field.ensurePolished();
    for (const auto role : {QPalette::Text, QPalette::PlaceholderText})
        QVERIFY(contrast(field.palette().color(QPalette::Disabled, role), theme.colour(Tone::window)) >= 4.5);
}

void ThemeTest::whatIsChosenHasAFrameInHighContrast()
{
    Theme theme;
    QToolButton button;
    button.setCheckable(true);
    button.setChecked(true);
    button.setText(QStringLiteral("On"));
    button.resize(60, 28);
    const auto edge = [&](ThemeChoice choice) {
        theme.choose(choice);
        return button.grab().toImage().pixelColor(30, 0);
    };
    QVERIFY(edge(ThemeChoice::light) != theme.colour(Tone::accent));
    QCOMPARE(edge(ThemeChoice::highContrast), theme.colour(Tone::accent));
}

void ThemeTest::aPlatformsFaintTextIsRaised()
{
    QPalette platform;
    platform.setColor(QPalette::Window, QColor(0xEEEEEE));
    platform.setColor(QPalette::Base, QColor(0xFFFFFF));
    platform.setColor(QPalette::WindowText, QColor(0x666666));
    const ToneColours colours = coloursOf(platform);
    for (const Tone ground : {Tone::window, Tone::panel})
        QVERIFY(contrast(colours[static_cast<std::size_t>(Tone::muted)], colours[static_cast<std::size_t>(ground)])
                >= 4.5);
}

void ThemeTest::codeHasNoLigatures()
{
    const QFont font = Theme::codeFont();
    QVERIFY((font.styleStrategy() & QFont::PreferNoShaping) != 0);
    for (const QString& family : font.families())
        QVERIFY2(family != QStringLiteral("JetBrains Mono") && family != QStringLiteral("Fira Code"),
                 qPrintable(family));
}

void ThemeTest::followsTheSystemIfItGivesColours_data()
{
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(0x202326));
    dark.setColor(QPalette::Base, QColor(0x141618));
    for (const auto role : {QPalette::WindowText, QPalette::Text})
        dark.setColor(role, QColor(0xFCFCFC));
    QTest::addColumn<QPalette>("system");
    QTest::addColumn<ToneColours>("colours");
    QTest::newRow("light where it gives none") << QPalette() << lightColours();
    QTest::newRow("dark where it is dark") << dark << coloursOf(dark);
}

/// A palette in which nothing is set leaves the one that the style chose, as on a system without colours.
void ThemeTest::followsTheSystemIfItGivesColours()
{
    QFETCH(const QPalette, system);
    QFETCH(const ToneColours, colours);
    const auto restored = qScopeGuard([before = QApplication::palette()] { QApplication::setPalette(before); });
    QApplication::setPalette(system);
    const Theme theme;
    QCOMPARE(theme.choice(), ThemeChoice::system);
    for (std::size_t i = 0; i < colours.size(); ++i)
        QCOMPARE(theme.colour(static_cast<Tone>(i)), colours[i]);
    const QPalette palette = QApplication::palette();
    QCOMPARE(palette.color(QPalette::Window), theme.colour(Tone::window));
    QCOMPARE(palette.color(QPalette::Text).lightnessF() > 0.5F, theme.isDark());
}

void ThemeTest::switchesWhileTheWindowIsOpen()
{
    Theme theme;
    theme.choose(ThemeChoice::light);
    const QIcon icon = themedIcon(Icon::table, theme);
    const QImage light = icon.pixmap(16).toImage();
    theme.choose(ThemeChoice::dark);
    QVERIFY(theme.isDark());
    QCOMPARE(QApplication::palette().color(QPalette::Window), theme.colour(Tone::window));
    QVERIFY(icon.pixmap(16).toImage() != light);
}

void ThemeTest::numbersWithDecimalsLookLikeOthers()
{
    Theme theme;
    theme.choose(ThemeChoice::light);
    QSpinBox whole;
    QDoubleSpinBox decimal;
    decimal.setDecimals(0);
    decimal.setMaximum(99);
    for (QWidget* const box : std::initializer_list<QWidget*>{&whole, &decimal})
        box->resize(120, 28);
    const QRect buttons(90, 0, 30, 28);
    QCOMPARE(decimal.grab(buttons).toImage(), whole.grab(buttons).toImage());
}

void ThemeTest::textsOfBoxesBeginWhereThoseOfFieldsDo()
{
    Theme theme;
    theme.choose(ThemeChoice::light);
    QLineEdit field(QStringLiteral("HHHH"));
    QComboBox box;
    box.addItem(QStringLiteral("HHHH"));
    const auto beginOf = [](QWidget& widget) {
        widget.resize(200, 30);
        const QImage image = widget.grab().toImage();
        constexpr int withinFrame = 4;
        const int middle = image.height() / 2;
        const QColor ground = image.pixelColor(withinFrame, middle);
        int x = withinFrame;
        while (x < image.width() && image.pixelColor(x, middle) == ground)
            ++x;
        return x;
    };
    const int inField = beginOf(field);
    const int inBox = beginOf(box);
    QVERIFY2(std::abs(inField - inBox) <= 1, qPrintable(QStringLiteral("%1, %2").arg(inField).arg(inBox)));
}

void ThemeTest::drawsEveryIcon()
{
    for (int i = 0; i <= static_cast<int>(Icon::xLg); ++i) {
        const QImage image = iconPixmap(static_cast<Icon>(i), Qt::black, QSize(16, 16), 1).toImage();
        QImage empty = image;
        empty.fill(Qt::transparent);
        QVERIFY2(image != empty, qPrintable(QString::number(i)));
    }
}

void ThemeTest::drawsIconsWithoutRoom()
{
    failOnWarnings(); // of painting on nothing
    const Theme theme;
    const QIcon icon = themedIcon(Icon::search, theme);
    QPixmap paper(16, 16);
    QPainter painter(&paper);
    for (const QSize size : {QSize(0, 16), QSize(16, 0), QSize(-2, 16)}) {
        QVERIFY(iconPixmap(Icon::search, Qt::black, size, 2).isNull());
        QVERIFY(icon.pixmap(size).isNull());
        icon.paint(&painter, QRect(QPoint(), size));
    }
}

void ThemeTest::isTestedInTheFontsOfTheTests()
{
    const QStringList brought{QStringLiteral("DejaVu Sans"), QStringLiteral("DejaVu Sans Mono")};
    QStringList families = QFontDatabase::families();
    for (const char* const alias : {"Monospace", "Sans Serif", "Serif"}) // fontconfig aliases, which Qt always lists
        families.removeAll(QLatin1String(alias));
    QVERIFY2(
        families == brought,
        "these are fonts of the machine: run this test by ctest, or with FONTCONFIG_FILE=build/*/tests/fonts.conf");
    QCOMPARE(QFontInfo(Theme::workFont()).family(), brought.first());
    QCOMPARE(QFontInfo(Theme::codeFont()).family(), brought.last());
}

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
