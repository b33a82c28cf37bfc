#include "support/samples.h"

#include "answer/calendar.h"

using namespace querymend;

class CalendarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDayIsReadAndWritten_data();
    void aDayIsReadAndWritten();
    void aUnitBegins_data();
    void aUnitBegins();
    void aDayMoves_data();
    void aDayMoves();
};

void CalendarTest::aDayIsReadAndWritten_data()
{
    QTest::addColumn<bool>("isDay");
    QTest::newRow("2024-02-29") << true;
    QTest::newRow("2023-02-29") << false;
    QTest::newRow("2024-13-01") << false;
    QTest::newRow("2024-1-1") << false;
    QTest::newRow("20240101xx") << false;
    QTest::newRow("0001-01-01") << true;
}

void CalendarTest::aDayIsReadAndWritten()
{
    QFETCH(const bool, isDay);
    const auto day = dayFrom(QTest::currentDataTag());
    QCOMPARE(day.has_value(), isDay);
    if (day)
        QCOMPARE(isoDate(*day), std::string(QTest::currentDataTag()));
}

void CalendarTest::aUnitBegins_data()
{
    QTest::addColumn<int>("unit");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("a year") << int(DateUnit::year) << QByteArray("2026-01-01");
    QTest::newRow("a quarter") << int(DateUnit::quarter) << QByteArray("2026-04-01");
    QTest::newRow("a month") << int(DateUnit::month) << QByteArray("2026-06-01");
    QTest::newRow("a week, on a Monday") << int(DateUnit::week) << QByteArray("2026-06-15");
    QTest::newRow("a day") << int(DateUnit::day) << QByteArray("2026-06-18");
}

void CalendarTest::aUnitBegins()
{
    QFETCH(const int, unit);
    QFETCH(const QByteArray, begin);
    QCOMPARE(isoDate(startOf(static_cast<DateUnit>(unit), {2026, 6, 18})), begin.toStdString());
}

void CalendarTest::aDayMoves_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<int>("unit");
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char* name, const char* from, DateUnit unit, int count, const char* to) {
        QTest::newRow(name) << QByteArray(from) << int(unit) << count << QByteArray(to);
    };
    row("a month after the end of January is the end of February", "2024-01-31", DateUnit::month, 1, "2024-02-29");
    row("a month back over the new year", "2024-01-15", DateUnit::month, -1, "2023-12-15");
    row("a year after 29 February", "2024-02-29", DateUnit::year, 1, "2025-02-28");
    row("two weeks", "2024-02-20", DateUnit::week, 2, "2024-03-05");
    row("30 days back", "2024-03-10", DateUnit::day, -30, "2024-02-09");
}

void CalendarTest::aDayMoves()
{
    QFETCH(const QByteArray, from);
    QFETCH(const int, unit);
    QFETCH(const int, count);
    QFETCH(const QByteArray, to);
    QCOMPARE(isoDate(moved(*dayFrom(from.toStdString()), static_cast<DateUnit>(unit), count)), to.toStdString());
}

QTEST_APPLESS_MAIN(CalendarTest)
#include "tst_calendar.moc"
