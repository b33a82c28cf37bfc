#include "shell/windowsettings.h"

#include "agents/agentwatch.h"
#include "ask/askpanel.h"
#include "ask/settingschips.h"
#include "common/inlinemessage.h"
#include "common/languages.h"
#include "common/theme.h"
#include "editor/editorpanel.h"
#include "editor/everytext.h"
#include "models/modelshelf.h"
#include "settings/connectionbook.h"
#include "settings/shortcutmodel.h"
#include "shell/actions.h"
#include "shell/panels.h"
#include "storage/runstorage.h"
#include "store/valuelock.h"

#include <utility>

namespace querymend {

namespace {

struct ThemeRow {
    ThemeSetting setting;
    ThemeChoice choice;
    ActionId action;
};

constexpr ThemeRow themes[] = {{ThemeSetting::system, ThemeChoice::system, ActionId::themeSystem},
                               {ThemeSetting::light, ThemeChoice::light, ActionId::themeLight},
                               {ThemeSetting::dark, ThemeChoice::dark, ActionId::themeDark},
                               {ThemeSetting::highContrast, ThemeChoice::highContrast, ActionId::themeHighContrast}};

/// Returns `none` if values must stay on the machine.
SamplePolicy samplesOf(const AppSettings& settings)
{
    const bool mustStay = settings.policy.values == DataValues::stay || valueLockOf(settings) != ValueLock::open;
    switch (mustStay ? SampleSetting::none : settings.samples) {
    case SampleSetting::careful:
        return SamplePolicy::careful;
    case SampleSetting::all:
        return SamplePolicy::all;
    case SampleSetting::none:
        break;
    }
    return SamplePolicy::none;
}

} // namespace

WindowSettings::WindowSettings(const WindowParts& parts, Panels& panels, const Actions& actions, QList<QAction*> all,
                               QObject* parent)
    : QObject(parent), m_parts(parts), m_panels(panels), m_actions(actions), m_allActions(std::move(all))
{
    for (const ThemeRow& row : themes)
        connect(&m_actions[row.action], &QAction::triggered, this, [this, theme = row.setting] { choose(theme); });
    connect(&m_panels.ask(), &AskPanel::modelChanged, this, &WindowSettings::applySamples);
    connect(&m_parts.keep, &RunStorage::salvaged, this, &WindowSettings::handleSalvaged);
}

void WindowSettings::read()
{
    const auto read = readSettings(m_parts.settingsFile);
    if (!read)
        m_panels.ask().message().say(Tone::execution, wordsOf(read.error()));
    apply(carefulSettings(read));
    if (!read && !read.error().keptAs.isEmpty())
        write(); // or else the next start, which finds no file, would send values
}

void WindowSettings::choose(ThemeSetting theme)
{
    AppSettings settings = m_current;
    settings.theme = theme;
    keep(settings);
}

void WindowSettings::keep(const AppSettings& settings)
{
    const bool isOtherStore = settings.store != m_current.store || settings.storePassword != m_current.storePassword;
    apply(settings);
    if (isOtherStore)
        m_parts.keep.open(settings);
    write();
}

void WindowSettings::apply(const AppSettings& settings)
{
    const MotionSetting motion = std::exchange(m_current, settings).motion;
    if (motion != settings.motion)
        Q_EMIT motionChanged(settings.motion);
    m_parts.languages.choose(settings.language);
    for (const ThemeRow& row : themes) {
        if (row.setting != settings.theme)
            continue;
        m_parts.theme.choose(row.choice);
        m_actions[row.action].setChecked(true);
    }
    m_parts.theme.setTextPixels(settings.fontPixels);
    m_parts.theme.choose(settings.density == Density::compact ? Spacing::compact : Spacing::comfortable);
    m_panels.editor().everyText().setTabKey(settings.tabKey == TabSetting::indents ? TabKey::indents
                                                                                   : TabKey::movesFocus);
    m_panels.ask().settings().setUsual(settings.policy);
    m_parts.workbench.setValueLock(valueLockOf(settings));
    if (m_parts.agents)
        m_parts.agents->setBorder(settings.border);
    m_parts.workbench.setMemoryUse(settings.memory == MemorySetting::on ? RunMemoryUse::yes : RunMemoryUse::no);
    m_parts.models.setSamples(samplesOf(settings));
    applySamples();
    applyShortcuts({m_allActions.begin(), m_allActions.end()}, settings.shortcuts);
}

/// Values stay on the machine if they must, whatever the model's profile says.
void WindowSettings::applySamples()
{
    const bool mayBeRead =
        m_current.policy.values == DataValues::mayBeNamed && m_parts.workbench.valueLock() == ValueLock::open;
    const SamplePolicy policy =
        mayBeRead ? m_parts.models.samplesFor(m_panels.ask().modelChip().model().toStdString()) : SamplePolicy::none;
    m_parts.models.setSamplesRead(policy);
    m_parts.workbench.setSamples(policy);
}

/// Returns whether they could be written; if not, says why.
bool WindowSettings::write()
{
    const auto written = writeSettings(m_parts.settingsFile, m_current);
    if (!written)
        m_panels.ask().message().say(Tone::execution, wordsOf(written.error()));
    return written.ok();
}

/// Makes the salvaged store the configured one.
void WindowSettings::handleSalvaged(const QString& file, const Salvaged& report)
{
    m_current.store = file.toStdString();
    m_current.storePassword = StorePassword::none;
    if (!write())
        return;
    m_panels.ask().message().say(
        Tone::accent,
        tr("%n run(s) were salvaged. Runs are now saved in %1; the damaged file is left unchanged.", nullptr,
           static_cast<int>(report.runs))
            .arg(file));
}

} // namespace querymend

#include "moc_windowsettings.cpp"
