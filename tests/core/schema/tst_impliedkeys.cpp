#include "support/samples.h"

#include "schema/impliedkeys.h"

using namespace querymend;
using namespace querymend::test;

namespace {

/// `from.column=to.column` for each key, separated by blanks; `nothing` if no key is implied.
QString keysOf(const char* tables)
{
    const Catalog catalog(schemaFrom(std::string(R"({"tables":)") + tables + '}'), likePostgresql);
    const std::optional<Catalog> implied = withImpliedKeys(catalog);
    if (!implied)
        return QStringLiteral("nothing");
    std::string text;
    for (const Table& table : implied->snapshot().tables) {
        for (const ForeignKey& key : table.foreignKeys)
            text += (text.empty() ? "" : " ") + table.name + '.' + key.columns.front() + '=' + key.targetTable + '.'
                + key.targetColumns.front();
    }
    return QString::fromStdString(text);
}

} // namespace

class ImpliedKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesKeysFromNames_data();
    void takesKeysFromNames();
};

void ImpliedKeysTest::takesKeysFromNames_data()
{
    QTest::addColumn<QByteArray>("tables");
    QTest::addColumn<QString>("keys");
    const auto row = [](const char* sentence, const char* tables, const char* keys) {
        QTest::newRow(sentence) << QByteArray(tables) << QString::fromUtf8(keys);
    };
    row("a table in the plural", R"([{"name":"players","columns":["id"]},{"name":"goals","columns":["player_id"]}])",
        "goals.player_id=players.id");
    row("a table with a prefix",
        R"([{"name":"tbl_cust","columns":["cust_id"]},{"name":"tbl_ord","columns":["cust_id"]}])",
        "tbl_ord.cust_id=tbl_cust.cust_id");
    row("the shortest of several names",
        R"([{"name":"inv_ln","columns":["x"]},{"name":"inv","columns":["inv_no"]},{"name":"pmt","columns":["inv_no"]}])",
        "pmt.inv_no=inv.inv_no");
    row("a table that declares keys keeps only those",
        R"([{"name":"a","columns":["id"]},{"name":"b","columns":["id"]},
            {"name":"c","columns":["a_id","b_id"],"foreign_keys":[{"columns":["a_id"],"references":{"table":"a","columns":["id"]}}]},
            {"name":"d","columns":["b_id"]}])",
        "c.a_id=a.id d.b_id=b.id");
    row("a column that is no key", R"([{"name":"player","columns":["id"]},{"name":"goal","columns":["player_name"]}])",
        "nothing");
    row("a key alone", R"([{"name":"player","columns":["id"]},{"name":"goal","columns":["id"]}])", "nothing");
}

void ImpliedKeysTest::takesKeysFromNames()
{
    QFETCH(QByteArray, tables);
    QFETCH(QString, keys);
    QCOMPARE(keysOf(tables.constData()), keys);
}

QTEST_APPLESS_MAIN(ImpliedKeysTest)
#include "tst_impliedkeys.moc"
