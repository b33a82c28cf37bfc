#include "llm/http/httpmodelclient.h"

#include "base/tokenestimate.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

std::string textOf(const std::vector<PromptSection>& prompt, ChatRole role)
{
    std::string text;
    for (const PromptSection& section : prompt) {
        if (section.role == role)
            text += (text.empty() ? "" : "\n\n") + section.text;
    }
    return text;
}

ModelCall callFor(const AskModel& request, const ModelProfile& profile)
{
    ModelCall call;
    call.model = modelOf(profile, request.level, request.role);
    if (request.role) // roles have their own reply formats
        call.shape = ReplyShape::free;
    call.system = textOf(request.prompt, ChatRole::system);
    call.user = textOf(request.prompt, ChatRole::user);
    if (profile.hasTemperature)
        call.temperature = request.temperature;
    call.mostReplyTokens = profile.replyTokens;
    call.contextTokens = profile.contextTokens;
    return call;
}

bool isGood(int status)
{
    return status >= 200 && status < 300;
}

/// Our own estimate of the prompt's tokens.
std::uint64_t promptEstimate(const ModelCall& call)
{
    return estimatedTokens(call.system) + estimatedTokens(call.user);
}

/// The server's message; if the context is too long, with the server's token counts, or else our own.
std::string messageOf(const WireFailure& failure, const ModelCall& call)
{
    if (failure.fault != ModelFault::contextTooLong)
        return failure.message;
    std::string text = failure.message + " (the request has ";
    text +=
        failure.promptTokens ? std::to_string(*failure.promptTokens) : "about " + std::to_string(promptEstimate(call));
    text += " tokens";
    if (const std::uint64_t context = failure.contextTokens.value_or(call.contextTokens); context > 0)
        text += ", the model's context holds " + std::to_string(context);
    return text + ')';
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

/// Whether a reply that reached a limit may still be complete: its JSON or Markdown block is closed.
bool isClosed(std::string_view text)
{
    const std::size_t end = text.find_last_not_of(" \t\r\n");
    const std::string_view whole = text.substr(0, end == std::string_view::npos ? 0 : end + 1);
    const bool isBlock = whole.ends_with("```") && whole.find("```") + 3 < whole.size();
    return isBlock || (whole.starts_with('{') && nlohmann::json::accept(whole));
}

/// Detects a prompt that was silently cut: some servers keep only half a context of a prompt that does not fit.
std::optional<WireFailure> whyPromptWasCut(const WholeReply& reply, const ModelCall& call, const WireFormat& format)
{
    if (!format.contextOf || !reply.usage.prompt)
        return std::nullopt;
    constexpr std::uint64_t keptBeside = 16; // tokens kept from the beginning
    const std::uint64_t context = format.contextOf(call);
    const std::uint64_t estimate = promptEstimate(call);
    if (estimate <= context || *reply.usage.prompt > context / 2 + keptBeside)
        return std::nullopt;
    WireFailure failure{ModelFault::contextTooLong,
                        "The server truncated the prompt and read only " + std::to_string(*reply.usage.prompt)
                            + " tokens"};
    failure.promptTokens = estimate;
    failure.contextTokens = context;
    failure.usage = reply.usage;
    return failure;
}

bool mayBeCut(const WholeReply& reply)
{
    const bool atLimit = reply.finish == FinishReason::length || reply.finish == FinishReason::contextFull;
    return atLimit && !isClosed(reply.text);
}

std::string whyCut(const WholeReply& reply, std::uint32_t mostTokens)
{
    if (reply.finish == FinishReason::contextFull)
        return "The reply filled the model's context, so it may be cut off: send less, or use a model with a "
               "larger context";
    const std::string limit =
        mostTokens > 0 ? "its limit of " + std::to_string(mostTokens) + " tokens" : "the server's limit";
    return "The reply reached " + limit + ", so it may be cut off: the model's reply_tokens sets the limit";
}

} // namespace

HttpModelClient::HttpModelClient(ModelEndpoint& endpoint) : m_endpoint(endpoint) {}

HttpModelClient::~HttpModelClient()
{
    for (const auto& [effect, question] : m_questions)
        static_cast<void>(m_endpoint.calls().stop(question.http));
}

