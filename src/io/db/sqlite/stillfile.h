#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <sys/stat.h>

namespace querymend {

/// What the files beside a database in WAL mode mean for opening it.
enum class WalState : std::uint8_t {
    none,     ///< the database is in another mode
    empty,    ///< everything written is in the database itself
    full,     ///< the -wal file has more to read
    unshared, ///< the same, but the -shm file that readers need does not exist yet
};

[[nodiscard]] WalState walStateOf(const std::string& path);

/// A database in WAL mode that can be opened as immutable while it does not change, so that SQLite creates no files
/// beside it.
class StillFile {
public:
    /// Nothing if it has to be opened as usual.
    [[nodiscard]] static std::optional<StillFile> at(const std::string& path);

    /// Whether it has not changed since.
    [[nodiscard]] bool isStill() const;
    /// The URI with which SQLite opens it.
    [[nodiscard]] std::string uri() const;
    /// Whether it could not have been opened in any other way.
    [[nodiscard]] bool isForced() const;

private:
    /// The file at one moment.
    struct State {
        struct stat file {};
        std::string header; ///< includes a change counter
        WalState wal = WalState::none;
    };

    StillFile(std::string path, State state) : m_path(std::move(path)), m_state(std::move(state)) {}
    [[nodiscard]] static State stateOf(const std::string& path);

    std::string m_path;
    State m_state;
};

} // namespace querymend
