#include "shell/demowords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

struct DemoRow {
    std::string_view scenario;
    const char* title;
    const char* shows;
};

// clang-format off
constexpr std::array rows{
    DemoRow{"right-at-once", QT_TRANSLATE_NOOP("Demonstrations", "Right at the first attempt"),
        QT_TRANSLATE_NOOP("Demonstrations", "A statement in a Markdown block between sentences passes every check at the first attempt.")},
    DemoRow{"wrong-column", QT_TRANSLATE_NOOP("Demonstrations", "Wrong column"),
        QT_TRANSLATE_NOOP("Demonstrations", "Schema reference: a general hint marks the wrong name, and the second attempt is right.")},
    DemoRow{"name-with-a-space", QT_TRANSLATE_NOOP("Demonstrations", "Table name with a space"),
        QT_TRANSLATE_NOOP("Demonstrations", "Schema reference: two wrong spellings of \"Order Items\" get a general and then a specific hint.")},
    DemoRow{"three-hints", QT_TRANSLATE_NOOP("Demonstrations", "Three hint levels"),
        QT_TRANSLATE_NOOP("Demonstrations", "A general, a specific and an explicit hint in one lane; the fourth attempt is right.")},
    DemoRow{"one-comma-too-many", QT_TRANSLATE_NOOP("Demonstrations", "Extra comma"),
        QT_TRANSLATE_NOOP("Demonstrations", "Syntax: the hint has the engine's message and the position.")},
    DemoRow{"another-dialect", QT_TRANSLATE_NOOP("Demonstrations", "Function from another dialect"),
        QT_TRANSLATE_NOOP("Demonstrations", "Execution: SQLite does not know YEAR() or DATE_FORMAT(); the hints lead to strftime().")},
    DemoRow{"what-only-the-engine-knows", QT_TRANSLATE_NOOP("Demonstrations", "Found by the engine's planner"),
        QT_TRANSLATE_NOOP("Demonstrations", "Execution: all names are right, but the engine cannot plan a comparison of one column with two.")},
    DemoRow{"fails-when-it-runs", QT_TRANSLATE_NOOP("Demonstrations", "Found by the trial run"),
        QT_TRANSLATE_NOOP("Demonstrations", "Execution: the statement can be planned, but the trial run of one row fails.")},
    DemoRow{"empty-is-wrong", QT_TRANSLATE_NOOP("Demonstrations", "Empty result as a mistake"),
        QT_TRANSLATE_NOOP("Demonstrations", "Empty result as an error: the database is asked which condition removes every row, and the hint marks it.")},
    DemoRow{"empty-is-the-answer", QT_TRANSLATE_NOOP("Demonstrations", "Empty result as the answer"),
        QT_TRANSLATE_NOOP("Demonstrations", "An empty result that is not an error: it is noted and accepted.")},
    DemoRow{"refused-by-the-guard", QT_TRANSLATE_NOOP("Demonstrations", "Blocked by the guard"),
        QT_TRANSLATE_NOOP("Demonstrations", "Validation: a DELETE, and then two statements in one reply, never reach the engine.")},
    DemoRow{"no-comments-please", QT_TRANSLATE_NOOP("Demonstrations", "Comments under the strict policy"),
        QT_TRANSLATE_NOOP("Demonstrations", "Validation: the strict policy rejects comments, which the analyst policy only removes.")},
    DemoRow{"unreadable-replies", QT_TRANSLATE_NOOP("Demonstrations", "Unreadable replies"),
        QT_TRANSLATE_NOOP("Demonstrations", "A reply that is not JSON and one without SQL have a budget of their own: no retry is used.")},
    DemoRow{"going-in-circles", QT_TRANSLATE_NOOP("Demonstrations", "Stuck model"),
        QT_TRANSLATE_NOOP("Demonstrations", "Repeating the same statement raises the hint to explicit at once; in the end the run gives up.")},
    DemoRow{"up-to-the-expert", QT_TRANSLATE_NOOP("Demonstrations", "Escalation to expert"),
        QT_TRANSLATE_NOOP("Demonstrations", "Basic and advanced use up their retries, and the expert level is told what they tried.")},
    DemoRow{"three-lanes", QT_TRANSLATE_NOOP("Demonstrations", "Three lanes"),
        QT_TRANSLATE_NOOP("Demonstrations", "Two lanes arrive at the same statement, one after a retry; the third gives up.")},
    DemoRow{"database-comes-back", QT_TRANSLATE_NOOP("Demonstrations", "Database lost, then back"),
        QT_TRANSLATE_NOOP("Demonstrations", "A lost database does not use up a retry: the run waits, then checks the same statement again.")},
    DemoRow{"database-stays-away", QT_TRANSLATE_NOOP("Demonstrations", "Database lost for good"),
        QT_TRANSLATE_NOOP("Demonstrations", "If the database does not come back, the run fails and says so: the model did not give up.")},
    DemoRow{"cannot-be-answered", QT_TRANSLATE_NOOP("Demonstrations", "Question without an answer"),
        QT_TRANSLATE_NOOP("Demonstrations", "Validation: the model says twice that the schema has no data for an answer, and the schema bears it out.")},
    DemoRow{"busy-server", QT_TRANSLATE_NOOP("Demonstrations", "Busy model server"),
        QT_TRANSLATE_NOOP("Demonstrations", "A busy server does not use up a retry: the run waits as long as the server asks, then calls again.")},
    DemoRow{"letters-for-words", QT_TRANSLATE_NOOP("Demonstrations", "Coded values"),
        QT_TRANSLATE_NOOP("Demonstrations", "Empty result twice, under a policy that keeps stored values from the model.")},
    DemoRow{"no-name-for-it", QT_TRANSLATE_NOOP("Demonstrations", "Unclassified error"),
        QT_TRANSLATE_NOOP("Demonstrations", "Other error: the engine's message fits no known category, and the hint quotes it.")},
    DemoRow{"tests-decide", QT_TRANSLATE_NOOP("Demonstrations", "Tests against the majority"),
        QT_TRANSLATE_NOOP("Demonstrations", "Two of three lanes agree on a wrong result; generated tests and their evaluator choose the third, and an explainer describes it.")},
    DemoRow{"refused-before-it-costs", QT_TRANSLATE_NOOP("Demonstrations", "Rejected before any attempt"),
        QT_TRANSLATE_NOOP("Demonstrations", "The question validator says what the schema lacks, and no lane starts.")},
    DemoRow{"sent-back-by-tests", QT_TRANSLATE_NOOP("Demonstrations", "Sent back by tests"),
        QT_TRANSLATE_NOOP("Demonstrations", "A statement that runs well fails a generated test; its lane gets the test's message, and the correction passes.")},
};
// clang-format on

QString worded(const char* known, const std::string& own)
{
    return known ? QCoreApplication::translate("Demonstrations", known) : QString::fromStdString(own);
}

} // namespace

DemoWords demoWords(const Scenario& scenario)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const DemoRow& row) { return row.scenario == scenario.name; });
    const bool isKnown = found != rows.end();
    return {worded(isKnown ? found->title : nullptr, scenario.title),
            worded(isKnown ? found->shows : nullptr, scenario.shows)};
}

} // namespace querymend
