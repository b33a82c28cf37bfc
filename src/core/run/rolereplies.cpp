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
constexpr std::string_view fixBreak = " Fix: ";
constexpr std::size_t mostWords = 60;
constexpr std::size_t longestWord = 80;

/// The JSON object in a reply, with or without a Markdown fence and text around it.
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
            {reason.empty() ? std::string("no reason given") : reason}};
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

/// The names and values in the reply, without duplicates.
RoleConcluded keywordsIn(const RoleCall& call, const Json& reply)
{
    std::vector<std::string> words;
    for (const char* const key : {"names", "values"}) {
        const auto list = reply.find(key);
        for (std::size_t i = 0; list != reply.end() && list->is_array() && i < list->size(); ++i) {
            const Json& item = (*list)[i];
            std::string word = item.is_string() ? std::string(asciiTrimmed(item.get_ref<const std::string&>()))
                : item.is_number()              ? item.dump()
                                                : std::string();
            const bool isUsable = !word.empty() && word.size() <= longestWord && words.size() < mostWords;
            if (isUsable && std::find(words.begin(), words.end(), word) == words.end())
                words.push_back(std::move(word));
        }
    }
    return words.empty() ? unusable(call) : useful(call, std::move(words));
}

/// One result per test, at the test's index: `passed: reason`, `failed: reason Fix: …` or `unclear: `.
RoleConcluded evaluatorSays(const RoleCall& call, const Json& reply)
{
    const auto verdicts = reply.find("verdicts");
    if (verdicts == reply.end() || !verdicts->is_array() || verdicts->empty())
        return unusable(call);
    constexpr std::size_t mostTests = testGenerators * mostTestsOfOne;
    std::vector<std::string> results(std::min(verdicts->size(), mostTests));
    for (std::size_t i = 0; i < verdicts->size() && i < mostTests; ++i) {
        const Json& verdict = (*verdicts)[i];
        const auto number = verdict.is_object() ? verdict.find("test") : verdict.end();
        const bool isNumbered = verdict.is_object() && number != verdict.end() && number->is_number_unsigned();
        const std::size_t place = isNumbered ? number->get<std::size_t>() - 1 : i;
        const auto passed = verdict.is_object() ? verdict.find("passed") : verdict.end();
        const bool isSaid = verdict.is_object() && passed != verdict.end() && passed->is_boolean();
        if (!isSaid || place >= mostTests)
            continue;
        results.resize(std::max(results.size(), place + 1)); // only some of the tests may be listed, by number
        const bool isPassed = passed->get<bool>();
        const std::string fix = isPassed ? std::string() : textAt(verdict, "fix");
        results[place] = std::string(recordName(isPassed ? TestVerdict::passed : TestVerdict::failed))
            + std::string(verdictBreak) + textAt(verdict, "reason") + (fix.empty() ? "" : std::string(fixBreak) + fix);
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
    case ModelRole::keywords:
        return keywordsIn(call, *object);
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

std::vector<Finding> testFindings(const std::vector<std::string>& tests, const std::vector<std::string>& results)
{
    std::vector<Finding> findings;
    const std::vector<TestVerdict> verdicts = verdictsIn(results, tests.size());
    for (std::size_t i = 0; i < tests.size(); ++i) {
        if (verdicts[i] != TestVerdict::failed)
            continue;
        const std::string_view said = results[i];
        const std::size_t fix = std::min(said.rfind(fixBreak), said.size());
        const std::size_t reason = std::min(said.find(verdictBreak) + verdictBreak.size(), fix);
        Finding finding;
        finding.rung = Rung::tests;
        finding.code = ErrorCode::testFailed;
        finding.message = tests[i];
        if (reason < fix)
            finding.message += " " + std::string(said.substr(reason, fix - reason));
        finding.identifier = "test " + std::to_string(i + 1);
        if (fix < said.size())
            finding.suggestions.push_back(suggestionIn(said.substr(fix + fixBreak.size())));
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace querymend
