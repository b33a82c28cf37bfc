#include "system/programlog.h"

#include "base/secretsintext.h"

#include <QCoreApplication>
#include <QDateTime>

#include <cstring>
#include <string>

namespace querymend {

Q_LOGGING_CATEGORY(programLog, "querymend.program", QtWarningMsg)

namespace {

/// Qt's handler is a function without a context.
std::atomic<const ProgramLog*> current = nullptr;

constexpr qsizetype longestMessage = 4000; // characters

const char* wordOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return "debug";
    case QtInfoMsg:
        return "info";
    case QtWarningMsg:
        return "warning";
    case QtCriticalMsg:
    case QtFatalMsg:
        break;
    }
    return "error";
}

bool tellsWhatIsDone(QtMsgType type)
{
    return type == QtDebugMsg || type == QtInfoMsg;
}

bool isOurs(const char* category)
{
    constexpr const char* beginning = "querymend.";
    return category && std::strncmp(category, beginning, std::strlen(beginning)) == 0;
}

/// Libraries may put passwords into their messages. Hidden first and cut afterwards, because a secret that is cut may
/// no longer look like one.
QString hidden(const QString& message)
{
    return QString::fromStdString(withoutSecrets(message.toStdString()));
}

/// One line.
std::string lineOf(QtMsgType type, const char* category, const QString& message)
{
    return QStringLiteral("%1 %2[%3] %4 %5: ")
               .arg(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs), QCoreApplication::applicationName())
               .arg(QCoreApplication::applicationPid())
               .arg(QLatin1String(wordOf(type)), QLatin1String(category ? category : "default"))
               .toStdString()
        + hidden(message.simplified()).left(longestMessage).toStdString();
}

/// Whether the user has asked for messages on standard error.
bool isAskedForByRules()
{
    return !qEnvironmentVariableIsEmpty("QT_LOGGING_RULES") || !qEnvironmentVariableIsEmpty("QT_LOGGING_CONF");
}

} // namespace

ProgramLog::ProgramLog(const QString& path) : m_file(path), m_before(qInstallMessageHandler(&ProgramLog::handle))
{
    current = this;
}

ProgramLog::~ProgramLog()
{
    qInstallMessageHandler(m_before);
    current = nullptr;
}

void ProgramLog::beVerbose()
{
    if (m_isVerbose.exchange(true))
        return;
    QLoggingCategory::setFilterRules(QStringLiteral("querymend.*=true"));
    qCInfo(programLog) << "begun, version" << QUERYMEND_VERSION << "with Qt" << qVersion();
}

void ProgramLog::handle(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (const ProgramLog* const log = current)
        log->take(type, context, message);
}

void ProgramLog::take(QtMsgType type, const QMessageLogContext& context, const QString& message) const
{
    // A connection that is reset at once makes QtNetwork complain of itself; what happened is said elsewhere.
    if (message.startsWith(QLatin1String("QNetworkReplyImplPrivate::error")))
        return;
    const bool isDetail = tellsWhatIsDone(type);
    const bool isOfVerbose = isDetail && m_isVerbose && isOurs(context.category);
    if (!isDetail || isOfVerbose)
        m_file.add(lineOf(type, context.category, message));
    if (!isOfVerbose || isAskedForByRules())
        m_before(type, context, hidden(message));
}

} // namespace querymend
