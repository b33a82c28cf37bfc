#pragma once

namespace querymend {

class Panels;

/// Goes from the chosen attempt on the timeline to its error in the SQL, and from there back.
void goBetweenCardAndError(const Panels& panels);

} // namespace querymend
