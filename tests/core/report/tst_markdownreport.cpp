#include "support/samplerun.h"

#include "base/utf8.h"
#include "report/markdownreport.h"

#include <QTest>

using namespace querymend;

namespace {

/// The lines outside all fenced code blocks, by CommonMark's rules for fences.
QList<QByteArray> linesOutsideCode(const QByteArray& markdown)
{
    QList<QByteArray> outside;
    qsizetype fence = 0;
    for (const QByteArray& line : markdown.split('\n')) {
        qsizetype ticks = 0;
        while (ticks < line.size() && line[ticks] == '`')
            ++ticks;
        const bool isFence = ticks >= 3;
        if (fence == 0 && isFence)
            fence = ticks;
        else if (fence > 0 && ticks >= fence && line.mid(ticks).trimmed().isEmpty())
            fence = 0;
        else if (fence == 0)
            outside << line;
    }
    return outside;
}

QByteArray markdownOf(const std::vector<RunEvent>& events)
{
    return QByteArray::fromStdString(markdownReport(events));
}

} // namespace

/// The Markdown report of a run: its content, and that quoted text cannot become markup.
class MarkdownReportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void says_data();
    void says();
    void namesWhoseWordsTheyAre_data();
    void namesWhoseWordsTheyAre();
    void showsHowTheAnswerWasSearchedFor();
    void keepsWhatIsHostileInItsPlace_data();
    void keepsWhatIsHostileInItsPlace();
    void aFindingOfTheWholeStatementHasNoPlace_data();
    void aFindingOfTheWholeStatementHasNoPlace();
    void cachedTokensAreTold();
    void tokensThatNobodyCountedAreNotNone();
    void anyBeginningOfARunHasAReport();
    void lanesAndEscalationsAreInOrder();
    void theAnswerIsWhatAPersonAccepted_data();
    void theAnswerIsWhatAPersonAccepted();
};

void MarkdownReportTest::says_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("the question as its title") << QByteArray("# How many orders?\n");
    QTest::newRow("the evidence") << QByteArray("- **Evidence:** An order is open until it is paid.\n");
    QTest::newRow("the database with its dialect") << QByteArray("- **Database:** shop (sqlite)\n");
    QTest::newRow("when it began") << QByteArray("- **Started:** 2026-05-01 12:30:05 UTC\n");
    QTest::newRow("how long it took") << QByteArray("- **Time:** 15.0 s\n");
    QTest::newRow("all its tokens") << QByteArray("- **Tokens:** 250 in the prompt, 50 in the reply\n");
    QTest::newRow("how it ended") << QByteArray("- **Outcome:** solved: the statement passed\n");
    QTest::newRow("the answer") << QByteArray("## Answer\n\n```sql\nSELECT amount FROM orders\n```\n");
    QTest::newRow("the lane") << QByteArray("## Lane 1: basic, query plan, temperature 0.2\n");
    QTest::newRow("the category of an attempt") << QByteArray("### Attempt 1: SCHEMA REFERENCE ERROR\n");
    QTest::newRow("the statement of an attempt") << QByteArray("```sql\nSELECT\n  amont FROM orders\n```\n");
    QTest::newRow("code, place and message")
        << QByteArray("- error `unknown_column` at line 2, column 3: no such column: amont\n");
    QTest::newRow("the rungs") << QByteArray("- **Checks:** guard passed, explain failed\n");
    QTest::newRow("time and tokens of an attempt")
        << QByteArray("- **Model:** 1.2 s, tokens: 100 in the prompt, 20 in the reply\n");
    QTest::newRow("decision and score") << QByteArray(
        "- **Decision:** refine, score 55: Unknown column · 3 retries left\n");
    QTest::newRow("the hint") << QByteArray("Hint, general:\n\n```text\nDid you mean amount?\n```\n");
    QTest::newRow("the attempt that passed") << QByteArray("### Attempt 2: PASSED\n");
}

void MarkdownReportTest::says()
{
    QFETCH(QByteArray, part);
    const QByteArray report = markdownOf(sampleRun());
    QVERIFY2(report.contains(part), report.constData());
}

void MarkdownReportTest::namesWhoseWordsTheyAre_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("a live model is only named") << int(ModelKind::live) << QByteArray("- **Model:** gpt\n");
    QTest::newRow("a recorded model says so")
        << int(ModelKind::recorded)
        << QByteArray("- **Model:** gpt (recorded: the model's replies come from an earlier run)\n");
    QTest::newRow("a scripted model says so")
        << int(ModelKind::scripted)
        << QByteArray("- **Model:** gpt (scripted: the model's replies were written in advance)\n");
    QTest::newRow("an agent says so") << int(ModelKind::agent)
                                      << QByteArray("- **Agent:** gpt (a program that sends its own statements)\n");
    QTest::newRow("an agent has no method and no temperature") << int(ModelKind::agent) << QByteArray("## Lane 1\n");
    QTest::newRow("the time of an attempt is the agent's") << int(ModelKind::agent) << QByteArray("- **Agent:** 1.2 s");
}

