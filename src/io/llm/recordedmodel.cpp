#include "llm/recordedmodel.h"

#include "base/utf8.h"
#include "report/timelinerows.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

using Prompt = std::vector<PromptSection>;

/// Similarity of two prompts: the number of shared sections, then the common prefix of the first section that differs.
struct Likeness {
    std::size_t sections = 0;
    std::size_t bytes = 0;

    friend auto operator<=>(const Likeness&, const Likeness&) = default;
};

std::string_view textAt(const Prompt& prompt, std::size_t section)
{
    return section < prompt.size() ? std::string_view(prompt[section].text) : std::string_view();
}

Likeness likeness(const Prompt& a, const Prompt& b)
{
    const auto [differs, unused] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const auto section = static_cast<std::size_t>(differs - a.begin());
    const std::string_view left = textAt(a, section);
    const std::string_view right = textAt(b, section);
    const auto byte = std::mismatch(left.begin(), left.end(), right.begin(), right.end()).first - left.begin();
    const auto alike = std::count_if(
        a.begin(), a.end(), [&](const PromptSection& s) { return std::find(b.begin(), b.end(), s) != b.end(); });
    return {static_cast<std::size_t>(alike), static_cast<std::size_t>(byte)};
}

/// The text from its first difference on, shortened and on one line.
std::string excerpt(std::string_view text, std::size_t from)
{
    constexpr std::size_t longest = 60;
    while (from > 0 && from < text.size() && (static_cast<unsigned char>(text[from]) & 0xC0U) == 0x80U)
        --from;
    const std::string_view rest = text.substr(std::min(from, text.size()));
    const std::size_t end = byteOffsetOfCharacter(rest.substr(0, 4 * longest), longest);
    std::string shown(rest.substr(0, end));
    std::replace(shown.begin(), shown.end(), '\n', ' ');
    return rest.empty() ? "nothing more" : '"' + shown + (end < rest.size() ? "…\"" : "\"");
}

std::string difference(const Prompt& asked, const Prompt& recorded)
{
    const auto [a, b] = std::mismatch(asked.begin(), asked.end(), recorded.begin(), recorded.end());
    if (a == asked.end() && b == recorded.end())
        return "the same prompt, for a different attempt or temperature";
    const auto section = static_cast<std::size_t>(a - asked.begin());
    const std::string& name = a == asked.end() ? b->name : a->name;
    const std::string_view left = textAt(asked, section);
    const std::string_view right = textAt(recorded, section);
    const auto byte = static_cast<std::size_t>(std::mismatch(left.begin(), left.end(), right.begin(), right.end()).first
                                               - left.begin());
    return "in its section \"" + name + "\" it has " + excerpt(right, byte) + " where this one has "
        + excerpt(left, byte);
}

std::string shown(const AttemptRef& attempt)
{
    return "attempt " + std::to_string(attempt.number + 1) + " of lane " + std::to_string(attempt.lane.value + 1);
}

} // namespace

RecordedModel::RecordedModel(const std::vector<RunEvent>& run)
{
    const TimelineRows rows = timelineRows(run);
    for (const RunEvent& event : run) {
        const auto asked = requestIn(event.body);
        if (asked && asked->kind == CallKind::role)
            m_calls.push_back({asked->effect, {}, *asked->prompt, 0, {}, asked->role, {}, false});
        else if (const LaneRow* const lane = asked && asked->prompt ? laneOf(rows, asked->attempt.lane) : nullptr)
            m_calls.push_back({asked->effect,
                               asked->attempt,
                               *asked->prompt,
                               asked->temperature.value_or(lane->temperature),
                               lane->level,
                               {},
                               {},
                               false});
        else if (const auto* const read = std::get_if<QuestionRead>(&event.body))
            m_reading = QuestionReading{read->words, read->unread, read->confidence, {}, read->others};
        else if (const auto answer = answerIn(event.body))
            keep(*answer);
    }
}

/// The reading recorded just before a reply: a reply that is no statement is a refusal.
std::optional<QuestionReading> RecordedModel::readingOf(const std::string& reply)
{
    std::optional<QuestionReading> reading = std::exchange(m_reading, std::nullopt);
    if (reading && reading->confidence > 0)
        reading->sql = reply;
    return reading;
}

void RecordedModel::keep(const CallAnswer& answer)
{
    if (answer.fault == ModelFault::cancelled)
        return; // a cancelled call has no answer to replay
    for (Call& call : m_calls) {
        if (call.effect != answer.effect)
            continue;
        if (answer.fault)
            call.answer = ModelProblem{*answer.fault,   *answer.text,  answer.retryAfter, answer.shouldRetry,
                                       *answer.traffic, answer.tokens, answer.context};
        else
            call.answer =
                ModelReply{*answer.text,    answer.tokens.value_or(TokenCounts{}),          answer.time,
                           *answer.traffic, answer.detail ? *answer.detail : ReplyDetail{}, readingOf(*answer.text)};
    }
}

void RecordedModel::ask(const AskModel& request, Answered answered)
{
    m_answers.post(request.effect, answerTo(request), std::move(answered));
}

std::variant<ModelReply, ModelProblem> RecordedModel::answerTo(const AskModel& request)
{
    Call* const call = callFor(request);
    if (!call)
        return ModelProblem{ModelFault::notRecorded, whyNot(request), {}};
    call->isPlayed = true;
    return *call->answer;
}

/// Replays the calls of an attempt in order. If the lanes are numbered differently, an equal request of another
/// attempt is used.
RecordedModel::Call* RecordedModel::callFor(const AskModel& request)
{
    const auto fits = [&](const Call& call) {
        if (call.isPlayed || !call.answer || call.prompt != request.prompt || call.role != request.role)
            return false;
        return request.role || (call.level == request.level && call.temperature == request.temperature);
    };
    auto found = std::find_if(m_calls.begin(), m_calls.end(),
                              [&](const Call& call) { return fits(call) && call.attempt == request.attempt; });
    if (found == m_calls.end())
        found = std::find_if(m_calls.begin(), m_calls.end(), fits);
    return found == m_calls.end() ? nullptr : &*found;
}

std::string RecordedModel::whyNot(const AskModel& request) const
{
    const std::string what = "The request for " + shown(request.attempt) + " was not recorded";
    if (m_calls.empty())
        return what + ": the record has no request to a model.";
    const auto nearest = std::max_element(m_calls.begin(), m_calls.end(), [&](const Call& a, const Call& b) {
        return likeness(request.prompt, a.prompt) < likeness(request.prompt, b.prompt);
    });
    if (nearest->prompt == request.prompt && nearest->isPlayed)
        return what + " as many times as it was sent: all its replies have been played.";
    if (nearest->prompt == request.prompt && !nearest->answer)
        return what + " to its end: the run stopped before a reply arrived.";
    return what + ". The nearest is the one for " + shown(nearest->attempt) + ": "
        + difference(request.prompt, nearest->prompt) + '.';
}

} // namespace querymend
