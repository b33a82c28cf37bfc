#pragma once

#include "prompt/memory/example.h"
#include "prompt/memory/lesson.h"

#include <vector>

namespace querymend {

/// What a run uses of earlier runs. It is chosen when the run begins and is part of its record, so that the same record
/// gives the same prompts, whatever was learned since.
struct RunMemory {
    std::vector<Example> examples; ///< shown in prompts, the most similar first
    std::vector<Lesson> lessons;   ///< that may be offered along with hints

    friend bool operator==(const RunMemory&, const RunMemory&) = default;
};

} // namespace querymend
