#include "check/parameters/filledstatement.h"
#include "check/parameters/parametervalue.h"
#include "schema/shuffle.h"
#include "sql/parameters/namedparameters.h"
#include "sql/tokens/lexer.h"
#include "support/corpus.h"

#include <QTest>

#include <array>

using namespace querymend;

namespace {

std::string_view view(const QByteArray& text)
{
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

constexpr const char* nameOf(ParameterProblem problem)
{
    switch (problem) {
    case ParameterProblem::badCharacter:
        return "bad character";
    case ParameterProblem::notANumber:
        return "not a number";
    case ParameterProblem::notADate:
        return "not a date";
    case ParameterProblem::notATimestamp:
        return "not a timestamp";
    case ParameterProblem::notATruth:
        return "not a truth";
    case ParameterProblem::emptyList:
        return "empty list";
    case ParameterProblem::openQuote:
        return "open quote";
    case ParameterProblem::listOutsideIn:
        return "list outside IN";
    case ParameterProblem::noPlace:
        return "no place";
    }
    return "";
}

/// What the value is written as, or in brackets why it is not.
QByteArray written(const ParameterValue& value, const Dialect& dialect)
{
    const auto literal = literalOf(value, dialect);
    return literal ? QByteArray::fromStdString(*literal) : '[' + QByteArray(nameOf(literal.error())) + ']';
}

/// A statement with the values, or in brackets what is wrong with which.
QByteArray filled(std::string_view statement, const ParameterValues& values, const Dialect& dialect)
{
    const auto made = filledStatement(statement, values, dialect);
    return made ? QByteArray::fromStdString(made->text())
                : '[' + QByteArray::fromStdString(made.error().parameter) + ": " + nameOf(made.error().problem) + ']';
}

/// Each dialect under each setting that changes how it reads texts.
std::vector<Dialect> dialectsUnderSettings()
{
    std::vector<Dialect> dialects(allDialects().begin(), allDialects().end());
    Dialect loose = dialectOf(DialectId::postgresql);
    applySetting(loose, "standard_conforming_strings", "off");
    dialects.push_back(loose);
    for (const DialectId id : {DialectId::mysql, DialectId::mariadb}) {
        for (const char* const modes : {"NO_BACKSLASH_ESCAPES", "ANSI_QUOTES", "ANSI_QUOTES,NO_BACKSLASH_ESCAPES"}) {
            Dialect under = dialectOf(id);
            applySetting(under, "sql_mode", modes);
            dialects.push_back(under);
        }
    }
    Dialect unquoted = dialectOf(DialectId::sqlserver);
    applySetting(unquoted, "quoted_identifier", "off");
    dialects.push_back(unquoted);
    return dialects;
}

/// A text of what could end a literal, comment or statement.
std::string hostileText(SplitMix& random)
{
    constexpr std::array<std::string_view, 24> pieces{
        "'", "''", "\\",  "\\'", "\"", "`",        "]",  "[", ";",        "--", "/*", "*/",
        "#", "$$", "$a$", "\n",  "\r", "\xC2\xA0", ":x", "x", " OR 1=1 ", ")",  "(",  "\xE2\x80\x99"};
    std::string text;
    for (std::uint64_t left = random.below(8); left > 0; --left)
        text += pieces[static_cast<std::size_t>(random.below(pieces.size()))];
    return text;
}

} // namespace

/// Values for parameters: how they are written, and that nothing else can come of them.
class ParameterValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areWritten_data();
    void areWritten();
    void areFilledIn_data();
    void areFilledIn();
    void neverBreakOut_data();
    void neverBreakOut();
    void placesAreMappedBack();
    void statementsWithoutParametersStay_data();
    void statementsWithoutParametersStay();
    void typesHaveNames();
    void secretsAreKnownByTheirNames();
};

