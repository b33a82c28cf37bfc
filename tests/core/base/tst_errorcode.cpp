#include "base/errorcode.h"

#include <QTest>

#include <set>
#include <string>

using namespace querymend;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

class ErrorCodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNameLeadsBackToItsCode();
    void namesAreLowerSnakeCaseAndUnique();
    void unknownNamesAreRefused_data();
    void unknownNamesAreRefused();
    void codesBelongToTheirCategory_data();
    void codesBelongToTheirCategory();
    void categoriesAreLabelled_data();
    void categoriesAreLabelled();
};

void ErrorCodeTest::everyNameLeadsBackToItsCode()
{
    for (std::size_t i = 0; i < errorCodeCount; ++i) {
        const auto code = static_cast<ErrorCode>(i);
        QVERIFY2(errorCodeNamed(name(code)) == code, qPrintable(text(name(code))));
    }
}

void ErrorCodeTest::namesAreLowerSnakeCaseAndUnique()
{
    static const QRegularExpression snakeCase(QStringLiteral("^[a-z]+(_[a-z]+)*$"));
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < errorCodeCount; ++i) {
        const std::string_view spelled = name(static_cast<ErrorCode>(i));
        QVERIFY2(snakeCase.match(text(spelled)).hasMatch(), qPrintable(text(spelled)));
        names.insert(spelled);
    }
    QCOMPARE(names.size(), errorCodeCount);
}

void ErrorCodeTest::unknownNamesAreRefused_data()
{
    QTest::addColumn<QByteArray>("spelled");
    QTest::newRow("an empty name") << QByteArray("");
    QTest::newRow("another case") << QByteArray("UNKNOWN_COLUMN");
    QTest::newRow("a part of a name") << QByteArray("unknown");
    QTest::newRow("a name with a blank after it") << QByteArray("syntax ");
}

void ErrorCodeTest::unknownNamesAreRefused()
{
    QFETCH(QByteArray, spelled);
    QVERIFY(!errorCodeNamed({spelled.constData(), static_cast<std::size_t>(spelled.size())}));
}

void ErrorCodeTest::codesBelongToTheirCategory_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("category");
    const auto row = [](const char* code, const char* category) {
        QTest::newRow(code) << QByteArray(code) << QString::fromLatin1(category);
    };
    row("syntax", "SYNTAX ERROR");
    row("unterminated_literal", "SYNTAX ERROR");
    row("unknown_column", "SCHEMA REFERENCE ERROR");
    row("ambiguous_column", "SCHEMA REFERENCE ERROR");
    row("unknown_function", "EXECUTION ERROR");
    row("division_by_zero", "EXECUTION ERROR");
    row("timeout", "EXECUTION ERROR");
    row("empty_result", "EMPTY RESULT SET");
    row("all_null", "EMPTY RESULT SET");
    row("not_select", "VALIDATION FAILED");
    row("side_effect_function", "VALIDATION FAILED");
    row("unclassified", "SQL GENERATION ERROR");
}

void ErrorCodeTest::codesBelongToTheirCategory()
{
    QFETCH(QByteArray, code);
    QFETCH(QString, category);
    const auto found = errorCodeNamed({code.constData(), static_cast<std::size_t>(code.size())});
    QVERIFY(found.has_value());
    QCOMPARE(text(label(categoryOf(*found))), category);
}

void ErrorCodeTest::categoriesAreLabelled_data()
{
    QTest::addColumn<int>("category");
    QTest::newRow("syntax") << static_cast<int>(Category::syntaxError);
    QTest::newRow("schema reference") << static_cast<int>(Category::schemaReference);
    QTest::newRow("execution") << static_cast<int>(Category::executionError);
    QTest::newRow("empty result") << static_cast<int>(Category::emptyResult);
    QTest::newRow("validation") << static_cast<int>(Category::validationFailed);
    QTest::newRow("generic") << static_cast<int>(Category::generic);
}

void ErrorCodeTest::categoriesAreLabelled()
{
    QFETCH(int, category);
    const QString spelled = text(label(static_cast<Category>(category)));
    QVERIFY(!spelled.isEmpty());
    QCOMPARE(spelled, spelled.toUpper());
}

QTEST_APPLESS_MAIN(ErrorCodeTest)
#include "tst_errorcode.moc"
