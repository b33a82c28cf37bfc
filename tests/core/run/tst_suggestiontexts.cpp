// Suggestions in records: as texts and in their parts; older records have the texts alone.

#include "run/suggestiontexts.h"

#include "run/eventrecord.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace querymend;

class SuggestionTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsComeFromAnOldText_data();
    void partsComeFromAnOldText();
    void recordsKeepTheParts();
    void recordsHaveTheTextsToo();
    void olderRecordsAreRead();
    void recordsWithoutSuggestionsHaveNoParts();
};

namespace {

using Json = nlohmann::json;

const Suggestion joined{"c.city", "JOIN c ON o.c_id = c.id", "the table that has the column is not joined"};
/// Values of a database can look like anything.
const Suggestion misleading{"JOIN us (JOIN them)", {}, "the value occurs in it"};

RunEvent checkedWith(std::vector<Suggestion> suggestions)
{
    Finding finding;
    finding.code = ErrorCode::unknownColumn;
    finding.identifier = "citty";
    finding.suggestions = std::move(suggestions);
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    verdict.findings = {std::move(finding)};
    return {"r", 1, 0, Checked{{}, {}, "SELECT citty FROM o", std::move(verdict)}};
}

std::vector<Suggestion> suggestionsOf(const RunEvent& event)
{
    return std::get<Checked>(event.body).verdict.findings.front().suggestions;
}

Json findingIn(const std::string& record)
{
    return Json::parse(record)["verdict"]["findings"][0];
}

} // namespace

void SuggestionTextsTest::partsComeFromAnOldText_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("join");
    const auto row = [](const char* title, const char* text, const char* name, const char* join) {
        QTest::newRow(title) << std::string(text) << std::string(name) << std::string(join);
    };
    row("a name", "customers.city", "customers.city", "");
    row("a name whose table is not joined yet", "c.city (JOIN c ON o.c_id = c.id)", "c.city",
        "JOIN c ON o.c_id = c.id");
    row("only the join is missing", "JOIN c ON o.c_id = c.id", "", "JOIN c ON o.c_id = c.id");
    row("a keyword", "JOIN", "JOIN", "");
    row("a stored value with brackets", "Porto (north)", "Porto (north)", "");
    row("a stored value that looks like half a join", "a (JOIN b", "a (JOIN b", "");
    row("a stored value that is empty", "", "", "");
    row("a join of no name", " (JOIN b)", " (JOIN b)", "");
}

void SuggestionTextsTest::partsComeFromAnOldText()
{
    QFETCH(const std::string, text);
    const std::vector<Suggestion> read = suggestionsIn({text});
    QCOMPARE(read.size(), std::size_t{1});
    QTEST(read.front().name, "name");
    QTEST(read.front().join, "join");
    QCOMPARE(textOf(read.front()), text);
    QVERIFY(read.front().reason.empty());
}

void SuggestionTextsTest::recordsKeepTheParts()
{
    const std::vector<Suggestion> suggestions{{"city"}, joined, misleading};
    const auto read = readRecord(toRecord(checkedWith(suggestions)));
    QVERIFY(read.ok());
    QVERIFY(suggestionsOf(*read) == suggestions);
}

void SuggestionTextsTest::recordsHaveTheTextsToo()
{
    const Json finding = findingIn(toRecord(checkedWith({{"city"}, joined})));
    const Json texts = Json::array({"city", "c.city (JOIN c ON o.c_id = c.id)"});
    QCOMPARE(finding["suggestions"].dump(), texts.dump());
    QCOMPARE(finding["suggestion_parts"][0].dump(), std::string("{\"name\":\"city\"}"));
}

void SuggestionTextsTest::olderRecordsAreRead()
{
    Json record = Json::parse(toRecord(checkedWith({{"city"}, joined})));
    record["verdict"]["findings"][0].erase("suggestion_parts");
    const auto read = readRecord(record.dump());
    QVERIFY(read.ok());
    const std::vector<Suggestion> expected{{"city"}, {joined.name, joined.join}};
    QVERIFY(suggestionsOf(*read) == expected);
}

void SuggestionTextsTest::recordsWithoutSuggestionsHaveNoParts()
{
    const Json finding = findingIn(toRecord(checkedWith({})));
    QVERIFY(finding["suggestions"].empty());
    QVERIFY(!finding.contains("suggestion_parts"));
}

QTEST_APPLESS_MAIN(SuggestionTextsTest)
#include "tst_suggestiontexts.moc"
