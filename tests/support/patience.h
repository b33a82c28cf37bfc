#pragma once

// Included before every test: Qt's own wait macros, with two differences. They wait at least a minute, because a busy
// machine is no reason to fail. And a condition that was true once counts, whereas Qt evaluates it again afterwards,
// when a connection may be gone or a count may have moved on.

#include <QtTest/QtTest>

#include <QDeadlineTimer>

#include <algorithm>

namespace querymend {

/// Handles events until the condition is true; false if that takes too long.
template <typename Condition>
bool comesTrue(const Condition& condition, int milliseconds)
{
    constexpr int patience = 60'000;
    constexpr int pause = 10;
    const QDeadlineTimer deadline(std::max(milliseconds, patience));
    while (!condition()) {
        if (deadline.hasExpired() || QTest::currentTestFailed())
            return false;
        QTest::qWait(pause);
    }
    return true;
}

} // namespace querymend

#undef QTRY_VERIFY_WITH_TIMEOUT
#define QTRY_VERIFY_WITH_TIMEOUT(expression, timeout) \
    QVERIFY2(querymend::comesTrue([&] { return static_cast<bool>(expression); }, timeout), #expression)

#undef QTRY_VERIFY2_WITH_TIMEOUT
#define QTRY_VERIFY2_WITH_TIMEOUT(expression, message, timeout) \
    QVERIFY2(querymend::comesTrue([&] { return static_cast<bool>(expression); }, timeout), message)

#undef QTRY_COMPARE_WITH_TIMEOUT
#define QTRY_COMPARE_WITH_TIMEOUT(actual, expected, timeout)                        \
    do {                                                                            \
        if (!querymend::comesTrue([&] { return (actual) == (expected); }, timeout)) \
            QCOMPARE(actual, expected);                                             \
    } while (false)
