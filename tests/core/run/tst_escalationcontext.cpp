// What a level is told of the one below: within bounds, nearest misses first, and nothing twice.

#include "base/tokenestimate.h"
#include "prompt/prompt.h"
#include "run/escalationcontext.h"
#include "support/bigschema.h"
#include "support/searching.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

const SchemaView& schema()
{
    static const SchemaView view(Catalog(test::bigSchema(60, 12), dialectOf(DialectId::sqlite).syntax.names));
    return view;
}

Verdict mistake(const std::string& name, ErrorCode code = ErrorCode::unknownColumn)
{
    Verdict verdict = failure(code);
    verdict.findings[0].message = "no such column: " + name;
    verdict.findings[0].identifier = name;
    return verdict;
}

/// Replies for the lane's current attempt, and has the engine refuse it.
void miss(Search& search, std::uint32_t lane, const std::string& sql, const Verdict& verdict)
{
    search.reply(lane, sql);
    search.judge(lane, verdict);
}

std::string longStatement(std::uint32_t lane, std::uint32_t attempt)
{
    const std::string own = std::to_string(lane) + '_' + std::to_string(attempt);
    std::string sql = "SELECT o.customer_name_" + own + ", SUM(o.total_amount) AS total FROM orders_" + own + " o";
    for (int join = 0; join < 8; ++join)
        sql += " LEFT JOIN invoice_region_" + std::to_string(join) + " AS r" + std::to_string(join) + " ON r"
            + std::to_string(join) + ".id = o.region_" + std::to_string(join) + "_id_" + own;
    return sql + " GROUP BY o.customer_name_" + own;
}

const PromptSection* sectionOf(const ModelAsked& asked, std::string_view name)
{
    const auto found = std::find_if(asked.prompt.begin(), asked.prompt.end(),
                                    [&](const PromptSection& section) { return section.name == name; });
    return found == asked.prompt.end() ? nullptr : &*found;
}

std::size_t tokensOf(const ModelAsked& asked)
{
    std::size_t tokens = 0;
    for (const PromptSection& section : asked.prompt)
        tokens += estimatedTokens(section.text);
    return tokens;
}

std::size_t countOf(const std::string& text, const std::string& part)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

/// Sixteen lanes with eleven attempts each, all of them wrong, on a model with a context of 16,000 tokens.
RunStarted wide(SchemaChoice choice = SchemaChoice::automatic)
{
    RunPolicy policy = lanesOf(16);
    policy.maxRetries = 10;
    policy.maxEscalations = 1;
    policy.contextTokens = 16'000;
    policy.schema = choice;
    policy.mending = MendingUse::off;
    RunStarted started = World::started(policy);
    started.question.text = "How many rows has " + schema().catalog().table(TableId{7}).name + "?";
    return started;
}

void failAll(Search& search)
{
    for (std::uint32_t lane = 0; lane < 16; ++lane) {
        for (std::uint32_t attempt = 0; attempt < 11; ++attempt)
            miss(search, lane, longStatement(lane, attempt),
                 mistake("customer_name_" + std::to_string(lane) + '_' + std::to_string(attempt)));
    }
}

} // namespace

class EscalationContextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sixteenLanesOfElevenAttemptsLeaveRoomForTheSchema_data()
    {
        QTest::addColumn<int>("choice");
        QTest::newRow("the linked schema") << static_cast<int>(SchemaChoice::linked);
        QTest::newRow("the whole schema") << static_cast<int>(SchemaChoice::whole);
    }

    void sixteenLanesOfElevenAttemptsLeaveRoomForTheSchema()
    {
        QFETCH(int, choice);
        Search search(wide(static_cast<SchemaChoice>(choice)), schema());
        const std::size_t tables = countOf(sectionOf(search.all<ModelAsked>()[0], "schema")->text, "# Table: ");
        failAll(search);
        QCOMPARE(search.all<Escalated>().size(), std::size_t{1});
        const ModelAsked higher = search.all<ModelAsked>().back();
        QCOMPARE(search.state().lanes[higher.attempt.lane.value].made.level, Level::advanced);
        QCOMPARE(countOf(sectionOf(higher, "schema")->text, "# Table: "), tables);
        QVERIFY(!sectionOf(higher, "schema_cut"));
        QVERIFY(tokensOf(higher) + roomForReply <= 16'000);
        QVERIFY(higher.alarms.empty());
        QVERIFY(sectionOf(higher, "escalation"));
        QVERIFY(estimatedTokens(sectionOf(higher, "escalation")->text) <= mostEscalationTokens);
    }

    void itNeverHasMoreThanAQuarterOfTheContext_data()
    {
        QTest::addColumn<int>("context");
        for (const int context : {0, 4'000, 16'000, 200'000})
            QTest::addRow("%d tokens", context) << context;
    }

    void itNeverHasMoreThanAQuarterOfTheContext()
    {
        QFETCH(int, context);
        RunPolicy policy = wide().policy;
        policy.contextTokens = 0;
        Search search(policy);
        failAll(search);
        RunState state = search.state();
        state.firstLane = 0;
        state.start.policy.contextTokens = static_cast<std::uint32_t>(context);
        const std::size_t most = context == 0 ? 4'000 : std::min<std::size_t>(4'000, std::size_t(context) / 4);
        const std::string text = escalationContextOf(state);
        QVERIFY(estimatedTokens(text) <= most);
        QVERIFY2(text.find("other mistakes") != std::string::npos, text.c_str());
    }

    void theSchemaHasTheRightOfWay()
    {
        RunStarted started = wide(SchemaChoice::whole);
        started.policy.contextTokens = 9'000; // with a history of a quarter, the schema would have to be cut
        Search search(started, schema());
        const std::size_t tables = countOf(sectionOf(search.all<ModelAsked>()[0], "schema")->text, "# Table: ");
        failAll(search);
        const ModelAsked higher = search.all<ModelAsked>().back();
        QCOMPARE(countOf(sectionOf(higher, "schema")->text, "# Table: "), tables);
        QVERIFY(tokensOf(higher) + roomForReply <= 9'000);
        const bool isNoted = std::any_of(higher.notes.begin(), higher.notes.end(), [](const std::string& note) {
            return note.find("to make room for the schema") != std::string::npos;
        });
        const auto* const history = sectionOf(higher, "escalation");
        QVERIFY(isNoted || (history && estimatedTokens(history->text) > 1'000));
    }

    void whatIsRepeatedIsToldOnceWithACount()
    {
        RunPolicy policy = lanesOf(2);
        policy.maxRetries = 2;
        policy.maxEscalations = 1;
        Search search(policy);
        for (int i = 0; i < 3; ++i)
            miss(search, 0, "SELECT a FROM t", mistake("a"));
        miss(search, 1, "SELECT a, b FROM t", mistake("a"));
        miss(search, 1, "SELECT zz FROM t", mistake("zz"));
        miss(search, 1, "SELECT zz FROM t", mistake("zz"));
        const std::string text = search.all<Escalated>()[0].context;
        QCOMPARE(countOf(text, "no such column: a"), std::size_t{1});
        QVERIFY2(text.find("(4 attempts with 2 statements)") != std::string::npos, text.c_str());
        QCOMPARE(countOf(text, "no such column: zz"), std::size_t{1});
        QVERIFY(text.find("(2 attempts)") != std::string::npos);
    }

    /// A statement may fail in two ways, as when its table is locked. The mistake that is told less is still known.
    void aMistakeThatWasSeenWithTheSameStatementIsNotToldAgain_data()
    {
        QTest::addColumn<QString>("attempts");
        QTest::newRow("a nearer failure comes between") << "S a 10, S b 20, T a 10";
        QTest::newRow("two mistakes turn out to be of one statement") << "S b 20, T a 10, S a 10";
        QTest::newRow("two statements turn out to have one mistake") << "S a 10, T b 20, T a 10";
    }

    void aMistakeThatWasSeenWithTheSameStatementIsNotToldAgain()
    {
        QFETCH(QString, attempts);
        RunState state;
        state.lanes.emplace_back();
        for (const QString& attempt : attempts.split(QStringLiteral(", "))) {
            const QStringList parts = attempt.split(QLatin1Char(' '));
            AttemptState& made = state.lanes[0].attempts.emplace_back();
            made.sql = "SELECT " + parts[0].toStdString();
            made.fingerprint = static_cast<std::uint64_t>(parts[0][0].unicode());
            made.verdict = mistake(parts[1].toStdString());
            made.signature = "unknown_column:" + parts[1].toStdString();
            made.reflection.emplace();
            made.reflection->score = parts[2].toInt();
        }
        const std::string text = escalationContextOf(state);
        QCOMPARE(countOf(text, " -> "), std::size_t{1});
        QVERIFY2(text.find("(3 attempts with 2 statements; also unknown_column: no such column: a)")
                     != std::string::npos,
                 text.c_str());
    }

    void theNearestMissComesFirstAndItsStatementOnce()
    {
        RunPolicy policy = lanesOf(2);
        policy.maxRetries = 0;
        policy.maxEscalations = 1;
        Search search(policy);
        miss(search, 0, "SELECT far FROM t", mistake("far", ErrorCode::unknownTable));
        miss(search, 1, "SELECT near FROM t", mistake("near", ErrorCode::timeout));
        const std::string text = search.all<Escalated>()[0].context;
        QVERIFY(text.find("The best statement, which is still wrong:\nSELECT near FROM t\n") != std::string::npos);
        QCOMPARE(countOf(text, "SELECT near FROM t"), std::size_t{1});
        QVERIFY(text.find("- the statement above -> ") < text.find("- SELECT far FROM t"));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::EscalationContextTest)

#include "tst_escalationcontext.moc"
