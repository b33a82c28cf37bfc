#pragma once

#include <QByteArray>

namespace querymend::test {

/// A script for SQLite that makes this many tables of ten columns; table 7777 has one with a unique name. Creating them
/// one by one takes SQLite many seconds, because it searches all existing tables for each; so they are written directly
/// into its schema table, all with the same root page.
inline QByteArray scriptForTables(int count)
{
    QByteArray columns = "id INTEGER";
    for (int c = 1; c < 10; ++c)
        columns += ", amount_" + QByteArray::number(c) + " TEXT";
    QByteArray script = "CREATE TABLE first (" + columns + "); PRAGMA writable_schema = ON; BEGIN;";
    for (int t = 1; t < count; ++t) {
        const QByteArray name = "part_" + QByteArray::number(t % 97) + "_of_" + QByteArray::number(t);
        const QByteArray own = t == 7777 ? QByteArray(columns).replace("amount_5", "amount_5_zebra") : columns;
        script += "INSERT INTO sqlite_schema SELECT 'table', '" + name + "', '" + name + "', rootpage, 'CREATE TABLE "
            + name + " (" + own + ")' FROM sqlite_schema WHERE rowid = 1;";
    }
    return script + "COMMIT;";
}

} // namespace querymend::test
