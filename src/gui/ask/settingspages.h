#pragma once

#include "run/runsettings.h"

#include <QStringList>

class QWidget;

namespace querymend {

class SettingsFields;

/// The pages of the form for a run's settings, in the order of its list.
enum class SettingsSection : std::uint8_t { search, helpers, prompt, checks, asking, limits };

inline constexpr std::size_t settingsSectionCount = static_cast<std::size_t>(SettingsSection::limits) + 1;

[[nodiscard]] QString nameOf(SettingsSection section);

/// Makes the page; `models` are the names of those that a helper can ask.
[[nodiscard]] SettingsFields* pageOf(SettingsSection section, const QStringList& models, QWidget* parent);

/// The name of a preset as the window has it; those of the program are translated.
[[nodiscard]] QString presetName(const std::string& name);

} // namespace querymend
