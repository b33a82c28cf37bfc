#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// What a login can do that one meant for queries should not.
enum class LoginReach : std::uint8_t {
    everything,             ///< on the server
    serverFilesAndPrograms, ///< reads and writes files on the server, and runs programs there
    serverFiles,            ///< reads and writes files on the server
    settingsAndConnections, ///< changes the server's settings and ends other connections
    settings,               ///< changes the server's settings
    stoppingTheServer,
    makingLogins,
    rightsOfOthers,          ///< creates functions that run with the rights of others
    beyondTheDatabase,       ///< through a role
    everythingInTheDatabase, ///< changes all of it
    writingToEveryTable,
    changingEveryTable, ///< not only its rows
    beyondReading,      ///< the name of the right says how
};

/// What gives a login its reach.
enum class LoginRank : std::uint8_t {
    superuser, ///< of PostgreSQL; `name` is empty
    member,    ///< of a role
    holder,    ///< of a right
};

/// A login that may do more than read.
struct PowerfulLogin {
    LoginRank rank = LoginRank::superuser;
    std::string name; ///< of the role or the right, as the server spells it
    LoginReach reach = LoginReach::everything;

    friend bool operator==(const PowerfulLogin&, const PowerfulLogin&) = default;
};

/// The server is not of the expected kind; statements are read as for the kind that was found.
struct OtherServer {
    std::string found; ///< with its version
    std::string expected;

    friend bool operator==(const OtherServer&, const OtherServer&) = default;
};

/// The server reads statements in a mode that is not known here.
struct UnknownMode {
    std::string mode;

    friend bool operator==(const UnknownMode&, const UnknownMode&) = default;
};

/// A table's values could not be read as samples.
struct UnreadSamples {
    std::string table;
    std::string reason; ///< in the engine's words

    friend bool operator==(const UnreadSamples&, const UnreadSamples&) = default;
};

/// Time ran out before all tables were sampled.
struct SamplesOutOfTime {
    std::size_t tables = 0; ///< left without samples

    friend bool operator==(const SamplesOutOfTime&, const SamplesOutOfTime&) = default;
};

/// How the files that SQLite keeps beside a database in WAL mode are treated.
enum class WalUse : std::uint8_t {
    leftAside, ///< they cannot be created, so the database is read as immutable
    indexMade, ///< reading the changes in the -wal file creates a -shm file, which stays
};

/// A database in WAL mode that cannot be read without a warning.
struct WalFile {
    WalUse use = WalUse::leftAside;

    friend bool operator==(const WalFile&, const WalFile&) = default;
};

/// A table that the user chose but queries cannot use.
struct UselessChoice {
    std::string table;
    bool isHidden = false; ///< its name alone means a table that was not chosen; else there is no such table

    friend bool operator==(const UselessChoice&, const UselessChoice&) = default;
};

/// A file of the client's that could hold a login, and that was not used because other users can access it.
struct IgnoredFile {
    std::string path;

    friend bool operator==(const IgnoredFile&, const IgnoredFile&) = default;
};

/// Something the user should know about a database that is usable all the same. Its text is composed where it is shown.
using DatabaseWarning = std::variant<PowerfulLogin, OtherServer, UnknownMode, UnreadSamples, SamplesOutOfTime, WalFile,
                                     UselessChoice, IgnoredFile>;
using DatabaseWarnings = std::vector<DatabaseWarning>;

/// Identifies a warning in files: the same in every language and version.
[[nodiscard]] std::string recordOf(const DatabaseWarning& warning);

} // namespace querymend
