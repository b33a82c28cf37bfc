// What left the machine, summed up by model, server and rule for values.

#include "report/ledgersummary.h"
#include "support/attempts.h"
#include "writtenrun.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

QString asText(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// A run with one call to a server elsewhere and one check on a database elsewhere.
std::vector<RunEvent> runUnder(const RunPolicy& policy)
{
    RunStarted start;
    start.model = "big";
    start.policy = policy;
    start.address = "postgresql://reader@db.example.com/shop";
    WrittenRun run(start);
    run.lane(0).add(ModelAsked{EffectId{1}, firstAttempt, {{ChatRole::user, "question", "How many orders are open?"}}});
    ModelReplied replied{EffectId{1}, firstAttempt, "SELECT 1", {70, 5}};
    ModelTraffic traffic;
    traffic.request = "POST https://api.example.com/v1/chat";
    traffic.requestBody = "{}";
    replied.traffic = {traffic};
    run.add(replied);
    return run.add(CheckStarted{EffectId{2}, firstAttempt, "SELECT 1"});
}

LedgerRow rowTo(const std::string& url, const std::string& run, std::int64_t at)
{
    LedgerRow row;
    row.run = run;
    row.at = at;
    row.receiver = url;
    row.model = "big";
    row.reach = Reach::left;
    row.rule = ValueRule::named;
    row.bytes = 100;
    row.parts = {"question", "schema"};
    row.tokens.prompt = 40;
    return row;
}

std::vector<LedgerTotal> totalsOf(const std::vector<LedgerRow>& rows)
{
    LedgerSummary summary;
    summary.add(rows);
    return summary.totals();
}

} // namespace

class LedgerSummaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void callsOfAModelUnderOneRuleAreSummedUp()
    {
        LedgerRow second = rowTo("https://api.example.com/v1/embed", "two", 900);
        second.parts = {"question", "retry", "retry"};
        second.values.rows = 7;
        second.tokens.untold = 1;
        const auto totals = totalsOf({rowTo("https://api.example.com/v1/chat", "one", 500),
                                      rowTo("https://api.example.com/v1/chat", "one", 700), second});
        QCOMPARE(totals.size(), std::size_t{1});
        const LedgerTotal& total = totals.front();
        QCOMPARE(asText(total.receiver), QStringLiteral("api.example.com"));
        QCOMPARE(total.runs, std::uint64_t{2});
        QCOMPARE(total.calls, std::uint64_t{3});
        QCOMPARE(total.bytes, std::uint64_t{300});
        QCOMPARE(total.tokens.prompt, std::uint64_t{120});
        QCOMPARE(total.tokens.untold, 1U);
        QCOMPARE(total.callsWithValues, std::uint64_t{1});
        QCOMPARE(total.callsByKind.rows, std::uint64_t{1});
        QCOMPARE(total.firstAt, std::int64_t{500});
        QCOMPARE(total.lastAt, std::int64_t{900});
        const std::vector<std::pair<std::string, std::uint64_t>> parts{{"question", 3}, {"schema", 2}, {"retry", 1}};
        QVERIFY(total.parts == parts);
    }

    void whatDiffersIsApart_data()
    {
        QTest::addColumn<int>("what");
        for (const auto& [title, what] : {std::pair("another model", 0),
                                          {"another server", 1},
                                          {"another rule", 2},
                                          {"a server that the record does not tell", 3},
                                          {"a database", 4}})
            QTest::newRow(title) << what;
    }

    void whatDiffersIsApart()
    {
        QFETCH(const int, what);
        LedgerRow other = rowTo("https://api.example.com/v1/chat", "one", 900);
        switch (what) {
        case 0:
            other.model = "small";
            break;
        case 1:
            other.receiver = "https://other.example.com/v1/chat";
            break;
        case 2:
            other.rule = ValueRule::none;
            break;
        case 3:
            other.receiver.clear();
            other.reach = Reach::unknown;
            break;
        default:
            other.model.clear();
            other.rule.reset();
            other.receiver = "postgresql://reader@db.example.com/shop";
        }
        const auto totals = totalsOf({rowTo("https://api.example.com/v1/chat", "one", 500), other});
        QCOMPARE(totals.size(), std::size_t{2});
        QCOMPARE(totals.back().lastAt, std::int64_t(what == 4 ? 900 : 500)); // databases come after models
    }

    void theRuleIsThatOfTheRecord_data()
    {
        QTest::addColumn<int>("values");
        QTest::addColumn<int>("samples");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* title, DataValues values, Examples samples, const char* rule) {
            QTest::newRow(title) << static_cast<int>(values) << static_cast<int>(samples) << QString::fromLatin1(rule);
        };
        row("values and examples may be sent", DataValues::mayBeNamed, Examples::shown, "values_and_examples");
        row("values but no examples", DataValues::mayBeNamed, Examples::hidden, "values");
        row("no values, whatever is said of examples", DataValues::stay, Examples::shown, "none");
    }

    void theRuleIsThatOfTheRecord()
    {
        QFETCH(const int, values);
        QFETCH(const int, samples);
        QFETCH(const QString, rule);
        RunPolicy policy;
        policy.values = static_cast<DataValues>(values);
        policy.samples = static_cast<Examples>(samples);
        const auto totals = totalsOf(ledgerOf(runUnder(policy)));
        QCOMPARE(totals.size(), std::size_t{2});
        QVERIFY(totals[0].rule && !totals[1].rule);
        QCOMPARE(asText(name(*totals[0].rule)), rule);
        QCOMPARE(totals[0].tokens.all(), std::uint64_t{75});
        QCOMPARE(asText(totals[1].receiver), QStringLiteral("postgresql://reader@db.example.com/shop"));
    }

    void tellsPeople()
    {
        LedgerRow row = rowTo("https://api.example.com/v1/chat", "one", 1'777'638'605'000);
        row.values.examples = 3;
        const QString told = asText(totalText(totalsOf({row}).front()));
        for (const char* const line : {"big at api.example.com\n", "policy: values where they matter, no examples",
                                       "1 call of 1 run, 1 request, 100 bytes", "sections: question 1, schema 1",
                                       "values from the database: examples in 1 call", "last 2026-05-01 12:30:05 UTC"})
            QVERIFY2(told.contains(QString::fromLatin1(line)), qPrintable(told));
        row.values = {};
        QVERIFY(asText(totalText(totalsOf({row}).front())).contains(QStringLiteral("values from the database: none")));
    }

    void tellsPrograms()
    {
        const auto totals = totalsOf(ledgerOf(runUnder({})));
        const auto model = nlohmann::json::parse(totalJson(totals[0]));
        QVERIFY(model["model"] == "big" && model["policy"] == "values_and_examples");
        QVERIFY(model["calls_by_section"]["question"] == 1);
        QVERIFY(nlohmann::json::parse(totalJson(totals[1]))["policy"].is_null());
        const QString table = asText(totalsCsv(totals));
        QVERIFY2(table.startsWith(QStringLiteral("receiver,model,reach,policy,runs,")), qPrintable(table));
        QCOMPARE(table.count(QStringLiteral("\r\n")), 3);
        QVERIFY2(table.contains(QStringLiteral("\"api.example.com\",\"big\",\"left\",\"values_and_examples\",1,1,")),
                 qPrintable(table));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::LedgerSummaryTest)

#include "tst_ledgersummary.moc"
