#include "steer/steeractions.h"

#include "common/icon.h"

#include <QKeySequence>

namespace querymend {

namespace {

struct SteerRow {
    const char* name; ///< its name in the settings file
    const char* text;
    const char* tip;
    const char* keys;
    Icon icon;
};

// clang-format off
constexpr std::array<SteerRow, steerActionCount> rows{{
    {"continueRun", QT_TRANSLATE_NOOP("querymend::SteerActions", "&Continue"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "Continue to the next breakpoint"), "F9", Icon::playFill},
    {"stepRun", QT_TRANSLATE_NOOP("querymend::SteerActions", "&Step"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "Continue to the next call"), "F7", Icon::skipForwardFill},
    {"editStop", QT_TRANSLATE_NOOP("querymend::SteerActions", "&Edit…"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "Edit the next call"), "F4", Icon::pencil},
    {"stopAtNext", QT_TRANSLATE_NOOP("querymend::SteerActions", "Stop Before &Next Call"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "Stop the run before its next call"), "Ctrl+F9", Icon::pauseFill},
    {"breakBeforeModel", QT_TRANSLATE_NOOP("querymend::SteerActions", "Stop Before Each &Model Call"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "Stop before each call to a model"), "", Icon::cpu},
    {"breakBeforeDatabase", QT_TRANSLATE_NOOP("querymend::SteerActions", "Stop Before Each Data&base Call"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "Stop before each statement is sent to the database"), "", Icon::database},
    {"forkAttempt", QT_TRANSLATE_NOOP("querymend::SteerActions", "&Fork From This Attempt…"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "A new run that keeps everything before this attempt"), "Ctrl+Shift+K", Icon::arrowReturnRight},
    {"retryAttempt", QT_TRANSLATE_NOOP("querymend::SteerActions", "&Retry With Your Own Hint…"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "A new run with one more attempt after this one"), "Ctrl+Shift+J", Icon::lightbulb},
    {"tryMended", QT_TRANSLATE_NOOP("querymend::SteerActions", "Ta&ke Mended Statement"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "Go on with the statement that was mended without a model"), "Ctrl+Shift+M", Icon::lightning},
    {"acceptAttempt", QT_TRANSLATE_NOOP("querymend::SteerActions", "&Accept as Answer"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "This statement answers the question"), "Ctrl+Shift+Y", Icon::checkCircle},
    {"confirmEmpty", QT_TRANSLATE_NOOP("querymend::SteerActions", "Confirm Empt&y Result"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "No rows is the correct answer"), "Ctrl+Shift+0", Icon::slashCircle},
    {"replayRun", QT_TRANSLATE_NOOP("querymend::SteerActions", "Re&play Run"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "As recorded, no model or database is called"), "", Icon::arrowCounterclockwise},
    {"runAgain", QT_TRANSLATE_NOOP("querymend::SteerActions", "Run A&gain With Changes…"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "Ask the same question again, live, beside this run"), "", Icon::arrowClockwise},
    {"playOrPause", QT_TRANSLATE_NOOP("querymend::SteerActions", "P&lay or Pause"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "Play or pause what the player shows"), "F12", Icon::playFill},
    {"playBack", QT_TRANSLATE_NOOP("querymend::SteerActions", "Pre&vious Event"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "Back to the event before in the player"), "Shift+F12", Icon::skipBackwardFill},
    {"playOn", QT_TRANSLATE_NOOP("querymend::SteerActions", "Ne&xt Event"),
     QT_TRANSLATE_NOOP("querymend::SteerActions", "On to the next event in the player"), "Ctrl+F12", Icon::skipForwardFill},
}};
// clang-format on

} // namespace

SteerActions::SteerActions(const Theme& theme, QObject* parent) : QObject(parent)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto* const action = new QAction(themedIcon(rows[i].icon, theme, Tone::muted), tr(rows[i].text), this);
        action->setObjectName(QString::fromLatin1(rows[i].name));
        action->setToolTip(tr(rows[i].tip));
        action->setShortcut(QKeySequence(QString::fromLatin1(rows[i].keys)));
        m_actions[i] = action;
    }
    for (const SteerAction id : {SteerAction::beforeModel, SteerAction::beforeDatabase}) {
        (*this)[id].setCheckable(true);
        (*this)[id].setIconVisibleInMenu(false); // otherwise the icon replaces the check mark
    }
}

QList<QAction*> SteerActions::ofAttempt() const
{
    QList<QAction*> actions;
    for (const SteerAction id : {SteerAction::tryMended, SteerAction::fork, SteerAction::retry, SteerAction::accept,
                                 SteerAction::confirmEmpty})
        actions.append(&(*this)[id]);
    return actions;
}

} // namespace querymend

#include "moc_steeractions.cpp"
