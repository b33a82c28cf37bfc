#pragma once

namespace querymend {

/// Returns large blocks to the system as soon as they are freed. Otherwise the C library retains more and more of them
/// in each thread: twice as much memory for a reply of two megabytes. Call once, before anything else.
void returnFreedMemory();

} // namespace querymend
