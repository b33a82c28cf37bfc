// A lane that is stuck changes more than its hint, and lost lanes are told apart from bad ones.

#include "replaying.h"
#include "run/lanesteering.h"
#include "support/searching.h"

#include <QTest>

namespace querymend {

namespace {

RunPolicy patient(std::uint32_t lanes = 1)
{
    RunPolicy policy = lanesOf(lanes);
    policy.maxRetries = 4;
    policy.maxEscalations = 1;
    policy.transportRetries = 0;
    return policy;
}

void miss(Search& search, const std::string& sql, const std::string& name)
{
    search.reply(0, sql);
    Verdict verdict = failure(ErrorCode::unknownColumn);
    verdict.findings[0].identifier = name;
    search.judge(0, verdict);
}

} // namespace

class LaneSteeringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAStuckLaneChanges_data()
    {
        QTest::addColumn<QByteArrayList>("statements"); // each with the name that is wrong in it
        QTest::addColumn<int>("method");
        QTest::addColumn<bool>("isWarmer");
        QTest::newRow("nothing while its mistakes differ") << QByteArrayList{"SELECT a:a", "SELECT b:b"} << 0 << false;
        QTest::newRow("method and temperature when it repeats a statement")
            << QByteArrayList{"SELECT a:a", "SELECT a:a"} << 1 << true;
        QTest::newRow("method and temperature when it repeats a mistake")
            << QByteArrayList{"SELECT a:a", "SELECT a, 1:a"} << 1 << true;
        QTest::newRow("both again when it goes back and forth")
            << QByteArrayList{"SELECT a:a", "SELECT b:b", "SELECT a:a", "SELECT b:b"} << 2 << true;
    }

    void whatAStuckLaneChanges()
    {
        QFETCH(QByteArrayList, statements);
        QFETCH(int, method);
        QFETCH(bool, isWarmer);
        Search search(patient());
        for (const QByteArray& statement : statements)
            miss(search, statement.split(':')[0].toStdString(), statement.split(':')[1].toStdString());
        const ModelAsked last = search.all<ModelAsked>().back();
        QCOMPARE(last.method, method == 0 ? std::nullopt : std::optional(static_cast<Method>(method)));
        QCOMPARE(last.temperature.has_value(), isWarmer);
        const bool hasNext = search.prompt(0).find(PromptTexts().of("method.query_plan")) == std::string::npos;
        QCOMPARE(hasNext, method != 0);
        QCOMPARE(recordOf(replayed(search.events(), search.context()).events()), recordOf(search.events()));
    }

    void hintsGoByTheTranslatedQuestion()
    {
        Search search(lanesOf(1, {ModelRole::translator}));
        search.role(ModelRole::translator, 0, R"({"question": "Quanti ordini?"})");
        search.reply(0, "SELECT 1");
        QCOMPARE(std::get<RunCheck>(search.open().begin()->second).question, std::string("Quanti ordini?"));
    }

    void lanesThatAreLost_data()
    {
        QTest::addColumn<bool>("first"); // to the database
        QTest::addColumn<bool>("second");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("all to the database") << true << true << QByteArray("CRITICAL_DATABASE_ERROR: ");
        QTest::newRow("one to the database, one to the model")
            << true << false << QByteArray("CRITICAL_DATABASE_ERROR: wrong");
        QTest::newRow("one to the model, one to the database")
            << false << true << QByteArray("CRITICAL_DATABASE_ERROR: wrong");
        QTest::newRow("all to the model") << false << false << QByteArray("the model is unavailable: ");
    }

    void lanesThatAreLost()
    {
        QFETCH(bool, first);
        QFETCH(bool, second);
        QFETCH(QByteArray, reason);
        Search search(patient(2));
        const auto lose = [&](std::uint32_t lane, bool toDatabase) {
            toDatabase ? search.lose(lane, ErrorCode::databaseDown) : search.fail(lane, ModelFault::auth);
        };
        lose(0, first);
        lose(1, second);
        QVERIFY(search.all<Escalated>().empty());
        QCOMPARE(outcomeOf(search), std::string("failed"));
        QVERIFY2(search.state().end->reason.starts_with(reason.toStdString()), search.state().end->reason.c_str());
    }

    void aLaneThatIsWrongIsStillAReasonToEscalate()
    {
        RunPolicy policy = patient(2);
        policy.maxRetries = 0;
        Search search(policy);
        search.lose(0, ErrorCode::databaseDown);
        search.lose(1, ErrorCode::unknownColumn);
        QCOMPARE(search.all<Escalated>().size(), std::size_t{1});
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::LaneSteeringTest)

#include "tst_lanesteering.moc"
