#include "learn/runlessons.h"
#include "run/fork.h"

#include <QTest>

#include <string>
#include <vector>

using namespace querymend;

namespace {

constexpr auto wrong = "SELECT YEAR(at) FROM orders";
constexpr auto right = "SELECT strftime('%Y', at) FROM orders";

/// Builds the events of a run with one lane, attempt by attempt.
class OneRun {
public:
    explicit OneRun(std::string id, const char* dialect = "sqlite") : m_id(std::move(id))
    {
        RunStarted started;
        started.question = {"How many per year?", "by date"};
        started.database = "sqlite:///shop.sqlite";
        started.dialect = dialect;
        add(started);
    }

    OneRun& failed(const char* sql, ErrorCode code, const char* identifier, const char* offered = "")
    {
        asked(offered);
        Verdict verdict;
        verdict.status = VerdictStatus::rewrite;
        add(Checked{EffectId{1}, ref(), sql, verdict});
        add(Diagnosed{ref(), code, identifier, "", 1});
        ++m_attempt;
        return *this;
    }

    OneRun& passed(const char* sql, EffectId engine = EffectId{2})
    {
        asked("");
        Verdict verdict;
        verdict.status = VerdictStatus::ok;
        add(Checked{engine, ref(), sql, verdict});
        add(Diagnosed{ref(), ErrorCode::unclassified, "", "", 42});
        add(Selected{ref(), ""});
        add(RunFinished{RunOutcome::solved, sql, ""});
        return *this;
    }

    OneRun& asking(ModelKind kind)
    {
        std::get<RunStarted>(m_events.front().body).modelKind = kind;
        return *this;
    }

    OneRun& then(EventBody body)
    {
        add(std::move(body));
        return *this;
    }

    /// A resumed fork that leaves this run before the attempt; so far it has only the inherited events.
    [[nodiscard]] OneRun forkedAt(std::uint32_t attempt, const char* id) const
    {
        OneRun fork(id);
        fork.m_events.clear();
        for (EventBody& body : forkOf(m_events, *startOf(m_events), {LaneId{0}, attempt}))
            fork.add(std::move(body));
        fork.m_attempt = attempt;
        fork.add(RunResumed{});
        return fork;
    }

    [[nodiscard]] const std::vector<RunEvent>& events() const { return m_events; }

private:
    void asked(const char* offered)
    {
        ModelAsked body{EffectId{1}, ref(), {}};
        if (*offered != '\0')
            body.prompt.push_back({ChatRole::user, "lessons", offered});
        add(body);
    }
    void add(EventBody body) { m_events.push_back({m_id, m_events.size() + 1, 0, std::move(body)}); }
    [[nodiscard]] AttemptRef ref() const { return {LaneId{0}, m_attempt}; }

    std::string m_id;
    std::uint32_t m_attempt = 0;
    std::vector<RunEvent> m_events;
};

} // namespace

class LearningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void learnsWhatTheNextAttemptMended();
    void learnsNothingFrom_data();
    void learnsNothingFrom();
    void namesBelongToTheirDatabase();
    void countsWhatWasOfferedInVain();
    void aForkTeachesWhatItTriedItself_data();
    void aForkTeachesWhatItTriedItself();
    void wordsOfNoLiveModelTeachNothing_data();
    void wordsOfNoLiveModelTeachNothing();
};

void LearningTest::learnsWhatTheNextAttemptMended()
{
    LessonBook book;
    for (const char* const run : {"a", "b"})
        book = learned(std::move(book),
                       OneRun(run).failed(wrong, ErrorCode::unknownFunction, "YEAR").passed(right).events());
    QCOMPARE(book.lessons().size(), std::size_t{1});
    const Lesson& lesson = book.lessons().front();
    QVERIFY(lesson.isProved());
    QCOMPARE(lesson.mended, 2U);
    QVERIFY(lesson.database.empty());
    QVERIFY(lineOf(lesson).find("YEAR") != std::string::npos && lineOf(lesson).find("strftime") != std::string::npos);
    QVERIFY2(lineOf(lesson).find("%Y") == std::string::npos, lineOf(lesson).c_str());
}

void LearningTest::learnsNothingFrom_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("a run that passed at once") << 0;
    QTest::newRow("a mistake that was never mended") << 1;
    QTest::newRow("a mistake that was mended two attempts later") << 2;
    QTest::newRow("a dialect that is not known") << 3;
    QTest::newRow("no events") << 4;
}

