#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// How far a login reaches that a login for questions should not have.
enum class LoginReach : std::uint8_t {
    everything,              ///< of the server
    serverFilesAndPrograms,  ///< reads and writes files of the server, and runs programs there
    serverFiles,             ///< reads and writes files of the server
    settingsAndConnections,  ///< changes the server's settings and ends other connections
    settings,                ///< changes the server's settings
    stoppingTheServer,       //
    makingLogins,            //
    rightsOfOthers,          ///< makes functions that run with the rights of others
    beyondTheDatabase,       ///< of the server, by a role
    everythingInTheDatabase, ///< changes all of it
    writingToEveryTable,     //
    changingEveryTable,      ///< and not only its rows
    beyondReading,           ///< the right's name says how
};

/// What gives a login its reach.
enum class LoginRank : std::uint8_t {
    superuser, ///< of PostgreSQL; it needs no name
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

/// The server is of another kind than was said; statements are read as on what it is.
struct OtherServer {
    std::string found; ///< with its version
    std::string expected;

    friend bool operator==(const OtherServer&, const OtherServer&) = default;
};

/// The server reads statements in a way that is not known here.
struct UnknownMode {
    std::string mode;

    friend bool operator==(const UnknownMode&, const UnknownMode&) = default;
};

/// A table's values could not be read as examples.
struct UnreadSamples {
    std::string table;
    std::string reason; ///< in the engine's words

    friend bool operator==(const UnreadSamples&, const UnreadSamples&) = default;
};

/// There was no time to read examples of all tables.
struct SamplesOutOfTime {
    std::size_t tables = 0; ///< without

    friend bool operator==(const SamplesOutOfTime&, const SamplesOutOfTime&) = default;
};

/// What is done with the files that SQLite keeps beside a database in WAL mode.
enum class WalUse : std::uint8_t {
    leftAside, ///< they cannot be made, so the database is read as a file that nobody changes
    indexMade, ///< one of them has changes that are to be read, and makes another one, which stays
};

/// A database in WAL mode that cannot be read without a word.
struct WalFile {
    WalUse use = WalUse::leftAside;

    friend bool operator==(const WalFile&, const WalFile&) = default;
};

/// What somebody should know of a database that was connected to, though it can be worked with. Its words are made
/// where people read them.
using DatabaseWarning = std::variant<PowerfulLogin, OtherServer, UnknownMode, UnreadSamples, SamplesOutOfTime, WalFile>;
using DatabaseWarnings = std::vector<DatabaseWarning>;

/// What a file says of a warning to know it again: the same in every language and version.
[[nodiscard]] std::string recordOf(const DatabaseWarning& warning);

} // namespace querymend
