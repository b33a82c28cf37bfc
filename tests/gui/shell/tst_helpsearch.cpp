#include "shell/helppages.h"
#include "shell/helpsearch.h"
#include "shell/helpwindow.h"
#include "support/windowflow.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>

#include <algorithm>

using namespace querymend;

namespace {

QStringList placesOf(const QList<HelpHit>& hits)
{
    QStringList places;
    for (const HelpHit& hit : hits)
        places << hit.place;
    return places;
}

/// The help of a window, with its parts.
struct OpenHelp {
    explicit OpenHelp(const std::string& language = "en")
    {
        flow.languages.choose(language);
        help.show();
        help.showPage(QStringLiteral("editor"));
        help.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&help));
    }

    /// Goes to the field as a user does.
    void type(const QString& words)
    {
        QTest::keyClick(&help, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(field.hasFocus());
        field.setText(words);
    }

    WindowFlow flow;
    HelpWindow help{flow.languages, flow.window.get()};
    QLineEdit& field = *help.findChild<QLineEdit*>();
    QListWidget& list = *help.findChild<QListWidget*>();
    QTextBrowser& text = *help.findChild<QTextBrowser*>();
};

} // namespace

/// Searching the help pages, by words and with the keyboard.
class HelpSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsHeadingsWithWhatIsBelowThem_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QStringList>("sections");
        const auto row = [](const char* name, const char* markdown, const QStringList& sections) {
            QTest::newRow(name) << QString::fromUtf8(markdown) << sections;
        };
        row("a page without headings below its title", "# A\n\nb *c* [d](e.md)", {QStringLiteral("section-0|A|b c d")});
        row("a heading with a code", "# A\n## Wrong `bad_name`\nx",
            {QStringLiteral("section-0|A|"), QStringLiteral("bad_name|Wrong bad_name|x")});
        row("a line that begins like a heading, in an example", "# A\n```sql\n# b\n```\n## C",
            {QStringLiteral("section-0|A|# b"), QStringLiteral("section-1|C|")});
        row("no heading at all", "a", {});
    }

    void readsHeadingsWithWhatIsBelowThem()
    {
        QFETCH(const QString, markdown);
        QFETCH(const QStringList, sections);
        QStringList read;
        for (const HelpSection& section : helpSections(markdown))
            read << section.anchor + QLatin1Char('|') + section.heading + QLatin1Char('|') + section.text.simplified();
        QCOMPARE(read, sections);
    }

    void findsHeadingsByTheirWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("first");
        const auto row = [](const char* name, const char* language, const char* words, const char* first) {
            QTest::newRow(name) << QString::fromLatin1(language) << QString::fromUtf8(words)
                                << QString::fromLatin1(first);
        };
        row("by a code", "en", "unknown_column", "errors-schema#unknown_column");
        row("by the words of a heading, in any order", "en", "column unknown", "errors-schema#unknown_column");
        row("in any case", "en", "DIVISION by ZERO", "errors-execution#division_by_zero");
        row("with blanks around", "en", "  glossary ", "question#section-2");
        row("by a word that only the text has", "en", "nullif", "errors-execution#division_by_zero");
        row("in Italian", "it", "colonna ambigua", "errors-schema#ambiguous_column");
        row("without an accent", "it", "non e una query", "errors-validation#not_select");
        row("in Russian", "ru", "деление на ноль", "errors-execution#division_by_zero");
        row("by a page's title", "en", "retry timeline", "timeline#section-0");
        row("nothing by words that no page has", "en", "xylophone", "");
        row("nothing by blanks", "en", "  ", "");
    }

    void findsHeadingsByTheirWords()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, words);
        QFETCH(const QString, first);
        QCOMPARE(placesOf(HelpSearch(language).find(words)).value(0), first);
    }

    void pagesComeInTheOrderOfTheFirstOne()
    {
        const QStringList pages = helpPageNames();
        QCOMPARE(pages.value(0), QStringLiteral("index"));
        QCOMPARE(pages.value(1), QStringLiteral("question"));
        QCOMPARE(pages.indexOf(QStringLiteral("errors-empty")), pages.indexOf(QStringLiteral("errors")) + 1);
        QVERIFY(pages.indexOf(QStringLiteral("editor")) < pages.indexOf(QStringLiteral("safety")));
    }

    void listsWhileTypingAndOpensWithReturn()
    {
        OpenHelp open;
        open.type(QStringLiteral("ambiguous column"));
        QVERIFY(open.list.isVisible() && !open.text.isVisible());
        QCOMPARE(open.list.item(0)->text(), QStringLiteral("Errors: names ▸ Ambiguous column ambiguous_column"));
        QTest::keyClick(&open.field, Qt::Key_Return);
        QVERIFY(open.help.isVisible() && open.text.isVisible());
        QCOMPARE(open.help.page(), QStringLiteral("errors-schema"));
        QCOMPARE(open.help.anchor(), QStringLiteral("ambiguous_column"));
        QTRY_VERIFY(open.text.hasFocus());
    }

    void arrowsMoveInTheListAndWrap()
    {
        OpenHelp open;
        open.type(QStringLiteral("division"));
        QVERIFY(open.list.count() > 1);
        QCOMPARE(open.list.currentRow(), 0);
        QTest::keyClick(&open.field, Qt::Key_Down);
        QCOMPARE(open.list.currentRow(), 1);
        QTest::keyClick(&open.field, Qt::Key_Up);
        QTest::keyClick(&open.field, Qt::Key_Up);
        QCOMPARE(open.list.currentRow(), open.list.count() - 1);
    }

    void theNextHitIsAFewKeysAway()
    {
        OpenHelp open;
        open.type(QStringLiteral("division"));
        const int hits = open.list.count();
        QTest::keyClick(&open.field, Qt::Key_Return);
        QVERIFY(!open.list.isVisible());
        QTest::keyClick(&open.help, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(open.field.hasFocus());
        QTest::keyClick(&open.field, Qt::Key_Down); // lists them again
        QVERIFY(open.list.isVisible());
        QCOMPARE(open.list.count(), hits);
    }

    void escapeGoesBackToThePageAndThenCloses()
    {
        OpenHelp open;
        open.type(QStringLiteral("division"));
        QTest::keyClick(&open.field, Qt::Key_Escape);
        QVERIFY(open.help.isVisible() && open.text.isVisible());
        QVERIFY(open.field.text().isEmpty());
        QCOMPARE(open.help.page(), QStringLiteral("editor"));
        QTest::keyClick(&open.field, Qt::Key_Escape);
        QVERIFY(!open.help.isVisible());
    }

    void saysIfNothingIsFound()
    {
        OpenHelp open;
        open.type(QStringLiteral("xylophone"));
        QCOMPARE(open.list.count(), 0);
        const auto labels = open.list.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text() == QStringLiteral("No page contains these words.");
        }));
        QTest::keyClick(&open.field, Qt::Key_Return); // does nothing
        QVERIFY(open.list.isVisible());
        open.type(QStringLiteral("division"));
        QVERIFY(std::ranges::none_of(labels, [](const QLabel* label) { return label->isVisible(); }));
    }

    void aClickOpensTheHit()
    {
        OpenHelp open;
        open.type(QStringLiteral("unknown alias"));
        const QRect row = open.list.visualItemRect(open.list.item(0));
        QTest::mouseClick(open.list.viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(open.help.anchor(), QStringLiteral("unknown_alias"));
    }

    void searchesInTheLanguageOfTheWindow()
    {
        OpenHelp open("it");
        open.type(QStringLiteral("colonna sconosciuta"));
        QCOMPARE(open.list.item(0)->text(), QStringLiteral("Errori: nomi ▸ Colonna sconosciuta unknown_column"));
        open.flow.languages.choose("ru");
        QTRY_COMPARE(open.list.count(), 0);
        open.type(QStringLiteral("неизвестный столбец"));
        QCOMPARE(open.list.item(0)->text(), QStringLiteral("Ошибки: имена ▸ Неизвестный столбец unknown_column"));
    }
};

QTEST_MAIN(HelpSearchTest)
#include "tst_helpsearch.moc"
