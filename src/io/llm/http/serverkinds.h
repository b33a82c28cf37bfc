#pragma once

#include <string_view>
#include <vector>

namespace querymend {

/// What a profile for a well-known kind of server begins with.
struct ServerKind {
    std::string_view displayName;
    std::string_view format; ///< the name of a WireFormat
    std::string_view base;
    std::string_view keyHeader = {}; ///< if it is not the format's

    friend bool operator==(const ServerKind&, const ServerKind&) = default;
};

/// The wire formats in their order, each with its usual server, then servers that share one of them.
[[nodiscard]] const std::vector<ServerKind>& serverKinds();

} // namespace querymend
