#pragma once

#include "file/logfile.h"

#include <QLoggingCategory>
#include <QString>

#include <atomic>

namespace querymend {

Q_DECLARE_LOGGING_CATEGORY(programLog)

/// Has Qt's messages and those of our own categories go to the log file as well as to standard error: warnings always,
/// what the program does only when it is verbose. What looks like a secret goes to neither. There may be one at a time.
class ProgramLog {
public:
    explicit ProgramLog(const QString& path);
    ProgramLog(const ProgramLog&) = delete;
    ProgramLog& operator=(const ProgramLog&) = delete;
    ~ProgramLog();

    /// From now on, what the program does is logged: in the file only, because standard error has its own switch, the
    /// environment variable QT_LOGGING_RULES.
    void beVerbose();

private:
    static void handle(QtMsgType type, const QMessageLogContext& context, const QString& message);
    void take(QtMsgType type, const QMessageLogContext& context, const QString& message) const;

    LogFile m_file;
    QtMessageHandler m_before;
    std::atomic<bool> m_isVerbose = false;
};

inline constexpr const char* verboseOption = "--verbose";

} // namespace querymend
