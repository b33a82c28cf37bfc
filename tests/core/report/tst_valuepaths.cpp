// Every way on which a value of the database gets into a prompt. Each is walked by the loop itself, with a value that
// is nowhere else; it has to be found in the prompt, and told.

#include "dialect/dialects.h"
#include "report/promptwarnings.h"
#include "support/searching.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <utility>

namespace querymend {

namespace {

constexpr auto town = "Zwolle";
constexpr auto statement = "SELECT id FROM depot WHERE town = 'Zwoll'";

Verdict failedWith(std::vector<Finding> findings)
{
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    verdict.findings = std::move(findings);
    return verdict;
}

/// An engine's message that quotes what is stored.
Finding quotingMessage()
{
    Finding finding;
    finding.rung = Rung::trial;
    finding.code = ErrorCode::badValue;
    finding.message = "invalid input syntax for type integer: \"Zwolle\"";
    return finding;
}

Finding noRows()
{
    Finding finding;
    finding.rung = Rung::rows;
    finding.code = ErrorCode::emptyResult;
    finding.message = "no rows";
    return finding;
}

Finding note(std::string message, std::string withoutData, std::vector<Suggestion> suggestions = {})
{
    Finding finding;
    finding.rung = Rung::rows;
    finding.code = ErrorCode::emptyResult;
    finding.severity = Severity::note;
    finding.message = std::move(message);
    finding.messageWithoutData = std::move(withoutData);
    finding.range = {26, 41};
    finding.suggestions = std::move(suggestions);
    return finding;
}

Finding doubt()
{
    Finding finding;
    finding.rung = Rung::trial;
    finding.severity = Severity::warning;
    finding.code = ErrorCode::valueNotStored;
    finding.range = {27, 41};
    finding.message = finding.messageWithoutData = "No row has town = 'Zwoll'.";
    finding.suggestions = {{town}};
    Fix& fix = finding.fixes.emplace_back();
    fix.edits = {{{34, 41}, "'Zwolle'"}};
    fix.confidence = 0.9;
    return finding;
}

RunPolicy retrying()
{
    RunPolicy policy = lanesOf(1);
    policy.mending = MendingUse::off;
    return policy;
}

/// The lane's statement fails so; again and again, with other statements, for a more explicit hint.
void failing(Search& search, const std::vector<Finding>& findings, int times = 1)
{
    for (int i = 0; i < times; ++i) {
        search.reply(0, std::string(statement) + std::string(static_cast<std::size_t>(i), ' ') + (i > 0 ? "OR 1" : ""));
        search.judge(0, failedWith(findings));
    }
}

RunPolicy tested()
{
    RunPolicy policy = lanesOf(1, {ModelRole::testGenerator, ModelRole::evaluator});
    policy.mending = MendingUse::off;
    return policy;
}

/// The evaluator sees the value in a row, and says it.
void failingATest(Search& search)
{
    search.returned = {{{"town", "TEXT"}}, {{town}}, 1, false, {}};
    search.role(ModelRole::testGenerator, 0, R"({"tests": ["It counts towns."]})");
    search.roleFails(ModelRole::testGenerator, 1);
    search.roleFails(ModelRole::testGenerator, 2);
    search.pass(0, "SELECT town FROM depot");
    search.role(ModelRole::evaluator, 0,
                R"({"verdicts": [{"test": 1, "passed": false, "reason": "It lists Zwolle, and counts nothing."}]})");
}

/// A way of a value into a prompt.
struct ValuePath {
    const char* title;
    std::function<RunPolicy()> policy;
    std::function<void(Search&)> walk;
    std::uint64_t ValuesInPrompt::*found; ///< where it is counted
    bool isSaidByModel = false;           ///< a model that was not shown the value cannot say it
};

const std::vector<ValuePath>& valuePaths()
{
    using Found = ValuesInPrompt;
    const auto escalating = [] {
        RunPolicy policy = retrying();
        policy.maxRetries = 0;
        return policy;
    };
    static const std::vector<ValuePath> all{
        {"an engine's message", retrying, [](Search& search) { failing(search, {quotingMessage()}); }, &Found::hints},
        {"an engine's message, among earlier attempts", retrying,
         [](Search& search) {
             failing(search, {quotingMessage()});
             search.lose(0, ErrorCode::unknownColumn);
         },
         &Found::hints},
        {"the ends of a range, where there were no rows", retrying,
         [](Search& search) {
             failing(
                 search,
                 {noRows(), note("town ranges from Aalborg to Zwolle in the whole table.", "All values are lower.")},
                 2);
         },
         &Found::hints},
        {"the nearest stored values, where there were no rows", retrying,
         [](Search& search) {
             failing(search, {noRows(), note("It matches nothing.", "It matches nothing.", {{town}})}, 2);
         },
         &Found::hints},
        {"what a doubt says is stored", retrying,
         [](Search& search) {
             failing(search, {quotingMessage(), doubt()});
         },
         &Found::hints},
        {"a corrected line", retrying,
         [](Search& search) {
             failing(search, {noRows(), doubt()}, 3);
         },
         &Found::hints},
        {"the reason of a failed test", tested, failingATest, &Found::hints, true},
        {"the rows of a result, for the evaluator", tested,
         [](Search& search) {
             search.returned = {{{"town", "TEXT"}}, {{town}}, 1, false, {}};
             search.role(ModelRole::testGenerator, 0, R"({"tests": ["It counts towns."]})");
             search.roleFails(ModelRole::testGenerator, 1);
             search.roleFails(ModelRole::testGenerator, 2);
             search.pass(0, "SELECT town FROM depot");
         },
         &Found::rows},
        {"what the level below tried", escalating, [](Search& search) { failing(search, {quotingMessage()}); },
         &Found::history},
    };
    return all;
}

bool has(const std::vector<PromptSection>& prompt, std::string_view text)
{
    return std::ranges::any_of(
        prompt, [&](const PromptSection& section) { return section.text.find(text) != std::string::npos; });
}

/// The last call to a model.
RunJournalEntry lastCallOf(const std::vector<RunEvent>& events)
{
    const std::vector<RunJournalEntry> journal = journalOf(events);
    const auto found =
        std::find_if(journal.rbegin(), journal.rend(), [](const RunJournalEntry& entry) { return entry.callsModel(); });
    return found == journal.rend() ? RunJournalEntry() : *found;
}

} // namespace

class ValuePathsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isFound_data() { eachPath(); }

