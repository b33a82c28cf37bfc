#pragma once

#include "db/session/session.h"
#include "dialect/callforms.h"

#include <QTest>

#include <array>
#include <string>

namespace querymend::promises {

// Date functions of other dialects and their results: each engine must return the same for the call rewritten in its
// dialect.

inline void saysDatesAsOthersDo_data()
{
    QTest::addColumn<QString>("function");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("engines");
    const auto row = [](const char* title, const char* function, const char* format, const char* expected,
                        const char* engines) {
        QTest::newRow(title) << QString::fromLatin1(function) << QString::fromLatin1(format)
                             << QString::fromLatin1(expected) << QString::fromLatin1(engines);
    };
    const char* const others = "sqlite postgresql duckdb";
    const char* const withNames = "postgresql duckdb";
    row("a month of MySQL", "DATE_FORMAT", "%Y-%m", "2026-03", others);
    row("a time of MySQL", "DATE_FORMAT", "%d.%m.%Y %H:%i:%s", "07.03.2026 15:05:08", others);
    row("a composed part of MySQL", "DATE_FORMAT", "%T", "15:05:08", others);
    row("letters between parts of MySQL", "DATE_FORMAT", "%Y week or so", "2026 week or so", others);
    row("a percent sign of MySQL", "DATE_FORMAT", "%d%%", "07%", others);
    row("the day of the year of MySQL", "DATE_FORMAT", "%j", "066", others);
    row("names of MySQL", "DATE_FORMAT", "%W, %e %M; %a %b", "Saturday, 7 March; Sat Mar", withNames);
    row("no zeros of MySQL", "DATE_FORMAT", "%c/%e/%y %k", "3/7/26 15", withNames);
    row("half days of MySQL", "DATE_FORMAT", "%h:%i %p, %l", "03:05 PM, 3", withNames);
    row("a month of Oracle", "TO_CHAR", "YYYY-MM", "2026-03", "sqlite mariadb duckdb");
    row("a day of PostgreSQL in small letters", "TO_CHAR", "yyyy-mm-dd", "2026-03-07", "sqlite mariadb duckdb");
    row("a time of Oracle", "TO_CHAR", "YYYYMMDD HH24:MI:SS", "20260307 15:05:08", "sqlite mariadb duckdb");
    row("letters in quotes of Oracle", "TO_CHAR", "YYYY\"-Q1 %\"MM", "2026-Q1 %03", "sqlite mariadb duckdb");
    row("short names of Oracle", "TO_CHAR", "Dy, DD Mon YYYY HH:MI AM", "Sat, 07 Mar 2026 03:05 PM", "mariadb duckdb");
    row("a month of SQLite", "STRFTIME", "%Y-%m", "2026-03", "postgresql mariadb");
    row("minutes of SQLite", "STRFTIME", "%H:%M:%S", "15:05:08", "postgresql mariadb");
    row("names of DuckDB", "STRFTIME", "%A %-d %B", "Saturday 7 March", "postgresql mariadb");
    row("a date of MySQL, read", "STR_TO_DATE", "%d/%m/%Y", "2026-03-07", withNames);
    row("a date of Oracle, read", "TO_DATE", "DD/MM/YYYY", "2026-03-07", "mariadb duckdb");
    row("the quarter, which is no part that others have", "TO_CHAR", "YYYY-Q", "", "");
}

/// `engines` lists those with a rewrite; others have the function themselves, or lack a part of the format.
inline void saysDatesAsOthersDo(Session& session, const std::string& moment)
{
    QFETCH(QString, function);
    QFETCH(QString, format);
    QFETCH(QString, expected);
    QFETCH(QString, engines);
    const bool isRead = function.endsWith(QLatin1String("TO_DATE"));
    const std::string value = isRead ? "'07/03/2026'" : moment;
    const std::string literal = '\'' + format.toStdString() + '\'';
    const auto said = callInDialect(session.dialect(), function.toStdString(),
                                    std::array{std::string_view(value), std::string_view(literal)});
    const QString engine = QString::fromLatin1(session.dialect().name.data(), qsizetype(session.dialect().name.size()));
    QCOMPARE(said.has_value(), engines.split(QLatin1Char(' ')).contains(engine));
    if (!said)
        return;
    const std::string text = isRead ? "CAST(" + said->text + " AS CHAR(10))" : said->text;
    const auto cursor = session.run("SELECT " + text, {});
    QVERIFY2(cursor.ok(), cursor ? "" : (text + ": " + cursor.error().message).c_str());
    const auto page = cursor.value()->fetch(1);
    QVERIFY(page.ok() && page->rows.size() == 1);
    QCOMPARE(QString::fromStdString(std::get<std::string>(page->rows.front().front())), expected);
}

} // namespace querymend::promises
