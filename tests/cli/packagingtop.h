#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QString>

/// The scripts in packaging/ in a folder of their own, beside a program that was built already.
namespace packaging {

inline bool writeScript(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size()
        && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Makes the folder; nothing is installed, fetched or built there, and `program` is what was built.
inline bool makeTop(const QString& top, const QString& source, const QByteArray& program)
{
    constexpr auto nothingToPrepare = "\nneed_packages() { :; }\nbuild() { :; }\nhas_duckdb() { [ -n "
                                      "\"${QUERYMEND_DUCKDB_LIBRARY:-}\" ]; }\n"
                                      "duckdb_library() { mkdir -p build/duckdb && : >build/duckdb/libduckdb.so; }\n";
    bool isMade = QDir().mkpath(top + QStringLiteral("/packaging"))
        && QDir().mkpath(top + QStringLiteral("/build/release/src/cli"))
        && QFile::link(source + QStringLiteral("/resources"), top + QStringLiteral("/resources"));
    for (const char* const name : {"run", "test", "package", "common.sh"}) {
        const QString path = QStringLiteral("/packaging/") + QString::fromLatin1(name);
        const QByteArray more = qstrcmp(name, "common.sh") == 0 ? nothingToPrepare : "";
        isMade = isMade && writeScript(top + path, contentOf(source + path) + more);
    }
    return isMade && writeScript(top + QStringLiteral("/build/release/src/cli/querymend"), program);
}

} // namespace packaging
