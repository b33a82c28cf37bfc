// The specification reflection-and-retry-story.txt, row by row: what triggers a retry, what is reset for it, when
// retries end, and what is kept. Rows named "done otherwise" cover requirements that this project deliberately does not
// follow.

#include "contains.h"
#include "diagnose/classify.h"
#include "diagnose/keywordrows.h"
#include "support/searching.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

/// An engine's message as a finding of the explain rung.
Verdict saidBy(DialectId dialect, const std::string& message)
{
    Finding finding;
    finding.rung = Rung::explain;
    finding.code = classify(dialectOf(dialect), {message, {}, {}}).code;
    finding.message = message;
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    verdict.findings.push_back(std::move(finding));
    return verdict;
}

Verdict noted(ErrorCode code, Severity severity, const std::string& message)
{
    Finding finding;
    finding.rung = Rung::rows;
    finding.code = code;
    finding.severity = severity;
    finding.message = message;
    Verdict verdict;
    verdict.findings.push_back(std::move(finding));
    return verdict;
}

RunPolicy oneLevel(std::uint32_t retries)
{
    RunPolicy policy;
    policy.maxRetries = retries;
    policy.maxEscalations = 0;
    return policy;
}

const LaneState& laneOf(const Search& search)
{
    return search.state().lanes.front();
}

} // namespace

class ReflectionStoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- critical error keywords

    void criticalKeywordAsksForARetry_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<ErrorCode>("code");
        const auto row = [](const char* keyword, const char* message, ErrorCode code) {
            QTest::newRow(keyword) << QString::fromLatin1(message) << code;
        };
        row("syntax error", "syntax error near SELCT", ErrorCode::syntax);
        row("parse error", "Parse error at FORM", ErrorCode::syntax);
        row("invalid sql", "invalid SQL in line 1", ErrorCode::syntax);
        row("unknown column", "Unknown column 'pric'", ErrorCode::unknownColumn);
        row("unknown table", "unknown table: oder", ErrorCode::unknownTable);
        row("no such table", "no such table: wrong_table", ErrorCode::unknownTable);
        row("no such column", "no such column: pric", ErrorCode::unknownColumn);
    }

    /// The keywords alone decide, in every dialect, and lead to another attempt.
    void criticalKeywordAsksForARetry()
    {
        QFETCH(QString, message);
        QFETCH(ErrorCode, code);
        const std::string said = message.toStdString();
        const auto match = matchKeywords(said);
        QVERIFY(match);
        QCOMPARE(match->code, code);
        for (const DialectId dialect : {DialectId::sqlite, DialectId::postgresql, DialectId::mysql, DialectId::mariadb,
                                        DialectId::sqlserver, DialectId::oracle, DialectId::duckdb}) {
            const Verdict verdict = saidBy(dialect, said);
            QCOMPARE(verdict.primary()->code, code);
            const Reflection reflection = reflect(verdict, {});
            QCOMPARE(reflection.decision, ReflectionDecision::refine);
            QVERIFY(reflection.shouldRefine && !reflection.isAcceptable);
        }
        Search search(RunPolicy{});
        search.reply(0, usable);
        search.judge(0, saidBy(DialectId::sqlite, said));
        QCOMPARE(search.all<ModelAsked>().size(), std::size_t{2});
    }

    void severityIsTold_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("retries");
        const auto row = [](const char* title, const char* kind, bool retries) {
            QTest::newRow(title) << QString::fromLatin1(kind) << retries;
        };
        row("critical: a syntax error", "error syntax", true);
        row("critical: an unknown table", "error unknown_table", true);
        row("critical: an unknown column", "error unknown_column", true);
        row("critical: a parse error of the database", "error unbalanced", true);
        row("not critical: an empty result, which may be right", "note empty_result", false);
        row("not critical: a performance warning", "warning too_many_rows", false);
        row("not critical: data of doubtful quality", "note all_null", false);
        row("done otherwise: an error without a critical keyword gave no result either, so it is retried",
            "error division_by_zero", true);
        row("done otherwise: an empty result is retried where the policy calls it an error", "error empty_result",
            true);
        row("done otherwise: a lost database is nobody's mistake, so nothing is retried", "error connection_lost",
            false);
    }

    void severityIsTold()
    {
        QFETCH(QString, kind);
        QFETCH(bool, retries);
        const std::string code = kind.section(QLatin1Char(' '), 1).toStdString();
        const bool isError = kind.startsWith(QLatin1String("error"));
        const Severity severity = isError            ? Severity::error
            : kind.startsWith(QLatin1String("note")) ? Severity::note
                                                     : Severity::warning;
        Verdict verdict = noted(errorCodeNamed(code).value(), severity, "what it is");
        verdict.status = isError ? VerdictStatus::rewrite : VerdictStatus::ok;
        const Reflection reflection = reflect(verdict, {});
        QCOMPARE(reflection.decision == ReflectionDecision::refine, retries);
        QCOMPARE(reflection.isAcceptable, !isError);
        QVERIFY(contains(reflection.issues.front(), code)); // listed either way
    }

    // ---- the reflection node and what it returns

    void reflectionIsMadeOfStatementExecutionAndValidation_data()
    {
        QTest::addColumn<Rung>("rung");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("the statement cannot be read") << Rung::guard << ErrorCode::syntax;
        QTest::newRow("the validation fails") << Rung::references << ErrorCode::unknownTable;
        QTest::newRow("the database cannot plan it") << Rung::explain << ErrorCode::unknownColumn;
        QTest::newRow("the execution fails") << Rung::trial << ErrorCode::badValue;
        QTest::newRow("its tests fail") << Rung::tests << ErrorCode::testFailed;
    }

    void reflectionIsMadeOfStatementExecutionAndValidation()
    {
        QFETCH(Rung, rung);
        QFETCH(ErrorCode, code);
        Verdict verdict = failure(code);
        verdict.findings.front().rung = rung;
        QVERIFY(reflect(verdict, {}).shouldRefine);
        QVERIFY(!reflect({}, {}).shouldRefine);
    }

    void aGoodStatementIsAccepted()
    {
        Search search(RunPolicy{});
        search.pass(0, "SELECT * FROM products");
        const Reflection& reflection = *laneOf(search).attempts.front().reflection;
        QVERIFY(reflection.isAcceptable && !reflection.shouldRefine);
        QVERIFY(reflection.issues.empty());
        QCOMPARE(reflection.score, 100);
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }

    void theResultSaysWhatAndWhy()
    {
        Verdict verdict = failure(ErrorCode::unknownColumn);
        verdict.findings.front().suggestions = {{"price"}};
        verdict.findings.front().message = "There is no column x.";
        const Reflection reflection = reflect(verdict, {});
        QVERIFY(!reflection.isAcceptable && reflection.shouldRefine);
        QVERIFY((reflection.issues == std::vector<std::string>{"unknown_column: There is no column x."}));
        QVERIFY(contains(reflection.reasoning, "Unknown column") && contains(reflection.reasoning, "retries left"));
        QVERIFY(reflection.score > 0 && reflection.score < 100);                              // nice to have
        QVERIFY((reflection.suggestions == std::vector<std::string>{"instead of x: price"})); // nice to have
    }

    // ---- the retry

    void aRetryBeginsWithNothingOfTheLastAttempt()
    {
        Search search(RunPolicy{});
        search.lose(0, ErrorCode::unknownColumn);
        const LaneState& lane = laneOf(search);
        QCOMPARE(lane.attempts.size(), std::size_t{2});
        const AttemptState& fresh = lane.attempts.back();
        QVERIFY(fresh.sql.empty()); // the statement
        QVERIFY(!fresh.verdict);    // the result of execution and validation
        QVERIFY(!fresh.reflection && fresh.hint.empty() && fresh.signature.empty());
        QCOMPARE(lane.phase, LanePhase::asking); // back to planning
        QCOMPARE(lane.retries, 1U);
    }

    void theHistoryAndTheReflectionStayInTheState()
    {
        Search search(RunPolicy{});
        search.lose(0, ErrorCode::unknownColumn);
        const AttemptState& first = laneOf(search).attempts.front();
        QCOMPARE(first.sql, std::string("SELECT x0 FROM t"));
        QVERIFY(first.verdict && first.reflection && !first.hint.empty());
        QCOMPARE(first.reflection->decision, ReflectionDecision::refine);
        QCOMPARE(search.all<Reflected>().size(), std::size_t{1}); // and in the record
        QVERIFY(contains(search.prompt(0), first.hint));          // the model learns what happened
    }

    void stopsAtTheMaximum_data()
    {
        QTest::addColumn<uint>("maximum");
        QTest::addColumn<uint>("retries");
        QTest::newRow("no retry allowed") << 0U << 0U;
        QTest::newRow("one") << 1U << 1U;
        QTest::newRow("three, as it is unless it is said otherwise") << RunPolicy().maxRetries << 3U;
        QTest::newRow("ten") << 10U << 10U;
        QTest::newRow("more than can be had") << 1000U << 10U;
    }

    void stopsAtTheMaximum()
    {
        QFETCH(uint, maximum);
        QFETCH(uint, retries);
        Search search(oneLevel(maximum));
        for (int i = 0; !search.state().end && i < 100; ++i) {
            search.reply(0, "SELECT x" + std::to_string(i) + " FROM t");
            search.judge(0, failure(ErrorCode::unknownColumn));
        }
        QCOMPARE(laneOf(search).attempts.size(), std::size_t{retries} + 1);
        QCOMPARE(laneOf(search).retries, retries);
        QCOMPARE(outcomeOf(search), std::string("gave_up"));
        const Reflection& last = *laneOf(search).attempts.back().reflection;
        QCOMPARE(last.decision, ReflectionDecision::giveUp);
        QVERIFY(last.shouldRefine && contains(last.reasoning, "no retries left")); // wanted, but none is left
    }

    void anEmptyResultEndsNoRun()
    {
        Search search(oneLevel(3));
        search.reply(0, usable);
        search.judge(0, noted(ErrorCode::emptyResult, Severity::note, "The statement returns no rows."));
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QCOMPARE(laneOf(search).attempts.front().reflection->issues.size(), std::size_t{1});
    }

    /// Not in the specification: an attempt with a better verdict replaces the best one so far.
    void aBetterVerdictComesBeforeAHigherScore()
    {
        Verdict accepted;
        for (int i = 0; i < 5; ++i) {
            Finding warning;
            warning.rung = Rung::rows;
            warning.severity = Severity::warning;
            accepted.findings.push_back(warning);
            accepted.findings.push_back(warning);
            accepted.findings.back().severity = Severity::note;
        }
        Search search(RunPolicy{});
        search.lose(0, ErrorCode::emptyResult);
        search.lose(0, ErrorCode::syntax);
        search.lose(0, ErrorCode::syntax);
        search.reply(0, usable);
        search.judge(0, accepted);
        const std::vector<AttemptState>& attempts = laneOf(search).attempts;
        QVERIFY(attempts.front().reflection->score > attempts.back().reflection->score);
        QCOMPARE(laneOf(search).end->best, 3U);
        QCOMPARE(search.state().end->sql, std::string(usable));
    }

    void theSameBadStatementAgainRaisesTheHint()
    {
        Search search(RunPolicy{});
        for (int i = 0; i < 2; ++i)
            search.lose(0, ErrorCode::unknownColumn);
        const auto hints = search.all<HintChosen>();
        QVERIFY(!hints[0].isRaised && hints[1].isRaised);
        QCOMPARE(hints[1].level, std::string("explicit"));
    }

    // ---- the edges of the state machine

    void routes_data()
    {
        QTest::addColumn<QStringList>("codes");
        QTest::addColumn<uint>("maximum");
        QTest::addColumn<QString>("story");
        const auto row = [](const char* title, const QStringList& codes, uint maximum, const char* story) {
            QTest::newRow(title) << codes << maximum << QString::fromLatin1(story);
        };
        const QString bad = QStringLiteral("syntax");
        const QString good = QStringLiteral("ok");
        row("generate, reflect, complete", {good}, 3, "complete");
        row("generate, reflect, back to planning, reflect, complete", {bad, good}, 3, "refine complete");
        row("as often as it is allowed", {bad, bad, bad, good}, 3, "refine refine refine complete");
        row("at the maximum it completes without an answer", {bad, bad}, 1, "refine give_up");
        row("what is not critical goes straight on", {QStringLiteral("note")}, 3, "complete");
    }

    void routes()
    {
        QFETCH(QStringList, codes);
        QFETCH(uint, maximum);
        Search search(oneLevel(maximum));
        for (int i = 0; i < codes.size(); ++i) {
            QVERIFY(!search.state().end);
            search.reply(0, "SELECT " + std::to_string(i));
            search.judge(0,
                         codes[i] == QLatin1String("ok") ? Verdict{}
                             : codes[i] == QLatin1String("note")
                             ? noted(ErrorCode::emptyResult, Severity::note, "no rows")
                             : failure(ErrorCode::syntax));
        }
        QVERIFY(search.state().end);
        QStringList story;
        for (const Reflected& reflected : search.all<Reflected>())
            story << QString::fromStdString(std::string(name(reflected.reflection.decision)));
        QTEST(story.join(QLatin1Char(' ')), "story");
    }

    void theRunCorrectsItselfInTwoAttempts()
    {
        Search search(RunPolicy{});
        search.reply(0, "SELCT * FROM products"); // refused without an engine
        QCOMPARE(search.all<Reflected>().back().reflection.decision, ReflectionDecision::refine);
        search.pass(0, "SELECT * FROM products");
        QCOMPARE(laneOf(search).attempts.size(), std::size_t{2});
        QCOMPARE(search.state().end->sql, std::string("SELECT * FROM products"));
        QVERIFY(laneOf(search).attempts.back().reflection->isAcceptable);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ReflectionStoryTest)

#include "tst_reflectionstory.moc"
