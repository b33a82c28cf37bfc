#pragma once

#include "run/event.h"
#include "timeline/timelinelayout.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QBoxLayout;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace querymend {

class Theme;
class TimelineMinimap;
class TimelineModel;
class TimelineView;

/// The retry timeline: what became of a question, attempt by attempt, while it goes on and afterwards.
class TimelinePanel : public QWidget {
    Q_OBJECT

public:
    /// The theme outlives it.
    explicit TimelinePanel(Theme& theme, QWidget* parent = nullptr);

    void clear();
    void append(const RunEvent& event);
    void show(const std::vector<RunEvent>& events);
    using QWidget::show;

    /// As if it had been chosen here.
    void choose(const AttemptRef& attempt);
    /// A button of somebody else's, beside the panel's own.
    void addToBar(QWidget* widget);
    /// What can be done about the chosen attempt, by the menu of a card.
    void offer(const QList<QAction*>& actions);

Q_SIGNALS:
    /// Also when more is known of the one that is chosen. Until somebody chooses, the newest one is.
    void attemptChosen(const querymend::AttemptRef& attempt);
    void compareAsked(const querymend::AttemptRef& before, const querymend::AttemptRef& after);
    /// By Enter or a double click: whoever asks wants its SQL.
    void attemptActivated(const querymend::AttemptRef& attempt);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeBar();
    QToolButton* makeButton(const QString& sign, const QString& name);
    QToolButton* makeFilter();
    QWidget* makePage(const QString& title, const QString& text, QWidget* below);
    void takeRefresh();
    void takeChoice();
    void takeActivation(const QModelIndex& index);
    void takeFilter();
    void showAllKinds();
    void changeZoom(int steps);
    void showHeadline();
    void showFilterCounts();
    void announceLast();
    void follow();

    Theme& m_theme;
    TimelineModel* m_model;
    TimelineView* m_view = nullptr;
    TimelineMinimap* m_minimap = nullptr;
    QStackedWidget* m_pages = nullptr;
    QBoxLayout* m_bar = nullptr;
    QLabel* m_sign = nullptr; ///< of the outcome
    QLabel* m_headline = nullptr;
    QLabel* m_cost = nullptr;
    QToolButton* m_closer = nullptr;
    QToolButton* m_farther = nullptr;
    QToolButton* m_filter = nullptr;
    std::vector<QAction*> m_kinds; ///< by CardKind
    bool m_isFollowing = true;     ///< nobody has chosen an attempt yet
    std::optional<AttemptRef> m_followed;
    std::uint32_t m_announced = 0; ///< how many attempts the last announcement knew
    std::optional<RunOutcome> m_announcedEnd;
};

} // namespace querymend
