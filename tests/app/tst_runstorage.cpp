// Where a window keeps its runs, and the user's verdicts on them, when the store changes meanwhile.

#include "storage/runstorage.h"

#include "run/eventrecord.h"
#include "support/attempts.h"
#include "support/events.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

namespace {

constexpr auto answer = "SELECT total FROM orders";

/// A finished run with a wrong attempt and a right one.
std::vector<RunEvent> solvedRun(const std::string& run, ModelKind kind = ModelKind::live)
{
    RunStarted started = test::started("What is the revenue?");
    started.modelKind = kind;
    return test::numbered(run,
                          {started, CandidateForked{LaneId{0}}, ModelAsked{EffectId{1}, {LaneId{0}, 0}, {}},
                           Checked{EffectId{1}, {LaneId{0}, 0}, "SELECT totl FROM orders", test::failedVerdict()},
                           ModelAsked{EffectId{2}, secondAttempt, {}},
                           Checked{EffectId{2}, secondAttempt, answer, test::goodVerdict()},
                           LaneEnded{LaneId{0}, LaneOutcome::valid, 1, ""}, Selected{secondAttempt, ""},
                           RunFinished{RunOutcome::solved, answer, ""}},
                          1000);
}

/// The same run, with the user's verdict after its end.
std::vector<RunEvent> accepted(std::vector<RunEvent> run, EventBody word = AttemptAccepted{secondAttempt, answer})
{
    run.push_back({run.front().run, run.back().seq + 1, 99'000, std::move(word)});
    return run;
}

} // namespace

class RunStorageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_keep = std::make_unique<RunStorage>(m_keys);
        // As the window does for the runs it shows.
        connect(m_keep.get(), &RunStorage::aboutToChange, this, [this] { m_keep->hold(m_shown); });
        m_shown = {};
    }

    void anExampleIsOfTheDatabaseOfItsRun()
    {
        m_keep->open(place("a"));
        QVERIFY(!m_keep->remember(accepted(solvedRun("r"))));
        const auto examples = m_keep->store()->memory()->examples.examples();
        QCOMPARE(examples.size(), std::size_t{1});
        QCOMPARE(examples[0].database, std::string("postgresql://reader@db/shop"));
        QCOMPARE(examples[0].question, std::string("What is the revenue?"));
        QCOMPARE(examples[0].sql, std::string(answer));
    }

