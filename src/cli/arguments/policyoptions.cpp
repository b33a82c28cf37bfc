#include "arguments/policyoptions.h"

#include "run/enumnames.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr std::uint64_t mostConcurrency = 1000;
constexpr std::uint64_t mostSeconds = 86'400;

using Done = Result<void, CommandProblem>;

Failure<CommandProblem> badUsage(std::string text)
{
    return {CommandProblem{ExitStatus::badUsage, {std::move(text)}}};
}

template <class Enum>
Done applyWord(std::string_view what, std::string_view word, Enum& value)
{
    const auto& names = EnumNames<Enum>::names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == word) {
            value = static_cast<Enum>(i);
            return {};
        }
    }
    return badUsage(noneOf(what, word, {names.begin(), names.end()}));
}

template <class Number>
Done applyNumber(std::string_view what, std::string_view word, std::uint64_t most, Number& value)
{
    const auto number = parseNumber(what, word, most);
    if (!number)
        return badUsage(number.error().text);
    value = static_cast<Number>(*number);
    return {};
}

Done applyLanes(std::string_view what, std::string_view word, RunPolicy& policy)
{
    if (auto taken = applyNumber(what, word, mostLanes, policy.lanes); !taken)
        return taken;
    return policy.lanes > 0 ? Done() : badUsage(std::string(what) + ": at least one is required");
}

Done applyRetries(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyNumber(what, word, mostRetriesOfLane, policy.maxRetries);
}

Done applyLevel(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyWord(what, word, policy.level);
}

Done applyChecks(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyWord(what, word, policy.checks);
}

Done applyEmptyRows(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyWord(what, word, policy.emptyRows);
}

Done applyValues(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyWord(what, word, policy.values);
}

Done applySeed(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyNumber(what, word, std::numeric_limits<std::uint64_t>::max(), policy.seed);
}

/// Takes names separated by commas, or `all` or `none` alone.
template <class Enum>
Done applyNames(std::string_view what, std::string_view words, std::vector<Enum>& values)
{
    values.clear();
    if (words == "none")
        return {};
    constexpr auto known = EnumNames<Enum>::names;
    for (std::size_t i = 0; words == "all" && i < known.size(); ++i)
        values.push_back(static_cast<Enum>(i));
    while (words != "all" && !words.empty()) {
        const std::size_t end = std::min(words.find(','), words.size());
        Enum value{};
        if (auto taken = applyWord(what, words.substr(0, end), value); !taken)
            return taken;
        if (std::find(values.begin(), values.end(), value) == values.end())
            values.push_back(value);
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return {};
}

Done applyRoles(std::string_view what, std::string_view words, RunPolicy& policy)
{
    return applyNames(what, words, policy.roles);
}

Done applyAsks(std::string_view what, std::string_view words, RunPolicy& policy)
{
    return applyNames(what, words, policy.asks);
}

/// All is the same as having none of one's own.
Done applyMethods(std::string_view what, std::string_view words, RunPolicy& policy)
{
    return applyNames(what, words == "all" ? "none" : words, policy.methods);
}

Done applyBands(std::string_view what, std::string_view words, RunPolicy& policy)
{
    return applyNames(what, words == "all" ? "none" : words, policy.bands);
}

Done applyCost(std::string_view what, std::string_view word, RunPolicy& policy)
{
    const std::string text(word);
    char* end = nullptr;
    const double cost = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !std::isfinite(cost) || cost < 0)
        return badUsage(std::string(what) + ": '" + text + "' is not an amount, such as 0.25");
    policy.cost = cost;
    return {};
}

Done applyConcurrency(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyNumber(what, word, mostConcurrency, policy.concurrency);
}

Done applySeconds(std::string_view what, std::string_view word, std::chrono::milliseconds& time)
{
    std::uint64_t seconds = 0;
    auto taken = applyNumber(what, word, mostSeconds, seconds);
    time = std::chrono::seconds(seconds);
    return taken;
}

Done applySchema(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyWord(what, word, policy.schema);
}

Done applySchemaTokens(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyNumber(what, word, std::numeric_limits<std::uint32_t>::max(), policy.schemaTokens);
}

Done applyKeywords(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyWord(what, word, policy.keywords);
}

Done applyMending(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyWord(what, word == "before-model" ? "before_model" : word, policy.mending);
}

Done applyCallTime(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applySeconds(what, word, policy.callTime);
}

Done applyLaneTime(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applySeconds(what, word, policy.laneTime);
}

