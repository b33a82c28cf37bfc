#pragma once

#include <QByteArrayList>
#include <QFile>

#include <unistd.h>

namespace querymend {

/// The resident memory of this program, in kilobytes.
[[nodiscard]] inline long residentMemory()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    const long pageSize = sysconf(_SC_PAGESIZE) / 1024;
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLong() * pageSize : 0;
}

/// How much this program's peak memory has grown since this object was created.
class PeakMemory {
public:
    PeakMemory()
    {
        QFile peak(QStringLiteral("/proc/self/clear_refs"));
        if (peak.open(QIODevice::WriteOnly))
            peak.write("5"); // resets VmHWM
        m_before = kilobytes("VmHWM:");
    }

    /// In megabytes. Always 0 with sanitizers, which hold on to freed memory.
    [[nodiscard]] long growth() const
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        return 0;
#else
        return (kilobytes("VmHWM:") - m_before) / 1024;
#endif
    }

private:
    [[nodiscard]] static long kilobytes(const QByteArray& name)
    {
        QFile status(QStringLiteral("/proc/self/status"));
        if (!status.open(QIODevice::ReadOnly))
            return 0;
        for (const QByteArray& line : status.readAll().split('\n')) {
            if (line.startsWith(name))
                return line.mid(name.size()).trimmed().split(' ').front().toLong();
        }
        return 0;
    }

    long m_before = 0;
};

} // namespace querymend
