#include "common/failurewords.h"

#include "common/recordedwords.h"
#include "common/tlswords.h"

#include <QCoreApplication>

namespace querymend {

namespace {

bool mentions(const EngineError& error, std::string_view words)
{
    return error.message.find(words) != std::string::npos;
}

/// ssh's own words may be about logins too, but not about the one to the database.
bool isAboutTunnel(const EngineError& error)
{
    return mentions(error, "the SSH tunnel through ");
}

bool isAboutPasswordCommand(const EngineError& error)
{
    return mentions(error, "the password command ");
}

} // namespace

/// Servers reply in their own language; this recognises the more common cases.
bool isLoginRefused(const EngineError& error)
{
    if (isAboutTunnel(error) || isAboutPasswordCommand(error) || isAboutTls(error))
        return false;
    const QString message = QString::fromStdString(error.message);
    return error.code == "28P01" || error.code == "28000" || error.code == "1045"
        || message.contains(QStringLiteral("authentication"), Qt::CaseInsensitive)
        || message.contains(QStringLiteral("password"), Qt::CaseInsensitive)
        || message.contains(QStringLiteral("access denied"), Qt::CaseInsensitive);
}

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::FailureWords)
};

/// The server answered, so its address is right.
bool isAboutDatabase(const EngineError& error)
{
    const QString message = QString::fromStdString(error.message);
    return error.code == "3D000" || error.code == "1049"
        || message.contains(QStringLiteral("unknown database"), Qt::CaseInsensitive)
        || (message.contains(QStringLiteral("database \""), Qt::CaseInsensitive)
            && message.contains(QStringLiteral("does not exist"), Qt::CaseInsensitive));
}

/// No server was asked.
bool isAboutOption(const EngineError& error)
{
    return error.failure == EngineFailure::unreachable && error.message.starts_with("the option ");
}

QString titleOf(const ConnectionTarget& target, const EngineError& error)
{
    if (isAboutTunnel(error))
        return error.failure == EngineFailure::lost ? Words::tr("The SSH tunnel was lost")
                                                    : Words::tr("The SSH tunnel does not work");
    if (isAboutPasswordCommand(error))
        return Words::tr("The command gave no password");
    switch (error.failure) {
    case EngineFailure::cancelled:
        return Words::tr("Connection cancelled");
    case EngineFailure::timedOut:
        return Words::tr("The database did not answer in time");
    case EngineFailure::lost:
        return Words::tr("The connection was lost");
    case EngineFailure::missingDriver:
        return Words::tr("A library for this database is missing");
    case EngineFailure::notReadOnly:
        return Words::tr("Could not make a read-only connection");
    case EngineFailure::exhausted:
        return Words::tr("Not enough memory to open the database");
    case EngineFailure::refused:
    case EngineFailure::tooLarge:
    case EngineFailure::notAllowed:
    case EngineFailure::unreachable:
        break;
    }
    if (isAboutOption(error))
        return Words::tr("A connection option is not valid");
    if (const auto tls = tlsWordsFor(target.engine, error))
        return tls->title;
    if (isFile(target.engine))
        return Words::tr("Could not open the file");
    if (isAboutDatabase(error))
        return Words::tr("Database not found on the server");
    return isLoginRefused(error) ? Words::tr("The server refused the login") : Words::tr("Could not reach the server");
}

QString adviceOf(const ConnectionTarget& target, const EngineError& error)
{
    if (error.failure == EngineFailure::cancelled)
        return {};
    if (error.failure == EngineFailure::missingDriver)
        return Words::tr("Install it and try again.");
    if (isAboutTunnel(error))
        return Words::tr("The database was not asked for a login: the way to it is through SSH.");
    if (isAboutPasswordCommand(error))
        return Words::tr("Correct the command in the connection's form, or leave it empty and type the password.");
    if (isAboutOption(error))
        return Words::tr("Correct it in the connection's options.");
    if (const auto tls = tlsWordsFor(target.engine, error))
        return tls->advice;
    if (isFile(target.engine))
        return Words::tr(
            "Check the path and your permission to read the file, and make sure that it is a database of this type.");
    if (isAboutDatabase(error))
        return Words::tr("Check the database name. The server is running.");
    if (isLoginRefused(error))
        return Words::tr("Check the user and the password.");
    if (error.failure == EngineFailure::unreachable || error.failure == EngineFailure::lost)
        return Words::tr("Check the host, the port and the database, and make sure that the server is running.");
    return {};
}

} // namespace

QString engineWords(const EngineError& error)
{
    return recordedWords(QString::fromStdString(error.message).trimmed().toStdString());
}

QString FailureWords::adviceAndReason() const
{
    return advice.isEmpty() ? reason : advice + QStringLiteral("\n\n") + reason;
}

FailureWords connectingFailed(const ConnectionTarget& target, const EngineError& error)
{
    return {titleOf(target, error), engineWords(error), adviceOf(target, error)};
}

} // namespace querymend
