// Models that do not give JSON when they are asked to: the plain form of replies, end to end.

#include "program.h"
#include "support/modelserver.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QTemporaryDir>

using program::Outcome;
using namespace querymend;

namespace {

/// A reply with this text, which may have lines.
ServerScript says(const QString& text)
{
    const QJsonObject message{{QStringLiteral("role"), QStringLiteral("assistant")}, {QStringLiteral("content"), text}};
    const QJsonObject choice{{QStringLiteral("message"), message},
                             {QStringLiteral("finish_reason"), QStringLiteral("stop")}};
    return {SendBytes{httpResponse(
        200, "application/json",
        QJsonDocument(QJsonObject{{QStringLiteral("choices"), QJsonArray{choice}}}).toJson(QJsonDocument::Compact))}};
}

QJsonObject bodyOf(const QByteArray& request)
{
    return QJsonDocument::fromJson(request.mid(request.indexOf("\r\n\r\n") + 4)).object();
}

QString systemOf(const QByteArray& request)
{
    return bodyOf(request)[QLatin1String("messages")].toArray()[0].toObject()[QLatin1String("content")].toString();
}

QString userOf(const QByteArray& request)
{
    return bodyOf(request)[QLatin1String("messages")].toArray()[1].toObject()[QLatin1String("content")].toString();
}

bool asksForThePlainForm(const QByteArray& request)
{
    return systemOf(request).contains(QStringLiteral("Think first"))
        && !systemOf(request).contains(QStringLiteral("\"sql\""));
}

const QString wrong = QStringLiteral("The orders are in orders; the total is summed.\n\n"
                                     "```sql\nSELECT amount FROM orders\n```");
const QString right = QStringLiteral("There is no amount; ids will do.\n\n```sql\nSELECT id FROM orders\n```");
const QString refusal = QStringLiteral("Salaries would be needed. No table has any.\n\n"
                                       "{\"invalid_request\": \"there is no table with salaries\"}");

} // namespace

class PlainRepliesTest : public QObject {
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
    }

    void aModelThatIsNotAskedForJsonIsCorrected()
    {
        setUp("\"structured_output\": false");
        m_server->answer(says(wrong));
        m_server->answer(says(right));
        const Outcome asked = ask("Which orders are there?");
        QVERIFY2(asked.exitStatus == 0, (asked.err + asked.out).constData());
        QCOMPARE(lastOf(asked)[QLatin1String("sql")].toString(), QStringLiteral("SELECT id FROM orders"));
        const QList<QByteArray> sent = m_server->requests();
        QCOMPARE(sent.size(), qsizetype{2});
        for (const QByteArray& request : sent) {
            QVERIFY2(asksForThePlainForm(request), request.constData());
            QVERIFY(!bodyOf(request).contains(QLatin1String("response_format")));
        }
        QVERIFY2(userOf(sent[1]).contains(QStringLiteral("amount")), sent[1].constData());
        QVERIFY2(!userOf(sent[1]).contains(QStringLiteral("JSON")), sent[1].constData());
        QVERIFY(userOf(sent[1]).startsWith(userOf(sent[0]))); // what the server has read, it need not read again
    }

    void aModelMayRefuseInThePlainForm()
    {
        setUp("\"structured_output\": false");
        m_server->answerAlways(says(refusal));
        const Outcome asked = ask("What are the salaries?");
        QVERIFY2(asked.exitStatus == 1, (asked.err + asked.out).constData());
        QCOMPARE(lastOf(asked)[QLatin1String("outcome")].toString(), QStringLiteral("unanswerable"));
        QVERIFY2(asked.out.contains("there is no table with salaries"), asked.out.constData());
        QVERIFY2(asked.out.contains("\"code\":\"invalid_request\""), asked.out.constData());
        QCOMPARE(m_server->requests().size(), qsizetype{2}); // it is asked to look once more
    }

    void wordsWithoutSqlAreAskedForAgainInThePlainForm()
    {
        setUp("\"structured_output\": false");
        m_server->answer(says(QStringLiteral("The orders are in the table orders, which has an id.")));
        m_server->answer(says(right));
        const Outcome asked = ask("Which orders are there?");
        QVERIFY2(asked.exitStatus == 0, (asked.err + asked.out).constData());
        const QByteArray again = m_server->requests()[1];
        QVERIFY(asksForThePlainForm(again));
        QVERIFY2(!userOf(again).contains(QStringLiteral("no reasoning")), again.constData());
    }

    void aServerThatRefusesJsonIsAskedForThePlainFormNext()
    {
        setUp("\"structured_output\": true");
        m_server->answer({SendBytes{httpResponse(
            400, "application/json",
            R"({"error":{"message":"response_format is not supported by this model","type":"invalid_request_error"}})")}});
        m_server->answer(says(QStringLiteral("{\"sql\": \"SELECT amount FROM orders\"}")));
        m_server->answer(says(right));
        const Outcome asked = ask("Which orders are there?");
        QVERIFY2(asked.exitStatus == 0, (asked.err + asked.out).constData());
        const QList<QByteArray> sent = m_server->requests();
        QCOMPARE(sent.size(), qsizetype{3});
        QVERIFY(bodyOf(sent[0]).contains(QLatin1String("response_format")));
        QVERIFY(!asksForThePlainForm(sent[0]));
        QVERIFY(!asksForThePlainForm(sent[1])); // the prompt was recorded already
        QVERIFY(asksForThePlainForm(sent[2]));
        QVERIFY(!bodyOf(sent[2]).contains(QLatin1String("response_format")));
        // The record plays back as it was.
        const QString file = m_folder->filePath(QStringLiteral("run.json"));
        const QString run = program::objectsOf(asked.out).first()[QLatin1String("run")].toString();
        program::writeFile(m_folder->path(), "run.json",
                           program::run({QStringLiteral("runs"), QStringLiteral("export"), run}).out);
        const Outcome again = program::run({QStringLiteral("ask"), QStringLiteral("--db"),
                                            QStringLiteral("sqlite://") + m_database.path(), QStringLiteral("--model"),
                                            QStringLiteral("recorded:") + file, QStringLiteral("--json")});
        QVERIFY2(again.exitStatus == 0, (again.err + again.out).constData());
    }

private:
    void setUp(const QByteArray& setting)
    {
        program::writeFile(m_folder->path(), "models.json",
                           R"({"version": 1, "models": [{"name": "local", "format": "openai", "base_url": ")"
                               + m_server->url().toUtf8()
                               + R"(", "model": "small", "proxy": "none", "streaming": false, )" + setting + "}]}");
    }

    [[nodiscard]] Outcome ask(const char* question) const
    {
        return program::run({QStringLiteral("ask"), QStringLiteral("--db"),
                             QStringLiteral("sqlite://") + m_database.path(), QStringLiteral("--model"),
                             QStringLiteral("local"), QStringLiteral("--question"), QString::fromLatin1(question),
                             QStringLiteral("--mend"), QStringLiteral("off"), QStringLiteral("--json")});
    }

    static QJsonObject lastOf(const Outcome& asked) { return program::objectsOf(asked.out).last(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ModelServer> m_server;
    SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY, state TEXT);"};
};

QTEST_GUILESS_MAIN(PlainRepliesTest)
#include "tst_plainreplies.moc"
