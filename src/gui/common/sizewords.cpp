#include "common/sizewords.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SizeWords)
};

constexpr double step = 1024;
constexpr std::array units{QT_TRANSLATE_NOOP("SizeWords", "%1 kB"), QT_TRANSLATE_NOOP("SizeWords", "%1 MB"),
                           QT_TRANSLATE_NOOP("SizeWords", "%1 GB"), QT_TRANSLATE_NOOP("SizeWords", "%1 TB")};

} // namespace

/// Not QLocale::formattedDataSize: it has one form of "bytes" for all numbers, and units that Russian does not use.
QString sizeInWords(std::uint64_t bytes)
{
    if (bytes < static_cast<std::uint64_t>(step))
        return Words::tr("%Ln bytes", nullptr, static_cast<int>(bytes));
    double size = static_cast<double>(bytes) / step;
    std::size_t unit = 0;
    while (size >= step && unit + 1 < units.size()) {
        size /= step;
        ++unit;
    }
    return Words::tr(units.at(unit)).arg(QLocale().toString(size, 'f', 1));
}

} // namespace querymend
