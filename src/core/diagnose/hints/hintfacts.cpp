#include "diagnose/hints/hintfacts.h"

#include <algorithm>

namespace querymend {

const Finding* HintFacts::primary() const
{
    const auto found =
        std::find_if(findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::error; });
    return found == findings.end() ? nullptr : &*found;
}

} // namespace querymend
