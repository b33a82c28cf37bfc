#pragma once

#include "report/runjournal.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QTabWidget;

namespace querymend {

class PiecePane;
class PromptPage;
class SignLabel;
class Theme;

/// Shows one step of a run: what came of it and, if it called a model, prompt, reply and traffic.
class StepPage : public QWidget {
    Q_OBJECT

public:
    /// The theme must outlive the page.
    explicit StepPage(Theme& theme, QWidget* parent = nullptr);

    /// Keeps a copy of the events. Without an entry like the step, the page stays as it was and returns false.
    bool showStep(const std::vector<RunEvent>& events, const TimelineStep& step);
    void setOrigin(const QString& origin) { m_origin = origin; }
    /// The step that is shown; none after `forget`.
    [[nodiscard]] const std::optional<TimelineStep>& step() const { return m_step; }
    void forget();
    [[nodiscard]] QTabWidget& tabs() const { return *m_tabs; }

Q_SIGNALS:
    void memoryAsked();

private:
    QWidget* makeBar();
    void fill();
    void showTitle();

    Theme& m_theme;
    std::vector<RunEvent> m_events; ///< m_entry points into these
    std::optional<RunJournalEntry> m_entry;
    std::optional<TimelineStep> m_step;
    std::uint32_t m_lanes = 1;
    QString m_origin;
    QTabWidget* m_tabs;
    SignLabel* m_sign = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_meta = nullptr;
    PiecePane* m_outcome = nullptr;
    PromptPage* m_prompt = nullptr;
    PiecePane* m_reply = nullptr;
    PiecePane* m_traffic = nullptr;
};

/// The entry of the journal that the timeline shows as this step; null if there is none.
[[nodiscard]] const RunJournalEntry* entryLike(const std::vector<RunJournalEntry>& journal, const TimelineStep& step);

} // namespace querymend
