#include "llm/http/keymask.h"

#include "base/base64.h"
#include "base/json.h"

#include <nlohmann/json.hpp>

#include <QByteArray>

#include <algorithm>
#include <cstring>

namespace querymend {

namespace {

/// What is shorter stands in ordinary texts by chance, and is no secret worth the name.
constexpr std::size_t shortestKey = 6;

} // namespace

KeyMask::KeyMask(const Secret& key)
{
    const std::string& text = key.reveal();
    if (text.size() < shortestKey)
        return;
    const std::string inJson = toJsonLine(text);
    const QByteArray percent = QByteArray::fromStdString(text).toPercentEncoding();
    std::vector<std::string> spellings{text, inJson.substr(1, inJson.size() - 2), percent.toStdString(),
                                       toBase64(text)};
    std::sort(spellings.begin(), spellings.end());
    spellings.erase(std::unique(spellings.begin(), spellings.end()), spellings.end());
    for (std::string& spelling : spellings)
        m_spellings.emplace_back(std::move(spelling));
}

std::string KeyMask::operator()(std::string text) const
{
    for (const Secret& spelling : m_spellings) {
        for (std::size_t at = text.find(spelling.reveal()); at != std::string::npos;
             at = text.find(spelling.reveal(), at + std::strlen(maskedSecret)))
            text.replace(at, spelling.reveal().size(), maskedSecret);
    }
    return text;
}

} // namespace querymend
