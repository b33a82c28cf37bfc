#pragma once

#include "shell/actions.h"
#include "shell/windowlayout.h"

#include <QObject>
#include <QPointer>

class QMainWindow;
class QToolButton;
class QWidget;

namespace querymend {

class Panels;
class ShapeSwitch;

/// Gives the timeline the larger part of the window, with a choice of views and the details of an attempt in a drawer
/// below it. While presenting, it does so by itself, and hides what an audience does not need.
class RunLayout : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. The layout must have its docks.
    RunLayout(QMainWindow& window, WindowLayout& layout, Panels& panels, const Actions& actions, const Theme& theme);

    /// Shows the layout that was kept.
    void restore();
    void keep() const;
    void reset();
    void setPresenting(bool isPresenting);
    /// Opens the first menu. While presenting, the menu bar is there until its menus are closed.
    void openMenus();
    [[nodiscard]] ShapeSwitch& shapes() const { return *m_shapes; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(Arrangement arrangement);
    void showTexts();
    void hideClosedMenus();

    QMainWindow& m_window;
    WindowLayout& m_layout;
    Panels& m_panels;
    const Actions& m_actions;
    ShapeSwitch* m_shapes;
    QToolButton* m_drawer;
    QPointer<QWidget> m_beforeMenus; ///< had the focus
    bool m_isPresenting = false;
    Arrangement m_chosen = Arrangement::working; ///< by the user, while another is shown for an audience
};

} // namespace querymend
