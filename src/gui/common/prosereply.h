#pragma once

namespace querymend {

struct AttemptDetail;

/// Whether the last reply of an attempt has no statement, only prose.
[[nodiscard]] bool isReplyProse(const AttemptDetail& attempt);

} // namespace querymend
