#include "shell/questionreadings.h"

#include "ask/askpanel.h"
#include "ask/suggestionpopup.h"
#include "ask/valuesline.h"
#include "ask/wordchips.h"
#include "shell/panels.h"
#include "workbench.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <variant>

namespace querymend {

namespace {

QString summaryOf(const std::vector<std::string>& unread, double confidence)
{
    if (!unread.empty())
        return {}; // the chips say so
    if (confidence <= 0)
        return QuestionReadings::tr("The words are known, but not what they ask for together");
    return QuestionReadings::tr("%1% sure").arg(QLocale().toString(std::lround(confidence * 100)));
}

/// How the shown run understood the question that is in the box: the reading that became its answer, or else the
/// likeliest. Null if the run is about another question, or not yet that far.
const QuestionRead* recordedIn(const Panels& panels)
{
    const auto* const start = panels.run().start();
    const Question asked = panels.ask().question().question;
    if (!start || start->question.text != asked.text || withoutGlossary(start->question.evidence) != asked.evidence)
        return nullptr;
    const QuestionRead* likeliest = nullptr;
    const QuestionRead* answer = nullptr;
    std::optional<AttemptRef> selected;
    for (const RunEvent& event : panels.run().shown().displayed()) {
        if (const auto* const choice = std::get_if<Selected>(&event.body))
            selected = choice->attempt;
    }
    for (const RunEvent& event : panels.run().shown().displayed()) {
        const auto* const read = std::get_if<QuestionRead>(&event.body);
        if (!read)
            continue;
        if (!likeliest || read->attempt.lane == likeliest->attempt.lane)
            likeliest = read;
        if (selected && read->attempt == *selected)
            answer = read;
    }
    return answer ? answer : likeliest;
}

} // namespace

QuestionReadings::QuestionReadings(Workbench& workbench, Panels& panels, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_panels(panels)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    const auto soon = [this] { m_soon.start(); };
    connect(&m_soon, &QTimer::timeout, this, &QuestionReadings::read);
    connect(&panels.ask(), &AskPanel::questionChanged, this, soon);
    connect(&panels.ask(), &AskPanel::modelChanged, this, soon);
    connect(&panels, &Panels::runChanged, this, soon);
    connect(&workbench, &Workbench::recorded, this, soon);
    connect(&workbench, &Workbench::schemaChanged, this, soon);
    connect(&workbench, &Workbench::schemaChanged, &panels.ask().suggestions(), &SuggestionPopup::askAgain);
    connect(&workbench, &Workbench::stateChanged, this, soon);
    connect(&workbench, &Workbench::glossaryChanged, this, soon);
    connect(&panels.ask().words(), &WordChips::meaningChosen, this, &QuestionReadings::choose);
    connect(&panels.ask().suggestions(), &SuggestionPopup::wanted, this, &QuestionReadings::complete);
    connect(&workbench.questionReader(), &QuestionReader::progressed, this, &QuestionReadings::showProgress);
    connect(&panels.ask().values(), &ValuesLine::stopAsked, &workbench.questionReader(),
            &QuestionReader::stopReadingValues);
}

void QuestionReadings::complete(const QString& text, int caret)
{
    if (!isWanted() || m_panels.ask().isLent())
        return;
    const std::string question = text.toStdString();
    const std::size_t byte = static_cast<std::size_t>(text.left(caret).toUtf8().size());
    const auto propose = [this, text, caret](std::vector<QuestionSuggestion> suggestions) {
        m_panels.ask().suggestions().propose(std::move(suggestions), text, caret);
    };
    m_workbench.questionReader().complete(question, byte, this, propose);
}

void QuestionReadings::showProgress()
{
    m_panels.ask().values().show(m_workbench.questionReader().progress());
}

bool QuestionReadings::isWanted() const
{
    const AskPanel& ask = m_panels.ask();
    if (!m_workbench.database() || !m_workbench.schema() || ask.question().question.text.empty())
        return false;
    if (!ask.isLent())
        return ask.modelChip().model().toStdString() == BuiltInModel::name;
    const auto* const start = m_panels.run().start();
    return start && start->modelKind == ModelKind::builtIn;
}

void QuestionReadings::read()
{
    const quint64 reading = ++m_reading;
    if (!m_workbench.questionReader().progress())
        showProgress(); // those of another database may have been shown
    if (!isWanted())
        return m_panels.ask().words().show({}, {});
    const auto showLatest = [this, reading](ReadQuestion read) {
        if (reading == m_reading)
            show(std::move(read));
    };
    m_workbench.questionReader().read(m_panels.ask().question().question, m_workbench.glossary(), this, showLatest);
}

void QuestionReadings::show(ReadQuestion read)
{
    WordChips& chips = m_panels.ask().words();
    const auto* const past = recordedIn(m_panels);
    if (!past)
        return chips.show(read.words, summaryOf(read.readings.front().unread, read.readings.front().confidence));
    std::vector<WordMeanings> words;
    for (const ReadWord& word : past->words) {
        const auto same = std::find_if(read.words.begin(), read.words.end(),
                                       [&](const WordMeanings& live) { return live.word.text == word.text; });
        words.push_back({word, same == read.words.end() ? std::vector<std::string>() : same->targets});
    }
    chips.show(words, summaryOf(past->unread, past->confidence));
}

/// The question is asked again if its answer is what is shown.
void QuestionReadings::choose(const QString& word, const QString& target)
{
    const bool wasAsked = recordedIn(m_panels) != nullptr && !m_workbench.isRunning();
    m_panels.ask().setMeaning(word, target);
    if (wasAsked)
        m_panels.ask().ask();
}

} // namespace querymend

#include "moc_questionreadings.cpp"
