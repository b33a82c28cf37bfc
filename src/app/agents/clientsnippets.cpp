#include "agents/clientsnippets.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

using nlohmann::ordered_json;

constexpr std::array<std::string_view, 5> names{"claude-code", "claude-desktop", "cursor", "vscode", "codex"};

std::string json(const ordered_json& value)
{
    return value.dump(2, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

/// A word as a shell reads it.
std::string inShell(const std::string& word)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:@%+=,";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos)
        return word;
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + '\'';
}

} // namespace

std::span<const std::string_view> snippetNames()
{
    return names;
}

std::string snippetFor(std::string_view agent, const std::string& program, const std::vector<std::string>& words)
{
    const ordered_json server{{"command", program}, {"args", words}};
    if (agent == "claude-code") {
        std::string line = "claude mcp add querymend -- " + inShell(program);
        for (const std::string& word : words)
            line += ' ' + inShell(word);
        return line + '\n';
    }
    if (agent == "claude-desktop" || agent == "cursor")
        return json({{"mcpServers", {{"querymend", server}}}});
    if (agent == "vscode") {
        ordered_json typed{{"type", "stdio"}};
        typed.update(server);
        return json({{"servers", {{"querymend", typed}}}});
    }
    if (agent == "codex") // TOML, whose texts and lists are written as JSON writes them
        return "[mcp_servers.querymend]\ncommand = " + ordered_json(program).dump()
            + "\nargs = " + ordered_json(words).dump() + '\n';
    return {};
}

} // namespace querymend
