#include "shell/cardanderror.h"

#include "editor/editorpanel.h"
#include "shell/panels.h"
#include "timeline/timelinepair.h"
#include "timeline/timelinepanel.h"

#include <QApplication>

namespace querymend {

namespace {

/// The timeline of the attempt that is looked at, which may be of the parent.
TimelinePanel& timelineOf(const Panels& panels)
{
    const auto chosen = panels.chosen();
    return !chosen || &chosen->run == &panels.shown() ? panels.timeline() : panels.timelines().earlier();
}

} // namespace

void goBetweenCardAndError(const Panels& panels)
{
    const QWidget* const focused = QApplication::focusWidget();
    const bool isAtError = panels.editor().isPreviewing() && focused && panels.editor().isAncestorOf(focused);
    if (isAtError)
        return timelineOf(panels).setFocus(Qt::ShortcutFocusReason);
    const auto chosen = panels.chosen();
    if (!chosen)
        return;
    if (!panels.editor().isPreviewing())
        timelineOf(panels).choose(chosen->attempt); // shows its SQL
    panels.editor().focusProblem();
}

} // namespace querymend
