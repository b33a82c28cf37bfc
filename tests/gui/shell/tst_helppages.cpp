#include "common/errorcodewords.h"
#include "gui/shell/everywindow.h"
#include "gui/shell/interfacewords.h"
#include "shell/helppages.h"
#include "shell/helptext.h"

#include <QColor>
#include <QDir>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

using namespace querymend;

namespace {

QString folderOf(const QString& language)
{
    return QStringLiteral(":/querymend/help/") + language;
}

QStringList pagesIn(const QString& language)
{
    return QDir(folderOf(language)).entryList({QStringLiteral("*.md")});
}

QString textOf(const QString& language, const QString& page)
{
    QFile file(folderOf(language) + QLatin1Char('/') + page);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Without fenced examples, which tests/core/check/tst_helpexamples compares.
QString proseOf(const QString& language, const QString& page)
{
    static const QRegularExpression fenced(QStringLiteral("(?ms)^```.*?^```$"));
    return textOf(language, page).remove(fenced);
}

/// What a link on the page leads to, as a page and a heading; the beginning if it names no heading.
bool isPlace(const QString& language, const QString& link)
{
    const QString page = link.section(QLatin1Char('#'), 0, 0);
    const QString anchor = link.section(QLatin1Char('#'), 1);
    const auto sections = helpSections(textOf(language, page));
    return !sections.isEmpty() && (anchor.isEmpty() || std::ranges::count(sections, anchor, &HelpSection::anchor) == 1);
}

/// All matches of the pattern's first group, in order.
QStringList caught(const QString& text, const char* pattern)
{
    QStringList found;
    auto matches = QRegularExpression(QString::fromLatin1(pattern)).globalMatch(text);
    while (matches.hasNext())
        found << matches.next().captured(1);
    return found;
}

QStringList linksIn(const QString& text)
{
    return caught(text, "\\]\\(([^)]*)\\)");
}

/// Bold text: an interface text or a path through the menus.
QStringList waysIn(const QString& text)
{
    return caught(text, "\\*\\*([^*]+)\\*\\*");
}

QStringList wordsIn(const QString& text)
{
    QStringList words;
    for (const QString& way : waysIn(text)) {
        for (const QString& word : way.split(QStringLiteral(" ▸ ")))
            words << asSeen(word);
    }
    return words;
}

/// Code spans: keys, example addresses and codes of errors.
QStringList codeIn(const QString& text)
{
    return caught(text, "`([^`]+)`");
}

QStringList sorted(QStringList texts)
{
    texts.sort();
    return texts;
}

/// Whether the menus contain this path.
bool hasWay(const QList<QAction*>& actions, const QStringList& way)
{
    for (const QAction* const action : actions) {
        if (asSeen(action->text()) != asSeen(way.front()))
            continue;
        if (way.size() == 1 || (action->menu() && hasWay(action->menu()->actions(), way.mid(1))))
            return true;
    }
    return false;
}

QString pageAndText(const QString& page, const QString& text)
{
    return page + QStringLiteral(": ") + text;
}

} // namespace

/// The help pages in every language of the window.
class HelpPagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPageIsThere_data() { languages(); }

    void everyPageIsThere()
    {
        QFETCH(const QString, language);
        const QStringList pages = pagesIn(QStringLiteral("en"));
        QVERIFY(pages.size() >= 14);
        QCOMPARE(pagesIn(language), pages);
        for (const QString& page : pages)
            QVERIFY2(textOf(language, page).startsWith(QStringLiteral("# ")), qPrintable(page));
    }

    void everyLinkLeadsToAPage_data() { languages(); }

    void everyLinkLeadsToAPage()
    {
        QFETCH(const QString, language);
        const QStringList pages = pagesIn(language);
        QStringList reached{QStringLiteral("index.md")};
        for (const QString& page : pages) {
            for (const QString& link : linksIn(proseOf(language, page))) {
                QVERIFY2(isPlace(language, link), qPrintable(pageAndText(page, link)));
                reached << link.section(QLatin1Char('#'), 0, 0);
            }
        }
        for (const QString& page : pages)
            QVERIFY2(reached.contains(page), qPrintable(page));
    }

    void boldWordsAreTextsOfTheInterface_data() { languages(); }

    void boldWordsAreTextsOfTheInterface()
    {
        QFETCH(const QString, language);
        const InterfaceWords words(language);
        for (const QString& page : pagesIn(language)) {
            for (const QString& word : wordsIn(proseOf(language, page)))
                QVERIFY2(words.has(word), qPrintable(pageAndText(page, word)));
        }
    }

    void waysThroughTheMenusAreThere_data() { languages(); }

    void waysThroughTheMenusAreThere()
    {
        QFETCH(const QString, language);
        WindowFlow flow;
        flow.languages.choose(language.toStdString());
        int seen = 0;
        for (const QString& page : pagesIn(language)) {
            for (const QString& way : waysIn(proseOf(language, page))) {
                const QStringList names = way.split(QStringLiteral(" ▸ "));
                if (names.size() < 2)
                    continue;
                QVERIFY2(hasWay(flow.window->menuBar()->actions(), names), qPrintable(pageAndText(page, way)));
                ++seen;
            }
        }
        QVERIFY(seen >= 5);
    }

    void keysAreThoseOfTheWindow_data() { languages(); }