void ParameterValuesTest::areWritten_data()
{
    QTest::addColumn<DialectId>("dialect");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("literal");
    const auto row = [](const char* name, const char* type, const QByteArray& text, const char* literal,
                        DialectId dialect = DialectId::postgresql) {
        QTest::newRow(name) << dialect << QByteArray(type) << text << QByteArray(literal);
    };
    row("a text", "text", "paid", "'paid'");
    row("a text with blanks keeps them", "text", " a ", "' a '");
    row("a text with a quote", "text", "it's", "'it''s'");
    row("an empty text", "text", "", "''");
    row("a text with a NUL", "text", QByteArray("a\0b", 3), "[bad character]");
    row("a backslash before the end of a line", "text", "a\\\nb", "'a\\\nb'");
    row("a backslash before the end of a line, which SQL Server drops", "text", "a\\\nb", "[bad character]",
        DialectId::sqlserver);
    row("the same with a carriage return", "text", "a\\\r\nb", "[bad character]", DialectId::sqlserver);
    row("a backslash elsewhere in SQL Server", "text", "a\\b", "'a\\b'", DialectId::sqlserver);
    row("a text that is no UTF-8", "text", "a\xFF", "[bad character]");
    row("a whole number", "number", "12", "12");
    row("a number with blanks", "number", " 12.5 ", "12.5");
    row("a number with an exponent", "number", "1.5e-3", "1.5e-3");
    row("a number that begins with a point", "number", ".5", ".5");
    row("a positive number", "number", "+3", "3");
    row("a negative number", "number", "-3", "(-3)");
    row("a number with a comma", "number", "12,5", "[not a number]");
    row("two numbers", "number", "1 2", "[not a number]");
    row("a sum", "number", "1+2", "[not a number]");
    row("a comment as a number", "number", "1--", "[not a number]");
    row("two signs", "number", "--1", "[not a number]");
    row("a point alone", "number", ".", "[not a number]");
    row("a number without its exponent", "number", "1e", "[not a number]");
    row("no number", "number", "", "[not a number]");
    row("infinity", "number", "inf", "[not a number]");
    row("a date", "date", "2024-02-29", "DATE '2024-02-29'");
    row("a date of no calendar", "date", "2023-02-29", "[not a date]");
    row("a date in another order", "date", "31.01.2024", "[not a date]");
    row("a date with a quote", "date", "2024-01-3'", "[not a date]");
    row("a date in SQL Server", "date", "2024-01-31", "'20240131'", DialectId::sqlserver);
    row("a moment", "timestamp", "2024-01-31 10:20", "TIMESTAMP '2024-01-31 10:20:00'");
    row("a moment with seconds", "timestamp", "2024-01-31T10:20:30.25", "TIMESTAMP '2024-01-31 10:20:30.25'");
    row("a moment without a time", "timestamp", "2024-01-31", "TIMESTAMP '2024-01-31 00:00:00'");
    row("a moment with a strange hour", "timestamp", "2024-01-31 24:00", "[not a timestamp]");
    row("a moment with a zone", "timestamp", "2024-01-31 10:20:30+02", "[not a timestamp]");
    row("a moment in SQL Server", "timestamp", "2024-01-31 10:20", "'2024-01-31T10:20:00'", DialectId::sqlserver);
    row("true", "truth", "True", "TRUE");
    row("false as a number", "truth", "0", "FALSE");
    row("true in SQL Server", "truth", "true", "1", DialectId::sqlserver);
    row("perhaps", "truth", "perhaps", "[not a truth]");
    row("NULL, whatever was typed before", "null", "x'y", "NULL");
    row("texts", "texts", "a, b ,c", "'a', 'b', 'c'");
    row("texts with commas", "texts", "'a, b', 'it''s', c", "'a, b', 'it''s', 'c'");
    row("an apostrophe inside a text of a list", "texts", "O'Brien, x", "'O''Brien', 'x'");
    row("texts on lines of their own", "texts", "a\r\nb\n\n'c\nd'\n", "'a', 'b', 'c\nd'");
    row("numbers on lines of their own", "numbers", "1\n2,\n3", "1, 2, 3");
    row("an empty text of a list", "texts", "'', a", "'', 'a'");
    row("a list that ends in a comma", "texts", "a,", "'a'");
    row("no texts", "texts", " , ", "[empty list]");
    row("a list with an open quote", "texts", "'a, b", "[open quote]");
    row("a list with something after a quote", "texts", "'a' b", "[open quote]");
    row("numbers", "numbers", "1, -2,3.5", "1, (-2), 3.5");
    row("a list of numbers with a word", "numbers", "1, x", "[not a number]");
}

void ParameterValuesTest::areWritten()
{
    QFETCH(const DialectId, dialect);
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, text);
    const ParameterValue value{parameterTypeNamed(view(type)).value(), text.toStdString()};
    QTEST(written(value, dialectOf(dialect)), "literal");
}

