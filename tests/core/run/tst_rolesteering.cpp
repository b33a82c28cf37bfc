// What the user can change when a run is paused before a role is called.

#include "replaying.h"
#include "run/editing.h"
#include "support/searching.h"

#include <QTest>

#include <algorithm>

Q_DECLARE_METATYPE(querymend::RoleCall)
Q_DECLARE_METATYPE(querymend::EditedField)

namespace querymend {

namespace {

constexpr auto tests = R"({"tests": ["There is one row."]})";

/// A run up to the call of a role; the roles before it have answered.
Search upTo(const RoleCall& call)
{
    std::vector<ModelRole> roles{call.role};
    if (call.role == ModelRole::evaluator)
        roles.push_back(ModelRole::testGenerator);
    Search search(lanesOf(1, roles));
    if (call.role == ModelRole::evaluator) {
        for (std::uint32_t i = 0; i < testGenerators; ++i)
            search.role(ModelRole::testGenerator, i, tests);
    }
    if (call.role == ModelRole::evaluator || call.role == ModelRole::explainer)
        search.pass(0, usable);
    return search;
}

Search stoppedBefore(const RoleCall& call)
{
    Search search = upTo(call);
    search.give(PauseRun{search.pendingOf(call), StopReason::breakpoint});
    return search;
}

EditRun editOf(const RoleCall& call, EditedField field, const std::string& value)
{
    return {{}, field, value, call};
}

AskModel askedIn(const Search& search, const RoleCall& call)
{
    const auto found = search.open().find(search.pendingOf(call).value);
    return found == search.open().end() ? AskModel{} : std::get<AskModel>(found->second);
}

std::string textOf(const std::vector<PromptSection>& prompt)
{
    std::string text;
    for (const PromptSection& section : prompt)
        text += section.text + '\n';
    return text;
}

std::string wordsOf(const std::vector<EditedField>& fields)
{
    std::string words;
    for (const EditedField field : fields)
        words += (words.empty() ? "" : " ") + std::string(recordName(field));
    return words;
}

constexpr RoleCall translator{ModelRole::translator, 0};
constexpr RoleCall secondTests{ModelRole::testGenerator, 1};

} // namespace

class RoleSteeringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRoleIsAskedWithWhatWasChanged_data()
    {
        QTest::addColumn<RoleCall>("call");
        QTest::addColumn<EditedField>("field");
        QTest::addColumn<QByteArray>("value");
        const std::pair<const char*, RoleCall> calls[]{
            {"the validator", {ModelRole::validator, 0}}, {"the translator", translator},
            {"keywords", {ModelRole::keywords, 0}},       {"a test generator", secondTests},
            {"the evaluator", {ModelRole::evaluator, 0}}, {"the explainer", {ModelRole::explainer, 0}}};
        for (const auto& [name, call] : calls) {
            const auto row = [&, who = std::string(name), what = call](const char* with, EditedField field,
                                                                       const char* value) {
                QTest::newRow((who + " with another " + with).c_str()) << what << field << QByteArray(value);
            };
            row("question", EditedField::question, "How many orders are open?");
            row("evidence", EditedField::evidence, "Open means status 1.");
            row("temperature", EditedField::temperature, "0.7");
        }
    }

    void theRoleIsAskedWithWhatWasChanged()
    {
        QFETCH(const RoleCall, call);
        QFETCH(const EditedField, field);
        QFETCH(const QByteArray, value);
        Search search = stoppedBefore(call);
        const EffectId first = search.pendingOf(call);
        const std::string before = valueOf(search.state(), call, field);
        QVERIFY(!askedIn(search, call).effect.isNone());
        search.give(editOf(call, field, value.toStdString()));
        search.give(ContinueRun{first, ContinueWay::onwards});
        const AskModel asked = askedIn(search, call);
        QVERIFY(!asked.effect.isNone() && asked.effect != first);
        QCOMPARE(asked.role, std::optional(call));
        if (field == EditedField::temperature)
            QCOMPARE(asked.temperature, 0.7);
        else
            QVERIFY(textOf(asked.prompt).find(value.toStdString()) != std::string::npos);
        QVERIFY(!search.open().contains(first.value));
        QVERIFY(search.story().ends_with("role_asked run_paused run_edited run_continued role_asked"));
        QCOMPARE(search.all<RoleAsked>().back().prompt, asked.prompt); // what was actually sent
        const RunEdited edited = search.all<RunEdited>().front();
        QCOMPARE(edited.role, std::optional(call));
        QVERIFY(edited.attempt.lane.isNone());
        QCOMPARE(edited.before, before);
        QVERIFY(search.all<RunContinued>().front().isReplaced);
    }

