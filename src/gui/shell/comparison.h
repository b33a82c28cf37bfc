#pragma once

#include "run/event.h"

#include <vector>

class QWidget;

namespace querymend {

class CompareDialog;
class Theme;
class Workbench;

/// Opens a comparison of two runs, each under its question, its model and when it was made.
CompareDialog& openComparison(Workbench& workbench, Theme& theme, std::vector<RunEvent> left,
                              std::vector<RunEvent> right, QWidget* window);

} // namespace querymend
