#include "hostilematrix.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <functional>
#include <iterator>
#include <sstream>
#include <utility>

namespace querymend {

namespace {

struct Function {
    std::string name;
    std::string schema;
    std::string arguments;
    bool isSet = false;
    bool isRecord = false;
    bool isKeyword = false;
};

struct Position {
    std::string sentence;
    std::string sql;
    bool inFrom = false;
};

struct Section {
    std::vector<std::string> spellings;
    std::vector<Function> functions;
    std::vector<Position> positions;
    bool scalarsInFrom = false;
};

std::string mapped(std::string text, int (*change)(int))
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [change](unsigned char c) { return static_cast<char>(change(c)); });
    return text;
}

std::string upper(const std::string& text)
{
    return mapped(text, std::toupper);
}

std::string mixed(std::string text)
{
    for (std::size_t i = 0; i < text.size(); i += 2)
        text[i] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[i])));
    return text;
}

/// Quotes each part of a package's function separately.
std::string enclosed(const std::string& name, char open, char close)
{
    std::string out(1, open);
    for (const char c : name) {
        if (c == '.')
            out += std::string{close, '.', open};
        else
            out += c;
    }
    return out + close;
}

std::string quoted(const std::string& name)
{
    return enclosed(name, '"', '"');
}
std::string backticked(const std::string& name)
{
    return enclosed(name, '`', '`');
}
std::string bracketed(const std::string& name)
{
    return enclosed(name, '[', ']');
}

/// Escapes every second character and all underscores.
std::string unicodeEscaped(const std::string& name, char escape)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    std::string out = "U&\"";
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto byte = static_cast<unsigned char>(name[i]);
        if (i % 2 == 0 || name[i] == '_')
            out += std::string{escape, '0', '0', digits[byte / 16], digits[byte % 16]};
        else
            out += name[i];
    }
    return out + '"';
}

using Speller = std::function<std::string(const Function&)>;

struct Spelling {
    std::string_view name;
    bool needsSchema;
    bool quotes;
    Speller spell;
};

const std::vector<Spelling>& spellings()
{
    using F = const Function&;
    static const std::vector<Spelling> all{
        {"lower", false, false, [](F f) { return f.name; }},
        {"upper", false, false, [](F f) { return upper(f.name); }},
        {"mixed", false, false, [](F f) { return mixed(f.name); }},
        {"quoted", false, true, [](F f) { return quoted(f.name); }},
        {"quoted_mixed", false, true, [](F f) { return quoted(mixed(f.name)); }},
        {"quoted_upper", false, true, [](F f) { return quoted(upper(f.name)); }},
        {"backticks", false, true, [](F f) { return backticked(f.name); }},
        {"backticks_upper", false, true, [](F f) { return backticked(upper(f.name)); }},
        {"brackets", false, true, [](F f) { return bracketed(f.name); }},
        {"schema", true, false, [](F f) { return f.schema + '.' + f.name; }},
        {"schema_upper", true, false, [](F f) { return upper(f.schema) + '.' + upper(f.name); }},
        {"schema_quoted", true, true, [](F f) { return quoted(f.schema) + '.' + quoted(f.name); }},
        {"schema_quoted_upper", true, true, [](F f) { return quoted(upper(f.schema)) + '.' + quoted(upper(f.name)); }},
        {"schema_half_quoted", true, true, [](F f) { return f.schema + " . " + quoted(f.name); }},
        {"schema_backticks", true, true, [](F f) { return backticked(f.schema) + '.' + backticked(f.name); }},
        {"schema_brackets", true, true, [](F f) { return bracketed(f.schema) + '.' + bracketed(f.name); }},
        {"schema_comments", true, false, [](F f) { return f.schema + "/**/./* x */" + f.name; }},
        {"schema_lines", true, false, [](F f) { return f.schema + "\n.-- x\n" + f.name; }},
        {"unicode", false, true, [](F f) { return unicodeEscaped(f.name, '\\'); }},
        {"unicode_uescape", false, true, [](F f) { return unicodeEscaped(f.name, '!') + " UESCAPE '!' "; }},
        {"unicode_quoted_schema", true, true,
         [](F f) { return unicodeEscaped(f.schema, '\\') + '.' + unicodeEscaped(f.name, '\\'); }},
        {"comment", false, false, [](F f) { return f.name + "/**/"; }},
        {"spaced_comment", false, false, [](F f) { return f.name + " /* ) ' */ "; }},
        {"nested_comment", false, false, [](F f) { return f.name + "/* a /* b */ c */"; }},
        {"line_comment", false, false, [](F f) { return f.name + " -- it's\n"; }},
        {"hash_comment", false, false, [](F f) { return f.name + " # it's\n"; }},
        {"newline", false, false, [](F f) { return f.name + "\n"; }},
        {"tab", false, false, [](F f) { return f.name + "\t"; }},
    };
    return all;
}

