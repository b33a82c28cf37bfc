#pragma once

#include "common/livereplies.h"
#include "inspector/diffpage.h"
#include "inspector/textpiece.h"
#include "report/attemptdetail.h"
#include "report/testmatrix.h"
#include "report/timelinerows.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

class QAction;
class QLabel;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace querymend {

class ElidedLabel;
class PiecePane;
class PlanPage;
class PromptPage;
class SignLabel;
class StepPage;
class Theme;
class Workbench;

/// Shows everything about one attempt, how two differ, or a step of the run.
class InspectorPanel : public QWidget {
    Q_OBJECT

public:
    /// The theme must outlive the panel.
    explicit InspectorPanel(Theme& theme, QWidget* parent = nullptr);

    /// Plans are read from the workbench's open database. The workbench must outlive the panel.
    void useDatabaseOf(Workbench& workbench);
    void clear();
    /// Says whose run the next attempt belongs to.
    void setOrigin(const QString& origin) { m_origin = origin; }
    /// Says whether the run goes on of which an attempt will be shown.
    void setLiveness(RunLiveness liveness) { m_liveness = liveness; }
    /// Says how many attempts the timeline has, of which one may be selected.
    void setAttempts(std::uint32_t count);
    /// Keeps a copy of the events that it needs.
    void showAttempt(const std::vector<RunEvent>& events, const AttemptRef& attempt);
    /// Shows what the model has written of the attempt's reply, which is not recorded.
    void showReply(std::optional<LiveReply> reply);
    /// Shows the same attempt again, after a language change.
    void showAgain(const std::vector<RunEvent>& events);
    /// Shows a step of the timeline: what came of it and, if it called a model, prompt, reply and traffic.
    /// Returns false, and leaves what is shown as it is, if the events do not have the step.
    bool showStep(const std::vector<RunEvent>& events, const TimelineStep& step);
    /// Shows the later of two attempts, compared with the earlier.
    void showComparison(const std::vector<RunEvent>& events, const AttemptRef& before, const AttemptRef& after);

    /// Offers actions on the attempt in a menu.
    void offer(const QList<QAction*>& actions);

Q_SIGNALS:
    void openInEditorAsked(const std::string& sql);
    /// `before` is the attempt compared with here, or else the previous one.
    void compareInFullAsked(const querymend::AttemptRef& before, const querymend::AttemptRef& after);
    /// What an attempt changed is now shown against another; against the previous one if there is none.
    void compared(const querymend::AttemptRef& attempt, std::optional<querymend::AttemptRef> with);
    void memoryAsked();
    /// The user wants to read about an error; `place` is one of the help.
    void helpAsked(const QString& place);
    /// The SQL was copied to the clipboard.
    void copied();

private:
    enum Page : std::uint8_t { emptyPage, attemptPage, stepPage };
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
        testsTab,
        timingsTab,
        logTab
    };

    QWidget* makeBar();
    void addPage(const QString& name, const QString& about);
    void take(const std::vector<RunEvent>& events, const AttemptRef& attempt, std::optional<AttemptRef> against);
    void showTitle();
    void fillTab();
    void fillError();
    void showError(int columns);
    void fitError();
    void fillPrompt();
    void fillResponse();
    void fillTraffic();
    void compareInFull();
    void copySql();
    void copyReport();
    void forgetStep();

    Theme& m_theme;
    std::vector<RunEvent> m_events; ///< m_detail points into these
    AttemptDetail m_detail;
    AttemptCard m_card;
    std::vector<OtherAttempt> m_others;
    std::vector<TestMatrix> m_matrices;
    TextPieces m_log;
    std::optional<AttemptRef> m_against;
    std::optional<LiveReply> m_reply;
    QString m_origin;
    RunLiveness m_liveness = RunLiveness::live;
    std::uint32_t m_lanes = 0;
    QStackedWidget* m_pages;
    QLabel* m_empty; ///< shown while no attempt is
    QTabWidget* m_tabs;
    SignLabel* m_sign = nullptr;
    ElidedLabel* m_title = nullptr;
    QLabel* m_category = nullptr;
    QToolButton* m_open = nullptr;
    QToolButton* m_copy = nullptr;
    QAction* m_report = nullptr; ///< copies what is known of a failed attempt
    StepPage* m_step = nullptr;  ///< null until a step is shown
    QToolButton* m_byHand = nullptr;
    QToolButton* m_compare = nullptr;
    DiffPage* m_diff = nullptr;
    PromptPage* m_prompt = nullptr;
    PlanPage* m_plan = nullptr;
    std::vector<PiecePane*> m_panes; ///< by tab; null for the three pages above
};

} // namespace querymend
