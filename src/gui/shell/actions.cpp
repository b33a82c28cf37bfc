#include "shell/actions.h"

#include "common/theme.h"

#include <QCoreApplication>

#include <optional>

namespace querymend {

namespace {

struct ActionRow {
    ActionId id;
    const char* name; ///< in the settings file
    const char* text;
    const char* keys; ///< separated by spaces
    std::optional<Icon> icon = std::nullopt;
};

// clang-format off
constexpr std::array rows{
    ActionRow{ActionId::connectTo, "connect", QT_TRANSLATE_NOOP("Actions", "&Connect to Database…"), "Ctrl+Shift+N", Icon::database},
    ActionRow{ActionId::importConnections, "importConnections", QT_TRANSLATE_NOOP("Actions", "Import Co&nnections…"), ""},
    ActionRow{ActionId::disconnect, "disconnect", QT_TRANSLATE_NOOP("Actions", "&Disconnect"), ""},
    ActionRow{ActionId::openFolder, "openFolder", QT_TRANSLATE_NOOP("Actions", "Open &Folder…"), "Ctrl+Shift+O"},
    ActionRow{ActionId::closeFolder, "closeFolder", QT_TRANSLATE_NOOP("Actions", "C&lose Folder"), ""},
    ActionRow{ActionId::quit, "quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q"},
    ActionRow{ActionId::cancel, "cancel", QT_TRANSLATE_NOOP("Actions", "&Cancel"), "Ctrl+F2", Icon::stopFill},
    ActionRow{ActionId::exportResult, "exportResult", QT_TRANSLATE_NOOP("Actions", "E&xport Result…"), "Ctrl+Shift+E", Icon::download},
    ActionRow{ActionId::focusQuestion, "focusQuestion", QT_TRANSLATE_NOOP("Actions", "Go to &Question"), "Ctrl+L", Icon::chatLeftText},
    ActionRow{ActionId::focusEditor, "focusEditor", QT_TRANSLATE_NOOP("Actions", "Go to &SQL"), "Ctrl+1"},
    ActionRow{ActionId::focusResults, "focusResults", QT_TRANSLATE_NOOP("Actions", "Go to &Results"), "Ctrl+2"},
    ActionRow{ActionId::focusTimeline, "focusTimeline", QT_TRANSLATE_NOOP("Actions", "Go to T&imeline"), "Ctrl+3"},
    ActionRow{ActionId::focusSchema, "focusSchema", QT_TRANSLATE_NOOP("Actions", "Go to Sc&hema"), "Ctrl+4"},
    ActionRow{ActionId::focusAttempt, "focusAttempt", QT_TRANSLATE_NOOP("Actions", "Go to &Attempt"), "Ctrl+5"},
    ActionRow{ActionId::focusFiles, "focusFiles", QT_TRANSLATE_NOOP("Actions", "Go to &Files"), "Ctrl+6"},
    ActionRow{ActionId::cardAndError, "cardAndError", QT_TRANSLATE_NOOP("Actions", "Switch Between Card and &Error"), "F6"},
    ActionRow{ActionId::focusMenus, "focusMenus", QT_TRANSLATE_NOOP("Actions", "Go to &Menus"), "F10"},
    ActionRow{ActionId::demonstrations, "demonstrations", QT_TRANSLATE_NOOP("Actions", "Play &Demonstration…"), "", Icon::playFill},
    ActionRow{ActionId::compareAttempts, "compareAttempts", QT_TRANSLATE_NOOP("Actions", "C&ompare Attempts…"), "", Icon::layoutSplit},
    ActionRow{ActionId::exportRun, "exportRun", QT_TRANSLATE_NOOP("Actions", "Export R&un…"), "", Icon::boxArrowUp},
    ActionRow{ActionId::importRun, "importRun", QT_TRANSLATE_NOOP("Actions", "&Import Run…"), "", Icon::folder2Open},
    ActionRow{ActionId::history, "history", QT_TRANSLATE_NOOP("Actions", "Run &History…"), "Ctrl+Shift+H", Icon::clockHistory},
    ActionRow{ActionId::statistics, "statistics", QT_TRANSLATE_NOOP("Actions", "S&tatistics…"), "", Icon::barChart},
    ActionRow{ActionId::ledger, "ledger", QT_TRANSLATE_NOOP("Actions", "&What Left This Machine…"), "", Icon::shieldLock},
    ActionRow{ActionId::palette, "palette", QT_TRANSLATE_NOOP("Actions", "Command &Palette…"), "Ctrl+K", Icon::search},
    ActionRow{ActionId::glossary, "glossary", QT_TRANSLATE_NOOP("Actions", "Glossary…"), ""},
    ActionRow{ActionId::preferences, "preferences", QT_TRANSLATE_NOOP("Actions", "&Settings…"), "Ctrl+,", Icon::gear},
    ActionRow{ActionId::shortcuts, "shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keyboard Shortcuts"), "Ctrl+?"},
    ActionRow{ActionId::refreshSchema, "refreshSchema", QT_TRANSLATE_NOOP("Actions", "Re&fresh Schema"), "Shift+F5", Icon::arrowRepeat},
    ActionRow{ActionId::themeSystem, "themeSystem", QT_TRANSLATE_NOOP("Actions", "&System"), ""},
    ActionRow{ActionId::themeLight, "themeLight", QT_TRANSLATE_NOOP("Actions", "&Light"), "", Icon::sun},
    ActionRow{ActionId::themeDark, "themeDark", QT_TRANSLATE_NOOP("Actions", "&Dark"), "", Icon::moon},
    ActionRow{ActionId::themeHighContrast, "themeHighContrast", QT_TRANSLATE_NOOP("Actions", "High &Contrast"), ""},
    ActionRow{ActionId::present, "present", QT_TRANSLATE_NOOP("Actions", "Presenter &Mode"), "Shift+F11", Icon::eye},
    ActionRow{ActionId::presentWithoutValues, "presentWithoutValues", QT_TRANSLATE_NOOP("Actions", "Presenter Mode Without &Values"), ""},
    ActionRow{ActionId::runLayout, "runLayout", QT_TRANSLATE_NOOP("Actions", "Run La&yout"), "F11"},
    ActionRow{ActionId::resetLayout, "resetLayout", QT_TRANSLATE_NOOP("Actions", "Reset &Layout"), ""},
    ActionRow{ActionId::help, "help", QT_TRANSLATE_NOOP("Actions", "&Help"), "F1", Icon::questionCircle},
    ActionRow{ActionId::tour, "tour", QT_TRANSLATE_NOOP("Actions", "Take the &Tour"), ""},
    ActionRow{ActionId::checkSystem, "checkSystem", QT_TRANSLATE_NOOP("Actions", "Check This &System…"), ""},
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
        auto* const action = new QAction(QCoreApplication::translate("Actions", row.text), this);
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

#include "moc_actions.cpp"
