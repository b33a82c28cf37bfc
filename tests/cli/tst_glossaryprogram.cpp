// A glossary on the command line: questions, linking, prompts, agents.

#include "program.h"
#include "support/mcpclient.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>

using program::Outcome;
using querymend::SqliteFile;

namespace {

constexpr auto shopTables =
    "CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT);"
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers,"
    " status TEXT NOT NULL, amount INTEGER NOT NULL);"
    "INSERT INTO customers VALUES (1, 'Ada', 'Rome'), (2, 'Bruno', 'Berlin');"
    "INSERT INTO orders VALUES (1, 1, 'paid', 5), (2, 1, 'cancelled', 7), (3, 2, 'paid', 2);";

constexpr auto sentences = "# What words mean here\n"
                           "punters means customers\n"
                           "takings is SUM(orders.amount)\n"
                           "romans refers to customers.city = 'Rome'\n"
                           "orders always where orders.status <> 'cancelled'\n";

QJsonObject eventOf(const Outcome& asked, QLatin1String type)
{
    for (const QJsonObject& event : program::objectsOf(asked.out)) {
        if (event[QLatin1String("type")].toString() == type)
            return event;
    }
    return {};
}

QString evidenceOf(const Outcome& asked)
{
    return eventOf(asked, QLatin1String("run_started"))[QLatin1String("question")]
        .toObject()[QLatin1String("evidence")]
        .toString();
}

QString sqlOf(const Outcome& asked)
{
    return eventOf(asked, QLatin1String("run_finished"))[QLatin1String("sql")].toString().simplified();
}

} // namespace

class GlossaryProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder.filePath(QStringLiteral("runs.db")).toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
        m_file = program::writeFile(m_folder.path(), "words.txt", sentences);
    }

    void aQuestionIsAnsweredByTheGlossary()
    {
        const Outcome asked = ask(QStringLiteral("takings by city"), {});
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QCOMPARE(sqlOf(asked),
                 QStringLiteral("SELECT c.city, SUM(o.amount) AS takings FROM orders o JOIN customers c ON c.id = "
                                "o.customer_id WHERE (o.status <> 'cancelled') GROUP BY c.city"));
        QCOMPARE(evidenceOf(asked),
                 QStringLiteral("From the glossary:\ntakings is SUM(orders.amount)\n"
                                "orders always where orders.status <> 'cancelled'"));
    }

    void whatIsTypedComesFirst()
    {
        const Outcome asked = ask(QStringLiteral("How many punters?"),
                                  {QStringLiteral("--evidence"), QStringLiteral("punters means orders")});
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QVERIFY(sqlOf(asked).startsWith(QStringLiteral("SELECT COUNT(*) AS order_count FROM orders o")));
        QVERIFY(evidenceOf(asked).startsWith(QStringLiteral("punters means orders\nFrom the glossary:\n")));
    }

    void aRunIsRepeatedWithoutTheFile()
    {
        const QString saved = m_folder.filePath(QStringLiteral("saved.run"));
        const Outcome asked = ask(QStringLiteral("How many punters?"), {QStringLiteral("--save"), saved});
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        const Outcome again = program::run({QStringLiteral("replay"), saved, QStringLiteral("--json")});
        QVERIFY2(again.exitStatus == 0, again.err.constData());
        QCOMPARE(sqlOf(again), sqlOf(asked));
        QCOMPARE(evidenceOf(again), evidenceOf(asked));
    }

    void theUsualFileIsUsedWhereNoneIsNamed()
    {
        const QString folder = m_folder.filePath(QStringLiteral("querymend"));
        QVERIFY(QDir().mkpath(folder));
        const QString usual = program::writeFile(folder, "glossary.txt", "folks means customers\nx is SUM(y.z)\n");
        const Outcome asked =
            program::run({QStringLiteral("ask"), QStringLiteral("--db"), url(), QStringLiteral("--question"),
                          QStringLiteral("How many folks?"), QStringLiteral("--json")});
        QVERIFY(QFile::remove(usual));
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QVERIFY(sqlOf(asked).contains(QStringLiteral("FROM customers")));
        QVERIFY2(!asked.err.contains("glossary"), asked.err.constData()); // the other is for another database
    }

    void aBadLineIsNamedAndTheOthersAreUsed()
    {
        const QString file = program::writeFile(m_folder.path(), "bad.txt",
                                                "punters means customers\n\ntakings is SUM(orders.amont)\nnonsense\n");
        const Outcome asked =
            program::run({QStringLiteral("ask"), QStringLiteral("--db"), url(), QStringLiteral("--question"),
                          QStringLiteral("How many punters?"), QStringLiteral("--glossary"), file});
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QVERIFY2(asked.err.contains("bad.txt:3: there is no column 'orders.amont'; is 'amount' meant?"),
                 asked.err.constData());
        QVERIFY2(asked.err.contains("bad.txt:4: 'nonsense' says nothing"), asked.err.constData());
        QVERIFY(!asked.err.contains("bad.txt:1"));
    }

    void aFileThatIsNotThereIsNamed()
    {
        const Outcome asked =
            program::run({QStringLiteral("ask"), QStringLiteral("--db"), url(), QStringLiteral("--question"),
                          QStringLiteral("How many orders?"), QStringLiteral("--glossary"),
                          m_folder.filePath(QStringLiteral("none.txt"))});
        QCOMPARE(asked.exitStatus, 3);
        QVERIFY2(asked.err.contains("none.txt: there is no such file"), asked.err.constData());
    }

    void theTablesOfASentenceAreLinked()
    {
        const Outcome linked =
            program::run({QStringLiteral("link"), QStringLiteral("--db"), url(), QStringLiteral("--question"),
                          QStringLiteral("takings"), QStringLiteral("--glossary"), m_file});
        QVERIFY2(linked.exitStatus == 0, linked.err.constData());
        QVERIFY2(linked.out.contains("orders  found"), linked.out.constData());
    }

    void aPromptHasTheSentences()
    {
        const Outcome prompt =
            program::run({QStringLiteral("prompt"), QStringLiteral("--db"), url(), QStringLiteral("--question"),
                          QStringLiteral("How many punters?"), QStringLiteral("--glossary"), m_file});
        QVERIFY2(prompt.exitStatus == 0, prompt.err.constData());
        QVERIFY2(prompt.out.contains("From the glossary:\npunters means customers"), prompt.out.constData());
        QVERIFY(!prompt.out.contains("takings is"));
    }

    void agentsGetTheSentences_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("all of them") << QStringList()
                                     << QStringList{QStringLiteral("punters means customers"),
                                                    QStringLiteral("romans refers to customers.city = 'Rome'"),
                                                    QStringLiteral("orders always where orders.status <> 'cancelled'")};
        QTest::newRow("those without values")
            << QStringList{QStringLiteral("--no-data")} << QStringList{QStringLiteral("punters means customers")};
    }

    void agentsGetTheSentences()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QStringList, expected);
        program::McpClient agent({url()}, m_folder.filePath(QStringLiteral("agents.db")),
                                 QStringList{QStringLiteral("--glossary"), m_file} + options);
        const QJsonObject found =
            agent.call("find_tables", {{QStringLiteral("about"), QStringLiteral("punters who are romans")}});
        QStringList sentencesGiven;
        for (const QJsonValue value :
             found[QLatin1String("structuredContent")].toObject()[QLatin1String("glossary")].toArray())
            sentencesGiven.append(value.toString());
        QCOMPARE(sentencesGiven, expected);
    }

private:
    [[nodiscard]] QString url() const { return QStringLiteral("sqlite://") + m_database.path(); }

    [[nodiscard]] Outcome ask(const QString& question, const QStringList& more) const
    {
        return program::run(QStringList{QStringLiteral("ask"), QStringLiteral("--db"), url(), QStringLiteral("--model"),
                                        QStringLiteral("built-in"), QStringLiteral("--question"), question,
                                        QStringLiteral("--json"), QStringLiteral("--glossary"), m_file}
                            + more);
    }

    QTemporaryDir m_folder;
    SqliteFile m_database{shopTables};
    QString m_file;
};

QTEST_GUILESS_MAIN(GlossaryProgramTest)
#include "tst_glossaryprogram.moc"
