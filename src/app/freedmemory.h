#pragma once

namespace querymend {

/// Has large blocks given back to the system as soon as they are freed. The C library keeps more and more of them
/// otherwise, in every thread for itself: twice as much memory for a reply of two megabytes. Called once, first of all.
void returnFreedMemory();

} // namespace querymend
