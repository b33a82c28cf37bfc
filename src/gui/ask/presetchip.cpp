#include "ask/presetchip.h"

#include "ask/runsettingsdialog.h"
#include "ask/settingspages.h"

#include <QMenu>

#include <utility>

namespace querymend {

PresetChip::PresetChip(const QString& name, const Theme& theme, QWidget* parent) : Chip(name, theme, parent)
{
    setObjectName(QStringLiteral("presetChip"));
}

void PresetChip::setPresets(std::vector<RunPreset> presets)
{
    m_presets = std::move(presets);
    fill();
}

void PresetChip::show(const RunSettings& settings, SettingsOf of, std::string recorded)
{
    m_settings = settings;
    m_of = of;
    m_recorded = std::move(recorded);
    fill();
}

/// Lists the presets, and names the one whose settings are shown, if any.
void PresetChip::fill()
{
    auto* const menu = new QMenu(this);
    QString name = m_recorded.empty() ? QString() : presetName(m_recorded);
    m_preset = m_recorded;
    const auto add = [&](const QString& text, const RunSettings& preset, const std::string& recordName = {}) {
        const bool isChosen = areAlike(preset, m_settings);
        if (isChosen && name.isEmpty()) {
            name = text;
            m_preset = recordName;
        }
        QAction* const action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(isChosen);
        connect(action, &QAction::triggered, this, [this, preset] { Q_EMIT chosen(settingsFor(preset, m_usual)); });
    };
    const std::vector<RunPreset> builtIn = builtInPresets(m_usual);
    add(tr("Default"), {m_usual});
    for (const auto* const presets : {&builtIn, &std::as_const(m_presets)}) {
        menu->addSeparator();
        for (const RunPreset& preset : *presets)
            add(presetName(preset.name), preset.settings, preset.name);
    }
    menu->addSeparator();
    if (m_of == SettingsOf::run)
        connect(menu->addAction(tr("Use the Settings of This Run")), &QAction::triggered, this,
                [this] { Q_EMIT chosen(settingsFor(m_settings, m_usual)); });
    QAction* const all = menu->addAction(tr("All Settings…"));
    all->setObjectName(QStringLiteral("allSettings"));
    connect(all, &QAction::triggered, this, &PresetChip::edit);
    if (this->menu())
        this->menu()->deleteLater(); // its action may be the one that is triggered
    setMenu(menu);
    setValue(name.isEmpty() ? tr("custom") : name);
}

void PresetChip::edit()
{
    auto* const dialog = new RunSettingsDialog({m_settings, m_usual, m_presets, m_models}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RunSettingsDialog::used, this, &PresetChip::chosen);
    connect(dialog, &RunSettingsDialog::presetsKept, this, [this](const std::vector<RunPreset>& presets) {
        setPresets(presets);
        Q_EMIT presetsKept(presets);
    });
    dialog->open();
}

} // namespace querymend

#include "moc_presetchip.cpp"
