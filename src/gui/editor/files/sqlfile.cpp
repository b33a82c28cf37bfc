#include "editor/files/sqlfile.h"

#include "base/utf8.h"
#include "file/wholefile.h"

#include <QFileInfo>
#include <QStringConverter>

#include <algorithm>

namespace querymend {

namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";

SqlFileText decodedFile(const QByteArray& bytes)
{
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (view.starts_with(utf8Mark) && !firstInvalidUtf8(view))
        return {std::string(view.substr(utf8Mark.size())), TextEncoding::utf8WithMark, {}};
    const auto marked = QStringConverter::encodingForData(bytes);
    if (marked && *marked != QStringConverter::Utf8) {
        QStringDecoder decoder(*marked);
        const QString text = decoder(bytes);
        return {text.toStdString(), TextEncoding::utf16, {}};
    }
    if (!firstInvalidUtf8(view))
        return {std::string(view), TextEncoding::utf8, {}};
    return {QString::fromLatin1(bytes).toStdString(), TextEncoding::latin1, {}};
}

/// Returns the length of a UTF-8 character from its first byte; 0 for a continuation byte.
qsizetype lengthBehind(char lead)
{
    const auto byte = static_cast<unsigned char>(lead);
    if (byte < 0x80)
        return 1;
    return byte < 0xC0 ? 0 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

/// Cuts off a partial UTF-8 character at the end. In UTF-16, the decoder leaves out half a character itself.
void cutToCharacter(QByteArray& bytes)
{
    constexpr qsizetype longest = 4;
    for (qsizetype back = 1; back <= std::min(longest, bytes.size()); ++back) {
        const qsizetype length = lengthBehind(bytes.at(bytes.size() - back));
        if (length == 0)
            continue;
        if (length > back)
            bytes.chop(back);
        return;
    }
}

/// Cuts off a partial last line, unless it is very long.
void cutToLine(std::string& text)
{
    constexpr std::size_t longestLine = 64 * 1024;
    const std::size_t end = text.rfind('\n');
    if (end != std::string::npos && text.size() - end <= longestLine)
        text.resize(end + 1);
}

} // namespace

FileStamp stampOf(const QString& path)
{
    const QFileInfo info(path);
    return {info.lastModified(), info.exists() ? info.size() : -1};
}

Result<SqlFileText, SqlFileProblem> readSqlFile(const QString& path)
{
    const QFileInfo info(path);
    // Opening a pipe waits for its writer, and what is to be saved would wait with it.
    if (info.exists() && !info.isFile() && !info.isDir())
        return Failure{SqlFileProblem{SqlFileFailure::notText, {}}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Failure{SqlFileProblem{SqlFileFailure::cannotRead, file.errorString()}};
    // Read with a limit whatever the size says: some files of the system report none.
    QByteArray bytes = file.read(longestShownFile + 1);
    if (file.error() != QFileDevice::NoError)
        return Failure{SqlFileProblem{SqlFileFailure::cannotRead, file.errorString()}};
    const bool isCut = bytes.size() > longestShownFile;
    if (isCut) {
        bytes.truncate(longestShownFile);
        cutToCharacter(bytes);
    }
    SqlFileText made = decodedFile(bytes);
    made.isCut = isCut;
    if (isCut)
        cutToLine(made.text);
    if (made.text.find('\0') != std::string::npos)
        return Failure{SqlFileProblem{SqlFileFailure::notText, {}}};
    made.stamp = stampOf(path);
    return made;
}

Result<FileStamp, SqlFileProblem> writeSqlFile(const QString& path, const std::string& text, TextEncoding encoding,
                                               const FileStamp& asRead)
{
    if (asRead.size >= 0 && QFileInfo::exists(path) && stampOf(path) != asRead)
        return Failure{SqlFileProblem{SqlFileFailure::changedByOthers, {}}};
    WholeFile file(path);
    const std::string_view mark = encoding == TextEncoding::utf8WithMark ? utf8Mark : std::string_view();
    if (!file.open() || !file.write(mark) || !file.write(text) || !file.commit())
        return Failure{SqlFileProblem{SqlFileFailure::cannotWrite, file.reason()}};
    return stampOf(path);
}

} // namespace querymend
