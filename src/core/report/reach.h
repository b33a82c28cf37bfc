#pragma once

#include "report/runjournal.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

/// How far a call went.
enum class Reach : std::uint8_t {
    stayed,  ///< within the program, or at most to a server on the same machine
    left,    ///< to a server elsewhere
    unknown, ///< the record does not say where the server is
};

[[nodiscard]] std::string_view name(Reach reach);

/// Of a call to a model.
[[nodiscard]] Reach reachOfModel(const RunJournalEntry& entry);
/// Of statements that are sent to the database at this address, to any of its hosts. A server behind ODBC, of a
/// service, or of an address without a host may be anywhere.
[[nodiscard]] Reach reachOfDatabase(std::string_view address);
/// The URL of the first request, without what follows a question mark; empty if none is recorded.
[[nodiscard]] std::string receiverOf(const RunJournalEntry& entry);
/// The host of a URL; empty if it has none, as that of a file.
[[nodiscard]] std::string hostOf(std::string_view url);
[[nodiscard]] bool isThisMachine(std::string_view host);

} // namespace querymend