    void whatCanBeChangedGoesByWhoIsAsked_data()
    {
        QTest::addColumn<RoleCall>("call");
        QTest::addColumn<QByteArray>("fields");
        const QByteArray ofRoles("question evidence temperature model");
        QTest::newRow("of a role that comes before all") << RoleCall{ModelRole::validator, 0} << ofRoles;
        QTest::newRow("of tests") << secondTests << ofRoles;
        QTest::newRow("of a role that speaks of a statement") << RoleCall{ModelRole::evaluator, 0} << ofRoles;
    }

    void whatCanBeChangedGoesByWhoIsAsked()
    {
        QFETCH(const RoleCall, call);
        QFETCH(const QByteArray, fields);
        const Search search = stoppedBefore(call);
        QCOMPARE(wordsOf(editableAt(search.state(), search.state().stops.front().what)), fields.toStdString());
        QCOMPARE(wordsOf(editableOf(search.state(), call)), fields.toStdString());
        QCOMPARE(wordsOf(editableOf(upTo(call).state(), call)), std::string()); // not paused
    }

    void beforeAStatementIsCheckedOnlyTheStatementCanBeChanged()
    {
        Search search(lanesOf(1));
        const auto fields = [&] { return wordsOf(editableAt(search.state(), search.state().stops.front().what)); };
        search.give(PauseRun{search.under(0), StopReason::step});
        QCOMPARE(fields(), std::string("sql evidence temperature level model"));
        search.give(ContinueRun{search.under(0), ContinueWay::step});
        search.reply(0, "SELECT x FROM t");
        search.give(PauseRun{search.under(0), StopReason::step});
        QCOMPARE(fields(), std::string("sql"));
        search.give(ContinueRun{search.under(0), ContinueWay::step});
        search.judge(0, failure(ErrorCode::unknownColumn));
        search.give(PauseRun{search.under(0), StopReason::step});
        QCOMPARE(fields(), std::string("sql evidence temperature level model hint category"));
    }

    void aComparisonHasNothingToChange()
    {
        const RunPaused stop{EffectId{9}, std::nullopt, std::nullopt, StopPlace::database, StopReason::step};
        QVERIFY(editableAt(stoppedBefore(translator).state(), stop).empty());
    }

    void whatARoleIsNotToldCannotBeChanged_data()
    {
        QTest::addColumn<EditedField>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("problem");
        const auto row = [](const char* name, EditedField field, const char* value, EditFailure problem) {
            QTest::newRow(name) << field << QByteArray(value) << static_cast<int>(problem);
        };
        row("the statement", EditedField::sql, "SELECT 1", EditFailure::notHere);
        row("a hint", EditedField::hint, "Look again.", EditFailure::notHere);
        row("a category", EditedField::category, "syntax", EditFailure::notHere);
        row("the level", EditedField::level, "expert", EditFailure::notHere);
        row("no question", EditedField::question, " \n", EditFailure::empty);
        row("a temperature in words", EditedField::temperature, "hot", EditFailure::notANumber);
        row("no model", EditedField::model, "", EditFailure::empty);
    }

    void whatARoleIsNotToldCannotBeChanged()
    {
        QFETCH(const EditedField, field);
        QFETCH(const QByteArray, value);
        QFETCH(const int, problem);
        Search search = stoppedBefore(translator);
        const EditRun edit = editOf(translator, field, value.toStdString());
        const auto facts = factsOfEdit(search.state(), search.context(), edit);
        QVERIFY(!facts);
        QCOMPARE(static_cast<int>(facts.error().problem), problem);
        const std::size_t before = search.events().size();
        search.give(edit);
        QCOMPARE(search.events().size(), before);
    }

    void aRoleThatIsNotStoppedKeepsItsPrompt()
    {
        Search search = upTo(translator);
        QVERIFY(!factsOfEdit(search.state(), search.context(), editOf(translator, EditedField::evidence, "x")));
        search.role(ModelRole::translator, 0, "{}");
        QVERIFY(!factsOfEdit(search.state(), search.context(), editOf(translator, EditedField::evidence, "x")));
    }

