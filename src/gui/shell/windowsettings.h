#pragma once

#include "shell/windowparts.h"
#include "store/salvage.h"
#include "store/settingsfile.h"

#include <QList>
#include <QObject>

class QAction;

namespace querymend {

class Actions;
class Panels;

/// The settings of the window: read from their file, applied to all that they concern, and kept when they change.
class WindowSettings : public QObject {
    Q_OBJECT

public:
    /// The parts, the panels and the window's own actions must outlive it; `all` are those that have shortcuts.
    WindowSettings(const WindowParts& parts, Panels& panels, const Actions& actions, QList<QAction*> all,
                   QObject* parent = nullptr);

    void read();
    void keep(const AppSettings& settings);
    [[nodiscard]] const AppSettings& current() const { return m_current; }

Q_SIGNALS:
    void motionChanged(querymend::MotionSetting motion);

private:
    void choose(ThemeSetting theme);
    void apply(const AppSettings& settings);
    void applySamples();
    bool write();
    void handleSalvaged(const QString& file, const Salvaged& report);

    const WindowParts& m_parts;
    Panels& m_panels;
    const Actions& m_actions;
    QList<QAction*> m_allActions;
    AppSettings m_current;
};

} // namespace querymend
