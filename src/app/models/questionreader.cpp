#include "models/questionreader.h"

#include <utility>

namespace querymend {

BuiltInAnswers& QuestionReader::answers()
{
    if (!m_answers) {
        m_answers = std::make_unique<BuiltInAnswers>(*m_connection.database(), Completing::yes);
        connect(m_answers.get(), &BuiltInAnswers::progressed, this, &QuestionReader::progressed);
    }
    return *m_answers;
}

void QuestionReader::read(const Question& question, std::shared_ptr<const Glossary> glossary, QObject* context,
                          std::function<void(ReadQuestion)> use)
{
    const auto ready = [question, glossary = std::move(glossary), use = std::move(use)](const Answerer& answerer) {
        const std::string evidence = glossary
            ? withGlossary(question.evidence, answerer.sentencesFor(*glossary, question.text, question.evidence))
            : question.evidence;
        use({answerer.meanings(question.text, evidence, currentDay()),
             answerer.read(question.text, evidence, currentDay())});
    };
    answers().prepare(m_connection.schema(), context, ready);
}

void QuestionReader::complete(const std::string& question, std::size_t caret, QObject* context,
                              std::function<void(std::vector<QuestionSuggestion>)> use)
{
    const auto ready = [this, question, caret, use = std::move(use)](const Answerer&) {
        const QuestionCompletion* const completion = answers().completion();
        use(completion ? completion->at(question, caret) : std::vector<QuestionSuggestion>());
    };
    answers().prepare(m_connection.schema(), context, ready);
}

std::optional<ValuesProgress> QuestionReader::progress() const
{
    return m_answers ? m_answers->progress() : std::nullopt;
}

void QuestionReader::stopReadingValues()
{
    if (m_answers)
        m_answers->stopReading();
}

} // namespace querymend

#include "moc_questionreader.cpp"
