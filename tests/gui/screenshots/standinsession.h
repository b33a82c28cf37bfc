#pragma once

#include "support/forwardingsession.h"

#include "db/postgres/postgresplan.h"
#include "db/session/databasewarning.h"
#include "dialect/dialects.h"

#include <memory>
#include <string_view>
#include <utility>

namespace querymend {

/// Groups the orders of the sample database by country. Its plan below is what PostgreSQL 15 gave for the same rows.
inline constexpr const char* plannedStatement =
    "SELECT c.country_code, count(*) FROM orders AS o JOIN customers AS c ON c.id = o.customer_id GROUP BY 1 "
    "ORDER BY 2 DESC";
// clang-format off
inline constexpr const char* recordedPlan = R"json([{"Plan": {"Node Type": "Sort",
  "Parallel Aware": false, "Async Capable": false,
  "Startup Cost": 102.12, "Total Cost": 102.14, "Plan Rows": 7, "Plan Width": 11, "Sort Key": ["(count(*)) DESC"],
  "Plans": [{"Node Type": "Aggregate", "Strategy": "Hashed", "Partial Mode": "Simple",
    "Parent Relationship": "Outer", "Parallel Aware": false, "Async Capable": false,
    "Startup Cost": 101.96, "Total Cost": 102.03, "Plan Rows": 7, "Plan Width": 11,
    "Group Key": ["c.country_code"], "Planned Partitions": 0,
    "Plans": [{"Node Type": "Hash Join", "Parent Relationship": "Outer", "Parallel Aware": false,
      "Async Capable": false, "Join Type": "Inner", "Startup Cost": 21.50, "Total Cost": 85.96,
      "Plan Rows": 3200, "Plan Width": 3, "Inner Unique": true, "Hash Cond": "(o.customer_id = c.id)",
      "Plans": [
        {"Node Type": "Seq Scan", "Parent Relationship": "Outer", "Parallel Aware": false,
          "Async Capable": false, "Relation Name": "orders", "Alias": "o",
          "Startup Cost": 0.00, "Total Cost": 56.00, "Plan Rows": 3200, "Plan Width": 4},
        {"Node Type": "Hash", "Parent Relationship": "Inner", "Parallel Aware": false,
          "Async Capable": false, "Startup Cost": 14.00, "Total Cost": 14.00, "Plan Rows": 600, "Plan Width": 7,
          "Plans": [{"Node Type": "Seq Scan", "Parent Relationship": "Outer", "Parallel Aware": false,
            "Async Capable": false, "Relation Name": "customers", "Alias": "c",
            "Startup Cost": 0.00, "Total Cost": 14.00, "Plan Rows": 600, "Plan Width": 7}]}]}]}]}}])json";
// clang-format on

/// Stands in for a PostgreSQL server that has the sample database.
class StandInSession : public ForwardingSession {
public:
    StandInSession(std::unique_ptr<Session> session, DatabaseWarnings warnings)
        : ForwardingSession(std::move(session)), m_warnings(std::move(warnings))
    {}

    [[nodiscard]] const Dialect& dialect() const override { return m_dialect; }
    [[nodiscard]] const DatabaseWarnings& warnings() const override { return m_warnings; }

    [[nodiscard]] Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        if (statement == plannedStatement)
            return readPostgresPlan(recordedPlan);
        return ForwardingSession::explain(statement, limits);
    }

    [[nodiscard]] Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        auto read = ForwardingSession::readSchema(request);
        if (!read)
            return read;
        Snapshot snapshot = std::move(read).value();
        snapshot.database = "shop";
        snapshot.dialect = m_dialect.name;
        snapshot.searchPath = {"public"};
        for (Table& table : snapshot.tables) {
            table.schema = "public";
            for (ForeignKey& key : table.foreignKeys)
                key.targetSchema = "public";
        }
        return snapshot;
    }

private:
    Dialect m_dialect = postgresqlDialect();
    DatabaseWarnings m_warnings;
};

} // namespace querymend
