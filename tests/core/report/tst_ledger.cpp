// What left the machine, and what may be wrong with a prompt.

#include "report/ledger.h"
#include "run/enumnames.h"
#include "support/attempts.h"
#include "writtenrun.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

ModelTraffic to(const std::string& url)
{
    ModelTraffic traffic;
    traffic.request = "POST " + url;
    traffic.requestBody = R"({"messages": []})";
    traffic.status = 200;
    return traffic;
}

struct Call {
    std::string url = "https://api.example.com/v1/chat?key=1";
    std::vector<PromptSection> prompt{{ChatRole::user, "question", "How many orders are open?"}};
    ModelKind kind = ModelKind::live;
    std::vector<std::string> notes{};
    std::vector<PromptAlarm> alarms{};
    std::uint32_t context = 0;
    std::string address{};
};

std::vector<RunEvent> runOf(const Call& call)
{
    RunStarted start;
    start.model = "big";
    start.modelKind = call.kind;
    start.policy.contextTokens = call.context;
    start.address = call.address;
    WrittenRun run(start);
    run.lane(0).add(ModelAsked{EffectId{1}, firstAttempt, call.prompt, call.notes, call.alarms});
    ModelReplied replied{EffectId{1}, firstAttempt, "SELECT 1", {}};
    if (!call.url.empty())
        replied.traffic = {to(call.url)};
    run.add(replied);
    return run.add(CheckStarted{EffectId{2}, firstAttempt, "SELECT 1"});
}

QStringList warningsOf(const Call& call)
{
    const std::vector<RunEvent> run = runOf(call);
    QStringList names;
    for (const RunJournalEntry& entry : journalOf(run)) {
        for (const PromptWarning& warning : promptWarnings(entry))
            names.append(text(name(warning.kind)));
    }
    return names;
}

Call with(std::string_view section, std::string words)
{
    Call call;
    call.prompt.push_back({ChatRole::user, std::string(section), std::move(words)});
    return call;
}

/// The beginning of a call, and what the ledger has of it.
struct CallOfKind {
    EventBody began;
    const char* text = "SELECT 1";
};

std::vector<LedgerRow> ledgerRowsOf(const WrittenRun& run)
{
    const std::vector<RunEvent> events = run;
    return ledgerOf(events);
}

/// A new kind has to be listed too.
CallOfKind callOf(CallKind kind)
{
    switch (kind) {
    case CallKind::attempt:
        return {ModelAsked{EffectId{7}, firstAttempt, {{ChatRole::user, "question", "How many?"}}},
                "[question]\nHow many?\n"};
    case CallKind::role:
        return {RoleAsked{EffectId{7}, {ModelRole::evaluator, 0}, {{ChatRole::user, "question", "How many?"}}},
                "[question]\nHow many?\n"};
    case CallKind::check:
        return {CheckStarted{EffectId{7}, firstAttempt, "SELECT 1"}};
    case CallKind::comparison:
        return {ComparisonStarted{EffectId{7}, {LaneId{0}, LaneId{1}}}, "SELECT 1;\nSELECT 1"};
    case CallKind::rows:
        return {RowsAsked{EffectId{7}, firstAttempt, "SELECT 1", 10}};
    }
    return {};
}

constexpr auto exampleSchema = "# Table: orders\n[\n(id:integer),\n(city:text, Examples: [Rome, Oslo])\n]";

} // namespace

class LedgerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatLeft_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("reach");
        const auto row = [](const char* title, const char* url, const char* reach) {
            QTest::newRow(title) << QString::fromUtf8(url) << QString::fromUtf8(reach);
        };
        row("a server elsewhere", "https://api.example.com/v1/chat", "left");
        row("a server in the same network", "http://10.0.0.7:8080/v1", "left");
        row("a name that begins like this machine's", "http://localhost.example.com/v1", "left");
        row("this machine", "http://localhost:11434/api/chat", "");
        row("this machine by number", "http://127.0.0.1:8080/v1", "");
        row("this machine by its new number", "http://[::1]:8080/v1", "");
        row("a server that the record does not tell", "", "unknown");
    }

    void tellsWhatLeft()
    {
        QFETCH(QString, url);
        QFETCH(QString, reach);
        Call call;
        call.url = url.toStdString();
        call.address = "sqlite:///shop.sqlite";
        const auto rows = ledgerOf(runOf(call));
        QCOMPARE(rows.size(), std::size_t(reach.isEmpty() ? 0 : 1));
        if (!rows.empty())
            QCOMPARE(text(name(rows.front().reach)), reach);
    }

    void scriptedModelsAreSentNothing()
    {
        Call call;
        call.kind = ModelKind::scripted;
        call.address = "sqlite:///shop.sqlite";
        QVERIFY(ledgerOf(runOf(call)).empty());
    }

    void statementsToADatabaseElsewhereAreListed()
    {
        Call call;
        call.kind = ModelKind::scripted;
        call.address = "postgresql://reader@db.example.com/shop";
        const auto rows = ledgerOf(runOf(call));
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(text(rows[0].call), QStringLiteral("checks: lane 1, attempt 1"));
        QCOMPARE(text(rows[0].text), QStringLiteral("SELECT 1"));
        call.address = "postgresql://reader@localhost/shop";
        QVERIFY(ledgerOf(runOf(call)).empty());
        call.address = "odbc:DSN=shop";
        QCOMPARE(ledgerOf(runOf(call)).front().reach, Reach::unknown);
    }

    void everyKindOfCallIsListed_data()
    {
        QTest::addColumn<int>("kind");
        for (std::size_t i = 0; i < callKindCount; ++i)
            QTest::newRow(qPrintable(QStringLiteral("kind %1").arg(i))) << static_cast<int>(i);
    }

    void everyKindOfCallIsListed()
    {
        QFETCH(int, kind);
        const CallOfKind call = callOf(static_cast<CallKind>(kind));
        const auto began = requestIn(call.began);
        QVERIFY(began && began->kind == static_cast<CallKind>(kind));
        RunStarted start;
        start.address = "postgresql://reader@db.example.com/shop";
        WrittenRun run(start);
        run.lane(0).right(firstAttempt).lane(1).right({LaneId{1}, 0});
        const std::size_t before = ledgerRowsOf(run).size();
        const auto rows = ledgerRowsOf(run.add(call.began));
        QCOMPARE(rows.size(), before + 1);
        QCOMPARE(text(rows.back().text), QString::fromUtf8(call.text));
    }

    void everyRoleIsListed_data()
    {
        QTest::addColumn<int>("role");
        int number = 0;
        for (const std::string_view role : EnumNames<ModelRole>::names)
            QTest::newRow(qPrintable(text(role))) << number++;
    }

    void everyRoleIsListed()
    {
        QFETCH(int, role);
        const RoleCall call{static_cast<ModelRole>(role), 0};
        WrittenRun run;
        run.add(RoleAsked{EffectId{9}, call, {{ChatRole::user, "question", "How many?"}}});
        const auto rows = ledgerRowsOf(run);
        QCOMPARE(rows.size(), std::size_t{1});
        QVERIFY(rows[0].role == call);
    }

    void aComparisonSendsTheStatementsOfItsLanes()
    {
        RunStarted start;
        start.modelKind = ModelKind::scripted;
        start.address = "postgresql://reader@db.example.com/shop";
        WrittenRun run(start);
        run.lane(0).right(firstAttempt).lane(1).right({LaneId{1}, 0});
        run.add(ComparisonStarted{EffectId{5}, {LaneId{0}, LaneId{1}}});
        const auto rows = ledgerRowsOf(run);
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows[0].kind, JournalKind::comparison);
        QCOMPARE(text(rows[0].text), QStringLiteral("SELECT 1;\nSELECT 1"));
        QCOMPARE(rows[0].bytes, std::uint64_t{18});
        QCOMPARE(rows[0].parts, std::vector<std::string>{"statement"});
        QVERIFY(text(ledgerJson(rows[0], SentText::included)).contains(QStringLiteral("SELECT 1;")));
    }

    void aComparisonOnThisMachineIsNotListed()
    {
        RunStarted start;
        start.modelKind = ModelKind::scripted;
        start.address = "sqlite:///shop.sqlite";
        WrittenRun run(start);
        run.lane(0).right(firstAttempt).add(ComparisonStarted{EffectId{5}, {LaneId{0}}});
        QVERIFY(ledgerRowsOf(run).empty());
    }

    void aRowSaysToWhomAndWhat()
    {
        Call call = with("schema", exampleSchema);
        call.address = "sqlite:///shop.sqlite";
        const LedgerRow row = ledgerOf(runOf(call)).front();
        QCOMPARE(text(row.receiver), QStringLiteral("https://api.example.com/v1/chat")); // without what may be a key
        QCOMPARE(text(row.model), QStringLiteral("big"));
        QCOMPARE(row.parts, (std::vector<std::string>{"question", "schema"}));
        QCOMPARE(row.bytes, std::uint64_t{16});
        QCOMPARE(row.values.examples, std::uint64_t{1});
        QVERIFY(text(row.text).contains(QStringLiteral("[question]\nHow many orders are open?\n")));
    }

    void findsByAllWords()
    {
        Call call = with("schema", exampleSchema);
        call.address = "sqlite:///shop.sqlite";
        const LedgerRow row = ledgerOf(runOf(call)).front();
        QVERIFY(matches(row, ""));
        QVERIFY(matches(row, "ROME example.com"));
        QVERIFY(matches(row, "value_left") == false);
        QVERIFY(matches(row, "value left"));
        QVERIFY(!matches(row, "rome paris"));
    }

    void exports()
    {
        Call call = with("evidence", "=1+1, \"open\"");
        call.address = "sqlite:///shop.sqlite";
        const auto rows = ledgerOf(runOf(call));
        QVERIFY(text(ledgerText(rows[0])).contains(QStringLiteral("to https://api.example.com/v1/chat, big")));
        const QString json = text(ledgerJson(rows[0], SentText::withheld));
        QVERIFY2(json.contains(QStringLiteral(R"("reach":"left","bytes":16)")), qPrintable(json));
        QVERIFY(!json.contains(QStringLiteral("How many")));
        QVERIFY(text(ledgerJson(rows[0], SentText::included)).contains(QStringLiteral("How many")));
        const QString csv = text(ledgerCsv(rows));
        QVERIFY2(csv.startsWith(QStringLiteral("run,at,call,receiver")), qPrintable(csv));
        QVERIFY2(csv.contains(QStringLiteral(R"(""open"")")), qPrintable(csv));
    }

    void warns_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<int>("which");
        int which = 0;
        for (const char* const wanted : {"", "prompt_cut", "schema_left_out", "schema_left_out", "near_limit",
                                         "near_limit", "repeated_text", "value_left", "value_left", "value_left", ""})
            QTest::newRow(qPrintable(QStringLiteral("case %1").arg(which))) << QString::fromUtf8(wanted) << which++;
    }

    void warns()
    {
        QFETCH(QString, wanted);
        QFETCH(int, which);
        const std::string repeated(150, 'a');
        Call cases[11];
        cases[1].notes = {"the schema was shortened"};
        cases[2].alarms = {{PromptAlarm::Kind::emptySchema, "the schema is not known"}};
        cases[3].alarms = {{PromptAlarm::Kind::missingTable, "the question names orders"}};
        cases[4].alarms = {{PromptAlarm::Kind::aboveContext, "too long"}};
        cases[5].context = 6;
        cases[6] = with("evidence", repeated + "\nand\n" + repeated);
        cases[7] = with("schema", exampleSchema);
        cases[8] = with("result", "What it returned:\nColumns: city\n2 rows, which are:\nRome\nOslo");
        cases[9] = with("retry", "In city = 'rom': it matches nothing Stored values, nearest first: 'Rome'");
        cases[10] = with("schema", exampleSchema);
        cases[10].url = "http://localhost:1/v1";
        QCOMPARE(warningsOf(cases[which]).join(QLatin1Char(',')), wanted);
    }

    void countsTheRowsThatWereSent()
    {
        const std::vector<PromptSection> prompt{
            {ChatRole::user, "result",
             "What it returned:\nColumns: city\n3 rows, of which the first 2 are:\nRome\nOslo\n"}};
        QCOMPARE(valuesIn(prompt, {}).rows, std::uint64_t{2});
        QCOMPARE(text(describe(valuesIn(prompt, {}))), QStringLiteral("2 rows of a result"));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::LedgerTest)

#include "tst_ledger.moc"
