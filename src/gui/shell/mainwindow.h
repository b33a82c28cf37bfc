#pragma once

#include "shell/actions.h"
#include "shell/demonstration.h"
#include "shell/windowlayout.h"

#include <QMainWindow>

namespace querymend {

struct AskedQuestion;
class AskPanel;
class CommandPalette;
class Theme;
class Workbench;

/// The window: the question, the SQL and its results in the middle, the schema to the left, the timeline to the right.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both outlive it.
    MainWindow(Workbench& workbench, Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] AskPanel& askPanel() { return *m_ask; }
    [[nodiscard]] Demonstration& demonstration() { return m_demonstration; }

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    [[nodiscard]] QWidget* makeMiddle();
    [[nodiscard]] QList<QAction*> makeDocks();
    void connectActions();
    void connectPanels();
    void placeDocks();
    void showState();
    void ask(const AskedQuestion& question);

    Workbench& m_workbench;
    Theme& m_theme;
    Actions m_actions;
    Demonstration m_demonstration;
    WindowLayout m_layout;
    AskPanel* m_ask = nullptr;
    CommandPalette* m_palette = nullptr;
};

} // namespace querymend
