// Runs whose statements come from an agent: it is sent the hints and nothing else.

#include "support/searching.h"

#include <QTest>

namespace querymend {

class AgentRunsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sendsAnAgentNothingBeforeItsFirstStatement()
    {
        const Search search = begun();
        QCOMPARE(search.all<ModelAsked>().size(), std::size_t{1});
        QVERIFY(search.all<ModelAsked>().front().prompt.empty());
        QVERIFY(search.all<SchemaLinked>().empty());
    }

    void sendsAnAgentTheHintAlone_data()
    {
        QTest::addColumn<int>("failures");
        QTest::addColumn<QByteArray>("level");
        QTest::newRow("general after the first failure") << 1 << QByteArrayLiteral("general");
        QTest::newRow("specific after the second") << 2 << QByteArrayLiteral("specific");
        QTest::newRow("explicit after the third") << 3 << QByteArrayLiteral("explicit");
        QTest::newRow("explicit from then on") << 6 << QByteArrayLiteral("explicit");
    }

    void sendsAnAgentTheHintAlone()
    {
        QFETCH(int, failures);
        QFETCH(QByteArray, level);
        Search search = begun();
        constexpr std::array codes{ErrorCode::unknownColumn, ErrorCode::unknownTable, ErrorCode::ambiguousColumn};
        for (int i = 0; i < failures; ++i) {
            search.reply(0, "SELECT 1 AS x" + std::to_string(i));
            search.judge(0, failure(codes[static_cast<std::size_t>(i) % codes.size()]));
        }
        const HintChosen last = search.all<HintChosen>().back();
        QCOMPARE(QByteArray::fromStdString(last.level), level);
        const ModelAsked asked = search.all<ModelAsked>().back();
        QCOMPARE(asked.prompt.size(), std::size_t{1});
        QCOMPARE(asked.prompt.front().text, last.text);
    }

    void countsNoTokensOfAnAgent()
    {
        Search search = begun();
        search.pass(0, "SELECT 1");
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QVERIFY(search.state().tokens.untold == 0);
    }

private:
    static Search begun()
    {
        RunPolicy policy = lanesOf(1);
        policy.maxRetries = mostRetriesOfLane;
        policy.maxEscalations = 0;
        RunStarted started;
        started.question.text = "How many?";
        started.modelKind = ModelKind::agent;
        started.policy = policy;
        static const SchemaView schema{Catalog(Snapshot(), dialectOf(DialectId::sqlite).syntax.names)};
        return {started, schema};
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::AgentRunsTest)
#include "tst_agentruns.moc"
