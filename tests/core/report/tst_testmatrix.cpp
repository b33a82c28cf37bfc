#include "report/htmlreport.h"
#include "report/markdownreport.h"
#include "report/testmatrix.h"
#include "run/eventrecord.h"
#include "support/samplerun.h"

#include <QTest>

namespace querymend {

namespace {

constexpr auto evidence = "open until it is paid";

TestsJudged judged(std::uint32_t first)
{
    return {{"It counts.", "Paid orders are left out."},
            {{LaneId{first}, {TestVerdict::passed, TestVerdict::failed}},
             {LaneId{first + 1}, {TestVerdict::passed, TestVerdict::passed}}},
            {"", evidence}};
}

std::vector<RunEvent> run(const std::vector<EventBody>& bodies)
{
    std::vector<RunEvent> events = sampleRun();
    for (std::uint32_t lane = 1; lane < 4; ++lane)
        events.push_back({"run-1", events.size() + 1, events.back().at, CandidateForked{LaneId{lane}}});
    for (const EventBody& body : bodies)
        events.push_back({"run-1", events.size() + 1, events.back().at, body});
    return events;
}

bool has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

class MatrixTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasTheCandidatesTheirVerdictsAndThePick()
    {
        const auto matrices = testMatrices(run({judged(0), Selected{{LaneId{1}, 0}, "2 of 2 tests passed"}}));
        QCOMPARE(matrices.size(), std::size_t{1});
        const TestMatrix& matrix = matrices[0];
        QCOMPARE(matrix.lanes, (std::vector{LaneId{0}, LaneId{1}}));
        QCOMPARE(matrix.passed, (std::vector<std::string>{"1 of 2", "2 of 2"}));
        QCOMPARE(matrix.rows[1].verdicts, (std::vector{TestVerdict::failed, TestVerdict::passed}));
        QCOMPARE(matrix.rows[1].evidence, std::string(evidence));
        QCOMPARE(matrix.picked, std::optional(LaneId{1}));
        QCOMPARE(matrix.reason, std::string("2 of 2 tests passed"));
    }

    void eachLevelHasItsOwn()
    {
        Escalated escalated;
        escalated.kept = AttemptRef{LaneId{0}, 0};
        const auto matrices = testMatrices(run({judged(0), escalated, judged(2), Selected{{LaneId{3}, 0}, "why"}}));
        QCOMPARE(matrices.size(), std::size_t{2});
        QVERIFY(!matrices[0].picked && matrices[0].reason.empty());
        QCOMPARE(matrices[1].picked, std::optional(LaneId{3}));
    }

    void anAnswerThatAPersonAcceptsLaterIsThePick()
    {
        const auto matrices = testMatrices(
            run({judged(0), Selected{{LaneId{1}, 0}, "first"}, Selected{{LaneId{0}, 0}, "a user accepted it"}}));
        QCOMPARE(matrices[0].picked, std::optional(LaneId{0}));
        QCOMPARE(matrices[0].reason, std::string("a user accepted it"));
    }

    void aDamagedRecordGivesWhatItHolds()
    {
        TestsJudged few = judged(0);
        few.lanes[0].verdicts.clear();
        few.evidence.clear();
        const auto matrices = testMatrices(run({few, TestsJudged{}}));
        QCOMPARE(matrices.size(), std::size_t{1});
        QCOMPARE(matrices[0].rows[0].verdicts, (std::vector{TestVerdict::unclear, TestVerdict::passed}));
    }

    void isInEachExport()
    {
        const auto events = run({judged(0), Selected{{LaneId{1}, 0}, "2 of 2 tests passed"}});
        const std::string markdown = markdownReport(events);
        QVERIFY2(has(markdown,
                     "## Tests\n\n| Test | lane 1 | lane 2 ★ |\n| --- | --- | --- |\n"
                     "| It counts. | passed | passed |\n"
                     "| Paid orders are left out. (from the evidence: \"open until it is paid\") | failed | passed |\n"
                     "| **passed** | 1 of 2 | 2 of 2 |\n\n- **Picked:** lane 2: 2 of 2 tests passed\n"),
                 markdown.c_str());
        const std::string html = htmlReport(events);
        for (const char* const part :
             {"<h2>Tests</h2>", "<th>lane 2 ★</th>", "<span class=\"validation\">✗ failed</span>",
              "(from the evidence: &quot;open until it is paid&quot;)", "Picked: lane 2: 2 of 2 tests passed"})
            QVERIFY2(has(html, part), part);
        const std::string json = toRecord(events[events.size() - 2]);
        QVERIFY(has(json, R"("evidence":["","open until it is paid"])"));
        QVERIFY(has(json, R"("verdicts":["passed","failed"])"));
    }

    void wordsOfAModelStayInTheirCell()
    {
        TestsJudged hostile = judged(0);
        hostile.tests[0] = "a | b\n\n# <script>alert(1)</script>";
        const auto events = run({hostile});
        QVERIFY(!has(markdownReport(events), "\n# <script>"));
        QVERIFY(!has(htmlReport(events), "<script>alert"));
    }

    void aRunWithoutTestsHasNone()
    {
        QVERIFY(testMatrices(sampleRun()).empty());
        QVERIFY(!has(markdownReport(sampleRun()), "## Tests"));
        QVERIFY(!has(htmlReport(sampleRun()), "<h2>Tests</h2>"));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::MatrixTest)

#include "tst_testmatrix.moc"
