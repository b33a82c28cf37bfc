#pragma once

#include <QAction>
#include <QList>
#include <QObject>

#include <array>
#include <cstdint>
#include <initializer_list>

namespace querymend {

class Theme;

/// What the user can do to a run.
enum class SteerAction : std::uint8_t {
    proceed,
    step,
    edit,
    stopAtNext,
    beforeModel,
    beforeDatabase,
    fork,
    retry,
    tryMended,
    accept,
    confirmEmpty,
    replay,
    again,
    playOrPause,
    playBack,
    playOn,
};

inline constexpr std::size_t steerActionCount = static_cast<std::size_t>(SteerAction::playOn) + 1;

/// A QAction for each SteerAction, for buttons, menus and shortcuts.
class SteerActions : public QObject {
    Q_OBJECT

public:
    explicit SteerActions(const Theme& theme, QObject* parent = nullptr);

    [[nodiscard]] QAction& operator[](SteerAction id) const { return *m_actions[static_cast<std::size_t>(id)]; }
    [[nodiscard]] QList<QAction*> all() const { return {m_actions.begin(), m_actions.end()}; }
    /// Returns those that concern a single attempt.
    [[nodiscard]] QList<QAction*> ofAttempt() const;

private:
    std::array<QAction*, steerActionCount> m_actions{};
};

} // namespace querymend
