#pragma once

#include "common/chip.h"
#include "run/runsettings.h"

#include <QStringList>

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// Whose settings are shown: the user's, or those of a run that they look at.
enum class SettingsOf : std::uint8_t { user, run };

/// A button that names the preset whose settings a question has, offers the others, and opens the form for all of them.
class PresetChip : public Chip {
    Q_OBJECT

public:
    PresetChip(const QString& name, const Theme& theme, QWidget* parent = nullptr);

    /// Sets what questions are asked with unless the user chooses otherwise.
    void setUsual(const RunPolicy& policy) { m_usual = policy; }
    void setPresets(std::vector<RunPreset> presets);
    void setModels(const QStringList& models) { m_models = models; }
    /// A run has recorded which preset it was asked with, if it was one.
    void show(const RunSettings& settings, SettingsOf of, std::string recorded = {});
    /// Whose settings are shown; empty if they are none's.
    [[nodiscard]] const std::string& preset() const { return m_preset; }

Q_SIGNALS:
    /// The user wants the next question asked with these.
    void chosen(const querymend::RunSettings& settings);
    /// The user's own presets are these now.
    void presetsKept(const std::vector<querymend::RunPreset>& presets);

private:
    void fill();
    void edit();

    RunPolicy m_usual;
    std::vector<RunPreset> m_presets;
    QStringList m_models;
    RunSettings m_settings;
    SettingsOf m_of = SettingsOf::user;
    std::string m_recorded;
    std::string m_preset;
};

} // namespace querymend
