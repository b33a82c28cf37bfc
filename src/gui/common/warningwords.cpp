#include "common/warningwords.h"

#include "common/recordedwords.h"

#include <QCoreApplication>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::DatabaseWarning)
};

QString rankWords(const PowerfulLogin& login)
{
    const QString name = QString::fromStdString(login.name);
    switch (login.rank) {
    case LoginRank::superuser:
        return Words::tr("This login is a superuser");
    case LoginRank::member:
        //: %1 is a role
        return Words::tr("This login is a member of %1").arg(name);
    case LoginRank::holder:
        //: %1 is a right, such as FILE
        return Words::tr("This login has the privilege %1").arg(name);
    }
    return {};
}

QString reachWords(LoginReach reach)
{
    switch (reach) {
    case LoginReach::everything:
        return Words::tr(
            "it can do anything, including reading and writing the server's files and changing its settings");
    case LoginReach::serverFilesAndPrograms:
        return Words::tr("it can read and write the server's files and run programs there");
    case LoginReach::serverFiles:
        return Words::tr("it can read and write the server's files");
    case LoginReach::settingsAndConnections:
        return Words::tr("it can change the server's settings and end other connections");
    case LoginReach::settings:
        return Words::tr("it can change the server's settings");
    case LoginReach::stoppingTheServer:
        return Words::tr("it can stop the server");
    case LoginReach::makingLogins:
        return Words::tr("it can create logins");
    case LoginReach::rightsOfOthers:
        return Words::tr("it can create functions that run with other users' privileges");
    case LoginReach::beyondTheDatabase:
        return Words::tr("it has access beyond the database");
    case LoginReach::everythingInTheDatabase:
        return Words::tr("it can change everything in the database");
    case LoginReach::writingToEveryTable:
        return Words::tr("it can write to every table");
    case LoginReach::changingEveryTable:
        return Words::tr("it can change every table");
    case LoginReach::beyondReading:
        return Words::tr("it can do more than read");
    }
    return {};
}

struct WarningWords {
    QString operator()(const PowerfulLogin& login) const
    {
        //: whose login it is, and what it can do
        return Words::tr("%1: %2. Use one that can only SELECT.").arg(rankWords(login), reachWords(login.reach));
    }

    QString operator()(const OtherServer& server) const
    {
        return Words::tr("The server is %1, so statements are parsed as %1 does, not as %2 does.")
            .arg(QString::fromStdString(server.found), QString::fromStdString(server.expected));
    }

    QString operator()(const UnknownMode& mode) const
    {
        return Words::tr("sql_mode has %1, which makes the server parse statements in an unsupported way.")
            .arg(QString::fromStdString(mode.mode));
    }

    QString operator()(const UnreadSamples& unread) const
    {
        return Words::tr("No sample values from %1: %2")
            .arg(QString::fromStdString(unread.table), recordedWords(unread.reason));
    }

    QString operator()(const SamplesOutOfTime& late) const
    {
        return Words::tr("Sample values of %n tables were skipped to save time.", nullptr,
                         static_cast<int>(late.tables));
    }

    QString operator()(const WalFile& wal) const
    {
        return wal.use == WalUse::leftAside
            ? Words::tr("The database's folder is not writable, so the file is assumed not to change.")
            : Words::tr("The database's -wal file has changes that are not in the database yet. Reading them "
                        "creates a -shm file next to it, which stays.");
    }

    QString operator()(const UselessChoice& choice) const
    {
        const QString table = QString::fromStdString(choice.table);
        return choice.isHidden ? Words::tr("Queries cannot use %1: without its schema, the name means a table that is "
                                           "not among those allowed.")
                                     .arg(table)
                               : Words::tr("Queries may use %1, but there is no such table.").arg(table);
    }

    QString operator()(const IgnoredFile& file) const
    {
        return Words::tr("%1 was ignored, because other users can access it. Run chmod 600 on it.")
            .arg(QString::fromStdString(file.path));
    }
};

} // namespace

QString wordsOf(const DatabaseWarning& warning)
{
    return std::visit(WarningWords{}, warning);
}

} // namespace querymend
