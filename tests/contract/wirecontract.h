#pragma once

#include "llm/wire/wireformat.h"
#include "support/wirereading.h"
#include "support/wirescripts.h"

#include <QTest>

namespace querymend::test {

inline QString text(const std::string& bytes)
{
    return QString::fromStdString(bytes);
}

/// Base of tests that have a row for each wire format.
class WireContract : public QObject {
protected:
    const WireFormat* m_format = nullptr;
    const WireScript* m_script = nullptr;

    /// Adds a row for each format.
    static void formats()
    {
        QTest::addColumn<QByteArray>("format");
        for (const WireFormat& format : wireFormats()) {
            const QByteArray name(format.name.data(), static_cast<qsizetype>(format.name.size()));
            QTest::newRow(name.constData()) << name;
        }
    }

    /// Selects the format and script of the current row.
    void pick()
    {
        QFETCH(QByteArray, format);
        m_format = wireFormatNamed(format.toStdString());
        m_script = wireScriptFor(format.toStdString());
        QVERIFY(m_format);
        QVERIFY2(m_script, "a format needs a script in tests/support/wirescripts.cpp");
    }

    /// A body must read the same however it is cut into pieces.
    void everyCut(const std::string& body, const std::string& expected, std::string_view contentType)
    {
        QCOMPARE(text(readInSteps(*m_format, contentType, body, body.size() + 1)), text(expected));
        for (const std::size_t step : {std::size_t{1}, std::size_t{2}, std::size_t{3}, std::size_t{7}})
            QCOMPARE(text(readInSteps(*m_format, contentType, body, step)), text(expected));
        for (std::size_t cut = 0; cut <= body.size(); ++cut) {
            if (readInTwo(*m_format, contentType, body, cut) != expected)
                QCOMPARE(QStringLiteral("cut at %1: ").arg(cut) + text(readInTwo(*m_format, contentType, body, cut)),
                         text(expected));
        }
    }

    void everyCut(const std::vector<std::string>& messages, const std::string& expected)
    {
        for (const char* lineEnd : {"\n", "\r\n", "\r"})
            everyCut(framed(*m_script, messages, lineEnd), expected, m_script->contentType);
    }

    [[nodiscard]] std::string atOnce(const std::vector<std::string>& messages) const
    {
        return atOnce(framed(*m_script, messages));
    }
    [[nodiscard]] std::string atOnce(const std::string& body) const
    {
        return readInSteps(*m_format, m_script->contentType, body, body.size() + 1);
    }

    /// The story without its last `count` messages.
    [[nodiscard]] std::vector<std::string> storyWithout(std::size_t count) const
    {
        std::vector<std::string> messages = messagesOf(*m_script, {"SELECT ", "1"});
        messages.resize(messages.size() - count);
        return messages;
    }
};

} // namespace querymend::test