    void isFound()
    {
        QFETCH(int, path);
        const ValuePath& way = valuePaths()[static_cast<std::size_t>(path)];
        Search search(way.policy());
        way.walk(search);
        const RunJournalEntry call = lastCallOf(search.events());
        QVERIFY2(has(*call.prompt, town), "the value is not in the prompt");
        QVERIFY(valuesIn(call).*way.found > 0);
        QVERIFY(describe(valuesIn(call)) != std::string());
    }

    void isTold_data() { eachPath(); }

    /// The same call, to a model elsewhere.
    void isTold()
    {
        QFETCH(int, path);
        const ValuePath& way = valuePaths()[static_cast<std::size_t>(path)];
        Search search(way.policy());
        way.walk(search);
        RunJournalEntry call = lastCallOf(search.events());
        call.terms.kind = ModelKind::live;
        const auto warnings = promptWarnings(call);
        QVERIFY(std::ranges::find(warnings, PromptWarningKind::valueLeft, &PromptWarning::kind) != warnings.end());
    }

    void isNotThereIfItMustStay_data() { eachPath(); }

    void isNotThereIfItMustStay()
    {
        QFETCH(int, path);
        const ValuePath& way = valuePaths()[static_cast<std::size_t>(path)];
        RunPolicy policy = way.policy();
        policy.values = DataValues::stay;
        Search search(policy);
        way.walk(search);
        if (way.isSaidByModel) {
            for (const RoleAsked& call : search.all<RoleAsked>())
                QVERIFY2(!has(call.prompt, town), "the value is in a role's prompt");
            return;
        }
        const RunJournalEntry call = lastCallOf(search.events());
        QVERIFY2(!has(*call.prompt, town), "the value is in the prompt");
        QVERIFY(!valuesIn(call).any());
    }

    void sections_data()
    {
        QTest::addColumn<QByteArray>("section");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("count");
        const auto row = [](const char* title, const char* section, const char* text, int count) {
            QTest::newRow(title) << QByteArray(section) << QByteArray(text) << count;
        };
        row("in a hint", "retry", "The engine says: Zwolle is no number.", 1);
        row("in what an agent is told", "hint", "It is Zwolle.", 1);
        row("in what was tried before", "escalation", "bad_value: Zwolle", 1);
        row("in a lesson", "lessons", "town = 'Zwoll' was corrected to town = 'Zwolle'", 2);
        row("in the statement of an earlier run", "examples", "SELECT id FROM depot WHERE town = 'Utrecht'", 1);
        row("in the tests of an answer", "tests", "It does not list Zwolle.", 1);
        row("in a section that is not known yet", "advice", "Zwolle", 1);
        row("as a part of another word", "retry", "Zwollemeer", 0);
        row("where the user wrote it", "evidence", "Zwolle is a town.", 0);
        row("in the question", "answer", "How many depots are in Zwolle?", 0);
        row("none", "retry", "The engine says: it is no number.", 0);
        row("a short one without quotes", "retry", "7 rows", 0);
        row("a short one in quotes", "retry", "no number: '7'", 1);
        row("a number", "retry", "it is 1250.75 there", 1);
    }

    void sections()
    {
        QFETCH(QByteArray, section);
        QFETCH(QByteArray, text);
        QFETCH(int, count);
        const ReturnedRows rows{{}, {{town, "7", "1250.75", std::nullopt}}, 1, false, {}};
        RunJournalEntry read;
        read.rows = &rows;
        const SeenValues stored(std::span(&read, 1));
        const ValuesInPrompt found = valuesIn({{ChatRole::user, section.toStdString(), text.toStdString()}}, stored);
        QCOMPARE(found.hints + found.history + found.memory + found.others, static_cast<std::uint64_t>(count));
    }

    void whatTheUserWroteIsNotCountedElsewhereEither()
    {
        const ReturnedRows rows{{}, {{town}}, 1, false, {}};
        RunJournalEntry read;
        read.rows = &rows;
        const SeenValues stored(std::span(&read, 1));
        QVERIFY(!valuesIn({{ChatRole::user, "answer", "Which depots are in Zwolle?"},
                           {ChatRole::user, "retry", "WHERE town = 'Zwolle'"}},
                          stored)
                     .any());
    }

private:
    static void eachPath()
    {
        QTest::addColumn<int>("path");
        for (std::size_t i = 0; i < valuePaths().size(); ++i)
            QTest::newRow(valuePaths()[i].title) << static_cast<int>(i);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::ValuePathsTest)

#include "tst_valuepaths.moc"