void MarkdownReportTest::namesWhoseWordsTheyAre()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, line);
    const QByteArray report = markdownOf(sampleRun({}, static_cast<ModelKind>(kind)));
    QVERIFY2(report.contains(line), report.constData());
}

void MarkdownReportTest::showsHowTheAnswerWasSearchedFor()
{
    QVERIFY(!markdownOf(sampleRun()).contains("## Search"));
    const QByteArray report = markdownOf(searchedRun("words"));
    for (const char* const line :
         {"## Search\n", "- **test generator 1:** words\n", "- **explainer:** unusable\n",
          "- **test 1:** words (lane 1 passed, lane 2 failed)\n", "- **result 1:** lane 1, lane 3\n"})
        QVERIFY2(report.contains(line), report.constData());
    const QByteArray steps = markdownOf(steppedRun());
    for (const char* const line :
         {"- **translator:** no reply, timed out: it took too long\n", "- **time ran out:** for lane 2\n",
          "- **time ran out:** for the run\n",
          "- **lanes:** kept lane 1; dropped lane 2: its time was up; lane 3 has the same statement as lane 1\n"})
        QVERIFY2(steps.contains(line), line);
}

void MarkdownReportTest::keepsWhatIsHostileInItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("never"); // must not appear outside code
    QTest::newRow("markup of HTML") << QByteArray("</pre><script>alert(1)</script>") << QByteArray("<");
    QTest::newRow("an entity") << QByteArray("&lt;b&gt;") << QByteArray(" &lt;");
    QTest::newRow("a fence") << QByteArray("x\n```\nHOSTILE\n```\n") << QByteArray(" ```");
    QTest::newRow("a long fence") << QByteArray("x\n``````\nHOSTILE") << QByteArray(" ``````");
    QTest::newRow("a heading") << QByteArray("x\n# HOSTILE") << QByteArray(" # HOSTILE");
    QTest::newRow("an image from elsewhere") << QByteArray("![x](http://e.example/p.png)") << QByteArray("![");
    QTest::newRow("a link") << QByteArray("[x](javascript:alert(1))") << QByteArray(" [x");
    QTest::newRow("emphasis") << QByteArray("**HOSTILE**") << QByteArray("**HOSTILE");
    QTest::newRow("a carriage return") << QByteArray("x\r\r# HOSTILE") << QByteArray("\r");
    QTest::newRow("a colour of a terminal") << QByteArray("\x1b[31mHOSTILE") << QByteArray("\x1b");
    QTest::newRow("a turned direction") << QByteArray("a\xe2\x80\xaetxt") << QByteArray("\xe2\x80\xae");
    QTest::newRow("no UTF-8") << QByteArray("a\xff\xfe") << QByteArray("\xff");
    QTest::newRow("a zero") << QByteArray("a\0b", 3) << QByteArray("\0", 1);
}

void MarkdownReportTest::keepsWhatIsHostileInItsPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, never);
    const QByteArray report = markdownOf(searchedRun(text.toStdString()));
    QVERIFY2(!firstInvalidUtf8(report.toStdString()), report.constData());
    QVERIFY(!report.contains('\0') && !report.contains('\x1b') && !report.contains('\r'));
    const QList<QByteArray> outside = linesOutsideCode(report);
    const QList<QByteArray> expected = linesOutsideCode(markdownOf(searchedRun("tame")));
    QCOMPARE(outside.size(), expected.size());
    for (const QByteArray& line : outside) {
        QVERIFY2(!line.contains(never), line.constData());
        QVERIFY2(!line.startsWith("HOSTILE") && !line.startsWith("# HOSTILE"), line.constData());
    }
}

void MarkdownReportTest::aFindingOfTheWholeStatementHasNoPlace_data()
{
    QTest::addColumn<quint32>("begin");
    QTest::addColumn<quint32>("end");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("none is known") << 0U << 0U << QByteArray("- error `unknown_column`: no such column: amont\n");
    QTest::newRow("all of it") << 0U << 26U << QByteArray("- error `unknown_column`: no such column: amont\n");
    QTest::newRow("its first word") << 0U << 6U
                                    << QByteArray(
                                           "- error `unknown_column` at line 1, column 1: no such column: amont\n");
    QTest::newRow("its end") << 26U << 26U
                             << QByteArray("- error `unknown_column` at line 2, column 20: no such column: amont\n");
    QTest::newRow("a place beyond its end, as a damaged record has it")
        << 900U << 901U << QByteArray("- error `unknown_column` at line 2, column 20: no such column: amont\n");
}

