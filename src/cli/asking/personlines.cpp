#include "asking/personlines.h"

#include "base/ascii.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <utility>

#include <unistd.h>

namespace querymend {

PersonLines::PersonLines(QObject* parent) : QObject(parent), m_ready(STDIN_FILENO, QSocketNotifier::Read)
{
    m_ready.setEnabled(false);
    connect(&m_ready, &QSocketNotifier::activated, this, &PersonLines::readMore);
}

void PersonLines::readLine()
{
    if (m_isAtEnd || m_read.find('\n') != std::string::npos)
        return giveLine();
    m_ready.setEnabled(true);
}

void PersonLines::readMore()
{
    std::array<char, 4096> piece{};
    const ssize_t size = ::read(STDIN_FILENO, piece.data(), piece.size());
    if (size < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (size > 0)
        m_read.append(piece.data(), static_cast<std::size_t>(size));
    m_isAtEnd = size <= 0;
    if (!m_isAtEnd && m_read.find('\n') == std::string::npos)
        return;
    m_ready.setEnabled(false);
    giveLine();
}

void PersonLines::giveLine()
{
    const std::size_t end = m_read.find('\n');
    if (end == std::string::npos && m_read.empty())
        return Q_EMIT lineRead(std::nullopt);
    const std::string line = m_read.substr(0, end);
    m_read.erase(0, end == std::string::npos ? end : end + 1);
    Q_EMIT lineRead(line);
}

AnswerQuestion answerInLine(std::string_view line, const PersonQuestion& question)
{
    const std::string_view text = asciiTrimmed(line);
    std::uint32_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = problem == std::errc() && end == text.data() + text.size();
    if (isNumber && number >= 1 && number <= question.readings.size())
        return {question.effect, {}, number - 1};
    return {question.effect, std::string(text), {}};
}

std::string promptFor(const PersonQuestion& question)
{
    const std::size_t count = question.readings.size();
    const std::string numbers = count == 0 ? std::string() : "1 to " + std::to_string(count);
    if (question.moment == AskMoment::disagreement)
        return numbers + ", or nothing to go on: ";
    return numbers + (count == 0 ? "your words" : ", your words") + ", or nothing to go on: ";
}

} // namespace querymend

#include "moc_personlines.cpp"
