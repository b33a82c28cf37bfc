#include "common/icon.h"
#include "common/theme.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QTest>

using namespace querymend;

Q_DECLARE_METATYPE(querymend::ToneColours)

/// Text is readable in every colour, and every icon is drawn.
class tst_Theme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void canBeRead_data();
    void canBeRead();
    void highContrastIsHigh();
    void switchesWhileTheWindowIsOpen();
    void drawsEveryIcon();
    void isTestedInTheFontsOfTheTests();
};

void tst_Theme::canBeRead_data()
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

void tst_Theme::canBeRead()
{
    QFETCH(const QColor, text);
    QFETCH(const QColor, ground);
    QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(QString::number(contrast(text, ground))));
}

void tst_Theme::highContrastIsHigh()
{
    const ToneColours colours = highContrastColours();
    const auto colour = [&](Tone tone) { return colours[static_cast<std::size_t>(tone)]; };
    for (const Tone ground : {Tone::window, Tone::panel, Tone::selection}) {
        for (const Tone text : {Tone::text, Tone::muted, Tone::accent, Tone::syntax, Tone::schema, Tone::execution,
                                Tone::empty, Tone::validation, Tone::accepted, Tone::generic})
            QVERIFY(contrast(colour(text), colour(ground)) >= 7);
    }
}

void tst_Theme::switchesWhileTheWindowIsOpen()
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

void tst_Theme::drawsEveryIcon()
{
    for (int i = 0; i <= static_cast<int>(Icon::xLg); ++i) {
        const QImage image = iconPixmap(static_cast<Icon>(i), Qt::black, QSize(16, 16), 1).toImage();
        QImage empty = image;
        empty.fill(Qt::transparent);
        QVERIFY2(image != empty, qPrintable(QString::number(i)));
    }
}

void tst_Theme::isTestedInTheFontsOfTheTests()
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

QTEST_MAIN(tst_Theme)
#include "tst_theme.moc"
