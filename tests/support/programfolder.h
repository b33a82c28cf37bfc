#pragma once

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>

namespace querymend {

/// A folder at the front of PATH, with programs that stand in for those of the system. To be made before any thread.
class ProgramFolder {
public:
    /// Whether programs of the system can still be found.
    enum class Others { found, hidden };

    explicit ProgramFolder(Others others = Others::found) : m_path(qgetenv("PATH"))
    {
        const QByteArray own = m_folder.path().toLocal8Bit();
        qputenv("PATH", others == Others::found ? own + ':' + m_path : own);
    }
    ProgramFolder(const ProgramFolder&) = delete;
    ProgramFolder& operator=(const ProgramFolder&) = delete;
    ~ProgramFolder() { qputenv("PATH", m_path); }

    /// Writes a script for the shell; a former one of that name is replaced.
    [[nodiscard]] bool write(const char* name, const QByteArray& script) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write("#!/bin/sh\n" + script + '\n') > 0
            && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    /// What a script has written to a file in the folder; empty if there is none.
    [[nodiscard]] QByteArray content(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
    QByteArray m_path;
};

} // namespace querymend
