#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

/// Why a store operation failed.
enum class StoreFailure : std::uint8_t {
    badPlace,      ///< the given text does not name a store
    missingDriver, ///< Qt's driver for this kind of store is not installed
    unreachable,   ///< the server is not there, or the connection to it is lost
    notWritable,   ///< this program may not write there
    diskFull,
    ioFailed,      ///< the disk or the network folder reports an error
    newerVersion,  ///< written by a newer version; nothing was touched
    notAStore,     ///< the file or tables belong to something else; nothing was touched
    damaged,       ///< the stored data cannot be read
    busy,          ///< another program has blocked the store for too long
    heldByAnother, ///< another program is writing the run
    outOfOrder,    ///< the event is not the next one of its run
    unknownRun,
    badRunFile, ///< a file to be imported is damaged, or not a run file
};

/// What went wrong, where, and what the user can do about it.
struct StoreError {
    StoreFailure failure = StoreFailure::ioFailed;
    std::string what; ///< begins with the store, and includes the engine's message if there is one
    std::string advice;

    [[nodiscard]] std::string text() const
    {
        const bool isEnded = !what.empty() && std::string_view(".?!").find(what.back()) != std::string_view::npos;
        return what + (isEnded ? " " : ". ") + advice + '.'; // a server's own words may end in a question
    }
};

} // namespace querymend
