#pragma once

#include "run/attemptref.h"

#include <QObject>

#include <optional>

namespace querymend {

class DerivedRuns;
class SteerActions;
class TimelineModel;

/// Offers the correction of the attempt that is looked at, which was made without a model, and does with it what the
/// user wants: the run goes on with it, or another run begins with it, or it is opened in the editor.
class MendingOffer : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    MendingOffer(DerivedRuns& runs, SteerActions& actions, QObject* parent = nullptr);

    /// Offers what there is to offer now.
    void refresh();

private:
    /// Of the timeline with the chosen attempt.
    [[nodiscard]] const TimelineModel& model() const;
    /// The attempt whose correction is offered now.
    [[nodiscard]] std::optional<AttemptRef> attempt() const;
    void take();
    void open(const AttemptRef& attempt);

    DerivedRuns& m_runs;
    SteerActions& m_actions;
};

} // namespace querymend
