#include "report/cardevents.h"

#include "report/hintnews.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace querymend {

namespace {

void put(AttemptCard& card, const HintChosen& hint)
{
    card.hintLevel = hint.level;
    card.isHintRaised = hint.isRaised;
    card.hintNews = hintNews(hint.text);
}

/// The correction is tried next, so the hint that was chosen led to nothing.
void takeCorrection(AttemptCard& card)
{
    card.isCorrectionTaken = true;
    card.hintLevel.clear();
    card.isHintRaised = false;
    card.hintNews.clear();
}

/// Compares an attempt with the one before it that was judged.
void audit(TimelineBoard& board, const AttemptRef& attempt)
{
    const LaneRow* const lane = laneAt(board.rows(), board.placeOf(attempt));
    const AttemptCard* before = nullptr;
    const AttemptCard* after = nullptr;
    for (std::size_t i = 0; lane && i < lane->cards.size(); ++i) {
        const AttemptCard& card = lane->cards[i];
        if (card.ref == attempt)
            after = &card;
        else if (card.ref.number < attempt.number && card.kind != CardKind::unjudged)
            before = &card;
    }
    if (!before || !after || after->kind == CardKind::unjudged)
        return;
    CardAudit made = auditOf(before->mistakes, after->mistakes);
    if (before->returned && after->returned)
        made.rows = auditOf(*before->returned, *after->returned);
    board.onKnownCard(attempt, [&](AttemptCard& card) { card.audit = std::move(made); });
}

/// `Italy: customers.country_code = IT`, and what was not understood.
std::vector<std::string> readingLines(const QuestionRead& read)
{
    std::vector<std::string> lines;
    for (const ReadWord& word : read.words) {
        const std::string meaning = word.kind == "unread" ? "not understood" : word.meaning;
        const std::string line = word.text + ": " + meaning;
        const bool isSaid = !lines.empty() && lines.back().ends_with(": " + meaning); // the words of one date
        if (!meaning.empty() && meaning != word.text && !isSaid)
            lines.push_back(line);
    }
    for (const WordsApart& words : read.others)
        lines.push_back("almost as likely: " + textOf(words));
    lines.push_back("confidence: " + std::to_string(std::lround(read.confidence * 100)) + " %");
    return lines;
}

bool isTested(const AttemptCard& card)
{
    const RungMark tests = card.rungs[static_cast<std::size_t>(Rung::tests)];
    return tests == RungMark::passed || tests == RungMark::failed;
}

struct CardEvents {
    TimelineBoard& board;

    /// What others do before an attempt is tested is no time of that attempt, and neither is what the tests lead to.
    template <class Change>
    void conclude(const AttemptRef& attempt, Change change) const
    {
        const AttemptCard* const known = cardAt(board.rows(), board.placeOf(attempt));
        if (known && isTested(*known))
            board.onKnownCard(attempt, change);
        else
            board.onCard(attempt, change);
    }

    void operator()(const QuestionRead& body) const
    {
        board.onCard(body.attempt, [&](AttemptCard& card) { card.reading = readingLines(body); });
    }

    void operator()(const CandidateForked& body) const
    {
        board.onLane(body.lane, body.level, [&](LaneRow& lane) {
            const RunHeadline& run = board.rows().headline;
            const bool isBuiltIn = run.isBuiltIn || body.source == LaneSource::builtIn;
            lane.agent = isBuiltIn ? std::string(builtInWriter) : run.agent;
            lane.hasMethod = lane.agent.empty();
            lane.level = body.level;
            lane.method = body.method;
            lane.temperature = body.temperature;
        });
    }

    void operator()(const WaitStarted& body) const
    {
        board.onCard(body.attempt, [&](AttemptCard& card) {
            ++card.waits;
            card.phase = CardPhase::waiting;
            card.begin(TimeUse::wait);
        });
    }

    void operator()(const WaitEnded& body) const
    {
        board.onCard(body.attempt, [](AttemptCard& card) {
            card.phase = CardPhase::judging;
            card.endSpan();
        });
    }

    void operator()(const Checked& body) const
    {
        board.onCard(body.attempt, [&](AttemptCard& card) {
            card.judge(body.sql, body.verdict);
            card.phase = CardPhase::judging;
            card.endSpan();
        });
        audit(board, body.attempt);
    }

    void operator()(const Diagnosed& body) const
    {
        conclude(body.attempt, [&](AttemptCard& card) {
            card.fingerprint = body.fingerprint;
            card.sameAs.reset();
            for (const AttemptCard& earlier : laneAt(board.rows(), board.placeOf(body.attempt))->cards) {
                if (body.fingerprint != 0 && earlier.fingerprint == body.fingerprint
                    && earlier.ref.number < body.attempt.number)
                    card.sameAs = earlier.ref.number;
            }
        });
    }

    void operator()(const AttemptTested& body) const
    {
        const auto judge = [&](AttemptCard& card) { card.judgeByTests(body.findings); };
        if (board.placeOf(body.attempt).card < 0) // in a damaged record
            board.onCard(body.attempt, judge);
        else
            board.onKnownCard(body.attempt, judge); // what others did before its tests is no time of the attempt
        audit(board, body.attempt);
    }

    void operator()(const RowsReturned& body) const
    {
        board.onKnownCard(body.attempt, [&](AttemptCard& card) { card.returned = body.rows; });
        audit(board, body.attempt);
    }

    void operator()(const AttemptMended& body) const
    {
        CardMending made{body.sql, {}, body.rounds.empty() ? 0.0 : 1.0, body.time};
        for (const MendingRound& round : body.rounds) {
            made.reasons.push_back(round.reason);
            made.confidence = std::min(made.confidence, round.confidence);
        }
        conclude(body.attempt, [&](AttemptCard& card) { card.correction = std::move(made); });
    }

