// Usage and cost of runs over the network, and which database values are shown to the model.

#include "program.h"
#include "support/modelserver.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QTemporaryDir>

#include <cmath>

using program::Outcome;
using namespace querymend;

namespace {

QByteArray reply(const QByteArray& sql, const QByteArray& usage)
{
    return httpResponse(200, "application/json",
                        "{\"choices\":[{\"message\":{\"content\":\"" + sql + "\"},\"finish_reason\":\"stop\"}]" + usage
                            + "}");
}

constexpr auto told = ",\"usage\":{\"prompt_tokens\":1000,\"completion_tokens\":500}";

} // namespace

class CostProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<ModelServer>();
        QVERIFY(m_folder->isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder->filePath(QStringLiteral("runs.db")).toUtf8());
        qputenv("QUERYMEND_MODELS", m_folder->filePath(QStringLiteral("models.json")).toUtf8());
        qputenv("HOME", m_folder->path().toUtf8());
        program::writeFile(m_folder->path(), "models.json",
                           "{\"version\": 1, \"models\": [{\"name\": \"paid\", \"format\": \"openai\", \"base_url\": \""
                               + m_server->url().toUtf8()
                               + "\", \"model\": \"small\", \"price\": {\"prompt_per_million\": 2, "
                                 "\"reply_per_million\": 10, \"currency\": \"EUR\"}, \"proxy\": \"none\"}]}");
    }

    void allFormsSayWhatItCost_data()
    {
        QTest::addColumn<QByteArray>("firstUsage");
        QTest::addColumn<QByteArray>("secondUsage");
        QTest::addColumn<double>("amount");
        QTest::addColumn<bool>("isLeast");
        QTest::addColumn<QByteArray>("shown"); // in reports
        QTest::newRow("all is told") << QByteArray(told) << QByteArray(told) << 0.014 << false
                                     << QByteArray("cost: 0.0140 EUR");
        QTest::newRow("one reply tells nothing")
            << QByteArray() << QByteArray(told) << 0.007 << true << QByteArray("cost: at least 0.0070 EUR");
        QTest::newRow("no reply tells anything")
            << QByteArray() << QByteArray() << 0.0 << true << QByteArray("cost: unknown");
    }

    void allFormsSayWhatItCost()
    {
        QFETCH(QByteArray, firstUsage);
        QFETCH(QByteArray, secondUsage);
        QFETCH(double, amount);
        QFETCH(bool, isLeast);
        QFETCH(QByteArray, shown);
        m_server->answer({SendBytes{reply("SELECT wrong FROM orders", firstUsage)}});
        m_server->answer({SendBytes{reply("SELECT id FROM orders", secondUsage)}});
        const Outcome asked = program::run(ask() << QStringLiteral("--json"));
        QVERIFY2(asked.exitStatus == 0, (asked.err + asked.out).constData());
        const QList<QJsonObject> events = program::objectsOf(asked.out);
        const QJsonObject used = events.last()[QLatin1String("tokens")].toObject();
        const QJsonObject cost = used[QLatin1String("cost")].toObject();
        QVERIFY2(std::abs(cost[QLatin1String("amount")].toDouble() - amount) < 1e-9, asked.out.constData());
        QCOMPARE(cost[QLatin1String("currency")].toString(), QStringLiteral("EUR"));
        QCOMPARE(cost[QLatin1String("at_least")].toBool(), isLeast);
        const QString id = events.first()[QLatin1String("run")].toString();
        QVERIFY2(exported(id, "markdown").contains(shown), exported(id, "markdown").constData());
        QVERIFY(exported(id, "html").contains(shown));
        const QByteArray spans = exported(id, "otel");
        QVERIFY(spans.contains("querymend.cost.amount"));
        const int counted = (firstUsage.isEmpty() ? 0 : 1) + (secondUsage.isEmpty() ? 0 : 1);
        QCOMPARE(static_cast<int>(spans.count("gen_ai.usage.input_tokens")), counted);
        const Outcome text = program::run({QStringLiteral("runs"), QStringLiteral("show"), id});
        QVERIFY2(text.out.contains("cost  " + shown.mid(6)), text.out.constData());
    }

    void aFailedCallThatWasChargedCosts()
    {
        m_server->answer({SendBytes{reply("", told)}}); // charged, but an empty reply counts as a failure
        m_server->answer({SendBytes{reply("SELECT id FROM orders", told)}});
        const Outcome asked = program::run(ask());
        QVERIFY2(asked.out.contains("cost  0.0140 EUR for 2000 tokens sent and 1000 received"), asked.out.constData());
    }

    void valuesAreShownToAModelOnlyWhereThatIsAllowed_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("exitStatus");
        QTest::addColumn<bool>("areShown");
        QTest::newRow("not by default") << QStringList() << 0 << false;
        QTest::newRow("not where none are wanted") << program::words("--samples none") << 0 << false;
        QTest::newRow("where all may be") << program::words("--samples all") << 0 << true;
        QTest::newRow("what several rows share") << program::words("--samples careful") << 0 << true;
        QTest::newRow("a policy that is none") << program::words("--samples some") << 2 << false;
    }

    void valuesAreShownToAModelOnlyWhereThatIsAllowed()
    {
        QFETCH(QStringList, options);
        QFETCH(int, exitStatus);
        QFETCH(bool, areShown);
        m_server->answerAlways({SendBytes{reply("SELECT id FROM orders", told)}});
        const Outcome asked = program::run(ask() + options);
        QVERIFY2(asked.exitStatus == exitStatus, (asked.err + asked.out).constData());
        const QList<QByteArray> requests = m_server->requests();
        QCOMPARE(requests.isEmpty(), exitStatus != 0);
        if (exitStatus == 0)
            QCOMPARE(requests.first().contains("shipped"), areShown);
        QCOMPARE(asked.err.contains("values from the database"), areShown); // the user is informed
    }

    void aProfileSaysWhichValuesItsModelIsShown_data()
    {
        QTest::addColumn<QByteArray>("samples");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<bool>("areShown");
        QTest::newRow("careful") << QByteArray("careful") << QStringList() << true;
        QTest::newRow("none") << QByteArray("none") << QStringList() << false;
        QTest::newRow("careful, but none are wanted")
            << QByteArray("careful") << program::words("--samples none") << false;
        QTest::newRow("none, but all are wanted") << QByteArray("none") << program::words("--samples all") << true;
        QTest::newRow("careful, but values stay on this machine")
            << QByteArray("careful") << program::words("--values withheld") << false;
    }

    void aProfileSaysWhichValuesItsModelIsShown()
    {
        QFETCH(QByteArray, samples);
        QFETCH(QStringList, options);
        QFETCH(bool, areShown);
        program::writeFile(m_folder->path(), "models.json",
                           R"({"version": 1, "models": [{"name": "paid", "format": "openai", "base_url": ")"
                               + m_server->url().toUtf8() + R"(", "model": "small", "proxy": "none", "samples": ")"
                               + samples + R"("}]})");
        m_server->answerAlways({SendBytes{reply("SELECT id FROM orders", told)}});
        const Outcome asked = program::run(ask() + options);
        QVERIFY2(asked.exitStatus == 0, (asked.err + asked.out).constData());
        const QByteArray request = m_server->requests().first();
        QCOMPARE(request.contains("shipped"), areShown);
        QCOMPARE(request.contains("examples of its values"), areShown); // nothing is promised that is not there
        QCOMPARE(asked.err.contains("values from the database"), areShown);
    }

    void cachedTokensCostWhatTheProfileSays()
    {
        program::writeFile(m_folder->path(), "models.json",
                           R"({"version": 1, "models": [{"name": "paid", "format": "openai", "base_url": ")"
                               + m_server->url().toUtf8()
                               + R"(", "model": "small", "proxy": "none", "price": {"prompt_per_million": 2,)"
                                 R"("reply_per_million": 10, "cached_per_million": 0.5, "currency": "EUR"}}]})");
        m_server->answerAlways({SendBytes{reply("SELECT id FROM orders",
                                                ",\"usage\":{\"prompt_tokens\":1000,\"completion_tokens\":500,"
                                                "\"prompt_tokens_details\":{\"cached_tokens\":800}}")}});
        const Outcome asked = program::run(ask());
        QVERIFY2(asked.out.contains("cost  0.0058 EUR for 1000 tokens sent (800 of them cached) and 500 received"),
                 asked.out.constData());
        QVERIFY2(asked.out.contains("1500 tokens (800 cached)"), asked.out.constData());
        const Outcome listed = program::run(program::words("runs list --json"));
        const QString id = program::objectsOf(listed.out).first()[QLatin1String("run")].toString();
        QVERIFY2(exported(id, "otel").contains("gen_ai.usage.cache_read.input_tokens"), listed.out.constData());
        QVERIFY(exported(id, "markdown").contains("1000 in the prompt (800 from the cache)"));
    }

private:
    QStringList ask() const
    {
        return {QStringLiteral("ask"),
                QStringLiteral("--db"),
                QStringLiteral("sqlite://") + m_database.path(),
                QStringLiteral("--model"),
                QStringLiteral("paid"),
                QStringLiteral("--question"),
                QStringLiteral("Which orders are there?")};
    }

    static QByteArray exported(const QString& run, const char* format)
    {
        return program::run({QStringLiteral("runs"), QStringLiteral("export"), run, QStringLiteral("--format"),
                             QString::fromLatin1(format)})
            .out;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ModelServer> m_server;
    SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY, state TEXT); INSERT INTO orders (state) VALUES "
                          "('shipped'), ('shipped'), ('shipped'), ('shipped'), ('open');"};
};

QTEST_GUILESS_MAIN(CostProgramTest)
#include "tst_costprogram.moc"
