#include "prompt/memory/lesson.h"

namespace querymend {

bool Lesson::isProved() const
{
    return runs.size() >= runsOfAProof && mended > inVain;
}

std::string lineOf(const Lesson& lesson)
{
    const Mending& mending = lesson.mending;
    if (mending.wrong.empty())
        return "add what was missing: " + mending.mended;
    if (mending.mended.empty())
        return "leave out: " + mending.wrong;
    return "instead of: " + mending.wrong + "  write: " + mending.mended;
}

} // namespace querymend
