#pragma once

#include "editor/problems/textproblem.h"

#include <QMenu>

class QLabel;

namespace querymend {

class SqlEditor;
class Theme;

/// Offers the fixes of a problem, and shows what is wrong, what the fix that is looked at would change, how likely it
/// is meant and why. Nothing changes until one is chosen.
class FixMenu : public QMenu {
    Q_OBJECT

public:
    /// Editor and theme must outlive it. It deletes itself when it closes.
    FixMenu(SqlEditor& editor, const Theme& theme, TextProblem problem, QWidget* parent);

    /// Opens below the problem.
    void open();

Q_SIGNALS:
    void chosen(const querymend::QuickFix& fix);

private:
    void addPreview();
    void preview(const QAction* action);
    [[nodiscard]] QString changeOf(const QuickFix& fix) const;

    SqlEditor& m_editor;
    const Theme& m_theme;
    TextProblem m_problem;
    QLabel* m_message; ///< the menu may cover it in the text
    QLabel* m_change;
    QLabel* m_reason;
};

} // namespace querymend
