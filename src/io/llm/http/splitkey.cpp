#include "llm/http/splitkey.h"

#include "llm/http/keymask.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

/// A JSON string: its offsets in the body, and in the concatenation of all strings of its name.
struct Piece {
    std::size_t begin = 0; ///< after the opening quote
    std::size_t end = 0;
    std::size_t from = 0;
    std::size_t to = 0;
};

/// The concatenation of all strings of one name.
struct NamedText {
    std::string text;
    std::vector<Piece> pieces;
};

/// Offset of the closing quote of the string that begins at `at`.
std::size_t endOfText(std::string_view body, std::size_t at)
{
    while (at < body.size() && body[at] != '"')
        at += body[at] == '\\' ? 2 : 1;
    return std::min(at, body.size());
}

std::string unescaped(std::string_view raw)
{
    if (raw.find('\\') == std::string_view::npos)
        return std::string(raw);
    const auto text = nlohmann::json::parse('"' + std::string(raw) + '"', nullptr, false);
    return text.is_string() ? text.get<std::string>() : std::string(raw);
}

std::map<std::string, NamedText> textsIn(std::string_view body)
{
    std::map<std::string, NamedText> texts;
    std::string name;
    for (std::size_t at = body.find('"'); at != std::string_view::npos; at = body.find('"', at)) {
        const std::size_t begin = at + 1;
        const std::size_t end = endOfText(body, begin);
        at = std::min(end + 1, body.size());
        std::string text = unescaped(body.substr(begin, end - begin));
        const std::size_t next = body.find_first_not_of(" \t\r\n", at);
        if (next != std::string_view::npos && body[next] == ':') {
            name = std::move(text);
            continue;
        }
        NamedText& all = texts[name];
        all.pieces.push_back({begin, end, all.text.size(), all.text.size() + text.size()});
        all.text += text;
    }
    return texts;
}

/// Strings to remove, by begin: their end, and true for the first piece of a key, which is replaced, not emptied.
using Cuts = std::map<std::size_t, std::pair<std::size_t, bool>>;

void cutOut(const NamedText& named, std::string_view key, Cuts& cuts)
{
    for (std::size_t at = named.text.find(key); at != std::string::npos; at = named.text.find(key, at + key.size())) {
        bool isFirst = true;
        for (const Piece& piece : named.pieces) {
            if (piece.to <= at || piece.from >= at + key.size())
                continue;
            cuts.try_emplace(piece.begin, piece.end, isFirst);
            isFirst = false;
        }
    }
}

} // namespace

std::string withoutSplitKeys(std::string body, const std::vector<Secret>& spellings)
{
    Cuts cuts;
    for (const auto& [name, named] : textsIn(body)) {
        for (const Secret& spelling : spellings)
            cutOut(named, spelling.reveal(), cuts);
    }
    for (auto cut = cuts.rbegin(); cut != cuts.rend(); ++cut)
        body.replace(cut->first, cut->second.first - cut->first, cut->second.second ? maskedSecret : "");
    return body;
}

} // namespace querymend
