#include "ask/askpanel.h"

namespace querymend {

AskPanel::AskPanel(Workbench& workbench, Theme& theme, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_theme(theme)
{}

} // namespace querymend
