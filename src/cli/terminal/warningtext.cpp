#include "terminal/warningtext.h"

namespace querymend {

namespace {

std::string rankText(const PowerfulLogin& login)
{
    switch (login.rank) {
    case LoginRank::superuser:
        return "this login is a superuser";
    case LoginRank::member:
        return "this login is a member of " + login.name;
    case LoginRank::holder:
        return "this login has " + login.name;
    }
    return {};
}

std::string reachText(LoginReach reach)
{
    switch (reach) {
    case LoginReach::everything:
        return "it can do anything, including reading and writing the server's files and changing its settings";
    case LoginReach::serverFilesAndPrograms:
        return "it can read and write the server's files and run programs there";
    case LoginReach::serverFiles:
        return "it can read and write the server's files";
    case LoginReach::settingsAndConnections:
        return "it can change the server's settings and end other connections";
    case LoginReach::settings:
        return "it can change the server's settings";
    case LoginReach::stoppingTheServer:
        return "it can stop the server";
    case LoginReach::makingLogins:
        return "it can create logins";
    case LoginReach::rightsOfOthers:
        return "it can create functions that run with other users' privileges";
    case LoginReach::beyondTheDatabase:
        return "it has access beyond the database";
    case LoginReach::everythingInTheDatabase:
        return "it can change everything in the database";
    case LoginReach::writingToEveryTable:
        return "it can write to every table";
    case LoginReach::changingEveryTable:
        return "it can change every table";
    case LoginReach::beyondReading:
        return "it can do more than read";
    }
    return {};
}

struct WarningText {
    std::string operator()(const PowerfulLogin& login) const
    {
        return rankText(login) + ": " + reachText(login.reach) + "; use one that can only SELECT";
    }

    std::string operator()(const OtherServer& server) const
    {
        return "the server is " + server.found + ", so statements are parsed as " + server.found + " does, not as "
            + server.expected + " does";
    }

    std::string operator()(const UnknownMode& mode) const
    {
        return "sql_mode has " + mode.mode + ", which makes the server parse statements in an unsupported way";
    }

    std::string operator()(const UnreadSamples& unread) const
    {
        return "no sample values from " + unread.table + ": " + unread.reason;
    }

    std::string operator()(const SamplesOutOfTime& late) const
    {
        return "the time for samples ran out; tables without samples: " + std::to_string(late.tables);
    }

    std::string operator()(const WalFile& wal) const
    {
        return wal.use == WalUse::leftAside
            ? "the database's folder is not writable, so the file is assumed not to change"
            : "the database's -wal file has changes that are not in the database yet; reading them creates a "
              "-shm file next to it, which stays";
    }

    std::string operator()(const UselessChoice& choice) const
    {
        return choice.isHidden ? "queries cannot use " + choice.table
                + ": without its schema, the name means a table that is not among those allowed"
                               : "queries may use " + choice.table + ", but there is no such table";
    }

    std::string operator()(const IgnoredFile& file) const
    {
        return file.path + " was ignored, because other users can access it; run chmod 600 on it";
    }
};

} // namespace

std::string textOf(const DatabaseWarning& warning)
{
    return std::visit(WarningText{}, warning);
}

} // namespace querymend
