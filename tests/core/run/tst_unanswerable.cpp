// Refusals of models: when they are an answer, and when the run goes on.

#include "depots.h"

#include "run/unanswerable.h"

#include <QTest>

namespace querymend {

namespace {

std::string refusal(const std::string& reason)
{
    return "{\"invalid_request\": \"" + reason + "\", \"plan\": null, \"sql\": null}";
}

RunPolicy policyOf(std::uint32_t lanes, std::uint32_t retries, std::uint32_t escalations)
{
    RunPolicy policy;
    policy.lanes = lanes;
    policy.maxRetries = retries;
    policy.maxEscalations = escalations;
    return policy;
}

} // namespace

class UnanswerableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSchemaBearsOutAReason_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::addColumn<bool>("isBorneOut");
        const auto row = [](const char* title, const char* reason, bool isBorneOut) {
            QTest::newRow(title) << QString::fromUtf8(reason) << isBorneOut;
        };
        row("something that the schema does not have", "The schema has no salaries.", true);
        row("two things, one of which it has", "There are depots, but no salaries.", true);
        row("in Italian", "Nello schema non ci sono stipendi.", true);
        row("in Russian", "В схеме нет зарплат.", true);
        row("a table that is there", "There is no table of crates.", false);
        row("a column that is there", "The weight is not stored.", false);
        row("a table and a column in other forms", "No weights of a depot are available.", false);
        row("no reason", "The question cannot be answered from this schema.", false);
        row("nothing", "", false);
    }

    void theSchemaBearsOutAReason()
    {
        QFETCH(const QString, reason);
        QFETCH(const bool, isBorneOut);
        QCOMPARE(querymend::isBorneOut(reason.toStdString(), &depots()), isBorneOut);
    }

    void withoutASchemaAnyReasonCounts()
    {
        QVERIFY(isBorneOut("There is no table of crates.", nullptr));
        QVERIFY(!isBorneOut("The question cannot be answered.", nullptr));
    }

    void aSecondRefusalEndsTheRun()
    {
        Depots run(policyOf(1, 3, 2));
        run.reply(refusal("There are no salaries."));
        QVERIFY(run.isUnderWay<AskModel>());
        QCOMPARE(run.all<HintChosen>().size(), std::size_t{1});
        run.reply(refusal("Nobody's pay is stored."));
        const auto& end = run.world.state().end;
        QVERIFY(end.has_value());
        QCOMPARE(end->outcome, RunOutcome::unanswerable);
        QCOMPARE(end->reason, std::string("Nobody's pay is stored."));
        QVERIFY(end->sql.empty());
        QVERIFY(run.all<Escalated>().empty());
        QCOMPARE(run.all<Reflected>().back().reflection.decision, ReflectionDecision::giveUp);
    }

    void oneRefusalIsNoAnswer()
    {
        Depots run(policyOf(1, 0, 0));
        run.reply(refusal("There are no salaries."));
        QCOMPARE(run.world.state().end->outcome, RunOutcome::gaveUp);
    }

    void aRefusalThatTheSchemaContradictsIsNone()
    {
        Depots run(policyOf(1, 1, 0));
        run.reply(refusal("There is no table of crates."));
        run.reply(refusal("There is no table of crates."));
        QCOMPARE(run.world.state().end->outcome, RunOutcome::gaveUp);
    }

    void anAnswerAfterARefusalIsAnAnswer()
    {
        Depots run(policyOf(1, 3, 0));
        run.reply(refusal("There are no salaries."));
        run.reply("SELECT town FROM depot");
        run.check();
        QCOMPARE(run.world.state().end->outcome, RunOutcome::solved);
    }

    void refusalsInTwoLanesAgree()
    {
        Depots run(policyOf(2, 3, 2));
        run.reply(refusal("There are no salaries."));
        run.reply(refusal("There is no pay."));
        // The first lane had been asked again before the second one refused.
        run.reply(refusal("There are no salaries."));
        QCOMPARE(run.world.state().end->outcome, RunOutcome::unanswerable);
    }

    void theHintArguesForNoOtherQuestion()
    {
        Depots run(policyOf(1, 3, 0));
        for (int i = 0; i < 3; ++i)
            run.reply(refusal("There is no table of crates."));
        const auto hints = run.all<HintChosen>();
        QCOMPARE(hints.size(), std::size_t{3});
        for (const HintChosen& hint : hints) {
            QVERIFY2(hint.text.find("plausible reading") == std::string::npos, hint.text.c_str());
            QVERIFY2(hint.text.find("part of the question") == std::string::npos, hint.text.c_str());
            QVERIFY2(hint.text.find("the same statement") == std::string::npos, hint.text.c_str());
        }
    }

    void theOutcomeIsInTheRecord()
    {
        const RunEvent event{"r", 1, 0, RunFinished{RunOutcome::unanswerable, {}, "no salaries"}};
        const std::string line = toRecord(event);
        QVERIFY2(line.find("\"outcome\":\"unanswerable\"") != std::string::npos, line.c_str());
        QCOMPARE(toRecord(*readRecord(line)), line);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::UnanswerableTest)

#include "tst_unanswerable.moc"
