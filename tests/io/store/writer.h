#pragma once

#include <QByteArray>
#include <QList>
#include <QProcess>
#include <QStringList>

#include <string>
#include <vector>

namespace querymend::test {

/// The second program, storewriter; killed with this object.
class Writer {
public:
    explicit Writer(const std::vector<std::string>& words)
    {
        QStringList arguments;
        for (const std::string& word : words)
            arguments.push_back(QString::fromStdString(word));
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(QUERYMEND_STORE_WRITER), arguments);
    }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { kill(); }

    /// Waits until it has printed this many lines, or has ended.
    void waitForLines(qsizetype count)
    {
        while (m_said.count('\n') < count && m_process.waitForReadyRead(60000))
            m_said += m_process.readAll();
    }

    void endInput() { m_process.closeWriteChannel(); }

    void kill()
    {
        m_process.kill();
        waitForEnd();
    }

    void waitForEnd()
    {
        m_process.waitForFinished(120000);
        m_said += m_process.readAll();
    }

    [[nodiscard]] int exitCode() const { return m_process.exitCode(); }

    /// All complete lines, without one that was cut off by the kill.
    [[nodiscard]] std::vector<std::string> lines() const
    {
        std::vector<std::string> lines;
        QList<QByteArray> said = m_said.split('\n');
        said.removeLast();
        for (const QByteArray& line : said)
            lines.push_back(line.toStdString());
        return lines;
    }

private:
    QProcess m_process;
    QByteArray m_said;
};

} // namespace querymend::test
