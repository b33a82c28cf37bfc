#include "answer/calibration.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace querymend {

namespace {

struct Knot {
    double score;
    double confidence;
};

constexpr auto knots = std::to_array<Knot>({{0, 0}, {0.35, 0.5}, {0.7, 0.8}, {0.9, 0.9}, {1, 0.95}});

} // namespace

double confidenceOf(double score)
{
    const auto above =
        std::find_if(knots.begin() + 1, knots.end(), [&](const Knot& knot) { return score < knot.score; });
    if (above == knots.end())
        return knots.back().confidence;
    const Knot& below = *std::prev(above);
    const double part = (std::max(score, 0.0) - below.score) / (above->score - below.score);
    return below.confidence + part * (above->confidence - below.confidence);
}

} // namespace querymend
