#pragma once

#include <cstdint>
#include <string>

namespace querymend {

/// Why the store did not do something.
enum class StoreFailure : std::uint8_t {
    badPlace,      ///< what was given names no place for a store
    missingDriver, ///< Qt's driver for that kind of place is not installed
    unreachable,   ///< the server is not there, or the connection to it is lost
    notWritable,   ///< this program may not write there
    diskFull,
    ioFailed,      ///< the disk or the network folder refuses
    newerVersion,  ///< written by a newer version; nothing was touched
    notAStore,     ///< something else's file or tables; nothing was touched
    damaged,       ///< what is stored cannot be read
    busy,          ///< another program kept the store to itself for too long
    heldByAnother, ///< a living program writes that run
    outOfOrder,    ///< the event is not the next one of its run
    unknownRun,
    badRunFile, ///< a file to be imported is damaged, or no run's file
};

/// What went wrong, with what, and what a person can do about it.
struct StoreError {
    StoreFailure failure = StoreFailure::ioFailed;
    std::string what; ///< begins with the place, and has the engine's own words where there are any
    std::string advice;

    [[nodiscard]] std::string text() const { return what + ". " + advice + '.'; }
};

} // namespace querymend
