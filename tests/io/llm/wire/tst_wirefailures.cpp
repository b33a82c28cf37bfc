#include "failurerows.h"
#include "llm/wire/contextnumbers.h"
#include "llm/wire/wireformat.h"
#include "llm/wire/wirejson.h"
#include "support/wirereading.h"

#include <QTest>

namespace querymend {

namespace {

/// Saturday, 21 November 2026, 10:00:00 GMT.
constexpr std::chrono::system_clock::time_point now{std::chrono::seconds{1795255200}};

QByteArray failureOf(int status, const std::vector<WireHeader>& headers, const QByteArray& body)
{
    const std::string bytes = body.toStdString();
    return QByteArray::fromStdString(test::told(wireFormats().front().failureOf({status, headers, bytes, now})));
}

} // namespace

class WireFailuresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("failure");
        for (const FailureRow& row : failureRows())
            QTest::newRow(row.name) << row.status << QByteArray(row.body) << QByteArray(row.failure);
    }
    void names()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, failure);
        QCOMPARE(failureOf(status, {{"Content-Type", "text/html"}}, body), failure);
    }

    void waits_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("advice");
        const auto row = [](const char* name, const char* header, const char* value, const char* advice) {
            QTest::newRow(name) << QByteArray(header) << QByteArray(value) << QByteArray(advice);
        };
        row("milliseconds", "retry-after-ms", "1500", "\nafter: 1500 ms");
        row("parts of milliseconds", "Retry-After-Ms", "12.7", "\nafter: 12 ms");
        row("seconds", "retry-after", "20", "\nafter: 20000 ms");
        row("seconds in any spelling, with blanks", "RETRY-AFTER", " 1.5 ", "\nafter: 1500 ms");
        row("no time", "retry-after", "0", "\nafter: 0 ms");
        row("less than no time", "retry-after", "-5", "\nafter: 0 ms");
        row("for ever", "retry-after", "1e300", "\nafter: 86400000 ms");
        row("a date", "retry-after", "Sat, 21 Nov 2026 10:00:30 GMT", "\nafter: 30000 ms");
        row("a date of the older form", "retry-after", "Saturday, 21-Nov-26 10:01:00 GMT", "\nafter: 60000 ms");
        row("a date of the oldest form", "retry-after", "Sat Nov 21 10:00:05 2026", "\nafter: 5000 ms");
        row("a date with a blank before the day", "retry-after", "Tue Dec  1 10:00:00 2026", "\nafter: 86400000 ms");
        row("a date that is over", "retry-after", "Sat, 21 Nov 2026 09:00:00 GMT", "\nafter: 0 ms");
        row("a date of long ago", "retry-after", "Sun, 06 Nov 194 08:49:37 GMT", "\nafter: 0 ms");
        row("a date that is far", "retry-after", "Sun, 06 Nov 9994 08:49:37 GMT", "\nafter: 86400000 ms");
        row("a day that no month has", "retry-after", "Sat, 31 Nov 2026 10:00:30 GMT", "");
        row("an hour that no day has", "retry-after", "Sat, 21 Nov 2026 24:00:30 GMT", "");
        row("words", "retry-after", "later", "");
        row("many words", "retry-after", "a b c d e f g h", "");
        row("no number", "retry-after", "nan", "");
        row("nothing", "retry-after", "", "");
        row("a number and more", "retry-after", "5 seconds", "");
        row("try again", "x-should-retry", "true", "\nretry: yes");
        row("do not try again", "X-Should-Retry", "false", "\nretry: no");
        row("who knows", "x-should-retry", "maybe", "");
    }
    void waits()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, advice);
        QCOMPARE(failureOf(429, {{"a", "b"}, {name.toStdString(), value.toStdString()}}, "{}"),
                 "rate_limit: HTTP 429: It sent text that begins: {}" + advice);
    }

    void prefersMilliseconds()
    {
        QVERIFY(failureOf(429, {{"retry-after", "20"}, {"retry-after-ms", "7"}}, "").endsWith("\nafter: 7 ms"));
        QVERIFY(failureOf(429, {{"retry-after", "20"}, {"retry-after-ms", "soon"}}, "").endsWith("\nafter: 20000 ms"));
    }

    void findsTheNumbersOfAContext_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("numbers");
        const auto row = [](const char* message, const char* numbers) {
            QTest::newRow(message) << QByteArray(message) << QByteArray(numbers);
        };
        row("This model's maximum context length is 128000 tokens. However, you requested 130001 tokens (129001 in the "
            "messages, 1000 in the completion).",
            "130001 of 128000");
        row("input length and `max_tokens` exceed context limit: 199000 + 8000 > 200000, decrease input length",
            "207000 of 200000");
        row("request (9412 tokens) exceeds the available context size (8192 tokens), try increasing it",
            "9412 of 8192");
        row("maximum context length is 4,096 tokens, you asked for 5,000", "5000 of 4096");
        row("the model gpt-4 has a maximum context length of 8192", "none of 8192");
        row("prompt too long for m2-7b", "none of none");
        row("99999999999999999999999 is no number of tokens", "none of none");
    }
    void findsTheNumbersOfAContext()
    {
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, numbers);
        const ContextNumbers found = contextNumbersIn(message.toStdString());
        const auto number = [](std::optional<std::uint64_t> n) {
            return n ? QByteArray::number(qulonglong(*n)) : "none";
        };
        QCOMPARE(number(found.prompt) + " of " + number(found.context), numbers);
    }

    void showsAnyBytes()
    {
        QCOMPARE(shown("a\0b\x7F\x1B[31m"), std::string("a"));
        QCOMPARE(shown(std::string_view("a\0b\x7F\x1B[31m", 9)), std::string("a b [31m"));
        QCOMPARE(shown("Zürich", 2), std::string("Z…"));
        QCOMPARE(shown("Zürich", 3), std::string("Zü…"));
        QCOMPARE(shown("  x  "), std::string("x"));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::WireFailuresTest)

#include "tst_wirefailures.moc"
