#pragma once

#include <string>

namespace querymend {

/// The file of certificate authorities that this system trusts: the one that `SSL_CERT_FILE` names, or else the first
/// of the usual places that has one. Empty if there is none.
[[nodiscard]] std::string systemAuthorities();

} // namespace querymend
