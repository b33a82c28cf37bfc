#include "db/session/databasewarning.h"

#include <array>
#include <string_view>

namespace querymend {

namespace {

constexpr std::array<std::string_view, 3> ranks{"superuser", "member", "holder"};
constexpr std::array<std::string_view, 13> reaches{
    "everything",      "server_files_and_programs", "server_files",           "settings_and_connections",
    "settings",        "stopping_the_server",       "making_logins",          "rights_of_others",
    "beyond_database", "everything_in_database",    "writing_to_every_table", "changing_every_table",
    "beyond_reading"};

static_assert(ranks.size() == static_cast<std::size_t>(LoginRank::holder) + 1);
static_assert(reaches.size() == static_cast<std::size_t>(LoginReach::beyondReading) + 1);

struct Recording {
    std::string operator()(const PowerfulLogin& login) const
    {
        return "login " + std::string(ranks[static_cast<std::size_t>(login.rank)]) + ' '
            + std::string(reaches[static_cast<std::size_t>(login.reach)]) + ' ' + login.name;
    }

    std::string operator()(const OtherServer& server) const
    {
        return "server " + server.found + " for " + server.expected;
    }

    std::string operator()(const UnknownMode& mode) const { return "mode " + mode.mode; }

    std::string operator()(const UnreadSamples& unread) const
    {
        return "samples " + unread.table + ": " + unread.reason;
    }

    std::string operator()(const SamplesOutOfTime& late) const { return "samples " + std::to_string(late.tables); }

    std::string operator()(const WalFile& wal) const
    {
        return wal.use == WalUse::leftAside ? "wal left aside" : "wal index made";
    }

    std::string operator()(const UselessChoice& choice) const
    {
        return (choice.isHidden ? "choice hidden " : "choice unknown ") + choice.table;
    }

    std::string operator()(const IgnoredFile& file) const { return "file ignored " + file.path; }
};

} // namespace

std::string recordOf(const DatabaseWarning& warning)
{
    return std::visit(Recording{}, warning);
}

} // namespace querymend