    void onlyAnswersThatWereFoundForAPersonAreRemembered_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<std::size_t>("examples");
        QTest::newRow("of a live model") << 0 << std::size_t{1};
        QTest::newRow("a result that is truly empty") << 1 << std::size_t{1};
        QTest::newRow("of a demonstration") << 2 << std::size_t{0};
        QTest::newRow("of a demonstration that went on with a live model") << 3 << std::size_t{1};
        QTest::newRow("of a demonstration, accepted before a live model was asked") << 4 << std::size_t{0};
        QTest::newRow("nobody accepted it") << 5 << std::size_t{0};
    }

    void onlyAnswersThatWereFoundForAPersonAreRemembered()
    {
        QFETCH(int, which);
        const RunEdited toLive{{}, EditedField::model, "scenario:x", "gpt", {}, ModelTerms{}};
        std::vector<RunEvent> run = solvedRun("r", which < 2 || which == 5 ? ModelKind::live : ModelKind::scripted);
        if (which == 3 || which == 4) {
            const std::ptrdiff_t place = which == 3 ? 4 : 7;
            run.insert(run.begin() + place, RunEvent{"r", 0, 0, toLive});
        }
        if (which == 1)
            run = accepted(std::move(run), EmptinessConfirmed{secondAttempt, answer});
        else if (which != 5)
            run = accepted(std::move(run));
        m_keep->open(place("a"));
        QVERIFY(!m_keep->remember(run));
        QTEST(m_keep->store()->memory()->examples.examples().size(), "examples");
    }

    void whatIsSaidOfAShownRunGoesToItsStore_data()
    {
        QTest::addColumn<bool>("isEnded");
        QTest::newRow("that had ended before the store was changed") << true;
        QTest::newRow("that was still under way") << false;
    }

    void whatIsSaidOfAShownRunGoesToItsStore()
    {
        QFETCH(bool, isEnded);
        m_keep->open(place("a"));
        const std::vector<RunEvent> run = accepted(solvedRun("r"));
        const EventSink sink = m_keep->sink();
        const std::size_t before = isEnded ? run.size() - 1 : 3;
        for (std::size_t i = 0; i < before; ++i)
            QVERIFY(!sink(run[i]));
        m_shown = {"r"};
        m_keep->open(place("b"));
        for (std::size_t i = before; i < run.size(); ++i)
            QCOMPARE(sink(run[i]).value_or(KeepProblem{}).reason, std::string());
        QVERIFY(!m_keep->remember(run));
        QCOMPARE(m_keep->store()->runs({}, 10)->size(), std::size_t{0});
        QVERIFY(m_keep->store()->memory()->examples.examples().empty());
        m_shown = {};
        m_keep->open(place("a"));
        QCOMPARE(m_keep->store()->events("r")->size(), run.size());
        QCOMPARE(m_keep->store()->memory()->examples.examples().size(), std::size_t{1});
    }

    void aStoreThatNobodyLooksAtIsClosed()
    {
        m_keep->open(place("a"));
        const std::vector<RunEvent> run = accepted(solvedRun("r"));
        const EventSink sink = m_keep->sink();
        for (std::size_t i = 0; i + 1 < run.size(); ++i)
            QVERIFY(!sink(run[i]));
        m_keep->open(place("b"));
        QVERIFY(sink(run.back()).has_value()); // the store that is open has no such run
    }

    void aRunInMemoryIsSpokenOfInTheStoreThatTookItOver()
    {
        const std::vector<RunEvent> run = accepted(solvedRun("r"));
        const EventSink sink = m_keep->sink();
        for (std::size_t i = 0; i + 1 < run.size(); ++i)
            QVERIFY(!sink(run[i]));
        m_shown = {"r"};
        m_keep->open(place("a"));
        QVERIFY(!sink(run.back()));
        QVERIFY(!m_keep->remember(run));
        QCOMPARE(m_keep->store()->events("r")->size(), run.size());
        QCOMPARE(m_keep->store()->memory()->examples.examples().size(), std::size_t{1});
    }

    void runsThatNoStoreHasAreRescued_data()
    {
        QTest::addColumn<bool>("hasStore");
        QTest::addColumn<std::size_t>("rescued");
        QTest::newRow("runs in memory, also one under way") << false << std::size_t{2};
        QTest::newRow("none of those that a store has") << true << std::size_t{0};
    }

    void runsThatNoStoreHasAreRescued()
    {
        QFETCH(const bool, hasStore);
        QFETCH(const std::size_t, rescued);
        if (hasStore)
            m_keep->open(place("a"));
        const EventSink sink = m_keep->sink();
        const std::vector<RunEvent> finished = solvedRun("r");
        for (const RunEvent& event : finished)
            QVERIFY(!sink(event));
        QVERIFY(!sink(solvedRun("s").front()));
        const QString folder = m_folder->filePath(QStringLiteral("rescued"));
        QCOMPARE(m_keep->rescueRuns(folder), rescued);
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), static_cast<qsizetype>(rescued));
        QCOMPARE(m_keep->rescueRuns(QStringLiteral("/dev/null/nowhere")), std::size_t{0});
        if (hasStore)
            return;
        QFile file(folder + QStringLiteral("/r.querymend"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto other = RunStore::open(StorePlace{StoreMemory{}});
        QVERIFY(other && (*other)->importRun(file.readAll().toStdString()));
        QCOMPARE((*other)->events("r")->size(), finished.size());
    }

    /// A run that goes on behind the window's back says that it is not kept any more.
    void whatNothingKeepsIsNotCalledKept()
    {
        const EventSink sink = m_keep->sink();
        const std::vector<RunEvent> run = solvedRun("r");
        QVERIFY(!sink(run.front()));
        m_keep.reset();
        const auto problem = sink(run[1]);
        QVERIFY(problem);
        QCOMPARE(problem->kind, KeepProblem::Kind::lasting);
        QVERIFY(!problem->reason.empty());
    }

    void oldRunsAreRemovedIfThatIsWanted_data()
    {
        QTest::addColumn<std::uint32_t>("days");
        QTest::addColumn<QStringList>("left");
        QTest::newRow("those that are older") << 30U << QStringList{QStringLiteral("new")};
        QTest::newRow("none, if runs are kept for ever")
            << 0U << QStringList{QStringLiteral("new"), QStringLiteral("old")};
    }

    void oldRunsAreRemovedIfThatIsWanted()
    {
        QFETCH(const std::uint32_t, days);
        QFETCH(const QStringList, left);
        m_keep->open(place("a"));
        const EventSink sink = m_keep->sink();
        for (const RunEvent& event : solvedRun("old"))
            QVERIFY(!sink(event));
        for (RunEvent event : solvedRun("new")) {
            event.at = QDateTime::currentMSecsSinceEpoch();
            QVERIFY(!sink(event));
        }
        m_keep->removeOldRuns(days);
        const auto runs = [&] {
            QStringList names;
            const auto all = m_keep->store()->runs({}, 10);
            for (const RunSummary& run : all ? *all : std::vector<RunSummary>())
                names << QString::fromStdString(run.run);
            return names;
        };
        QTRY_COMPARE(runs(), left);
    }

    void runsThatAreOnlyInMemoryStay()
    {
        const EventSink sink = m_keep->sink();
        for (const RunEvent& event : solvedRun("old"))
            QVERIFY(!sink(event));
        m_keep->removeOldRuns(1);
        m_keep->open(place("a"));
        QCOMPARE(m_keep->store()->runs({}, 10)->size(), std::size_t{1});
    }

private:
    [[nodiscard]] Result<StorePlace, StoreError> place(const char* name) const
    {
        return StorePlace{StoreFile{m_folder->filePath(QLatin1String(name)).toStdString()}};
    }

    SessionKeys m_keys;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RunStorage> m_keep;
    std::vector<std::string> m_shown;
};

QTEST_GUILESS_MAIN(RunStorageTest)
#include "tst_runstorage.moc"
