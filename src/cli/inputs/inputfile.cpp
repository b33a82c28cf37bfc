#include "inputs/inputfile.h"

#include "base/urlsecrets.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

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
/// if none has opened it; one that has may take any time to write.
std::FILE* openWithoutWaiting(const std::string& name)
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
    if (stream && count == 1)
        std::ungetc(static_cast<unsigned char>(first), stream);
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
    source.m_owned.reset(openWithoutWaiting(path));
    if (!source.m_owned)
        return Failure{source.complaint(errno == ETIMEDOUT ? "a FIFO with no writer" : inWords(errno))};
    source.m_stream = source.m_owned.get();
    source.m_isStored = fs::is_regular_file(path, ignored);
    return source;
}

Result<std::string, Complaint> InputFile::readAll(std::size_t limit)
{
    std::string text;
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

LineReader::Outcome LineReader::next()
{
    m_line.clear();
    bool tooLong = false;
    errno = 0;
    int c = getc_unlocked(m_stream);
    if (c == EOF && std::ferror(m_stream) == 0)
        return Outcome::end;
    for (; c != EOF && c != '\n'; c = getc_unlocked(m_stream)) {
        tooLong = tooLong || m_line.size() >= m_longestLine;
        if (!tooLong)
            m_line += static_cast<char>(c);
    }
    if (std::ferror(m_stream) != 0) {
        m_error = errno;
        return Outcome::failed;
    }
    if (tooLong)
        return Outcome::tooLong;
    if (m_line.ends_with('\r'))
        m_line.pop_back();
    return Outcome::line;
}

std::string LineReader::reason() const
{
    return inWords(m_error);
}

} // namespace querymend
