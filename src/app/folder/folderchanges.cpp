#include "folder/folderchanges.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace querymend {

namespace {

/// Hidden files would not be seen afterwards.
bool isValid(const QString& name)
{
    const auto isWrong = [](QChar letter) { return letter == u'/' || letter.category() == QChar::Other_Control; };
    return !name.isEmpty() && !name.startsWith(u'.') && std::none_of(name.begin(), name.end(), isWrong);
}

bool hasKnownSuffix(const QString& name)
{
    return name.endsWith(QLatin1String(".sql"), Qt::CaseInsensitive)
        || name.endsWith(QLatin1String("glossary.txt"), Qt::CaseInsensitive);
}

/// Whether there is something of this name, even a link that leads nowhere.
bool isTaken(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

/// Whether two names that differ only in capitals name one file, as on disks that ignore them.
bool isSameFile(const QString& path, const QString& other)
{
    std::error_code ignored;
    return path.compare(other, Qt::CaseInsensitive) == 0
        && std::filesystem::equivalent(path.toStdString(), other.toStdString(), ignored);
}

} // namespace

ChangedPath createTextFile(const QString& folder, const QString& name)
{
    const QString plain = name.trimmed();
    if (!isValid(plain))
        return Failure{FolderChangeProblem{FolderChangeFailure::invalidName}};
    const QString path = QDir(folder).filePath(hasKnownSuffix(plain) ? plain : plain + QStringLiteral(".sql"));
    if (isTaken(path))
        return Failure{FolderChangeProblem{FolderChangeFailure::nameTaken}};
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return Failure{FolderChangeProblem{FolderChangeFailure::refused, file.errorString()}};
    return path;
}

ChangedPath renameInFolder(const QString& path, const QString& name)
{
    const QString plain = name.trimmed();
    if (!isValid(plain))
        return Failure{FolderChangeProblem{FolderChangeFailure::invalidName}};
    const QString next = QFileInfo(path).dir().filePath(plain);
    if (next == path)
        return path;
    if (isTaken(next) && !isSameFile(path, next))
        return Failure{FolderChangeProblem{FolderChangeFailure::nameTaken}};
    QFile file(path);
    if (!file.rename(next))
        return Failure{FolderChangeProblem{FolderChangeFailure::refused, file.errorString()}};
    return next;
}

ChangedPath moveToTrash(const QString& path)
{
    QFile file(path);
    if (!file.moveToTrash())
        return Failure{FolderChangeProblem{FolderChangeFailure::refused, file.errorString()}};
    return file.fileName();
}

} // namespace querymend
