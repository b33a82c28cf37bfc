#pragma once

#include "inspector/diffpage.h"
#include "report/attemptdetail.h"
#include "report/timelinerows.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QAction;
class QLabel;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace querymend {

class PiecePane;
class PlanPage;
class PromptPage;
class Theme;
class Workbench;

/// Shows all that is known of one attempt, or how two differ.
class InspectorPanel : public QWidget {
    Q_OBJECT

public:
    /// The theme outlives it.
    explicit InspectorPanel(Theme& theme, QWidget* parent = nullptr);

    /// The workbench outlives it. Plans are read from what it has open.
    void useDatabaseOf(Workbench& workbench);
    void clear();
    /// The events need not stay; what is needed of them is kept.
    void showAttempt(const std::vector<RunEvent>& events, const AttemptRef& attempt);
    /// The later of the two, compared with the earlier.
    /// The same in other words, where the language was switched.
    void showAgain(const std::vector<RunEvent>& events);
    void showComparison(const std::vector<RunEvent>& events, const AttemptRef& before, const AttemptRef& after);

    /// What a person can do about the attempt, in a menu of its own.
    void offer(const QList<QAction*>& actions);

Q_SIGNALS:
    void openInEditorAsked(const std::string& sql);
    /// With the attempt that it is compared with here, or that was before it.
    void compareInFullAsked(const querymend::AttemptRef& before, const querymend::AttemptRef& after);
    /// To the clipboard; for whoever tells of it.
    void copied();

private:
    enum Tab : std::uint8_t {
        diffTab,
        errorTab,
        hintTab,
        reflectionTab,
        promptTab,
        responseTab,
        trafficTab,
        planTab,
        checksTab,
        timingsTab
    };

    QWidget* makeBar();
    void addPage(const QString& name, const QString& about);
    void take(const std::vector<RunEvent>& events, const AttemptRef& attempt, std::optional<AttemptRef> against);
    void showTitle();
    void fillTab();
    void fillResponse();
    void fillTraffic();
    void compareInFull();
    void copySql();

    Theme& m_theme;
    std::vector<RunEvent> m_events; ///< what the detail points into
    AttemptDetail m_detail;
    AttemptCard m_card;
    std::vector<OtherAttempt> m_others;
    std::optional<AttemptRef> m_against;
    std::uint32_t m_lanes = 0;
    QStackedWidget* m_pages;
    QTabWidget* m_tabs;
    QLabel* m_sign = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_category = nullptr;
    QToolButton* m_open = nullptr;
    QToolButton* m_copy = nullptr;
    QToolButton* m_byHand = nullptr;
    QToolButton* m_compare = nullptr;
    DiffPage* m_diff = nullptr;
    PromptPage* m_prompt = nullptr;
    PlanPage* m_plan = nullptr;
    std::vector<PiecePane*> m_panes; ///< by tab; null for the three above
};

} // namespace querymend
