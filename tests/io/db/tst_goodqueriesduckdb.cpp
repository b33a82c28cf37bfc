// We accept what DuckDB runs and refuse what it refuses.

#include "queryjudge.h"
#include "support/duckdbfile.h"

#include <QTest>

namespace querymend {

class GoodQueriesDuckdbTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areTakenAsByTheEngine()
    {
        const DuckdbFile file(DuckdbFile::sampleScript());
        QCOMPARE(file.problem(), QByteArray());
        SqlConnection connection(std::make_unique<DuckdbDriver>(testedLibrary()));
        connection.database().setDatabaseName(file.path());
        connection.database().setConnectOptions(QStringLiteral("access_mode=read_only"));
        QVERIFY(connection.database().open());
        const auto session = file.open();
        QVERIFY(session);
        QueryJudge judge(*session, [&](const std::string& text) {
            QSqlQuery query(connection.database());
            query.setForwardOnly(true);
            bool isFine = query.exec(QString::fromStdString(text));
            while (isFine && query.next()) {
            }
            isFine = isFine && query.lastError().type() == QSqlError::NoError;
            return isFine ? std::string() : query.lastError().text().toStdString() + " (an error)";
        });
        judge.judge("duckdb", {}, queriesASeed);
        QVERIFY2(judge.taken() > 2 * judge.refused(), "the rules write too many bad queries");
        QCOMPARE(judge.differences(), 0);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::GoodQueriesDuckdbTest)

#include "tst_goodqueriesduckdb.moc"
