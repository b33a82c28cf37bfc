#include "store/hintfiles.h"

#include "base/utf8.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr qint64 longestHintText = 65536;

std::string inWords(const HintTextProblem& problem, const std::vector<HintFile>& files)
{
    const auto file =
        std::find_if(files.begin(), files.end(), [&](const HintFile& one) { return one.name == problem.name; });
    return (file == files.end() ? std::string() : file->path + ": ") + describe(problem);
}

} // namespace

Result<std::string, std::string> readTextFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Failure{file.errorString().toStdString()};
    const QByteArray bytes = file.read(longestHintText + 1);
    if (bytes.size() > longestHintText)
        return Failure{"is longer than " + std::to_string(longestHintText) + " bytes"};
    std::string text = bytes.toStdString();
    text.erase(std::remove(text.begin(), text.end(), '\r'), text.end());
    if (const auto bad = firstInvalidUtf8(text))
        return Failure{"line " + std::to_string(positionAt(text, *bad).line) + " is not UTF-8"};
    while (text.ends_with('\n'))
        text.pop_back();
    return text;
}

QString hintFolder()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
    return folder.filePath(QStringLiteral("querymend/hints"));
}

Result<HintFiles, std::vector<std::string>> readHintFiles(const QString& folder)
{
    HintFiles read;
    HintTexts::Overrides overrides;
    std::vector<std::string> problems;
    const QDir directory(folder);
    for (const QFileInfo& entry : directory.entryInfoList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name)) {
        HintFile file{entry.completeBaseName().toStdString(), entry.filePath().toStdString()};
        auto text = readTextFile(entry.filePath());
        if (text)
            overrides[file.name] = std::move(text).value();
        else
            problems.push_back(file.path + ": " + text.error());
        read.files.push_back(std::move(file));
    }
    auto texts = HintTexts::with(std::move(overrides));
    if (!texts) {
        for (const HintTextProblem& problem : texts.error())
            problems.push_back(inWords(problem, read.files));
    }
    if (!problems.empty())
        return Failure{std::move(problems)};
    read.texts = std::move(texts).value();
    return read;
}

} // namespace querymend
