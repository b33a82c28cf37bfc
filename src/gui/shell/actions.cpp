#include "shell/actions.h"

#include "common/theme.h"

#include <optional>

namespace querymend {

namespace {

struct ActionRow {
    ActionId id;
    const char* name; ///< for the file of settings
    const char* text;
    const char* keys; ///< separated by spaces
    std::optional<Icon> icon = std::nullopt;
};

// clang-format off
constexpr std::array rows{
    ActionRow{ActionId::connectTo, "connect", QT_TRANSLATE_NOOP("Actions", "&Connect to a Database…"), "Ctrl+Shift+N", Icon::database},
    ActionRow{ActionId::disconnect, "disconnect", QT_TRANSLATE_NOOP("Actions", "&Disconnect"), ""},
    ActionRow{ActionId::openFile, "open", QT_TRANSLATE_NOOP("Actions", "&Open SQL File…"), "Ctrl+O", Icon::folder2Open},
    ActionRow{ActionId::save, "save", QT_TRANSLATE_NOOP("Actions", "&Save SQL"), "Ctrl+S"},
    ActionRow{ActionId::saveAs, "save_as", QT_TRANSLATE_NOOP("Actions", "Save SQL &As…"), "Ctrl+Shift+S"},
    ActionRow{ActionId::newTab, "new_tab", QT_TRANSLATE_NOOP("Actions", "&New Tab"), "Ctrl+T", Icon::plusLg},
    ActionRow{ActionId::closeTab, "close_tab", QT_TRANSLATE_NOOP("Actions", "Close &Tab"), "Ctrl+W"},
    ActionRow{ActionId::quit, "quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q"},
    ActionRow{ActionId::find, "find", QT_TRANSLATE_NOOP("Actions", "&Find…"), "Ctrl+F", Icon::search},
    ActionRow{ActionId::replace, "replace", QT_TRANSLATE_NOOP("Actions", "&Replace…"), "Ctrl+H"},
    ActionRow{ActionId::comment, "comment", QT_TRANSLATE_NOOP("Actions", "Toggle &Comment"), "Ctrl+/"},
    ActionRow{ActionId::format, "format", QT_TRANSLATE_NOOP("Actions", "F&ormat SQL"), "Ctrl+Shift+F", Icon::codeSlash},
    ActionRow{ActionId::quickFix, "quick_fix", QT_TRANSLATE_NOOP("Actions", "&Quick Fix"), "Alt+Return", Icon::lightbulb},
    ActionRow{ActionId::nextProblem, "next_problem", QT_TRANSLATE_NOOP("Actions", "&Next Problem"), "F8"},
    ActionRow{ActionId::previousProblem, "previous_problem", QT_TRANSLATE_NOOP("Actions", "&Previous Problem"), "Shift+F8"},
    ActionRow{ActionId::complete, "complete", QT_TRANSLATE_NOOP("Actions", "Co&mplete"), "Ctrl+Space"},
    ActionRow{ActionId::runStatement, "run", QT_TRANSLATE_NOOP("Actions", "&Run Statement"), "Ctrl+Return F5", Icon::playFill},
    ActionRow{ActionId::runAll, "run_all", QT_TRANSLATE_NOOP("Actions", "Run &All"), "Ctrl+Shift+Return"},
    ActionRow{ActionId::explain, "explain", QT_TRANSLATE_NOOP("Actions", "&Explain"), "Ctrl+E", Icon::diagram3},
    ActionRow{ActionId::cancel, "cancel", QT_TRANSLATE_NOOP("Actions", "&Cancel"), "Ctrl+F2", Icon::stopFill},
    ActionRow{ActionId::exportResult, "export_result", QT_TRANSLATE_NOOP("Actions", "E&xport Result…"), "Ctrl+Shift+E", Icon::download},
    ActionRow{ActionId::focusQuestion, "question", QT_TRANSLATE_NOOP("Actions", "Go to the &Question"), "Ctrl+L", Icon::chatLeftText},
    ActionRow{ActionId::focusEditor, "editor", QT_TRANSLATE_NOOP("Actions", "Go to the &SQL"), "Ctrl+1"},
    ActionRow{ActionId::focusResults, "results", QT_TRANSLATE_NOOP("Actions", "Go to the &Results"), "Ctrl+2"},
    ActionRow{ActionId::focusTimeline, "timeline", QT_TRANSLATE_NOOP("Actions", "Go to the &Timeline"), "Ctrl+3"},
    ActionRow{ActionId::focusSchema, "schema", QT_TRANSLATE_NOOP("Actions", "Go to the Sc&hema"), "Ctrl+4"},
    ActionRow{ActionId::ask, "ask", QT_TRANSLATE_NOOP("Actions", "&Ask"), ""},
    ActionRow{ActionId::demonstrations, "demonstrations", QT_TRANSLATE_NOOP("Actions", "Play a &Demonstration…"), "", Icon::playFill},
    ActionRow{ActionId::exportRun, "export_run", QT_TRANSLATE_NOOP("Actions", "E&xport This Run…"), "", Icon::boxArrowUp},
    ActionRow{ActionId::history, "history", QT_TRANSLATE_NOOP("Actions", "&History of Runs…"), "Ctrl+Shift+H", Icon::clockHistory},
    ActionRow{ActionId::palette, "palette", QT_TRANSLATE_NOOP("Actions", "Command &Palette…"), "Ctrl+K", Icon::search},
    ActionRow{ActionId::preferences, "preferences", QT_TRANSLATE_NOOP("Actions", "&Preferences…"), "Ctrl+,", Icon::gear},
    ActionRow{ActionId::shortcuts, "shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keyboard Shortcuts"), "Ctrl+?"},
    ActionRow{ActionId::refreshSchema, "refresh_schema", QT_TRANSLATE_NOOP("Actions", "Read the Schema &Again"), "Shift+F5", Icon::arrowRepeat},
    ActionRow{ActionId::themeSystem, "theme_system", QT_TRANSLATE_NOOP("Actions", "As the &System"), ""},
    ActionRow{ActionId::themeLight, "theme_light", QT_TRANSLATE_NOOP("Actions", "&Light"), "", Icon::sun},
    ActionRow{ActionId::themeDark, "theme_dark", QT_TRANSLATE_NOOP("Actions", "&Dark"), "", Icon::moon},
    ActionRow{ActionId::resetLayout, "reset_layout", QT_TRANSLATE_NOOP("Actions", "&Reset Layout"), ""},
    ActionRow{ActionId::help, "help", QT_TRANSLATE_NOOP("Actions", "&Help"), "F1", Icon::questionCircle},
    ActionRow{ActionId::about, "about", QT_TRANSLATE_NOOP("Actions", "&About Querymend"), ""},
};
// clang-format on

static_assert(rows.size() == actionCount);

const ActionRow& rowOf(ActionId id)
{
    return rows[static_cast<std::size_t>(id)];
}

} // namespace

Actions::Actions(const Theme& theme, QObject* parent) : QObject(parent)
{
    for (const ActionRow& row : rows) {
        auto* const action = new QAction(tr(row.text), this);
        action->setObjectName(QString::fromLatin1(row.name));
        action->setShortcuts(usualShortcuts(row.id));
        if (row.icon)
            action->setIcon(themedIcon(*row.icon, theme, Tone::muted));
        m_actions[static_cast<std::size_t>(row.id)] = action;
    }
}

QList<QKeySequence> usualShortcuts(ActionId id)
{
    QList<QKeySequence> keys;
    for (const QString& key : QString::fromLatin1(rowOf(id).keys).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        keys.append(QKeySequence(key));
    return keys;
}

} // namespace querymend
