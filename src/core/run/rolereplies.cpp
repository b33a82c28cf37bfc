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

/// The several readings that the validator found, if it did.
std::optional<UnclearQuestion> unclearIn(const Json& reply)
{
    constexpr std::size_t mostReadings = 6;
    UnclearQuestion unclear{textAt(reply, "ask"), {}};
    const auto readings = reply.find("readings");
    if (unclear.question.empty() || readings == reply.end() || !readings->is_array())
        return std::nullopt;
    for (const Json& reading : *readings) {
        const std::string text(reading.is_string() ? asciiTrimmed(reading.get_ref<const std::string&>()) : "");
        if (!text.empty() && unclear.readings.size() < mostReadings)
            unclear.readings.push_back(text);
    }
    return unclear.readings.size() < 2 ? std::nullopt : std::optional(std::move(unclear));
}

RoleConcluded validatorSays(const RoleCall& call, const Json& reply)
{
    const auto answerable = reply.find("answerable");
    if (answerable == reply.end() || !answerable->is_boolean())
        return unusable(call);
    const std::string reason = textAt(reply, "reason");
    RoleConcluded said{call,
                       answerable->get<bool>() ? RoleOutcome::useful : RoleOutcome::refused,
                       {reason.empty() ? std::string("no reason given") : reason}};
    if (said.outcome == RoleOutcome::useful)
        said.unclear = unclearIn(reply);
    return said;
}

RoleConcluded translatorSays(const RoleCall& call, const Json& reply)
{
    const std::string question = textAt(reply, "question");
    return question.empty() ? unusable(call) : useful(call, {question});
}

/// The text without the differences that quoting makes: case, blanks, and quotation marks and a full stop around it.
std::string comparable(std::string_view text)
{
    std::string plain;
    for (const char c : text) {
        const bool isBlank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
        if (!isBlank)
            plain += asciiLower(c);
        else if (!plain.empty() && plain.back() != ' ')
            plain += ' ';
    }
    constexpr std::string_view around = " \"'`.";
    const std::size_t begin = std::min(plain.find_first_not_of(around), plain.size());
    const std::size_t end = plain.find_last_not_of(around);
    return end == std::string::npos ? std::string() : plain.substr(begin, end + 1 - begin);
}

/// The words of the evidence that a test quotes; empty if the evidence does not have them.
std::string quotedFrom(std::string_view evidence, const std::string& words)
{
    constexpr std::size_t shortest = 3;
    constexpr std::size_t longest = 200;
    const std::string wanted = comparable(words);
    const bool isQuoted = wanted.size() >= shortest && comparable(evidence).find(wanted) != std::string::npos;
    return isQuoted && words.size() <= longest ? words : std::string();
}

/// A test is a sentence, or an object that has it and the words of the evidence that it comes from.
RoleConcluded testsIn(const RoleCall& call, const Json& reply, std::string_view evidence)
{
    const auto tests = reply.find("tests");
    RoleConcluded made{call, RoleOutcome::useful, {}};
    for (std::size_t i = 0; tests != reply.end() && tests->is_array() && i < tests->size(); ++i) {
        const Json& test = (*tests)[i];
        const std::string text = test.is_string() ? std::string(asciiTrimmed(test.get_ref<const std::string&>()))
            : test.is_object()                    ? textAt(test, "test")
                                                  : std::string();
        if (text.empty() || made.results.size() == mostTestsOfOne)
            continue;
        made.results.push_back(text);
        made.evidence.push_back(test.is_object() ? quotedFrom(evidence, textAt(test, "evidence")) : std::string());
    }
    if (std::all_of(made.evidence.begin(), made.evidence.end(), [](const std::string& words) { return words.empty(); }))
        made.evidence.clear();
    return made.results.empty() ? unusable(call) : made;
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

RoleConcluded conclusionOf(const RoleCall& call, std::string_view reply, std::string_view evidence)
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
        return testsIn(call, *object, evidence);
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

std::vector<Finding> testFindings(const std::vector<GeneratedTest>& tests, const std::vector<std::string>& results)
{
    std::vector<Finding> findings;
    std::ptrdiff_t ofEvidence = 0;
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
        finding.message = tests[i].text;
        if (!tests[i].evidence.empty())
            finding.message += " (from the evidence: \"" + tests[i].evidence + "\")";
        if (reason < fix)
            finding.message += " " + std::string(said.substr(reason, fix - reason));
        finding.identifier = "test " + std::to_string(i + 1);
        if (fix < said.size())
            finding.suggestions.push_back({std::string(said.substr(fix + fixBreak.size()))});
        const auto place = tests[i].evidence.empty() ? findings.end() : findings.begin() + ofEvidence++;
        findings.insert(place, std::move(finding));
    }
    return findings;
}

} // namespace querymend
