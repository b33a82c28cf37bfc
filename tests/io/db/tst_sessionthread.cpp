#include "db/session/sessionthread.h"

#include "support/sqlitefile.h"

#include <QEventLoop>
#include <QSemaphore>
#include <QTest>

#include <future>
#include <optional>
#include <thread>

namespace querymend {

namespace {

constexpr std::string_view endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

using Number = Result<std::int64_t, EngineError>;

/// Runs a statement that returns one number.
Number numberOf(Session& session, std::string_view statement)
{
    auto cursor = session.run(statement, Limits{std::chrono::minutes(5)});
    if (!cursor)
        return Failure{std::move(cursor).error()};
    auto page = cursor.value()->fetch(1);
    if (!page)
        return Failure{std::move(page).error()};
    return std::get<std::int64_t>(page->rows.front().front());
}

SessionThread::Work<std::int64_t> statement(std::string_view text)
{
    return [text](Session& session) { return numberOf(session, text); };
}

/// Stores the answer and ends the wait for it.
struct Answer {
    std::optional<Number> number;
    QEventLoop loop;

    SessionThread::Answered<std::int64_t> taken()
    {
        return [this](Number given) {
            number = std::move(given);
            loop.quit();
        };
    }

    const Number& wait()
    {
        if (!number)
            loop.exec();
        return *number;
    }
};

} // namespace

class SessionThreadTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersComeInOrderOnTheThreadThatAsked()
    {
        SessionThread thread(opener());
        Answer last;
        std::vector<std::int64_t> answers;
        QThread* const here = QThread::currentThread();
        for (const std::string_view text : {"SELECT 1", "SELECT 2", "SELECT 3"}) {
            thread.ask<std::int64_t>(this, statement(text), [&](Number number) {
                QCOMPARE(QThread::currentThread(), here);
                answers.push_back(number ? *number : -1);
            });
        }
        thread.ask<std::int64_t>(this, statement("SELECT 4"), last.taken());
        QCOMPARE(*last.wait(), 4);
        QCOMPARE(answers, (std::vector<std::int64_t>{1, 2, 3}));
    }

    void whatRunsIsCancelledAndWhatFollowsIsNot()
    {
        SessionThread thread(opener());
        Answer first;
        Answer second;
        std::promise<void> begun;
        const AskId id = thread.ask<std::int64_t>(
            this,
            [&](Session& session) {
                begun.set_value();
                return numberOf(session, endless);
            },
            first.taken());
        thread.ask<std::int64_t>(this, statement("SELECT 2"), second.taken());
        begun.get_future().wait();
        thread.cancel(id);
        QVERIFY(!first.wait().ok());
        QCOMPARE(first.wait().error().failure, EngineFailure::cancelled);
        QCOMPARE(*second.wait(), 2);
    }

    void whatWaitsIsCancelledBeforeItBegins()
    {
        SessionThread thread(opener());
        Answer first;
        Answer second;
        const AskId id = thread.ask<std::int64_t>(this, statement(endless), first.taken());
        bool hasRun = false;
        const AskId waiting = thread.ask<std::int64_t>(
            this,
            [&](Session&) -> Number {
                hasRun = true;
                return 0;
            },
            second.taken());
        thread.cancel(waiting);
        QCOMPARE(second.wait().error().failure, EngineFailure::cancelled);
        thread.cancel(id);
        QCOMPARE(first.wait().error().failure, EngineFailure::cancelled);
        QVERIFY(!hasRun);
    }

    void isCancelledWhileItConnects()
    {
        std::promise<void> mayConnect;
        std::promise<void> connecting;
        SessionThread thread([&, allowed = mayConnect.get_future().share()] {
            connecting.set_value();
            allowed.wait();
            return openSession(m_file.target());
        });
        Answer first;
        Answer second;
        bool hasRun = false;
        const AskId id = thread.ask<std::int64_t>(
            this,
            [&](Session&) -> Number {
                hasRun = true;
                return 0;
            },
            first.taken());
        connecting.get_future().wait();
        thread.cancel(id);
        QCOMPARE(first.wait().error().failure, EngineFailure::cancelled);
        mayConnect.set_value();
        thread.ask<std::int64_t>(this, statement("SELECT 2"), second.taken());
        QCOMPARE(*second.wait(), 2);
        QVERIFY(!hasRun);
    }

    void saysWhatTheServerIsLeftWith_data()
    {
        QTest::addColumn<bool>("isCancelled");
        QTest::addColumn<QByteArray>("left");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("a statement that did not end")
            << true << QByteArray("connection 7") << QStringList{QStringLiteral("connection 7")};
        QTest::newRow("not of one that ended") << true << QByteArray() << QStringList();
        QTest::newRow("not of one that was not cancelled, whose error says it")
            << false << QByteArray("connection 7") << QStringList();
    }

