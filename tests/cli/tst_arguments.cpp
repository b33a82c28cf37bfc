#include "arguments/arguments.h"

#include <QTest>

#include <array>

using namespace querymend;

namespace {

constexpr std::array knownOptions{
    Option{"--schema", "FILE", "a schema"},
    Option{"--json", "", "JSON"},
};

Result<Arguments, Complaint> parse(const std::vector<std::string_view>& words)
{
    return parseArguments(knownOptions, words);
}

std::vector<std::string_view> split(const QByteArray& text)
{
    std::vector<std::string_view> words;
    std::string_view rest(text.constData(), static_cast<std::size_t>(text.size()));
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        words.push_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return words;
}

} // namespace

class ArgumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesAndOperands_data();
    void valuesAndOperands();
    void badWords_data();
    void badWords();
    void everyValueIsKept();
    void numbers_data();
    void numbers();
};

void ArgumentsTest::valuesAndOperands_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("schema"); // null: not given
    QTest::addColumn<bool>("json");
    QTest::addColumn<QByteArray>("operands");
    QTest::newRow("nothing at all") << QByteArray() << QByteArray() << false << QByteArray();
    QTest::newRow("the value is the next word")
        << QByteArray("--schema a b") << QByteArray("a") << false << QByteArray("b");
    QTest::newRow("the value is attached")
        << QByteArray("--schema=a=b c") << QByteArray("a=b") << false << QByteArray("c");
    QTest::newRow("an attached value may be empty")
        << QByteArray("--schema=") << QByteArray("") << false << QByteArray();
    QTest::newRow("the last value counts")
        << QByteArray("--schema a --schema b") << QByteArray("b") << false << QByteArray();
    QTest::newRow("a value may look like an option")
        << QByteArray("--schema --json") << QByteArray("--json") << false << QByteArray();
    QTest::newRow("options may follow operands")
        << QByteArray("x --json y") << QByteArray() << true << QByteArray("x y");
    QTest::newRow("a dash alone is an operand") << QByteArray("- --json") << QByteArray() << true << QByteArray("-");
    QTest::newRow("after two dashes all are operands")
        << QByteArray("-- --json -x") << QByteArray() << false << QByteArray("--json -x");
}

void ArgumentsTest::valuesAndOperands()
{
    QFETCH(QByteArray, words);
    QFETCH(QByteArray, schema);
    QFETCH(bool, json);
    QFETCH(QByteArray, operands);
    const auto arguments = parse(split(words));
    QVERIFY(arguments.ok());
    QCOMPARE(arguments->has("--json"), json);
    QCOMPARE(arguments->has("--schema"), !schema.isNull());
    QCOMPARE(arguments->value("--schema").value_or(""), std::string_view(schema.constData(), size_t(schema.size())));
    QCOMPARE(arguments->operands(), split(operands));
}

void ArgumentsTest::badWords_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("a slip of the pen") << QByteArray("--shema x")
                                       << QByteArray("unknown option '--shema'; did you mean '--schema'?");
    QTest::newRow("nothing near") << QByteArray("--qqqq") << QByteArray("unknown option '--qqqq'");
    QTest::newRow("short options are none") << QByteArray("-z") << QByteArray("unknown option '-z'");
    QTest::newRow("no value") << QByteArray("x --schema") << QByteArray("--schema needs a value: FILE");
    QTest::newRow("a value for a switch") << QByteArray("--json=1") << QByteArray("--json takes no value");
}

void ArgumentsTest::badWords()
{
    QFETCH(QByteArray, words);
    QFETCH(QByteArray, complaint);
    const auto arguments = parse(split(words));
    QVERIFY(!arguments.ok());
    QCOMPARE(arguments.error().text, complaint.toStdString());
}

void ArgumentsTest::everyValueIsKept()
{
    const auto arguments = parse({"--schema", "a", "--json", "--schema=b"});
    QVERIFY(arguments.ok());
    QCOMPARE(arguments->values("--schema"), (std::vector<std::string_view>{"a", "b"}));
}

void ArgumentsTest::numbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("number"); // -1: none
    QTest::newRow("zero") << QByteArray("0") << 0;
    QTest::newRow("the most") << QByteArray("10") << 10;
    QTest::newRow("one more than the most") << QByteArray("11") << -1;
    QTest::newRow("beyond every integer") << QByteArray("99999999999999999999999") << -1;
    QTest::newRow("a sign") << QByteArray("-1") << -1;
    QTest::newRow("a fraction") << QByteArray("1.0") << -1;
    QTest::newRow("a word") << QByteArray("two") << -1;
    QTest::newRow("nothing") << QByteArray("") << -1;
}

void ArgumentsTest::numbers()
{
    QFETCH(QByteArray, text);
    QFETCH(int, number);
    const auto parsed = parseNumber("--retry", text.toStdString(), 10);
    QCOMPARE(parsed.ok() ? static_cast<int>(*parsed) : -1, number);
    if (!parsed)
        QCOMPARE(parsed.error().text, "--retry: '" + text.toStdString() + "' is not a whole number from 0 to 10");
}

QTEST_APPLESS_MAIN(ArgumentsTest)
#include "tst_arguments.moc"