    void whatIsSaidOfTheQuestionIsToldToAllThatWait()
    {
        Search search(lanesOf(1, {ModelRole::testGenerator}));
        const EffectId lane = search.under(0);
        search.give(PauseRun{lane, StopReason::breakpoint});
        search.give(PauseRun{search.pendingOf(secondTests), StopReason::breakpoint});
        search.give(editOf(secondTests, EditedField::evidence, "Open means status 1."));
        search.give(ContinueRun{lane, ContinueWay::onwards});
        search.give(ContinueRun{search.pendingOf(secondTests), ContinueWay::onwards});
        QVERIFY(search.prompt(0).find("Open means status 1.") != std::string::npos);
        QVERIFY(textOf(askedIn(search, secondTests).prompt).find("Open means status 1.") != std::string::npos);
    }

    void aTemperatureIsOfTheOneCall()
    {
        Search search = stoppedBefore(secondTests);
        search.give(editOf(secondTests, EditedField::temperature, "0.7"));
        search.give(ContinueRun{search.pendingOf(secondTests), ContinueWay::onwards});
        QCOMPARE(askedIn(search, secondTests).temperature, 0.7);
        QCOMPARE(askedIn(search, {ModelRole::testGenerator, 2}).temperature, 0.8);
        QCOMPARE(search.state().lanes.front().made.temperature, 0.2);
    }

    void aQuestionInAPersonsWordsTakesThePlaceOfItsTranslation()
    {
        RunPolicy policy = lanesOf(1, {ModelRole::translator, ModelRole::testGenerator});
        Search search(policy);
        search.role(ModelRole::translator, 0, R"({"question": "Wie viele?"})");
        search.give(PauseRun{search.pendingOf(secondTests), StopReason::breakpoint});
        QCOMPARE(valueOf(search.state(), secondTests, EditedField::question), std::string("Wie viele?"));
        search.give(editOf(secondTests, EditedField::question, "Wie viele offene?"));
        search.give(ContinueRun{search.pendingOf(secondTests), ContinueWay::onwards});
        const std::string prompt = textOf(askedIn(search, secondTests).prompt);
        QVERIFY(prompt.find("Wie viele offene?") != std::string::npos);
        QCOMPARE(search.state().start.question.text, std::string("Wie viele offene?"));
    }

    void anAnswerToTheFirstAskComesTooLate()
    {
        Search search = stoppedBefore(translator);
        const EffectId first = search.pendingOf(translator);
        search.give(editOf(translator, EditedField::question, "How many are open?"));
        search.give(ContinueRun{first, ContinueWay::onwards});
        const std::size_t before = search.events().size();
        search.give(ModelAnswered{first, ModelReply{R"({"question": "late"})", {}, {}}});
        QCOMPARE(search.events().size(), before);
        search.role(ModelRole::translator, 0, R"({"question": "Wie viele offene?"})");
        QCOMPARE(std::string(questionIn(search.state())), std::string("Wie viele offene?"));
    }

    void aRecordWithSuchEditsIsReplayedAsItWas_data()
    {
        QTest::addColumn<RoleCall>("call");
        QTest::newRow("before all else") << RoleCall{ModelRole::validator, 0};
        QTest::newRow("beside the lanes") << secondTests;
        QTest::newRow("after a statement") << RoleCall{ModelRole::evaluator, 0};
        QTest::newRow("after the answer") << RoleCall{ModelRole::explainer, 0};
    }

    void aRecordWithSuchEditsIsReplayedAsItWas()
    {
        QFETCH(const RoleCall, call);
        Search search = stoppedBefore(call);
        search.give(editOf(call, EditedField::temperature, "1"));
        search.give(editOf(call, EditedField::question, "How many are open?"));
        EditRun model = editOf(call, EditedField::model, "another");
        model.terms = ModelTerms{ModelKind::recorded, ModelPrice{2, 10, "EUR"}, 4000};
        search.give(model);
        search.give(ContinueRun{search.pendingOf(call), ContinueWay::onwards});
        while (!search.state().end && !search.open().empty()) {
            const EffectId effect{search.open().begin()->first};
            const Effect what = search.open().begin()->second;
            search.close(effect.value);
            if (std::holds_alternative<AskModel>(what))
                search.give(ModelAnswered{effect, ModelReply{usable, {10, 5}, {}}});
            else
                search.give(CheckAnswered{effect, {}});
        }
        QVERIFY(search.state().end.has_value());
        std::vector<RunEvent> record;
        for (const RunEvent& event : search.events())
            record.push_back(readRecord(toRecord(event)).value());
        const RunState folded = stateAfter(record);
        QCOMPARE(described(folded), described(search.state()));
        const World again = replayed(record, search.context());
        QCOMPARE(QString::fromStdString(recordOf(again.events())), QString::fromStdString(recordOf(search.events())));
        QCOMPARE(folded.start.model, std::string("another"));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::RoleSteeringTest)

#include "tst_rolesteering.moc"
