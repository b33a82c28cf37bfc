#pragma once

#include "run/event.h"

#include <span>
#include <string>

namespace querymend {

/// The model in use at some point of a run's events; the user may change it during the run.
struct AskedModel {
    std::string name;
    ModelTerms terms;

    void take(const RunStarted& body);
    void take(const RunEdited& body);
    void take(const EventBody& body);
};

[[nodiscard]] AskedModel askedModelOf(std::span<const RunEvent> events);
/// Makes `start` look as if the run had begun with this model.
void putInto(RunStarted& start, const AskedModel& model);

} // namespace querymend
