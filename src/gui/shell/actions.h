#pragma once

#include "common/icon.h"

#include <QAction>
#include <QKeySequence>
#include <QObject>

#include <array>
#include <cstdint>
#include <span>

namespace querymend {

class Theme;

/// Actions of the window itself; panels have their own.
enum class ActionId : std::uint8_t {
    connectTo,
    importConnections,
    disconnect,
    openFolder,
    closeFolder,
    quit,
    cancel,
    exportResult,
    focusQuestion,
    focusEditor,
    focusResults,
    focusTimeline,
    focusSchema,
    focusAttempt,
    focusFiles,
    cardAndError,
    focusMenus,
    demonstrations,
    compareAttempts,
    exportRun,
    importRun,
    history,
    statistics,
    ledger,
    palette,
    glossary,
    preferences,
    shortcuts,
    refreshSchema,
    themeSystem,
    themeLight,
    themeDark,
    themeHighContrast,
    present,
    presentWithoutValues,
    runLayout,
    resetLayout,
    help,
    tour,
    checkSystem,
    about,
};

inline constexpr std::size_t actionCount = static_cast<std::size_t>(ActionId::about) + 1;

/// The actions of one window, by id.
class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(const Theme& theme, QObject* parent = nullptr);

    [[nodiscard]] QAction& operator[](ActionId id) const { return *m_actions[static_cast<std::size_t>(id)]; }
    [[nodiscard]] std::span<QAction* const> all() const { return m_actions; }

private:
    std::array<QAction*, actionCount> m_actions{};
};

/// Returns the default shortcuts of an action.
[[nodiscard]] QList<QKeySequence> usualShortcuts(ActionId id);

} // namespace querymend
