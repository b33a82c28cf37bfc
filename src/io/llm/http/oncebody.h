#pragma once

#include <QByteArray>
#include <QIODevice>

namespace querymend {

/// The body of a request that is sent once. Qt sends a request again, up to three times, where the connection breaks
/// before the answer; but the server may have begun to work, and calls are paid for.
class OnceBody : public QIODevice {
    Q_OBJECT

public:
    explicit OnceBody(QByteArray bytes);

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override;
    /// Also called where nothing is sent again, so it is no mistake yet.
    bool reset() override;

Q_SIGNALS:
    /// Somebody wants to send it again, and gets nothing.
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
