// Whether table names are case-sensitive is a server setting; the static checks must follow it.

#include "support/mariadbserver.h"

#include "check/ladder.h"
#include "check/schemaview.h"

#include <QTest>

namespace querymend {

class MariadbNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areComparedAsTheServerDoesIt_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QByteArray>("kept"); // by the server
        QTest::newRow("names are stored in small letters") << QStringLiteral("1") << QByteArray("1");
        // On case-sensitive file systems the server falls back to 0, the usual setting there, with which case matters.
        QTest::newRow("names are stored as written and compared in small letters, which Linux cannot")
            << QStringLiteral("2") << QByteArray("0");
    }

    void areComparedAsTheServerDoesIt()
    {
        QFETCH(QString, setting);
        QFETCH(QByteArray, kept);
        const MariadbServer server(
            {QStringLiteral("--skip-networking"), QStringLiteral("--lower-case-table-names=") + setting});
        QVERIFY(server.ok());
        const std::string problem = server.asOwner(
            "CREATE TABLE Orders (Id int, Total int); CREATE USER reader; GRANT SELECT ON shop.* TO reader");
        QVERIFY2(problem.empty(), problem.c_str());
        QCOMPARE(QByteArray::fromStdString(server.asOwner("SELECT @@lower_case_table_names")), kept + '\n');
        const auto session = server.open("reader");
        QVERIFY(session);
        QCOMPARE(session->dialect().syntax.names.tables.folding,
                 kept == "0" ? NameFolding::sensitive : NameFolding::insensitive);
        const auto schema = session->readSchema({});
        QVERIFY2(schema.ok(), schema ? "" : schema.error().message.c_str());
        QCOMPARE(schema->tables.front().name, std::string(kept == "0" ? "Orders" : "orders"));
        const SchemaView view(Catalog(*schema, session->dialect().syntax.names));
        const CheckSubject subject{&session->dialect(), &view, CheckPolicy::analyst, {}};
        int accepted = 0;
        for (const char* sql :
             {"SELECT Id FROM Orders", "SELECT Id FROM orders", "SELECT id FROM ORDERS", "SELECT Id FROM `orders`",
              "SELECT o.Id FROM Orders AS O", "SELECT Orders.Total FROM Orders", "SELECT orders.total FROM Orders",
              "SELECT 1 FROM SHOP.Orders", "SELECT TOTAL FROM Orders"}) {
            const bool isOurs = checkStatically(sql, subject).status == VerdictStatus::ok;
            QVERIFY2(isOurs == session->prepare(sql).ok(), sql);
            accepted += isOurs ? 1 : 0;
        }
        QCOMPARE(accepted, kept == "0" ? 3 : 9);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbNamesTest)

#include "tst_mariadbnames.moc"
