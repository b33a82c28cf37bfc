#pragma once

#include "base/secret.h"

#include <string>
#include <vector>

namespace querymend {

/// Takes a key out of texts that are to be kept or shown: servers repeat what they were sent.
class KeyMask {
public:
    explicit KeyMask(const Secret& key);

    [[nodiscard]] std::string operator()(std::string text) const;

private:
    std::vector<Secret> m_spellings; ///< the ways in which the key may stand in a text
};

/// What stands in the place of a secret.
inline constexpr const char* maskedSecret = "[secret]";

} // namespace querymend
