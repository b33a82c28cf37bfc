// What a retry adds to the prompt before it, and what it leaves out because the prompt says it.

#include "contains.h"
#include "depots.h"
#include "diagnose/hints/hinttexts.h"
#include "run/decide.h"
#include "run/hinting.h"
#include "run/policyjson.h"

#include <QTest>

namespace querymend {

namespace {

RunPolicy policyOf(DataValues values = DataValues::mayBeNamed)
{
    RunPolicy policy;
    policy.mending = MendingUse::off;
    policy.values = values;
    return policy;
}

std::string promptText(const AskModel& call)
{
    std::string text;
    for (const PromptSection& section : call.prompt)
        text += (text.empty() ? "" : "\n\n") + section.text;
    return text;
}

std::string openPrompt(const Depots& run)
{
    return promptText(std::get<AskModel>(run.world.open().begin()->second));
}

} // namespace

class RetryPromptsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRetryIsThePromptBeforeWithMoreBehindIt()
    {
        Depots run(policyOf());
        const std::string first = openPrompt(run);
        run.reply("SELECT twon FROM depot");
        const std::string second = openPrompt(run);
        QVERIFY(second.starts_with(first));
        QVERIFY2(second.size() - first.size() < 520, second.substr(first.size()).c_str());
        run.reply("SELECT twn FROM depot");
        const std::string third = openPrompt(run);
        QVERIFY(third.starts_with(first));
    }

    void noFactIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QList<QByteArray>>("facts");
        QTest::newRow("a column that is spelled otherwise")
            << QByteArray("SELECT joined_on FROM member")
            << QList<QByteArray>{"SELECT joined_on FROM member", "^^^^", "JoinedOn", "SCHEMA REFERENCE ERROR",
                                 "What is known:"};
        QTest::newRow("a table that is near another")
            << QByteArray("SELECT town FROM depto") << QList<QByteArray>{"depto", "depot", "What is known:"};
        QTest::newRow("a column that resembles nothing")
            << QByteArray("SELECT zzzzq FROM depot") << QList<QByteArray>{"zzzzq", "What to check:"};
    }

    void noFactIsLeftOut()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QList<QByteArray>, facts);
        Depots run(policyOf());
        run.reply(sql.toStdString());
        const std::string prompt = openPrompt(run);
        for (const QByteArray& fact : facts)
            QVERIFY2(contains(prompt, fact.toStdString()),
                     (fact + " in " + QByteArray::fromStdString(prompt).right(900)).constData());
    }

    void aGeneralHintDoesNotSayWhereToLookForWhatIsKnown()
    {
        Depots run(policyOf());
        run.reply("SELECT joined_on FROM member");
        const std::string prompt = openPrompt(run);
        QVERIFY2(!contains(prompt, "What to check:"), prompt.c_str());
        QVERIFY2(!contains(prompt, "Return one corrected"), prompt.c_str());
    }

    void whatAPersonWroteStays()
    {
        const auto texts = HintTexts::with({{"wanted.general", "Answer in {{dialect}}, as our house rules say."}});
        QVERIFY(texts.ok());
        Depots run(policyOf());
        run.reply("SELECT twon FROM depot");
        RunContext context = run.world.context();
        context.hints = &texts.value();
        LaneState lane = run.lane();
        lane.attempts.pop_back(); // the one that is being asked for
        lane.retries = 0;
        QVERIFY(contains(hintAfter(run.world.state(), lane, context).text, "as our house rules say"));
        QVERIFY(!contains(hintAfter(run.world.state(), lane, run.world.context()).text, "Return one"));
    }

    void aHintRepeatsWhatTheEvidenceSaysOfAName_data()
    {
        QTest::addColumn<QByteArray>("evidence");
        QTest::addColumn<bool>("valuesStay");
        QTest::addColumn<bool>("isRepeated");
        QTest::newRow("a metric") << QByteArray("takings is COUNT(depot.town)") << false << true;
        QTest::newRow("a metric, where values stay") << QByteArray("takings is COUNT(depot.town)") << true << true;
        QTest::newRow("a value") << QByteArray("takings refers to depot.town = 'Graz'") << false << true;
        QTest::newRow("a value, where values stay")
            << QByteArray("takings refers to depot.town = 'Graz'") << true << false;
        QTest::newRow("another term") << QByteArray("losses is COUNT(depot.town)") << false << false;
    }

    void aHintRepeatsWhatTheEvidenceSaysOfAName()
    {
        QFETCH(const QByteArray, evidence);
        QFETCH(const bool, valuesStay);
        QFETCH(const bool, isRepeated);
        Depots run(policyOf(valuesStay ? DataValues::stay : DataValues::mayBeNamed));
        run.reply("SELECT total_takings FROM depot");
        RunState state = run.world.state();
        state.start.question.evidence = evidence.toStdString();
        LaneState lane = run.lane();
        lane.attempts.pop_back(); // the one that is being asked for
        lane.retries = 0;
        const std::string hint = hintAfter(state, lane, run.world.context()).text;
        QVERIFY2(contains(hint, "The evidence says: " + evidence.toStdString() + '.') == isRepeated, hint.c_str());
    }

    void theHintHasTheQuestion_data()
    {
        QTest::addColumn<bool>("isTranslated");
        QTest::addColumn<QByteArray>("question");
        QTest::newRow("as it was asked") << false << QByteArray("Question:\nQuanti depositi ci sono?");
        QTest::newRow("translated") << true << QByteArray("Question:\nHow many depots are there?");
    }

    void theHintHasTheQuestion()
    {
        QFETCH(bool, isTranslated);
        QFETCH(QByteArray, question);
        Depots run(policyOf());
        run.reply("SELECT twon FROM depot");
        RunState state = run.world.state();
        state.start.question.text = "Quanti depositi ci sono?";
        state.start.policy.hintQuestion = HintQuestion::repeated;
        if (isTranslated) {
            RoleState translator;
            translator.call = {ModelRole::translator, 0};
            translator.outcome = RoleOutcome::useful;
            translator.results = {"How many depots are there?"};
            state.roles.push_back(translator);
        }
        LaneState lane = run.lane();
        lane.attempts.pop_back(); // the one that is being asked for
        lane.retries = 0;
        const std::string hint = hintAfter(state, lane, run.world.context()).text;
        QVERIFY2(contains(hint, question.toStdString()), hint.c_str());
        state.start.policy.hintQuestion = HintQuestion::leftOut; // as in runs of before, whose prompts are replayed
        QVERIFY(!contains(hintAfter(state, lane, run.world.context()).text, "Question:"));
    }

    void aRunWithoutItHasTheSameRecordAsBefore()
    {
        QVERIFY(policyJson(RunPolicy()).dump().find("question_in_hints") == std::string::npos);
        RunPolicy policy;
        policy.hintQuestion = HintQuestion::repeated;
        QVERIFY(policyJson(policy).dump().find("\"question_in_hints\":\"repeated\"") != std::string::npos);
    }

    void anAgentSeesNoPromptSoItsHintIsWhole()
    {
        Depots run(policyOf());
        run.reply("SELECT joined_on FROM member");
        RunState state = run.world.state();
        state.start.modelKind = ModelKind::agent;
        LaneState lane = run.lane();
        lane.attempts.pop_back();
        lane.retries = 0;
        const std::string hint = hintAfter(state, lane, run.world.context()).text;
        QVERIFY2(contains(hint, "Return one corrected") && contains(hint, "What to check:"), hint.c_str());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::RetryPromptsTest)
#include "tst_retryprompts.moc"
