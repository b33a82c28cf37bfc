// The mistakes of tst_postgreserrors by psqlODBC, which does not tell places.

#include "odbcdrivers.h"
#include "postgresmistakes.h"
#include "provokederror.h"

#include <QtTest>

#include <map>

namespace querymend {

namespace {

/// Elsewhere the message has a name in it that stands once in the statement.
const QStringList placeless{QStringLiteral("unknown window"),
                            QStringLiteral("ORDER BY a column that is not there"),
                            QStringLiteral("type: an operator that there is not"),
                            QStringLiteral("type: a condition that is none"),
                            QStringLiteral("type: arms of different types"),
                            QStringLiteral("type: branches of different types"),
                            QStringLiteral("type: a cast that there is not"),
                            QStringLiteral("value: no JSON"),
                            QStringLiteral("value: a collation that there is not"),
                            QStringLiteral("DISTINCT with another order"),
                            QStringLiteral("aggregate in WHERE"),
                            QStringLiteral("aggregate in an aggregate"),
                            QStringLiteral("window in WHERE"),
                            QStringLiteral("a frame that ends before it begins"),
                            QStringLiteral("arms of different widths"),
                            QStringLiteral("a subquery of two columns"),
                            QStringLiteral("lists of different lengths")};

} // namespace

class OdbcErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill() + m_server->asOwner(neededForPostgresMistakes);
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void cleanupTestCase()
    {
        m_sessions.clear();
        m_server.reset();
    }

    void isToldAsWhatItIs_data() { addPostgresMistakes(); }

    void isToldAsWhatItIs()
    {
        QFETCH(QByteArray, marked);
        QFETCH(QByteArray, login);
        QFETCH(QByteArray, code);
        Session* const session = sessionOf(login.toStdString());
        QVERIFY(session);
        const MarkedStatement statement(marked.toStdString());
        const Limits limits{std::chrono::milliseconds(code == "timeout" ? 50 : 10000)};
        const Judgement judgement = judged(*session, statement.sql, limits);
        const bool isPlaced = !placeless.contains(QString::fromUtf8(QTest::currentDataTag()));
        const std::string difference =
            judgement.differenceFrom(isPlaced ? expectedOf(code.toStdString(), statement) : code.toStdString());
        QVERIFY2(difference.empty(), difference.c_str());
        QCOMPARE(judged(*session, "SELECT 1", limits).shown, std::string("nothing is wrong"));
    }

private:
    Session* sessionOf(const std::string& login)
    {
        auto& session = m_sessions[login];
        if (!session) {
            auto opened = openSession(odbcTarget(*m_server, login));
            session = opened ? std::move(opened).value() : nullptr;
        }
        return session.get();
    }

    std::unique_ptr<PostgresServer> m_server;
    std::map<std::string, std::unique_ptr<Session>> m_sessions;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::OdbcErrorsTest)

#include "tst_odbcerrors.moc"
