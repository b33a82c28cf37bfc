#include "shell/presentermode.h"

#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "common/theme.h"
#include "database/savedtarget.h"
#include "editor/editorpanel.h"
#include "editor/everytext.h"
#include "llm/http/modelprofile.h"
#include "models/modelshelf.h"
#include "results/resultspanel.h"
#include "settings/connectionbook.h"
#include "shell/panels.h"
#include "shell/windowsettings.h"

#include <QDialog>
#include <QUrl>

#include <algorithm>
#include <optional>

namespace querymend {

namespace {

constexpr int presentedPixels = 18;
constexpr std::size_t shortestMask = 3; ///< shorter words would mask parts of others

/// Adds the hosts, the user, the password and the folder of a file.
void addWordsOf(const ConnectionTarget& target, std::vector<std::string>& words)
{
    words.push_back(target.host);
    words.push_back(target.user);
    if (target.password)
        words.push_back(target.password->reveal());
    for (const char* const option : {"host", "hostaddr", "service", "ssh"}) {
        if (const auto found = target.options.find(option); found != target.options.end())
            words.push_back(found->second);
    }
    const auto slash = target.database.rfind('/');
    if (slash != std::string::npos)
        words.push_back(target.database.substr(0, slash));
}

} // namespace

PresenterMode::PresenterMode(const WindowParts& parts, Panels& panels, const Actions& actions,
                             const WindowSettings& settings, QWidget& window)
    : m_parts(parts), m_panels(panels), m_actions(actions), m_settings(settings), m_window(window), m_presenter(window)
{
    for (const ActionId id : {ActionId::present, ActionId::presentWithoutValues}) {
        m_actions[id].setCheckable(true);
        m_actions[id].setIconVisibleInMenu(false); // it would replace the check mark
        connect(&m_actions[id], &QAction::triggered, this, [this, id](bool isOn) { present(isOn, id); });
    }
}

/// Closes open dialogs, because their lists, forms and comparisons were filled before masking.
void PresenterMode::present(bool isOn, ActionId how)
{
    const ActionId other = how == ActionId::present ? ActionId::presentWithoutValues : ActionId::present;
    m_actions[other].setChecked(false);
    for (const ActionId id : {ActionId::connectTo, ActionId::history, ActionId::statistics, ActionId::ledger,
                              ActionId::preferences, ActionId::tour})
        m_actions[id].setEnabled(!isOn);
    const bool hasValues = !isOn || how == ActionId::present;
    m_panels.results().setVisible(hasValues);
    for (QDialog* const dialog : m_window.findChildren<QDialog*>()) {
        if (dialog->isVisible())
            dialog->close();
    }
    if (!isOn) {
        m_parts.theme.setTextPixels(m_settings.current().fontPixels);
        m_panels.setMask({});
        m_panels.editor().everyText().cover(std::nullopt);
        m_presenter.end();
        return Q_EMIT ended();
    }
    const MaskRules rules{wordsToMask(), hasValues ? MaskedValues::no : MaskedValues::yes};
    m_panels.setMask([rules](const RunEvent& event) { return maskedEvent(event, rules); });
    m_panels.editor().everyText().cover(rules);
    m_presenter.begin(rules);
    Q_EMIT begun();
    // Last, because large text in the usual layout would widen the window.
    m_parts.theme.setTextPixels(std::max(presentedPixels, m_settings.current().fontPixels));
}

bool PresenterMode::isClosedToRoom()
{
    if (isOn())
        m_panels.ask().message().say(
            Tone::generic, tr("Not available while presenting: connections, settings and history show host names."));
    return isOn();
}

std::vector<std::string> PresenterMode::wordsToMask() const
{
    std::vector<std::string> words;
    addWordsOf(m_parts.workbench.target(), words);
    for (const SavedConnection& connection : m_parts.book.connections())
        addWordsOf(targetOf(connection), words);
    for (const ModelProfile& profile : m_parts.models.profiles())
        words.push_back(QUrl(QString::fromStdString(profile.baseUrl)).host().toStdString());
    std::erase_if(words, [](const std::string& word) { return word.size() < shortestMask; });
    return words;
}

} // namespace querymend

#include "moc_presentermode.cpp"