void ParameterValuesTest::areFilledIn_data()
{
    QTest::addColumn<DialectId>("dialect");
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QByteArray>("sent");
    const auto row = [](const QByteArray& name, DialectId dialect, const char* statement, const char* sent) {
        QTest::newRow(name.constData()) << dialect << QByteArray(statement) << QByteArray(sent);
    };
    row("each where it is", DialectId::sqlite, "SELECT a FROM t WHERE b = :text AND c > :number",
        "SELECT a FROM t WHERE b = 'it''s' AND c > 5");
    row("twice", DialectId::mysql, "SELECT :number, :number", "SELECT 5, 5");
    row("kept apart from what is beside it", DialectId::postgresql, "SELECT a=:text AND b-:negative",
        "SELECT a= 'it''s' AND b- (-5)");
    row("before a cast", DialectId::postgresql, "SELECT :negative::text", "SELECT (-5) ::text");
    row("a list in its parentheses", DialectId::postgresql, "SELECT a FROM t WHERE b IN (:numbers)",
        "SELECT a FROM t WHERE b IN (1, 2)");
    row("a list without parentheses", DialectId::postgresql, "SELECT a FROM t WHERE b IN :texts",
        "SELECT a FROM t WHERE b IN ('x', 'y')");
    row("one value after IN", DialectId::postgresql, "SELECT a FROM t WHERE b IN :number",
        "SELECT a FROM t WHERE b IN (5)");
    row("a list beside other values", DialectId::postgresql, "SELECT a FROM t WHERE b IN (0, :numbers)",
        "SELECT a FROM t WHERE b IN (0, 1, 2)");
    row("a list elsewhere", DialectId::postgresql, "SELECT :numbers", "[numbers: list outside IN]");
    row("a list compared", DialectId::postgresql, "SELECT a FROM t WHERE b = :texts", "[texts: list outside IN]");
    row("a wrong value", DialectId::postgresql, "SELECT :number, :wrong", "[wrong: not a number]");
    row("what has no value stays", DialectId::postgresql, "SELECT :number, :other", "SELECT 5, :other");
    row("not in texts and comments", DialectId::postgresql, "SELECT ':number', a[1:2] -- :number\n, :number",
        "SELECT ':number', a[1:2] -- :number\n, 5");
    row("before a text in the next line, which would continue it", DialectId::postgresql, "SELECT :text\n'more'",
        "[text: no place]");
    for (const DialectId dialect : {DialectId::mysql, DialectId::mariadb}) {
        const QByteArray of = dialect == DialectId::mysql ? "MySQL: " : "MariaDB: ";
        row(of + "before a text, which would become one with it", dialect, "SELECT :text'more'", "[text: no place]");
        row(of + "before a label in quotes, which would become one with it", dialect, "SELECT :text 'label' FROM t",
            "[text: no place]");
        row(of + "the same with a comment between them", dialect, "SELECT :text /* as */ 'label' FROM t",
            "[text: no place]");
        row(of + "a number before a label in quotes", dialect, "SELECT :number 'label' FROM t",
            "SELECT 5 'label' FROM t");
    }
    row("before a label in quotes, which stays one of its own", DialectId::sqlite, "SELECT :text 'label' FROM t",
        "SELECT 'it''s' 'label' FROM t");
}

void ParameterValuesTest::areFilledIn()
{
    QFETCH(const DialectId, dialect);
    QFETCH(const QByteArray, statement);
    const ParameterValues values{
        {"text", {ParameterType::text, "it's"}},     {"number", {ParameterType::number, "5"}},
        {"negative", {ParameterType::number, "-5"}}, {"numbers", {ParameterType::numbers, "1, 2"}},
        {"texts", {ParameterType::texts, "x, y"}},   {"wrong", {ParameterType::number, "x"}},
    };
    QTEST(filled(view(statement), values, dialectOf(dialect)), "sent");
}

void ParameterValuesTest::neverBreakOut_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 4; ++seed)
        QTest::newRow(qPrintable(QStringLiteral("seed %1").arg(seed))) << seed;
}

