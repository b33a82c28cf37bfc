#include "includerules.h"

#include "includes.h"
#include "layertable.h"

#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

namespace architecture {

namespace {

using Graph = QMap<QString, QSet<QString>>;

/// Headers that the core may not include: it uses no clock, files, threads, streams or randomness.
const QSet<QString>& impureStandardHeaders()
{
    static const QSet<QString> headers{
        QStringLiteral("condition_variable"),
        QStringLiteral("cstdio"),
        QStringLiteral("filesystem"),
        QStringLiteral("fstream"),
        QStringLiteral("future"),
        QStringLiteral("iostream"),
        QStringLiteral("mutex"),
        QStringLiteral("random"),
        QStringLiteral("thread"),
    };
    return headers;
}

bool isStandardHeader(const QString& spelling)
{
    static const QRegularExpression bareWord(QStringLiteral("^[a-z_0-9]+$"));
    return bareWord.match(spelling).hasMatch();
}

/// `QtWidgets` for `QPushButton` and for `QtWidgets/QPushButton`; the first part of any other path.
QString libraryOf(const QString& spelling)
{
    if (spelling.contains(QLatin1Char('/')))
        return spelling.section(QLatin1Char('/'), 0, 0);
    if (!spelling.startsWith(QLatin1Char('Q')))
        return spelling;
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    const QStringList modules = headers.entryList({QStringLiteral("Qt*")}, QDir::Dirs);
    for (const QString& module : modules) {
        if (QFileInfo::exists(headers.filePath(module + QLatin1Char('/') + spelling)))
            return module;
    }
    return spelling;
}

QString whyNotAngled(const QString& folder, const LayerRow& row, const QString& spelling)
{
    const bool inCore = folder.startsWith(QLatin1String("core/"));
    if (isStandardHeader(spelling)) {
        return inCore && impureStandardHeaders().contains(spelling)
            ? QStringLiteral("core is pure and does not include <%1>").arg(spelling)
            : QString();
    }
    if (spelling == QLatin1String("QSaveFile") && folder != QLatin1String("io/file"))
        return QStringLiteral("<QSaveFile> replaces devices and pipes too; WholeFile does not");
    const QString library = libraryOf(spelling);
    if (row.libraries.contains(library))
        return {};
    if (inCore && spelling.startsWith(QLatin1Char('Q')))
        return QStringLiteral("no Qt in core: <%1>").arg(spelling);
    return QStringLiteral("%1 may not include <%2> of %3").arg(folder, spelling, library);
}

QString whyNotQuoted(const SourceTree& tree, const QString& folder, const QString& spelling)
{
    if (spelling.contains(QLatin1String("..")))
        return QStringLiteral("an include does not climb to a parent folder: \"%1\"").arg(spelling);
    // Headers that uic generates from ui/ are in no source folder.
    if (folder.startsWith(QLatin1String("gui/")) && spelling.startsWith(QLatin1String("ui_")))
        return {};
    // What moc makes of a header is compiled with its source file.
    static const QRegularExpression generated(QStringLiteral("^moc_[a-z_0-9]+\\.cpp$"));
    if (generated.match(spelling).hasMatch())
        return {};
    const QString target = resolved(tree, spelling);
    if (target.isEmpty())
        return QStringLiteral("\"%1\" names no file from a layer's root").arg(spelling);
    const QString other = folderOf(target);
    if (mayInclude(folder, other))
        return {};
    return QStringLiteral("%1 may not include %2: \"%3\"").arg(folder, other, spelling);
}

Graph graphOfFiles(const SourceTree& tree)
{
    Graph graph;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        for (const Include& include : includesOf(file.value())) {
            const QString target = resolved(tree, include.spelling);
            if (include.form == Include::Form::quoted && !target.isEmpty())
                graph[file.key()].insert(target);
        }
    }
    return graph;
}

Graph graphOfFolders(const Graph& files)
{
    Graph graph;
    for (auto file = files.begin(); file != files.end(); ++file) {
        for (const QString& target : file.value()) {
            if (folderOf(target) != folderOf(file.key()))
                graph[folderOf(file.key())].insert(folderOf(target));
        }
    }
    return graph;
}

/// Depth-first search; every edge back into the current path closes a cycle.
class CycleFinder {
public:
    explicit CycleFinder(const Graph& graph) : m_graph(graph) {}

    QStringList find()
    {
        for (const QString& node : m_graph.keys())
            visit(node);
        return m_cycles;
    }

private:
    void visit(const QString& node)
    {
        const qsizetype at = m_path.indexOf(node);
        if (at >= 0) {
            m_cycles.append((m_path.mid(at) << node).join(QLatin1String(" -> ")));
            return;
        }
        if (m_done.contains(node))
            return;
        m_path.append(node);
        QStringList targets = m_graph.value(node).values();
        targets.sort();
        for (const QString& target : targets)
            visit(target);
        m_path.removeLast();
        m_done.insert(node);
    }

    const Graph& m_graph;
    QStringList m_path;
    QSet<QString> m_done;
    QStringList m_cycles;
};

} // namespace

QStringList forbiddenIncludes(const SourceTree& tree)
{
    QStringList found;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        const QString folder = folderOf(file.key());
        const LayerRow* row = rowOf(folder);
        if (!row) {
            found.append(QStringLiteral("%1:1: no row of the layer table is for this folder").arg(file.key()));
            continue;
        }
        for (const Include& include : includesOf(file.value())) {
            const QString why = include.form == Include::Form::angled ? whyNotAngled(folder, *row, include.spelling)
                                                                      : whyNotQuoted(tree, folder, include.spelling);
            if (!why.isEmpty())
                found.append(QStringLiteral("%1:%2: %3").arg(file.key()).arg(include.line).arg(why));
        }
    }
    return found;
}

QStringList ownHeadersNotFirst(const SourceTree& tree)
{
    QStringList found;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        if (!file.key().endsWith(QLatin1String(".cpp")))
            continue;
        const QString header = file.key().chopped(3) + QLatin1Char('h');
        const QList<Include> includes = includesOf(file.value());
        if (tree.contains(header) && (includes.isEmpty() || resolved(tree, includes.first().spelling) != header))
            found.append(file.key());
    }
    return found;
}

QStringList includeCycles(const SourceTree& tree)
{
    const Graph files = graphOfFiles(tree);
    return CycleFinder(files).find() + CycleFinder(graphOfFolders(files)).find();
}

} // namespace architecture
