#include "llm/http/httpmodelclient.h"

#include "llm/http/askedcall.h"
#include "llm/http/cutreply.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

bool isGood(int status)
{
    return status >= 200 && status < 300;
}

} // namespace

HttpModelClient::HttpModelClient(ModelEndpoint& endpoint) : m_endpoint(endpoint), m_contexts(endpoint) {}

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
    question.call.mostReplyTokens = std::max(question.call.mostReplyTokens, m_leastLimit);
    prepare(request.effect);
}

/// A prompt that may not fit is only sent once the size of the model's context is known, if the server tells it.
void HttpModelClient::prepare(EffectId effect)
{
    constexpr std::uint64_t fitsAnywhere = 2500;
    ModelCall& call = m_questions.at(effect.value).call;
    const bool isUnknown = call.contextTokens == 0 && m_endpoint.format().encodeContext != nullptr;
    if (!isUnknown || promptEstimate(call) <= fitsAnywhere)
        return send(effect);
    const std::optional<std::uint32_t> known = m_contexts.known(call.model);
    if (!known)
        return m_contexts.find(call.model, [this, effect] {
            if (m_questions.find(effect.value) != m_questions.end())
                prepare(effect);
        });
    call.contextTokens = *known;
    // Other servers say exactly how much is too much.
    if (m_endpoint.format().contextOf && isAboveContext(call)) {
        WireFailure failure{ModelFault::contextTooLong, "The prompt does not fit into the model's context"};
        failure.promptTokens = promptEstimate(call);
        failure.contextTokens = call.contextTokens;
        const auto later = [this, effect, failure] {
            if (m_questions.find(effect.value) != m_questions.end())
                fail(effect, failure);
        };
        QMetaObject::invokeMethod(this, later, Qt::QueuedConnection); // not from within ask()
        return;
    }
    send(effect);
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
    } else if (question.loadingSince) {
        problem.message = "It was cancelled while the server was loading the model";
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
    if (!question.isQueued)
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
    // Does not wait for the call to end: some servers leave the connection open after a complete reply, and what is
    // wrong may go on without end.
    const auto result = question.reader->finish();
    const auto end = result ? m_endpoint.calls().drain(question.http) : m_endpoint.calls().stop(question.http);
    if (end)
        question.traffic.push_back(m_endpoint.trafficOf(question.wire, HttpMethod::post, end->response));
    conclude(effect, result);
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
    if (const auto cut = question.isRole ? std::nullopt : whyReplyWasCut(*result, question.call))
        return fail(effect, *cut);
    ModelReply reply;
    reply.text = m_endpoint.maskedContent(result->text);
    reply.tokens = sum(question.spent, result->usage);
    reply.time = m_endpoint.time().now() - question.sent;
    reply.traffic = question.traffic;
    reply.detail = detailOf(*result, m_endpoint.format().name);
    reply.detail.isUnstructured = !question.isRole && lacksStructure(question.call, m_endpoint.profile());
    reply.detail.model = m_endpoint.masked(std::move(reply.detail.model));
    reply.detail.reasoning = m_endpoint.maskedContent(std::move(reply.detail.reasoning));
    answer(effect, reply);
}

void HttpModelClient::fail(EffectId effect, const WireFailure& failure)
{
    Question& question = m_questions.at(effect.value);
    for (ModelTraffic& traffic : question.traffic)
        m_endpoint.keepLess(traffic);
    if (failure.usage)
        question.spent = sum(question.spent, *failure.usage);
    question.isCharged = question.isCharged || failure.usage;
    if (failure.isLoading && waitUntilLoaded(effect, failure))
        return;
    if (sendOtherwise(effect, failure))
        return;
    if (failure.fault == ModelFault::modelMissing)
        return failListing(effect, failure);
    answer(effect, problemOf(question, failure));
}

