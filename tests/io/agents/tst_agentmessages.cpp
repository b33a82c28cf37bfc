// What a window and the programs that serve agents tell each other survives the way.

#include "agents/agentmessages.h"

#include "run/eventrecord.h"

#include <QTest>

using namespace querymend;

class AgentMessagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anIntroductionArrives()
    {
        const auto read = readAgentMessage(toLine(AgentMessage(AgentHello{"robot \"1\"", {"shop", "a\nb"}, 42})));
        QVERIFY(read.ok());
        const auto& hello = std::get<AgentHello>(*read);
        QCOMPARE(hello.agent, std::string("robot \"1\""));
        QCOMPARE(hello.connections, (std::vector<std::string>{"shop", "a\nb"}));
        QCOMPARE(hello.process, std::int64_t{42});
    }

    void anEventArrives()
    {
        const RunEvent event{"r1", 7, 1'000, RunFinished{RunOutcome::cancelled, {}, "because"}};
        const auto read = readAgentMessage(toLine(AgentMessage(event)));
        QVERIFY(read.ok());
        QCOMPARE(toRecord(std::get<RunEvent>(*read)), toRecord(event));
    }

    void aRefusedEditArrives()
    {
        const auto read = readAgentMessage(toLine(AgentMessage(HeldEditRefused{"r1", "it writes"})));
        QVERIFY(read.ok());
        QCOMPARE(std::get<HeldEditRefused>(*read).reason, std::string("it writes"));
        QCOMPARE(std::get<HeldEditRefused>(*read).run, std::string("r1"));
    }

    void aBorderArrives()
    {
        for (const BorderRule rule : {BorderRule::none, BorderRule::all, BorderRule::costly, BorderRule::onTables}) {
            const AgentBorder border{rule, 17, {"orders", "hr.*"}};
            const auto read = readWindowMessage(toLine(WindowMessage(border)));
            QVERIFY(read.ok());
            QCOMPARE(std::get<AgentBorder>(*read), border);
        }
    }

    void ordersArrive()
    {
        const auto let = readWindowMessage(toLine(WindowMessage(LetHeldRun{"r1"})));
        QVERIFY(let.ok() && std::holds_alternative<LetHeldRun>(*let));
        const auto edit = readWindowMessage(toLine(WindowMessage(EditHeld{"r2", "SELECT 'ä\n'"})));
        QVERIFY(edit.ok());
        QCOMPARE(std::get<EditHeld>(*edit).sql, std::string("SELECT 'ä\n'"));
        const auto refuse = readWindowMessage(toLine(WindowMessage(RefuseHeld{"r3", "no"})));
        QVERIFY(refuse.ok());
        QCOMPARE(std::get<RefuseHeld>(*refuse).reason, std::string("no"));
        QCOMPARE(runOf(*let), std::string("r1"));
        QCOMPARE(runOf(*edit), std::string("r2"));
        QCOMPARE(runOf(*refuse), std::string("r3"));
        QCOMPARE(runOf(WindowMessage(AgentBorder())), std::string());
    }

    void otherLinesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("hello");
        QTest::newRow("a list") << QByteArray("[1]");
        QTest::newRow("no kind") << QByteArray("{}");
        QTest::newRow("an unknown kind") << QByteArray(R"({"message": "sing"})");
        QTest::newRow("a kind that is no text") << QByteArray(R"({"message": 7})");
        QTest::newRow("a border with an unknown rule") << QByteArray(R"({"message": "border", "rule": "some"})");
        QTest::newRow("deep nesting") << QByteArray(5000, '[');
    }

    void otherLinesAreRefused()
    {
        QFETCH(const QByteArray, line);
        QVERIFY(!readAgentMessage(line.toStdString()).ok());
        QVERIFY(!readWindowMessage(line.toStdString()).ok());
    }

    void aBorderWithOddValuesKeepsWhatIsUsable()
    {
        const auto read = readWindowMessage(
            R"({"message": "border", "rule": "costly", "cost": -5, "tables": ["a", 3, null], "more": {}})");
        QVERIFY(read.ok());
        QCOMPARE(std::get<AgentBorder>(*read), (AgentBorder{BorderRule::costly, 0, {"a"}}));
    }
};

QTEST_GUILESS_MAIN(AgentMessagesTest)
#include "tst_agentmessages.moc"
