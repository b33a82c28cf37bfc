#include "diagnose/reflection.h"

#include <QTest>

#include <algorithm>
#include <cctype>

using namespace querymend;

namespace {

Finding finding(ErrorCode code, Severity severity = Severity::error)
{
    Finding out;
    out.code = code;
    out.severity = severity;
    out.message = "what is wrong";
    return out;
}

Verdict verdict(VerdictStatus status, std::vector<Finding> findings = {})
{
    Verdict out;
    out.status = status;
    out.findings = std::move(findings);
    return out;
}

Verdict failedWith(ErrorCode code)
{
    return verdict(VerdictStatus::rewrite, {finding(code)});
}

struct Situation {
    Verdict verdict;
    AttemptFacts facts;
};

} // namespace

Q_DECLARE_METATYPE(Situation)

class ReflectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decides_data();
    void decides();
    void sumsTheScore_data();
    void sumsTheScore();
    void listsIssuesWorstFirst();
    void suggestsFixesAndNames();
    void limitsItsLists();
};

void ReflectionTest::decides_data()
{
    QTest::addColumn<Situation>("situation");
    QTest::addColumn<QByteArray>("decision");
    QTest::addColumn<bool>("acceptable");
    QTest::addColumn<bool>("refine");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char* name, const Verdict& what, const AttemptFacts& facts, const char* decision,
                        bool acceptable, bool refine, const char* reason) {
        QTest::newRow(name) << Situation{what, facts} << QByteArray(decision) << acceptable << refine
                            << QByteArray(reason);
    };
    const AttemptFacts first;
    const AttemptFacts lastButOne{2, 3};
    const AttemptFacts last{3, 3};
    const AttemptFacts lastOfLevel{3, 3, HigherLevel::available};
    const AttemptFacts breakpoint{0, 3, HigherLevel::none, Breakpoint::afterFailure};
    row("nothing wrong completes", verdict(VerdictStatus::ok), first, "complete", true, false,
        "No problems · accepted");
    row("warnings and notes are accepted",
        verdict(VerdictStatus::ok,
                {finding(ErrorCode::emptyResult, Severity::warning), finding(ErrorCode::allNull, Severity::note)}),
        first, "complete", true, false, "2 minor problems · accepted");
    row("nothing wrong completes at a breakpoint too", verdict(VerdictStatus::ok), breakpoint, "complete", true, false,
        "No problems · accepted");
    for (const ErrorCode code :
         {ErrorCode::syntax, ErrorCode::unknownTable, ErrorCode::unknownColumn, ErrorCode::unknownFunction,
          ErrorCode::forbiddenOperation, ErrorCode::testFailed, ErrorCode::timeout, ErrorCode::unclassified}) {
        const std::string title = "an error asks for refinement: " + std::string(name(code));
        std::string words(name(code));
        std::replace(words.begin(), words.end(), '_', ' ');
        words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
        const std::string reason = words + " · 3 retries left";
        row(title.c_str(), failedWith(code), first, "refine", false, true, reason.c_str());
    }
    row("an empty result that is an error asks for refinement", failedWith(ErrorCode::emptyResult), first, "refine",
        false, true, "Empty result · 3 retries left");
    row("the last retry is counted", failedWith(ErrorCode::syntax), lastButOne, "refine", false, true,
        "Syntax · 1 retry left");
    row("without a retry the lane gives up", failedWith(ErrorCode::syntax), last, "give_up", false, true,
        "Syntax · no retries left");
    row("without any retries allowed the lane gives up at once", failedWith(ErrorCode::syntax), {0, 0}, "give_up",
        false, true, "Syntax · no retries left");
    row("without a retry a higher level takes over", failedWith(ErrorCode::syntax), lastOfLevel, "escalate", false,
        true, "Syntax · no retries left, moving up a level");
    row("where no retry can help the lane gives up",
        verdict(VerdictStatus::failed, {finding(ErrorCode::invalidRequest)}), first, "give_up", false, false,
        "Invalid request · a retry can't help");
    row("a lost connection stops and spends no retry", failedWith(ErrorCode::connectionLost), first, "stop", false,
        false, "Connection lost · the database failed, not the statement; no retry used");
    row("a database that is down stops", failedWith(ErrorCode::databaseDown), lastOfLevel, "stop", false, false,
        "Database down · the database failed, not the statement; no retry used");
    row("a breakpoint asks a person", failedWith(ErrorCode::syntax), breakpoint, "ask", false, true,
        "Syntax · breakpoint, the user decides");
    row("a breakpoint asks when no retry is left too", failedWith(ErrorCode::syntax),
        {3, 3, HigherLevel::none, Breakpoint::afterFailure}, "ask", false, true,
        "Syntax · breakpoint, the user decides");
    row("a database that fails at a breakpoint stops", failedWith(ErrorCode::connectionLost), breakpoint, "stop", false,
        false, "Connection lost · the database failed, not the statement; no retry used");
    row("a failure that no finding explains asks for refinement", verdict(VerdictStatus::rewrite), first, "refine",
        false, true, "Unknown problem · 3 retries left");
    row("an error counts even where the status says fine",
        verdict(VerdictStatus::ok, {finding(ErrorCode::unknownColumn)}), first, "refine", false, true,
        "Unknown column · 3 retries left");
}