    void operator()(const MendingTaken& body) const
    {
        const AttemptCard* const failed = cardAt(board.rows(), board.placeOf(body.attempt));
        const std::optional<CardMending> made = failed ? failed->correction : std::nullopt;
        board.onKnownCard(body.attempt, takeCorrection);
        board.onCard({body.attempt.lane, body.attempt.number + 1}, [&](AttemptCard& card) {
            card.mending = made.value_or(CardMending());
            card.stopped.end(card.lastAt);
            card.stoppedBefore.reset();
            card.endSpan();
            card.begin(TimeUse::checks);
            card.phase = CardPhase::judging;
        });
    }

    void operator()(const HintChosen& body) const
    {
        conclude(body.attempt, [&](AttemptCard& card) { put(card, body); });
    }

    void operator()(const Reflected& body) const
    {
        conclude(body.attempt, [&](AttemptCard& card) {
            card.decision = body.reflection.decision;
            card.score = body.reflection.score;
            card.phase = CardPhase::done;
        });
    }

    void operator()(const LaneEnded& body) const
    {
        board.onLane(body.lane, std::nullopt, [&](LaneRow& lane) {
            lane.outcome = body.outcome;
            lane.reason = body.reason;
        });
        board.endSmallSteps(body.lane);
        board.onCardsOf(body.lane, [this](AttemptCard& card) { return markDone(card, board.now()); });
        board.onKnownCard({body.lane, body.best}, [](AttemptCard& card) { card.isBest = true; });
    }

    void operator()(const RunPaused& body) const
    {
        if (!body.attempt)
            return;
        board.onCard(*body.attempt, [&](AttemptCard& card) {
            card.phase = CardPhase::stopped;
            card.endSpan();
            card.stoppedBefore = body.before;
            card.stopped.begin(card.lastAt);
        });
    }

    void operator()(const RunContinued& body) const
    {
        if (!body.attempt)
            return;
        board.onCard(*body.attempt, [](AttemptCard& card) {
            card.stopped.end(card.lastAt);
            const bool isOfDatabase = card.stoppedBefore == StopPlace::database;
            card.phase = isOfDatabase ? CardPhase::checking : CardPhase::asking;
            card.begin(isOfDatabase ? TimeUse::database : TimeUse::model);
            card.stoppedBefore.reset();
        });
    }

    void operator()(const PersonAsked& body) const
    {
        if (!body.what.attempt)
            return;
        board.onCard(*body.what.attempt, [&](AttemptCard& card) {
            card.endSpan();
            card.askedIn = body.what.effect;
            card.stopped.begin(card.lastAt);
        });
    }

    void operator()(const PersonAnswered& body) const
    {
        board.onAllCards([&](AttemptCard& card) {
            if (card.askedIn != body.effect)
                return false;
            card.askedIn.reset();
            card.stopped.end(board.now());
            return true;
        });
    }

    void operator()(const RetryAsked& body) const
    {
        board.onCard(body.attempt, [](AttemptCard& card) {
            card.isRetried = true;
            card.phase = CardPhase::done;
        });
    }

    template <class Other>
    void operator()(const Other&) const
    {}
};

} // namespace

void showOnCards(TimelineBoard& board, const EventBody& body)
{
    std::visit(CardEvents{board}, body);
}

bool markDone(AttemptCard& card, std::int64_t now)
{
    if (card.phase == CardPhase::done)
        return false;
    card.phase = CardPhase::done;
    card.stoppedBefore.reset();
    if (!card.spans.empty() && !card.spans.back().until)
        card.lastAt = now;
    card.endSpan();
    return true;
}

std::optional<AttemptRef> filledAttempt(const EventBody& body)
{
    const auto* const checked = std::get_if<Checked>(&body);
    return checked ? std::optional(checked->attempt) : std::nullopt;
}

std::string_view filledStatement(const EventBody& body)
{
    const auto* const checked = std::get_if<Checked>(&body);
    return checked ? std::string_view(checked->sql) : std::string_view();
}

const Verdict* filledVerdict(const EventBody& body)
{
    const auto* const checked = std::get_if<Checked>(&body);
    return checked ? &checked->verdict : nullptr;
}

void fillRungs(AttemptCard& card, const EventBody& body, double part)
{
    const auto* const checked = std::get_if<Checked>(&body);
    if (!checked)
        return;
    AttemptCard judged = card;
    judged.judge(checked->sql, checked->verdict);
    const auto isPassed = [](RungMark mark) { return mark == RungMark::passed; };
    const auto passed = std::ranges::count_if(judged.rungs, isPassed);
    auto left = static_cast<int>(std::floor(part * static_cast<double>(passed + 1)));
    for (std::size_t i = 0; i < rungCount; ++i)
        card.rungs[i] = isPassed(judged.rungs[i]) && left-- > 0 ? RungMark::passed : RungMark::notReached;
}

std::optional<AttemptRef> hintedAttempt(const EventBody& body)
{
    const auto* const hint = std::get_if<HintChosen>(&body);
    return hint ? std::optional(hint->attempt) : std::nullopt;
}

void showHint(AttemptCard& card, const EventBody& body)
{
    if (const auto* const hint = std::get_if<HintChosen>(&body))
        put(card, *hint);
}

std::chrono::milliseconds atMostADay(std::chrono::milliseconds time)
{
    return std::clamp(time, std::chrono::milliseconds(0), std::chrono::milliseconds(86'400'000));
}

} // namespace querymend
