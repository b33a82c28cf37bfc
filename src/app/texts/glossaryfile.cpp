#include "texts/glossaryfile.h"

#include "base/utf8.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace querymend {

QString usualGlossaryPath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("glossary.txt"));
}

Result<std::string, std::string> glossaryText(const QString& path)
{
    constexpr qint64 longest = qint64{1} << 20;
    QFile file(path);
    if (!file.exists())
        return std::string();
    if (!QFileInfo(path).isFile()) // a pipe may never end
        return Failure{std::string("it is not a regular file")};
    if (!file.open(QIODevice::ReadOnly))
        return Failure{"it cannot be read: " + file.errorString().toStdString()};
    const QByteArray content = file.read(longest + 1);
    if (content.size() > longest)
        return Failure{std::string("it is longer than 1 MB")};
    std::string text = content.toStdString();
    if (const auto wrong = firstInvalidUtf8(text))
        return Failure{"it is not UTF-8 at line " + std::to_string(positionAt(text, *wrong).line)};
    return text;
}

Result<std::shared_ptr<const Glossary>, std::string> glossaryInFile(const QString& path)
{
    const auto text = glossaryText(path);
    if (!text)
        return Failure{text.error()};
    return std::make_shared<const Glossary>(*text);
}

} // namespace querymend
