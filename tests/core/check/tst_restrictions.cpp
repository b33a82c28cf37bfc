#include "check/ladder.h"
#include "check/schemaview.h"
#include "schema/json.h"
#include "schema/restrictiongraph.h"

#include <QTest>

#include <string>
#include <vector>

using namespace querymend;

namespace {

QByteArray found(const std::string& schema, const std::string& statement)
{
    auto snapshot = readSchemaJson(schema);
    if (!snapshot)
        return QByteArray::fromStdString(describe(snapshot.error()));
    const Dialect& dialect = *dialectNamed(snapshot->dialect);
    const SchemaView view(Catalog(std::move(snapshot).value(), dialect.syntax.names));
    CheckSubject subject;
    subject.dialect = &dialect;
    subject.schema = &view;
    const Verdict verdict = checkStatically(statement, subject);
    QByteArray out;
    for (const Finding& finding : verdict.findings)
        out += QByteArray::fromStdString(std::string(name(finding.code)) + ' ' + finding.identifier + ' ');
    return out.trimmed() + (verdict.sanitizedSql.empty() ? "" : " runs");
}

} // namespace

class RestrictionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSchemaFileTellsThem_data();
    void aSchemaFileTellsThem();
    void aWordThatIsNotKnownSpoilsTheFile();
    void usesSpreadAsFarAsTheyRun();
};

void RestrictionsTest::aSchemaFileTellsThem_data()
{
    QTest::addColumn<std::string>("statement");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* statement, const char* expected) {
        QTest::newRow(name) << std::string(statement) << QByteArray(expected);
    };
    row("a function", "SELECT close_month()", "side_effect_function shop.close_month");
    row("a function beside one that is free", "SELECT calm(), close_month()", "side_effect_function shop.close_month");
    row("a function that is free", "SELECT calm()", "runs");
    row("a column of that name", "SELECT o.close_month FROM orders o", "runs");
    row("a function of that name elsewhere", "SELECT pg_catalog.close_month()", "runs");
    row("a table elsewhere", "SELECT id FROM far", "forbidden_operation shop.far");
    row("a CTE of that name", "WITH far AS (SELECT 1 AS id) SELECT id FROM far", "runs");
    row("a built-in function that somebody hides", "SELECT lower('A')", "side_effect_function shop.lower");
    row("the built-in one by its schema", "SELECT pg_catalog.lower('A')", "runs");
    row("with a mistake beside it", "SELECT close_month(), FROM orders WHERE", "side_effect_function shop.close_month");
}

void RestrictionsTest::aSchemaFileTellsThem()
{
    QFETCH(const std::string, statement);
    QFETCH(const QByteArray, expected);
    const std::string schema =
        R"({"dialect": "postgresql", "default_schema": "shop", "functions": ["calm", "close_month"],
            "tables": [{"schema": "shop", "name": "orders", "columns": ["id", "close_month"]},
                       {"schema": "shop", "name": "far", "columns": ["id"]}],
            "restricted": [
              {"kind": "function", "schema": "shop", "name": "close_month", "reason": "side_effects"},
              {"kind": "function", "schema": "shop", "name": "lower", "reason": "foreign_code"},
              {"kind": "relation", "schema": "shop", "name": "far", "reason": "elsewhere"}]})";
    const QByteArray said = found(schema, statement).trimmed();
    QVERIFY2(said.startsWith(expected), said.constData());
}

void RestrictionsTest::aWordThatIsNotKnownSpoilsTheFile()
{
    QVERIFY(found(R"({"tables": [], "restricted": [{"kind": "spell", "name": "f"}]})", "SELECT 1")
                .contains("restricted[0].kind"));
    QVERIFY(found(R"({"tables": [], "restricted": [{"kind": "function"}]})", "SELECT 1").contains("restricted[0]"));
}

void RestrictionsTest::usesSpreadAsFarAsTheyRun()
{
    using Use = RestrictionGraph::Use;
    const std::vector<std::string> allowed{"trusted"};
    RestrictionGraph graph(allowed);
    const auto busy = graph.add(RestrictedKind::function, "s", "busy");
    const auto secret = graph.addHidden(RestrictedKind::relation, "trusted");
    const auto view = graph.add(RestrictedKind::relation, "s", "view");
    const auto kept = graph.add(RestrictedKind::relation, "s", "kept");
    const auto keptSecret = graph.add(RestrictedKind::relation, "s", "kept_secret");
    const auto trusted = graph.add(RestrictedKind::relation, "s", "trusted");
    const auto above = graph.add(RestrictedKind::relation, "s", "above_trusted");
    graph.mark(busy, RestrictionReason::maySideEffect);
    graph.mark(secret, RestrictionReason::secrets, "passwords");
    graph.addUse(view, busy);
    graph.addUse(busy, view); // a cycle must end
    graph.addUse(kept, view, Use::storedRows);
    graph.addUse(keptSecret, secret, Use::storedRows);
    graph.addUse(trusted, busy);
    graph.addUse(above, trusted);
    std::vector<std::string> names;
    for (const RestrictedObject& object : graph.restricted())
        names.push_back(dotted(object) + " by " + object.cause);
    QCOMPARE(names, (std::vector<std::string>{"s.busy by ", "s.view by s.busy", "s.kept_secret by passwords"}));
}

QTEST_APPLESS_MAIN(RestrictionsTest)
#include "tst_restrictions.moc"
