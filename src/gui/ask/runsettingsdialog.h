#pragma once

#include "run/runsettings.h"

#include <QDialog>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace querymend {

class SettingsFields;

/// The settings that a form for a run starts from.
struct RunSettingsSubject {
    RunSettings settings;           ///< shown first
    RunPolicy own;                  ///< the user's own policy, which the presets of the program keep to
    std::vector<RunPreset> presets; ///< the user's own
    QStringList models;             ///< that helpers can ask
};

/// The form for everything that decides how a question is answered, and for naming it as a preset.
class RunSettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit RunSettingsDialog(RunSettingsSubject about, QWidget* parent = nullptr);

    [[nodiscard]] RunSettings settings() const;

Q_SIGNALS:
    /// The user wants the next question asked with these.
    void used(const querymend::RunSettings& settings);
    /// The user's own presets are these now.
    void presetsKept(const std::vector<querymend::RunPreset>& presets);

private:
    enum class Naming : std::uint8_t { none, new_, other };

    [[nodiscard]] QWidget* makePresetBar();
    [[nodiscard]] QWidget* makePages();
    [[nodiscard]] QWidget* makeButtons();
    void fillPresets();
    void choosePreset();
    void display(const RunSettings& settings);
    void showState();
    void save();
    void remove();
    void beginNaming(Naming what);
    void endNaming();
    void applyName();
    [[nodiscard]] std::vector<RunPreset> allPresets() const;
    /// The preset that is chosen; null if it is none of the user's own.
    [[nodiscard]] RunPreset* chosenOwn();
    void keep();

    RunSettingsSubject m_about;
    Naming m_naming = Naming::none;
    bool m_isFilling = false;
    QComboBox* m_presets = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_saveAs = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_delete = nullptr;
    QWidget* m_nameRow = nullptr;
    QLineEdit* m_name = nullptr;
    QPushButton* m_nameIt = nullptr;
    QLabel* m_state = nullptr;
    QListWidget* m_list = nullptr;
    QStackedWidget* m_stack = nullptr;
    std::vector<SettingsFields*> m_pages;
};

} // namespace querymend
