#include "report/attemptdetail.h"

#include "run/askedmodel.h"
#include "run/steeringstate.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// Collects the events of one attempt, and of the earlier ones in its lane.
class DetailGatherer {
public:
    DetailGatherer(std::span<const RunEvent> events, const AttemptRef& attempt) : m_events(events)
    {
        m_detail.ref = attempt;
    }

    [[nodiscard]] AttemptDetail gather()
    {
        for (const RunEvent& event : m_events)
            take(event);
        return std::move(m_detail);
    }

private:
    void take(const RunEvent& event)
    {
        m_at = event.at;
        m_model.take(event.body);
        if (const auto request = requestIn(event.body))
            begin(*request);
        if (const auto answer = answerIn(event.body); answer && !answer->role && isThis(answer->attempt))
            end(*answer);
        if (const auto continued = continuedIn(event.body); continued && isThis(*continued))
            m_since = m_at; // what the user held back took no time of the attempt
        std::visit([this](const auto& body) { take(body); }, event.body);
    }

    void begin(const CallRequest& request)
    {
        const bool isAsked = request.kind == CallKind::attempt;
        if (!isAsked && request.kind != CallKind::check)
            return;
        if (isAsked && isEarlier(request.attempt))
            m_detail.previous = std::max(m_detail.previous.value_or(0), request.attempt.number);
        if (!isThis(request.attempt))
            return;
        if (!isAsked)
            return pass(PassageKind::staticChecks, {});
        if (!isReplaced(m_events, request.effect))
            m_detail.asked.push_back(request);
        m_since = m_at;
    }

    void end(const CallAnswer& answer)
    {
        if (answer.fault) {
            m_detail.faults.push_back(answer);
            return pass(PassageKind::model, *answer.text);
        }
        m_detail.replies.push_back(answer);
        m_detail.repliedAt.push_back(m_model.terms);
        pass(PassageKind::model, {});
        const bool isMeasured = answer.time.count() > 0;
        m_detail.replyTimes.push_back(isMeasured ? answer.time : m_detail.passages.back().time);
    }

    void take(const RunStarted& body) { m_detail.start = &body; }

    void take(const WaitStarted& body)
    {
        if (!isThis(body.attempt))
            return;
        m_reason = body.reason;
        m_since = m_at;
        m_detail.isWaiting = true;
    }

    void take(const WaitEnded& body)
    {
        if (!isThis(body.attempt))
            return;
        m_detail.isWaiting = false;
        pass(PassageKind::wait, m_reason);
    }

    void take(const Checked& body)
    {
        if (!isThis(body.attempt))
            return;
        m_detail.check = &body;
        pass(body.effect.isNone() ? PassageKind::staticChecks : PassageKind::engine, {});
    }

    void take(const Diagnosed& body)
    {
        if (isEarlier(body.attempt))
            m_wasWithoutSql = body.code == ErrorCode::noSql;
    }

    void take(const HintChosen& body)
    {
        if (isThis(body.attempt))
            m_detail.hint = &body;
        else if (isEarlier(body.attempt))
            m_detail.hintBefore = &body;
    }

    void take(const MendingTaken& body)
    {
        if (isThis(body.attempt))
            m_detail.isHintUsed = false;
        else if (m_detail.hintBefore && m_detail.hintBefore->attempt == body.attempt)
            m_detail.hintBefore = nullptr;
    }

    void take(const Reflected& body)
    {
        if (isThis(body.attempt)) {
            m_detail.reflection = &body.reflection;
            pass(PassageKind::decision, {});
            return;
        }
        // Replies without SQL have a budget of their own.
        const bool isCorrection = body.reflection.decision == ReflectionDecision::refine;
        if (isEarlier(body.attempt) && isCorrection && !m_wasWithoutSql)
            ++m_detail.retriesBefore;
        m_wasWithoutSql = false;
    }

    template <class Other>
    void take(const Other&)
    {}

    [[nodiscard]] bool isThis(const AttemptRef& attempt) const { return attempt == m_detail.ref; }
    [[nodiscard]] bool isEarlier(const AttemptRef& attempt) const
    {
        return attempt.lane == m_detail.ref.lane && attempt.number < m_detail.ref.number;
    }

    void pass(PassageKind kind, std::string remark)
    {
        const std::int64_t time = std::max<std::int64_t>(0, m_at - m_since.value_or(m_at));
        m_detail.passages.push_back({kind, std::chrono::milliseconds(time), std::move(remark)});
        m_since = m_at;
    }

    std::span<const RunEvent> m_events;
    AttemptDetail m_detail;
    AskedModel m_model;
    std::int64_t m_at = 0;
    std::optional<std::int64_t> m_since; ///< the time of the attempt's last event
    std::string m_reason;
    bool m_wasWithoutSql = false;
};

} // namespace

const std::string& AttemptDetail::sql() const
{
    static const std::string none;
    return check ? check->sql : none;
}

AttemptDetail attemptDetail(std::span<const RunEvent> events, const AttemptRef& attempt)
{
    return DetailGatherer(events, attempt).gather();
}

} // namespace querymend
