#include "common/sizewords.h"

#include <QLocale>

namespace querymend {

QString sizeInWords(std::uint64_t bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeTraditionalFormat);
}

} // namespace querymend
