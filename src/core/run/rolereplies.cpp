#include "run/rolereplies.h"

#include "base/ascii.h"
#include "base/json.h"
#include "run/enumnames.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>

namespace querymend {

namespace {

using Json = nlohmann::json;

constexpr std::size_t mostTestsOfOne = 8;
constexpr std::string_view verdictBreak = ": ";

/// The object in a reply, with or without a Markdown fence and words around it.
std::optional<Json> objectIn(std::string_view reply)
{
    const std::size_t begin = reply.find('{');
    const std::size_t end = reply.rfind('}');
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin)
        return std::nullopt;
    auto parsed = parseJson(reply.substr(begin, end - begin + 1));
    return parsed && parsed->is_object() ? std::optional(std::move(parsed).value()) : std::nullopt;
}

std::string textAt(const Json& object, const char* key)
{
    const auto found = object.find(key);
    const bool isText = found != object.end() && found->is_string();
    return isText ? std::string(asciiTrimmed(found->get_ref<const std::string&>())) : std::string();
}

RoleConcluded unusable(const RoleCall& call)
{
    return {call, RoleOutcome::unusable, {}};
}

RoleConcluded useful(const RoleCall& call, std::vector<std::string> results)
{
    return {call, RoleOutcome::useful, std::move(results)};
}

RoleConcluded validatorSays(const RoleCall& call, const Json& reply)
{
    const auto answerable = reply.find("answerable");
    if (answerable == reply.end() || !answerable->is_boolean())
        return unusable(call);
    const std::string reason = textAt(reply, "reason");
    return {call,
            answerable->get<bool>() ? RoleOutcome::useful : RoleOutcome::refused,
            {reason.empty() ? std::string("no reason is given") : reason}};
}

RoleConcluded translatorSays(const RoleCall& call, const Json& reply)
{
    const std::string question = textAt(reply, "question");
    return question.empty() ? unusable(call) : useful(call, {question});
}

RoleConcluded testsIn(const RoleCall& call, const Json& reply)
{
    const auto tests = reply.find("tests");
    std::vector<std::string> results;
    for (std::size_t i = 0; tests != reply.end() && tests->is_array() && i < tests->size(); ++i) {
        if (!(*tests)[i].is_string() || results.size() == mostTestsOfOne)
            continue;
        if (const auto text = asciiTrimmed((*tests)[i].get_ref<const std::string&>()); !text.empty())
            results.emplace_back(text);
    }
    return results.empty() ? unusable(call) : useful(call, std::move(results));
}

/// `passed: reason`, at the place of the test that it is about.
RoleConcluded evaluatorSays(const RoleCall& call, const Json& reply)
{
    const auto verdicts = reply.find("verdicts");
    if (verdicts == reply.end() || !verdicts->is_array() || verdicts->empty())
        return unusable(call);
    std::vector<std::string> results(std::min<std::size_t>(verdicts->size(), testGenerators * mostTestsOfOne));
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Json& verdict = (*verdicts)[i];
        const auto number = verdict.is_object() ? verdict.find("test") : verdict.end();
        const bool isNumbered = verdict.is_object() && number != verdict.end() && number->is_number_unsigned();
        const std::size_t place = isNumbered ? number->get<std::size_t>() - 1 : i;
        const auto passed = verdict.is_object() ? verdict.find("passed") : verdict.end();
        const bool isSaid = verdict.is_object() && passed != verdict.end() && passed->is_boolean();
        if (!isSaid || place >= results.size())
            continue;
        results[place] = std::string(recordName(passed->get<bool>() ? TestVerdict::passed : TestVerdict::failed))
            + std::string(verdictBreak) + textAt(verdict, "reason");
    }
    for (std::string& result : results) {
        if (result.empty())
            result = std::string(recordName(TestVerdict::unclear)) + std::string(verdictBreak);
    }
    return useful(call, std::move(results));
}

} // namespace

RoleConcluded conclusionOf(const RoleCall& call, std::string_view reply)
{
    if (call.role == ModelRole::explainer) {
        const std::string_view words = asciiTrimmed(reply);
        return words.empty() ? unusable(call) : useful(call, {std::string(words)});
    }
    const auto object = objectIn(reply);
    if (!object)
        return unusable(call);
    switch (call.role) {
    case ModelRole::validator:
        return validatorSays(call, *object);
    case ModelRole::translator:
        return translatorSays(call, *object);
    case ModelRole::testGenerator:
        return testsIn(call, *object);
    case ModelRole::evaluator:
        return evaluatorSays(call, *object);
    case ModelRole::explainer:
        break;
    }
    return unusable(call);
}

std::vector<TestVerdict> verdictsIn(const std::vector<std::string>& results, std::size_t tests)
{
    std::vector<TestVerdict> verdicts(tests, TestVerdict::unclear);
    for (std::size_t i = 0; i < std::min(tests, results.size()); ++i) {
        for (const TestVerdict verdict : {TestVerdict::passed, TestVerdict::failed}) {
            if (results[i].starts_with(recordName(verdict)))
                verdicts[i] = verdict;
        }
    }
    return verdicts;
}

} // namespace querymend
