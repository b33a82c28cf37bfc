#include "shell/toursteps.h"

#include "common/isolatedtext.h"
#include "steer/steeractions.h"

#include <QCoreApplication>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Tour)
};

/// While it is still to come; empty for what is always there.
QString waitingText(TourStep step)
{
    switch (step) {
    case TourStep::mistake:
        return Words::tr("The question has been asked. The first attempt will appear here.");
    case TourStep::correction:
        return Words::tr("The model tries again. The corrected attempt will appear here.");
    case TourStep::answer:
        return Words::tr("The rows of the answer will appear here.");
    case TourStep::question:
    case TourStep::ownData:
        break;
    }
    return {};
}

/// While the run is paused before it. A card of the attempt may be there already, so this says only how to go on.
QString heldText(TourStep step)
{
    switch (step) {
    case TourStep::mistake:
        return Words::tr("The question has been asked, and the run is paused at a breakpoint. Press \"%1\" to see how "
                         "the first attempt ends.");
    case TourStep::correction:
        return Words::tr("The model tries again, and the run is paused at a breakpoint. Press \"%1\" to see "
                         "whether the correction works.");
    case TourStep::answer:
        return Words::tr("The run is paused at a breakpoint. Press \"%1\" to see the rows of the answer.");
    case TourStep::question:
    case TourStep::ownData:
        break;
    }
    return {};
}

/// As the button is labelled.
QString continueLabel()
{
    return SteerActions::tr("&Continue").remove(QLatin1Char('&'));
}

TourWords wordsOf(TourStep step, const QString& question)
{
    switch (step) {
    case TourStep::question:
        return {
            Words::tr("Ask in plain words"),
            Words::tr("Type a question here. The tour asks this one, on its own copy of a sample database: \"%1\" The "
                      "model's replies are scripted; the checks and the database are live.")
                .arg(isolated(question))};
    case TourStep::mistake:
        return {Words::tr("The first attempt"),
                Words::tr("Each attempt is a card on the timeline. This one says what went wrong, and a squiggle in "
                          "the SQL marks the wrong name.")};
    case TourStep::correction:
        return {Words::tr("A hint corrects it"),
                Words::tr("The model was told what was wrong, and tried again. This attempt passed all checks; the "
                          "editor shows what was changed.")};
    case TourStep::answer:
        return {
            Words::tr("The answer and its story"),
            Words::tr("These rows came from the database. The sentence above the SQL sums up how the run got there.")};
    case TourStep::ownData:
        return {Words::tr("Now your own data"),
                Words::tr("Connect to your database, and choose here which model writes the SQL. Without a model, "
                          "the built-in answerer handles simple questions.")};
    }
    return {};
}

} // namespace

TourWords tourWords(TourStep step, TourMoment moment, const QString& question)
{
    TourWords words = wordsOf(step, question);
    if (moment == TourMoment::there)
        return words;
    words.text = moment == TourMoment::held ? heldText(step).arg(continueLabel()) : waitingText(step);
    return words;
}

} // namespace querymend
