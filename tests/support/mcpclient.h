#pragma once

#include "support/processmemory.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QProcess>
#include <QtCore/QStringList>

#include <initializer_list>
#include <utility>

namespace program {

/// An agent of a test: speaks the Model Context Protocol with the program.
class McpClient {
public:
    /// Its runs are kept in `store`.
    McpClient(const QStringList& databases, const QString& store, const QStringList& more = {})
    {
        QStringList words{QStringLiteral("mcp"), QStringLiteral("--store"), store};
        for (const QString& url : databases)
            words << QStringLiteral("--db") << url;
        m_process.start(QStringLiteral(QUERYMEND_PROGRAM), words + more);
    }
    McpClient(const McpClient&) = delete;
    McpClient& operator=(const McpClient&) = delete;
    ~McpClient()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    QProcess& process() { return m_process; }

    void send(const QByteArray& line) { m_process.write(line + '\n'); }
    /// Sends a request and returns its id.
    int request(const QString& method, const QJsonObject& params = {})
    {
        send(QJsonDocument(QJsonObject{{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
                                       {QStringLiteral("id"), ++m_lastId},
                                       {QStringLiteral("method"), method},
                                       {QStringLiteral("params"), params}})
                 .toJson(QJsonDocument::Compact));
        return m_lastId;
    }
    int begin(const char* tool, const QJsonObject& arguments)
    {
        return request(QStringLiteral("tools/call"),
                       {{QStringLiteral("name"), QString::fromLatin1(tool)}, {QStringLiteral("arguments"), arguments}});
    }
    void cancel(int id)
    {
        send("{\"jsonrpc\": \"2.0\", \"method\": \"notifications/cancelled\", \"params\": {\"requestId\": "
             + QByteArray::number(id) + "}}");
    }

    /// The next line; empty if none comes.
    QByteArray line(int milliseconds = 60'000)
    {
        QElapsedTimer clock;
        clock.start();
        while (!m_process.canReadLine()) {
            const auto left = milliseconds - static_cast<int>(clock.elapsed());
            if (left <= 0 || !m_process.waitForReadyRead(left))
                return {};
        }
        return m_process.readLine();
    }
    /// The message that answers a request; others that come first are kept.
    QJsonObject answer(int id)
    {
        while (true) {
            for (qsizetype i = 0; i < m_messages.size(); ++i) {
                if (m_messages[i][QStringLiteral("id")].toInt(-1) == id)
                    return m_messages.takeAt(i);
            }
            const QByteArray next = line();
            if (next.isEmpty())
                return {};
            m_longest = std::max(m_longest, next.size());
            m_messages.append(QJsonDocument::fromJson(next).object());
            m_hasOther = m_hasOther || !m_messages.last().contains(QStringLiteral("jsonrpc"));
        }
    }
    /// What a tool gives for these arguments.
    QJsonObject call(const char* tool, const QJsonObject& arguments)
    {
        return answer(begin(tool, arguments))[QStringLiteral("result")].toObject();
    }
    QJsonObject run(const QString& sql, QJsonObject more = {})
    {
        more[QStringLiteral("sql")] = sql;
        return call("run_sql", more);
    }

    /// Ends the input; returns the program's exit status, or -1 if it does not end.
    int end()
    {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(30'000) || m_process.exitStatus() != QProcess::NormalExit)
            return -1;
        return m_process.exitCode();
    }

    /// Whether all that was read so far were messages.
    [[nodiscard]] bool readOnlyMessages() const { return !m_hasOther; }
    /// The longest message so far.
    [[nodiscard]] qsizetype longest() const { return m_longest; }

    /// Its peak memory in KiB; 0 if the system does not tell.
    [[nodiscard]] qint64 memoryPeak() const { return peakMemoryOf(m_process); }

private:
    QProcess m_process;
    QList<QJsonObject> m_messages;
    int m_lastId = 0;
    qsizetype m_longest = 0;
    bool m_hasOther = false;
};

/// An object from JSON in which quotation marks are single, for legibility.
inline QJsonObject object(const char* json)
{
    return QJsonDocument::fromJson(QByteArray(json).replace('\'', '"')).object();
}

inline QString textOf(const QJsonObject& result)
{
    return result[QStringLiteral("content")].toArray().first().toObject()[QStringLiteral("text")].toString();
}

inline QJsonObject valuesOf(const QJsonObject& result)
{
    return result[QStringLiteral("structuredContent")].toObject();
}

inline bool isError(const QJsonObject& result)
{
    return result[QStringLiteral("isError")].toBool();
}

} // namespace program
