#include "results/runagain.h"

#include "results/messages/messagespage.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "results/resultview.h"

#include <QCoreApplication>

#include <string>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunAgain)
};

} // namespace

void runAgain(ResultsPanel& panel, QWidget* page)
{
    auto* const view = qobject_cast<ResultView*>(page);
    if (!view)
        return;
    const std::string statement = view->result().statement();
    StatementOrigin origin = view->result().origin();
    origin.words = view->origin();
    if (DatabaseConnection* const connection = view->connection())
        return panel.run(statement, view->title(), origin, view == panel.rowsOfRun() ? RowsOf::run : RowsOf::user,
                         connection);
    panel.messages().add(entryNow(JournalEntry::Tone::bad,
                                  Words::tr("Not run: this result's database is no longer open."),
                                  origin.shown(0, statement)));
    panel.tabs().setCurrentWidget(&panel.messages());
}

} // namespace querymend
