#include "layertable.h"

#include <algorithm>

namespace architecture {

namespace {

QStringList list(const char* words)
{
    return QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

LayerRow row(const char* folder, const char* folders, const char* libraries)
{
    return {QString::fromLatin1(folder), list(folders), list(libraries)};
}

QList<LayerRow> makeTable()
{
    constexpr auto allOfCoreButReport =
        "core/base core/sql core/dialect core/schema core/check core/diagnose core/prompt";
    constexpr auto guiLibraries = "nlohmann QtCore QtGui QtWidgets QtSvg QtSvgWidgets QtCharts Qsci";
    constexpr auto guiPanel = "core app gui/common";
    return {
        row("core/base", "", "nlohmann"),
        row("core/sql", "core/base", "dtl"),
        row("core/dialect", "core/base core/sql", ""),
        row("core/schema", "core/base", "nlohmann"),
        row("core/check", "core/base core/sql core/dialect core/schema", "nlohmann"),
        row("core/diagnose", "core/base core/sql core/dialect core/schema core/check", "nlohmann"),
        row("core/prompt", "core/base core/sql core/dialect core/schema core/diagnose", "nlohmann"),
        row("core/run", allOfCoreButReport, "nlohmann"),
        row("core/report", "core/base core/dialect core/diagnose core/run", "nlohmann"),
        row("core/learn", "core/base core/prompt core/run", ""),
        row("io/file", "", "QtCore fcntl.h poll.h sys unistd.h"),
        row("io/llm", "core io/file",
            "nlohmann simdjson.h zlib.h QtCore QtNetwork arpa fcntl.h linux netinet sys unistd.h"),
        row("io/db", "core",
            "nlohmann QtCore QtSql dlfcn.h errmsg.h fcntl.h libpq-fe.h link.h mysql.h mysqld_error.h odbcinst.h poll.h "
            "spawn.h sql.h sqlext.h sqlite3.h sys unistd.h"),
        row("io/store", "core io/file", "nlohmann QtCore QtSql fcntl.h libpq-fe.h poll.h qt6keychain sys"),
        row("app", "core io", "nlohmann QtCore QtNetwork QtSql fcntl.h malloc.h sys unistd.h"),
        row("cli", "core io app", "nlohmann QtCore fcntl.h poll.h sys unistd.h"),
        row("gui/common", "core io app", guiLibraries),
        row("gui/schema", "core io app gui/common", guiLibraries),
        row("gui/ask", "core io app gui/common", guiLibraries),
        row("gui/editor", "core io app gui/common", guiLibraries),
        row("gui/results", "core io app gui/common",
            "nlohmann QtCore QtGui QtWidgets QtSvg QtSvgWidgets QtCharts xlsxwriter.h unistd.h"),
        row("gui/timeline", guiPanel, guiLibraries),
        row("gui/inspector", "core io/file app gui/common", guiLibraries),
        row("gui/history", "core io app gui/common", guiLibraries),
        row("gui/settings", "core io app gui/common", guiLibraries),
        row("gui/steer", guiPanel, guiLibraries),
        row("gui/shell", "core io app gui", guiLibraries),
    };
}

} // namespace

const QList<LayerRow>& layerTable()
{
    static const QList<LayerRow> table = makeTable();
    return table;
}

const LayerRow* rowOf(const QString& folder)
{
    const auto& table = layerTable();
    const auto found = std::find_if(table.begin(), table.end(), [&](const LayerRow& r) { return r.folder == folder; });
    return found == table.end() ? nullptr : &*found;
}

bool allowsFolder(const LayerRow& row, const QString& other)
{
    return row.folder == other || row.folders.contains(other)
        || row.folders.contains(other.section(QLatin1Char('/'), 0, 0));
}

} // namespace architecture
