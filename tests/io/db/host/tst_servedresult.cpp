// What a host answers to requests for rows is the same whether it read them before or not.

#include "db/host/hostprotocol.h"
#include "db/host/servedresult.h"
#include "db/host/wirerows.h"

#include <QList>
#include <QStringList>
#include <QTest>

#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>
#include <string>
#include <vector>

namespace querymend {

namespace {

using Counts = QList<int>;

/// What was asked of the rows below, and what shall go wrong.
struct CountedLog {
    Counts fetches;
    std::size_t fails = std::numeric_limits<std::size_t>::max(); ///< at this row
    bool lacksMemory = false;                                    ///< instead of an error of the engine
    EngineFailure failure = EngineFailure::refused;
    std::string text; ///< in each row instead of its number, if there is one
};

/// Rows that hold their own number.
class CountedRows : public Cursor {
public:
    CountedRows(std::size_t rows, CountedLog& log) : m_rows(rows), m_log(log) {}

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_columns; }

    [[nodiscard]] Result<bool, EngineError> fetchInto(RowSink& sink, std::size_t rows) override
    {
        m_log.fetches.append(static_cast<int>(rows));
        for (std::size_t read = 0; read < rows; ++read) {
            if (m_next == m_rows)
                return true;
            if (m_next == m_log.fails && m_log.lacksMemory)
                throw std::bad_alloc();
            if (m_next == m_log.fails)
                return failed(m_log.failure, "division by zero");
            if (m_log.text.empty())
                sink.cell(static_cast<std::int64_t>(m_next));
            else
                sink.bytes(CellTag::text, m_log.text);
            ++m_next;
            sink.endRow();
        }
        return false;
    }

    [[nodiscard]] Result<std::optional<std::uint64_t>, EngineError> countRows() override
    {
        return std::optional<std::uint64_t>(m_rows);
    }

    [[nodiscard]] Result<void, EngineError> seek(std::uint64_t row) override
    {
        if (row > m_rows)
            return Cursor::seek(row);
        m_next = static_cast<std::size_t>(row);
        return {};
    }

private:
    std::size_t m_rows;
    CountedLog& m_log;
    std::size_t m_next = 0;
    std::vector<ResultColumn> m_columns{{"n", "INTEGER"}};
};

/// Reads with the same checks as a client. On failure, the text says why.
std::string rowsOf(const Result<std::string, EngineError>& answer, std::size_t asked)
{
    if (!answer)
        return answer.error().message;
    std::string text;
    CellSink sink(1, [&text](CellRow& row) { text += std::to_string(std::get<std::int64_t>(row.front())) + ' '; });
    WireReader in(*answer);
    if (in.choice(HostAnswer::error) != HostAnswer::value)
        return "no value";
    const PageEnd end = readPage(in, sink, {1, asked});
    return in.ended() ? text + (end == PageEnd::lastRow ? "end" : "more") : "unreadable";
}

/// The rows from `next` on as rowsOf() writes them.
std::string expected(std::size_t& next, std::size_t asked, std::size_t all)
{
    std::string text;
    for (; asked > 0 && next < all; --asked)
        text += std::to_string(next++) + ' ';
    return text + (asked > 0 ? "end" : "more");
}

} // namespace

class ServedResultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheSameRowsAsWithoutReadingAhead_data()
    {
        QTest::addColumn<Counts>("asked");
        QTest::newRow("one page") << Counts{40};
        QTest::newRow("one page with all") << Counts{30};
        QTest::newRow("pages of one size") << Counts{7, 7, 7, 7, 7};
        QTest::newRow("pages of one size, to the row") << Counts{10, 10, 10, 10};
        QTest::newRow("fewer than were read ahead") << Counts{6, 6, 2, 1, 6, 6, 6};
        QTest::newRow("more than were read ahead") << Counts{3, 3, 9, 3, 20};
        QTest::newRow("fewer, and again") << Counts{9, 9, 1, 1, 1, 1, 1, 1, 9};
        QTest::newRow("fewer, then more than are left") << Counts{8, 8, 3, 8, 8};
        QTest::newRow("fewer than the last ones") << Counts{12, 12, 2, 4};
        QTest::newRow("none in between") << Counts{5, 5, 0, 5, 40};
        QTest::newRow("growing pages") << Counts{1, 8, 64};
    }

    void givesTheSameRowsAsWithoutReadingAhead()
    {
        QFETCH(Counts, asked);
        constexpr std::size_t all = 30;
        CountedLog log;
        ServedResult result(std::make_unique<CountedRows>(all, log), std::chrono::hours(1));
        std::size_t next = 0;
        for (const int count : asked) {
            const auto wanted = static_cast<std::size_t>(count);
            const std::string rows = rowsOf(result.fetch(wanted), wanted);
            // Rows that are read ahead may show earlier that they are the last.
            const std::string others = expected(next, wanted, all);
            const bool isSame = rows == others
                || (next == all && rows == others.substr(0, others.size() - std::string("more").size()) + "end");
            QVERIFY2(isSame, (rows + " instead of " + others).c_str());
            result.readAhead();
        }
    }

    void readsAhead_data()
    {
        QTest::addColumn<Counts>("asked");
        QTest::addColumn<Counts>("read");
        QTest::newRow("nothing after the first page") << Counts{5} << Counts{5};
        QTest::newRow("nothing after pages of different sizes") << Counts{1, 8, 5} << Counts{1, 8, 5};
        QTest::newRow("a page after two of one size") << Counts{5, 5} << Counts{5, 5, 5};
        QTest::newRow("one page only") << Counts{5, 5, 5} << Counts{5, 5, 5, 5};
        QTest::newRow("nothing after the last row") << Counts{20, 20} << Counts{20, 20};
        QTest::newRow("nothing where rows are left") << Counts{5, 5, 1, 1} << Counts{5, 5, 5};
        QTest::newRow("what is missing when it is asked for") << Counts{5, 5, 8} << Counts{5, 5, 5, 3};
    }

    void readsAhead()
    {
        QFETCH(Counts, asked);
        QFETCH(Counts, read);
        CountedLog log;
        ServedResult result(std::make_unique<CountedRows>(30, log), std::chrono::hours(1));
        for (const int count : asked) {
            QVERIFY(result.fetch(static_cast<std::size_t>(count)).ok());
            result.readAhead();
            result.readAhead(); // the same as once
        }
        QCOMPARE(log.fetches, read);
    }

    void aSlowPageIsNotFollowedByAnother()
    {
        CountedLog log;
        ServedResult result(std::make_unique<CountedRows>(30, log), std::chrono::nanoseconds(-1)); // all are slow
        for (int i = 0; i < 3; ++i) {
            QVERIFY(result.fetch(5).ok());
            result.readAhead();
        }
        QCOMPARE(log.fetches.size(), 3);
    }

    /// The client will ask for fewer rows, which may fit a limit that as many rows as before do not.
    void aLargePageIsNotFollowedByAnother_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<Counts>("read");
        QTest::newRow("small pages") << 2 << Counts{2, 2, 2};
        QTest::newRow("large pages") << 5 << Counts{5, 5};
    }

    void aLargePageIsNotFollowedByAnother()
    {
        QFETCH(int, count);
        QFETCH(Counts, read);
        CountedLog log;
        log.text.assign(ServedResult::largestPage / 4, 'x');
        ServedResult result(std::make_unique<CountedRows>(30, log), std::chrono::hours(1));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(result.fetch(static_cast<std::size_t>(count)).ok());
            result.readAhead();
        }
        QCOMPARE(log.fetches, read);
    }

    void whatGoesWrongAheadIsTheNextAnswer_data()
    {
        QTest::addColumn<bool>("lacksMemory");
        QTest::addColumn<QString>("says");
        QTest::newRow("an error of the engine") << false << QStringLiteral("division by zero");
        QTest::newRow("a lack of memory") << true << QStringLiteral("it exceeds its memory limit");
    }

    void whatGoesWrongAheadIsTheNextAnswer()
    {
        QFETCH(bool, lacksMemory);
        QFETCH(QString, says);
        CountedLog log;
        log.fails = 12;
        log.lacksMemory = lacksMemory;
        ServedResult result(std::make_unique<CountedRows>(30, log), std::chrono::hours(1));
        QVERIFY(result.fetch(5).ok());
        QCOMPARE(rowsOf(result.fetch(5), 5), std::string("5 6 7 8 9 more"));
        result.readAhead();
        QCOMPARE(QString::fromStdString(rowsOf(result.fetch(5), 5)), says);
        result.readAhead();
        QCOMPARE(log.fetches.size(), 3); // nothing more after that
    }

    void anErrorMetAheadTakesNoRowsThatCameBeforeIt_data()
    {
        QTest::addColumn<Counts>("asked");
        QTest::addColumn<QStringList>("answers");
        const QString error = QStringLiteral("division by zero");
        QTest::newRow("fewer than come before it")
            << Counts{1, 1, 1} << QStringList{QStringLiteral("10 more"), QStringLiteral("11 more"), error};
        QTest::newRow("all that come before it") << Counts{2, 2} << QStringList{QStringLiteral("10 11 more"), error};
        QTest::newRow("none, and then too many") << Counts{0, 3} << QStringList{QStringLiteral("more"), error};
        QTest::newRow("more than come before it") << Counts{3} << QStringList{error};
    }

    void anErrorMetAheadTakesNoRowsThatCameBeforeIt()
    {
        QFETCH(Counts, asked);
        QFETCH(QStringList, answers);
        CountedLog log;
        log.fails = 12;
        ServedResult result(std::make_unique<CountedRows>(30, log), std::chrono::hours(1));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(result.fetch(5).ok());
            result.readAhead();
        }
        QCOMPARE(*result.countRows(), std::optional<std::uint64_t>()); // the failed rows hold no state any more
        QStringList given;
        for (const int count : asked) {
            const auto wanted = static_cast<std::size_t>(count);
            given << QString::fromStdString(rowsOf(result.fetch(wanted), wanted));
            result.readAhead();
        }
        QCOMPARE(given, answers);
        QCOMPARE(log.fetches.size(), 3);
    }

    /// Rows read while the file changed may match no state that it ever had.
    void noRowsAreGivenOfADatabaseThatWasLostAhead()
    {
        CountedLog log;
        log.fails = 12;
        log.failure = EngineFailure::lost;
        ServedResult result(std::make_unique<CountedRows>(30, log), std::chrono::hours(1));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(result.fetch(5).ok());
            result.readAhead();
        }
        QCOMPARE(rowsOf(result.fetch(1), 1), std::string("division by zero"));
    }

    void goesToAnotherRow()
    {
        CountedLog log;
        ServedResult result(std::make_unique<CountedRows>(30, log), std::chrono::hours(1));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(result.fetch(5).ok());
            result.readAhead();
        }
        QVERIFY(!result.seek(31).ok());
        QCOMPARE(rowsOf(result.fetch(5), 5), std::string("10 11 12 13 14 more")); // what was read ahead is still there
        result.readAhead();
        QVERIFY(result.seek(27).ok());
        QCOMPARE(rowsOf(result.fetch(5), 5), std::string("27 28 29 end"));
    }

    /// A result at its end holds no state of the database for rows to be counted in.
    void countsOnlyBeforeTheLastRowIsRead()
    {
        CountedLog log;
        ServedResult result(std::make_unique<CountedRows>(30, log), std::chrono::hours(1));
        QVERIFY(result.fetch(11).ok());
        QCOMPARE(*result.countRows(), std::optional<std::uint64_t>(30));
        QVERIFY(result.fetch(11).ok());
        result.readAhead(); // to the end
        QCOMPARE(*result.countRows(), std::optional<std::uint64_t>());
        QCOMPARE(rowsOf(result.fetch(11), 11), std::string("22 23 24 25 26 27 28 29 end"));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ServedResultTest)

#include "tst_servedresult.moc"
