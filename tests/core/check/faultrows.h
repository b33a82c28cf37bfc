#pragma once

#include "base/textmap.h"
#include "check/ladder.h"
#include "check/schemaview.h"
#include "dialect/dialects.h"
#include "schema/json.h"

#include <QTest>

#include <map>
#include <memory>
#include <string>

namespace querymend {

/// Depots, what is stored in them and who visits them.
inline constexpr std::string_view depotsAndVisits = R"json({"tables": [
    {"name": "depot", "columns": [
      {"name": "depot_no", "type": "integer", "primary_key": true},
      {"name": "town", "type": "text"},
      {"name": "kind", "type": "text"},
      {"name": "room", "type": "integer"},
      {"name": "opened", "type": "date"}]},
    {"name": "crate", "foreign_keys": [{"columns": ["in_depot"], "references": {"table": "depot", "columns": ["depot_no"]}}], "columns": [
      {"name": "crate_no", "type": "integer", "primary_key": true},
      {"name": "in_depot", "type": "integer"},
      {"name": "label", "type": "text"},
      {"name": "pieces", "type": "integer"},
      {"name": "bulk", "type": "bigint"},
      {"name": "weight", "type": "real"}]},
    {"name": "visit", "foreign_keys": [
        {"columns": ["at_depot"], "references": {"table": "depot", "columns": ["depot_no"]}},
        {"columns": ["guest_id"], "references": {"table": "guest", "columns": ["id"]}}], "columns": [
      {"name": "id", "type": "integer", "primary_key": true},
      {"name": "at_depot", "type": "integer"},
      {"name": "guest_id", "type": "integer"},
      {"name": "day", "type": "date"}]},
    {"name": "guest", "columns": [
      {"name": "id", "type": "integer", "primary_key": true},
      {"name": "name", "type": "text"},
      {"name": "town", "type": "text"},
      {"name": "age", "type": "integer"}]},
    {"name": "setting", "rows": 1, "columns": [{"name": "rate", "type": "real"}]}
]})json";

inline const SchemaView& schemaIn(const Dialect& dialect)
{
    static std::map<DialectId, std::unique_ptr<SchemaView>> views;
    auto& view = views[dialect.id];
    if (!view)
        view = std::make_unique<SchemaView>(Catalog(readSchemaJson(depotsAndVisits).value(), dialect.syntax.names));
    return *view;
}

inline Verdict verdictOn(const std::string& sql, const Dialect& dialect, const std::string& question = {})
{
    CheckSubject subject;
    subject.dialect = &dialect;
    subject.schema = &schemaIn(dialect);
    subject.question = question;
    return checkStatically(sql, subject);
}

/// `code: range` of each finding.
inline QString findingsIn(const std::string& sql, const Verdict& verdict)
{
    QStringList lines;
    for (const Finding& finding : verdict.findings)
        lines << QString::fromStdString(std::string(name(finding.code)) + ": " + std::string(finding.range.of(sql)));
    return lines.join(u'\n');
}

/// The text after the first fix of the first finding.
inline std::string corrected(const std::string& sql, const Verdict& verdict)
{
    if (verdict.findings.empty() || verdict.findings.front().fixes.empty())
        return {};
    return EditedText(sql, verdict.findings.front().fixes.front().edits).text();
}

/// Rows of statements, what is found in them, and the text after the first fix.
struct FaultRows {
    static void addColumns()
    {
        QTest::addColumn<QByteArray>("dialect");
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QByteArray>("fixed");
    }
    static void row(const char* name, const char* dialect, const char* sql, const char* found = "",
                    const char* fixed = "")
    {
        QTest::newRow(name) << QByteArray(dialect) << QByteArray(sql) << QString::fromUtf8(found) << QByteArray(fixed);
    }
    static void checkRow()
    {
        QFETCH(QByteArray, dialect);
        QFETCH(QByteArray, sql);
        QFETCH(QString, found);
        QFETCH(QByteArray, fixed);
        const std::string text = sql.toStdString();
        const Dialect& spoken = *dialectNamed(dialect.toStdString());
        const Verdict verdict = verdictOn(text, spoken);
        QCOMPARE(findingsIn(text, verdict), found);
        QCOMPARE(verdict.status, VerdictStatus::ok);
        for (const Finding& finding : verdict.findings) {
            QCOMPARE(finding.severity, Severity::warning);
            QVERIFY(!finding.message.empty());
        }
        QCOMPARE(QByteArray::fromStdString(corrected(text, verdict)), fixed);
        if (!fixed.isEmpty())
            QCOMPARE(findingsIn(fixed.toStdString(), verdictOn(fixed.toStdString(), spoken)), QString());
    }
};

} // namespace querymend
