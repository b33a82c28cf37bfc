// JSON lines that several sessions check at the same time.

#include "onetimeevent.h"
#include "planningsession.h"

#include "checking/checkedlines.h"
#include "checking/sessionworkers.h"
#include "jsonlines/jsonlines.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <random>
#include <string>
#include <thread>

namespace querymend {

namespace {

QByteArray statements(int count)
{
    QByteArray lines;
    for (int i = 0; i < count; ++i)
        lines += "{\"id\": " + QByteArray::number(i) + ", \"sql\": \"SELECT " + QByteArray::number(i) + "\"}\n";
    return lines;
}

struct CheckedLines {
    ExitStatus status = ExitStatus::unusable;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QList<QByteArray> lines() const
    {
        QList<QByteArray> all = out.split('\n');
        all.removeLast();
        return all;
    }
};

bool isOk(const QByteArray& line)
{
    return line.contains("\"status\": \"ok\"");
}

} // namespace

class CheckWorkersTest : public QObject {
    Q_OBJECT

private:
    /// Runs `work` with files as its console.
    template <class Work>
    CheckedLines written(Work work)
    {
        CheckedLines made;
        const std::string out = m_folder.filePath(QStringLiteral("out")).toStdString();
        const std::string err = m_folder.filePath(QStringLiteral("err")).toStdString();
        std::FILE* const outFile = std::fopen(out.c_str(), "w");
        std::FILE* const errFile = std::fopen(err.c_str(), "w");
        {
            Writer outWriter(outFile);
            Writer errWriter(errFile);
            made.status = work(Console{outWriter, errWriter});
        }
        std::fclose(outFile);
        std::fclose(errFile);
        made.out = contentOf(out);
        made.err = contentOf(err);
        return made;
    }

