#include "run/rolereplies.h"

#include <QTest>

namespace querymend {

class RoleRepliesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isRead_data()
    {
        QTest::addColumn<int>("role");
        QTest::addColumn<QByteArray>("reply");
        QTest::addColumn<int>("outcome");
        QTest::addColumn<QByteArray>("results"); // separated by bars
        const auto row = [](const char* title, ModelRole role, const char* reply, RoleOutcome outcome,
                            const char* results) {
            QTest::newRow(title) << static_cast<int>(role) << QByteArray(reply) << static_cast<int>(outcome)
                                 << QByteArray(results);
        };
        using R = ModelRole;
        using O = RoleOutcome;
        // clang-format off
        row("it can be answered", R::validator, R"({"answerable": true, "reason": "yes"})", O::useful, "yes");
        row("it cannot", R::validator, R"({"answerable": false, "reason": "no ages"})", O::refused, "no ages");
        row("it cannot, for no reason", R::validator, R"({"answerable": false})", O::refused, "no reason given");
        row("words around the object", R::validator, "Well:\n```json\n{\"answerable\": false, \"reason\": \"x\"}\n```\nSo.", O::refused, "x");
        row("neither yes nor no", R::validator, R"({"answerable": "maybe"})", O::unusable, "");
        row("no object", R::validator, "I think so.", O::unusable, "");
        row("half an object", R::validator, R"({"answerable": fal)", O::unusable, "");
        row("a list is no object", R::validator, "[1]", O::unusable, "");
        row("a translation", R::translator, R"({"question": " How many? ", "language": "German"})", O::useful, "How many?");
        row("an empty translation", R::translator, R"({"question": " "})", O::unusable, "");
        row("a translation that is no text", R::translator, R"({"question": 7})", O::unusable, "");
        row("tests", R::testGenerator, R"({"tests": ["a", " b "]})", O::useful, "a|b");
        row("tests among which some are none", R::testGenerator, R"({"tests": ["", 7, null, "b"]})", O::useful, "b");
        row("no tests", R::testGenerator, R"({"tests": []})", O::unusable, "");
        row("more tests than anybody wants", R::testGenerator, R"({"tests": ["1","2","3","4","5","6","7","8","9"]})", O::useful, "1|2|3|4|5|6|7|8");
        row("verdicts in their order", R::evaluator, R"({"verdicts": [{"passed": true, "reason": "x"}, {"passed": false, "reason": "y"}]})", O::useful, "passed: x|failed: y");
        row("verdicts by number", R::evaluator, R"({"verdicts": [{"test": 2, "passed": true}, {"test": 1, "passed": false}]})", O::useful, "failed: |passed: ");
        row("one verdict by number", R::evaluator, R"({"verdicts": [{"test": 3, "passed": true, "reason": "x"}]})", O::useful, "unclear: |unclear: |passed: x");
        row("verdicts that say nothing", R::evaluator, R"({"verdicts": [{"test": 1}, 7]})", O::useful, "unclear: |unclear: ");
        row("a verdict on a test that there is not", R::evaluator, R"({"verdicts": [{"test": 99, "passed": true}]})", O::useful, "unclear: ");
        row("a verdict on test 0", R::evaluator, R"({"verdicts": [{"test": 0, "passed": true}]})", O::useful, "unclear: ");
        row("no verdicts", R::evaluator, R"({"verdicts": []})", O::unusable, "");
        row("an explanation is words", R::explainer, " It counts {orders}. ", O::useful, "It counts {orders}.");
        row("an empty explanation", R::explainer, "\n", O::unusable, "");
        // clang-format on
    }

    void isRead()
    {
        QFETCH(int, role);
        QFETCH(QByteArray, reply);
        const RoleConcluded made = conclusionOf({static_cast<ModelRole>(role), 3}, reply.toStdString());
        QCOMPARE(made.call.number, 3U);
        QTEST(static_cast<int>(made.outcome), "outcome");
        QByteArrayList results;
        for (const std::string& result : made.results)
            results << QByteArray::fromStdString(result);
        QTEST(results.join('|'), "results");
    }

    void whatIsNotSaidIsUnclear()
    {
        const auto verdicts = verdictsIn({"passed: x", "failed: y"}, 3);
        QVERIFY((verdicts == std::vector{TestVerdict::passed, TestVerdict::failed, TestVerdict::unclear}));
        QVERIFY(verdictsIn({"passed: x", "passed: y"}, 1).size() == 1);
        QVERIFY(verdictsIn({}, 0).empty());
    }

    void aModelsFixIsWordsAlone()
    {
        const auto findings =
            testFindings({{"One row for each city.", {}}}, {"failed: Two. Fix: JOIN the cities once"});
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings.front().suggestions.front().name, std::string("JOIN the cities once"));
        QVERIFY(findings.front().suggestions.front().join.empty());
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::RoleRepliesTest)

#include "tst_rolereplies.moc"
