#include "history/statisticswords.h"

#include "common/errorcodewords.h"
#include "common/runwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

int countOf(std::uint64_t number)
{
    return static_cast<int>(std::min<std::uint64_t>(number, 1'000'000'000));
}

Figure shareFigure(const QString& group, const QString& name, const Share& share)
{
    return {group, name, shareText(share), share.all, share.value()};
}

void addRetries(std::vector<Figure>& figures, const RunStatistics& statistics)
{
    std::uint64_t all = 0;
    for (const auto& [retries, lanes] : statistics.lanesByRetries)
        all += lanes;
    for (const auto& [retries, lanes] : statistics.lanesByRetries)
        figures.push_back(shareFigure(Words::tr("Lanes solved, by retries"),
                                      Words::tr("%n retries", nullptr, countOf(retries)), {lanes, all}));
}

void addTally(std::vector<Figure>& figures, const std::string& model, const LaneTally& tally)
{
    //: %1 is the name of a model
    const QString group = Words::tr("Model %1").arg(textOf(model));
    figures.push_back(shareFigure(group, Words::tr("Lanes solved at the first attempt"), tally.firstTry));
    figures.push_back(shareFigure(group, Words::tr("Lanes rescued after a mistake"), tally.rescued));
    figures.push_back(shareFigure(group, Words::tr("Lanes made worse by a retry"), tally.broken));
}

void addBroken(std::vector<Figure>& figures, const RunStatistics& statistics)
{
    for (std::size_t i = 0; i < statistics.brokenByCategory.size(); ++i) {
        if (const std::uint64_t count = statistics.brokenByCategory[i]; count > 0)
            figures.push_back({Words::tr("Lanes made worse, by category"),
                               wordOf(static_cast<CardKind>(i)),
                               QLocale().toString(qulonglong{count}),
                               statistics.broken.all,
                               {}});
    }
    for (std::size_t i = 0; i < statistics.brokenByRung.size(); ++i) {
        if (const std::uint64_t count = statistics.brokenByRung[i]; count > 0)
            figures.push_back({Words::tr("Lanes made worse, by the check that caught it"),
                               wordOf(static_cast<Rung>(i)),
                               QLocale().toString(qulonglong{count}),
                               statistics.broken.all,
                               {}});
    }
    for (const auto& [level, share] : statistics.brokenAfterHint)
        figures.push_back(shareFigure(Words::tr("Attempts that broke something after a hint"), hintWord(level), share));
}

void addAudit(std::vector<Figure>& figures, const AuditTally& audit)
{
    const QString group = Words::tr("Corrections");
    figures.push_back(shareFigure(group, Words::tr("Broke nothing"), audit.harmless));
    figures.push_back(shareFigure(group, Words::tr("Same rows, where they can be compared"), audit.sameRows));
    const auto add = [&](const QString& name, std::uint64_t count) {
        figures.push_back({group, name, QLocale().toString(qulonglong{count}), audit.corrections, {}});
    };
    for (const auto& [code, count] : audit.fixed)
        add(Words::tr("Fixed: %1").arg(wordOf(code)), count);
    for (const auto& [code, count] : audit.broken)
        add(Words::tr("Broken: %1").arg(wordOf(code)), count);
}

} // namespace

QString shareText(const Share& share)
{
    const auto value = share.value();
    if (!value)
        return Words::tr("none yet");
    //: how many of how many, and the share of them
    return Words::tr("%1 of %2 (%3%)")
        .arg(QLocale().toString(qulonglong{share.hits}), QLocale().toString(qulonglong{share.all}),
             QLocale().toString(*value * 100, 'f', 0));
}

QString percentFormat()
{
    //: a printf format: %d is a share of a hundred, %% the sign
    return Words::tr("%d%%");
}

std::vector<Figure> figuresOf(const RunStatistics& statistics)
{
    std::vector<Figure> figures{
        shareFigure({}, Words::tr("Runs solved"), statistics.solved),
        shareFigure({}, Words::tr("Lanes solved at the first attempt"), statistics.firstTry),
        shareFigure({}, Words::tr("Lanes rescued after a mistake"), statistics.rescued),
        shareFigure({}, Words::tr("Lanes made worse by a retry"), statistics.broken),
    };
    const auto tokens = median(statistics.tokensOfRescues);
    figures.push_back({{},
                       Words::tr("Median tokens per rescue"),
                       tokens ? QLocale().toString(qulonglong{*tokens}) : Words::tr("unknown"),
                       statistics.tokensOfRescues.size(),
                       {}});
    QStringList costs;
    for (const auto& [currency, cost] : statistics.costs)
        costs.append(costWord(cost));
    if (!costs.isEmpty())
        figures.push_back({{}, Words::tr("Model cost"), costs.join(QStringLiteral(", ")), statistics.runs, {}});
    const auto time = median(statistics.timesOfRescues);
    figures.push_back({{},
                       Words::tr("Median time per rescue"),
                       time ? timeWord(*time) : Words::tr("none yet"),
                       statistics.timesOfRescues.size(),
                       {}});
    for (std::size_t i = 0; i < statistics.rescuedByCategory.size(); ++i)
        figures.push_back(shareFigure(Words::tr("Lanes rescued, by category of the first mistake"),
                                      wordOf(static_cast<CardKind>(i)), statistics.rescuedByCategory[i]));
    const std::string known[] = {"general", "specific", "explicit"};
    for (const std::string& level : known) {
        const auto share = statistics.passedAfterHint.find(level);
        figures.push_back(shareFigure(Words::tr("Attempts passed after a hint"), hintWord(level),
                                      share == statistics.passedAfterHint.end() ? Share() : share->second));
    }
    for (const auto& [level, share] : statistics.passedAfterHint) {
        if (std::find(std::begin(known), std::end(known), level) == std::end(known)) // a level of a newer version
            figures.push_back(shareFigure(Words::tr("Attempts passed after a hint"), hintWord(level), share));
    }
    addRetries(figures, statistics);
    for (std::size_t i = 0; i < statistics.rescuedByRung.size(); ++i)
        figures.push_back(shareFigure(Words::tr("Lanes rescued, by the check that caught the mistake"),
                                      wordOf(static_cast<Rung>(i)), statistics.rescuedByRung[i]));
    for (const auto& [model, tally] : statistics.byModel)
        addTally(figures, model, tally);
    addBroken(figures, statistics);
    addAudit(figures, statistics.audit);
    return figures;
}

QString statisticsSummary(const RunStatistics& statistics)
{
    QStringList kinds; // of runs
    if (statistics.notLive > 0)
        kinds << Words::tr("%n with scripted or recorded replies", nullptr, countOf(statistics.notLive));
    if (statistics.ofAgents > 0)
        kinds << Words::tr("%n by agents", nullptr, countOf(statistics.ofAgents));
    QString text = Words::tr("%n runs", nullptr, countOf(statistics.runs));
    if (!kinds.isEmpty()) // one run may be of several kinds
        text = Words::tr("%1, including %2").arg(text, kinds.join(QStringLiteral(", ")));
    if (statistics.runs > statistics.solved.all) // the figures are about runs that ended
        text += QStringLiteral(" · ")
            + Words::tr("%n unfinished", nullptr, countOf(statistics.runs - statistics.solved.all));
    text += QStringLiteral(" · ") + Words::tr("%n attempts checked", nullptr, countOf(statistics.attempts));
    if (statistics.firstTry.all < fewest)
        text += QStringLiteral(" · ") + Words::tr("few cases, indicative only");
    return text;
}

} // namespace querymend
