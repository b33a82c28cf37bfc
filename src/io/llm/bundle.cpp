#include "llm/bundle.h"

#include "file/wholefile.h"

#include <QDir>
#include <QFile>

/// A static library's resources must be initialised explicitly, and the macro only works outside namespaces.
static void openBundle()
{
    Q_INIT_RESOURCE(bundle);
}

namespace querymend {

namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QDir folderOf(const QString& name)
{
    openBundle();
    return QDir(QStringLiteral(":/querymend/") + name);
}

/// `01-right-at-once.json` is the scenario `right-at-once`; the number gives its position in the list.
QString nameOf(const QString& file)
{
    return file.section(QLatin1Char('-'), 1).section(QLatin1Char('.'), 0, 0);
}

QStringList scenarioFiles()
{
    return folderOf(QStringLiteral("scenarios")).entryList(QDir::Files, QDir::Name);
}

ScenarioProblem unknown(std::string_view what, std::string_view name, const std::vector<std::string>& known)
{
    std::string list;
    for (const std::string& one : known)
        list += (list.empty() ? "" : ", ") + one;
    return {"there is no " + std::string(what) + " \"" + std::string(name) + "\", only " + list};
}

} // namespace

std::vector<std::string> scenarioNames()
{
    std::vector<std::string> names;
    for (const QString& file : scenarioFiles())
        names.push_back(nameOf(file).toStdString());
    return names;
}

Result<Scenario, ScenarioProblem> readBundledScenario(std::string_view name)
{
    for (const QString& entry : scenarioFiles()) {
        if (nameOf(entry) != text(name))
            continue;
        QFile file(folderOf(QStringLiteral("scenarios")).filePath(entry));
        if (!file.open(QIODevice::ReadOnly))
            return Failure{ScenarioProblem{file.errorString().toStdString()}};
        return readScenario(file.readAll().toStdString());
    }
    return Failure{unknown("scenario", name, scenarioNames())};
}

std::vector<std::string> bundledDatabaseNames()
{
    std::vector<std::string> names;
    for (const QString& file : folderOf(QStringLiteral("databases")).entryList(QDir::Files, QDir::Name))
        names.push_back(file.section(QLatin1Char('.'), 0, 0).toStdString());
    return names;
}

Result<QString, ScenarioProblem> bundledDatabase(std::string_view name, const QString& folder)
{
    const QString entry = text(name) + QStringLiteral(".sqlite");
    QFile bundled(folderOf(QStringLiteral("databases")).filePath(entry));
    if (!bundled.open(QIODevice::ReadOnly))
        return Failure{unknown("sample database", name, bundledDatabaseNames())};
    const QByteArray content = bundled.readAll();
    const QString path = QDir(folder).filePath(entry);
    QFile there(path);
    if (there.open(QIODevice::ReadOnly) && there.readAll() == content)
        return path;
    QDir().mkpath(folder);
    if (const auto problem = writeWholeFile(path, content.toStdString()))
        return Failure{ScenarioProblem{"cannot write " + path.toStdString() + ": " + problem->toStdString()}};
    return path;
}

} // namespace querymend
