#pragma once

namespace querymend {

/// How likely an answer is right, for the score that its reading was given: measured on questions that the answerer had
/// not been tried on before (tests/answers/README.md).
[[nodiscard]] double confidenceOf(double score);

} // namespace querymend
