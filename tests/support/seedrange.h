#pragma once

#include <QByteArray>
#include <QList>

namespace querymend {

/// The seeds of tests on changed texts: 1 to 8, or as many others as QUERYMEND_SEEDS names, such as `100-119`.
struct SeedRange {
    int first = 1;
    int last = 8;

    static SeedRange wanted()
    {
        const QList<QByteArray> ends = qgetenv("QUERYMEND_SEEDS").split('-');
        return ends.size() == 2 ? SeedRange{ends.front().toInt(), ends.back().toInt()} : SeedRange();
    }
};

} // namespace querymend
