#pragma once

#include "common/livereplies.h"
#include "run/event.h"
#include "timeline/timelinelayout.h"
#include "timeline/timelinetelling.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QBoxLayout;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace querymend {

class FilterNote;
class KindFilter;
class SignLabel;
class Theme;
class ElidedLabel;
class TimelineMinimap;
class TimelineModel;
class TimelineView;

/// The retry timeline: shows a run attempt by attempt, during the run and afterwards.
class TimelinePanel : public QWidget {
    Q_OBJECT

public:
    /// The theme must outlive the panel.
    explicit TimelinePanel(Theme& theme, QWidget* parent = nullptr);

    void clear() { show(std::vector<RunEvent>()); }
    void append(const RunEvent& event);
    void show(const std::vector<RunEvent>& events);
    using QWidget::show;
    /// Shows that nothing continues the run; until it is shown again.
    void interrupt();
    /// Shows part of the event that comes next; null for none.
    void unfold(const RunEvent* next, double part);
    /// Shows what the model has written of an attempt's reply; none once it is recorded.
    void showReply(const AttemptRef& attempt, const std::optional<LiveReply>& reply);

    /// Its rows are what the timeline shows, which may be less than is known.
    [[nodiscard]] const TimelineModel& model() const { return *m_model; }

    /// Says whose run it is.
    void setOrigin(const QString& origin)
    {
        m_origin = origin;
        showHeadline();
    }
    /// Same as a choice by the user.
    void choose(const AttemptRef& attempt);
    /// Chooses an attempt for the user, who has not picked any.
    void preselect(const AttemptRef& attempt);
    [[nodiscard]] TimelineView& view() const { return *m_view; }
    /// Adds a widget from elsewhere to the panel's own buttons.
    void addToBar(QWidget* widget);
    /// Offers actions on the chosen attempt in the context menu.
    void offer(const QList<QAction*>& actions);

Q_SIGNALS:
    /// There is no run, and the user wants to see one.
    void demonstrationAsked();
    void tourAsked();
    /// Emitted again when the chosen attempt may have changed. Until the user chooses, the newest one is chosen.
    void attemptChosen(const querymend::AttemptRef& attempt);
    /// The user chose it, possibly again.
    void attemptPicked(const querymend::AttemptRef& attempt);
    /// The user chose a step, possibly again.
    void stepPicked(const querymend::TimelineStep& step);
    /// The user wants to see two attempts compared.
    void compareAsked(const querymend::AttemptRef& before, const querymend::AttemptRef& after);
    /// Two attempts are chosen; emitted again when they may have changed.
    void pairChosen(const querymend::AttemptRef& before, const querymend::AttemptRef& after);
    void rowsChanged();
    /// By Enter or a double click: the user wants its SQL.
    void attemptActivated(const querymend::AttemptRef& attempt);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeBar();
    QToolButton* makeButton(const QString& sign, const QString& name);
    void handleRefresh();
    /// Shows the same run, arranged differently.
    void handleArrangement();
    void handleChoice();
    void pick();
    void pickStep(const QModelIndex& index);
    void handleActivation(const QModelIndex& index);
    void applyFilter();
    void changeZoom(int steps);
    void showHeadline();
    void tellNews();
    void follow();

    Theme& m_theme;
    TimelineModel* m_model;
    TimelineView* m_view = nullptr;
    TimelineMinimap* m_minimap = nullptr;
    QStackedWidget* m_pages = nullptr;
    QBoxLayout* m_bar = nullptr;
    SignLabel* m_sign = nullptr; ///< of the outcome
    ElidedLabel* m_headline = nullptr;
    QLabel* m_cost = nullptr;
    QToolButton* m_closer = nullptr;
    QToolButton* m_farther = nullptr;
    KindFilter* m_filter = nullptr;
    FilterNote* m_note = nullptr;
    bool m_isFollowing = true; ///< until the user chooses an attempt
    bool m_isChoosing = false; ///< by itself
    std::optional<AttemptRef> m_followed;
    QString m_origin;
    TimelineTelling m_telling;
    bool m_isLoading = false; ///< what a run brings when it is opened is not news
};

} // namespace querymend
