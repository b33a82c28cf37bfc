#pragma once

#include "run/runsettings.h"

#include <QObject>

#include <optional>
#include <string>

class QLayout;
class QWidget;

namespace querymend {

class Chip;
class PresetChip;
class Theme;

/// The settings of a question, with the chips for them: one names the preset and leads to all settings, the others are
/// for those that are changed most. They are the user's, or while a run is looked at, those of the run.
class SettingsChips : public QObject {
    Q_OBJECT

public:
    /// Adds the chips to a row of the bar.
    SettingsChips(QLayout& row, const Theme& theme, QWidget& bar);

    [[nodiscard]] PresetChip& preset() const { return *m_preset; }
    /// Sets what questions are asked with unless the user chooses otherwise.
    void setUsual(const RunPolicy& policy);
    /// The user's settings, whatever is shown.
    [[nodiscard]] const RunSettings& users() const { return m_users; }
    void setUsers(RunSettings settings);
    [[nodiscard]] const RunSettings& shown() const { return m_ofRun ? *m_ofRun : m_users; }
    void showUsers();
    /// A run has recorded which preset it was asked with, if it was one.
    void showRuns(RunSettings settings, std::string preset);
    /// Call it again after a language change.
    void show();

Q_SIGNALS:
    /// The user has chosen other settings of their own, which are shown now.
    void chosen();

private:
    void makeMenus();
    void choose(RunSettings settings);

    RunSettings m_users;
    std::optional<RunSettings> m_ofRun;
    std::string m_presetOfRun;
    PresetChip* m_preset;
    Chip* m_level;
    Chip* m_lanes;
    Chip* m_retries;
};

} // namespace querymend
