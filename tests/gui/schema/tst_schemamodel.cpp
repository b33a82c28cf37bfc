#include "schema/fuzzypattern.h"
#include "schema/mschema.h"
#include "schema/schemamodel.h"
#include "schema/schemarow.h"
#include "schema/writtennames.h"
#include "support/bigschema.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace querymend;
using querymend::test::bigSchema;

namespace {

Table tableOf(const char* schema, const char* name, TableKind kind, std::initializer_list<const char*> columns)
{
    Table table;
    table.schema = schema;
    table.name = name;
    table.kind = kind;
    for (const char* column : columns) {
        Column made;
        made.name = column;
        made.type = "INTEGER";
        table.columns.push_back(made);
    }
    return table;
}

/// Two schemas, a view, a table with partitions, and names that are hard to display.
Snapshot shopSnapshot()
{
    Snapshot snapshot;
    snapshot.dialect = "postgresql";
    snapshot.searchPath = {"public"};
    Table orders = tableOf("public", "orders", TableKind::table, {"order_id", "customer_id", "total"});
    orders.columns[0].primaryKey = true;
    orders.foreignKeys.push_back({{"customer_id"}, "public", "customers", {"id"}});
    snapshot.tables.push_back(orders);
    snapshot.tables.push_back(tableOf("public", "customers", TableKind::table, {"id", "Region Name"}));
    snapshot.tables.push_back(tableOf("public", "active", TableKind::view, {"id"}));
    snapshot.tables.push_back(tableOf("public", "logs", TableKind::table, {"at", "kind"}));
    Table part = tableOf("public", "logs_1", TableKind::partition, {"at", "kind"});
    part.partitionOf = "logs";
    snapshot.tables.push_back(part);
    snapshot.tables.push_back(tableOf("archive", "or\"ders\nof 2020", TableKind::table, {"a", "select"}));
    return snapshot;
}

std::shared_ptr<const SchemaView> viewOf(Snapshot snapshot)
{
    return std::make_shared<SchemaView>(Catalog(std::move(snapshot), dialectOf(DialectId::postgresql).syntax.names));
}

/// The visible tree, one indented line per row, with check marks.
QString treeText(const SchemaModel& model, const QModelIndex& parent = {}, const QString& indent = {})
{
    QString text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QVariant tick = index.data(Qt::CheckStateRole);
        const QString mark =
            !tick.isValid() ? QString() : QStringLiteral("[%1] ").arg(QStringLiteral(" -x").at(tick.toInt()));
        text += indent + mark + index.data().toString() + QLatin1Char('\n');
        text += treeText(model, index, indent + QStringLiteral("  "));
    }
    return text;
}

QModelIndex childNamed(const SchemaModel& model, const QString& name, const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        if (model.index(row, 0, parent).data().toString() == name)
            return model.index(row, 0, parent);
    }
    return {};
}

} // namespace

