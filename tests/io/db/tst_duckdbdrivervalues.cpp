#include "support/duckdbfile.h"

#include <QDate>
#include <QDateTime>
#include <QSqlField>
#include <QTest>
#include <QTime>

#include <limits>

namespace querymend {

/// Values passed from DuckDB to QtSql and back.
class DuckdbDriverValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_connection = std::make_unique<SqlConnection>(std::make_unique<DuckdbDriver>(testedLibrary()));
        m_connection->database().setDatabaseName(QStringLiteral(":memory:"));
        QVERIFY2(m_connection->database().open(), qPrintable(m_connection->database().lastError().text()));
    }

    void cleanupTestCase() { m_connection.reset(); }

    void readsValuesByTheirTypes_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QVariant>("expected");
        const auto row = [](const char* name, const char* expression, const QVariant& expected) {
            QTest::newRow(name) << QString::fromUtf8(expression) << expected;
        };
        const auto text = [](const char* utf8) { return QVariant(QString::fromUtf8(utf8)); };
        row("a boolean is one", "true", true);
        row("a tinyint is an int", "(-128)::TINYINT", -128);
        row("a smallint is an int", "(-32768)::SMALLINT", -32768);
        row("an integer is an int", "2147483647", 2147483647);
        row("a bigint is a long one", "(-9223372036854775808)::BIGINT", std::numeric_limits<qlonglong>::min());
        row("a utinyint has no sign", "255::UTINYINT", 255U);
        row("a usmallint has no sign", "65535::USMALLINT", 65535U);
        row("a uinteger has no sign", "4294967295::UINTEGER", 4294967295U);
        row("a ubigint has no sign", "18446744073709551615::UBIGINT", std::numeric_limits<qulonglong>::max());
        row("a small ubigint is of the same type", "1::UBIGINT", 1ULL);
        row("a hugeint is nearly exact", "170141183460469231731687303715884105727::HUGEINT", 1.7014118346046923e38);
        row("a float is a double", "0.1::FLOAT", 0.1);
        row("a double is one", "1e300", 1e300);
        row("a decimal is a double", "12.50::DECIMAL(4,2)", 12.5);
        row("a text keeps its letters", "'gr\xC3\xB6\xC3\x9F\x65'", text("gr\xC3\xB6\xC3\x9F\x65"));
        row("a long text is whole", "repeat('ab', 50)", QStringLiteral("ab").repeated(50));
        row("a blob keeps its NUL", "'\\x00A'::BLOB", QByteArray("\0A", 2));
        row("a date is one", "DATE '2024-02-29'", QDate(2024, 2, 29));
        row("an infinite date is text", "'infinity'::DATE", text("infinity"));
        row("a time is one", "TIME '01:02:03.5'", QTime(1, 2, 3, 500));
        row("a timestamp is one", "TIMESTAMP '2024-02-29 01:02:03.25'",
            QDateTime(QDate(2024, 2, 29), QTime(1, 2, 3, 250), Qt::UTC));
        row("a timestamp in seconds is one", "'2024-02-29 01:02:03'::TIMESTAMP_S",
            QDateTime(QDate(2024, 2, 29), QTime(1, 2, 3), Qt::UTC));
        row("a timestamp with a zone is in UTC", "'2024-02-29 01:02:03+02'::TIMESTAMPTZ",
            QDateTime(QDate(2024, 2, 28), QTime(23, 2, 3), Qt::UTC));
        row("a time with a zone is text", "'01:02:03+05:30'::TIMETZ", text("01:02:03+05:30"));
        row("an interval is text", "INTERVAL 1 DAY", text("1 day"));
        row("a UUID is text", "'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::UUID",
            text("a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"));
        row("an enumeration is text", "'b'::ENUM('a', 'b')", text("b"));
        row("a list is text", "[1, NULL, 3]", text("[1, NULL, 3]"));
        row("a structure is text", "{'a': 1, 'b': [2]}", text("{'a': 1, 'b': [2]}"));
        row("a map is text", "MAP {'k': 1}", text("{k=1}"));
        row("a bit string is text", "'0101'::BIT", text("0101"));
        row("a json is text", "'{\"a\":  1}'::JSON", text("{\"a\":  1}"));
        row("a NULL has its type", "NULL::DATE", QVariant(QMetaType(QMetaType::QDate)));
    }

    void readsValuesByTheirTypes()
    {
        QFETCH(QString, expression);
        QFETCH(QVariant, expected);
        QSqlQuery query(database());
        QVERIFY2(query.exec(QStringLiteral("SELECT ") + expression) && query.next(),
                 qPrintable(query.lastError().text()));
        QCOMPARE(query.isNull(0), expected.isNull());
        QCOMPARE(query.value(0), expected);
        QCOMPARE(query.value(0).metaType().id(), expected.metaType().id());
    }

    void bindsValuesOfTheirTypes_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QVariant>("value");
        QTest::newRow("NULL") << QStringLiteral("INTEGER") << QVariant(QMetaType(QMetaType::Int));
        QTest::newRow("a boolean") << QStringLiteral("BOOLEAN") << QVariant(false);
        QTest::newRow("a negative number") << QStringLiteral("BIGINT") << QVariant(-9223372036854775807LL);
        QTest::newRow("a large number") << QStringLiteral("UBIGINT") << QVariant(18446744073709551615ULL);
        QTest::newRow("a double") << QStringLiteral("DOUBLE") << QVariant(0.1);
        QTest::newRow("a text with a quote") << QStringLiteral("VARCHAR") << QVariant(QStringLiteral("it's"));
        QTest::newRow("an empty text") << QStringLiteral("VARCHAR") << QVariant(QStringLiteral(""));
        QTest::newRow("bytes") << QStringLiteral("BLOB") << QVariant(QByteArray("\0\xFF'", 3));
        QTest::newRow("a date before 1970") << QStringLiteral("DATE") << QVariant(QDate(1600, 2, 29));
        QTest::newRow("a time") << QStringLiteral("TIME") << QVariant(QTime(23, 59, 59, 999));
        QTest::newRow("a moment") << QStringLiteral("TIMESTAMP")
                                  << QVariant(QDateTime(QDate(1969, 12, 31), QTime(23, 0), Qt::UTC));
    }

    void bindsValuesOfTheirTypes()
    {
        QFETCH(QString, type);
        QFETCH(QVariant, value);
        QSqlQuery query(database());
        QVERIFY(query.prepare(QStringLiteral("SELECT ?::") + type));
        query.addBindValue(value);
        QVERIFY2(query.exec() && query.next(), qPrintable(query.lastError().text()));
        QCOMPARE(query.value(0), value);
    }

    void writesLiterals_data()
    {
        QTest::addColumn<QVariant>("value");
        QTest::newRow("a boolean") << QVariant(true);
        QTest::newRow("a text with a quote") << QVariant(QStringLiteral("it's"));
        QTest::newRow("bytes") << QVariant(QByteArray("\0'\xFF", 3));
        QTest::newRow("a date") << QVariant(QDate(2024, 2, 29));
    }

    void writesLiterals()
    {
        QFETCH(QVariant, value);
        QSqlField field(QStringLiteral("f"), value.metaType());
        field.setValue(value);
        QSqlQuery query(database());
        QVERIFY(query.prepare(QStringLiteral("SELECT ? = ") + database().driver()->formatValue(field)));
        query.addBindValue(value);
        QVERIFY2(query.exec() && query.next(), qPrintable(query.lastError().text()));
        QCOMPARE(query.value(0), QVariant(true));
    }

    void keepsAllDigitsWhereAsked()
    {
        QSqlQuery query(database());
        query.setNumericalPrecisionPolicy(QSql::HighPrecision);
        QVERIFY(query.exec(QStringLiteral("SELECT 12345678901234567890.50::DECIMAL(22,2), (-1)::HUGEINT"))
                && query.next());
        QCOMPARE(query.value(0), QVariant(QStringLiteral("12345678901234567890.50")));
        QCOMPARE(query.value(1), QVariant(QStringLiteral("-1")));
    }

private:
    [[nodiscard]] QSqlDatabase& database() const { return m_connection->database(); }

    std::unique_ptr<SqlConnection> m_connection;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DuckdbDriverValuesTest)

#include "tst_duckdbdrivervalues.moc"
