// A question limited to some tables, which names another: the user is told, a model never.

#include "largeschema.h"
#include "run/enumnames.h"
#include "schema/tablelimit.h"
#include "support/searching.h"

#include <QTest>

namespace querymend {

class WithheldTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTableOutsideTheLimitIsMissedAndNoModelHearsOfIt_data()
    {
        QTest::addColumn<int>("ticked");
        QTest::addColumn<bool>("hasWhole");
        QTest::addColumn<bool>("isMissed");
        QTest::newRow("the named table is not ticked") << 3 << true << true;
        QTest::newRow("it is ticked") << 7 << true << false;
        QTest::newRow("there is no more than the limited schema") << 3 << false << false;
    }

    void aTableOutsideTheLimitIsMissedAndNoModelHearsOfIt()
    {
        QFETCH(int, ticked);
        QFETCH(bool, hasWhole);
        QFETCH(bool, isMissed);
        const Table& kept = tableAt(static_cast<std::uint32_t>(ticked));
        const Catalog& all = largeSchema().catalog();
        const std::vector<std::string> names{kept.schema + '.' + kept.name};
        const SchemaView limited(Catalog(limitedTo(all, names).snapshot, all.rules()));
        RunStarted started =
            World::started(lanesOf(1, {ModelRole::testGenerator, ModelRole::evaluator, ModelRole::explainer}));
        started.question.text = "How much is in " + tableAt(7).name + "?";
        started.question.tables = {{kept.schema, kept.name}};
        Search search(started, limited, hasWhole ? &largeSchema() : nullptr);
        const ModelAsked call = search.all<ModelAsked>()[0];
        QCOMPARE(call.alarms.size(), std::size_t(isMissed ? 1 : 0));
        QCOMPARE(search.all<SchemaLinked>()[0].withheld.size(), std::size_t(isMissed ? 1 : 0));
        if (!isMissed)
            return;
        QCOMPARE(call.alarms[0].kind, PromptAlarm::Kind::missingTable);
        QVERIFY(call.alarms[0].text.find(tableAt(7).name) != std::string::npos);
        // The name is in the question, but nothing else of the table may be in any prompt.
        search.role(ModelRole::testGenerator, 0, R"({"tests": ["t"]})");
        search.roleFails(ModelRole::testGenerator, 1);
        search.roleFails(ModelRole::testGenerator, 2);
        search.lose(0, ErrorCode::unknownTable);
        search.pass(0, usable);
        search.role(ModelRole::evaluator, 0, R"({"verdicts": [{"test": 1, "passed": true}]})");
        std::vector<std::vector<PromptSection>> prompts;
        for (const ModelAsked& asked : search.all<ModelAsked>())
            prompts.push_back(asked.prompt);
        for (const RoleAsked& asked : search.all<RoleAsked>())
            prompts.push_back(asked.prompt);
        QVERIFY(prompts.size() > 5);
        for (const std::vector<PromptSection>& prompt : prompts) {
            for (const PromptSection& section : prompt) {
                const bool isQuestion = section.text.find(started.question.text) != std::string::npos;
                QVERIFY2(isQuestion || section.text.find(tableAt(7).name) == std::string::npos, section.text.c_str());
                QVERIFY(section.text.find("# Table: " + tableAt(7).schema + '.' + tableAt(7).name)
                        == std::string::npos);
            }
        }
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::WithheldTablesTest)

#include "tst_withheldtables.moc"