void LearningTest::learnsNothingFrom()
{
    QFETCH(int, which);
    const std::vector<std::vector<RunEvent>> runs{
        OneRun("a").passed(right).events(),
        OneRun("a")
            .failed(wrong, ErrorCode::unknownFunction, "YEAR")
            .failed(wrong, ErrorCode::unknownFunction, "YEAR")
            .events(),
        OneRun("a")
            .failed(wrong, ErrorCode::unknownFunction, "YEAR")
            .failed("", ErrorCode::noSql, "")
            .passed(right)
            .events(),
        OneRun("a", "db2").failed(wrong, ErrorCode::unknownFunction, "YEAR").passed(right).events(),
        {}};
    QVERIFY(learned({}, runs[static_cast<std::size_t>(which)]).lessons().empty());
}

void LearningTest::namesBelongToTheirDatabase()
{
    const LessonBook book = learned({},
                                    OneRun("a")
                                        .failed("SELECT o.year FROM orders o", ErrorCode::unknownColumn, "o.year")
                                        .passed("SELECT o.at FROM orders o")
                                        .events());
    QCOMPARE(book.lessons().size(), std::size_t{1});
    QCOMPARE(book.lessons().front().database, std::string("sqlite:///shop.sqlite"));
}

void LearningTest::countsWhatWasOfferedInVain()
{
    LessonBook book = learned({}, OneRun("a").failed(wrong, ErrorCode::unknownFunction, "YEAR").passed(right).events());
    const std::string offered = "What helped:\n- " + lineOf(book.lessons().front());
    const auto again = [&](ErrorCode next, const char* lines) {
        return OneRun("b")
            .failed(wrong, ErrorCode::unknownFunction, "YEAR")
            .failed(wrong, next, "YEAR", lines)
            .events();
    };
    book = learned(std::move(book), again(ErrorCode::unknownFunction, ""));
    book = learned(std::move(book), again(ErrorCode::syntax, offered.c_str()));
    QCOMPARE(book.lessons().front().inVain, 0U);
    book = learned(std::move(book), again(ErrorCode::unknownFunction, offered.c_str()));
    QCOMPARE(book.lessons().front().inVain, 1U);
    QCOMPARE(book.lessons().front().mended, 1U);
}

void LearningTest::aForkTeachesWhatItTriedItself_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<unsigned>("mended");
    QTest::newRow("a fork that asked nothing") << 0 << 1U;
    QTest::newRow("a fork that repeats the correction") << 1 << 1U;
    QTest::newRow("a fork that makes the mistake and corrects it again") << 2 << 2U;
    QTest::newRow("a fork of a run that was resumed") << 3 << 1U;
    QTest::newRow("a fork that was interrupted and resumed") << 4 << 2U;
}

void LearningTest::aForkTeachesWhatItTriedItself()
{
    QFETCH(int, which);
    QFETCH(unsigned, mended);
    constexpr ErrorCode code = ErrorCode::unknownFunction;
    OneRun parent = OneRun("a").failed(wrong, code, "YEAR").passed(right);
    OneRun resumed = OneRun("a").failed(wrong, code, "YEAR").then(RunResumed{}).passed(right);
    const RunFinished cancelled{RunOutcome::cancelled, "", ""};
    const std::vector<OneRun> forks{
        parent.forkedAt(1, "b").then(cancelled),
        parent.forkedAt(1, "b").passed(right),
        parent.forkedAt(0, "b").failed(wrong, code, "YEAR").passed(right),
        resumed.forkedAt(1, "b").passed(right),
        parent.forkedAt(0, "b").failed(wrong, code, "YEAR").then(RunResumed{}).passed(right),
    };
    const LessonBook book = learned(learned({}, parent.events()), forks[static_cast<std::size_t>(which)].events());
    QCOMPARE(book.lessons().size(), std::size_t{1});
    QCOMPARE(book.lessons().front().mended, mended);
    QCOMPARE(book.lessons().front().isProved(), mended > 1);
}

void LearningTest::wordsOfNoLiveModelTeachNothing_data()
{
    QTest::addColumn<ModelKind>("kind");
    QTest::newRow("recorded words, which have taught before") << ModelKind::recorded;
    QTest::newRow("those of a demonstration") << ModelKind::scripted;
}

void LearningTest::wordsOfNoLiveModelTeachNothing()
{
    QFETCH(const ModelKind, kind);
    const auto run = OneRun("a").asking(kind).failed(wrong, ErrorCode::unknownFunction, "YEAR").passed(right);
    QVERIFY(learned({}, run.events()).lessons().empty());
}

QTEST_APPLESS_MAIN(LearningTest)
#include "tst_learning.moc"
