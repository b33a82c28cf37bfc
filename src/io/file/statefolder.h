#pragma once

#include <QString>

namespace querymend {

/// The XDG folder for state that the program can do without. Qt has no name for it before 6.7.
[[nodiscard]] QString stateFolder();

} // namespace querymend
