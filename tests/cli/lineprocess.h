#pragma once

#include "support/processmemory.h"

#include <QtCore/QByteArray>
#include <QtCore/QProcess>
#include <QtCore/QStringList>

namespace program {

/// The program, reading JSON lines from a test for as long as the test sends them.
class LineProcess {
public:
    explicit LineProcess(const QStringList& words)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        // The address sanitizer keeps freed memory for a while; limit that to the minimum.
        environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("quarantine_size_mb=1"));
        m_process.setProcessEnvironment(environment);
        m_process.start(QStringLiteral(QUERYMEND_PROGRAM), words);
    }
    LineProcess(const LineProcess&) = delete;
    LineProcess& operator=(const LineProcess&) = delete;
    ~LineProcess()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    QProcess& process() { return m_process; }

    /// Waits for the next line of output; empty if none arrives.
    QByteArray answer()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(30'000))
                return {};
        }
        return m_process.readLine();
    }

    /// Sends a line and returns the reply to it.
    QByteArray answerTo(const QByteArray& line)
    {
        m_process.write(line + '\n');
        return answer();
    }

    /// Its peak memory in KiB; 0 if the system does not report it.
    qint64 memoryPeak() const { return peakMemoryOf(m_process); }

private:
    QProcess m_process;
};

} // namespace program