ModelProblem HttpModelClient::problemOf(const Question& question, const WireFailure& failure) const
{
    ModelProblem problem{failure.fault,      m_endpoint.masked(messageOf(failure, question.call)),
                         failure.retryAfter, failure.shouldRetry,
                         question.traffic,   question.isCharged ? std::optional(question.spent) : std::nullopt};
    if (failure.isLoading)
        problem.message = "The server was still loading the model after "
            + std::to_string((m_endpoint.time().now() - *question.loadingSince).count() / 1000)
            + " s: " + problem.message;
    // It was asked in other ways, as far as there are any.
    if (failure.isLoading || failure.isAtLimit)
        problem.shouldRetry = false;
    if (failure.fault == ModelFault::contextTooLong)
        problem.context = ContextSizes{failure.promptTokens, failure.contextTokens};
    return problem;
}

/// Sends the request again, immediately, if it is known how a different one may succeed.
bool HttpModelClient::sendOtherwise(EffectId effect, const WireFailure& failure)
{
    Question& question = m_questions.at(effect.value);
    if (const auto part = failure.refusedPart) {
        if (std::find(m_refused.begin(), m_refused.end(), *part) == m_refused.end())
            m_refused.push_back(*part);
        // If the part is refused twice, nothing is left to remove.
        ModelCall less = without(question.call, *part);
        if (m_endpoint.format().encode(less).body != question.wire.body) {
            question.call = std::move(less);
            send(effect);
            return true;
        }
    }
    if (sendToFallback(effect, failure))
        return true;
    if (!failure.isAtLimit || question.hasLargerLimit)
        return false;
    auto more = withLargerLimit(question.call, failure.usage ? failure.usage->reply : std::nullopt);
    if (!more)
        return false;
    question.hasLargerLimit = true;
    question.call = *std::move(more);
    m_leastLimit = question.call.mostReplyTokens;
    send(effect);
    return true;
}

/// Asks the next of the models that may stand in, if the failure is not one that all of them share.
bool HttpModelClient::sendToFallback(EffectId effect, const WireFailure& failure)
{
    Question& question = m_questions.at(effect.value);
    const std::vector<std::string>& fallbacks = m_endpoint.profile().fallbacks;
    if (!mayBeTheModels(failure.fault) || question.fallback >= fallbacks.size())
        return false;
    question.call.model = fallbacks[question.fallback++];
    question.call.contextTokens = m_endpoint.profile().contextTokens;
    prepare(effect);
    return true;
}

/// Servers load a model for as long as they take to begin an answer otherwise, so the same limit holds. Of all the
/// refusals meanwhile, the record keeps the first.
bool HttpModelClient::waitUntilLoaded(EffectId effect, const WireFailure& failure)
{
    constexpr std::chrono::milliseconds usualPause{1000};
    constexpr std::chrono::milliseconds longestPause{10'000};
    Question& question = m_questions.at(effect.value);
    const std::chrono::milliseconds now = m_endpoint.time().now();
    const std::chrono::milliseconds limit = m_endpoint.profile().time.firstByte;
    if (question.loadingSince && !question.traffic.empty())
        question.traffic.pop_back();
    if (!question.loadingSince)
        question.loadingSince = now;
    if (limit.count() > 0 && now - *question.loadingSince >= limit)
        return false;
    question.queued = now;
    question.isQueued = true; // its own time limits begin once the server has the model
    const auto pause = std::clamp(failure.retryAfter.value_or(usualPause), usualPause, longestPause);
    m_endpoint.time().callLater(pause, [self = QPointer(this), effect] {
        if (self && self->m_questions.find(effect.value) != self->m_questions.end())
            self->send(effect);
    });
    Q_EMIT loading(effect);
    return true;
}

/// Adds the server's models to the message; if they cannot be listed, the failure is reported unchanged.
void HttpModelClient::failListing(EffectId effect, const WireFailure& failure)
{
    m_questions.at(effect.value).isListing = true;
    m_questions.at(effect.value).http =
        m_endpoint.listModels([this, effect, failure](const ModelEndpoint::Names& names, const ModelTraffic& traffic) {
            Question& question = m_questions.at(effect.value);
            question.traffic.push_back(traffic);
            const std::string list = names ? "; the server has: " + listOf(*names) : std::string();
            WireFailure told = failure;
            told.message += list;
            answer(effect, problemOf(question, told));
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
