#include "db/mysql/mysqloptionfile.h"

#include "base/ascii.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>

namespace querymend {

namespace {

struct TextSetting {
    std::string_view name;
    std::string MysqlOptionFile::*member;
};

constexpr std::array<TextSetting, 4> textSettings{{{"host", &MysqlOptionFile::host},
                                                   {"socket", &MysqlOptionFile::socket},
                                                   {"user", &MysqlOptionFile::user},
                                                   {"ssl-ca", &MysqlOptionFile::certificateAuthority}}};

/// A number sign outside quotation marks begins a comment.
std::string_view withoutComment(std::string_view text)
{
    char quote = 0;
    bool isEscaped = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote == 0 && c == '#')
            return text.substr(0, i);
        if ((c == '\'' || c == '"') && !isEscaped && (quote == 0 || quote == c))
            quote = quote == 0 ? c : '\0';
        isEscaped = quote != 0 && c == '\\' && !isEscaped;
    }
    return text;
}

std::string_view withoutQuotes(std::string_view text)
{
    const bool isQuoted =
        text.size() > 1 && (text.front() == '\'' || text.front() == '"') && text.back() == text.front();
    return isQuoted ? text.substr(1, text.size() - 2) : text;
}

/// What follows a backslash that means something else; a backslash before any other character stays.
constexpr std::array<std::pair<char, char>, 8> escapes{
    {{'b', '\b'}, {'t', '\t'}, {'n', '\n'}, {'r', '\r'}, {'s', ' '}, {'\\', '\\'}, {'"', '"'}, {'\'', '\''}}};

std::string unescaped(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto* const known = text[i] == '\\' && i + 1 < text.size()
            ? std::find_if(escapes.begin(), escapes.end(), [&](const auto& e) { return e.first == text[i + 1]; })
            : escapes.end();
        out += known == escapes.end() ? text[i] : known->second;
        i += known == escapes.end() ? 0 : 1;
    }
    return out;
}

unsigned portOf(const std::string& value)
{
    std::uint16_t port = 0;
    const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), port);
    return problem == std::errc{} && end == value.data() + value.size() ? port : 0;
}

void readSetting(std::string_view line, MysqlOptionFile& file)
{
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) // such as `password`, with which MySQL's own programs ask for it
        return;
    std::string name(asciiTrimmed(line.substr(0, equals)));
    std::replace(name.begin(), name.end(), '_', '-');
    std::string value = unescaped(withoutQuotes(asciiTrimmed(withoutComment(line.substr(equals + 1)))));
    if (name == "password") {
        file.password = Secret(std::move(value));
    } else if (name == "port") {
        file.port = portOf(value);
    } else {
        for (const TextSetting& setting : textSettings) {
            if (setting.name == name)
                file.*setting.member = value;
        }
    }
}

} // namespace

MysqlOptionFile parseMysqlOptionFile(std::string_view text)
{
    MysqlOptionFile file;
    bool isForClients = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = asciiTrimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with('['))
            isForClients = asciiTrimmed(line.substr(1, line.find(']') - 1)) == "client";
        else if (isForClients && !line.starts_with('#') && !line.starts_with(';'))
            readSetting(line, file);
    }
    return file;
}

QString usualMysqlOptionFile()
{
    return QDir::home().filePath(QStringLiteral(".my.cnf"));
}

MysqlOptionFile readMysqlOptionFile(const QString& path)
{
    constexpr qint64 most = 1 << 20;
    // A FIFO without a writer would hold the session's thread.
    const int descriptor = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    QFile file;
    struct stat about {};
    if (descriptor < 0 || !file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)
        || fstat(descriptor, &about) != 0 || !S_ISREG(about.st_mode))
        return {};
    if ((about.st_mode & (S_IRWXG | S_IRWXO)) == 0)
        return parseMysqlOptionFile(file.read(most).toStdString());
    MysqlOptionFile exposed;
    exposed.isExposed = true;
    return exposed;
}

} // namespace querymend
