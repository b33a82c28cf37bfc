#include "llm/scenarioreader.h"

#include "base/json.h"
#include "llm/strictobject.h"
#include "run/eventfields.h"
#include "run/policyjson.h"

#include <array>

namespace querymend {

template <>
struct EnumNames<DatabaseFile> {
    static constexpr std::array<std::string_view, 2> names{"taken_away", "put_back"};
};

namespace {
using Json = nlohmann::json;
}

// Not in an unnamed namespace: StrictObject finds `describe` by argument-dependent lookup.

/// Scenario files count from 1; the values read count from 0, as in records.
static void countedFromOne(StrictObject& fields, std::string_view key, std::uint32_t& value)
{
    if (value == 0)
        fields.fail(fields.pathOf(key), "is 0, but counting starts at 1");
    else
        --value;
}

static void describePlace(StrictObject& fields, ScenarioPlace& place)
{
    place.lane = 1;
    fields.required("level", place.level);
    fields.optional("lane", place.lane);
    fields.required("attempt", place.attempt);
    countedFromOne(fields, "lane", place.lane);
    countedFromOne(fields, "attempt", place.attempt);
}

static void describeAnswer(StrictObject& fields, std::variant<ModelReply, ModelProblem>& answer)
{
    std::optional<ModelFault> fault;
    std::string text;
    fields.optional("fault", fault);
    if (!fault) {
        fields.required("text", text);
        answer = ModelReply{std::move(text), {}, {}};
        return;
    }
    ModelProblem problem{*fault, {}, {}};
    std::optional<std::uint32_t> wait;
    fields.required("message", problem.message);
    fields.optional("retry_after_ms", wait);
    if (wait)
        problem.retryAfter = std::chrono::milliseconds(*wait);
    answer = std::move(problem);
}

static void describe(StrictObject& fields, ScriptedReply& reply)
{
    describePlace(fields, reply.place);
    describeAnswer(fields, reply.answer);
}

static void describe(StrictObject& fields, ScriptedRole& reply)
{
    reply.call.number = 1;
    fields.required("role", reply.call.role);
    fields.optional("number", reply.call.number);
    countedFromOne(fields, "number", reply.call.number);
    describeAnswer(fields, reply.answer);
}

static void describe(StrictObject& fields, ScriptedLoss& loss)
{
    describePlace(fields, loss.place);
    fields.required("check", loss.check);
    countedFromOne(fields, "check", loss.check);
    fields.required("is", loss.file);
}

static void describe(StrictObject& fields, ExpectedLane& lane)
{
    fields.required("level", lane.level);
    fields.required("outcome", lane.outcome);
    fields.required("codes", lane.codes);
    fields.required("hints", lane.hints);
    fields.optional("notes", lane.notes);
    constexpr std::array<std::string_view, 3> levels{"general", "specific", "explicit"};
    for (const std::string& hint : lane.hints) {
        if (std::find(levels.begin(), levels.end(), hint) == levels.end())
            fields.fail(fields.pathOf("hints"), "has " + shownName(hint) + ", which is not a hint level");
    }
}

static void describe(StrictObject& fields, ExpectedRun& expected)
{
    fields.required("outcome", expected.outcome);
    fields.required("attempts", expected.attempts);
    fields.required("lanes", expected.lanes);
}

/// Overrides the default policy with the file's fields, which are named as in records.
static void readPolicy(const Json& given, StrictObject& fields, RunPolicy& policy)
{
    auto read = policyFrom(given, policy);
    if (read)
        policy = std::move(read).value();
    else
        fields.fail("policy", read.error());
}

static void checkPlace(const ScenarioPlace& place, const std::string& where, StrictObject& fields,
                       const RunPolicy& policy)
{
    if (place.lane >= (place.level == policy.level ? lanesOfFirstLevel(policy) : policy.lanes))
        fields.fail(where, "is for a lane that the policy does not have: " + shown(place));
    if (place.level < policy.level)
        fields.fail(where, "is for a level below that of the policy: " + shown(place));
}

template <class Item>
static void checkPlaces(const std::vector<Item>& items, std::string_view key, StrictObject& fields,
                        const RunPolicy& policy)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        std::string where(key);
        appendEntry(where, i);
        checkPlace(items[i].place, where, fields, policy);
    }
}

static void describe(StrictObject& fields, Scenario& scenario)
{
    fields.required("name", scenario.name);
    fields.required("title", scenario.title);
    fields.required("shows", scenario.shows);
    fields.required("database", scenario.database);
    fields.required("question", scenario.question.text);
    fields.optional("evidence", scenario.question.evidence);
    if (const Json* const policy = fields.take("policy"))
        readPolicy(*policy, fields, scenario.policy);
    fields.required("replies", scenario.replies);
    fields.optional("role_replies", scenario.roleReplies);
    fields.optional("database_file", scenario.losses);
    fields.required("expected", scenario.expected);
    checkPlaces(scenario.replies, "replies", fields, scenario.policy);
    checkPlaces(scenario.losses, "database_file", fields, scenario.policy);
}

Result<Scenario, ScenarioProblem> readScenario(std::string_view json)
{
    const auto parsed = parseJson(json);
    if (!parsed)
        return Failure{ScenarioProblem{"not JSON, at byte " + std::to_string(parsed.error().offset + 1) + ": "
                                       + parsed.error().reason}};
    std::string problem;
    Scenario scenario;
    StrictObject fields(*parsed, {}, problem);
    describe(fields, scenario);
    fields.nothingElse();
    if (!problem.empty())
        return Failure{ScenarioProblem{std::move(problem)}};
    return scenario;
}

} // namespace querymend
