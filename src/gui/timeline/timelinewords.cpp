#include "timeline/timelinewords.h"

#include "common/errorcodewords.h"
#include "common/mendingwords.h"
#include "common/messagewords.h"
#include "common/runwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

QString joined(const QStringList& parts, const QString& between)
{
    QStringList kept;
    for (const QString& part : parts) {
        if (!part.isEmpty())
            kept.append(part);
    }
    return kept.join(between);
}

const QString& dot()
{
    static const QString text = QStringLiteral(" · ");
    return text;
}

QString faultsText(const AttemptCard& card)
{
    QStringList parts;
    for (const ModelFault fault : card.faults)
        parts.append(wordOf(fault));
    return parts.join(QStringLiteral(", "));
}

QString phaseText(const AttemptCard& card)
{
    if (card.phase != CardPhase::stopped)
        return wordOf(card.phase);
    return card.stoppedBefore == StopPlace::database ? Words::tr("paused before calling the database")
                                                     : Words::tr("paused before calling the model");
}

/// What made it besides the model: the mechanic, the user, or the parent run.
QStringList byHand(const AttemptCard& card)
{
    QStringList parts;
    if (card.mending)
        parts.append(mendedText(*card.mending));
    else if (card.offered())
        parts.append(Words::tr("can be mended"));
    if (card.isInherited)
        parts.append(Words::tr("from the parent run"));
    for (const EditedField field : card.edits)
        parts.append(Words::tr("%1 edited").arg(wordOf(field)));
    if (card.isRetried)
        parts.append(Words::tr("retried with your own hint"));
    return parts;
}

RungMark rungOf(const AttemptCard& card, Rung rung)
{
    return card.rungs[static_cast<std::size_t>(rung)];
}

/// An agent's attempts are counted by the agent. Replies without SQL have a budget of their own.
QString underWay(const LaneRow& lane, const RunHeadline& run)
{
    const AttemptCard& card = lane.cards.back();
    const std::uint64_t number = std::uint64_t{card.ref.number} + 1;
    const auto unreadable = std::ranges::count(lane.cards, ErrorCode::noSql, &AttemptCard::code);
    const std::uint64_t most = std::uint64_t{run.maxRetries} + 1 + static_cast<std::uint64_t>(unreadable);
    if (!run.agent.empty() || number > most)
        return Words::tr("Attempt %1: %2").arg(QString::number(number), wordOf(card.phase));
    return Words::tr("Attempt %1 of %2: %3").arg(QString::number(number), QString::number(most), wordOf(card.phase));
}

/// The attempt under way, or how many lanes are.
QString underWay(const TimelineRows& rows)
{
    QString text;
    int count = 0;
    for (const TimelineSection& section : rows.sections) {
        for (const LaneRow& lane : section.lanes) {
            if (lane.cards.empty() || !isUnderWay(lane.cards.back().phase))
                continue;
            ++count;
            text = underWay(lane, rows.headline);
        }
    }
    return count > 1 ? Words::tr("%n lanes running", nullptr, count) : text;
}

/// What a statement that passes is warned of.
QString warningWord(const AttemptCard& card)
{
    if (card.kind != CardKind::accepted || card.warnings.empty())
        return {};
    const QString first = Words::tr("warning: %1").arg(wordOf(card.warnings.front()));
    const auto more = static_cast<int>(card.warnings.size()) - 1;
    return more == 0 ? first : first + QStringLiteral(" +") + QLocale().toString(more);
}

} // namespace

/// Lanes name the agent.
QString headlineText(const TimelineRows& rows)
{
    const RunHeadline& headline = rows.headline;
    if (headline.isInterrupted)
        return Words::tr("Interrupted");
    if (!headline.outcome) {
        const QString going = underWay(rows);
        return !going.isEmpty()                  ? going
            : headline.clock.stopped.isStopped() ? Words::tr("Waiting for you")
                                                 : Words::tr("Running");
    }
    const QString outcome = wordOf(*headline.outcome);
    if (*headline.outcome == RunOutcome::solved && headline.selected)
        return Words::tr("%1 at %2").arg(outcome, attemptWord(*headline.selected, headline.lanes));
    if ((*headline.outcome == RunOutcome::gaveUp || *headline.outcome == RunOutcome::unanswerable)
        && headline.attempts > 0)
        return Words::tr("%1 after %n attempts", nullptr, static_cast<int>(headline.attempts)).arg(outcome);
    return outcome;
}

