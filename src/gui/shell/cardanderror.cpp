#include "shell/cardanderror.h"

#include "editor/editorpanel.h"
#include "shell/panels.h"
#include "timeline/timelinepanel.h"

#include <QApplication>

namespace querymend {

void goBetweenCardAndError(const Panels& panels)
{
    const QWidget* const focused = QApplication::focusWidget();
    const bool isAtError = panels.editor().isPreviewing() && focused && panels.editor().isAncestorOf(focused);
    if (isAtError)
        return panels.timeline().setFocus(Qt::ShortcutFocusReason);
    const auto chosen = panels.chosen();
    if (!chosen)
        return;
    if (!panels.editor().isPreviewing())
        panels.timeline().choose(chosen->attempt); // shows its SQL
    panels.editor().focusProblem();
}

} // namespace querymend
