#include "dialect/errorpattern.h"

#include <QTest>

#include <string>

using namespace querymend;

namespace {

constexpr CodeRow codes[] = {
    {"1", ErrorCode::syntax, CodeStrength::textMayRefine},
    {"10", ErrorCode::connectionLost},
    {"42P01", ErrorCode::unknownTable, CodeStrength::textMayRefine},
    {"904", ErrorCode::unknownColumn},
};
constexpr CodeRow classes[] = {{"08", ErrorCode::connectionLost}};
constexpr ErrorPattern patterns[] = {
    {"no such column: \"%s\" - should this", ErrorCode::unknownColumn},
    {"no such column: %s", ErrorCode::unknownColumn},
    {"near \"%s\": syntax error", ErrorCode::syntax},
    {"query of %* has %s columns", ErrorCode::setOperationMismatch},
    {"'%s' is no function", ErrorCode::unknownFunction},
    {"interrupted", ErrorCode::timeout},
};
constexpr std::string_view codeForms[] = {"ORA-%s:", "(%s)"};
constexpr std::string_view lineForms[] = {"at line %s", "LINE %s:"};
constexpr std::string_view tails[] = {" (", ")", " Unable to "};

constexpr ErrorTable table{codes, classes, patterns, codeForms, lineForms, tails};
constexpr ErrorTable lowByteTable{codes, {}, patterns, codeForms, lineForms, tails, 256};

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

class ErrorPatternTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTheIdentifier_data();
    void takesTheIdentifier();
    void findsNothing_data();
    void findsNothing();
    void findsCodes_data();
    void findsCodes();
    void readsCodesFromMessages_data();
    void readsCodesFromMessages();
    void readsLines_data();
    void readsLines();
    void endsOnHugeMessages();
};

void ErrorPatternTest::takesTheIdentifier_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("identifier");
    QTest::addColumn<QString>("code");
    QTest::newRow("at the end of the message") << "no such column: t.x"
                                               << "t.x"
                                               << "unknown_column";
    QTest::newRow("with a blank in the name") << "no such column: order total"
                                              << "order total"
                                              << "unknown_column";
    QTest::newRow("at the end of a line") << "no such column: x\n  select x"
                                          << "x"
                                          << "unknown_column";
    QTest::newRow("before what a driver adds") << "no such column: x Unable to execute"
                                               << "x"
                                               << "unknown_column";
    QTest::newRow("before a code in parentheses") << "Error: no such column: x (1)"
                                                  << "x"
                                                  << "unknown_column";
    QTest::newRow("inside parentheses") << "SQL error (no such column: x)"
                                        << "x"
                                        << "unknown_column";
    QTest::newRow("without its quotes") << "no such column: \"x\""
                                        << "x"
                                        << "unknown_column";
    QTest::newRow("the narrower form of two that begin together") << "no such column: \"x\" - should this be a string"
                                                                  << "x"
                                                                  << "unknown_column";
    QTest::newRow("whatever the case of the text") << "NO SUCH COLUMN: X"
                                                   << "X"
                                                   << "unknown_column";
    QTest::newRow("between quotes") << "near \"FRM\": syntax error"
                                    << "FRM"
                                    << "syntax";
    QTest::newRow("a quote itself") << "near \"\"\": syntax error"
                                    << "\""
                                    << "syntax";
    QTest::newRow("after something that does not matter") << "query of two things has 3 columns"
                                                          << "3"
                                                          << "set_operation_mismatch";
    QTest::newRow("from the nearest quote") << "in 'a' the word 'b' is no function"
                                            << "b"
                                            << "unknown_function";
    QTest::newRow("none") << "was interrupted"
                          << ""
                          << "timeout";
    QTest::newRow("from the engine's words, not from SQL that is quoted after them")
        << "near \"x\": syntax error\n[SQL: SELECT 'no such column: y']"
        << "x"
        << "syntax";
}

