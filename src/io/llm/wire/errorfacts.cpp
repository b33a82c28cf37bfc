#include "llm/wire/errorfacts.h"

#include "base/ascii.h"
#include "llm/wire/contextnumbers.h"
#include "llm/wire/faults.h"
#include "llm/wire/retryafter.h"
#include "llm/wire/wireformat.h"

#include <utility>

namespace querymend {

namespace {

constexpr std::size_t longestWords = 1000;

std::string wordsOf(const WireJson& value)
{
    return shown(textOf(value).value_or(""), longestWords);
}

/// Codes are words or numbers.
std::string codeOf(const WireJson& value)
{
    if (const std::optional<std::uint64_t> number = countOf(value))
        return std::to_string(*number);
    return wordsOf(value);
}

std::string firstOf(std::initializer_list<std::string> words)
{
    for (const std::string& each : words) {
        if (!each.empty())
            return each;
    }
    return {};
}

std::string_view contentTypeOf(const WireResponse& response)
{
    for (const WireHeader& header : response.headers) {
        if (asciiEqualsIgnoringCase(header.name, "content-type"))
            return header.value;
    }
    return {};
}

/// The code of an error if it is an HTTP status, otherwise 0.
int statusIn(const ErrorFacts& facts)
{
    const std::string& code = facts.code;
    const bool isStatus =
        code.size() == 3 && code >= "400" && code <= "599" && asciiIsDigit(code[1]) && asciiIsDigit(code[2]);
    return isStatus ? std::stoi(code) : 0;
}

} // namespace

ErrorFacts errorFactsOf(const WireJson& body)
{
    if (body.is_array())
        return errorFactsOf(body.at(0));
    const WireJson error = isThere(body["error"]) ? body["error"] : body;
    ErrorFacts facts;
    facts.message = firstOf({wordsOf(error), wordsOf(error["message"]), wordsOf(body["message"]),
                             wordsOf(body["detail"]), wordsOf(error["msg"])});
    facts.type = firstOf({wordsOf(error["type"]), wordsOf(error["status"])});
    facts.code = codeOf(error["code"]);
    facts.param = wordsOf(error["param"]);
    facts.promptTokens = countOf(error["n_prompt_tokens"]);
    facts.contextTokens = countOf(error["n_ctx"]);
    facts.status = statusIn(facts);
    return facts;
}

ErrorFacts errorFactsOf(std::string_view words)
{
    ErrorFacts facts;
    facts.message = shown(words, longestWords);
    return facts;
}

WireFailure failureOf(const ErrorFacts& facts)
{
    WireFailure failure;
    failure.fault = faultOf(facts);
    failure.message = facts.message.empty() ? "The server reports an error without details." : facts.message;
    if (failure.fault == ModelFault::rejected || failure.fault == ModelFault::serverError)
        failure.refusedPart = refusedPartOf(facts);
    // Only a grammar, or a stream where there are none, makes servers fail this way.
    if (failure.fault == ModelFault::serverError && failure.refusedPart != CallPart::structure
        && failure.refusedPart != CallPart::streaming)
        failure.refusedPart.reset();
    failure.isLoading = failure.fault == ModelFault::overload && isLoading(facts);
    if (failure.fault == ModelFault::contextTooLong) {
        const ContextNumbers numbers = contextNumbersIn(facts.message);
        failure.promptTokens = facts.promptTokens ? facts.promptTokens : numbers.prompt;
        failure.contextTokens = facts.contextTokens ? facts.contextTokens : numbers.context;
    }
    return failure;
}

WireFailure failureOfResponse(const WireResponse& response)
{
    simdjson::dom::parser parser;
    simdjson::dom::element element;
    const std::string_view body = response.body.substr(0, mostReplyBytes);
    const bool isJson = !body.empty() && parser.parse(body.data(), body.size()).get(element) == simdjson::SUCCESS;
    ErrorFacts facts = isJson ? errorFactsOf(WireJson(std::move(element))) : ErrorFacts{};
    facts.status = response.status;
    const bool hasWords = !facts.message.empty();
    if (!hasWords)
        facts.message = pageSummary(body, contentTypeOf(response));
    WireFailure failure = failureOf(facts);
    failure.message = "HTTP " + std::to_string(response.status) + ": " + failure.message;
    const RetryAdvice advice = retryAdviceIn(response.headers, response.now);
    failure.retryAfter = advice.after;
    failure.shouldRetry = advice.shouldRetry;
    return failure;
}

std::string pageSummary(std::string_view page, std::string_view contentType)
{
    const std::string_view text = asciiTrimmed(page);
    if (text.empty())
        return "It sent an empty reply.";
    const std::string lowered = asciiLowered(text.substr(0, pageBytes));
    const std::size_t open = lowered.find("<title");
    const std::size_t begin = open == std::string::npos ? open : lowered.find('>', open);
    const std::size_t end = begin == std::string::npos ? begin : lowered.find("</title", begin);
    const std::string type = contentType.empty() ? "" : " of type " + shown(contentType, 100);
    if (end != std::string::npos)
        return "It sent a page" + type + " with the title \"" + shown(text.substr(begin + 1, end - begin - 1), 200)
            + "\".";
    return "It sent text" + type + " that begins: " + shown(text, 200);
}

} // namespace querymend
