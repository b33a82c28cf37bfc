#include "ask/settingschips.h"

#include "ask/chipchoices.h"
#include "ask/presetchip.h"
#include "common/runwords.h"

#include <QLayout>
#include <QLocale>

#include <utility>
#include <vector>

namespace querymend {

SettingsChips::SettingsChips(QLayout& row, const Theme& theme, QWidget& bar)
    : QObject(&bar), m_preset(new PresetChip(tr("Preset"), theme, &bar)), m_level(new Chip(tr("Level"), theme, &bar)),
      m_lanes(new Chip(tr("Lanes"), theme, &bar)), m_retries(new Chip(tr("Retries"), theme, &bar))
{
    m_preset->setToolTip(tr("All settings for the question, and presets"));
    m_level->setToolTip(tr("The first level; if no answer is found, the next one is tried"));
    m_lanes->setToolTip(tr("How many lanes run at each level"));
    m_retries->setToolTip(tr("How many times each lane may correct its SQL; replies without SQL do not count"));
    for (Chip* const chip : {static_cast<Chip*>(m_preset), m_level, m_lanes, m_retries})
        row.addWidget(chip);
    connect(m_preset, &PresetChip::chosen, this, &SettingsChips::choose);
    makeMenus();
    show();
}

void SettingsChips::makeMenus()
{
    std::vector<std::pair<QString, Level>> levels;
    for (const Level level : {Level::basic, Level::advanced, Level::expert})
        levels.emplace_back(wordOf(level), level);
    const auto change = [this](auto field) {
        return [this, field](auto value) {
            RunSettings settings = m_users;
            settings.policy.*field = value;
            choose(std::move(settings));
        };
    };
    fillChoices<Level>(*m_level, levels, change(&RunPolicy::level));
    fillChoices<std::uint32_t>(*m_lanes, numberChoices(1, mostLanes), change(&RunPolicy::lanes));
    fillChoices<std::uint32_t>(*m_retries, numberChoices(0, mostRetriesOfLane), change(&RunPolicy::maxRetries));
}

void SettingsChips::choose(RunSettings settings)
{
    m_users = std::move(settings);
    showUsers();
    Q_EMIT chosen();
}

void SettingsChips::setUsual(const RunPolicy& policy)
{
    m_preset->setUsual(policy);
    m_users.policy = policy;
    show();
}

void SettingsChips::setUsers(RunSettings settings)
{
    m_users = std::move(settings);
    show();
}

void SettingsChips::showUsers()
{
    m_ofRun.reset();
    m_presetOfRun.clear();
    show();
}

void SettingsChips::showRuns(RunSettings settings, std::string preset)
{
    m_ofRun = std::move(settings);
    m_presetOfRun = std::move(preset);
    show();
}

void SettingsChips::show()
{
    const RunPolicy& policy = shown().policy;
    m_preset->show(shown(), m_ofRun ? SettingsOf::run : SettingsOf::user, m_presetOfRun);
    m_level->setValue(wordOf(policy.level));
    m_lanes->setValue(QLocale().toString(policy.lanes));
    m_retries->setValue(QLocale().toString(policy.maxRetries));
}

} // namespace querymend

#include "moc_settingschips.cpp"
