#include "prompting.h"

#include "base/textplaces.h"
#include "prompt/helperprompt.h"
#include "prompt/replyschema.h"

#include <nlohmann/json.hpp>

using namespace querymend;
using namespace querymend::test;

class HelperPromptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void helpersAreToldWhatTheyNeed_data();
    void helpersAreToldWhatTheyNeed();
    void theReplySchemaIsStrict();
};

void HelperPromptTest::helpersAreToldWhatTheyNeed_data()
{
    QTest::addColumn<int>("role");
    QTest::addColumn<std::string>("names");
    const auto row = [](const char* sentence, HelperRole role, const char* names) {
        QTest::newRow(sentence) << static_cast<int>(role) << std::string(names);
    };
    row("the question validator sees the schema", HelperRole::questionValidator, "task schema evidence question");
    row("the translator sees the names that it translates to", HelperRole::translator, "task schema evidence question");
    row("keyword extraction sees the question", HelperRole::keywordExtraction, "task evidence question");
    row("the first test generator does not see the SQL", HelperRole::testGenerator1, "task schema evidence question");
    row("nor does the second", HelperRole::testGenerator2, "task schema evidence question");
    row("nor does the third", HelperRole::testGenerator3, "task schema evidence question");
    row("the evaluator sees all", HelperRole::evaluator, "task schema evidence question statement result tests");
    row("the explainer sees no tests", HelperRole::explainer, "task schema evidence question statement result");
}

void HelperPromptTest::helpersAreToldWhatTheyNeed()
{
    QFETCH(int, role);
    QFETCH(std::string, names);
    const Everything all;
    const std::vector<std::string> tests{"one row", "no NULL"};
    HelperFacts facts;
    facts.texts = &all.texts;
    facts.dialect = &dialectOf(DialectId::oracle);
    facts.question = "How many?";
    facts.evidence = "orders only";
    facts.schema.lines = &all.lines;
    facts.sql = "SELECT 1 FROM dual";
    facts.result = "1";
    facts.tests = tests;
    const BuiltPrompt prompt = helperPromptFor(static_cast<HelperRole>(role), facts);
    QCOMPARE(namesOf(prompt), names);
    QVERIFY(placesIn(whole(prompt)).empty());
    QCOMPARE(prompt.sections.front().role, ChatRole::system);
    if (static_cast<HelperRole>(role) == HelperRole::evaluator)
        QVERIFY(textOf(prompt, "tests").ends_with("1. one row\n2. no NULL"));
}

void HelperPromptTest::theReplySchemaIsStrict()
{
    const auto schema = nlohmann::json::parse(replySchema());
    QCOMPARE(schema["additionalProperties"].get<bool>(), false);
    QCOMPARE(schema["required"].size(), schema["properties"].size());
    for (const auto& name : schema["required"])
        QVERIFY(PromptTexts().of("reply.json").find(name.get<std::string>()) != std::string_view::npos);
}

QTEST_APPLESS_MAIN(HelperPromptTest)
#include "tst_helperprompt.moc"
