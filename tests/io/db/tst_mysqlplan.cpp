// MySQL plans, from its documentation; tst_mariadbstatements reads MariaDB's plans from a live server.

#include "db/mysql/mysqlplan.h"
#include "plantext.h"

#include <QTest>

namespace querymend {

class MysqlPlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("tree");
        QTest::newRow("a sorted join of the first format")
            << QByteArray(R"({"query_block": {"select_id": 1, "cost_info": {"query_cost": "2.25"},
                "ordering_operation": {"using_filesort": true, "nested_loop": [
                    {"table": {"table_name": "o", "access_type": "ALL", "rows_examined_per_scan": 3,
                               "cost_info": {"read_cost": "0.25", "prefix_cost": "0.55"}}},
                    {"table": {"table_name": "c", "access_type": "eq_ref", "used_key_parts": ["id"]}}]}}})")
            << QByteArray("query_block \n  ordering_operation \n    nested_loop \n      ALL o\n      eq_ref c\n");
        QTest::newRow("a subquery of the first format") << QByteArray(R"({"query_block": {"select_id": 1,
                "table": {"table_name": "d", "access_type": "ALL", "materialized_from_subquery":
                    {"using_temporary_table": true, "query_block": {"select_id": 2,
                        "table": {"table_name": "t", "access_type": "index"}}}},
                "select_list_subqueries": [{"dependent": true, "query_block": {"select_id": 3,
                    "message": "No tables used"}}]}})")
                                                        << QByteArray("query_block \n"
                                                                      "  select_list_subqueries \n"
                                                                      "    query_block \n"
                                                                      "  ALL d\n"
                                                                      "    materialized_from_subquery \n"
                                                                      "      query_block \n"
                                                                      "        index t\n");
        QTest::newRow("the second format")
            << QByteArray(R"({"query": "select 1", "json_schema_version": "2.0", "query_plan":
                {"operation": "Sort: o.total", "estimated_rows": 3.0, "estimated_total_cost": 0.55, "inputs": [
                    {"operation": "Table scan on o", "table_name": "o", "access_type": "table"}]}})")
            << QByteArray("Sort: o.total \n  Table scan on o o\n");
        QTest::newRow("the second format without a name around it")
            << QByteArray(R"({"query": "select 1", "operation": "Rows fetched before execution"})")
            << QByteArray("Rows fetched before execution \n");
    }

    void reads()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, tree);
        const Plan plan = readMysqlPlan(json.toStdString());
        QCOMPARE(QByteArray::fromStdString(planText(plan.roots)), tree);
        QCOMPARE(QByteArray::fromStdString(plan.raw), json);
    }

    void readsNumbersThatAreWrittenAsText()
    {
        const Plan plan = readMysqlPlan(R"({"query_block": {"cost_info": {"query_cost": "2.25"}, "table":
            {"table_name": "o", "access_type": "ALL", "rows_examined_per_scan": 3, "cost_info": {"prefix_cost": "0.55"}}}})");
        QCOMPARE(plan.roots.front().cost, std::optional<double>(2.25));
        QCOMPARE(plan.roots.front().inputs.front().cost, std::optional<double>(0.55));
        QCOMPARE(plan.roots.front().inputs.front().rows, std::optional<double>(3));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::MysqlPlanTest)

#include "tst_mysqlplan.moc"
