// A question is asked, corrected and answered over the network, in each of the four formats.

#include "program.h"
#include "support/modelserver.h"
#include "support/sqlitefile.h"
#include "support/wirescripts.h"

#include <QTest>

#include <QtCore/QTemporaryDir>

using program::Outcome;
using namespace querymend;

namespace {

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

class ModelFormatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksCorrectsAndAnswers_data()
    {
        QTest::addColumn<QByteArray>("format");
        for (const test::WireScript& script : test::wireScripts())
            QTest::newRow(script.format.data()) << bytes(script.format);
    }

    void asksCorrectsAndAnswers()
    {
        QFETCH(QByteArray, format);
        const test::WireScript& script = *test::wireScriptFor(format.toStdString());
        ModelServer server;
        server.answer(replyWith(script, "SELECT wrong FROM orders"));
        server.answer(replyWith(script, "SELECT id FROM orders"));
        QTemporaryDir folder;
        QVERIFY(folder.isValid() && m_database.ok());
        setUp(folder, format, server.url().toUtf8());
        const QString log = folder.filePath(QStringLiteral("failures.log"));
        const Outcome asked = program::run(
            {QStringLiteral("ask"), QStringLiteral("--db"), QStringLiteral("sqlite://") + m_database.path(),
             QStringLiteral("--model"), QStringLiteral("tested"), QStringLiteral("--question"),
             QStringLiteral("Which orders are there?"), QStringLiteral("--json"), QStringLiteral("--log"), log});
        QVERIFY2(asked.exitStatus == 0, (asked.err + asked.out).constData());
        const QList<QJsonObject> events = program::objectsOf(asked.out);
        QCOMPARE(events.last()[QLatin1String("sql")].toString(), QStringLiteral("SELECT id FROM orders"));
        QVERIFY(asked.out.contains("unknown_column"));
        QCOMPARE(server.requests().size(), 2);
        QVERIFY(server.requests().first().contains(program::modelKey));
        QVERIFY(server.requests().last().contains("wrong")); // the model is shown its own statement
        keyIsNowhere(folder, asked);
    }

private:
    static ServerScript replyWith(const test::WireScript& script, const std::string& sql)
    {
        const std::string stream = test::framed(script, test::messagesOf(script, {sql.substr(0, 5), sql.substr(5)}));
        return {SendBytes{openHead(bytes(script.contentType)) + bytes(stream), 3}, CloseConnection{}};
    }

    static void setUp(const QTemporaryDir& folder, const QByteArray& format, const QByteArray& url)
    {
        qputenv("QUERYMEND_STORE", folder.filePath(QStringLiteral("runs.db")).toUtf8());
        qputenv("QUERYMEND_MODELS", folder.filePath(QStringLiteral("models.json")).toUtf8());
        qputenv("TEST_MODEL_KEY", program::modelKey);
        qputenv("HOME", folder.path().toUtf8());
        program::writeFile(folder.path(), "models.json",
                           "{\"version\": 1, \"models\": [{\"name\": \"tested\", \"format\": \"" + format
                               + "\", \"base_url\": \"" + url
                               + "\", \"model\": \"small\", \"key\": {\"environment\": \"TEST_MODEL_KEY\"}, "
                                 "\"proxy\": \"none\"}]}");
    }

    static void keyIsNowhere(const QTemporaryDir& folder, const Outcome& asked)
    {
        QByteArray everything = asked.out + asked.err;
        everything += program::filesBelow(folder.path());
        QVERIFY(everything.contains("model_asked"));
        for (const QByteArray& spelling : {QByteArray(program::modelKey), QByteArray(program::modelKey).toBase64(),
                                           QByteArray(program::modelKey).toHex()})
            QVERIFY2(!everything.contains(spelling), spelling.constData());
    }

    SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
};

QTEST_GUILESS_MAIN(ModelFormatsTest)
#include "tst_modelformats.moc"
