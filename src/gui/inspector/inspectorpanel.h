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
class PromptPage;
class Theme;

/// Shows all that is known of one attempt, or how two differ.
class InspectorPanel : public QWidget {
    Q_OBJECT

public:
    /// The theme outlives it.
    explicit InspectorPanel(Theme& theme, QWidget* parent = nullptr);

    void clear();
    /// The events need not stay; what is needed of them is kept.
    void showAttempt(const std::vector<RunEvent>& events, const AttemptRef& attempt);
    /// The later of the two, compared with the earlier.
    void showComparison(const std::vector<RunEvent>& events, const AttemptRef& before, const AttemptRef& after);

    /// What a person can do about the attempt, in a menu of its own.
    void offer(const QList<QAction*>& actions);

Q_SIGNALS:
    void openInEditorAsked(const std::string& sql);
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
        checksTab,
        timingsTab
    };

    QWidget* makeBar();
    void addPage(const QString& name, const QString& about);
    void take(const std::vector<RunEvent>& events, const AttemptRef& attempt, std::optional<AttemptRef> against);
    void showTitle();
    void fillTab();
    void fillResponse();
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
    DiffPage* m_diff = nullptr;
    PromptPage* m_prompt = nullptr;
    std::vector<PiecePane*> m_panes; ///< by tab; null for the two above
};

} // namespace querymend
