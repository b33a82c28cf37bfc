#pragma once

namespace querymend {

/// Returns a size that was chosen for text of the usual size, for the current one; never smaller.
[[nodiscard]] int scaled(int pixels);

} // namespace querymend
