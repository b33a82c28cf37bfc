#include "arguments/command.h"
#include "asking/modelprofiles.h"
#include "base/json.h"
#include "inputs/inputfile.h"
#include "llm/http/modelsearch.h"
#include "llm/profilefile.h"
#include "models/modeltrial.h"
#include "report/faultadvice.h"
#include "run/enumnames.h"
#include "terminal/terminalpage.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

// clang-format off
constexpr std::array modelsOptions{
    Option{"--key-env", "NAME", "test: the environment variable with the key"},
    Option{"--at", "URL", "find: also look there; may be repeated"},
    Option{"--json", "", "one JSON object per model or server"},
};
// clang-format on

constexpr std::size_t longestKey = 65'536;

ExitStatus fail(const Console& console, const CommandProblem& problem)
{
    console.complain("models: " + problem.complaint.text);
    return problem.status;
}

std::string placeOfKey(const ModelProfile& profile)
{
    switch (profile.key) {
    case KeyPlace::nowhere:
        break;
    case KeyPlace::environment:
        return "environment " + profile.keyVariable;
    case KeyPlace::keyStore:
        return "key_store";
    case KeyPlace::session:
        return "session";
    }
    return "none";
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text.empty() ? "none" : text;
}

std::string listedAsJson(const ModelProfile& profile)
{
    return toJsonLine({{"name", profile.name},
                       {"format", profile.format},
                       {"base_url", profile.baseUrl},
                       {"model", profile.model},
                       {"key", placeOfKey(profile)},
                       {"concurrency", profile.concurrency},
                       {"context_tokens", profile.contextTokens}})
        + '\n';
}

ExitStatus list(const Arguments& arguments, const Console& console)
{
    const auto models = knownModels();
    if (!models)
        return fail(console, models.error());
    for (const DisabledProfile& profile : models->disabled)
        console.complain("models: '" + profile.name + "' is disabled: " + profile.problem);
    TerminalPage page(Colours::off);
    for (const ModelProfile& profile : models->profiles) {
        if (arguments.has("--json")) {
            console.out.write(listedAsJson(profile));
            continue;
        }
        page.wrapped(profile.name + "  ", profile.model + " (" + profile.format + ", " + profile.baseUrl + ')');
        page.wrapped("    ", "key: " + placeOfKey(profile));
        console.out.write(page.take());
    }
    if (models->profiles.empty() && models->disabled.empty())
        console.complain("models: none are configured in " + usualProfilePath().toStdString());
    return ExitStatus::fine;
}

std::string counted(const std::optional<std::uint64_t>& tokens)
{
    return tokens ? std::to_string(*tokens) : "an unknown number of";
}

std::string shown(const ModelTrialResult& result)
{
    TerminalPage page(Colours::off);
    if (result.models)
        page.wrapped("the server has  ", joined(*result.models));
    if (result.contextTokens > 0)
        page.wrapped("its context     ", std::to_string(result.contextTokens) + " tokens");
    if (const auto* reply = std::get_if<ModelReply>(&result.answer)) {
        page.wrapped("it answered     ", reply->text);
        page.wrapped("in              ",
                     std::to_string(reply->time.count()) + " ms, with " + counted(reply->tokens.prompt) + " + "
                         + counted(reply->tokens.reply) + " tokens");
    } else {
        const auto& problem = std::get<ModelProblem>(result.answer);
        page.wrapped("it failed       ", std::string(recordName(problem.fault)) + ": " + problem.message);
        page.wrapped("                ", adviceOn(problem.fault));
    }
    return page.take();
}

std::string shownAsJson(const std::string& name, const ModelTrialResult& result)
{
    const auto* const reply = std::get_if<ModelReply>(&result.answer);
    nlohmann::ordered_json json{{"name", name}, {"ok", reply != nullptr}};
    json["models"] = result.models ? nlohmann::ordered_json(*result.models) : nlohmann::ordered_json();
    json["context_tokens"] =
        result.contextTokens > 0 ? nlohmann::ordered_json(result.contextTokens) : nlohmann::ordered_json();
    if (reply) {
        json["reply"] = reply->text;
        json["ms"] = reply->time.count();
        const auto orNull = [](const auto& count) {
            return count ? nlohmann::ordered_json(*count) : nlohmann::ordered_json();
        };
        json["prompt_tokens"] = orNull(reply->tokens.prompt);
        json["reply_tokens"] = orNull(reply->tokens.reply);
        json["cached_tokens"] = orNull(reply->tokens.cached);
    } else {
        const auto& problem = std::get<ModelProblem>(result.answer);
        json["fault"] = recordName(problem.fault);
        json["message"] = problem.message;
        json["advice"] = adviceOn(problem.fault);
    }
    return toJsonLine(json) + '\n';
}

ExitStatus test(std::string_view name, const Arguments& arguments, const Console& console)
{
    auto profile = modelProfileNamed(name, arguments.value("--key-env"));
    if (!profile)
        return fail(console, profile.error());
    auto route = routeOf(*profile);
    if (!route)
        return fail(console, {ExitStatus::unusable, {"'" + profile->name + "': " + route.error().text}});
    std::optional<ModelTrialResult> result;
    const ModelKeys keys;
    const ModelTrial trial(*profile, std::move(route).value(), keys, [&result](const ModelTrialResult& what) {
        result = what;
        QCoreApplication::quit();
    });
    QCoreApplication::exec();
    if (!result)
        return ExitStatus::unusable;
    console.out.write(arguments.has("--json") ? shownAsJson(profile->name, *result) : shown(*result));
    return std::holds_alternative<ModelReply>(result->answer) ? ExitStatus::fine : ExitStatus::unusable;
}

