#pragma once

#include "db/session/session.h"

#include <QTest>

namespace querymend {

/// Its server went away while rows were being read: every call reports that.
inline void expectLost(Session& session, Cursor& cursor, std::size_t rows)
{
    const auto page = cursor.fetch(rows);
    QVERIFY(!page.ok());
    QCOMPARE(page.error().failure, EngineFailure::lost);
    const auto next = session.run("SELECT 1", {});
    QVERIFY(!next.ok());
    QCOMPARE(next.error().failure, EngineFailure::lost);
    QVERIFY(!next.error().message.empty());
    const auto schema = session.readSchema({});
    QVERIFY(!schema.ok());
    QCOMPARE(schema.error().failure, EngineFailure::lost);
}

} // namespace querymend