QString announcement(const TimelineRows& rows)
{
    const AttemptCard* judged = nullptr;
    const LaneRow* of = nullptr;
    for (const TimelineSection& section : rows.sections) {
        for (const LaneRow& lane : section.lanes) {
            for (const AttemptCard& card : lane.cards) {
                if (card.decision && (!judged || card.lastAt >= judged->lastAt)) {
                    judged = &card;
                    of = &lane;
                }
            }
        }
    }
    const QString headline = headlineText(rows);
    return judged ? headline + QStringLiteral(". ") + spokenCard(*judged, *of, rows.headline.lanes) : headline;
}

QString headlineCost(const RunHeadline& headline)
{
    QString unknown;
    if (headline.unknownEvents > 0)
        unknown = Words::tr("%n events from a newer version", nullptr, static_cast<int>(headline.unknownEvents));
    return joined({timeWord(headline.clock.duration()), spentWord(headline.tokens), unknown}, dot());
}

QString sentencesOnOneLine(const QString& details)
{
    QStringList lines;
    for (const QString& line : details.split(QLatin1Char('\n')))
        lines.append((line.startsWith(QStringLiteral("– ")) ? line.sliced(2) : line).simplified()); // dots part them
    return joined(lines, dot());
}

QString bandText(const TimelineSection& band)
{
    return wordOf(band.level);
}

QString laneText(const LaneRow& lane)
{
    const QString name = Words::tr("Lane %1").arg(QString::number(std::uint64_t{lane.id.value} + 1));
    if (lane.agent == builtInWriter)
        return joined({name, Words::tr("built-in")}, dot());
    if (!lane.agent.empty())
        return joined({name, textOf(lane.agent).simplified()}, dot());
    if (!lane.hasMethod)
        return name;
    //: T is the temperature of a model
    const QString temperature = Words::tr("T %1").arg(QLocale().toString(lane.temperature, 'f', 1));
    return joined({name, wordOf(lane.method), temperature}, dot());
}

/// A lane ends with a valid statement before its tests.
QString laneEndText(const LaneRow& lane)
{
    const bool isRefuted = std::ranges::any_of(lane.cards, [](const AttemptCard& card) {
        return card.isBest && !card.isSelected && !card.accepted && rungOf(card, Rung::tests) == RungMark::failed;
    });
    if (lane.outcome == LaneOutcome::valid && isRefuted)
        return Words::tr("failed the tests");
    return lane.outcome ? wordOf(*lane.outcome) : QString();
}

QString cardHint(const AttemptCard& card)
{
    if (card.hintLevel.empty())
        return {};
    return Words::tr("%1 hint").arg(hintWord(card.hintLevel));
}

QString hintNewsText(const AttemptCard& card)
{
    if (card.hintLevel.empty())
        return {};
    const QString hint =
        card.isHintRaised ? Words::tr("stuck → %1 hint").arg(hintWord(card.hintLevel)) : cardHint(card);
    return card.hintNews.empty() ? hint : Words::tr("%1: %2").arg(hint, textOf(card.hintNews).simplified());
}

QString cardDecision(const AttemptCard& card, const LaneRow& lane)
{
    if (card.accepted)
        return wordOf(*card.accepted);
    if (card.decision) {
        if (*card.decision == ReflectionDecision::complete && rungOf(card, Rung::tests) == RungMark::failed)
            return Words::tr("failed the tests");
        const bool isEscalation = *card.decision == ReflectionDecision::escalate;
        const bool isLast = isEscalation && lane.outcome && !lane.isEscalated; // another lane found the answer
        const QString word = isLast ? Words::tr("no retries left") : wordOf(*card.decision);
        const bool isEnd = *card.decision != ReflectionDecision::refine;
        return isEnd ? Words::tr("%1 · score %2").arg(word, QLocale().toString(card.score)) : word;
    }
    if (card.phase != CardPhase::done)
        return card.kind == CardKind::unjudged && card.phase != CardPhase::stopped ? QString() : phaseText(card);
    if (!lane.outcome || card.ref != lane.cards.back().ref)
        return {};
    return wordOf(*lane.outcome);
}

QString auditWord(const AttemptCard& card)
{
    if (!card.audit)
        return {};
    QStringList parts;
    //: mistakes of the attempt before that a correction has fixed
    if (!card.audit->fixed.empty())
        parts.append(Words::tr("fixed %n", nullptr, static_cast<int>(card.audit->fixed.size())));
    //: new mistakes that a correction has made
    if (!card.audit->broken.empty())
        parts.append(Words::tr("broke %n", nullptr, static_cast<int>(card.audit->broken.size())));
    const std::optional<RowsAudit>& rows = card.audit->rows;
    if (rows && rows->gained && rows->lost && *rows->gained + *rows->lost > 0)
        parts.append(
            Words::tr("rows +%1 −%2")
                .arg(QLocale().toString(qulonglong{*rows->gained}), QLocale().toString(qulonglong{*rows->lost})));
    return joined(parts, QStringLiteral(", "));
}

