#pragma once

#include "db/session/rowsink.h"
#include "db/session/session.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <string>
#include <thread>

namespace querymend::promises {

// What holds for sessions of every engine. Tests pass statements in the engine's dialect.

inline bool goesOn(Session& session)
{
    const auto cursor = session.run("SELECT 1", {});
    return cursor.ok() && cursor.value()->fetch(1).ok();
}

inline Result<Page, EngineError> pageOf(Session& session, const std::string& statement, const Limits& limits,
                                        std::size_t rows)
{
    const auto cursor = session.run(statement, limits);
    return cursor ? cursor.value()->fetch(rows) : Result<Page, EngineError>(Failure{cursor.error()});
}

/// The statement must return the numbers from 1 to 95.
inline void readsInPages(Session& session, const std::string& numbers)
{
    const auto cursor = session.run(numbers, {});
    QVERIFY2(cursor.ok(), cursor ? "" : cursor.error().message.c_str());
    std::int64_t read = 0;
    for (bool last = false; !last;) {
        const auto page = cursor.value()->fetch(10);
        QVERIFY(page.ok() && page->rows.size() <= 10);
        for (const CellRow& row : page->rows)
            QCOMPARE(std::get<std::int64_t>(row.front()), ++read);
        last = page->isLast;
    }
    QCOMPARE(read, std::int64_t{95});
    QVERIFY(cursor.value()->fetch(1)->rows.empty());
}

/// The statement must return more than ten rows.
inline void aSecondStatementTakesTheFirstOnesPlace(Session& session, const std::string& many)
{
    const auto first = session.run(many, {});
    QVERIFY(first.ok() && first.value()->fetch(10).ok());
    const auto second = session.run("SELECT 2", {});
    QVERIFY2(second.ok(), second ? "" : second.error().message.c_str());
    QVERIFY(!first.value()->fetch(10).ok());
    QVERIFY(second.value()->fetch(1).ok());
}

/// The statement must return many strings of forty characters.
inline void refusesRowsLargerThanTheLimit(Session& session, const std::string& texts)
{
    Limits limits;
    limits.bytes = 100;
    const auto cursor = session.run(texts, limits);
    QVERIFY2(cursor.ok(), cursor ? "" : cursor.error().message.c_str());
    int rows = 0;
    CellSink sink(1, [&rows](CellRow&) { ++rows; });
    const auto isLast = cursor.value()->fetchInto(sink, 1'000'000);
    QVERIFY(!isLast.ok());
    QCOMPARE(isLast.error().failure, EngineFailure::tooLarge);
    QVERIFY2(rows <= 2, "a row beyond the limit was given as whole");
    QVERIFY(goesOn(session));
}

inline void stopsWhatRunsTooLong(Session& session, const std::string& endless)
{
    const auto page = pageOf(session, endless, Limits{std::chrono::milliseconds(50)}, 1);
    QVERIFY(!page.ok());
    QCOMPARE(page.error().failure, EngineFailure::timedOut);
    QVERIFY(goesOn(session));
}

/// Requests come before, during and after the statement; the session is closed at the end.
inline void isCancelledFromAnotherThreadAndGoesOn(std::unique_ptr<Session>& session, const std::string& endless)
{
    const std::shared_ptr<Canceller> canceller = session->canceller();
    canceller->cancel(); // nothing runs, so nothing is cancelled
    for (int i = 0; i < 20; ++i) {
        std::atomic<bool> isOver = false;
        std::thread other([&] {
            while (!isOver) {
                canceller->cancel();
                std::this_thread::yield();
            }
        });
        const auto page = pageOf(*session, endless, Limits{std::chrono::minutes(2)}, 1);
        isOver = true;
        other.join();
        QVERIFY(!page.ok());
        QVERIFY2(page.error().failure == EngineFailure::cancelled, page.error().message.c_str());
        QVERIFY(goesOn(*session));
    }
    session.reset();
    canceller->cancel();
}

} // namespace querymend::promises
