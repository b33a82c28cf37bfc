#pragma once

#include "base/secret.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Takes a key out of texts that are to be kept or shown: servers repeat what they were sent, as it was or in the
/// spellings of JSON, of addresses and of base64.
class KeyMask {
public:
    explicit KeyMask(const Secret& key);

    /// For what is said about a call: headers, errors, names. A key of a few letters counts where it stands alone.
    [[nodiscard]] std::string operator()(std::string text) const;
    /// For what a model reads and writes, where a few letters may be any word.
    [[nodiscard]] std::string inContent(std::string text) const;
    /// For a body as it came, in which a key may stand in pieces: one for each event of a stream.
    [[nodiscard]] std::string inBody(std::string body) const;
    /// How much of a text's end may be the beginning of the key.
    [[nodiscard]] std::size_t begunAtEnd(std::string_view text) const;

private:
    std::vector<Secret> m_spellings; ///< the longest first; none of a key that is short
    Secret m_word;                   ///< a short key
};

/// What stands in the place of a secret.
inline constexpr const char* maskedSecret = "[secret]";

} // namespace querymend
