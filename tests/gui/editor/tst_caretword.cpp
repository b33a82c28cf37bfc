#include "dialect/dialects.h"
#include "editor/completion/caretword.h"

#include <QTest>

using namespace querymend;

/// The word that completion replaces. In the rows, `|` is the caret.
class CaretWordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheWord_data();
    void findsTheWord();
    void findsNothing_data();
    void findsNothing();
};

namespace {

std::optional<CaretWord> wordIn(QByteArray& text)
{
    const auto caret = text.indexOf('|');
    text.remove(caret, 1);
    return caretWordAt(text.toStdString(), static_cast<std::uint32_t>(caret), dialectOf(DialectId::postgresql).lex);
}

} // namespace

void CaretWordTest::findsTheWord_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("prefix");
    QTest::addColumn<QByteArray>("traits");
    const auto row = [](const char* name, const char* text, const char* word, const char* prefix, const char* traits) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(word) << QByteArray(prefix) << QByteArray(traits);
    };
    row("after a word", "SELECT cit|", "cit", "cit", "lower");
    row("inside a word", "SELECT ci|ty FROM t", "city", "ci", "lower");
    row("before a word", "SELECT |city", "", "", "");
    row("no word, after one in capitals", "SELECT |", "", "", "");
    row("no word, after one in lower case", "select |", "", "", "lower");
    row("the name of a function", "SELECT Coun|(1)", "Coun", "Coun", "called");
    row("inside a quoted name", "SELECT \"Ci|ty\" FROM t", "\"City\"", "Ci", "quoted");
    row("in a quoted name that is still open", "SELECT \"Ci|", "\"Ci", "Ci", "quoted");
    row("after a string", "SELECT 'text'|", "", "", "");
    row("in an empty text", "|", "", "", "");
}

void CaretWordTest::findsTheWord()
{
    QFETCH(QByteArray, text);
    const auto found = wordIn(text);
    QVERIFY(found);
    QTEST(text.mid(found->range.begin, found->range.size()), "word");
    QTEST(QByteArray::fromStdString(found->prefix), "prefix");
    QByteArrayList traits;
    if (found->isQuoted)
        traits << "quoted";
    if (found->isCalled)
        traits << "called";
    if (found->isLowerCase)
        traits << "lower";
    QTEST(traits.join(' '), "traits");
}

void CaretWordTest::findsNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("in a comment to the end of the line") << QByteArray("SELECT 1 -- a com|ment");
    QTest::newRow("after such a comment, which goes on") << QByteArray("SELECT 1 -- a comment|");
    QTest::newRow("in a comment") << QByteArray("SELECT /* a |b */ 1");
    QTest::newRow("in a string") << QByteArray("SELECT 'te|xt'");
    QTest::newRow("in a string that is still open") << QByteArray("SELECT 'te|");
    QTest::newRow("after a number") << QByteArray("SELECT 12|");
}

void CaretWordTest::findsNothing()
{
    QFETCH(QByteArray, text);
    QVERIFY(!wordIn(text));
}

QTEST_APPLESS_MAIN(CaretWordTest)
#include "tst_caretword.moc"
