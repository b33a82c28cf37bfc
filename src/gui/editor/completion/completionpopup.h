#pragma once

#include "editor/completion/completion.h"

#include <QWidget>

#include <cstdint>

class QKeyEvent;
class QListView;

namespace querymend {

class CompletionModel;
class NamedRowDelegate;
class Theme;

/// Whether completions were requested or appear while typing.
enum class CompletionTrigger : std::uint8_t { asked, typed };

/// The list of completions at the caret. It never has the focus. Enter accepts only if the list was requested or a row
/// was selected with the arrow keys; Tab always accepts.
class CompletionPopup : public QWidget {
    Q_OBJECT

public:
    CompletionPopup(const Theme& theme, QWidget* editor);

    /// Shows the list below the caret's line, or above it if there is no room. `caret` is in global coordinates.
    void propose(std::vector<Completion> items, CompletionTrigger trigger, const QRect& caret);
    /// Handles the key; returns whether the list consumed it.
    bool take(const QKeyEvent& event);
    [[nodiscard]] const CompletionModel& model() const { return *m_model; }
    [[nodiscard]] CompletionTrigger trigger() const { return m_trigger; }

protected:
    void paintEvent(QPaintEvent* event) override;

Q_SIGNALS:
    void chosen(const querymend::Completion& completion);

private:
    void walk(int rows);
    bool accept();
    void place(const QRect& caret);

    const Theme& m_theme;
    CompletionModel* m_model;
    QListView* m_list;
    NamedRowDelegate* m_rows;
    CompletionTrigger m_trigger = CompletionTrigger::typed;
};

} // namespace querymend
