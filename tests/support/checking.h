#pragma once

#include "check/ladder.h"
#include "check/schemaview.h"
#include "dialect/dialects.h"
#include "schema/json.h"

#include <QStringList>

#include <memory>
#include <string_view>

namespace querymend {

/// A few tables with keys, enough to test each rule.
inline constexpr std::string_view smallShop = R"({
  "tables": [
    {"schema": "public", "name": "customers", "columns": [
      {"name": "id", "type": "integer", "primary_key": true},
      {"name": "name", "type": "text"},
      {"name": "city", "type": "text"}]},
    {"schema": "public", "name": "orders",
     "foreign_keys": [{"columns": ["customer_id"], "references": {"schema": "public", "table": "customers", "columns": ["id"]}}],
     "columns": [
      {"name": "id", "type": "integer", "primary_key": true},
      {"name": "customer_id", "type": "integer"},
      {"name": "status", "type": "text"},
      {"name": "total", "type": "numeric"}]}
  ]})";

/// A full-text table as in SQLite, a system-versioned table as in MariaDB, and a plain table.
inline constexpr std::string_view hiddenThings = R"({
  "tables": [
    {"name": "ft", "kind": "virtual table", "columns": ["title", "body"], "hidden_columns": ["ft", "rank"]},
    {"name": "ft_content", "kind": "shadow table", "columns": ["id", "c0", "c1"]},
    {"name": "versioned", "columns": ["a"], "hidden_columns": ["row_start", "row_end"]},
    {"name": "notes", "columns": ["id", "rank"]}
  ]})";

inline std::unique_ptr<SchemaView> viewOf(std::string_view json, const Dialect& dialect)
{
    auto read = readSchemaJson(json);
    return read ? std::make_unique<SchemaView>(Catalog(std::move(read).value(), dialect.syntax.names)) : nullptr;
}

inline std::unique_ptr<SchemaView> shopFor(const Dialect& dialect)
{
    auto read = readSchemaJson(smallShop);
    return read ? std::make_unique<SchemaView>(Catalog(std::move(read).value(), dialect.syntax.names)) : nullptr;
}

inline Verdict checked(const QString& dialect, const QString& text)
{
    const Dialect& known = *dialectNamed(dialect.toStdString());
    const auto schema = shopFor(known);
    return checkStatically(text.toStdString(), {&known, schema.get(), CheckPolicy::analyst, {}});
}

/// `code: identifier` of each mistake, separated by semicolons; warnings are left out.
inline QString summary(const Verdict& verdict)
{
    QStringList lines;
    for (const Finding& finding : verdict.findings) {
        if (finding.severity != Severity::warning)
            lines << QString::fromUtf8(name(finding.code).data()) + QStringLiteral(": ")
                    + QString::fromStdString(finding.identifier);
    }
    return lines.join(QStringLiteral("; "));
}

} // namespace querymend
