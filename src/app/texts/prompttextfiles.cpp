#include "texts/prompttextfiles.h"

#include "base/utf8.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <utility>

namespace querymend {

namespace {

constexpr qint64 longestText = qint64{64} << 10;

/// Returns the file's text, or why it cannot be used.
Result<std::string, std::string> textOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Failure{"it cannot be read: " + file.errorString().toStdString()};
    const QByteArray content = file.read(longestText + 1);
    if (content.size() > longestText)
        return Failure{std::string("it is longer than 64 kB")};
    std::string text = content.toStdString();
    if (const auto wrong = firstInvalidUtf8(text)) {
        const TextPosition at = positionAt(text, *wrong);
        return Failure{"it is not UTF-8 at line " + std::to_string(at.line)};
    }
    return text;
}

} // namespace

QString promptTextFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("prompts"));
}

Result<PromptTexts, std::vector<PromptTextProblem>> readPromptTexts(const QString& folder)
{
    PromptTexts::Overrides overrides;
    std::vector<PromptTextProblem> unreadable;
    const QDir files(folder);
    for (const QString& entry : files.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name)) {
        const std::string name = entry.chopped(4).toStdString();
        auto text = textOf(files.filePath(entry));
        if (text)
            overrides.emplace(name, std::move(text).value());
        else
            unreadable.push_back({PromptTextProblem::Kind::unreadable, name, std::move(text).error(), 0});
    }
    auto texts = PromptTexts::with(std::move(overrides));
    if (unreadable.empty())
        return texts;
    if (!texts)
        unreadable.insert(unreadable.end(), texts.error().begin(), texts.error().end());
    return Failure{std::move(unreadable)};
}

} // namespace querymend
