#include "llm/http/keymask.h"

#include "base/ascii.h"
#include "base/base64.h"
#include "base/json.h"
#include "llm/http/splitkey.h"

#include <nlohmann/json.hpp>

#include <QByteArray>

#include <algorithm>
#include <cstring>

namespace querymend {

namespace {

/// Anything shorter occurs in ordinary text by chance.
constexpr std::size_t shortestKey = 6;
/// A shorter part of a truncated key reveals nothing.
constexpr std::size_t shortestPart = 4;

void replaceAll(std::string& text, std::string_view what, std::string_view by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

/// Percent-encoded: only where necessary, or every byte.
void addPercent(const std::string& key, std::vector<std::string>& spellings)
{
    const std::string needed = QByteArray::fromStdString(key).toPercentEncoding().toStdString();
    std::string all;
    for (const char digit : QByteArray::fromStdString(key).toHex().toStdString())
        all += (all.size() % 3 == 0 ? "%" : "") + std::string(1, digit);
    for (const std::string& text : {needed, all}) {
        spellings.push_back(text);
        spellings.push_back(asciiLowered(text));
        spellings.push_back(QByteArray::fromStdString(text).toUpper().toStdString());
    }
}

/// Alone, or after other text such as a user name: then only the digits that depend on the key alone.
void addBase64(const std::string& key, std::vector<std::string>& spellings)
{
    spellings.push_back(toBase64(key));
    for (std::size_t before = 0; before < 3; ++before) {
        const std::size_t shared = before == 0 ? 0 : before + 1;
        const std::size_t end = (before + key.size()) * 8 / 6;
        spellings.push_back(toBase64(std::string(before, ' ') + key).substr(shared, end - shared));
    }
    for (std::size_t i = spellings.size() - 4, end = spellings.size(); i < end; ++i) {
        std::string inAddresses = spellings[i];
        replaceAll(inAddresses, "+", "-");
        replaceAll(inAddresses, "/", "_");
        spellings.push_back(std::move(inAddresses));
    }
}

std::vector<std::string> spellingsOf(const std::string& key)
{
    const std::string inJson = toJsonLine(key);
    std::vector<std::string> spellings{key, inJson.substr(1, inJson.size() - 2)};
    spellings.push_back(spellings.back());
    replaceAll(spellings.back(), "/", "\\/");
    addPercent(key, spellings);
    addBase64(key, spellings);
    const QByteArray hex = QByteArray::fromStdString(key).toHex();
    spellings.push_back(hex.toStdString());
    spellings.push_back(hex.toUpper().toStdString());
    return spellings;
}

bool isPartOfWord(std::string_view text, std::size_t at)
{
    return at < text.size() && (asciiIsAlpha(text[at]) || asciiIsDigit(text[at]) || text[at] == '_');
}

} // namespace

KeyMask::KeyMask(const Secret& key)
{
    if (key.reveal().size() < shortestKey) {
        m_word = key;
        return;
    }
    std::vector<std::string> spellings = spellingsOf(key.reveal());
    std::sort(spellings.begin(), spellings.end(), [](const std::string& a, const std::string& b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    spellings.erase(std::unique(spellings.begin(), spellings.end()), spellings.end());
    for (std::string& spelling : spellings)
        m_spellings.emplace_back(std::move(spelling));
}

std::string KeyMask::operator()(std::string text) const
{
    text = inContent(std::move(text));
    // A truncated text may end in the middle of the key.
    constexpr std::string_view ellipsis = "…";
    const std::size_t mark = text.ends_with(ellipsis) ? ellipsis.size() : 0;
    const std::size_t begun = begunAtEnd(std::string_view(text).substr(0, text.size() - mark));
    if (begun >= shortestPart)
        text.replace(text.size() - mark - begun, begun, maskedSecret);
    const std::string& word = m_word.reveal();
    for (std::size_t at = word.empty() ? text.npos : text.find(word); at != text.npos; at = text.find(word, at)) {
        const bool isAlone = !(at > 0 && isPartOfWord(text, at - 1)) && !isPartOfWord(text, at + word.size());
        if (isAlone)
            text.replace(at, word.size(), maskedSecret);
        at += isAlone ? std::strlen(maskedSecret) : word.size();
    }
    return text;
}

std::string KeyMask::inContent(std::string text) const
{
    for (const Secret& spelling : m_spellings)
        replaceAll(text, spelling.reveal(), maskedSecret);
    return text;
}

std::string KeyMask::inBody(std::string body) const
{
    return (*this)(m_spellings.empty() ? std::move(body) : withoutSplitKeys(std::move(body), m_spellings));
}

std::size_t KeyMask::begunAtEnd(std::string_view text) const
{
    std::size_t most = 0;
    for (const Secret& spelling : m_spellings) {
        const std::string_view key = spelling.reveal();
        for (std::size_t size = std::min(text.size(), key.size() - 1); size > most; --size) {
            if (text.ends_with(key.substr(0, size)))
                most = size;
        }
    }
    return most;
}

} // namespace querymend
