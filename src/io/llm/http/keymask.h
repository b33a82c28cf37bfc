#pragma once

#include "base/secret.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Removes a key from text that is kept or shown: servers echo what they were sent, as it was, JSON-escaped,
/// percent-encoded, in hex or in base64.
class KeyMask {
public:
    explicit KeyMask(const Secret& key);

    /// For text about a call: headers, errors, names. A short key is masked only where it is a whole word.
    [[nodiscard]] std::string operator()(std::string text) const;
    /// For what a model reads and writes: leaves short keys, which may be ordinary words.
    [[nodiscard]] std::string inContent(std::string text) const;
    /// For a raw body, in which the key may be split across the events of a stream.
    [[nodiscard]] std::string inBody(std::string body) const;
    /// How many bytes at the end of a text may be the beginning of the key.
    [[nodiscard]] std::size_t begunAtEnd(std::string_view text) const;

private:
    std::vector<Secret> m_spellings; ///< longest first; empty for a short key
    Secret m_word;                   ///< a short key
};

/// Replaces a secret.
inline constexpr const char* maskedSecret = "[secret]";

} // namespace querymend
