#pragma once

#include "common/livereplies.h"
#include "report/timelineprojector.h"
#include "timeline/sqlchanges.h"

#include <QAbstractItemModel>

#include <optional>
#include <utility>
#include <vector>

namespace querymend {

/// Presents a run as a tree: bands and steps, the lanes of a band, and the attempts of a lane.
class TimelineModel : public QAbstractItemModel, private TimelineWatcher {
    Q_OBJECT

public:
    /// Roles besides Qt's. Qt::DisplayRole is the title of a row, Qt::AccessibleTextRole its whole content.
    enum Role : std::uint16_t {
        RowRole = Qt::UserRole, ///< TimelineRow
        DurationRole,           ///< of a card or a step, in milliseconds; 0 if it took no time
        DetailRole,             ///< how a lane ended, a step's reason, or a card's message
        NumberRole,             ///< of a card or a lane, from 1
        CardKindRole,
        PhaseRole,
        RungsRole, ///< two bits for each rung, a RungMark
        HintRole,
        HintLevelRole, ///< the same in one word
        DecisionRole,  ///< ReflectionDecision, or -1
        DecisionTextRole,
        RemarkRole,
        CostRole,
        SqlRole,          ///< its first characters, on one line
        ChangeRole,       ///< QList<ShownChange> of a card, against the one before
        OfferRole,        ///< QList<ShownChange> of a correction that is offered
        OfferTextRole,    ///< the time of that correction, how likely it is meant and why
        OfferLettersRole, ///< about how long that text is; 0 if none is offered
        SpansRole,        ///< std::vector<CardSpan>: what its time went into
        WrittenRole,      ///< the end of what the model has written of a reply that is not recorded
        HintNewsRole,     ///< what the hint after a card said, with its level
        HintPartRole,     ///< how far that hint has slid in, from 0 to 1
        AnswerRole,       ///< whether it is the answer, or the lane has it
        AcceptedRole,     ///< an Acceptance, or -1
        IconRole,         ///< of a step
        ToneRole,         ///< of a step
        ReasonRole,       ///< whether the details of a step are a reason, to be shown whole
        SmallRole,        ///< whether a step belongs to an attempt and is shown smaller
        AttemptRole,      ///< AttemptRef of a card, or of the attempt that a step selected
    };

    explicit TimelineModel(QObject* parent = nullptr);

    void clear() { show({}); }
    void append(const RunEvent& event);
    void show(const std::vector<RunEvent>& events);
    /// Shows that nothing continues the run.
    void interrupt();
    /// Shows part of the event that comes next, until another is appended; null for none.
    void unfold(const RunEvent* next, double part);

    /// Shows what the model has written of an attempt's reply; none once it is recorded.
    void showReply(const AttemptRef& attempt, const std::optional<LiveReply>& reply);

    /// The card whose hint is sliding in, with that hint; null if there is none.
    [[nodiscard]] const AttemptCard* hinted() const { return m_hintPart < 1 ? &*m_unfolding : nullptr; }
    [[nodiscard]] const TimelineRows& rows() const { return m_projector.rows(); }
    [[nodiscard]] TimelinePlace placeOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const TimelinePlace& place) const;
    [[nodiscard]] QModelIndex indexOf(const AttemptRef& attempt) const { return indexOf(m_projector.placeOf(attempt)); }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override { return parent.column() > 0 ? 0 : 1; }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void aboutToAdd(const TimelinePlace& place) override;
    void added(const TimelinePlace& place) override;
    void changed(const TimelinePlace& place) override;

    void foldUp();
    [[nodiscard]] const TimelineSection& sectionAt(int section) const;
    [[nodiscard]] const LiveReply* replyOf(const AttemptCard& card) const;

    TimelineProjector m_projector;
    mutable SqlChanges m_changes;
    std::optional<AttemptCard> m_unfolding; ///< shown in place of the one that is known
    double m_hintPart = 1;                  ///< how far its hint has slid in
    std::vector<std::pair<AttemptRef, LiveReply>> m_replies;
    /// Lanes in the order in which they were added. The index of an attempt carries its lane's position in this list.
    std::vector<TimelinePlace> m_lanes;
    std::vector<std::vector<std::size_t>> m_numbers; ///< by section and lane, the position in m_lanes
    bool m_isResetting = false;                      ///< suppresses signals for single rows
};

} // namespace querymend

Q_DECLARE_METATYPE(std::vector<querymend::CardSpan>)