    void keysAreThoseOfTheWindow()
    {
        QFETCH(const QString, language);
        const WindowFlow flow;
        // Keys that widgets handle themselves.
        QSet<QString> keys{QStringLiteral("Enter"),  QStringLiteral("Shift+Enter"), QStringLiteral("Return"),
                           QStringLiteral("↑"),      QStringLiteral("↓"),           QStringLiteral("Space"),
                           QStringLiteral("Esc"),    QStringLiteral("Ctrl+C"),      QStringLiteral("Ctrl+End"),
                           QStringLiteral("+"),      QStringLiteral("-"),           QStringLiteral("Insert"),
                           QStringLiteral("Ctrl+]"), QStringLiteral("Ctrl+[")};
        for (const QAction* const action : flow.window->actions() + flow.window->findChildren<QAction*>()) {
            for (const QKeySequence& sequence : action->shortcuts())
                keys.insert(sequence.toString(QKeySequence::PortableText));
        }
        // Other code is addresses, commands and names.
        static const QRegularExpression keyLike(
            QStringLiteral("^([^:]+\\+.+|F\\d+|[A-Z][a-z]+|[^\\w*@ ]|.*[↑↓←→].*)$"));
        for (const QString& page : pagesIn(language)) {
            for (const QString& code : codeIn(proseOf(language, page)))
                QVERIFY2(!keyLike.match(code).hasMatch() || keys.contains(code) || errorCodeIn(code),
                         qPrintable(pageAndText(page, code)));
        }
    }

    /// Every language has the same content.
    void saysTheSameAsInEnglish_data() { languages(); }

    void saysTheSameAsInEnglish()
    {
        QFETCH(const QString, language);
        const InterfaceWords words(language);
        for (const QString& page : pagesIn(language)) {
            const QString text = proseOf(language, page);
            const QString english = proseOf(QStringLiteral("en"), page);
            QCOMPARE(sorted(codeIn(text)), sorted(codeIn(english)));
            QCOMPARE(linksIn(text), linksIn(english));
            for (const char* const lines : {"(?m)^(#+) ", "(?m)^(\\|)", "(?m)^(\\S)"})
                QCOMPARE(caught(text, lines).size(), caught(english, lines).size());
            QStringList here = wordsIn(text);
            for (const QString& word : wordsIn(english)) {
                const QSet<QString> names = words.of(word);
                const auto same =
                    std::find_if(here.begin(), here.end(), [&](const QString& name) { return names.contains(name); });
                QVERIFY2(same != here.end(), qPrintable(pageAndText(page, word)));
                here.erase(same);
            }
            QVERIFY2(here.isEmpty(), qPrintable(pageAndText(page, here.join(QStringLiteral(", ")))));
        }
    }

    /// Markdown tables always get a header row and a double border, which setHelpText() removes.
    void tablesHaveNoEmptyRowAndNoFrame_data() { languages(); }

    void tablesHaveNoEmptyRowAndNoFrame()
    {
        QFETCH(const QString, language);
        int tables = 0;
        for (const QString& page : pagesIn(language)) {
            QTextDocument document;
            setHelpText(document, textOf(language, page), Qt::gray);
            for (QTextFrame* const frame : document.rootFrame()->childFrames()) {
                const auto* const table = qobject_cast<QTextTable*>(frame);
                QVERIFY2(table, qPrintable(page));
                ++tables;
                QCOMPARE(table->format().border(), 0.0);
                QCOMPARE(table->format().cellSpacing(), 0.0);
                for (int row = 0; row < table->rows(); ++row) {
                    const QTextTableCell cell = table->cellAt(row, 0);
                    QVERIFY2(cell.lastPosition() > cell.firstPosition(), qPrintable(page));
                }
            }
        }
        QVERIFY(tables >= 8);
    }

    void theOpenPageFollowsTheLanguage_data()
    {
        QTest::addColumn<std::string>("from");
        QTest::addColumn<std::string>("to");
        QTest::addColumn<QString>("heading");
        QTest::newRow("from English to Italian") << std::string("en") << std::string("it") << QStringLiteral("Schema");
        QTest::newRow("from Italian to Russian") << std::string("it") << std::string("ru") << QStringLiteral("Схема");
        QTest::newRow("from Russian to English") << std::string("ru") << std::string("en") << QStringLiteral("Schema");
    }

    void theOpenPageFollowsTheLanguage()
    {
        QFETCH(const std::string, from);
        QFETCH(const std::string, to);
        QFETCH(const QString, heading);
        WindowFlow flow;
        flow.languages.choose(from);
        HelpWindow help(flow.languages, flow.window.get());
        help.show();
        help.showPage(QStringLiteral("schema"));
        const auto* const text = help.findChild<QTextBrowser*>();
        const auto plain = [](const std::string& language) {
            QTextDocument document;
            setHelpText(document, textOf(QString::fromStdString(language), QStringLiteral("schema.md")), Qt::gray);
            return document.toPlainText();
        };
        QCOMPARE(text->toPlainText(), plain(from));
        flow.languages.choose(to);
        QTRY_COMPARE(text->toPlainText(), plain(to));
        QVERIFY(text->toPlainText().startsWith(heading));
        QCOMPARE(help.page(), QStringLiteral("schema"));
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("in English") << QStringLiteral("en");
        QTest::newRow("in Italian") << QStringLiteral("it");
        QTest::newRow("in Russian") << QStringLiteral("ru");
    }
};

QTEST_MAIN(HelpPagesTest)
#include "tst_helppages.moc"
