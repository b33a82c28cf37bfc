#pragma once

#include <QAction>
#include <QList>
#include <QObject>

#include <array>
#include <cstdint>
#include <initializer_list>

namespace querymend {

class Theme;

/// What a person can do to a run.
enum class SteerAction : std::uint8_t {
    goOn,
    step,
    edit,
    stopAtNext,
    beforeModel,
    beforeDatabase,
    fork,
    retry,
    accept,
    confirmEmpty,
    replay,
    again,
};

inline constexpr std::size_t steerActionCount = static_cast<std::size_t>(SteerAction::again) + 1;

/// These as actions, for buttons, menus and keys.
class SteerActions : public QObject {
    Q_OBJECT

public:
    explicit SteerActions(const Theme& theme, QObject* parent = nullptr);

    [[nodiscard]] QAction& operator[](SteerAction id) const { return *m_actions[static_cast<std::size_t>(id)]; }
    [[nodiscard]] QList<QAction*> all() const { return {m_actions.begin(), m_actions.end()}; }
    /// Those that are about one attempt.
    [[nodiscard]] QList<QAction*> ofAttempt() const;

private:
    std::array<QAction*, steerActionCount> m_actions{};
};

} // namespace querymend
