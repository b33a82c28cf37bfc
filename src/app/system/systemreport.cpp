#include "system/systemreport.h"

#include "base/ascii.h"
#include "base/secretsintext.h"

#include <QDir>
#include <QRegularExpression>
#include <QSysInfo>

#include <algorithm>
#include <cstddef>

namespace querymend {

namespace {

bool isWordPart(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

/// Names may be short, so only whole words are replaced.
std::string withoutWord(const std::string& text, const std::string& word, std::string_view instead)
{
    if (word.empty())
        return text;
    std::string out;
    std::size_t done = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool isWhole = (at == 0 || !isWordPart(text[at - 1])) && (end == text.size() || !isWordPart(text[end]));
        if (!isWhole || at < done)
            continue;
        out += text.substr(done, at - done);
        out += instead;
        done = end;
    }
    return out + text.substr(done);
}

/// Of a URL, only what kind it is and the path are left; one that begins with a path has no host.
std::string withoutServers(const std::string& text)
{
    constexpr std::string_view mark = "://";
    std::string out;
    std::size_t done = 0;
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
        const std::size_t begin = at + mark.size();
        const std::size_t end = std::min(text.find_first_of("/?#; \n'\"", begin), text.size());
        out += text.substr(done, begin - done);
        out += end > begin ? "…" : "";
        done = end;
    }
    return out + text.substr(done);
}

/// PostgreSQL's library names servers, addresses, users and databases in quotes, in the language of the system.
std::string withoutQuotedNames(const SystemFinding& found)
{
    const QString address = QStringLiteral("(?: \\([^)\\n]*\\))?");
    static const QRegularExpression quoted(QStringLiteral("[\"«»„“”][^\"«»„“”\\n]*[\"«»“”]") + address);
    static const QRegularExpression named(QStringLiteral("\\b(at|host|host name|user|role|database) \"[^\"\\n]*\"")
                                          + address);
    QString text = QString::fromStdString(found.detail);
    if (found.detail.find("postgresql://") != std::string::npos)
        text.replace(quoted, QStringLiteral("\"…\""));
    else
        text.replace(named, QStringLiteral("\\1 \"…\""));
    return text.toStdString();
}

} // namespace

const char* wordOf(Health health)
{
    switch (health) {
    case Health::fine:
        return "ok";
    case Health::missing:
        return "missing";
    case Health::fault:
        break;
    }
    return "fault";
}

Identity identityHere()
{
    const QString home = QDir::homePath();
    return {home == QDir::rootPath() ? std::string() : home.toStdString(),
            qEnvironmentVariable("USER", qEnvironmentVariable("LOGNAME")).toStdString(),
            QSysInfo::machineHostName().toStdString()};
}

std::string reportOf(const std::vector<SystemFinding>& findings, const Identity& identity)
{
    std::string text;
    for (const SystemFinding& found : findings) {
        text += std::string(wordOf(found.health)) + "  " + found.subject + ": " + withoutQuotedNames(found)
            + (found.advice.empty() ? "" : "; " + found.advice) + '\n';
    }
    text = withoutServers(withoutSecrets(text));
    text = withoutWord(text, identity.home, "~");
    text = withoutWord(text, identity.host, "HOST");
    text = withoutWord(text, identity.host.substr(0, identity.host.find('.')), "HOST");
    return withoutWord(text, identity.user, "USER");
}

} // namespace querymend
