#pragma once

#include "db/engines.h"
#include "samplefacts.h"
#include "sqlitesample.h"

#include <QTest>

#include <algorithm>
#include <string>

namespace querymend {

// Compares the sample databases on a server with those on SQLite.

inline void addRowsOfQuestions()
{
    QTest::addColumn<QByteArray>("database");
    for (const SampleQuestion& question : sampleQuestions)
        QTest::newRow(std::string(question.sql).c_str()) << QByteArray::fromStdString(std::string(question.database));
}

inline void addRowsOfShapes()
{
    QTest::addColumn<QByteArray>("database");
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("comment");
    QTest::newRow("shop") << QByteArray("shop") << QByteArray("Order Items") << QByteArray("the lines of an order");
    QTest::newRow("library") << QByteArray("library") << QByteArray("copies") << QByteArray("the books on the shelves");
}

/// Compares the shape of the row's database and the comment on one of its tables.
inline void compareShape(ConnectionTarget target)
{
    QFETCH(QByteArray, database);
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, comment);
    target.database = database.toStdString();
    const auto session = openSession(target);
    QVERIFY(session.ok());
    const auto schema = session.value()->readSchema({});
    const auto expected = SqliteSample(database.toStdString()).schema();
    QVERIFY(schema.ok() && expected.ok());
    QCOMPARE(shapeOf(*schema), shapeOf(*expected));
    const auto found = std::find_if(schema->tables.begin(), schema->tables.end(),
                                    [&](const Table& one) { return one.name == table.toStdString(); });
    QVERIFY(found != schema->tables.end());
    QCOMPARE(QByteArray::fromStdString(found->comment), comment);
}

} // namespace querymend
