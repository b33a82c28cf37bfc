// Many questions on the command line, and those that are answered without a model.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>

using program::Outcome;
using querymend::SqliteFile;

namespace {

constexpr auto tables =
    "CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT);"
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers,"
    " status TEXT NOT NULL, ordered_on DATE NOT NULL);"
    "CREATE TABLE shipments (id INTEGER PRIMARY KEY, origin_city TEXT, target_city TEXT);"
    "INSERT INTO shipments VALUES (1, 'Rome', 'Turin'), (2, 'Rome', 'Rome');"
    "INSERT INTO customers VALUES (1, 'Ada', 'Rome'), (2, 'Bruno', 'Berlin');"
    "INSERT INTO orders VALUES (1, 1, 'paid', '2026-05-02'), (2, 1, 'new', '2026-06-01');";

QString text(const QJsonObject& object, const char* key)
{
    return object[QLatin1String(key)].toString();
}

/// What the reply of the first lane says that it cost.
QJsonArray freeTokens(const QByteArray& events)
{
    for (const QJsonObject& event : program::objectsOf(events)) {
        const QJsonObject tokens = event[QLatin1String("tokens")].toObject();
        if (text(event, "type") == QLatin1String("model_replied") && event[QLatin1String("lane")].toInt() == 0)
            return {tokens[QLatin1String("prompt")], tokens[QLatin1String("reply")]};
    }
    return {};
}

} // namespace

class AskLinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder.filePath(QStringLiteral("runs.db")).toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
    }

    void closeReadingsAreNamedAndTheLikeliestIsTaken()
    {
        const Outcome asked = lines("{\"id\": 1, \"question\": \"number of shipments in Rome\"}\n", {});
        const QList<QJsonObject> answers = program::objectsOf(asked.out);
        QCOMPARE(answers.size(), 1);
        QCOMPARE(text(answers[0], "outcome"), QStringLiteral("solved"));
        QVERIFY(text(answers[0], "sql").contains(QLatin1String("origin_city")));
        QCOMPARE(answers[0][QLatin1String("others")].toArray(),
                 (QJsonArray{QStringLiteral("Rome: shipments.target_city = Rome")}));
    }

    void aFreeLaneIsBesideThoseOfTheModel()
    {
        const QByteArray own = R"({"name": "one", "title": "One", "shows": "a lane", "database": "shop",
            "question": "How many orders?", "policy": {"first_lane": "built_in"},
            "replies": [{"level": "basic", "lane": 2, "attempt": 1, "text": "SELECT 7 FROM orders"}],
            "expected": {"outcome": "solved", "attempts": 1, "lanes": [{"level": "basic", "outcome": "valid",
                         "codes": [null], "hints": [], "notes": []}]}})";
        const QString file = program::writeFile(m_folder.path(), "free-lane.json", own);
        const Outcome asked =
            program::run({QStringLiteral("ask"), QStringLiteral("--db"), url(), QStringLiteral("--model"),
                          QStringLiteral("scenario:") + file, QStringLiteral("--json"), QStringLiteral("--first-lane"),
                          QStringLiteral("built-in")});
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        const QString run = program::objectsOf(asked.out).last()[QLatin1String("run")].toString();
        const Outcome again = program::run({QStringLiteral("replay"), run, QStringLiteral("--json")});
        QCOMPARE(freeTokens(asked.out), (QJsonArray{0, 0}));
        QCOMPARE(freeTokens(again.out), (QJsonArray{0, 0}));
        QStringList lanes;
        for (const QJsonObject& event : program::objectsOf(asked.out)) {
            if (event[QLatin1String("type")].toString() == QLatin1String("candidate_forked"))
                lanes << event[QLatin1String("source")].toString(QStringLiteral("model"));
        }
        QCOMPARE(lanes, (QStringList{QStringLiteral("built_in"), QStringLiteral("model")}));
        QVERIFY(asked.out.contains("\"question_read\""));
        QCOMPARE(program::objectsOf(asked.out).last()[QLatin1String("sql")].toString(),
                 QStringLiteral("SELECT 7 FROM orders")); // a tie goes to the model
    }

    void eachLineIsAnsweredInOrder()
    {
        const Outcome asked = lines("{\"id\": 1, \"question\": \"How many orders?\"}\n"
                                    "\n"
                                    "{\"id\": \"two\", \"question\": \"shoes of customers\"}\n"
                                    "{\"id\": 3}\n"
                                    "{\"id\": 4, \"question\": \"orders last month\"}\n",
                                    {QStringLiteral("--today"), QStringLiteral("2026-06-15")});
        QCOMPARE(asked.exitStatus, 1); // one is not understood, and one has no question
        const QList<QJsonObject> answers = program::objectsOf(asked.out);
        QCOMPARE(answers.size(), 4);
        QCOMPARE(answers[0][QLatin1String("id")].toInt(), 1);
        QCOMPARE(text(answers[0], "outcome"), QStringLiteral("solved"));
        QCOMPARE(text(answers[0], "sql"), QStringLiteral("SELECT COUNT(*) AS order_count\nFROM orders o"));
        QCOMPARE(answers[0][QLatin1String("attempts")].toInt(), 1);
        QVERIFY(answers[0][QLatin1String("confidence")].toDouble() > 0.9);
        QVERIFY(answers[0][QLatin1String("category")].isNull());
        QCOMPARE(text(answers[1], "id"), QStringLiteral("two"));
        QCOMPARE(text(answers[1], "outcome"), QStringLiteral("gave_up"));
        QVERIFY(answers[1][QLatin1String("sql")].isNull());
        QCOMPARE(answers[1][QLatin1String("unread")].toArray(), QJsonArray{QStringLiteral("shoes")});
        QCOMPARE(text(answers[2], "outcome"), QStringLiteral("failed"));
        QVERIFY(text(answers[2], "reason").contains(QStringLiteral("question")));
        QVERIFY(text(answers[3], "sql").contains(QStringLiteral("'2026-05-01'")));
    }

    void theReadingIsAnEvent()
    {
        const Outcome asked =
            program::run({QStringLiteral("ask"), QStringLiteral("--db"), url(), QStringLiteral("--question"),
                          QStringLiteral("customers from Rome"), QStringLiteral("--json")});
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QJsonObject reading;
        for (const QJsonObject& event : program::objectsOf(asked.out)) {
            if (text(event, "type") == QLatin1String("question_read"))
                reading = event;
        }
        const QJsonArray words = reading[QLatin1String("words")].toArray();
        QCOMPARE(words.size(), 2);
        QCOMPARE(text(words[1].toObject(), "meaning"), QStringLiteral("customers.city = Rome"));
        QCOMPARE(reading[QLatin1String("unread")].toArray(), QJsonArray());
        QVERIFY(reading[QLatin1String("confidence")].toDouble() > 0.9);
    }

    void evidenceSaysWhatWordsMean()
    {
        const Outcome asked = lines("{\"id\": 1, \"question\": \"How many punters?\", \"evidence\": \"punters means "
                                    "customers\"}\n",
                                    {});
        QCOMPARE(asked.exitStatus, 0);
        QCOMPARE(text(program::objectsOf(asked.out).first(), "sql"),
                 QStringLiteral("SELECT COUNT(*) AS customer_count\nFROM customers c"));
    }

    void anAnswerThatIsUnlikeTheSketchGivesTheNextReading()
    {
        const auto sqlLike = [this](const char* sketch) {
            const Outcome asked =
                program::run({QStringLiteral("ask"), QStringLiteral("--db"), url(), QStringLiteral("--model"),
                              QStringLiteral("built-in"), QStringLiteral("--question"), QStringLiteral("orders"),
                              QStringLiteral("--like"), QString::fromLatin1(sketch), QStringLiteral("--json")});
            QString message;
            for (const QJsonObject& event : program::objectsOf(asked.out)) {
                if (text(event, "type") == QLatin1String("attempt_tested") && message.isEmpty())
                    message = event[QLatin1String("findings")]
                                  .toArray()
                                  .first()
                                  .toObject()[QLatin1String("message")]
                                  .toString();
            }
            return message;
        };
        QCOMPARE(sqlLike("4 columns"), QString());
        QCOMPARE(sqlLike("number, number, text, date"), QString());
        QCOMPARE(sqlLike("?, ?, paid, ?"), QString());
        QCOMPARE(sqlLike("text, number"),
                 QStringLiteral("Columns of the answer: 2 expected, 4 found: id, "
                                "customer_id, status, ordered_on."));
        QCOMPARE(sqlLike("?, ?, lost, ?"),
                 QStringLiteral("The answer should have the row ?, ?, lost, ?, but has not."));
    }

    void aSketchThatIsNoneIsRefused()
    {
        const Outcome asked =
            program::run({QStringLiteral("ask"), QStringLiteral("--db"), url(), QStringLiteral("--model"),
                          QStringLiteral("built-in"), QStringLiteral("--question"), QStringLiteral("orders"),
                          QStringLiteral("--like"), QStringLiteral("text, number; Italy")});
        QCOMPARE(asked.exitStatus, 2);
        QVERIFY2(asked.err.contains("--like: the row Italy has 1 value, but there are 2 columns"),
                 asked.err.constData());
        const Outcome lined = lines("{\"id\": 1, \"question\": \"orders\", \"like\": \" ; \"}\n", {});
        QVERIFY2(
            text(program::objectsOf(lined.out).first(), "reason").startsWith(QStringLiteral("like: it says nothing")),
            lined.out.constData());
    }

    /// packaging/run asks it where there is no display.
    void theQuestionOfTheTourIsAnswered()
    {
        QFile script(QStringLiteral(QUERYMEND_SOURCE_DIR "/packaging/run"));
        QVERIFY(script.open(QIODevice::ReadOnly));
        const QRegularExpressionMatch question =
            QRegularExpression(QStringLiteral("question=\"([^\"]+)\"")).match(QString::fromUtf8(script.readAll()));
        QVERIFY(question.hasMatch());
        const Outcome asked =
            program::run({QStringLiteral("ask"), QStringLiteral("--db"), QStringLiteral("sqlite://" QUERYMEND_SAMPLE),
                          QStringLiteral("--model"), QStringLiteral("built-in"), QStringLiteral("--question"),
                          question.captured(1)});
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QVERIFY2(asked.out.contains("country_code = 'IT'"), asked.out.constData());
    }

    void aKeptRunReplaysTheSame()
    {
        const QString saved = m_folder.filePath(QStringLiteral("saved.run"));
        const QStringList ask{QStringLiteral("ask"),     QStringLiteral("--db"),     url(),
                              QStringLiteral("--model"), QStringLiteral("built-in"), QStringLiteral("--question"),
                              QStringLiteral("orders"),  QStringLiteral("--save"),   saved};
        QCOMPARE(program::run(ask).exitStatus, 0);
        const Outcome again =
            program::run({QStringLiteral("ask"), QStringLiteral("--db"), url(), QStringLiteral("--model"),
                          QStringLiteral("recorded:") + saved, QStringLiteral("--json")});
        QVERIFY2(again.exitStatus == 0, again.err.constData());
        QVERIFY(again.out.contains("\"outcome\":\"solved\""));
    }

    void aDayThatIsNoneIsRefused()
    {
        const Outcome asked =
            lines("{\"id\": 1, \"question\": \"orders\"}\n", {QStringLiteral("--today"), QStringLiteral("soon")});
        QCOMPARE(asked.exitStatus, 2);
        QVERIFY(asked.err.contains("--today"));
    }

private:
    [[nodiscard]] QString url() const { return QStringLiteral("sqlite://") + m_database.path(); }

    [[nodiscard]] Outcome lines(const QByteArray& input, const QStringList& more) const
    {
        const QString file = program::writeFile(m_folder.path(), "questions.jsonl", input);
        return program::run(QStringList{QStringLiteral("ask"), QStringLiteral("--jsonl"), file, QStringLiteral("--db"),
                                        url(), QStringLiteral("--model"), QStringLiteral("built-in")}
                            + more);
    }

    QTemporaryDir m_folder;
    SqliteFile m_database{tables};
};

QTEST_GUILESS_MAIN(AskLinesTest)
#include "tst_asklines.moc"
