#include "operations.h"

#include "check/admission.h"
#include "diagnose/classify.h"
#include "diagnose/emptiness.h"
#include "diagnose/failureblock.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/messagefindings.h"
#include "diagnose/reflection.h"
#include "prompt/linking/linking.h"
#include "prompt/memory/examplefile.h"
#include "prompt/memory/lessonbook.h"
#include "report/htmlreport.h"
#include "report/markdownreport.h"
#include "report/otelspans.h"
#include "run/eventrecord.h"
#include "schema/json.h"
#include "sql/compare/fingerprint.h"
#include "sql/compare/tokendiff.h"
#include "sql/formatter/formatter.h"
#include "sql/outline/outline.h"
#include "sql/tokens/lexer.h"

#include <array>
#include <chrono>

namespace querymend::growth {

namespace {

void lexed(const GrowingStatement& reading)
{
    (void)lex(reading.text, reading.dialect.lex);
}

void outlined(const GrowingStatement& reading)
{
    (void)outlineOf(reading.text, reading.dialect.lex, reading.dialect.syntax);
}

void admitted(const GrowingStatement& reading)
{
    (void)admit(reading.text, reading.dialect, {});
}

void checkedAlone(const GrowingStatement& reading)
{
    (void)checkStatically(reading.text, {&reading.dialect, nullptr, CheckPolicy::analyst, {}});
}

void checked(const GrowingStatement& reading)
{
    (void)checkStatically(reading.text, {&reading.dialect, &reading.schema, CheckPolicy::analyst, {}});
}

void laidOut(const GrowingStatement& reading)
{
    (void)formatted(reading.text, reading.dialect.lex, reading.dialect.syntax);
}

void fingerprinted(const GrowingStatement& reading)
{
    (void)fingerprintOf(reading.text, reading.dialect.lex, reading.dialect.syntax);
}

void compared(const GrowingStatement& reading)
{
    std::string other =
        reading.text.substr(reading.text.size() / 2) + " x " + reading.text.substr(0, reading.text.size() / 3);
    (void)diffByToken(reading.text, other, reading.dialect.lex);
}

void hinted(const GrowingStatement& reading)
{
    const Verdict verdict =
        checkStatically(reading.text, {&reading.dialect, &reading.schema, CheckPolicy::analyst, {}});
    (void)reflect(verdict, {});
    (void)failureBlock("t", reading.text, verdict, reading.dialect, &reading.schema.catalog());
    if (verdict.findings.empty())
        return;
    HintFacts facts;
    facts.dialect = &reading.dialect;
    facts.sql = reading.text;
    facts.findings = verdict.findings;
    facts.question = reading.text;
    facts.schema = &reading.schema;
    for (const HintLevel level : {HintLevel::general, HintLevel::specific, HintLevel::explicit_}) {
        facts.choice.level = level;
        (void)hintFor(facts);
    }
}

/// The text as the failed statement, and as the engine's message about it.
void classified(const GrowingStatement& reading)
{
    const std::string named = "no such column: nosuch1";
    (void)findingsOf({named, {}, reading.text}, reading.dialect, &reading.schema);
    (void)findingsOf({reading.text, {}, reading.text}, reading.dialect, &reading.schema);
}

void askedAbout(const GrowingStatement& reading)
{
    (void)emptinessProbes(reading.text, reading.dialect, &reading.schema.catalog());
}

void linked(const GrowingStatement& reading)
{
    const LinkIndex index(reading.schema.catalog());
    (void)linkSchema(index, reading.text);
}

/// The text as JSON input of every kind.
void readAsJson(const GrowingStatement& reading)
{
    (void)readSchemaJson(reading.text);
    (void)readRecord(reading.text);
    (void)readRecord(R"({"run":"r","seq":1,"at":0,"type":"sung","so":)" + reading.text + "}");
    (void)readJsonExamples(reading.text);
    (void)readLessons(reading.text);
}

/// The reports of a run in which this is every text from outside.
void reported(const GrowingStatement& reading)
{
    const AttemptRef attempt{LaneId{0}, 0};
    const Verdict verdict =
        checkStatically(reading.text, {&reading.dialect, &reading.schema, CheckPolicy::analyst, {}});
    const std::vector<EventBody> bodies{
        RunStarted{{reading.text, {}}, "shop", std::string(reading.dialect.name), "m", ModelKind::live, {}},
        CandidateForked{LaneId{0}},
        ModelAsked{EffectId{1}, attempt, {{ChatRole::user, "question", reading.text}}},
        ModelReplied{EffectId{1}, attempt, reading.text, {100, 20}, std::chrono::milliseconds{1200}},
        CheckStarted{EffectId{2}, attempt, reading.text},
        Checked{EffectId{2}, attempt, reading.text, verdict},
        HintChosen{attempt, "general", reading.text, false},
        LaneEnded{LaneId{0}, LaneOutcome::valid, 1, {}},
        RunFinished{RunOutcome::solved, reading.text, {}},
    };
    std::vector<RunEvent> events;
    for (const EventBody& body : bodies)
        events.push_back({"r", events.size() + 1, static_cast<std::int64_t>(events.size()), body});
    (void)markdownReport(events);
    (void)htmlReport(events);
    (void)otelSpans(events, Content::included);
    for (const RunEvent& event : events)
        (void)readRecord(toRecord(event));
}

constexpr std::array all{
    GrowthOperation{"lex", lexed},
    GrowthOperation{"outline", outlined},
    GrowthOperation{"admit", admitted},
    GrowthOperation{"check without a schema", checkedAlone},
    GrowthOperation{"check", checked},
    GrowthOperation{"format", laidOut},
    GrowthOperation{"fingerprint", fingerprinted},
    GrowthOperation{"compare", compared, std::size_t{128} << 20U, false},
    GrowthOperation{"hint", hinted},
    GrowthOperation{"classify", classified},
    GrowthOperation{"explain emptiness", askedAbout},
    GrowthOperation{"link", linked},
    GrowthOperation{"read as JSON", readAsJson},
    GrowthOperation{"report", reported},
};

} // namespace

std::span<const GrowthOperation> operations()
{
    return all;
}

Snapshot growingSchema(std::size_t columns)
{
    Snapshot made;
    const auto table = [&](const char* name, std::vector<std::string> names) {
        Table added;
        added.schema = "main";
        added.name = name;
        for (std::string& column : names) {
            Column one;
            one.name = std::move(column);
            one.type = "integer";
            added.columns.push_back(std::move(one));
        }
        made.tables.push_back(std::move(added));
    };
    std::vector<std::string> wide;
    for (std::size_t i = 0; i < columns; ++i)
        wide.push_back("c" + std::to_string(i));
    table("t", {"a", "b"});
    table("u", {"only"});
    table("wide", std::move(wide));
    return made;
}

} // namespace querymend::growth