std::string replaced(std::string text, std::string_view what, const std::string& with)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

std::string sqlOf(const Function& function, const std::string& spelled, const Position& position)
{
    const std::string call = spelled + '(' + function.arguments + ')';
    const std::string item = call + (function.isRecord ? " AS f(a text)" : " AS f");
    const std::string value = function.isSet || function.isRecord ? "(SELECT count(*) FROM " + item + ')' : call;
    const std::string number = "CASE WHEN " + value + " IS NULL THEN 1 ELSE 2 END";
    std::string sql = replaced(replaced(position.sql, "{c}", value), "{n}", number);
    return replaced(replaced(std::move(sql), "{f}", item), "{t}", call);
}

bool startsWith(std::string_view text, std::string_view prefix)
{
    return text.substr(0, prefix.size()) == prefix;
}

Function functionOf(std::istringstream& words)
{
    Function out;
    std::string kind;
    words >> out.name >> kind >> out.schema >> std::ws;
    std::getline(words, out.arguments);
    out.isSet = startsWith(kind, "set");
    out.isRecord = startsWith(kind, "record");
    out.isKeyword = kind.find(",keyword") != std::string::npos;
    if (out.schema == "-")
        out.schema.clear();
    return out;
}

Position positionOf(const std::string& line, bool inFrom)
{
    const std::size_t start = line.find(' ') + 1;
    const std::size_t bar = line.find(" | ");
    return {line.substr(start, bar - start), line.substr(bar + 3), inFrom};
}

Section sectionOf(std::string_view matrixText, std::string_view dialect)
{
    Section out;
    bool here = false;
    std::istringstream lines{std::string(matrixText)};
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        if (line.front() == '[') {
            here = line == '[' + std::string(dialect) + ']';
            continue;
        }
        if (!here)
            continue;
        std::istringstream words(line);
        std::string first;
        words >> first;
        if (first == "spellings")
            out.spellings.assign(std::istream_iterator<std::string>(words), {});
        else if (first == "function")
            out.functions.push_back(functionOf(words));
        else if (first == "scalars-in-from")
            out.scalarsInFrom = true;
        else
            out.positions.push_back(positionOf(line, first == "from"));
    }
    return out;
}

} // namespace

std::vector<MatrixCase> hostileMatrix(std::string_view matrixText, std::string_view dialect)
{
    const Section section = sectionOf(matrixText, dialect);
    std::vector<MatrixCase> out;
    for (const Function& function : section.functions) {
        for (const Spelling& spelling : spellings()) {
            const bool known =
                std::find(section.spellings.begin(), section.spellings.end(), spelling.name) != section.spellings.end();
            if (!known || (spelling.needsSchema && function.schema.empty())
                || (function.isKeyword && (spelling.quotes || spelling.needsSchema)))
                continue;
            const std::string spelled = spelling.spell(function);
            for (const Position& position : section.positions) {
                if (position.inFrom && !function.isSet && !function.isRecord && !section.scalarsInFrom)
                    continue;
                out.push_back({function.name + " in " + position.sentence + ", " + std::string(spelling.name),
                               std::string(dialect), function.name, sqlOf(function, spelled, position)});
            }
        }
    }
    return out;
}

std::vector<MatrixCase> readHostileMatrix(const std::string& path, std::string_view dialect)
{
    std::ifstream in(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    return hostileMatrix(text, dialect);
}

} // namespace querymend
