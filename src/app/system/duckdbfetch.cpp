#include "system/duckdbfetch.h"

#include "base/secretsintext.h"
#include "db/duckdb/duckdblibrary.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QSysInfo>
#include <QTemporaryDir>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>

namespace querymend {

namespace {

constexpr std::chrono::minutes longestFetch{15};

QString npmProgram()
{
    return QStandardPaths::findExecutable(QStringLiteral("npm"));
}

/// As npm's packages name it; empty if there is none for it.
QString processorName()
{
    const QString processor = QSysInfo::currentCpuArchitecture();
    if (processor == QLatin1String("x86_64"))
        return QStringLiteral("x64");
    return processor == QLatin1String("arm64") ? processor : QString();
}

QString packageName()
{
    return QStringLiteral(QUERYMEND_DUCKDB_PACKAGE "-%1@" QUERYMEND_DUCKDB_VERSION).arg(processorName());
}

/// Why npm failed: its lines that say so in several words, up to the one that tells where the log is; or else the last
/// line. Addresses of registries may have logins in them, which are hidden before the text is cut.
std::string reasonIn(const QByteArray& said)
{
    constexpr qsizetype most = 300;
    static const QRegularExpression problem(
        QStringLiteral("^npm (?:ERR!|error)[ \\t]+(?:(.*complete\\slog.*)|(\\S+[ \\t]+\\S.*))$"),
        QRegularExpression::MultilineOption);
    const QString text = QString::fromUtf8(said).trimmed();
    QStringList reasons;
    for (auto at = problem.globalMatch(text); at.hasNext();) {
        const QRegularExpressionMatch line = at.next();
        if (line.hasCaptured(1))
            break;
        reasons << line.captured(2).simplified();
    }
    if (reasons.isEmpty())
        reasons << text.section(QLatin1Char('\n'), -1);
    const std::string shown = withoutSecrets(reasons.join(QStringLiteral("; ")).toStdString());
    return QString::fromStdString(shown).left(most).toStdString();
}

QString libraryBelow(const QString& folder)
{
    QDirIterator files(folder, {QStringLiteral("libduckdb.so")}, QDir::Files, QDirIterator::Subdirectories);
    return files.hasNext() ? files.next() : QString();
}

} // namespace

DuckdbFetch::DuckdbFetch(QObject* parent) : QObject(parent)
{
    m_limit.setSingleShot(true);
    m_limit.setInterval(longestFetch);
    connect(&m_limit, &QTimer::timeout, this, [this] {
        m_stopped = "npm took too long";
        m_npm.kill();
    });
    connect(&m_npm, &QProcess::finished, this, &DuckdbFetch::install);
    connect(&m_npm, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            finish("npm cannot be started: " + m_npm.errorString().toStdString());
    });
}

DuckdbFetch::~DuckdbFetch()
{
    m_npm.disconnect(this);
    m_npm.kill();
    m_npm.waitForFinished(); // it would write into a folder that is gone
}

/// Only the file that the variable names would be used.
bool DuckdbFetch::isPossible()
{
    return qEnvironmentVariableIsEmpty(duckdbVariable) && !npmProgram().isEmpty() && !processorName().isEmpty();
}

void DuckdbFetch::start()
{
    if (isBusy())
        return;
    m_stopped.clear();
    const auto failLater = [this](const std::string& problem) {
        QMetaObject::invokeMethod(
            this, [this, problem] { finish(problem); }, Qt::QueuedConnection);
    };
    if (!qEnvironmentVariableIsEmpty(duckdbVariable))
        return failLater("QUERYMEND_DUCKDB_LIBRARY names the file to use, and another one would not be looked for");
    const QString place = QFileInfo(DuckdbLibrary::userFile()).path();
    const bool hasPlace = QDir().mkpath(place);
    m_folder = std::make_unique<QTemporaryDir>(place + QStringLiteral("/fetching-XXXXXX"));
    if (!hasPlace || !m_folder->isValid())
        return failLater("nothing can be written in " + place.toStdString());
    if (npmProgram().isEmpty())
        return failLater("npm is not installed");
    if (processorName().isEmpty())
        return failLater("there is no libduckdb for this processor");
    m_limit.start();
    m_npm.setProcessChannelMode(QProcess::MergedChannels);
    m_npm.setStandardInputFile(QProcess::nullDevice());
    m_npm.start(npmProgram(),
                {QStringLiteral("install"), QStringLiteral("--prefix"), m_folder->path(), QStringLiteral("--no-save"),
                 QStringLiteral("--ignore-scripts"), QStringLiteral("--no-audit"), QStringLiteral("--no-fund"),
                 QStringLiteral("--loglevel=error"), packageName()});
}

void DuckdbFetch::cancel()
{
    m_stopped = "it was cancelled";
    m_npm.kill();
}

void DuckdbFetch::install()
{
    if (!m_stopped.empty())
        return finish(m_stopped);
    if (m_npm.exitStatus() != QProcess::NormalExit || m_npm.exitCode() != 0)
        return finish("npm failed: " + reasonIn(m_npm.readAll()));
    finish(tryAndPut());
}

std::string DuckdbFetch::tryAndPut() const
{
    const QString fetched = libraryBelow(m_folder->path());
    if (fetched.isEmpty())
        return "the package has no libduckdb in it";
    if (const auto loaded = DuckdbLibrary::load(fetched.toStdString()); !loaded)
        return "the fetched library cannot be used: " + loaded.error().message;
    const QByteArray place = QFile::encodeName(DuckdbLibrary::userFile());
    if (std::rename(QFile::encodeName(fetched).constData(), place.constData()) != 0)
        return std::string("the library cannot be put into its place: ") + std::strerror(errno);
    if (const auto loaded = DuckdbLibrary::load({}); !loaded)
        return "the library is in its place, but cannot be used: " + loaded.error().message;
    return {};
}

void DuckdbFetch::finish(const std::string& problem)
{
    m_limit.stop();
    m_folder.reset();
    Q_EMIT finished(problem);
}

} // namespace querymend

#include "moc_duckdbfetch.cpp"
