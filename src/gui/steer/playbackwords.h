#pragma once

#include <QString>

#include <chrono>

namespace querymend {

class Playback;

/// `Attempt 2 · reply`: what has happened last at the moment that is shown.
[[nodiscard]] QString shownWord(const Playback& playback);
/// What is live in what is played, and how much slower or faster than it happened it is shown.
[[nodiscard]] QString paceWord(const Playback& playback);
/// `0:03.2`
[[nodiscard]] QString momentWord(std::chrono::milliseconds moment);
/// `1×`
[[nodiscard]] QString speedWord(double speed);

} // namespace querymend