QString waitsText(const AttemptCard& card)
{
    if (card.phase != CardPhase::waiting)
        return card.waits > 0 ? Words::tr("%n waits", nullptr, static_cast<int>(card.waits)) : QString();
    //: waits that are over, beside the word "waiting"
    return card.waits > 1 ? Words::tr("%n earlier waits", nullptr, static_cast<int>(card.waits) - 1) : QString();
}

QString cardRemark(const AttemptCard& card)
{
    QString same;
    if (card.sameAs)
        same = Words::tr("same as %1").arg(QString::number(std::uint64_t{*card.sameAs} + 1));
    const bool isFree = card.code == ErrorCode::noSql && card.decision == ReflectionDecision::refine;
    const QString budget = isFree ? Words::tr("no retry used") : QString();
    return joined(QStringList{auditWord(card), warningWord(card), same, waitsText(card), budget} + byHand(card), dot());
}

QString offerText(const AttemptCard& card)
{
    const CardMending* const offered = card.offered();
    return offered ? joined({proposedText(*offered), mendingReason(*offered)}, dot()) : QString();
}

QString spokenOffer(const AttemptCard& card, const QList<ShownChange>& changes)
{
    const CardMending* const offered = card.offered();
    if (!offered)
        return {};
    QStringList changed;
    for (const ShownChange& change : changes)
        changed.append(changeText(change));
    return QStringLiteral(", ")
        + joined({changed.join(QStringLiteral(", ")), mendingReason(*offered)}, QStringLiteral(", "));
}

QString writtenText(const LiveReply& reply)
{
    constexpr qsizetype mostShown = 300;
    if (reply.isCutShort || reply.isLoading)
        return progressWord(reply);
    return textOf(reply.text.empty() ? reply.reasoning : reply.text).right(mostShown).simplified();
}

QString cardCost(const AttemptCard& card)
{
    const bool isTold = !card.isInherited && (card.phase == CardPhase::done || card.duration().count() > 0);
    return joined({isTold ? timeWord(card.duration()) : QString(), spentWord(card.tokens)}, dot());
}

QString rungsText(const AttemptCard& card)
{
    QStringList parts;
    for (std::size_t i = 0; i < card.rungs.size(); ++i) {
        if (card.rungs[i] != RungMark::notReached)
            parts.append(wordOf(static_cast<Rung>(i)) + QLatin1Char(' ') + wordOf(card.rungs[i]));
    }
    return parts.join(QStringLiteral(", "));
}

QString spokenCard(const AttemptCard& card, const LaneRow& lane, std::uint32_t lanes, const QList<ShownChange>& changes)
{
    QStringList changed;
    for (const ShownChange& change : changes)
        changed.append(changeText(change));
    QString hint = cardHint(card);
    if (!hint.isEmpty() && card.isHintRaised)
        hint = Words::tr("%1 hint, raised").arg(hintWord(card.hintLevel));
    if (!hint.isEmpty() && !card.hintNews.empty())
        hint = Words::tr("%1: %2").arg(hint, textOf(card.hintNews).simplified());
    return joined({cardTitle(card), attemptWord(card.ref, lanes), changed.join(QStringLiteral(", ")),
                   messageWords(card.message), rungsText(card), hint, cardDecision(card, lane), cardRemark(card),
                   faultsText(card), cardCost(card), card.isSelected ? Words::tr("the answer") : QString()},
                  QStringLiteral(", "));
}

QString cardTip(const AttemptCard& card, const LaneRow& lane, std::uint32_t lanes)
{
    constexpr qsizetype mostOfMessage = 300;
    QString wrong;
    if (card.kind != CardKind::accepted && card.kind != CardKind::unjudged)
        wrong = wordOf(card.code) + QStringLiteral(": ") + messageWords(card.message).left(mostOfMessage);
    QString notes;
    if (card.notes > 0)
        notes = Words::tr("%n notes", nullptr, static_cast<int>(card.notes));
    QString waited;
    if (card.waited() > std::chrono::milliseconds(0))
        waited = Words::tr("waited %1").arg(timeWord(card.waited()));
    const QString raised = card.isHintRaised ? Words::tr("raised: the lane is stuck") : QString();
    const QString what = cardTitle(card) + dot() + attemptWord(card.ref, lanes);
    return joined({what, wrong, rungsText(card), joined({cardHint(card), raised}, dot()), cardDecision(card, lane),
                   cardRemark(card), faultsText(card), notes, waited, cardCost(card)},
                  QStringLiteral("\n"));
}

} // namespace querymend