    static QByteArray contentOf(const std::string& path)
    {
        QFile file(QString::fromStdString(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::string input(const QByteArray& lines)
    {
        QFile file(m_folder.filePath(QStringLiteral("in")));
        if (file.open(QIODevice::WriteOnly))
            file.write(lines);
        return file.fileName().toStdString();
    }

    CheckedLines check(const SessionOpener& opener, std::size_t workers, const QByteArray& lines)
    {
        CheckSettings settings;
        auto opened = SessionWorkers::open(opener, workers);
        if (!opened)
            return {};
        settings.workers = std::move(opened).value();
        settings.dialect = &settings.workers->dialect();
        const std::string file = input(lines);
        return written([&](const Console& console) {
            StatementChecker checker(settings, console, {}, Statements::several);
            return checkLines(checker, {file}, console);
        });
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void theOutputIsThatOfOneSession_data()
    {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<std::size_t>("workers");
        for (const std::size_t workers : {2U, 3U, 8U}) {
            for (const unsigned seed : {1U, 2U, 3U}) {
                const std::string sentence = std::to_string(workers) + " sessions, delays " + std::to_string(seed);
                QTest::newRow(sentence.c_str()) << seed << workers;
            }
        }
    }

    void theOutputIsThatOfOneSession()
    {
        QFETCH(unsigned, seed);
        QFETCH(std::size_t, workers);
        const auto delayed = [seed](std::string_view statement) -> Result<Plan, EngineError> {
            std::mt19937 random(seed + static_cast<unsigned>(std::hash<std::string_view>()(statement)));
            for (auto turns = random() % 200; turns > 0; --turns)
                std::this_thread::yield();
            if (random() % 5 == 0)
                return failed(EngineFailure::refused, "no plan for " + std::string(statement));
            return Plan();
        };
        QByteArray lines = statements(300);
        lines += "not JSON\n\n{\"sql\": 5}\n{\"id\": \"unread\", \"sql\": \"SELECT FROM WHERE\"}\n" + statements(20);
        const CheckedLines one = check(opening(delayed), 1, lines);
        const CheckedLines several = check(opening(delayed), workers, lines);
        QCOMPARE(one.lines().size(), 323);
        QCOMPARE(several.out, one.out);
        QCOMPARE(several.err, one.err);
        QCOMPARE(several.status, ExitStatus::foundWrong);
    }

    void aSlowStatementDoesNotHoldUpTheNext()
    {
        OneTimeEvent isSecondPlanned;
        const auto plan = [&](std::string_view statement) -> Result<Plan, EngineError> {
            if (statement == "SELECT 0" && !isSecondPlanned.wait())
                return failed(EngineFailure::refused, "the second statement waits for the first");
            if (statement == "SELECT 1")
                isSecondPlanned.happen();
            return Plan();
        };
        const CheckedLines checked = check(opening(plan), 2, statements(2));
        QCOMPARE(checked.status, ExitStatus::fine);
        QVERIFY(checked.lines().first().startsWith("{\"id\": 0,"));
    }

    void linesAheadAreBounded_data()
    {
        QTest::addColumn<int>("length");
        QTest::addColumn<std::size_t>("most");
        QTest::newRow("short lines, by their number") << 10 << std::size_t{33};
        QTest::newRow("long lines, by their length") << 300'000 << std::size_t{4};
    }

    void linesAheadAreBounded()
    {
        QFETCH(int, length);
        QFETCH(std::size_t, most);
        std::size_t begun = 0;
        std::size_t mostBegun = 0;
        LineTask task;
        task.keys = {"sql"};
        task.linesAhead = 32;
        task.begin = [&](const JsonLine&) -> LineAnswer {
            mostBegun = std::max(mostBegun, ++begun);
            return [&begun](JsonWriter& json) -> Result<ExitStatus, Complaint> {
                --begun;
                json.null();
                return ExitStatus::fine;
            };
        };
        const QByteArray line = "{\"sql\": \"" + QByteArray(length, 'x') + "\"}\n";
        const std::string file = input(line.repeated(100));
        const CheckedLines answered =
            written([&](const Console& console) { return runJsonLines(task, {file}, console); });
        QCOMPARE(answered.lines().size(), 100);
        QCOMPARE(mostBegun, most);
        QCOMPARE(begun, std::size_t{0});
    }

    void aLostSessionCostsOneLine()
    {
        std::atomic<int> opened = 0;
        std::atomic<bool> wasLost = false;
        const auto plan = [&](std::string_view statement) -> Result<Plan, EngineError> {
            if (statement == "SELECT 30" && !wasLost.exchange(true))
                return failed(EngineFailure::lost, "the line is dead");
            return Plan();
        };
        const auto opener = [&, open = opening(plan)] {
            return openReconnecting(
                [&, open] {
                    ++opened;
                    return open();
                },
                [] { return std::chrono::steady_clock::time_point(); });
        };
        const CheckedLines checked = check(opener, 2, statements(100));
        const QList<QByteArray> lines = checked.lines();
        QCOMPARE(lines.size(), 100);
        QCOMPARE(std::count_if(lines.begin(), lines.end(), isOk), 99);
        QVERIFY(lines[30].contains("the line is dead"));
        QCOMPARE(checked.status, ExitStatus::foundWrong);
        QVERIFY(opened >= 2);
    }

    /// Lines that were read ahead were judged by the former settings.
    void whatWasReadByOtherSettingsIsNotSent()
    {
        Dialect other = dialectOf(DialectId::postgresql);
        other.lex.backslashEscapes = !other.lex.backslashEscapes;
        std::atomic<bool> isOther = false;
        const auto plan = [&](std::string_view) -> Result<Plan, EngineError> {
            if (!isOther.exchange(true))
                return failed(EngineFailure::lost, "the line is dead");
            return Plan();
        };
        const auto opener = [&] {
            return openReconnecting([&] { return opening(plan, isOther ? other : dialectOf(DialectId::postgresql))(); },
                                    [] { return std::chrono::steady_clock::time_point(); });
        };
        const CheckedLines checked = check(opener, 1, statements(200));
        const QList<QByteArray> lines = checked.lines();
        QCOMPARE(lines.size(), 200);
        QVERIFY(lines[0].contains("the line is dead"));
        QVERIFY(lines[1].contains("settings have changed"));
        QVERIFY(isOk(lines.last()));
        // Once one is sent, all are: the program reads by the new settings from then on.
        const auto firstSent = std::find_if(lines.begin(), lines.end(), isOk);
        QVERIFY(std::all_of(firstSent, lines.end(), isOk));
    }

    /// Only one of two sessions loses its connection; the other would go on with the former settings for ever.
    void allSessionsGoOverToOtherSettings()
    {
        Dialect other = dialectOf(DialectId::postgresql);
        other.lex.backslashEscapes = !other.lex.backslashEscapes;
        std::atomic<bool> wasLost = false;
        OneTimeEvent isReconnected;
        const auto plan = [&](std::string_view statement) -> Result<Plan, EngineError> {
            if (statement == "SELECT 30" && !wasLost.exchange(true))
                return failed(EngineFailure::lost, "the line is dead");
            if (wasLost)
                (void)isReconnected.wait(); // or the other session might do all the rest
            return Plan();
        };
        const auto opener = [&] {
            return openReconnecting(
                [&] {
                    auto opened = opening(plan, wasLost ? other : dialectOf(DialectId::postgresql))();
                    if (wasLost)
                        isReconnected.happen();
                    return opened;
                },
                [] { return std::chrono::steady_clock::time_point(); });
        };
        const CheckedLines checked = check(opener, 2, statements(400));
        const QList<QByteArray> lines = checked.lines();
        QCOMPARE(lines.size(), 400);
        QVERIFY(lines[30].contains("the line is dead"));
        // Those that were read ahead: 32 and the one that the oldest is answered for.
        const auto others = lines.mid(31 + 2 * 33);
        QVERIFY(std::all_of(others.begin(), others.end(), isOk));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::CheckWorkersTest)

#include "tst_checkworkers.moc"
