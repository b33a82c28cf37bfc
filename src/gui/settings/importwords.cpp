#include "settings/importwords.h"

#include <QCoreApplication>
#include <QDir>
#include <QStringList>

namespace querymend {

namespace {

QString worded(const char* text)
{
    return QCoreApplication::translate("ImportWords", text);
}

QString noteText(ImportNote what)
{
    switch (what) {
    case ImportNote::password:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "The password is left out."));
    case ImportNote::login:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "User and password are left out."));
    case ImportNote::options:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "Options that are not known here are left out."));
    case ImportNote::sshUser:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "The SSH user is left out; ssh takes it from ~/.ssh/config."));
    case ImportNote::sshPassword:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "SSH has a password there, but uses your keys here."));
    case ImportNote::production:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "Marked as a production database."));
    }
    return {};
}

QString problemText(ImportFailure problem)
{
    switch (problem) {
    case ImportFailure::unreadable:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "%1 cannot be read."));
    case ImportFailure::tooLarge:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "%1 is larger than 16 MB."));
    case ImportFailure::notJson:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "%1 is not valid JSON."));
    case ImportFailure::notXml:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "%1 is not valid XML."));
    case ImportFailure::otherContent:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "%1 has no connections in it."));
    case ImportFailure::tooMany:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "%1 has more than 1000 connections."));
    }
    return {};
}

} // namespace

QString importReason(const ImportOffer& offer)
{
    const QString about = QString::fromStdString(offer.found.about);
    switch (offer.found.obstacle) {
    case ImportObstacle::none:
        if (offer.knownAs.empty())
            return {};
        return worded(QT_TRANSLATE_NOOP("ImportWords", "Same address as \"%1\"."))
            .arg(QString::fromStdString(offer.knownAs));
    case ImportObstacle::otherEngine:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "\"%1\" cannot be imported; ODBC may open it.")).arg(about);
    case ImportObstacle::noAddress:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "It names no server and no file."));
    case ImportObstacle::severalHosts:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "It names several servers: %1")).arg(about);
    case ImportObstacle::placeholder:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "\"%1\" has a variable of the other program in it.")).arg(about);
    case ImportObstacle::invalidValue:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "The value of \"%1\" is invalid.")).arg(about);
    case ImportObstacle::invalidSshHost:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "The SSH host is missing or invalid."));
    case ImportObstacle::severalSshHosts:
        return worded(QT_TRANSLATE_NOOP("ImportWords",
                                        "It goes through several SSH hosts. Name them as ProxyJump in ~/.ssh/config."));
    case ImportObstacle::otherNetwork:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "It needs \"%1\", which is not supported.")).arg(about);
    case ImportObstacle::missingFile:
        return worded(QT_TRANSLATE_NOOP("ImportWords", "The file is missing or cannot be read."));
    }
    return {};
}

QString importNotes(const ImportOffer& offer)
{
    QStringList texts;
    for (const ImportNote what : offer.found.notes)
        texts.append(noteText(what));
    return texts.join(QLatin1Char(' '));
}

QString importOrigin(const ImportOffer& offer)
{
    switch (offer.origin) {
    case ImportOrigin::dbeaver:
        return QStringLiteral("DBeaver");
    case ImportOrigin::sqliteBrowser:
        return QStringLiteral("DB Browser for SQLite");
    case ImportOrigin::exported:
        return QStringLiteral("Querymend");
    case ImportOrigin::environment:
        break;
    }
    return worded(QT_TRANSLATE_NOOP("ImportWords", "Environment"));
}

QString importFailure(const ImportProblem& failure)
{
    return problemText(failure.problem).arg(QDir::toNativeSeparators(failure.path));
}

} // namespace querymend
