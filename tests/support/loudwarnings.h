#pragma once

#include <QRegularExpression>
#include <QTest>

namespace querymend {

/// From here to the end of a test function, Qt warnings fail the test: painting on nothing, unknown signals, timers of
/// other threads. Limits of the offscreen platform are excepted.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

} // namespace querymend
