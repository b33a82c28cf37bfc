#pragma once

#include "base/names.h"
#include "sql/guard/secrets.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QRegularExpression>
#include <QString>

#include <cstddef>
#include <map>
#include <span>
#include <string>

namespace querymend {

/// Why a catalog column whose name sounds like a secret is harmless. A name that ends in `*` covers several.
struct HarmlessPart {
    const char* name; ///< `schema.relation.column`
    const char* reason;
};

/// Whether a column's name suggests passwords, options, addresses, files, values or the activity of others.
inline bool soundsSecret(const QString& column)
{
    static const QRegularExpression words(
        QStringLiteral("passw|secret|conninfo|auth|host|query|addr|file|content|option|config|statement|command|"
                       "most_common_(val|elem)|bounds|principal|_dn$|^data$|lock_data|definition|^info$|sql_text|"
                       "attr_value|variable_value|setting|path|^value$"),
        QRegularExpression::CaseInsensitiveOption);
    return words.match(column).hasMatch();
}

/// Whether every column of a relation with this name must be checked.
inline bool isSecretsPlace(const QString& relation)
{
    static const QRegularExpression words(
        QStringLiteral("passw|secret|hba|ident_file|mapping|largeobject|processlist|_log$|query|authid|conninfo"),
        QRegularExpression::CaseInsensitiveOption);
    return words.match(relation).hasMatch();
}

inline bool isCovered(std::span<const CatalogRow> rows, const QByteArrayList& part)
{
    const CatalogRow* const row = catalogRowFor(rows, part[0].toStdString(), part[1].toStdString(), {});
    if (!row || row->secrecy == Secrecy::none)
        return false;
    return row->secrecy == Secrecy::everything || listNames(row->columns, part[2].toStdString());
}

/// Of `schema.relation.column` lines, those that sound secret and are neither withheld nor listed as harmless, plus the
/// entries of the harmless list that match nothing.
template <std::size_t N>
QByteArrayList unexplained(const QByteArrayList& columns, std::span<const CatalogRow> rows,
                           const HarmlessPart (&harmless)[N])
{
    QByteArrayList open;
    std::map<std::string, bool> isUsed;
    for (const QByteArray& column : columns) {
        const QByteArrayList part = column.split('.');
        if (part.size() != 3
            || (!isSecretsPlace(QString::fromUtf8(part[1])) && !soundsSecret(QString::fromUtf8(part[2])))
            || isCovered(rows, part))
            continue;
        const HarmlessPart* found = nullptr;
        for (const HarmlessPart& one : harmless) {
            const QByteArray name(one.name);
            const bool fits = name.endsWith('*') ? column.startsWith(name.chopped(1)) : column == name;
            found = fits ? &one : found;
        }
        if (found)
            isUsed[found->name] = true;
        else
            open << column;
    }
    for (const HarmlessPart& one : harmless) {
        if (!isUsed[one.name])
            open << QByteArray(one.name) + " is on the list and not in the catalog";
    }
    return open;
}

} // namespace querymend
