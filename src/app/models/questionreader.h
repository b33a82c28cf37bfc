#pragma once

#include "answer/glossary.h"
#include "database/databaseconnection.h"
#include "models/builtinanswers.h"
#include "run/event.h"

#include <QObject>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Reads and completes questions to the database of a connection as the built-in answerer does, while they are typed.
class QuestionReader : public QObject {
    Q_OBJECT

public:
    /// The connection must outlive it.
    explicit QuestionReader(DatabaseConnection& connection) : m_connection(connection) {}

    /// Reads a question, which may take a moment at first; needs an open connection. The glossary may be null.
    void read(const Question& question, std::shared_ptr<const Glossary> glossary, QObject* context,
              std::function<void(ReadQuestion)> use);
    /// What the text before the caret, a byte of the question, may be completed to; likewise.
    void complete(const std::string& question, std::size_t caret, QObject* context,
                  std::function<void(std::vector<QuestionSuggestion>)> use);
    /// How far the values for that are read; nothing while none are being read.
    [[nodiscard]] std::optional<ValuesProgress> progress() const;
    /// Questions are then read with the values that are known so far.
    void stopReadingValues();

    /// What it reads with, also for runs; needs an open connection.
    [[nodiscard]] BuiltInAnswers& answers();
    /// Forgets the database, which is about to be closed.
    void forget() { m_answers.reset(); }

Q_SIGNALS:
    /// progress() may be another.
    void progressed();

private:
    DatabaseConnection& m_connection;
    std::unique_ptr<BuiltInAnswers> m_answers;
};

} // namespace querymend
