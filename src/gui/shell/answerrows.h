#pragma once

#include "report/timelinesvg.h"

namespace querymend {

class Panels;

/// The first rows of the shown run's answer, for an export; none if they are not shown, or the run's policy keeps
/// stored values from models and so from files that leave the program.
[[nodiscard]] AnswerRows answerRowsOf(const Panels& panels);

} // namespace querymend
