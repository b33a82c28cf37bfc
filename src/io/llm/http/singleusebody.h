#pragma once

#include <QByteArray>
#include <QIODevice>

namespace querymend {

/// A request body that can be sent only once. Qt resends a request up to three times if the connection breaks before
/// the answer, but the server may already have begun to work, and calls cost money.
class SingleUseBody : public QIODevice {
    Q_OBJECT

public:
    explicit SingleUseBody(QByteArray bytes);

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override;
    /// Also called when nothing is sent again, so it is not an error by itself.
    bool reset() override;

Q_SIGNALS:
    /// Emitted when Qt tries to send the body again, which fails.
    void wantedAgain();

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qint64 m_read = 0;
    bool m_isSpent = false;
};

} // namespace querymend
