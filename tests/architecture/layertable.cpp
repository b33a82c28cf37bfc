#include "layertable.h"

#include <algorithm>

namespace architecture {

namespace {

QStringList list(const char* words)
{
    return QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

LayerRow row(const char* folders, const char* others, const char* libraries)
{
    return {list(folders), list(others), list(libraries)};
}

bool isWithin(const QString& folder, const QString& outer)
{
    return folder == outer || folder.startsWith(outer + QLatin1Char('/'));
}

} // namespace

const QList<LayerRow>& layerTable()
{
    static const QList<LayerRow> table{
        row("core/base", "", "nlohmann"),
        row("core/sql", "core/base", "dtl"),
        row("core/dialect", "core/base core/sql", ""),
        row("core/schema", "core/base", "nlohmann"),
        row("core/check", "core/base core/sql core/dialect core/schema", "nlohmann"),
        row("core/diagnose", "core/base core/sql core/dialect core/schema core/check", "nlohmann"),
        row("core/prompt", "core/base core/sql core/dialect core/schema core/diagnose", "nlohmann"),
        row("core/answer", "core/base core/sql core/dialect core/schema core/prompt/linking", ""),
        row("core/run", "core/base core/sql core/dialect core/schema core/check core/diagnose core/prompt core/answer",
            "nlohmann"),
        row("core/report", "core/base core/sql core/dialect core/diagnose core/run", "nlohmann"),
        row("core/learn", "core/base core/dialect core/prompt core/run", ""),
        row("core/mcp", "core/base", "nlohmann"),
        row("io/file", "", "QtCore fcntl.h poll.h sys unistd.h"),
        row("io/llm", "core io/file",
            "nlohmann simdjson.h zlib.h QtCore QtNetwork arpa fcntl.h linux netinet sys unistd.h"),
        row("io/db", "core",
            "nlohmann QtCore QtSql dlfcn.h errmsg.h fcntl.h libpq-fe.h link.h mysql mysql.h mysqld_error.h "
            "netinet odbcinst.h "
            "poll.h spawn.h sql.h sqlext.h sqlite3.h sys unistd.h"),
        row("io/store", "core io/file", "nlohmann QtCore QtSql fcntl.h libpq-fe.h poll.h qt6keychain sys"),
        row("io/agents", "core", "nlohmann QtCore QtNetwork"),
        row("app", "core io", "nlohmann QtCore cxxabi.h fcntl.h malloc.h sys unistd.h"),
        row("cli", "core io app", "nlohmann QtCore dlfcn.h fcntl.h poll.h sys unistd.h"),
        row("gui/common", "core io/db/addresses io/db/plans io/db/session io/llm/wire io/store",
            "QtCore QtDBus QtGui QtSvg QtWidgets"),
        row("gui/ask", "core gui/common", "QtCore QtGui QtWidgets"),
        row("gui/files gui/inspector gui/schema gui/steer gui/timeline", "core io/file app gui/common",
            "QtCore QtGui QtWidgets"),
        row("gui/editor gui/results", "core io/db/host io/db/plans io/db/session io/file app gui/common",
            "nlohmann QtCore QtGui QtWidgets QtCharts Qsci unistd.h xlsxwriter.h"),
        row("gui/history", "core io/file io/store app gui/common", "QtCore QtGui QtSvg QtWidgets QtCharts"),
        row("gui/settings", "core io app gui/common", "QtCore QtGui QtWidgets"),
        row("gui/shell", "core io app gui", "QtCore QtGui QtWidgets"),
    };
    return table;
}

const LayerRow* rowOf(const QString& folder)
{
    for (const LayerRow& row : layerTable()) {
        if (std::ranges::any_of(row.folders, [&](const QString& own) { return isWithin(folder, own); }))
            return &row;
    }
    return nullptr;
}

bool mayInclude(const QString& folder, const QString& other)
{
    const LayerRow* const row = rowOf(folder);
    const auto isOwn = [&](const QString& own) { return isWithin(folder, own) && isWithin(other, own); };
    const auto isAllowed = [&](const QString& allowed) { return isWithin(other, allowed); };
    return row && (std::ranges::any_of(row->folders, isOwn) || std::ranges::any_of(row->others, isAllowed));
}

} // namespace architecture
