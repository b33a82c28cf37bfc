#include "shell/questionwords.h"

#include "ask/askpanel.h"
#include "ask/wordchips.h"
#include "shell/panels.h"
#include "workbench.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace querymend {

namespace {

QString summaryOf(const std::vector<std::string>& unread, double confidence)
{
    if (!unread.empty())
        return {}; // the chips say so
    if (confidence <= 0)
        return QuestionWords::tr("The words are known, but not what they ask for together");
    return QuestionWords::tr("%1% sure").arg(QLocale().toString(std::lround(confidence * 100)));
}

} // namespace

QuestionWords::QuestionWords(Workbench& workbench, Panels& panels, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_panels(panels)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    const auto soon = [this] { m_soon.start(); };
    connect(&m_soon, &QTimer::timeout, this, &QuestionWords::read);
    connect(&panels.ask(), &AskPanel::questionChanged, this, soon);
    connect(&panels.ask(), &AskPanel::modelChanged, this, soon);
    connect(&panels, &Panels::runChanged, this, soon);
    connect(&workbench, &Workbench::recorded, this, soon);
    connect(&workbench, &Workbench::schemaChanged, this, soon);
    connect(&workbench, &Workbench::stateChanged, this, soon);
    connect(&panels.ask().words(), &WordChips::meaningChosen, this, &QuestionWords::choose);
}

bool QuestionWords::isWanted() const
{
    const AskPanel& ask = m_panels.ask();
    if (!m_workbench.database() || !m_workbench.schema() || ask.question().question.text.empty())
        return false;
    if (!ask.isLent())
        return ask.model().toStdString() == BuiltInModel::name;
    const RunStarted* const start = m_panels.run().start();
    return start && start->modelKind == ModelKind::builtIn;
}

/// How the shown run understood the question that is in the box; null if it is about another, or not yet that far.
const QuestionRead* QuestionWords::recorded() const
{
    const RunStarted* const start = m_panels.run().start();
    const Question asked = m_panels.ask().question().question;
    if (!start || start->question.text != asked.text || start->question.evidence != asked.evidence)
        return nullptr;
    const QuestionRead* last = nullptr;
    for (const RunEvent& event : m_panels.run().shown().displayed()) {
        if (const auto* const read = std::get_if<QuestionRead>(&event.body))
            last = read;
    }
    return last;
}

void QuestionWords::read()
{
    const quint64 reading = ++m_reading;
    if (!isWanted())
        return m_panels.ask().words().show({}, {});
    m_workbench.readQuestion(m_panels.ask().question().question, this, [this, reading](ReadQuestion read) {
        if (reading == m_reading)
            show(std::move(read));
    });
}

void QuestionWords::show(ReadQuestion read)
{
    WordChips& chips = m_panels.ask().words();
    const QuestionRead* const past = recorded();
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
void QuestionWords::choose(const QString& word, const QString& target)
{
    const bool wasAsked = recorded() != nullptr && !m_workbench.isRunning();
    m_panels.ask().setMeaning(word, target);
    if (wasAsked)
        m_panels.ask().ask();
}

} // namespace querymend

#include "moc_questionwords.cpp"
