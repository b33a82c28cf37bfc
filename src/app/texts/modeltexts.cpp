#include "texts/modeltexts.h"

#include "diagnose/hints/hinttexts.h"
#include "prompt/prompttexts.h"
#include "store/hintfiles.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <map>
#include <utility>

namespace querymend {

namespace {

using TextsByName = std::map<std::string, ModelText>;

/// Returns what would be wrong with the user's text in place of the built-in one.
template <class Texts>
std::vector<std::string> problemsOf(const ModelText& text)
{
    std::vector<std::string> problems;
    const auto made = Texts::with({{text.name, text.own}});
    if (made)
        return problems;
    for (const auto& problem : made.error())
        problems.push_back(describe(problem));
    return problems;
}

template <class Texts>
void readOwn(TextsByName& texts, ModelTextKind kind, const QString& folder)
{
    for (const QFileInfo& entry : QDir(folder).entryInfoList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name)) {
        ModelText& text = texts[entry.completeBaseName().toStdString()];
        text.kind = kind;
        text.name = entry.completeBaseName().toStdString();
        text.file = entry.filePath().toStdString();
        auto own = readTextFile(entry.filePath());
        if (own)
            text.own = std::move(own).value();
        text.problems = own ? problemsOf<Texts>(text) : std::vector{std::move(own).error()};
    }
}

template <class Texts, class Rows>
void add(std::vector<ModelText>& all, ModelTextKind kind, const Rows& rows, const QString& folder)
{
    TextsByName texts;
    for (const auto& row : rows)
        texts[std::string(row.name)] = {kind, std::string(row.name), std::string(row.text), {}, {}, {}, false};
    readOwn<Texts>(texts, kind, folder);
    const bool isFine =
        std::all_of(texts.begin(), texts.end(), [](const auto& entry) { return entry.second.problems.empty(); });
    for (auto& [name, text] : texts) {
        text.isOwnUsed = isFine && !text.file.empty();
        all.push_back(std::move(text));
    }
}

} // namespace

std::vector<ModelText> modelTexts(const QString& hintFolder, const QString& promptFolder)
{
    std::vector<ModelText> all;
    add<HintTexts>(all, ModelTextKind::hint, builtInHintTexts(), hintFolder);
    add<PromptTexts>(all, ModelTextKind::prompt, builtInPromptTexts(), promptFolder);
    return all;
}

std::optional<QString> beginOwnText(const QString& folder, const ModelText& text)
{
    const QDir directory(folder);
    if (!directory.mkpath(QStringLiteral(".")))
        return folder;
    QFile file(directory.filePath(QString::fromStdString(text.name) + QStringLiteral(".txt")));
    const std::string content = text.builtIn + (text.builtIn.ends_with('\n') ? "" : "\n");
    const auto size = static_cast<qint64>(content.size());
    if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly) && file.write(content.data(), size) == size)
        return std::nullopt;
    return file.fileName() + QStringLiteral(": ") + file.errorString();
}

} // namespace querymend
