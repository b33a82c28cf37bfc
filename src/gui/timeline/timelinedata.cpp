#include "timeline/timelinedata.h"

#include "common/messagewords.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "common/timelinesteps.h"
#include "timeline/lanelayout.h"
#include "timeline/timelinelayout.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinewords.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr qsizetype mostOfSql = 300;

int packed(const std::array<RungMark, rungCount>& rungs)
{
    int bits = 0;
    for (std::size_t i = 0; i < rungs.size(); ++i)
        bits |= static_cast<int>(rungs[i]) << (2 * i);
    return bits;
}

template <class Enum>
int numberOr(const std::optional<Enum>& value)
{
    return value ? static_cast<int>(*value) : -1;
}

/// Whether the details say why, or what was found or asked, and cannot be read without their end.
bool isReasoned(StepKind kind)
{
    return kind == StepKind::selected || kind == StepKind::finished || kind == StepKind::cleaned
        || kind == StepKind::waited || kind == StepKind::timeRanOut || kind == StepKind::cancelAsked
        || kind == StepKind::mended || kind == StepKind::asked;
}

/// What the step says of its time, or else the time between its events; 0 of a wait that goes on, which only
/// says what is planned.
qlonglong durationOf(const TimelineStep& step)
{
    if (step.kind == StepKind::waited && step.isUnderWay)
        return 0;
    return step.time.count() > 0 ? step.time.count() : std::max<std::int64_t>(0, step.lastAt - step.firstAt);
}

QVariant dataOf(const TimelineStep& step, std::uint32_t lanes, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return stepText(step, lanes);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return spokenStep(step, lanes);
    case TimelineModel::DetailRole: // an escalation's text is too long for one line
        return step.kind == StepKind::escalated ? QString() : stepDetail(step);
    case TimelineModel::CostRole:
        return stepCost(step);
    case TimelineModel::RowRole:
        return static_cast<int>(TimelineRow::step);
    case TimelineModel::IconRole:
        return static_cast<int>(stepIcon(step));
    case TimelineModel::ToneRole:
        return static_cast<int>(stepTone(step));
    case TimelineModel::ReasonRole:
        return isReasoned(step.kind);
    case TimelineModel::SmallRole:
        return isSmall(step.kind);
    case TimelineModel::SpansRole:
        return QVariant::fromValue(std::vector{spanOf(step)});
    case TimelineModel::DurationRole:
        return durationOf(step);
    case TimelineModel::AttemptRole:
        return step.kind == StepKind::selected && step.attempt ? QVariant::fromValue(*step.attempt) : QVariant();
    default:
        return {};
    }
}

QVariant cardText(const AttemptCard& card, const LaneRow& lane, std::uint32_t lanes, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return cardTitle(card);
    case Qt::ToolTipRole:
        return cardTip(card, lane, lanes);
    case TimelineModel::DetailRole:
        return messageWords(card.message);
    case TimelineModel::HintRole:
        return cardHint(card);
    case TimelineModel::HintLevelRole:
        return hintWord(card.hintLevel);
    case TimelineModel::DecisionTextRole:
        return cardDecision(card, lane);
    case TimelineModel::RemarkRole:
        return cardRemark(card);
    case TimelineModel::OfferTextRole:
        return offerText(card);
    case TimelineModel::CostRole:
        return cardCost(card);
    case TimelineModel::SqlRole:
        return textOf(card.sql).left(mostOfSql).simplified();
    case TimelineModel::HintNewsRole:
        return hintNewsText(card);
    default:
        return {};
    }
}

} // namespace

QVariant dataOf(const TimelineSection& section, std::uint32_t lanes, int role)
{
    if (section.kind == SectionKind::step)
        return dataOf(section.step, lanes, role);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return bandText(section);
    case TimelineModel::RowRole:
        return static_cast<int>(TimelineRow::band);
    default:
        return {};
    }
}

QVariant dataOf(const LaneRow& lane, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return laneText(lane);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        const QString end = laneEndText(lane);
        return end.isEmpty()
            ? laneText(lane)
            : laneText(lane) + QStringLiteral("\n") + end + QStringLiteral(": ") + recordedWords(lane.reason);
    }
    case TimelineModel::DetailRole:
        return laneEndText(lane);
    case TimelineModel::NumberRole:
        return static_cast<qulonglong>(lane.id.value) + 1;
    case TimelineModel::AnswerRole:
        return std::any_of(lane.cards.begin(), lane.cards.end(), [](const auto& card) { return card.isSelected; });
    case TimelineModel::RowRole:
        return static_cast<int>(TimelineRow::lane);
    default:
        return {};
    }
}

QVariant dataOf(const AttemptCard& card, const LaneRow& lane, std::uint32_t lanes, int role)
{
    switch (role) {
    case TimelineModel::RowRole:
        return static_cast<int>(TimelineRow::card);
    case TimelineModel::NumberRole:
        return static_cast<qulonglong>(card.ref.number) + 1;
    case TimelineModel::CardKindRole:
        return static_cast<int>(card.kind);
    case TimelineModel::PhaseRole:
        return static_cast<int>(card.phase);
    case TimelineModel::RungsRole:
        return packed(card.rungs);
    case TimelineModel::DecisionRole:
        return numberOr(card.decision);
    case TimelineModel::AnswerRole:
        return card.isSelected;
    case TimelineModel::AcceptedRole:
        return numberOr(card.accepted);
    case TimelineModel::SpansRole:
        return QVariant::fromValue(card.spans);
    case TimelineModel::DurationRole:
        return static_cast<qlonglong>(card.duration().count());
    case TimelineModel::OfferLettersRole:
        return offerLetters(card);
    case TimelineModel::AttemptRole:
        return QVariant::fromValue(card.ref);
    default:
        return cardText(card, lane, lanes, role);
    }
}

} // namespace querymend
