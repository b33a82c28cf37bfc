#pragma once

#include <QFile>
#include <QObject>
#include <QTimer>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <ctime>

namespace querymend {

/// Measures the longest time for which this thread's event loop was blocked. Time in which the system gave the thread
/// no processor does not count. Create it at the start of a flow; between its steps the test must let the loop run:
/// `QTest::keyClicks` does so only with a delay.
class StallWatch {
public:
    StallWatch()
    {
        m_tick.setTimerType(Qt::PreciseTimer);
        m_tick.setInterval(2);
        QObject::connect(&m_tick, &QTimer::timeout, &m_tick, [this] { look(); });
        m_last = now();
        m_lastWaited = waited();
        m_tick.start();
    }

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    static constexpr std::chrono::milliseconds limit{100};
#else
    static constexpr std::chrono::milliseconds limit{50};
#endif

    /// The current limit on this machine, raised in proportion if it is slower than the one that the limit was set for.
    [[nodiscard]] static std::chrono::milliseconds limitHere()
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(limit * pace());
    }

    [[nodiscard]] std::chrono::milliseconds longest()
    {
        look();
        return std::chrono::duration_cast<std::chrono::milliseconds>(m_longest);
    }

private:
    using Time = std::chrono::nanoseconds;

    static Time now()
    {
        return std::chrono::steady_clock::now().time_since_epoch();
    }

    /// How long the thread was ready but not running: the second number in schedstat.
    static Time waited()
    {
        QFile file(QStringLiteral("/proc/thread-self/schedstat"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return Time(file.readAll().split(' ').value(1).toLongLong());
    }

    /// How many times longer a small task takes than on the machine where the limit was set (1.6 ms there); at least 1.
    static double pace()
    {
        constexpr double there = 1.6e6;
        std::array<std::int64_t, 5> times{};
        for (std::int64_t& time : times) {
            std::array<std::uint32_t, 1 << 14> numbers{};
            const std::int64_t begin = processorTime();
            std::uint32_t last = 1;
            for (std::uint32_t& number : numbers)
                number = last = last * 1664525U + 1013904223U;
            std::sort(numbers.begin(), numbers.end());
            time = processorTime() - begin;
        }
        std::sort(times.begin(), times.end());
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        return 1; // the limit already includes the sanitizer's overhead
#else
        return std::max(1.0, static_cast<double>(times[times.size() / 2]) / there);
#endif
    }

    static std::int64_t processorTime()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
    }

    void look()
    {
        const Time time = now();
        const Time waitedNow = waited();
        m_longest = std::max(m_longest, time - m_last - (waitedNow - m_lastWaited));
        m_last = time;
        m_lastWaited = waitedNow;
    }

    QTimer m_tick;
    Time m_last{};
    Time m_lastWaited{};
    Time m_longest{};
};

/// Fails the test if the event loop was blocked for too long.
#define QUERYMEND_VERIFY_NO_STALL(watch)                              \
    QVERIFY2((watch).longest() <= querymend::StallWatch::limitHere(), \
             qPrintable(QStringLiteral("stalled for %1 ms").arg((watch).longest().count())))

} // namespace querymend
