#include "benchlines.h"

#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <algorithm>
#include <chrono>
#include <string_view>
#include <vector>

namespace querymend::bench {

namespace {

/// No two are alike, so nothing is planned twice.
QString statement(std::size_t number)
{
    const QString n = QString::number(number);
    switch (number % 3) {
    case 0:
        return QStringLiteral("SELECT customer, sum(total) AS spent FROM sales WHERE id > ") + n
            + QStringLiteral(" GROUP BY customer ORDER BY spent DESC LIMIT 10");
    case 1:
        return QStringLiteral("SELECT customer, total FROM sales WHERE id = ") + n;
    default:
        return QStringLiteral("SELECT count(*) FROM sales WHERE customer = 'customer ") + n + QLatin1Char('\'');
    }
}

QByteArray jsonLines(std::size_t count)
{
    QByteArray lines;
    for (std::size_t i = 0; i < count; ++i)
        lines += "{\"sql\": \"" + statement(i).toUtf8() + "\"}\n";
    return lines;
}

/// In seconds.
template <class Work>
double timeOf(Work work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Returns whether each line got its answer and all are fine.
bool check(const BenchDatabase& database, int workers, const QByteArray& lines)
{
    QProcess program;
    program.start(QStringLiteral(QUERYMEND_PROGRAM),
                  {QStringLiteral("check"), QStringLiteral("--jsonl"), QStringLiteral("--workers"),
                   QString::number(workers), QStringLiteral("--db"), QString::fromStdString(database.url())});
    program.write(lines);
    program.closeWriteChannel();
    return program.waitForFinished(600'000) && program.exitCode() == 0
        && program.readAllStandardOutput().count('\n') == lines.count('\n');
}

QString explainPrefix(std::string_view engine)
{
    if (engine.starts_with("SQLite"))
        return QStringLiteral("EXPLAIN QUERY PLAN ");
    return engine == "MariaDB" ? QStringLiteral("EXPLAIN FORMAT=JSON ") : QStringLiteral("EXPLAIN (FORMAT JSON) ");
}

bool explainByQt(const QSqlDatabase& plain, const QString& prefix, std::size_t count)
{
    bool isWell = true;
    for (std::size_t i = 0; i < count && isWell; ++i) {
        QSqlQuery query(plain);
        isWell = query.prepare(statement(i)) && query.exec(prefix + statement(i)) && query.next();
    }
    return isWell;
}

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

void checkLinesByTurns(benchmark::State& state, const BenchDatabase& database, const BenchEngine& engine,
                       std::size_t lines)
{
    const QString name = QStringLiteral("lines");
    bool isWell = true;
    std::vector<double> one;
    std::vector<double> two;
    std::vector<double> byQt;
    {
        QSqlDatabase plain = database.plain(name);
        isWell = plain.open();
        const QByteArray all = jsonLines(lines);
        const QByteArray first = jsonLines(1);
        // Without what it takes to start the program and to read the schema.
        const auto secondsFor = [&](int workers) {
            const double start = timeOf([&] { isWell = check(database, workers, first) && isWell; });
            return timeOf([&] { isWell = check(database, workers, all) && isWell; }) - start;
        };
        while (isWell && state.KeepRunning()) {
            one.push_back(secondsFor(1));
            two.push_back(secondsFor(2));
            byQt.push_back(timeOf([&] { isWell = explainByQt(plain, explainPrefix(engine.name), lines) && isWell; }));
        }
    }
    QSqlDatabase::removeDatabase(name);
    if (!isWell || one.empty())
        return state.SkipWithError("a statement is not planned");
    state.counters["per_second"] = static_cast<double>(lines) / medianOf(one);
    state.counters["times_qt"] = medianOf(one) / medianOf(byQt);
    state.counters["gain_of_two"] = medianOf(one) / medianOf(two);
}

} // namespace querymend::bench
