#pragma once

#include <cstddef>
#include <functional>

class QWidget;

namespace querymend {

/// Warns that closing the window loses runs that are only in memory; `lose` is called if the user agrees.
void warnOfUnsavedRuns(std::size_t runs, QWidget& window, std::function<void()> lose);

} // namespace querymend
