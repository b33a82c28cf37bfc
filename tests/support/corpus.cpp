#include "corpus.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace querymend {

namespace {

int hexValue(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

char simpleEscape(char c)
{
    switch (c) {
    case 'n':
        return '\n';
    case 't':
        return '\t';
    case 'r':
        return '\r';
    default:
        return c == '\\' ? '\\' : '\0';
    }
}

std::string unescaped(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape = text[i] == '\\' && i + 1 < text.size();
        if (escape && text[i + 1] == 'x' && i + 3 < text.size() && hexValue(text[i + 2]) >= 0
            && hexValue(text[i + 3]) >= 0) {
            out += static_cast<char>(hexValue(text[i + 2]) * 16 + hexValue(text[i + 3]));
            i += 3;
        } else if (escape && simpleEscape(text[i + 1]) != '\0') {
            out += simpleEscape(text[++i]);
        } else {
            out += text[i];
        }
    }
    return out;
}

void finish(CorpusCase& item, std::string_view body)
{
    if (!body.empty() && body.back() == '\n')
        body.remove_suffix(1);
    item.sql = item.value("escape") == "c" ? unescaped(body) : std::string(body);
}

} // namespace

std::string_view CorpusCase::value(std::string_view key) const
{
    const auto found = keys.find(key);
    return found == keys.end() ? std::string_view{} : std::string_view(found->second);
}

std::vector<std::string> CorpusCase::codes() const
{
    std::vector<std::string> out;
    std::string_view rest = value("code");
    while (!rest.empty()) {
        const std::size_t bar = rest.find('|');
        out.emplace_back(rest.substr(0, bar));
        rest = bar == std::string_view::npos ? std::string_view{} : rest.substr(bar + 1);
    }
    return out;
}

std::vector<CorpusCase> parseCorpus(std::string_view text)
{
    std::vector<CorpusCase> cases;
    std::size_t bodyStart = 0;
    bool inHead = false;
    std::size_t lineNumber = 0;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size() - 1) + 1;
        const std::string_view line = text.substr(start, end - start);
        const std::string_view content = line.back() == '\n' ? line.substr(0, line.size() - 1) : line;
        ++lineNumber;
        if (content.substr(0, 4) == "### ") {
            if (!cases.empty())
                finish(cases.back(), text.substr(bodyStart, start - bodyStart));
            cases.push_back({std::string(content.substr(4)), {}, {}, lineNumber});
            inHead = true;
            bodyStart = end;
        } else if (inHead && content.substr(0, 3) == "#: ") {
            const std::size_t equals = std::min(content.find('='), content.size());
            const std::string_view value = equals < content.size() ? content.substr(equals + 1) : std::string_view{};
            cases.back().keys.emplace(std::string(content.substr(3, equals - 3)), std::string(value));
            bodyStart = end;
        } else {
            inHead = false;
        }
        start = end;
    }
    if (!cases.empty())
        finish(cases.back(), text.substr(bodyStart));
    return cases;
}

std::vector<CorpusCase> readCorpus(const std::string& folder, const std::string& file)
{
    std::ifstream in(folder + "/" + file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    return parseCorpus(text);
}

} // namespace querymend
