#include "check/admission.h"

#include <QTest>

using namespace querymend;

/// SQL written by the user goes to the engine unchanged or not at all.
class AdmissionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judges_data();
    void judges();
    void allowsFunctionsOfTheSchema();
};

void AdmissionTest::judges_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("sent");
    QTest::addColumn<std::vector<ErrorCode>>("codes");
    const auto row = [](const char* name, std::string text, std::string sent, std::vector<ErrorCode> codes = {}) {
        QTest::newRow(name) << std::move(text) << std::move(sent) << std::move(codes);
    };
    row("a query", "SELECT 1", "SELECT 1");
    row("a closing semicolon is cut off", "SELECT 1;", "SELECT 1");
    row("foreign spelling is not mended", "SELECT TOP 5 a FROM t", "", {ErrorCode::syntax});
    row("what changes data", "DELETE FROM t", "", {ErrorCode::forbiddenOperation});
    row("two statements", "SELECT 1; SELECT 2", "", {ErrorCode::multipleStatements});
    row("a function on no list", "SELECT nobody_knows(1)", "", {ErrorCode::unknownFunction});
    row("a column that nobody has is for the engine", "SELECT nobody", "SELECT nobody");
}

void AdmissionTest::judges()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, sent);
    QFETCH(const std::vector<ErrorCode>, codes);
    const Admission admission = admit(text, dialectOf(DialectId::sqlite), {});
    std::vector<ErrorCode> found;
    for (const Finding& finding : admission.findings)
        found.push_back(finding.code);
    QCOMPARE(found, codes);
    if (codes.empty())
        QCOMPARE(admission.statement.text(), sent);
}

void AdmissionTest::allowsFunctionsOfTheSchema()
{
    const Dialect& dialect = dialectOf(DialectId::postgresql);
    Snapshot schema;
    schema.functions = {"our_total"};
    const Catalog catalog(schema, dialect.syntax.names);
    QVERIFY(admit("SELECT our_total(1)", dialect, &catalog).findings.empty());
    schema.restricted = {{RestrictedKind::function, "public", "our_total", RestrictionReason::maySideEffect, {}}};
    const Catalog restricting(schema, dialect.syntax.names);
    const Admission refused = admit("SELECT our_total(1)", dialect, &restricting);
    QCOMPARE(refused.findings.size(), std::size_t{1});
    QCOMPARE(refused.findings.front().code, ErrorCode::sideEffectFunction);
    QVERIFY(refused.statement.text().empty());
}

QTEST_APPLESS_MAIN(AdmissionTest)
#include "tst_admission.moc"
