#pragma once

#include "db/engines.h"
#include "db/session/sessionthread.h"
#include "sessionpromises.h"
#include "silentrelay.h"

#include <QTest>

#include <functional>
#include <future>
#include <memory>
#include <optional>

namespace querymend::silence {

// What holds on every server engine when the server falls silent. Nothing here ends by itself: a program that waits for
// the server hangs.

using Opener = std::function<Result<std::unique_ptr<Session>, EngineError>()>;

inline Limits longTime()
{
    return Limits{std::chrono::minutes(10)};
}

/// Queries one cell on the session's thread; `answer` must outlive the request.
inline AskId ask(SessionThread& thread, const std::string& statement, std::optional<EngineError>& answer)
{
    return thread.ask<Page>(
        &thread, [statement](Session& session) { return promises::pageOf(session, statement, longTime(), 1); },
        [&answer](const Result<Page, EngineError>& page) { answer = page ? EngineError{} : page.error(); });
}

inline void isToldAfterTheLimitAndTheNextConnectionWorks(const Opener& open, SilentRelay& relay)
{
    auto session = open();
    QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
    relay.fallSilent();
    const auto page = promises::pageOf(*session.value(), "SELECT 1", Limits{std::chrono::milliseconds(50)}, 1);
    QVERIFY(!page.ok());
    QVERIFY2(page.error().failure == EngineFailure::lost, page.error().message.c_str());
    QVERIFY(!page.error().message.empty());
    relay.speakAgain();
    QCOMPARE(promises::pageOf(*session.value(), "SELECT 1", {}, 1).error().failure, EngineFailure::lost);
    const auto next = open();
    QVERIFY2(next.ok(), next ? "" : next.error().message.c_str());
    QVERIFY(promises::goesOn(*next.value()));
}

/// A session's thread, with a way to wait for its end.
class WatchedThread {
public:
    explicit WatchedThread(const Opener& open)
        : m_thread(std::make_unique<SessionThread>(
            // The opener is destroyed with the thread.
            [open, end = std::shared_ptr<void>(nullptr, [ended = m_ended](void*) { ended->set_value(); })] {
                return open();
            }))
    {}

    [[nodiscard]] SessionThread& operator*() const { return *m_thread; }
    /// Closes the thread object; the future becomes ready when the thread has ended.
    [[nodiscard]] std::future<void> close()
    {
        m_thread.reset();
        return m_ended->get_future();
    }

private:
    std::shared_ptr<std::promise<void>> m_ended = std::make_shared<std::promise<void>>();
    std::unique_ptr<SessionThread> m_thread;
};

inline void isCancelledAndClosedWhileTheServerIsSilent(const Opener& open, SilentRelay& relay)
{
    WatchedThread thread(open);
    std::optional<EngineError> first;
    ask(*thread, "SELECT 1", first);
    QTRY_VERIFY(first.has_value());
    QCOMPARE(first->message, std::string());
    relay.fallSilent();
    std::optional<EngineError> second;
    (*thread).cancel(ask(*thread, "SELECT 2", second));
    QTRY_VERIFY(second.has_value());
    QCOMPARE(second->failure, EngineFailure::cancelled);
    std::optional<EngineError> third;
    ask(*thread, "SELECT 3", third);
    std::future<void> end = thread.close();
    QVERIFY(!third.has_value());
    end.wait();
    relay.speakAgain();
}

/// Cancellers may be called on any thread, including the one of the window.
inline void askingToStopDoesNotWait(const Opener& open, SilentRelay& relay, const std::string& endless)
{
    auto session = open();
    QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
    const std::shared_ptr<Canceller> canceller = session.value()->canceller();
    const int before = relay.connections();
    relay.fallSilentAfter(endless);
    std::atomic<bool> isOver = false;
    EngineFailure failure = EngineFailure::refused;
    std::thread asking([&] {
        const auto page = promises::pageOf(*session.value(), endless, longTime(), 1);
        failure = page ? failure : page.error().failure;
        isOver = true;
    });
    while (!isOver) {
        if (relay.isSilent())
            canceller->cancel();
        std::this_thread::yield();
    }
    asking.join();
    QCOMPARE(failure, EngineFailure::cancelled);
    QVERIFY(relay.connections() > before); // the request was sent
    QCOMPARE(promises::pageOf(*session.value(), "SELECT 1", {}, 1).error().failure, EngineFailure::lost);
    session.value().reset();
    canceller->cancel();
    relay.speakAgain();
}

/// `open` must set a short connect timeout.
inline void cannotBeOpenedWhileTheServerIsSilent(const Opener& open, SilentRelay& relay)
{
    relay.fallSilent();
    const auto session = open();
    relay.speakAgain();
    QVERIFY(!session.ok());
    QVERIFY2(session.error().failure == EngineFailure::unreachable, session.error().message.c_str());
    QVERIFY(!session.error().message.empty());
}

} // namespace querymend::silence