void ErrorPatternTest::takesTheIdentifier()
{
    QFETCH(QString, message);
    const std::string text = message.toStdString();
    const auto match = matchMessage(table, text);
    QVERIFY(match);
    QTEST(q(match->identifier), "identifier");
    QTEST(q(name(match->error)), "code");
}

void ErrorPatternTest::findsNothing_data()
{
    QTest::addColumn<QString>("message");
    QTest::newRow("in an empty message") << "";
    QTest::newRow("where the form begins inside a word") << "uninterrupted";
    QTest::newRow("where the form ends inside a word") << "interruptedly";
    QTest::newRow("where only a part of the form is") << "near \"x\": a better place";
    QTest::newRow("where the rest is on another line") << "query of two\nthings has 3 columns";
    QTest::newRow("where the identifier is missing") << "no such column: ";
}

void ErrorPatternTest::findsNothing()
{
    QFETCH(QString, message);
    QVERIFY(!matchMessage(table, message.toStdString()));
}

void ErrorPatternTest::findsCodes_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("lowByte");
    QTest::addColumn<QString>("meaning");
    QTest::newRow("as they are") << "42P01" << false << "unknown_table";
    QTest::newRow("with blanks around them") << " 10 " << false << "connection_lost";
    QTest::newRow("with a prefix and zeros") << "ORA-00904" << false << "unknown_column";
    QTest::newRow("by their class") << "08006" << false << "connection_lost";
    QTest::newRow("by their low byte where that is the rule") << "266" << true << "connection_lost";
    QTest::newRow("not by their low byte elsewhere") << "266" << false << "";
    QTest::newRow("not when they are too short for a class") << "08" << false << "";
    QTest::newRow("not when empty") << "" << false << "";
    QTest::newRow("not when zero") << "000" << true << "";
    QTest::newRow("not when too large for a number") << "99999999999999999999" << true << "";
}

void ErrorPatternTest::findsCodes()
{
    QFETCH(QString, code);
    QFETCH(bool, lowByte);
    const auto row = findCode(lowByte ? lowByteTable : table, code.toStdString());
    QTEST(row ? q(name(row->error)) : QString(QLatin1String("")), "meaning");
}

void ErrorPatternTest::readsCodesFromMessages_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("code");
    QTest::newRow("after a prefix") << "ORA-00904: \"X\": invalid identifier"
                                    << "00904";
    QTest::newRow("in parentheses") << "gone (10)"
                                    << "10";
    QTest::newRow("the first that is known") << "function f(42) failed (10)"
                                             << "10";
    QTest::newRow("none where the table knows none") << "function f(42) failed"
                                                     << "";
}

void ErrorPatternTest::readsCodesFromMessages()
{
    QFETCH(QString, message);
    const std::string text = message.toStdString();
    QTEST(q(codeInMessage(table, text).value_or(std::string_view())), "code");
}

void ErrorPatternTest::readsLines_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<uint>("line");
    QTest::newRow("the last of several, which is the engine's own")
        << "ERROR 1064 at line 1: near 'x' at line 12" << 12U;
    QTest::newRow("by the second form") << "bad\nLINE 3: select" << 3U;
    QTest::newRow("none where there is no number") << "at line end" << 0U;
    QTest::newRow("none where none is named") << "no such column: x" << 0U;
}

void ErrorPatternTest::readsLines()
{
    QFETCH(QString, message);
    QTEST(lineInMessage(table, message.toStdString()).value_or(0U), "line");
}

void ErrorPatternTest::endsOnHugeMessages()
{
    std::string quotes = "near ";
    while (quotes.size() < 10'000'000)
        quotes += "\"near \"";
    QVERIFY(!matchMessage(table, quotes));
    QVERIFY(!codeInMessage(table, std::string(10'000'000, '(')));
    QVERIFY(!lineInMessage(table, std::string(10'000'000, 'L')));
}

QTEST_APPLESS_MAIN(ErrorPatternTest)
#include "tst_errorpattern.moc"