void ReflectionTest::decides()
{
    QFETCH(Situation, situation);
    QFETCH(QByteArray, decision);
    QFETCH(bool, acceptable);
    QFETCH(bool, refine);
    QFETCH(QByteArray, reason);
    const Reflection reflection = reflect(situation.verdict, situation.facts);
    QCOMPARE(QByteArray::fromStdString(std::string(name(reflection.decision))), decision);
    QCOMPARE(reflection.isAcceptable, acceptable);
    QCOMPARE(reflection.shouldRefine, refine);
    QCOMPARE(QByteArray::fromStdString(reflection.reasoning), reason);
    QCOMPARE(reflection.issues.size(), situation.verdict.findings.size());
}

void ReflectionTest::sumsTheScore_data()
{
    QTest::addColumn<Situation>("situation");
    QTest::addColumn<int>("score");
    const auto row = [](const char* name, const Verdict& what, std::uint32_t retries, int score) {
        AttemptFacts facts;
        facts.retriesUsed = retries;
        QTest::newRow(name) << Situation{what, facts} << score;
    };
    const auto many = [](std::size_t count, Severity severity) {
        return verdict(severity == Severity::error ? VerdictStatus::rewrite : VerdictStatus::ok,
                       std::vector<Finding>(count, finding(ErrorCode::unknownColumn, severity)));
    };
    row("nothing wrong at the first try", verdict(VerdictStatus::ok), 0, 100);
    row("each retry costs a little", verdict(VerdictStatus::ok), 3, 94);
    row("retries cost no more than their limit", verdict(VerdictStatus::ok), 4'000'000'000U, 90);
    row("a syntax error", failedWith(ErrorCode::syntax), 0, 40);
    row("a wrong name", failedWith(ErrorCode::unknownColumn), 0, 55);
    row("an error while running", failedWith(ErrorCode::divisionByZero), 0, 65);
    row("an empty result as an error", failedWith(ErrorCode::emptyResult), 0, 75);
    row("a refusal of the guard", failedWith(ErrorCode::forbiddenOperation), 0, 30);
    row("an error that nothing recognises", failedWith(ErrorCode::unclassified), 0, 50);
    row("a failure without a finding", verdict(VerdictStatus::rewrite), 0, 50);
    row("further errors", many(3, Severity::error), 0, 45);
    row("further errors cost no more than their limit", many(100, Severity::error), 0, 35);
    row("a warning", many(1, Severity::warning), 0, 95);
    row("warnings cost no more than their limit", many(100, Severity::warning), 0, 85);
    row("a note", many(1, Severity::note), 0, 99);
    row("notes cost no more than their limit", many(100, Severity::note), 0, 95);
    Verdict everything = many(100, Severity::error);
    everything.findings.front().code = ErrorCode::forbiddenOperation;
    for (const Severity severity : {Severity::warning, Severity::note})
        everything.findings.insert(everything.findings.end(), 100, finding(ErrorCode::allNull, severity));
    row("everything at once ends at nothing", everything, 100, 0);
}

void ReflectionTest::sumsTheScore()
{
    QFETCH(Situation, situation);
    QFETCH(int, score);
    QCOMPARE(reflect(situation.verdict, situation.facts).score, score);
}

void ReflectionTest::listsIssuesWorstFirst()
{
    const Reflection reflection = reflect(
        verdict(VerdictStatus::rewrite,
                {finding(ErrorCode::allNull, Severity::note), finding(ErrorCode::emptyResult, Severity::warning),
                 finding(ErrorCode::unknownTable), finding(ErrorCode::syntax)}),
        {});
    const std::vector<std::string> wanted{"unknown_table: what is wrong", "syntax: what is wrong",
                                          "empty_result: what is wrong", "all_null: what is wrong"};
    QVERIFY(reflection.issues == wanted);
    QCOMPARE(reflection.score, 100 - 45 - 5 - 5 - 1);
}

void ReflectionTest::suggestsFixesAndNames()
{
    Finding wrongName = finding(ErrorCode::unknownColumn);
    wrongName.identifier = "nam";
    wrongName.suggestions = {{"name"}, {"email"}, {"city"}, {"rating"}};
    wrongName.fixes = {{{}, "a guess", 0.2}, {{}, "write name", 0.9}, {{}, "another guess", 0.4}};
    Finding withoutName = finding(ErrorCode::syntax);
    withoutName.suggestions = {{"SELECT"}};
    withoutName.fixes = {{{}, "a guess", 0.2}, {{}, "a comma is missing", 0.9}};
    const Reflection reflection = reflect(verdict(VerdictStatus::rewrite, {wrongName, withoutName, wrongName}), {});
    const std::vector<std::string> wanted{"instead of nam: name, email, city", "a comma is missing"};
    QVERIFY(reflection.suggestions == wanted);
}

void ReflectionTest::limitsItsLists()
{
    Verdict huge = verdict(VerdictStatus::rewrite, std::vector<Finding>(500, finding(ErrorCode::unknownColumn)));
    int number = 0;
    for (Finding& item : huge.findings) {
        item.identifier = "c" + std::to_string(number++);
        item.suggestions = {{"d"}};
    }
    const Reflection reflection = reflect(huge, {});
    QCOMPARE(reflection.issues.size(), std::size_t(20));
    QCOMPARE(reflection.suggestions.size(), std::size_t(20));
    QVERIFY(reflection.reasoning.starts_with("Unknown column and 499 more · "));
}

QTEST_APPLESS_MAIN(ReflectionTest)
#include "tst_reflection.moc"
