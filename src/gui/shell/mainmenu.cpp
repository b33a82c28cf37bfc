#include "shell/mainmenu.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace querymend {

namespace {

/// A title, and its entries by name; `-` is a separator, `=docks` and `=themes` are filled in by code.
struct MenuRow {
    const char* title;
    const char* entries;
};

// clang-format off
constexpr std::array menus{
    MenuRow{QT_TRANSLATE_NOOP("MainMenu", "&File"),
            "connect textConnection disconnect importConnections - newText openFile openRecent openFolder closeFolder saveFile saveFileAs reopenText closeText - importRun exportResult exportRun - quit"},
    MenuRow{QT_TRANSLATE_NOOP("MainMenu", "&Edit"),
            "undo redo - cut copy paste selectAll - find replace goToLine - complete mend mendStatement nextProblem previousProblem - toggleComment format renameText - glossary preferences"},
    MenuRow{QT_TRANSLATE_NOOP("MainMenu", "&View"),
             "focusQuestion focusEditor focusResults focusTimeline focusSchema focusAttempt focusFiles cardAndError - palette - =docks - =themes present presentWithoutValues - runLayout resetLayout"},
    MenuRow{QT_TRANSLATE_NOOP("MainMenu", "&Run"), "run runAll explain cancel - refreshSchema"},
    MenuRow{QT_TRANSLATE_NOOP("MainMenu", "&Timeline"), "demonstrations - playOrPause playBack playOn - replayRun runAgain - tryMended forkAttempt retryAttempt acceptAttempt confirmEmpty - breakBeforeModel "
            "breakBeforeDatabase stopAtNext continueRun stepRun editStop - compareAttempts - history statistics ledger exportRun"},
    MenuRow{QT_TRANSLATE_NOOP("MainMenu", "&Help"), "help tour shortcuts - checkSystem - about"},
};
// clang-format on

constexpr auto themes = "themeSystem themeLight themeDark themeHighContrast";

QStringList wordsOf(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

void addThemes(QMenu& menu, const QHash<QString, QAction*>& actions)
{
    QMenu* const below = menu.addMenu(QCoreApplication::translate("MainMenu", "&Theme"));
    auto* const group = new QActionGroup(below);
    for (const QString& name : wordsOf(themes)) {
        if (QAction* const action = actions.value(name)) {
            action->setCheckable(true);
            action->setIconVisibleInMenu(false); // it would replace the check mark
            group->addAction(action);
            below->addAction(action);
        }
    }
}

} // namespace

void fillMenuBar(QMenuBar& bar, const QHash<QString, QAction*>& actions, const QList<QAction*>& toggles)
{
    for (const MenuRow& row : menus) {
        QMenu* const menu = bar.addMenu(QCoreApplication::translate("MainMenu", row.title));
        for (const QString& name : wordsOf(row.entries)) {
            if (name == QLatin1String("-"))
                menu->addSeparator();
            else if (name == QLatin1String("=docks"))
                menu->addActions(toggles);
            else if (name == QLatin1String("=themes"))
                addThemes(*menu, actions);
            else if (QAction* const action = actions.value(name))
                menu->addAction(action);
        }
    }
}

QStringList namesInMenus()
{
    QStringList names = wordsOf(themes);
    for (const MenuRow& row : menus) {
        for (const QString& name : wordsOf(row.entries)) {
            if (name.front().isLetter())
                names.append(name);
        }
    }
    return names;
}

} // namespace querymend
