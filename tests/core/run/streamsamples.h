#pragma once

#include <string>

namespace querymend {

/// A chunk of a stream in OpenAI's format, with these members of its delta.
[[nodiscard]] std::string chunk(const std::string& delta);
/// A stream of so many chunks of thinking, and a statement.
[[nodiscard]] std::string thinking(int chunks);
/// Thinking as Ollama sends it.
[[nodiscard]] std::string ollamaLines(int lines);

} // namespace querymend
