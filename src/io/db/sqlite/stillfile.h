#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <sys/stat.h>

namespace querymend {

/// What the files beside a database in WAL mode mean for opening it.
enum class WalState : std::uint8_t {
    none,     ///< the database is in another mode
    empty,    ///< all that was written is in the database itself
    full,     ///< there is more to read beside it
    unshared, ///< the same, and the index that readers need is not there yet
};

[[nodiscard]] WalState walStateOf(const std::string& path);

/// A database in WAL mode that can be read as a file that nobody changes, so that SQLite makes no files beside it, for
/// as long as that is true.
class StillFile {
public:
    /// Nothing where it has to be opened as usual.
    [[nodiscard]] static std::optional<StillFile> at(const std::string& path);

    /// Whether nobody has changed it since.
    [[nodiscard]] bool isStill() const;
    /// As SQLite opens it.
    [[nodiscard]] std::string uri() const;
    /// Whether it could not have been opened in any other way.
    [[nodiscard]] bool isForced() const;

private:
    /// Of one moment.
    struct State {
        struct stat file {};
        std::string header; ///< counts the changes
        WalState wal = WalState::none;
    };

    StillFile(std::string path, State state) : m_path(std::move(path)), m_state(std::move(state)) {}
    [[nodiscard]] static State stateOf(const std::string& path);

    std::string m_path;
    State m_state;
};

} // namespace querymend
