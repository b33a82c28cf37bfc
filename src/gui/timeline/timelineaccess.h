#pragma once

namespace querymend {

/// Makes timelines accessible to screen readers, as lists of their rows. May be called any number of times.
void installTimelineAccess();

} // namespace querymend
