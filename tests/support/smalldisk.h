#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace querymend {

/// A command prefix that starts a program with a small disk mounted on this folder. Only that program sees the disk,
/// which goes away with it. A shell command may prepare the disk.
inline QStringList smallDiskLauncher(const QString& folder, const QString& prepare = QStringLiteral("true"))
{
    return {QStringLiteral("unshare"), QStringLiteral("-m"), QStringLiteral("sh"), QStringLiteral("-c"),
            QStringLiteral("mount -t tmpfs -o size=512k,mode=777 tmpfs '%1' && %2 && exec \"$0\" \"$@\"")
                .arg(folder, prepare)};
}

/// Root may mount disks, but often not in a container, and not in a chroot.
inline bool mayMountSmallDisk()
{
    const QTemporaryDir folder;
    QStringList words = smallDiskLauncher(folder.path()) + QStringList{QStringLiteral("true")};
    QProcess trial;
    const QString program = words.takeFirst();
    trial.start(program, words);
    return trial.waitForFinished() && trial.exitStatus() == QProcess::NormalExit && trial.exitCode() == 0;
}

} // namespace querymend
