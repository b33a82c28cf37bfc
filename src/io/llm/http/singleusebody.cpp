#include "llm/http/singleusebody.h"

#include <algorithm>
#include <utility>

namespace querymend {

SingleUseBody::SingleUseBody(QByteArray bytes) : m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 SingleUseBody::bytesAvailable() const
{
    return m_bytes.size() - m_read + QIODevice::bytesAvailable();
}

bool SingleUseBody::reset()
{
    m_isSpent = true;
    return true;
}

qint64 SingleUseBody::readData(char* data, qint64 most)
{
    if (m_isSpent) {
        Q_EMIT wantedAgain();
        return -1;
    }
    if (m_read == m_bytes.size())
        return -1;
    const qint64 size = std::min<qint64>(most, m_bytes.size() - m_read);
    std::copy_n(m_bytes.constData() + m_read, size, data);
    m_read += size;
    return size;
}

} // namespace querymend

#include "moc_singleusebody.cpp"