/// What the schema tree shows, finds and returns.
class SchemaModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsNames_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("marked");
        const auto row = [](const char* says, const char* typed, const char* name, const char* marked) {
            QTest::newRow(says) << QString::fromUtf8(typed) << QString::fromUtf8(name) << QString::fromUtf8(marked);
        };
        row("letters next to each other", "stom", "customer_id", "  ****     ");
        row("the beginnings of words", "cid", "customer_id", "*        **");
        row("case aside", "ORD", "orders", "***   ");
        row("words in one name", "AlTi", "AlbumTitle", "**   **   ");
        row("letters of other alphabets, case aside", "ЗАК", "заказы", "***   ");
        row("blanks do not count", "or id", "order_id", "**    **");
        row("nothing where a letter is missing", "orx", "orders", "");
        row("nothing where the letters are strewn", "cdt", "concxxxxxxxxxxxxdxxxxxxxxxxxxxxt", "");
        row("nothing where the order is another", "redro", "order", "");
    }

    void findsNames()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, name);
        QFETCH(const QString, marked);
        const FuzzyPattern pattern(typed);
        QString found;
        if (pattern.score(name) > 0) {
            found = QString(name.size(), QLatin1Char(' '));
            for (const int place : pattern.places(name))
                found[place] = QLatin1Char('*');
        }
        QCOMPARE(found, marked);
        if (!marked.isEmpty())
            QVERIFY(pattern.mayFit(lettersOf(name)));
    }

    void ranksNames()
    {
        const FuzzyPattern pattern(QStringLiteral("order"));
        const QStringList better{QStringLiteral("order"), QStringLiteral("orders"),
                                 QStringLiteral("order_items_of_all_years"), QStringLiteral("reordered_things")};
        for (qsizetype i = 1; i < better.size(); ++i)
            QVERIFY2(pattern.score(better[i - 1]) > pattern.score(better[i]), qPrintable(better[i]));
    }

    void showsSchemasTablesAndPartitions()
    {
        SchemaModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(viewOf(shopSnapshot()), &dialectOf(DialectId::postgresql));
        QCOMPARE(treeText(model),
                 QString::fromUtf8("[-] public\n"
                                   "  [x] customers\n    id\n    Region Name\n"
                                   "  [x] logs\n    at\n    kind\n    [ ] logs_1\n      at\n      kind\n"
                                   "  [x] orders\n    order_id\n    customer_id\n    total\n"
                                   "  [x] active\n    id\n"
                                   "[x] archive\n"
                                   "  [x] or\"ders↵of 2020\n    a\n    select\n")
                     .replace(QStringLiteral("[-] public"), QStringLiteral("[x] public")));
    }

    void leavesOutASchemaThatIsAlone()
    {
        Snapshot snapshot = shopSnapshot();
        snapshot.tables.pop_back();
        SchemaModel model;
        model.show(viewOf(std::move(snapshot)), &dialectOf(DialectId::postgresql));
        QCOMPARE(model.rowCount({}), 4);
        QCOMPARE(model.index(0, 0, {}).data().toString(), QStringLiteral("customers"));
        QCOMPARE(model.index(3, 0, {}).data().toString(), QStringLiteral("active"));
    }

    void filtersAndRanks()
    {
        SchemaModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(viewOf(shopSnapshot()), &dialectOf(DialectId::postgresql));
        QCOMPARE(model.filter(FuzzyPattern(QStringLiteral("cust"))), std::size_t{2});
        QCOMPARE(treeText(model), QStringLiteral("[x] customers\n  id\n  Region Name\n[x] orders\n  customer_id\n"));
        QCOMPARE(model.tablesWithFoundColumns().size(), 1);
        QCOMPARE(model.index(0, 0, {}).data(SchemaModel::PlacesRole).value<QList<int>>(), (QList<int>{0, 1, 2, 3}));
        QCOMPARE(model.filter(FuzzyPattern(QStringLiteral("zzz"))), std::size_t{0});
        QCOMPARE(model.rowCount({}), 0);
        QCOMPARE(model.filter(FuzzyPattern(QString())), std::size_t{6});
        QCOMPARE(model.rowCount({}), 2);
    }

    void ticksTables()
    {
        SchemaModel model;
        model.show(viewOf(shopSnapshot()), &dialectOf(DialectId::postgresql));
        QVERIFY(!model.choice().tables().has_value());
        QCOMPARE(model.choice().count(), std::size_t{5});
        const QSignalSpy changed(&model, &SchemaModel::choiceChanged);
        const QModelIndex schema = model.index(0, 0, {});
        QVERIFY(model.setData(childNamed(model, QStringLiteral("orders"), schema), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(schema.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::PartiallyChecked));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(model.choice().tables()->size(), std::size_t{4});
        QVERIFY(model.setData(schema, Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(schema.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
        QCOMPARE(model.choice().tables()->size(), std::size_t{1});
        model.putAllInPrompt(true);
        QVERIFY(!model.choice().tables().has_value());
    }

    void keepsTicksWhenTheSchemaIsReadAgain()
    {
        SchemaModel model;
        model.show(viewOf(shopSnapshot()), &dialectOf(DialectId::postgresql));
        model.setData(childNamed(model, QStringLiteral("orders"), model.index(0, 0, {})), Qt::Unchecked,
                      Qt::CheckStateRole);
        Snapshot later = shopSnapshot();
        later.tables.insert(later.tables.begin(), tableOf("public", "new", TableKind::table, {"id"}));
        model.show(viewOf(std::move(later)), &dialectOf(DialectId::postgresql));
        QVERIFY(model.choice().contains(TableId{0}));
        QVERIFY(!model.choice().contains(TableId{1}));
    }

    void estimatesTokensAsTheyAreWritten()
    {
        const Catalog catalog(bigSchema(40, 12), dialectOf(DialectId::postgresql).syntax.names);
        double estimated = 0;
        for (std::uint32_t t = 0; t < catalog.tableCount(); ++t)
            estimated += estimatedTokens(catalog.table(TableId{t}));
        const auto written = static_cast<double>(toMSchema(catalog).size()) / 4;
        QVERIFY2(estimated > written * 0.85 && estimated < written * 1.15,
                 qPrintable(QStringLiteral("%1 and %2").arg(estimated).arg(written)));
    }

    void marksWhatAnAttemptUses()
    {
        SchemaModel model;
        model.show(viewOf(shopSnapshot()), &dialectOf(DialectId::postgresql));
        const QSignalSpy changed(&model, &SchemaModel::dataChanged);
        model.markUsed({"orders", "archive.or\"ders\nof 2020", "nothing"});
        QCOMPARE(changed.size(), 2);
        const QModelIndex orders = childNamed(model, QStringLiteral("orders"), model.index(0, 0, {}));
        QVERIFY(orders.data(SchemaModel::UsedRole).toBool());
        QVERIFY(orders.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("used")));
        model.markUsed({});
        QVERIFY(!orders.data(SchemaModel::UsedRole).toBool());
    }

    void writesNamesAsTheDialectWantsThem()
    {
        SchemaModel model;
        model.show(viewOf(shopSnapshot()), &dialectOf(DialectId::postgresql));
        const QModelIndex archive = model.index(1, 0, {});
        const QModelIndex odd = model.index(0, 0, archive);
        QCOMPARE(odd.data(SchemaModel::WrittenRole).toString(), QStringLiteral("archive.\"or\"\"ders\nof 2020\""));
        QCOMPARE(model.index(1, 0, odd).data(SchemaModel::WrittenRole).toString(), QStringLiteral("\"select\""));
        const QModelIndex customers = childNamed(model, QStringLiteral("customers"), model.index(0, 0, {}));
        const QModelIndex region = childNamed(model, QStringLiteral("Region Name"), customers);
        const std::unique_ptr<QMimeData> dragged(model.mimeData({customers, region}));
        QCOMPARE(dragged->text(), QStringLiteral("customers, \"Region Name\""));
        const TableId table = model.tableAt(region);
        QCOMPARE(previewStatement(dialectOf(DialectId::postgresql), *model.catalog(), table),
                 std::string("SELECT * FROM customers LIMIT 200"));
        QCOMPARE(previewStatement(dialectOf(DialectId::sqlserver), *model.catalog(), table),
                 std::string("SELECT TOP 200 * FROM customers"));
        QCOMPARE(previewStatement(dialectOf(DialectId::oracle), *model.catalog(), table),
                 std::string("SELECT * FROM \"customers\" FETCH FIRST 200 ROWS ONLY"));
    }

    void laysOutARow_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("detail");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("with room for all") << 300 << 60 << Qt::LeftToRight;
        QTest::newRow("with less room than the detail wants") << 120 << 200 << Qt::LeftToRight;
        QTest::newRow("with no room at all") << 20 << 60 << Qt::LeftToRight;
        QTest::newRow("from right to left") << 300 << 60 << Qt::RightToLeft;
    }

    void laysOutARow()
    {
        QFETCH(const int, width);
        QFETCH(const int, detail);
        QFETCH(const Qt::LayoutDirection, direction);
        const SchemaRow row = schemaRow(QRect(10, 0, width, 24), RowTick::shown, detail, direction);
        QVERIFY(!row.tick.intersects(row.icon));
        QVERIFY(!row.icon.intersects(row.name));
        QVERIFY(!row.name.intersects(row.detail));
        QVERIFY(row.detail.width() <= width / 2);
        QCOMPARE(row.tick.left() < row.icon.left(), direction == Qt::LeftToRight);
    }
};

QTEST_MAIN(SchemaModelTest)
#include "tst_schemamodel.moc"
