#include "inputs/inputfile.h"

#include "base/urlsecrets.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace querymend {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t blockSize = std::size_t{64} << 10U;

std::string inWords(int error)
{
    return std::generic_category().message(error);
}

/// Opening a FIFO blocks until it has a writer, possibly forever. This waits briefly instead and fails with ETIMEDOUT
/// if none has opened it; one that has may take any time to write. What was read meanwhile is put into `begin`.
std::FILE* openWithoutWaiting(const std::string& name, std::string& begin)
{
    constexpr int longestWait = 2000; // milliseconds
    const int descriptor = ::open(name.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return nullptr;
    std::error_code ignored;
    pollfd ready{descriptor, POLLIN, 0};
    char first = 0;
    const bool isSilent = fs::is_fifo(name, ignored) && ::poll(&ready, 1, longestWait) == 0;
    const ssize_t count = isSilent ? ::read(descriptor, &first, 1) : -1;
    if (count == 0) { // no writer; with a writer but no data, read() fails
        ::close(descriptor);
        errno = ETIMEDOUT;
        return nullptr;
    }
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    std::FILE* const stream = ::fdopen(descriptor, "rb");
    if (count == 1)
        begin = first;
    return stream;
}

} // namespace

void InputFile::Closer::operator()(std::FILE* stream) const
{
    std::fclose(stream);
}

Complaint InputFile::complaint(std::string_view reason) const
{
    return {m_name + ": " + std::string(reason)};
}

Result<InputFile, Complaint> InputFile::open(std::string_view name)
{
    InputFile source;
    std::error_code ignored;
    if (name == "-") {
        source.m_name = "standard input";
        source.m_stream = stdin;
        source.m_isStored = fs::is_regular_file("/dev/stdin", ignored);
        return source;
    }
    const std::string path(name);
    source.m_name = withoutLogin(name);
    if (fs::is_directory(path, ignored))
        return Failure{source.complaint(inWords(EISDIR))};
    errno = 0;
    source.m_owned.reset(openWithoutWaiting(path, source.m_begin));
    if (!source.m_owned)
        return Failure{source.complaint(errno == ETIMEDOUT ? "a FIFO with no writer" : inWords(errno))};
    source.m_stream = source.m_owned.get();
    source.m_isStored = fs::is_regular_file(path, ignored);
    return source;
}

Result<std::string, Complaint> InputFile::readAll(std::size_t limit)
{
    std::string text = std::exchange(m_begin, {});
    while (text.size() <= limit) {
        const std::size_t size = text.size();
        text.resize(size + blockSize);
        errno = 0;
        const std::size_t count = std::fread(text.data() + size, 1, blockSize, m_stream);
        const int error = errno;
        text.resize(size + count);
        if (std::ferror(m_stream) != 0)
            return Failure{complaint(inWords(error))};
        if (count < blockSize)
            break;
    }
    if (text.size() > limit)
        return Failure{complaint("longer than " + std::to_string(limit >> 20U) + " MiB, the limit")};
    return text;
}

LineReader::LineReader(InputFile& source, std::size_t longestLine)
    : m_descriptor(::fileno(source.stream())), m_longestLine(longestLine), m_read(source.takeBegin())
{}

bool LineReader::hasLine()
{
    while (m_state == State::open) {
        const std::size_t end = m_read.find('\n', m_searched);
        m_searched = std::min(end, m_read.size());
        if (end != std::string::npos)
            return true;
        if (m_read.size() - m_begin > m_longestLine) {
            m_isTooLong = true;
            m_begin = m_searched;
        }
        pollfd ready{m_descriptor, POLLIN, 0};
        if (::poll(&ready, 1, 0) != 1)
            return false;
        readMore();
    }
    return true;
}

LineReader::Outcome LineReader::next()
{
    m_line.clear();
    bool isTooLong = std::exchange(m_isTooLong, false);
    for (bool isBegun = isTooLong;;) {
        const std::size_t end = m_read.find('\n', std::max(m_begin, m_searched));
        const std::string_view piece = std::string_view(m_read).substr(m_begin, end - m_begin);
        isBegun = isBegun || !piece.empty();
        isTooLong = isTooLong || m_line.size() + piece.size() > m_longestLine;
        if (!isTooLong)
            m_line += piece;
        const bool isWhole = end != std::string::npos;
        m_begin = m_searched = isWhole ? end + 1 : m_read.size();
        if (isWhole)
            break;
        if (m_state == State::open)
            readMore();
        if (m_state == State::failed)
            return Outcome::failed;
        if (m_state == State::ended && m_begin == m_read.size()) {
            if (!isBegun)
                return Outcome::end;
            break;
        }
    }
    if (isTooLong)
        return Outcome::tooLong;
    if (m_line.ends_with('\r'))
        m_line.pop_back();
    return Outcome::line;
}

void LineReader::readMore()
{
    m_read.erase(0, m_begin);
    m_searched -= m_begin;
    m_begin = 0;
    const std::size_t size = m_read.size();
    m_read.resize(size + blockSize);
    ssize_t count = -1;
    do
        count = ::read(m_descriptor, m_read.data() + size, blockSize);
    while (count < 0 && errno == EINTR);
    m_error = count < 0 ? errno : 0;
    m_state = count > 0 ? State::open : count == 0 ? State::ended : State::failed;
    m_read.resize(size + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
}

std::string LineReader::reason() const
{
    return inWords(m_error);
}

} // namespace querymend
