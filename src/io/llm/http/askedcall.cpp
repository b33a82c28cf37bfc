#include "llm/http/askedcall.h"

#include "base/utf8.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

void append(std::string& text, const PromptSection& section)
{
    text += (text.empty() ? "" : "\n\n") + section.text;
}

void takePrompt(const std::vector<PromptSection>& prompt, ModelCall& call)
{
    const std::vector<std::size_t> shared = sharedBeginnings(prompt);
    for (std::size_t i = 0; i < prompt.size(); ++i) {
        append(prompt[i].role == ChatRole::system ? call.system : call.user, prompt[i]);
        if (std::find(shared.begin(), shared.end(), i + 1) != shared.end())
            call.sharedEnds.push_back(call.user.size());
    }
}

std::string finishName(FinishReason reason)
{
    switch (reason) {
    case FinishReason::stop:
        return "stop";
    case FinishReason::length:
    case FinishReason::contextFull:
        return "length";
    case FinishReason::toolCalls:
        return "tool_calls";
    case FinishReason::unsaid:
        break;
    }
    return {};
}

} // namespace

ModelCall callFor(const AskModel& request, const ModelProfile& profile)
{
    ModelCall call;
    call.model = modelOf(profile, request.level, request.role);
    if (request.role || !profile.isStructured) // roles have their own reply formats
        call.shape = ReplyShape::free;
    if (!profile.isStreamed)
        call.flow = ReplyFlow::whole;
    takePrompt(request.prompt, call);
    if (profile.hasTemperature)
        call.temperature = request.temperature;
    call.mostReplyTokens = profile.replyTokens;
    call.seed = profile.seed;
    call.contextTokens = profile.contextTokens;
    call.extraBody = profile.extraBody;
    return call;
}

bool lacksStructure(const ModelCall& call, const ModelProfile& profile)
{
    return profile.isStructured && call.shape == ReplyShape::free;
}

ReplyDetail detailOf(const WholeReply& reply, std::string_view provider)
{
    constexpr std::size_t mostReasoning = std::size_t{256} << 10U;
    ReplyDetail detail;
    detail.provider = std::string(provider);
    detail.model = reply.model;
    detail.finish = finishName(reply.finish);
    detail.reasoning = reply.reasoning.substr(0, mostReasoning);
    if (const auto cut = firstInvalidUtf8(detail.reasoning)) // in the middle of a character
        detail.reasoning.resize(*cut);
    return detail;
}

TokenCounts sum(const TokenCounts& a, const TokenCounts& b)
{
    const auto add = [](std::optional<std::uint64_t> one, std::optional<std::uint64_t> other) {
        return one && other ? std::optional(*one + *other) : one ? one : other;
    };
    return {add(a.prompt, b.prompt), add(a.reply, b.reply), add(a.cached, b.cached),
            add(a.cacheWritten, b.cacheWritten)};
}

bool mayBeTheModels(ModelFault fault)
{
    constexpr std::array faults{ModelFault::modelMissing, ModelFault::overload, ModelFault::rateLimit,
                                ModelFault::serverError,  ModelFault::quota,    ModelFault::contentFilter};
    return std::find(faults.begin(), faults.end(), fault) != faults.end();
}

std::string listOf(const std::vector<std::string>& names)
{
    constexpr std::size_t mostNamed = 20;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), mostNamed); ++i)
        text += (i > 0 ? ", " : "") + names[i];
    if (names.size() > mostNamed)
        text += " and " + std::to_string(names.size() - mostNamed) + " more";
    return text.empty() ? "none" : text;
}

} // namespace querymend
