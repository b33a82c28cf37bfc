#include "check/parameters/parametertypes.h"

#include "support/checking.h"

#include <QFile>
#include <QTest>

using namespace querymend;

namespace {

std::unique_ptr<SchemaView> sampleSchema(const Dialect& dialect)
{
    QFile file(QStringLiteral(QUERYMEND_CORPUS "/schema/") + QString::fromStdString(std::string(dialect.name))
               + QStringLiteral(".json"));
    return file.open(QIODevice::ReadOnly) ? viewOf(file.readAll().toStdString(), dialect) : nullptr;
}

QByteArray guessed(const QByteArray& statement, const Dialect& dialect, const Catalog* catalog)
{
    QByteArray types;
    for (const auto& [parameter, type] : guessedTypes(statement.toStdString(), dialect, catalog)) {
        types += (types.isEmpty() ? "" : " ") + QByteArray::fromStdString(parameter) + '='
            + QByteArray::fromStdString(std::string(name(type)));
    }
    return types;
}

} // namespace

/// What values parameters are probably for.
class ParameterTypesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areGuessed_data();
    void areGuessed();
    void areGuessedWithoutASchema();
    void areGuessedInEveryDialect_data();
    void areGuessedInEveryDialect();
};

void ParameterTypesTest::areGuessed_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QByteArray>("types");
    const auto row = [](const char* name, const QByteArray& rest, const char* types) {
        QTest::newRow(name) << "SELECT e.id FROM employees e JOIN customers c ON c.id = e.id WHERE " + rest
                            << QByteArray(types);
    };
    row("a number", "e.salary > :x", "x=number");
    row("a text", "last_name = :x", "x=text");
    row("a date", "hired_on >= :x", "x=date");
    row("a date and time", "c.update_time < :x", "x=timestamp");
    row("a truth", "e.active = :x", "x=truth");
    row("the other way round", ":x <= e.salary", "x=number");
    row("between", "e.hired_on BETWEEN :a AND :b", "a=date b=date");
    row("not between", "e.salary NOT BETWEEN :a AND :b AND last_name = :c", "a=number b=number c=text");
    row("a list of numbers", "e.id IN (:x)", "x=numbers");
    row("a list of texts", "last_name NOT IN (:x)", "x=texts");
    row("a list without parentheses", "e.id IN :x", "x=numbers");
    row("one of several in a list", "e.id IN (:x, :y)", "x=number y=number");
    row("a pattern", "last_name LIKE :x", "x=text");
    row("a count", "e.id = 1 GROUP BY e.id HAVING count(*) > :x", "x=number");
    row("a limit", "e.id = 1 LIMIT :x OFFSET :y", "x=number y=number");
    row("a cast decides", "last_name = :x::integer", "x=number");
    row("a call of CAST decides", "last_name = CAST(:x AS date)", "x=date");
    row("an unknown column", "nobody = :x", "x=text");
    row("after AND", "e.id = 1 AND :x", "x=text");
    row("the first place that tells", "(:x IS NULL OR e.salary > :x)", "x=number");
    row("in a subquery", "EXISTS (SELECT 1 FROM products p WHERE p.price < :x)", "x=number");
    row("beside comments", "e.salary /* euros */ > -- at least\n:x", "x=number");
    row("in a statement that cannot be read", "e.salary > :x AND AND", "x=number");
}

void ParameterTypesTest::areGuessed()
{
    QFETCH(const QByteArray, statement);
    const Dialect& dialect = dialectOf(DialectId::postgresql);
    const auto schema = sampleSchema(dialect);
    QVERIFY(schema);
    QTEST(guessed(statement, dialect, &schema->catalog()), "types");
}

void ParameterTypesTest::areGuessedWithoutASchema()
{
    const Dialect& dialect = dialectOf(DialectId::sqlite);
    QCOMPARE(guessed("SELECT a FROM t WHERE b = :x AND c IN (:y) LIMIT :z", dialect, nullptr),
             QByteArray("x=text y=texts z=number"));
    QCOMPARE(guessed("SELECT 1", dialect, nullptr), QByteArray());
    QCOMPARE(guessed(":x", dialect, nullptr), QByteArray("x=text"));
    QCOMPARE(guessed("IN :x", dialect, nullptr), QByteArray("x=texts"));
    QCOMPARE(guessed("AND :x", dialect, nullptr), QByteArray("x=text"));
}

void ParameterTypesTest::areGuessedInEveryDialect_data()
{
    QTest::addColumn<int>("dialect");
    for (const Dialect& dialect : allDialects())
        QTest::newRow(std::string(dialect.name).c_str()) << static_cast<int>(dialect.id);
}

void ParameterTypesTest::areGuessedInEveryDialect()
{
    QFETCH(const int, dialect);
    const Dialect& about = dialectOf(static_cast<DialectId>(dialect));
    const auto schema = sampleSchema(about);
    QVERIFY(schema);
    QCOMPARE(guessed("SELECT id FROM employees WHERE salary > :low AND last_name = :state AND id IN (:ids)", about,
                     &schema->catalog()),
             QByteArray("ids=numbers low=number state=text"));
}

QTEST_GUILESS_MAIN(ParameterTypesTest)
#include "tst_parametertypes.moc"