void MarkdownReportTest::aFindingOfTheWholeStatementHasNoPlace()
{
    QFETCH(quint32, begin);
    QFETCH(quint32, end);
    QFETCH(QByteArray, line);
    std::vector<RunEvent> events = sampleRun();
    std::get<Checked>(events[5].body).verdict.findings.front().range = {begin, end};
    const QByteArray report = markdownOf(events);
    QVERIFY2(report.contains(line), report.constData());
}

void MarkdownReportTest::cachedTokensAreTold()
{
    std::vector<RunEvent> events = sampleRun();
    std::get<ModelReplied>(events[3].body).tokens = {100, 20, 64};
    const QByteArray report = markdownOf(events);
    QVERIFY2(report.contains("- **Model:** 1.2 s, tokens: 100 in the prompt (64 from the cache), 20 in the reply\n"),
             report.constData());
    QVERIFY2(report.contains("- **Tokens:** 250 in the prompt (64 from the cache), 50 in the reply\n"),
             report.constData());
}

void MarkdownReportTest::tokensThatNobodyCountedAreNotNone()
{
    std::vector<RunEvent> events = sampleRun();
    std::get<ModelReplied>(events[3].body).tokens = {};
    const QByteArray report = markdownOf(events);
    QVERIFY2(report.contains("- **Model:** 1.2 s, tokens: unknown, because the server does not report them\n"),
             report.constData());
}

void MarkdownReportTest::anyBeginningOfARunHasAReport()
{
    const std::vector<RunEvent> events = sampleRun();
    for (std::size_t count = 0; count < events.size(); ++count) {
        const QByteArray report = markdownOf({events.begin(), events.begin() + static_cast<std::ptrdiff_t>(count)});
        QVERIFY2(report.startsWith("# ") && report.contains("- **Outcome:** not finished\n"), report.constData());
    }
}

void MarkdownReportTest::lanesAndEscalationsAreInOrder()
{
    std::vector<RunEvent> events = sampleRun();
    events.push_back({"run-1", 17, 0, Escalated{Level::basic, Level::expert, {}}});
    events.push_back({"run-1", 18, 0, CandidateForked{LaneId{1}, Level::expert}});
    events.push_back(
        {"run-1", 19, 0, ModelFailed{EffectId{5}, {LaneId{1}, 0}, ModelFault::rateLimit, "slow down", {}}});
    events.push_back({"run-1", 20, 0, UnknownEvent{"later", "{}"}});
    const QByteArray report = markdownOf(events);
    QVERIFY2(report.contains("Escalated from basic to expert.\n\n## Lane 2: expert"), report.constData());
    QVERIFY2(report.contains("### Attempt 1: NOT CHECKED\n\n- **Model failed:** rate limit: slow down\n"),
             report.constData());
    QVERIFY2(report.contains("- **Left out:** events from a newer version: 1\n"), report.constData());
    QVERIFY2(report.contains("- **Selected:** lane 1: the statement passed\n"), report.constData());
}

void MarkdownReportTest::theAnswerIsWhatAPersonAccepted_data()
{
    QTest::addColumn<QByteArray>("accepted");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<bool>("isExplained");
    QTest::newRow("nothing") << QByteArray() << QByteArray("SELECT 1") << true;
    QTest::newRow("the answer itself") << QByteArray("SELECT 1") << QByteArray("SELECT 1") << true;
    QTest::newRow("another") << QByteArray("SELECT 2") << QByteArray("SELECT 2") << false;
}

void MarkdownReportTest::theAnswerIsWhatAPersonAccepted()
{
    QFETCH(const QByteArray, accepted);
    QFETCH(const QByteArray, answer);
    QFETCH(bool, isExplained);
    std::vector<RunEvent> events;
    const auto add = [&](EventBody body) { events.push_back({"r", events.size() + 1, 1, std::move(body)}); };
    add(RunStarted{});
    add(Selected{{LaneId{0}, 0}, ""});
    add(RoleConcluded{{ModelRole::explainer, 0}, RoleOutcome::useful, {"It counts the orders."}});
    add(RunFinished{RunOutcome::solved, "SELECT 1", ""});
    if (!accepted.isEmpty())
        add(AttemptAccepted{{LaneId{0}, 1}, accepted.toStdString()});
    const QByteArray report = markdownOf(events);
    QVERIFY2(report.contains("## Answer\n\n```sql\n" + answer), report);
    QCOMPARE(report.contains("It counts the orders."), isExplained);
    QCOMPARE(report.contains("a user accepted it after the run had ended"), !isExplained);
}

QTEST_GUILESS_MAIN(MarkdownReportTest)
#include "tst_markdownreport.moc"
