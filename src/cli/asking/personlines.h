#pragma once

#include "run/effect.h"
#include "run/steering.h"

#include <QObject>
#include <QSocketNotifier>

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// The user's answers, read from standard input line by line while the event loop runs.
class PersonLines : public QObject {
    Q_OBJECT

public:
    explicit PersonLines(QObject* parent = nullptr);

    /// Has lineRead follow, at once if the line was read before.
    void readLine();

Q_SIGNALS:
    /// Nothing if the input has ended.
    void lineRead(const std::optional<std::string>& line);

private:
    void readMore();
    void giveLine();

    QSocketNotifier m_ready;
    std::string m_read; ///< and not yet given
    bool m_isAtEnd = false;
};

/// The answer in a line: the number of a reading, or words; an empty line is none.
[[nodiscard]] AnswerQuestion answerInLine(std::string_view line, const PersonQuestion& question);

/// What to type, for the user who sees the question above.
[[nodiscard]] std::string promptFor(const PersonQuestion& question);

} // namespace querymend
