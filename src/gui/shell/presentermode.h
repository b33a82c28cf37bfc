#pragma once

#include "shell/actions.h"
#include "shell/presenter.h"
#include "shell/windowparts.h"

#include <QObject>

#include <string>
#include <vector>

namespace querymend {

class Panels;
class WindowSettings;

/// Lets the window be shown to an audience: large texts, no hosts, no passwords and, if wanted, no database values.
class PresenterMode : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    PresenterMode(const WindowParts& parts, Panels& panels, const Actions& actions, const WindowSettings& settings,
                  QWidget& window);

    [[nodiscard]] bool isOn() const { return m_presenter.isOn(); }
    /// Whether presenting forbids dialogs that name hosts; if so, tells the user.
    [[nodiscard]] bool isClosedToRoom();

Q_SIGNALS:
    void begun();
    void ended();

private:
    void present(bool isOn, ActionId how);
    [[nodiscard]] std::vector<std::string> wordsToMask() const;

    const WindowParts& m_parts;
    Panels& m_panels;
    const Actions& m_actions;
    const WindowSettings& m_settings;
    QWidget& m_window;
    Presenter m_presenter;
};

} // namespace querymend
