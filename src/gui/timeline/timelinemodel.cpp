#include "timeline/timelinemodel.h"

#include "report/cardevents.h"
#include "timeline/timelinedata.h"
#include "timeline/timelinewords.h"

#include <utility>

namespace querymend {

namespace {

// The internal ID of an index: 0 at the top level, an even number for lanes, an odd one for attempts.
quintptr idOfLanesIn(int section)
{
    return (static_cast<quintptr>(section) + 1) * 2;
}

quintptr idOfCardsIn(std::size_t lane)
{
    return static_cast<quintptr>(lane) * 2 + 1;
}

} // namespace

TimelineModel::TimelineModel(QObject* parent) : QAbstractItemModel(parent), m_projector(this) {}

void TimelineModel::append(const RunEvent& event)
{
    foldUp();
    m_changes.take(event);
    m_projector.add(event);
}

void TimelineModel::show(const std::vector<RunEvent>& events)
{
    beginResetModel();
    m_isResetting = true;
    foldUp();
    m_lanes.clear();
    m_numbers.clear();
    m_changes.clear();
    m_replies.clear();
    m_projector.clear();
    for (const RunEvent& event : events)
        append(event);
    m_isResetting = false;
    endResetModel();
}

void TimelineModel::interrupt()
{
    foldUp();
    m_projector.interrupt();
}

void TimelineModel::unfold(const RunEvent* next, double part)
{
    const auto before = std::exchange(m_unfolding, std::nullopt);
    const double hintBefore = std::exchange(m_hintPart, 1);
    const auto hinted = next ? hintedAttempt(next->body) : std::nullopt;
    const auto attempt = next && !hinted ? filledAttempt(next->body) : hinted;
    const AttemptCard* const card = attempt ? cardAt(rows(), m_projector.placeOf(*attempt)) : nullptr;
    if (card) {
        m_unfolding = *card;
        m_hintPart = hinted ? part : 1;
        if (hinted)
            showHint(*m_unfolding, next->body);
        else
            fillRungs(*m_unfolding, next->body, part);
    }
    if (before == m_unfolding && hintBefore == m_hintPart)
        return;
    for (const auto& changed : {before, m_unfolding}) {
        const QModelIndex index = changed ? indexOf(changed->ref) : QModelIndex();
        if (index.isValid())
            Q_EMIT dataChanged(index, index, {RungsRole, HintPartRole});
    }
}

void TimelineModel::foldUp()
{
    m_unfolding.reset();
    m_hintPart = 1;
}

void TimelineModel::showReply(const AttemptRef& attempt, const std::optional<LiveReply>& reply)
{
    std::erase_if(m_replies, [&](const auto& known) { return known.first == attempt; });
    if (reply)
        m_replies.emplace_back(attempt, *reply);
    const QModelIndex index = indexOf(attempt);
    if (index.isValid())
        Q_EMIT dataChanged(index, index, {WrittenRole});
}

const LiveReply* TimelineModel::replyOf(const AttemptCard& card) const
{
    const auto found = std::ranges::find(m_replies, card.ref, &std::pair<AttemptRef, LiveReply>::first);
    return found == m_replies.end() ? nullptr : &found->second;
}

TimelinePlace TimelineModel::placeOf(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const quintptr id = index.internalId();
    if (id == 0)
        return {index.row(), -1, -1};
    if ((id & 1U) == 0)
        return {static_cast<int>(id / 2) - 1, index.row(), -1};
    TimelinePlace place = m_lanes[id / 2];
    place.card = index.row();
    return place;
}

QModelIndex TimelineModel::indexOf(const TimelinePlace& place) const
{
    if (place.section < 0)
        return {};
    if (place.lane < 0)
        return createIndex(place.section, 0, quintptr{0});
    if (place.card < 0)
        return createIndex(place.lane, 0, idOfLanesIn(place.section));
    const auto& lanes = m_numbers[static_cast<std::size_t>(place.section)];
    return createIndex(place.card, 0, idOfCardsIn(lanes[static_cast<std::size_t>(place.lane)]));
}

QModelIndex TimelineModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    TimelinePlace place = placeOf(parent);
    if (place.section < 0)
        place.section = row;
    else if (place.lane < 0)
        place.lane = row;
    else
        place.card = row;
    return indexOf(place);
}

QModelIndex TimelineModel::parent(const QModelIndex& index) const
{
    TimelinePlace place = placeOf(index);
    if (place.card >= 0)
        place.card = -1;
    else if (place.lane >= 0)
        place.lane = -1;
    else
        return {};
    return indexOf(place);
}

int TimelineModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    const TimelinePlace place = placeOf(parent);
    if (place.card >= 0)
        return 0;
    if (place.lane >= 0)
        return static_cast<int>(laneAt(rows(), place)->cards.size());
    const std::size_t count = place.section < 0 ? rows().sections.size() : sectionAt(place.section).lanes.size();
    return static_cast<int>(count);
}

QVariant TimelineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TimelinePlace place = placeOf(index);
    const LaneRow* const lane = laneAt(rows(), place);
    const std::uint32_t lanes = rows().headline.lanes;
    if (!lane)
        return dataOf(sectionAt(place.section), lanes, role);
    const AttemptCard* const card = cardAt(rows(), place);
    if (!card)
        return dataOf(*lane, role);
    const LiveReply* const reply = replyOf(*card);
    switch (role) {
    case ChangeRole:
        return QVariant::fromValue(m_changes.of(*card, *lane));
    case OfferRole:
        return QVariant::fromValue(m_changes.offeredBy(*card));
    case HintPartRole:
        return m_unfolding && m_unfolding->ref == card->ref ? m_hintPart : 1.0;
    case WrittenRole:
        return reply ? writtenText(*reply) : QString();
    case Qt::AccessibleTextRole:
        return spokenCard(*card, *lane, lanes, m_changes.of(*card, *lane))
            + spokenOffer(*card, m_changes.offeredBy(*card))
            + (reply ? QStringLiteral(", ") + progressWord(*reply) : QString());
    default:
        return dataOf(m_unfolding && m_unfolding->ref == card->ref ? *m_unfolding : *card, *lane, lanes, role);
    }
}

Qt::ItemFlags TimelineModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool isCard = placeOf(index).card >= 0;
    return isCard ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::ItemIsEnabled;
}

void TimelineModel::aboutToAdd(const TimelinePlace& place)
{
    TimelinePlace parent = place;
    const int row = place.card >= 0 ? place.card : place.lane >= 0 ? place.lane : place.section;
    (place.card >= 0 ? parent.card : place.lane >= 0 ? parent.lane : parent.section) = -1;
    if (!m_isResetting)
        beginInsertRows(indexOf(parent), row, row);
}

void TimelineModel::added(const TimelinePlace& place)
{
    if (place.lane < 0) {
        m_numbers.emplace_back();
    } else if (place.card < 0) {
        m_numbers[static_cast<std::size_t>(place.section)].push_back(m_lanes.size());
        m_lanes.push_back(place);
    }
    if (!m_isResetting)
        endInsertRows();
}

void TimelineModel::changed(const TimelinePlace& place)
{
    if (m_isResetting)
        return;
    if (const AttemptCard* const card = cardAt(rows(), place))
        m_changes.forget(card->ref);
    const QModelIndex index = indexOf(place);
    Q_EMIT dataChanged(index, index);
}

const TimelineSection& TimelineModel::sectionAt(int section) const
{
    return rows().sections[static_cast<std::size_t>(section)];
}

} // namespace querymend

#include "moc_timelinemodel.cpp"
