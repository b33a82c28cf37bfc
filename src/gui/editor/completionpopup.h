#pragma once

#include "editor/completion.h"

#include <QWidget>

#include <cstdint>

class QKeyEvent;
class QListView;

namespace querymend {

class CompletionModel;
class NamedRowDelegate;
class Theme;

/// Who wants proposals: somebody who asked, or a text that somebody types.
enum class CompletionTrigger : std::uint8_t { asked, typed };

/// The list of proposals at the caret. It never has the focus, and takes nothing by itself: Enter accepts only what was
/// asked for or walked to; Tab always.
class CompletionPopup : public QWidget {
    Q_OBJECT

public:
    CompletionPopup(const Theme& theme, QWidget* editor);

    /// Below the line of the caret, which is given in global coordinates, or above it where there is no room.
    void propose(std::vector<Completion> items, CompletionTrigger trigger, const QRect& caret);
    /// Whether the key was for the list.
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
