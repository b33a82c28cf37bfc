#include "check/verdict.h"

#include <algorithm>

namespace querymend {

std::string_view name(RungResult result)
{
    switch (result) {
    case RungResult::passed:
        return "passed";
    case RungResult::failed:
        return "failed";
    case RungResult::skipped:
        return "skipped";
    }
    return {};
}

std::string_view name(VerdictStatus status)
{
    switch (status) {
    case VerdictStatus::ok:
        return "ok";
    case VerdictStatus::rewrite:
        return "rewrite";
    case VerdictStatus::failed:
        return "failed";
    }
    return {};
}

ByteRange Verdict::toGiven(ByteRange range) const
{
    for (auto step = rewrites.rbegin(); step != rewrites.rend(); ++step)
        range = step->toOriginal(range);
    return range;
}

const Finding* Verdict::primary() const
{
    const auto found =
        std::find_if(findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::error; });
    return found == findings.end() ? nullptr : &*found;
}

} // namespace querymend
