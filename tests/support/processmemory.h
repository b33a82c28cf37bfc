#pragma once

#include <QtCore/QFile>
#include <QtCore/QProcess>

namespace program {

/// The peak memory of a process in KiB; 0 if the system does not report it.
inline qint64 peakMemoryOf(const QProcess& process)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(process.processId()));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray status = file.readAll();
    const qsizetype at = status.indexOf("VmHWM:");
    return at < 0 ? 0 : status.mid(at + 6, status.indexOf("kB", at) - at - 6).trimmed().toLongLong();
}

} // namespace program
