#include "shell/mainmenu.h"

#include "shell/actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

#include <initializer_list>
#include <optional>

namespace querymend {

namespace {

/// Nothing stands for a line between entries.
using Entry = std::optional<ActionId>;
constexpr Entry line = std::nullopt;

QString text(const char* source)
{
    return QCoreApplication::translate("MainMenu", source);
}

QMenu* add(QMenuBar& bar, const QString& title, const Actions& actions, std::initializer_list<Entry> entries)
{
    QMenu* const menu = bar.addMenu(title);
    for (const Entry& entry : entries) {
        if (entry)
            menu->addAction(&actions[*entry]);
        else
            menu->addSeparator();
    }
    return menu;
}

} // namespace

void fillMenuBar(QMenuBar& bar, const Actions& actions, const QList<QAction*>& toggles)
{
    using enum ActionId;
    add(bar, text(QT_TRANSLATE_NOOP("MainMenu", "&File")), actions,
        {connectTo, disconnect, line, newTab, openFile, save, saveAs, closeTab, line, exportResult, exportRun, line,
         quit});
    add(bar, text(QT_TRANSLATE_NOOP("MainMenu", "&Edit")), actions,
        {find, replace, line, complete, quickFix, nextProblem, previousProblem, line, comment, format, line,
         preferences});
    QMenu* const view =
        add(bar, text(QT_TRANSLATE_NOOP("MainMenu", "&View")), actions,
            {focusQuestion, focusEditor, focusResults, focusTimeline, focusSchema, line, palette, line});
    view->addActions(toggles);
    view->addSeparator();
    QMenu* const themes = view->addMenu(text(QT_TRANSLATE_NOOP("MainMenu", "&Theme")));
    auto* const group = new QActionGroup(themes);
    for (const ActionId theme : {themeSystem, themeLight, themeDark}) {
        actions[theme].setCheckable(true);
        group->addAction(&actions[theme]);
        themes->addAction(&actions[theme]);
    }
    view->addAction(&actions[resetLayout]);
    add(bar, text(QT_TRANSLATE_NOOP("MainMenu", "&Run")), actions,
        {runStatement, runAll, explain, cancel, line, refreshSchema});
    add(bar, text(QT_TRANSLATE_NOOP("MainMenu", "&Timeline")), actions, {demonstrations, line, history, exportRun});
    add(bar, text(QT_TRANSLATE_NOOP("MainMenu", "&Help")), actions, {help, shortcuts, line, about});
}

} // namespace querymend
