#pragma once

#include <QMainWindow>

namespace querymend {

class AskPanel;
class Theme;
class Workbench;

/// The window: the question, the SQL and its results in the middle, the schema to the left, the timeline to the right.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both outlive it.
    MainWindow(Workbench& workbench, Theme& theme, QWidget* parent = nullptr);

private:
    void makeDocks();

    Workbench& m_workbench;
    Theme& m_theme;
    AskPanel* m_ask = nullptr;
};

} // namespace querymend
