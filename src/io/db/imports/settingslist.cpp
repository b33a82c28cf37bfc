#include "db/imports/settingslist.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace querymend {

namespace {

constexpr std::array<std::pair<char16_t, char16_t>, 7> plainEscapes{
    {{u'a', u'\a'}, {u'b', u'\b'}, {u'f', u'\f'}, {u'n', u'\n'}, {u'r', u'\r'}, {u't', u'\t'}, {u'v', u'\v'}}};

int digitOf(QChar c, int base)
{
    const char16_t unit = c.unicode();
    const int value = unit >= u'0' && unit <= u'9' ? unit - u'0'
        : unit >= u'a' && unit <= u'f'             ? unit - u'a' + 10
        : unit >= u'A' && unit <= u'F'             ? unit - u'A' + 10
                                                   : base;
    return value < base ? value : -1;
}

class ListReader {
public:
    explicit ListReader(std::string_view value)
        : m_text(QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())))
    {}

    std::vector<std::string> read()
    {
        while (m_at < m_text.size())
            readCharacter(m_text[m_at++]);
        endItem();
        return std::move(m_items);
    }

private:
    void readCharacter(QChar c)
    {
        if (c == u'\\')
            readEscape();
        else if (c == u'"')
            m_isQuoted = !m_isQuoted;
        else if (c == u',' && !m_isQuoted)
            endItem();
        else if (m_isQuoted || !c.isSpace() || !m_item.isEmpty())
            keep(c, m_isQuoted || !c.isSpace());
    }

    /// A backslash, and then a letter, an octal number, or x and a hexadecimal number, which is a unit of UTF-16.
    void readEscape()
    {
        if (m_at == m_text.size())
            return;
        const QChar c = m_text[m_at];
        if (c == u'x') {
            ++m_at;
            return keep(readNumber(16), true);
        }
        if (digitOf(c, 8) >= 0)
            return keep(readNumber(8), true);
        ++m_at;
        const auto plain = std::find_if(plainEscapes.begin(), plainEscapes.end(),
                                        [c](const auto& escape) { return escape.first == c.unicode(); });
        keep(plain == plainEscapes.end() ? c : QChar(plain->second), true);
    }

    QChar readNumber(int base)
    {
        std::uint32_t value = 0;
        for (; m_at < m_text.size() && digitOf(m_text[m_at], base) >= 0; ++m_at)
            value = value * static_cast<std::uint32_t>(base) + static_cast<std::uint32_t>(digitOf(m_text[m_at], base));
        return QChar(static_cast<char16_t>(value));
    }

    /// Blanks at the end of an item without quotation marks are no part of it.
    void keep(QChar c, bool isContent)
    {
        m_item += c;
        if (isContent)
            m_content = m_item.size();
    }

    void endItem()
    {
        QString item = m_item.left(m_content);
        if (item.startsWith(QLatin1String("@@")))
            item.remove(0, 1);
        else if (item.startsWith(u'@'))
            item.clear(); // @Invalid(), @Variant(…) and the like
        if (!item.isEmpty())
            m_items.push_back(item.toStdString());
        m_item.clear();
        m_content = 0;
    }

    QString m_text;
    qsizetype m_at = 0;
    QString m_item;
    qsizetype m_content = 0;
    bool m_isQuoted = false;
    std::vector<std::string> m_items;
};

} // namespace

std::vector<std::string> settingsList(std::string_view value)
{
    return ListReader(value).read();
}

} // namespace querymend
