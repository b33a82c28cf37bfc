#pragma once

#include <QString>

#include <cstddef>
#include <cstdint>

namespace querymend {

/// What the tour shows, in its order.
enum class TourStep : std::uint8_t { question, mistake, correction, answer, ownData };

inline constexpr std::size_t tourStepCount = static_cast<std::size_t>(TourStep::ownData) + 1;

/// Whether what a step is about has happened, is still to come, or comes only when the user lets the run go on.
enum class TourMoment : std::uint8_t { coming, held, there };

struct TourWords {
    QString title;
    QString text;
};

/// What a step says; `question` is what the tour asks as an example.
[[nodiscard]] TourWords tourWords(TourStep step, TourMoment moment, const QString& question);

} // namespace querymend
