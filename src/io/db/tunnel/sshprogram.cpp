#include "db/tunnel/sshprogram.h"

#include "base/ascii.h"
#include "db/session/engineerror.h"

#include <array>
#include <cstddef>

namespace querymend {

namespace {

/// Words of ssh and what they mean. %1 is the SSH host. The first row that fits counts.
struct SshComplaint {
    std::string_view words;
    std::string_view meaning;
};

constexpr std::array<SshComplaint, 15> complaints{{
    {"IDENTIFICATION HAS CHANGED",
     "%1 has another host key than the one known for it. Either it was set up anew, or somebody is intercepting the "
     "connection. If you are sure that it was set up anew, remove the old key with ssh-keygen -R and the host's name, "
     "and connect once with: ssh %1"},
    {"Host key verification failed",
     "the host key of %1 is not known on this machine. Connect once in a terminal, compare the fingerprint and accept "
     "it: ssh %1"},
    {"Too many authentication failures",
     "%1 refused the login after too many keys. Name the right one with IdentityFile and IdentitiesOnly in "
     "~/.ssh/config"},
    {"Permission denied (",
     "%1 refused the login: it accepted none of your keys. Nothing can be asked here, so a key with a passphrase must "
     "be in the agent (ssh-add). Try it in a terminal: ssh %1"},
    {"Could not resolve hostname", "there is no host of that name, nor an alias in ~/.ssh/config"},
    {"Connection refused", "%1 answers, but no SSH server listens on that port"},
    {"timed out", "%1 did not answer in time. Check its name and port, and whether a VPN is needed"},
    {"No route to host", "%1 cannot be reached from this network"},
    {"Network is unreachable", "%1 cannot be reached from this network"},
    {"not responding", "%1 stopped answering"},
    {"Connection reset", "%1 closed the connection"},
    {"closed by", "%1 closed the connection"},
    {"Broken pipe", "the connection to %1 broke"},
    {"Bad owner or permissions", "ssh refuses its own configuration, which others may change"},
    {"cannot listen to port",
     "ssh could not open a port on this machine. If ~/.ssh/config has a LocalForward for %1, "
     "another ssh may be using it"},
}};

std::string filledIn(std::string_view text, const std::string& through)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t place = text.find("%1", at);
        out += text.substr(at, place - at);
        if (place == std::string_view::npos)
            break;
        out += through;
        at = place + 2;
    }
    return out;
}

/// The last line that has all of these words; empty if there is none.
std::string_view lastLineWith(std::string_view said, std::string_view words)
{
    const std::size_t found = said.rfind(words);
    if (found == std::string_view::npos)
        return {};
    const std::size_t before = said.rfind('\n', found);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return asciiTrimmed(said.substr(begin, said.find('\n', found) - begin));
}

std::string_view lastLine(std::string_view said)
{
    said = asciiTrimmed(said);
    const std::size_t before = said.rfind('\n');
    return asciiTrimmed(before == std::string_view::npos ? said : said.substr(before + 1));
}

} // namespace

std::vector<std::string> sshWords(const TunnelRoute& route, std::uint16_t localPort)
{
    const bool isAddress = route.host.find(':') != std::string::npos;
    const std::string host = isAddress ? '[' + route.host + ']' : route.host;
    std::vector<std::string> words{"ssh", "-N", "-T"};
    const std::array<std::string, 10> options{
        "BatchMode=yes",
        "ExitOnForwardFailure=yes",
        "ConnectTimeout=10",
        "ServerAliveInterval=15",
        "ServerAliveCountMax=3",
        "LogLevel=INFO", // a quieter one would not say why it ends
        // With a shared connection, the forwarding would belong to another ssh, and outlive this one.
        "ControlMaster=no",
        "ControlPath=none",
        // Runs after the forwarding was set up.
        "PermitLocalCommand=yes",
        "LocalCommand=echo " + std::string(tunnelReadyLine),
    };
    for (const std::string& option : options) {
        words.emplace_back("-o");
        words.push_back(option);
    }
    words.emplace_back("-L");
    words.push_back("127.0.0.1:" + std::to_string(localPort) + ':' + host + ':' + std::to_string(route.port));
    words.emplace_back("--");
    words.push_back(route.through);
    return words;
}

std::string reasonOfSsh(std::string_view said, const std::string& through)
{
    for (const SshComplaint& complaint : complaints) {
        const std::string_view line = lastLineWith(said, complaint.words);
        if (!line.empty())
            return filledIn(complaint.meaning, through) + " (ssh says: " + shortMessage(line) + ')';
    }
    const std::string_view last = lastLine(said);
    return last.empty() ? "ssh ended without a word" : "ssh says: " + shortMessage(last);
}

bool isPortTaken(std::string_view said)
{
    return !lastLineWith(said, "Address already in use").empty();
}

std::string reasonOfForwarding(std::string_view said, const TunnelRoute& route)
{
    const std::string_view line = lastLineWith(said, "open failed: ");
    if (line.empty())
        return {};
    const std::string server = route.host + ':' + std::to_string(route.port);
    if (line.find("administratively prohibited") != std::string_view::npos)
        return route.through + " does not permit forwarding to " + server
            + "; its administrator can, with AllowTcpForwarding and PermitOpen";
    constexpr std::string_view connecting = "connect failed: ";
    const std::size_t at = line.find(connecting);
    const std::string_view reason = at == std::string_view::npos ? line : line.substr(at + connecting.size());
    return route.through + " could not connect to " + server + ": " + shortMessage(reason);
}

} // namespace querymend
