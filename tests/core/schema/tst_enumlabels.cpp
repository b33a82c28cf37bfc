#include "support/samples.h"

#include "schema/enumlabels.h"

using namespace querymend;
using namespace querymend::test;

class EnumLabelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLabels_data();
    void readsLabels();
    void listsAsManyAsFit();
    void shortensTypes();
};

void EnumLabelsTest::readsLabels_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QList<QByteArray>>("labels");
    QTest::addColumn<QByteArray>("stored");
    const auto row = [](const char* sentence, const char* type, const QList<QByteArray>& labels, const char* stored) {
        QTest::newRow(sentence) << QByteArray(type) << labels << QByteArray(stored);
    };
    row("MariaDB's enumerations", "enum('open','paid')", {"open", "paid"}, "enum");
    row("MariaDB's sets", "set('a','b')", {"a", "b"}, "set");
    row("DuckDB's enumerations", "ENUM('open', 'paid')", {"open", "paid"}, "ENUM");
    row("PostgreSQL's enumerations", "app.state as enum('new','paid')", {"new", "paid"}, "enum");
    row("quotes, brackets and commas in labels", "enum('it''s','a, b','(c)')", {"it's", "a, b", "(c)"}, "enum");
    row("an empty label", "enum('','x')", {"", "x"}, "enum");
    row("a domain has none", "zip as character varying(10)", {}, "character varying(10)");
    row("a number has none", "decimal(10,2)", {}, "decimal(10,2)");
    row("a type that only ends like one has none", "offset('x')", {}, "offset('x')");
    row("no type", "", {}, "");
    row("a label that does not end", "enum('a','b", {"a", "b"}, "enum");
}

void EnumLabelsTest::readsLabels()
{
    QFETCH(QByteArray, type);
    QFETCH(QList<QByteArray>, labels);
    QFETCH(QByteArray, stored);
    QList<QByteArray> found;
    for (const std::string& label : labelsOf(type.toStdString()))
        found.append(QByteArray::fromStdString(label));
    QCOMPARE(found, labels);
    const std::string text = type.toStdString();
    QCOMPARE(QByteArray::fromStdString(std::string(storedType(text))), stored);
}

void EnumLabelsTest::listsAsManyAsFit()
{
    QCOMPARE(listOfLabels({"a", "b"}, 100), std::string("'a', 'b'"));
    QCOMPARE(listOfLabels({"aa", "bb", "cc"}, 5), std::string("'aa', and 2 more"));
    QCOMPARE(listOfLabels({"longer than that"}, 5), std::string("'longer than that'"));
}

void EnumLabelsTest::shortensTypes()
{
    std::string type = "state as enum('0'";
    for (int i = 1; i < 100; ++i)
        type += ",'" + std::to_string(i) + '\'';
    const std::string brief = briefType(type + ')');
    QVERIFY(brief.size() < 150);
    QVERIFY(QByteArray::fromStdString(brief).startsWith("state as enum('0', '1', "));
    QVERIFY(QByteArray::fromStdString(brief).endsWith(" more)"));
    QCOMPARE(briefType("decimal(10,2)"), std::string("decimal(10,2)"));
    QCOMPARE(declaredType(type), std::string_view("state"));
    QCOMPARE(declaredType("enum('known as x')"), std::string_view("enum('known as x')"));
}

QTEST_APPLESS_MAIN(EnumLabelsTest)
#include "tst_enumlabels.moc"