void HttpModelClient::ask(const AskModel& request, Answered answered)
{
    Question& question = m_questions[request.effect.value];
    question.call = callFor(request, m_endpoint.profile());
    question.isRole = request.role.has_value();
    question.answered = std::move(answered);
    for (const CallPart part : m_refused)
        question.call = without(std::move(question.call), part);
    send(request.effect);
}

std::optional<ModelProblem> HttpModelClient::stop(EffectId effect)
{
    const auto found = m_questions.find(effect.value);
    if (found == m_questions.end())
        return std::nullopt;
    Question question = std::move(found->second);
    m_questions.erase(found);
    const auto end = m_endpoint.calls().stop(question.http);
    ModelProblem problem;
    problem.fault = ModelFault::cancelled;
    problem.message = "It was cancelled before an answer began";
    if (end && !question.isListing && (end->isSent || end->response.status != 0)) {
        question.traffic.push_back(m_endpoint.trafficOf(question.wire, HttpMethod::post, end->response));
        m_endpoint.keepLess(question.traffic.back());
        problem.tokens = chargedOf(question, *end);
        if (!end->response.body.empty())
            problem.message =
                "It was cancelled after " + std::to_string(end->response.body.size()) + " bytes of the answer";
    }
    problem.traffic = std::move(question.traffic);
    return problem.traffic.empty() ? std::nullopt : std::optional(std::move(problem));
}

void HttpModelClient::send(EffectId effect)
{
    Question& question = m_questions.at(effect.value);
    question.wire = m_endpoint.format().encode(question.call);
    question.reader.reset();
    question.mask = m_endpoint.streamMask();
    question.queued = m_endpoint.time().now();
    question.isQueued = true;
    question.http = m_endpoint.calls().start(
        m_endpoint.requestFor(question.wire, HttpMethod::post),
        {[this, effect](const HttpResponse& response, std::string_view bytes) { take(effect, response, bytes); },
         [this, effect](const HttpEnd& end) { handleEnd(effect, end); }, [this, effect] { noteSent(effect); }});
}

void HttpModelClient::noteSent(EffectId effect)
{
    Question& question = m_questions.at(effect.value);
    question.isQueued = false;
    question.sent = m_endpoint.time().now();
    question.waited += question.sent - question.queued;
}

std::chrono::milliseconds HttpModelClient::waited(EffectId effect) const
{
    const auto found = m_questions.find(effect.value);
    if (found == m_questions.end())
        return std::chrono::milliseconds(0);
    const Question& question = found->second;
    return question.waited
        + (question.isQueued ? m_endpoint.time().now() - question.queued : std::chrono::milliseconds(0));
}

void HttpModelClient::take(EffectId effect, const HttpResponse& response, std::string_view bytes)
{
    Question& question = m_questions.at(effect.value);
    if (!isGood(response.status))
        return;
    for (const ReplyPiece& piece : readerOf(question, response).feed(bytes))
        tell(effect, piece);
    const auto still = m_questions.find(effect.value); // a receiver may have stopped it
    if (still == m_questions.end() || !still->second.reader->isComplete())
        return;
    // Does not wait for the call to end: some servers leave the connection open after a complete reply.
    if (const auto end = m_endpoint.calls().drain(question.http))
        question.traffic.push_back(m_endpoint.trafficOf(question.wire, HttpMethod::post, end->response));
    conclude(effect, question.reader->finish());
}

void HttpModelClient::handleEnd(EffectId effect, const HttpEnd& end)
{
    Question& question = m_questions.at(effect.value);
    question.traffic.push_back(m_endpoint.trafficOf(question.wire, HttpMethod::post, end.response));
    const bool isCut = end.failure && end.failure->fault == ModelFault::cutOff;
    if ((end.failure && !isCut) || !isGood(end.response.status)) {
        WireFailure failure = m_endpoint.failureOf(end);
        failure.usage = chargedOf(question, end);
        return fail(effect, failure);
    }
    // The reply itself shows best whether it was cut off.
    auto result = readerOf(question, end.response).finish();
    if (result || !end.response.body.empty())
        return conclude(effect, result);
    WireFailure failure = std::move(result).error();
    failure.usage = TokenCounts{}; // the server may have worked without reporting its usage
    fail(effect, failure);
}

