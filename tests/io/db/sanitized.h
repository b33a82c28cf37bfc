#pragma once

namespace querymend {

/// Sanitizers hold on to freed memory, so this program's memory use then says little. GCC reports them by a macro,
/// clang by a feature.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#elif defined(__has_feature)
inline constexpr bool isSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool isSanitized = false;
#endif

} // namespace querymend
