#include "report/attemptdetail.h"

#include "run/askedmodel.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// Collects the events of one attempt, and of the earlier ones in its lane.
class DetailGatherer {
public:
    explicit DetailGatherer(const AttemptRef& attempt) { m_detail.ref = attempt; }

    void take(const RunEvent& event)
    {
        m_at = event.at;
        std::visit([this](const auto& body) { take(body); }, event.body);
    }

    [[nodiscard]] AttemptDetail finish() { return std::move(m_detail); }

private:
    void take(const RunStarted& body)
    {
        m_detail.start = &body;
        m_model.take(body);
    }

    void take(const ModelAsked& body)
    {
        if (isEarlier(body.attempt))
            m_detail.previous = std::max(m_detail.previous.value_or(0), body.attempt.number);
        if (!isThis(body.attempt))
            return;
        m_detail.asked.push_back(&body);
        m_since = m_at;
    }

    void take(const ModelReplied& body)
    {
        if (!isThis(body.attempt))
            return;
        m_detail.replies.push_back(&body);
        m_detail.repliedAt.push_back(m_model.terms);
        pass(PassageKind::model, {});
    }

    void take(const ModelFailed& body)
    {
        if (!isThis(body.attempt))
            return;
        m_detail.faults.push_back(&body);
        pass(PassageKind::model, body.message);
    }

    void take(const WaitStarted& body)
    {
        if (!isThis(body.attempt))
            return;
        m_reason = body.reason;
        m_since = m_at;
    }

    void take(const WaitEnded& body)
    {
        if (isThis(body.attempt))
            pass(PassageKind::wait, m_reason);
    }

    void take(const CheckStarted& body)
    {
        if (isThis(body.attempt))
            pass(PassageKind::staticChecks, {});
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

    void take(const Reflected& body)
    {
        if (isThis(body.attempt)) {
            m_detail.reflection = &body;
            pass(PassageKind::decision, {});
            return;
        }
        // Replies without SQL have a budget of their own.
        const bool isCorrection = body.reflection.decision == ReflectionDecision::refine;
        if (isEarlier(body.attempt) && isCorrection && !m_wasWithoutSql)
            ++m_detail.retriesBefore;
        m_wasWithoutSql = false;
    }

    /// Drops a request that an edit replaced before it was sent.
    void take(const RunContinued& body)
    {
        if (body.isReplaced)
            std::erase_if(m_detail.asked, [&](const ModelAsked* asked) { return asked->effect == body.effect; });
    }

    void take(const RunEdited& body) { m_model.take(body); }

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

AttemptDetail attemptDetail(const std::vector<RunEvent>& events, const AttemptRef& attempt)
{
    DetailGatherer gatherer(attempt);
    for (const RunEvent& event : events)
        gatherer.take(event);
    return gatherer.finish();
}

} // namespace querymend