Done applyRunTime(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applySeconds(what, word, policy.time);
}

Done applyTokens(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyNumber(what, word, std::numeric_limits<std::uint64_t>::max(), policy.tokens);
}

Done applyEscalations(std::string_view what, std::string_view word, RunPolicy& policy)
{
    constexpr std::uint64_t mostEscalations = 2; // there are three levels
    return applyNumber(what, word, mostEscalations, policy.maxEscalations);
}

Done applyNeededTests(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyWord(what, word, policy.neededTests);
}

Done applyFailedTests(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return applyNumber(what, word, std::numeric_limits<std::uint32_t>::max(), policy.failedTests);
}

/// Takes `built-in`, or `model` for no such lane.
Done applyFirstLane(std::string_view what, std::string_view word, RunPolicy& policy)
{
    if (word != "built-in" && word != "model")
        return badUsage(noneOf(what, word, {"built-in", "model"}));
    policy.firstLane = word == "model" ? LaneSource::model : LaneSource::builtIn;
    return {};
}

/// A setting of a policy, and how it is read.
struct PolicyKey {
    std::string_view key;
    std::string_view option; ///< of `ask`; empty if there is none
    Done (*take)(std::string_view what, std::string_view word, RunPolicy& policy);
};

constexpr std::array policyKeys{
    PolicyKey{"lanes", "--lanes", applyLanes},
    PolicyKey{"max-retries", "--max-retries", applyRetries},
    PolicyKey{"level", "--level", applyLevel},
    PolicyKey{"escalations", "--escalations", applyEscalations},
    PolicyKey{"needed-tests", "--needed-tests", applyNeededTests},
    PolicyKey{"failed-tests", "--failed-tests", applyFailedTests},
    PolicyKey{"checks", "--policy", applyChecks},
    PolicyKey{"empty-rows", {}, applyEmptyRows},
    PolicyKey{"values", "--values", applyValues},
    PolicyKey{"seed", "--seed", applySeed},
    PolicyKey{"roles", "--roles", applyRoles},
    PolicyKey{"ask-me", "--ask-me", applyAsks},
    PolicyKey{"methods", "--methods", applyMethods},
    PolicyKey{"temperatures", "--temperatures", applyBands},
    PolicyKey{"cost", "--cost", applyCost},
    PolicyKey{"keywords", "--keywords", applyKeywords},
    PolicyKey{"mend", "--mend", applyMending},
    PolicyKey{"tables", "--tables", applySchema},
    PolicyKey{"schema-tokens", "--schema-tokens", applySchemaTokens},
    PolicyKey{"concurrency", "--concurrency", applyConcurrency},
    PolicyKey{"seconds", "--seconds", applyRunTime},
    PolicyKey{"tokens", "--tokens", applyTokens},
    PolicyKey{"call-seconds", "--call-seconds", applyCallTime},
    PolicyKey{"lane-seconds", "--lane-seconds", applyLaneTime},
    PolicyKey{"first-lane", "--first-lane", applyFirstLane},
};

Done applySetting(std::string_view setting, RunPolicy& policy)
{
    const std::size_t sign = setting.find('=');
    if (sign == std::string_view::npos)
        return badUsage("--set: '" + std::string(setting) + "' is not key=value");
    const std::string_view key = setting.substr(0, sign);
    std::vector<std::string_view> known;
    for (const PolicyKey& one : policyKeys) {
        if (one.key == key)
            return one.take("--set " + std::string(key), setting.substr(sign + 1), policy);
        known.push_back(one.key);
    }
    return badUsage(noneOf("--set", key, known));
}

} // namespace

Result<RunPolicy, CommandProblem> policyGiven(const Arguments& arguments, RunPolicy policy)
{
    for (const PolicyKey& one : policyKeys) {
        const auto word = one.option.empty() ? std::nullopt : arguments.value(one.option);
        if (!word)
            continue;
        if (auto taken = one.take(one.option, *word, policy); !taken)
            return Failure{std::move(taken).error()};
    }
    if (arguments.has("--treat-empty-as-error"))
        policy.emptyRows = EmptyRows::areAnError;
    return policy;
}

Result<RunPolicy, CommandProblem> policySet(const Arguments& arguments, RunPolicy policy)
{
    for (const std::string_view setting : arguments.values("--set")) {
        if (auto taken = applySetting(setting, policy); !taken)
            return Failure{std::move(taken).error()};
    }
    return policy;
}

} // namespace querymend
