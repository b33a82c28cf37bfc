#include "samplefacts.h"
#include "sqlitesample.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

namespace querymend {

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class SampleDatabasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areMadeTheSameEachTime()
    {
        const QTemporaryDir folder;
        QProcess script;
        script.start(QStringLiteral(QUERYMEND_PYTHON),
                     {QStringLiteral("-B"), QStringLiteral(QUERYMEND_DATABASE_SCRIPT), folder.path()});
        QVERIFY(script.waitForFinished() && script.exitCode() == 0);
        const QStringList names{QStringLiteral("shop.sqlite"),
                                QStringLiteral("shop.postgresql.sql"),
                                QStringLiteral("shop.mariadb.sql"),
                                QStringLiteral("library.sqlite"),
                                QStringLiteral("library.postgresql.sql"),
                                QStringLiteral("library.mariadb.sql")};
        for (const QString& name : names) {
            const QByteArray made = contentOf(folder.filePath(name));
            QVERIFY2(!made.isEmpty(), qPrintable(name));
            QVERIFY2(made == contentOf(QStringLiteral(QUERYMEND_DATABASES "/") + name), qPrintable(name));
        }
    }

    void areWhole_data() { everyDatabase(); }

    void areWhole()
    {
        QFETCH(QByteArray, name);
        const SqliteSample sample(name.toStdString());
        QCOMPARE(sample.answerTo("PRAGMA integrity_check"), std::string("ok\n"));
        QCOMPARE(sample.answerTo("PRAGMA foreign_key_check"), std::string());
    }

    void haveAsManyRowsAsTheirPageSays_data() { everyDatabase(); }

    void haveAsManyRowsAsTheirPageSays()
    {
        QFETCH(QByteArray, name);
        const SqliteSample sample(name.toStdString());
        const QString page = QString::fromUtf8(contentOf(QStringLiteral(QUERYMEND_DATABASES_PAGE)));
        const QString chapter =
            page.section(QStringLiteral("\n## ") + QString::fromUtf8(name) + QLatin1Char('\n'), 1, 1)
                .section(QStringLiteral("\n## "), 0, 0);
        static const QRegularExpression row(QStringLiteral("^\\| `([^`]+)` \\| (\\d+) \\|"),
                                            QRegularExpression::MultilineOption);
        QStringList described;
        for (auto match = row.globalMatch(chapter); match.hasNext();) {
            const QRegularExpressionMatch table = match.next();
            described << table.captured(1) + QLatin1Char(' ') + table.captured(2);
        }
        QStringList counted;
        const auto schema = sample.schema();
        QVERIFY(schema.ok());
        for (const Table& table : schema->tables) {
            const std::string count = sample.answerTo("SELECT count(*) FROM \"" + table.name + '"');
            counted << QString::fromStdString(table.name + ' ' + count).trimmed();
            QCOMPARE(QString::number(table.rowEstimate.value_or(0)), QString::fromStdString(count).trimmed());
        }
        described.sort();
        counted.sort();
        QCOMPARE(counted, described);
    }

    void everyQuestionHasAnAnswer_data()
    {
        QTest::addColumn<QByteArray>("database");
        for (const SampleQuestion& question : sampleQuestions)
            QTest::newRow(std::string(question.sql).c_str())
                << QByteArray::fromStdString(std::string(question.database));
    }

    /// The baseline for other engines must not be empty.
    void everyQuestionHasAnAnswer()
    {
        QFETCH(QByteArray, database);
        const SqliteSample sample(database.toStdString());
        const std::string answer = sample.answerTo(QTest::currentDataTag());
        QVERIFY2(answer.size() > 3 && answer.find("no such") == std::string::npos, answer.c_str());
    }

    void haveTheirTraps()
    {
        const SqliteSample shop("shop");
        const auto answer = [&](const char* sql) { return QByteArray::fromStdString(shop.answerTo(sql)).trimmed(); };
        QCOMPARE(answer("SELECT count(DISTINCT strftime('%Y', ordered_at)) FROM orders"), QByteArray("3"));
        QCOMPARE(answer("SELECT count(*) > 100 FROM orders WHERE shipped_on IS NULL"), QByteArray("1"));
        // NOT IN with a NULL in the list matches no row.
        QCOMPARE(answer("SELECT count(*) FROM customers WHERE id NOT IN (SELECT referred_by FROM customers)"),
                 QByteArray("0"));
        // Arithmetic with a NULL discount drops most of the revenue.
        QCOMPARE(answer("SELECT sum(quantity * \"unitPrice\" * (1 - discount)) * 2 < sum(quantity * \"unitPrice\") "
                        "FROM \"Order Items\""),
                 QByteArray("1"));
        const SqliteSample library("library");
        QCOMPARE(library.answerTo("SELECT count(*) FROM members m JOIN members s ON s.id = m.sponsor_id "
                                  "WHERE s.id >= m.id"),
                 std::string("0\n"));
        QCOMPARE(
            library.answerTo("SELECT count(*) > 0 FROM title_authors GROUP BY title_id HAVING count(*) > 2 LIMIT 1"),
            std::string("1\n"));
        QCOMPARE(
            library.answerTo("SELECT group_concat(s, '') FROM (SELECT DISTINCT status AS s FROM copies ORDER BY 1)"),
            std::string("ALRX\n"));
        QCOMPARE(
            library.answerTo("SELECT group_concat(s, '') FROM (SELECT DISTINCT status AS s FROM members ORDER BY 1)"),
            std::string("ACS\n"));
    }

private:
    static void everyDatabase()
    {
        QTest::addColumn<QByteArray>("name");
        for (const std::string& name : bundledDatabaseNames())
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(name);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SampleDatabasesTest)
#include "tst_sampledatabases.moc"
