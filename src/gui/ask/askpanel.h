#pragma once

#include <QWidget>

namespace querymend {

class Theme;
class Workbench;

/// Where a question is asked: its text, what is known beside it, and how far the loop may go.
class AskPanel : public QWidget {
    Q_OBJECT

public:
    AskPanel(Workbench& workbench, Theme& theme, QWidget* parent = nullptr);

private:
    Workbench& m_workbench;
    Theme& m_theme;
};

} // namespace querymend