/// Reads the key from standard input, because other users can see a command's arguments.
ExitStatus keepKey(std::string_view name, const Console& console)
{
    const auto profile = modelProfileNamed(name, {});
    if (!profile)
        return fail(console, profile.error());
    auto input = InputFile::open("-");
    const auto text =
        input ? input.value().readAll(longestKey) : Result<std::string, Complaint>(Failure{input.error()});
    if (!text)
        return fail(console, {ExitStatus::unusable, text.error()});
    const Secret key(QByteArray::fromStdString(*text).trimmed().toStdString());
    if (key.empty())
        return fail(console, {ExitStatus::badUsage, {"key reads the key from standard input, which is empty"}});
    std::optional<std::string> problem;
    QObject context;
    keepModelKey(*profile, key, &context, [&problem](const std::optional<std::string>& what) {
        problem = what;
        QCoreApplication::quit();
    });
    QCoreApplication::exec();
    return problem ? fail(console, {ExitStatus::unusable, {*problem}}) : ExitStatus::fine;
}

ExitStatus find(const Arguments& arguments, const Console& console)
{
    std::vector<std::string> places;
    for (const std::string_view place : arguments.values("--at"))
        places.emplace_back(place);
    SearchResult result;
    const ModelSearch search(places, [&result](const SearchResult& found) {
        result = found;
        QCoreApplication::quit();
    });
    QCoreApplication::exec();
    TerminalPage page(Colours::off);
    for (const FoundServer& server : result.servers) {
        page.wrapped(server.baseUrl + "  ", server.kind + " (" + server.format + "): " + joined(server.models));
        const std::string json = toJsonLine({{"format", server.format},
                                             {"base_url", server.baseUrl},
                                             {"models", server.models},
                                             {"kind", server.kind}})
            + '\n';
        const std::string text = page.take();
        console.out.write(arguments.has("--json") ? json : text);
    }
    for (const MetProblem& problem : result.problems)
        console.complain("models: " + problem.baseUrl + ": " + std::string(recordName(problem.failure.fault)) + ": "
                         + problem.failure.message);
    if (result.servers.empty())
        console.complain("models: no server was found on this machine");
    return ExitStatus::fine;
}

ExitStatus runModels(const Arguments& arguments, const Console& console)
{
    const std::vector<std::string_view>& words = arguments.operands();
    const std::string_view what = words.empty() ? "list" : words.front();
    const std::vector<std::string_view> known{"list", "test", "key", "find"};
    if (std::find(known.begin(), known.end(), what) == known.end())
        return fail(console, {ExitStatus::badUsage, {noneOf("models", what, known)}});
    const std::size_t wanted = what == "test" || what == "key" ? 2 : 1;
    if (std::max<std::size_t>(words.size(), 1) != wanted)
        return fail(console,
                    {ExitStatus::badUsage,
                     {std::string(what) + (wanted == 2 ? " needs the name of one model" : " takes no names")}});
    return what == "list" ? list(arguments, console)
        : what == "test"  ? test(words[1], arguments, console)
        : what == "key"   ? keepKey(words[1], console)
                          : find(arguments, console);
}

} // namespace

const Command modelsCommand{
    "models",
    "[list | test NAME | key NAME | find] [OPTION...]",
    "lists and tests the configured models, and finds local ones",
    "Models are configured in models.json in querymend's settings folder, or in the\n"
    "file that the environment variable QUERYMEND_MODELS names:\n"
    "  {\"version\": 1, \"models\": [{\"name\": \"home\", \"format\": \"ollama\",\n"
    "     \"base_url\": \"http://localhost:11434\", \"model\": \"qwen2.5-coder\",\n"
    "     \"samples\": \"careful\"}]}\n"
    "Formats: openai, anthropic, ollama, llamacpp, responses, gemini. If a key is\n"
    "needed:\n"
    "\"key\": {\"environment\": \"NAME\"}, or \"key_store\" for the system's key store, where\n"
    "`models key NAME` stores what it reads from standard input. Other settings:\n"
    "levels, roles, temperature, context_tokens, reply_tokens, price, concurrency,\n"
    "samples (database values shown to this model unless `ask --samples` says\n"
    "otherwise: none, careful or all; for a model on this machine, they do not leave\n"
    "it), headers, time_limits_ms, ca_file, proxy, key_header, seed, structured_output,\n"
    "streaming, extra_body (JSON added to each request) and fallbacks (models of the\n"
    "same server to ask if the first has no answer). A context size that is not set is\n"
    "asked of the server; a reply that reaches its limit is requested once more with a\n"
    "larger one; a model that is still being loaded is waited for. A price may have\n"
    "cached_per_million and cache_write_per_million besides prompt_per_million and\n"
    "reply_per_million.\n",
    modelsOptions,
    runModels,
};

} // namespace querymend
