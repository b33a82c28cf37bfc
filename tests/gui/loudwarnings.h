#pragma once

#include <QRegularExpression>
#include <QTest>

namespace querymend {

/// From here to the end of a test function, what Qt warns of fails it: painting on nothing, unknown signals, timers of
/// other threads. What the platform without a screen cannot do is no fault of ours.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

} // namespace querymend