/// Masks the key, which the server may echo.
void HttpModelClient::tell(EffectId effect, const ReplyPiece& piece)
{
    const auto found = m_questions.find(effect.value);
    if (found == m_questions.end()) // stopped by a receiver of an earlier piece
        return;
    const std::string shown = found->second.mask.next(piece.text);
    if (!shown.empty())
        Q_EMIT pieceArrived(effect, {piece.kind, shown});
}

/// Created with the first piece of the body, or at its end if it is empty.
ReplyReader& HttpModelClient::readerOf(Question& question, const HttpResponse& response) const
{
    if (!question.reader)
        question.reader = m_endpoint.format().reader(headerValue(response.headers, "content-type"));
    return *question.reader;
}

/// The usage of a call without a reply, as far as it was reported; empty if the server did nothing for it.
std::optional<TokenCounts> HttpModelClient::chargedOf(Question& question, const HttpEnd& end) const
{
    if (!isGood(end.response.status))
        return end.response.status == 0 && end.isSent ? std::optional(TokenCounts{}) : std::nullopt;
    if (end.response.body.empty())
        return TokenCounts{};
    ReplyReader& reader = readerOf(question, end.response);
    static_cast<void>(reader.feed(end.unheard));
    const auto result = reader.finish();
    return result ? std::optional(result->usage) : result.error().usage;
}

void HttpModelClient::conclude(EffectId effect, const Result<WholeReply, WireFailure>& result)
{
    if (!result)
        return fail(effect, result.error());
    const Question& question = m_questions.at(effect.value);
    if (const auto failure = whyPromptWasCut(*result, question.call, m_endpoint.format()))
        return fail(effect, *failure);
    if (!question.isRole && mayBeCut(*result)) { // truncated SQL may still run, with a different result
        const bool isFull = result->finish == FinishReason::contextFull;
        WireFailure failure{isFull ? ModelFault::contextTooLong : ModelFault::malformed,
                            whyCut(*result, question.call.mostReplyTokens)};
        failure.usage = result->usage;
        return fail(effect, failure);
    }
    ModelReply reply;
    reply.text = m_endpoint.maskedContent(result->text);
    reply.tokens = result->usage;
    reply.time = m_endpoint.time().now() - question.sent;
    reply.traffic = question.traffic;
    answer(effect, reply);
}

void HttpModelClient::fail(EffectId effect, const WireFailure& failure)
{
    Question& question = m_questions.at(effect.value);
    for (ModelTraffic& traffic : question.traffic)
        m_endpoint.keepLess(traffic);
    const auto part = failure.refusedPart;
    if (part && std::find(m_refused.begin(), m_refused.end(), *part) == m_refused.end())
        m_refused.push_back(*part);
    if (part) {
        // Retried immediately, since it is a different request. If the part is refused twice, nothing is left to
        // remove.
        ModelCall less = without(question.call, *part);
        if (m_endpoint.format().encode(less).body != question.wire.body) {
            question.call = std::move(less);
            return send(effect);
        }
    }
    if (failure.fault == ModelFault::modelMissing)
        return failListing(effect, failure);
    answer(effect,
           ModelProblem{failure.fault, m_endpoint.masked(messageOf(failure, question.call)), failure.retryAfter,
                        failure.shouldRetry, question.traffic, failure.usage});
}

/// Adds the server's models to the message; if they cannot be listed, the failure is reported unchanged.
void HttpModelClient::failListing(EffectId effect, const WireFailure& failure)
{
    m_questions.at(effect.value).isListing = true;
    m_questions.at(effect.value).http = m_endpoint.listModels([this, effect, failure](const ModelEndpoint::Names& names,
                                                                                      const ModelTraffic& traffic) {
        Question& question = m_questions.at(effect.value);
        question.traffic.push_back(traffic);
        const std::string list = names ? "; the server has: " + listOf(*names) : std::string();
        answer(effect,
               ModelProblem{
                   failure.fault, m_endpoint.masked(failure.message + list), {}, {}, question.traffic, failure.usage});
    });
}

void HttpModelClient::answer(EffectId effect, const std::variant<ModelReply, ModelProblem>& answer)
{
    Question question = std::move(m_questions.at(effect.value));
    m_questions.erase(effect.value); // the receivers below may call stop()
    if (const std::string rest = question.mask.rest(); !rest.empty())
        Q_EMIT pieceArrived(effect, {PieceKind::text, rest});
    question.answered(answer);
}

} // namespace querymend

#include "moc_httpmodelclient.cpp"