/// Whatever the value, the statement has one more text and is otherwise the same, or it is not made.
void ParameterValuesTest::neverBreakOut()
{
    QFETCH(const int, seed);
    SplitMix random(static_cast<std::uint64_t>(seed));
    const std::string before = "SELECT a, 'b' FROM t WHERE c = ";
    const std::string after = " AND d LIKE 'e' -- f";
    for (const Dialect& dialect : dialectsUnderSettings()) {
        for (int i = 0; i < 500; ++i) {
            const std::string value = hostileText(random);
            const auto made = filledStatement(before + ":x" + after, {{"x", {ParameterType::text, value}}}, dialect);
            const bool joinsLines = value.find("\\\n") != std::string::npos || value.find("\\\r") != std::string::npos;
            if (!made && dialect.literals.backslashJoinsLines && joinsLines)
                continue;
            QVERIFY2(made, (std::string(dialect.name) + ": " + value).c_str());
            const std::string& sent = made->text();
            const std::vector<Token> tokens = lex(sent, dialect.lex);
            const std::vector<Token> without = lex(before + "1" + after, dialect.lex);
            QCOMPARE(tokens.size(), without.size());
            const std::size_t place = lex(before, dialect.lex).size();
            QVERIFY(tokens[place].kind == TokenKind::string);
            QVERIFY2(decoded(tokens[place], sent) == value, (std::string(dialect.name) + ": " + sent).c_str());
            QVERIFY(sent.starts_with(before) && sent.ends_with(after));
            for (const ParameterType type : {ParameterType::number, ParameterType::date, ParameterType::timestamp,
                                             ParameterType::truth, ParameterType::numbers}) {
                const auto literal = literalOf({type, value}, dialect);
                QVERIFY2(!literal || value.find_first_of("'\\;-#/*\"`") == std::string::npos, value.c_str());
            }
        }
    }
}

void ParameterValuesTest::placesAreMappedBack()
{
    const std::string statement = "SELECT a FROM t WHERE b = :x AND c = 1";
    const auto made =
        filledStatement(statement, {{"x", {ParameterType::text, "a long value"}}}, dialectOf(DialectId::sqlite));
    QVERIFY(made);
    const auto place = static_cast<std::uint32_t>(made->text().find("c = 1"));
    QCOMPARE(made->toOriginal({place, place + 1}).begin, static_cast<std::uint32_t>(statement.find("c = 1")));
    const auto value = static_cast<std::uint32_t>(made->text().find("long"));
    QCOMPARE(QByteArray::fromStdString(std::string(made->toOriginal({value, value + 1}).of(statement))),
             QByteArray(":x"));
}

void ParameterValuesTest::statementsWithoutParametersStay_data()
{
    QTest::addColumn<int>("dialect");
    for (const Dialect& dialect : allDialects())
        QTest::newRow(std::string(dialect.name).c_str()) << static_cast<int>(dialect.id);
}

void ParameterValuesTest::statementsWithoutParametersStay()
{
    QFETCH(const int, dialect);
    const Dialect& about = dialectOf(static_cast<DialectId>(dialect));
    const ParameterValues values{{"x", {ParameterType::text, "value"}}, {"a", {ParameterType::text, "value"}}};
    int looked = 0;
    for (const char* const folder : {"legal/", "hostile/"}) {
        for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, folder + std::string(about.name) + ".sql")) {
            if (!namedParametersIn(item.sql, about.lex, about.syntax).empty())
                continue;
            ++looked;
            QCOMPARE(filled(item.sql, values, about), QByteArray::fromStdString(item.sql));
        }
    }
    QVERIFY(looked > 0);
}

void ParameterValuesTest::typesHaveNames()
{
    for (const ParameterType type :
         {ParameterType::text, ParameterType::number, ParameterType::date, ParameterType::timestamp,
          ParameterType::truth, ParameterType::null, ParameterType::texts, ParameterType::numbers})
        QVERIFY(parameterTypeNamed(name(type)) == type);
    QVERIFY(!parameterTypeNamed("money"));
    QVERIFY(!parameterTypeNamed(""));
}

void ParameterValuesTest::secretsAreKnownByTheirNames()
{
    QVERIFY(namesSecret("password"));
    QVERIFY(namesSecret("Api_Key"));
    QVERIFY(namesSecret("access_token"));
    for (const char* const name :
         {"PIN", "card_pin", "cardPin", "passcode", "cvv", "userPwd", "mypassword", "signature"})
        QVERIFY2(namesSecret(name), name);
    for (const char* const name : {"state", "shipping", "spin", "opinion", "monkey"})
        QVERIFY2(!namesSecret(name), name);
}

QTEST_GUILESS_MAIN(ParameterValuesTest)
#include "tst_parametervalues.moc"
