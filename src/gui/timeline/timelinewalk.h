#pragma once

#include "timeline/timelinelayout.h"

namespace querymend {

/// Finds the attempt or step that a key goes to from another one; items are given by their index in the geometry.
class TimelineWalk {
public:
    /// The geometry must outlive this object.
    explicit TimelineWalk(const TimelineGeometry& geometry) : m_geometry(geometry) {}

    /// Returns the next attempt or step in row order; `from` if there is none.
    [[nodiscard]] int neighbour(int from, int direction) const;
    /// Returns the attempt with the same number in the next lane, or its last one.
    [[nodiscard]] int neighbourLane(int from, int direction) const;
    /// Returns the attempt or step that is about a page away.
    [[nodiscard]] int farAway(int from, int direction, int page) const;

private:
    [[nodiscard]] bool isReachable(int item) const;

    const TimelineGeometry& m_geometry;
};

} // namespace querymend
