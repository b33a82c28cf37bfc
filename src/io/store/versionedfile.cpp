#include "store/versionedfile.h"

#include "base/json.h"
#include "file/wholefile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <utility>

namespace querymend {

namespace {

FileProblem problemOf(FileFailure failure, const QString& path, std::string reason)
{
    return {failure, path, {}, std::move(reason)};
}

/// 0 if there is none.
std::int64_t versionOf(const nlohmann::json& content)
{
    const auto version = content.find("version");
    return version != content.end() && version->is_number_integer() ? version->get<std::int64_t>() : 0;
}

bool isOfKind(const nlohmann::json& content, const FileKind& kind)
{
    if (!content.is_object())
        return false;
    const auto format = content.find("format");
    return format != content.end() && *format == kind.format && versionOf(content) > 0;
}

bool isNewer(const nlohmann::json& content, const FileKind& kind)
{
    return isOfKind(content, kind) && versionOf(content) > kind.version;
}

std::string newerReason(const nlohmann::json& content, const FileKind& kind)
{
    return "it has version " + std::to_string(versionOf(content)) + "; this program supports versions up to "
        + std::to_string(kind.version);
}

} // namespace

FileProblem brokenFile(const QString& path, std::string reason, WhenBroken whenBroken)
{
    FileProblem problem = problemOf(FileFailure::broken, path, std::move(reason));
    if (whenBroken == WhenBroken::leave)
        return problem;
    const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    QString aside = path + QStringLiteral(".broken-") + stamp;
    for (int i = 2; QFileInfo::exists(aside); ++i)
        aside = path + QStringLiteral(".broken-%1-%2").arg(stamp).arg(i);
    if (QFile::rename(path, aside))
        problem.keptAs = aside;
    return problem;
}

Result<nlohmann::json, FileProblem> readVersioned(const QString& path, const FileKind& kind, WhenBroken whenBroken)
{
    QFile file(path);
    if (!file.exists())
        return nlohmann::json();
    if (!QFileInfo(path).isFile()) // a pipe may never end, and must not be put aside as broken
        return Failure{problemOf(FileFailure::unreadable, path, "it is not a regular file")};
    if (!file.open(QIODevice::ReadOnly))
        return Failure{problemOf(FileFailure::unreadable, path, file.errorString().toStdString())};
    const auto broken = [&](std::string reason) { return Failure{brokenFile(path, std::move(reason), whenBroken)}; };
    constexpr qint64 most = 16 << 20;
    if (file.size() > most)
        return broken("it is larger than 16 MB");
    const QByteArray bytes = file.readAll();
    file.close();
    auto content = parseJson({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!content)
        return broken("byte " + std::to_string(content.error().offset + 1) + ": " + content.error().reason);
    if (!isOfKind(*content, kind))
        return broken(std::string("it is not marked as ") + kind.format);
    if (isNewer(*content, kind))
        return Failure{problemOf(FileFailure::newer, path, newerReason(*content, kind))};
    return std::move(content).value();
}

Result<void, FileProblem> writeVersioned(const QString& path, const FileKind& kind,
                                         const nlohmann::ordered_json& content)
{
    if (QFile before(path); before.open(QIODevice::ReadOnly)) {
        const auto known = parseJson(before.readAll().toStdString());
        if (known && isNewer(*known, kind))
            return Failure{problemOf(FileFailure::newer, path, newerReason(*known, kind))};
    }
    nlohmann::ordered_json whole{{"format", kind.format}, {"version", kind.version}};
    whole.update(content);
    const std::string text = whole.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (const auto wrong = writeWholeFile(path, text, FileReaders::ownerAlone))
        return Failure{problemOf(FileFailure::unwritable, path, wrong->toStdString())};
    return {};
}

} // namespace querymend
