// Every hostile statement on a live server, through the whole check and past the guard: what it changes.

#include "postgresstate.h"
#include "support/corpus.h"
#include "triedwithin.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

const Limits shortly{std::chrono::seconds(1)};

std::vector<CorpusCase> hostileTexts(const PostgresServer& server)
{
    std::vector<CorpusCase> texts = readCorpus(QUERYMEND_CORPUS, "hostile/postgresql.sql");
    const std::string folder = server.folder().toStdString();
    const auto add = [&texts](const char* name, std::string sql) { texts.push_back({name, std::move(sql), {}, 0}); };
    add("a large object copied to a file of the server", "SELECT lo_export(4711, '" + folder + "/data/copied')");
    add("another connection that deletes",
        "SELECT dblink_exec('host=" + folder + " user=owner dbname=shop', 'DELETE FROM order_items')");
    return texts;
}

void sendUnguarded(Session& session, const CorpusCase& text)
{
    (void)session.prepare(text.sql);
    (void)session.explain(text.sql, shortly);
    if (const auto cursor = session.run(text.sql, shortly))
        (void)cursor.value()->fetch(100);
}

} // namespace

class PostgresCanaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        for (const char* extension : {"dblink", "adminpack", "tablefunc", "xml2"})
            QCOMPARE(m_server->asOwner("CREATE EXTENSION " + std::string(extension)), std::string());
        QCOMPARE(m_server->asOwner("SELECT lo_from_bytea(4711, 'x')"), std::string("4711\n"));
        m_state = std::make_unique<PostgresState>(*m_server);
        m_state->freeze();
    }

    void cleanup()
    {
        m_state.reset();
        m_server.reset();
    }

    void checkedTextsDoNotChangeOneByte_data()
    {
        QTest::addColumn<QByteArray>("login");
        QTest::newRow("of a login that may write") << QByteArray("reader");
        QTest::newRow("of a superuser") << QByteArray("owner");
    }

    void checkedTextsDoNotChangeOneByte()
    {
        QFETCH(QByteArray, login);
        const auto session = m_server->open(login.toStdString());
        QVERIFY(session);
        const QByteArray before = m_state->files();
        std::string marks = m_state->marks();
        for (const CorpusCase& text : hostileTexts(*m_server)) {
            QVERIFY2(wholeCheckOf(text, *session, shortly).status != VerdictStatus::ok, text.name.c_str());
            const std::string after = m_state->marks();
            // The server also writes to its log on its own, so a moved mark is only a reason for a closer look.
            if (after != marks)
                QVERIFY2(m_state->files() == before, text.name.c_str());
            marks = m_state->marks();
        }
        QCOMPARE(m_state->files(), before);
        QVERIFY(session->run("SELECT 1", {}).ok());
    }

    /// Creating and undoing large objects leaves dead bytes in a file, so only rows count here.
    void unguardedTextsOfALoginThatMayWriteChangeNoRow()
    {
        QCOMPARE(changedBy("reader").join(QLatin1Char('\n')), QString());
    }

    /// A read-only transaction does not contain a superuser, which is why such logins cause a warning: these changes
    /// survive its end. In addition, such a login can end other connections (only those listed before its own, which
    /// ends the statement, so the result varies), reload the server's settings, switch to a new log file and write to
    /// the log.
    void unguardedTextsOfASuperuserChangeOnlyTheseThings()
    {
        const QStringList expected{QStringLiteral("a replication slot"),
                                   QStringLiteral("dropping a replication slot"),
                                   QStringLiteral("a file written by adminpack"),
                                   QStringLiteral("a file removed by adminpack"),
                                   QStringLiteral("a large object copied to a file of the server"),
                                   QStringLiteral("another connection that deletes")};
        QStringList changed = changedBy("owner");
        changed.removeAll(QStringLiteral("pg_terminate_backend over the activity view"));
        QCOMPARE(changed.join(QLatin1Char('\n')), expected.join(QLatin1Char('\n')));
    }

private:
    /// The names of the statements after which the server has changed.
    QStringList changedBy(const std::string& login)
    {
        QStringList changed;
        std::unique_ptr<Session> session;
        std::string rows = m_state->rows();
        std::string marks = m_state->marks();
        for (const CorpusCase& text : hostileTexts(*m_server)) {
            if (!session || !session->prepare("SELECT 1").ok())
                session = m_server->open(login);
            sendUnguarded(*session, text);
            const std::string after = m_state->marks();
            if (after == marks)
                continue;
            const std::string now = m_state->rows();
            if (now != rows || after.starts_with("a connection"))
                changed << QString::fromStdString(text.name);
            rows = now;
            marks = m_state->marks();
        }
        if (m_state->rows() != rows)
            changed << QStringLiteral("something that no mark told of");
        return changed;
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<PostgresState> m_state;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresCanaryTest)

#include "tst_postgrescanary.moc"
