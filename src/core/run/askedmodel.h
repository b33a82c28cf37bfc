#pragma once

#include "run/event.h"

#include <span>
#include <string>

namespace querymend {

/// Whom a run asks, as far as its events have come: a person may change the model on the way.
struct AskedModel {
    std::string name;
    ModelTerms terms;

    void take(const RunStarted& body);
    void take(const RunEdited& body);
    void take(const EventBody& body);
};

[[nodiscard]] AskedModel askedModelOf(std::span<const RunEvent> events);
/// As if it had been asked from the start.
void putInto(RunStarted& start, const AskedModel& model);

} // namespace querymend
