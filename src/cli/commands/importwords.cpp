#include "commands/importwords.h"

namespace querymend {

namespace {

std::string textOf(ImportNote what)
{
    switch (what) {
    case ImportNote::password:
        return "the password is left out";
    case ImportNote::login:
        return "user and password are left out";
    case ImportNote::options:
        return "some options are left out, because they are not known here";
    case ImportNote::sshUser:
        return "the SSH user is left out; ssh takes it from ~/.ssh/config";
    case ImportNote::sshPassword:
        return "SSH has a password there, but uses your keys here";
    case ImportNote::production:
        return "marked as a production database";
    }
    return {};
}

std::string textOf(ImportFailure problem)
{
    switch (problem) {
    case ImportFailure::unreadable:
        return "it cannot be read";
    case ImportFailure::tooLarge:
        return "it is larger than 16 MB";
    case ImportFailure::notJson:
        return "it is not valid JSON";
    case ImportFailure::notXml:
        return "it is not valid XML";
    case ImportFailure::otherContent:
        return "it has no connections in it";
    case ImportFailure::tooMany:
        return "it has more than 1000 connections";
    }
    return {};
}

} // namespace

std::string reasonAgainst(const ImportOffer& offer)
{
    const std::string& about = offer.found.about;
    switch (offer.found.obstacle) {
    case ImportObstacle::none:
        return offer.knownAs.empty() ? std::string() : "it has the same address as " + offer.knownAs;
    case ImportObstacle::otherEngine:
        return about + " is not a database that can be imported; ODBC may open it";
    case ImportObstacle::noAddress:
        return "it names no server and no file";
    case ImportObstacle::severalHosts:
        return "it names several servers: " + about;
    case ImportObstacle::placeholder:
        return "its " + about + " has a variable of the other program in it";
    case ImportObstacle::invalidValue:
        return "its " + about + " is invalid";
    case ImportObstacle::invalidSshHost:
        return "its SSH host is invalid: " + about;
    case ImportObstacle::severalSshHosts:
        return "it goes through several SSH hosts; name them as ProxyJump in ~/.ssh/config";
    case ImportObstacle::otherNetwork:
        return "it needs " + about + ", which is not supported";
    case ImportObstacle::missingFile:
        return "its file cannot be opened: " + about;
    }
    return {};
}

std::string noteTexts(const ImportOffer& offer)
{
    std::string text;
    for (const ImportNote what : offer.found.notes)
        text += (text.empty() ? "" : "; ") + textOf(what);
    return text;
}

std::string originText(const ImportOffer& offer)
{
    switch (offer.origin) {
    case ImportOrigin::dbeaver:
        return "DBeaver";
    case ImportOrigin::sqliteBrowser:
        return "DB Browser for SQLite";
    case ImportOrigin::exported:
        return "Querymend";
    case ImportOrigin::environment:
        break;
    }
    return "environment";
}

std::string failureText(const ImportProblem& failure)
{
    return failure.path.toStdString() + ": " + textOf(failure.problem);
}

} // namespace querymend