    void saysWhatTheServerIsLeftWith()
    {
        QFETCH(bool, isCancelled);
        QFETCH(QByteArray, left);
        SessionThread thread(opener());
        QStringList said;
        connect(&thread, &SessionThread::leftRunning, this, [&](const QString& name) { said.append(name); });
        Answer first;
        Answer second;
        QSemaphore begun;
        QSemaphore mayEnd;
        const AskId id = thread.ask<std::int64_t>(
            this,
            [&](Session&) -> Number {
                begun.release();
                mayEnd.acquire();
                return Failure{EngineError{EngineFailure::timedOut, "given up", {}, {}, {}, left.toStdString()}};
            },
            first.taken());
        begun.acquire();
        if (isCancelled)
            thread.cancel(id);
        else
            mayEnd.release();
        QCOMPARE(first.wait().error().failure, isCancelled ? EngineFailure::cancelled : EngineFailure::timedOut);
        mayEnd.release();
        thread.ask<std::int64_t>(
            this, [](Session&) -> Number { return 2; }, second.taken());
        QCOMPARE(*second.wait(), 2);
        QTEST(said, "said");
    }

    /// Nothing waits for a server that does not respond, and its late answer does no harm.
    void endsWhileItConnects()
    {
        auto mayConnect = std::make_shared<std::promise<void>>();
        auto hasEnded = std::make_shared<std::promise<void>>();
        std::promise<void> connecting;
        bool answered = false;
        {
            SessionThread thread([&connecting, mayConnect, target = m_file.target(),
                                  end = std::shared_ptr<void>(nullptr, [hasEnded](void*) { hasEnded->set_value(); })] {
                connecting.set_value();
                mayConnect->get_future().wait();
                return openSession(target);
            });
            thread.ask<std::int64_t>(this, statement("SELECT 1"), [&](const Number&) { answered = true; });
            connecting.get_future().wait();
        }
        mayConnect->set_value();
        hasEnded->get_future().wait(); // the opener is destroyed with the thread
        QCoreApplication::processEvents();
        QVERIFY(!answered);
    }

    void whoAskedIsForgottenOnTheThreadThatAsked()
    {
        auto mayConnect = std::make_shared<std::promise<void>>();
        auto hasEnded = std::make_shared<std::promise<void>>();
        std::promise<void> connecting;
        std::thread::id forgottenOn;
        {
            SessionThread thread([&connecting, mayConnect, target = m_file.target(),
                                  end = std::shared_ptr<void>(nullptr, [hasEnded](void*) { hasEnded->set_value(); })] {
                connecting.set_value();
                mayConnect->get_future().wait();
                return openSession(target);
            });
            const std::shared_ptr<void> asker(nullptr,
                                              [&forgottenOn](void*) { forgottenOn = std::this_thread::get_id(); });
            thread.ask<std::int64_t>(this, statement("SELECT 1"), [asker](const Number&) {});
            connecting.get_future().wait();
        }
        mayConnect->set_value();
        hasEnded->get_future().wait(); // the opener is destroyed with the thread
        QVERIFY(forgottenOn == std::this_thread::get_id());
    }

    void endsWhileAStatementRuns()
    {
        std::promise<void> begun;
        bool answered = false;
        {
            SessionThread thread(opener());
            thread.ask<std::int64_t>(
                this,
                [&](Session& session) {
                    begun.set_value();
                    return numberOf(session, endless);
                },
                [&](const Number&) { answered = true; });
            begun.get_future().wait();
        }
        QCoreApplication::processEvents();
        QVERIFY(!answered);
    }

    void nobodyIsAnsweredWhoIsGone()
    {
        SessionThread thread(opener());
        auto context = std::make_unique<QObject>();
        bool answered = false;
        Answer last;
        thread.ask<std::int64_t>(context.get(), statement("SELECT 1"), [&](const Number&) { answered = true; });
        thread.ask<std::int64_t>(this, statement("SELECT 2"), last.taken());
        context.reset();
        QCOMPARE(*last.wait(), 2);
        QVERIFY(!answered);
    }

    void allWhoWaitForAConnectionHearThatThereIsNone()
    {
        std::promise<void> mayFail;
        SessionThread thread(
            [allowed = mayFail.get_future().share()]() -> Result<std::unique_ptr<Session>, EngineError> {
                allowed.wait();
                return failed(EngineFailure::unreachable, "no such host");
            });
        Answer first;
        Answer second;
        thread.ask<std::int64_t>(this, statement("SELECT 1"), first.taken());
        thread.ask<std::int64_t>(this, statement("SELECT 2"), second.taken());
        mayFail.set_value();
        QCOMPARE(first.wait().error().failure, EngineFailure::unreachable);
        QCOMPARE(second.wait().error().message, std::string("no such host"));
    }

private:
    [[nodiscard]] SessionOpener opener() const
    {
        return [target = m_file.target()] { return openSession(target); };
    }

    SqliteFile m_file{"CREATE TABLE t (a INTEGER);"};
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SessionThreadTest)

#include "tst_sessionthread.moc"
