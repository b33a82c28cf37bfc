#include "policyoptions.h"

#include "run/enumnames.h"

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr std::uint64_t mostConcurrency = 1000;
constexpr std::uint64_t mostSeconds = 86'400;

using Done = Result<std::monostate, CommandProblem>;

Failure<CommandProblem> badUsage(std::string text)
{
    return {CommandProblem{ExitStatus::badUsage, {std::move(text)}}};
}

template <class Enum>
Done takeWord(std::string_view what, std::string_view word, Enum& value)
{
    const auto& names = EnumNames<Enum>::names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == word) {
            value = static_cast<Enum>(i);
            return std::monostate{};
        }
    }
    return badUsage(noneOf(what, word, {names.begin(), names.end()}));
}

template <class Number>
Done takeNumber(std::string_view what, std::string_view word, std::uint64_t most, Number& value)
{
    const auto number = parseNumber(what, word, most);
    if (!number)
        return badUsage(number.error().text);
    value = static_cast<Number>(*number);
    return std::monostate{};
}

Done takeLanes(std::string_view what, std::string_view word, RunPolicy& policy)
{
    if (auto taken = takeNumber(what, word, mostLanes, policy.lanes); !taken)
        return taken;
    return policy.lanes > 0 ? Done(std::monostate{}) : badUsage(std::string(what) + ": at least one is required");
}

Done takeRetries(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeNumber(what, word, mostRetriesOfLane, policy.maxRetries);
}

Done takeLevel(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeWord(what, word, policy.level);
}

Done takeChecks(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeWord(what, word, policy.checks);
}

Done takeEmptyRows(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeWord(what, word, policy.emptyRows);
}

Done takeValues(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeWord(what, word, policy.values);
}

Done takeSeed(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeNumber(what, word, std::numeric_limits<std::uint64_t>::max(), policy.seed);
}

/// Takes names separated by commas, or `all` or `none` alone.
Done takeRoles(std::string_view what, std::string_view words, RunPolicy& policy)
{
    policy.roles.clear();
    if (words == "none")
        return std::monostate{};
    constexpr auto known = EnumNames<ModelRole>::names;
    for (std::size_t i = 0; words == "all" && i < known.size(); ++i)
        policy.roles.push_back(static_cast<ModelRole>(i));
    while (words != "all" && !words.empty()) {
        const std::size_t end = std::min(words.find(','), words.size());
        ModelRole role{};
        if (auto taken = takeWord(what, words.substr(0, end), role); !taken)
            return taken;
        policy.roles.push_back(role);
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return std::monostate{};
}

Done takeConcurrency(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeNumber(what, word, mostConcurrency, policy.concurrency);
}

Done takeSeconds(std::string_view what, std::string_view word, std::chrono::milliseconds& time)
{
    std::uint64_t seconds = 0;
    auto taken = takeNumber(what, word, mostSeconds, seconds);
    time = std::chrono::seconds(seconds);
    return taken;
}

Done takeSchema(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeWord(what, word, policy.schema);
}

Done takeSchemaTokens(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeNumber(what, word, std::numeric_limits<std::uint32_t>::max(), policy.schemaTokens);
}

Done takeKeywords(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeWord(what, word, policy.keywords);
}

Done takeCallTime(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeSeconds(what, word, policy.callTime);
}

Done takeLaneTime(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeSeconds(what, word, policy.laneTime);
}

Done takeRunTime(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeSeconds(what, word, policy.time);
}

Done takeTokens(std::string_view what, std::string_view word, RunPolicy& policy)
{
    return takeNumber(what, word, std::numeric_limits<std::uint64_t>::max(), policy.tokens);
}

/// A setting of a policy, and how it is read.
struct PolicyKey {
    std::string_view key;
    std::string_view option; ///< of `ask`; empty if there is none
    Done (*take)(std::string_view what, std::string_view word, RunPolicy& policy);
};

constexpr std::array policyKeys{
    PolicyKey{"lanes", "--lanes", takeLanes},
    PolicyKey{"max-retries", "--max-retries", takeRetries},
    PolicyKey{"level", "--level", takeLevel},
    PolicyKey{"checks", "--policy", takeChecks},
    PolicyKey{"empty-rows", {}, takeEmptyRows},
    PolicyKey{"values", "--values", takeValues},
    PolicyKey{"seed", "--seed", takeSeed},
    PolicyKey{"roles", "--roles", takeRoles},
    PolicyKey{"keywords", "--keywords", takeKeywords},
    PolicyKey{"tables", "--tables", takeSchema},
    PolicyKey{"schema-tokens", "--schema-tokens", takeSchemaTokens},
    PolicyKey{"concurrency", "--concurrency", takeConcurrency},
    PolicyKey{"seconds", "--seconds", takeRunTime},
    PolicyKey{"tokens", "--tokens", takeTokens},
    PolicyKey{"call-seconds", "--call-seconds", takeCallTime},
    PolicyKey{"lane-seconds", "--lane-seconds", takeLaneTime},
};

Done takeSetting(std::string_view setting, RunPolicy& policy)
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
        if (auto taken = takeSetting(setting, policy); !taken)
            return Failure{std::move(taken).error()};
    }
    return policy;
}

} // namespace querymend
