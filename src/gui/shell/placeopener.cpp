#include "shell/placeopener.h"

#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "common/recordedwords.h"
#include "common/storewords.h"
#include "db/addresses/connectionurl.h"
#include "history/runimport.h"
#include "llm/bundle.h"
#include "shell/panels.h"
#include "shell/placetarget.h"
#include "shell/samplequestions.h"
#include "shell/steering.h"
#include "shell/windowparts.h"
#include "storage/runstorage.h"

namespace querymend {

namespace {

constexpr auto firstSample = "shop";

} // namespace

QString fileNameOf(const ConnectionTarget& target)
{
    return QString::fromStdString(target.shown()).section(QLatin1Char('/'), -1);
}

void PlaceOpener::openPlace(const QString& place)
{
    if (isRunFile(place))
        return openRun(place);
    const auto target = targetAt(place);
    if (!target)
        return say(recordedWords(target.error().text));
    open(*target);
}

void PlaceOpener::openSample()
{
    const auto file = bundledDatabase(firstSample, m_parts.sampleFolder);
    if (!file)
        return say(recordedWords(file.error().text));
    ConnectionTarget target; // of SQLite
    target.database = file->toStdString();
    open(target);
}

void PlaceOpener::open(const ConnectionTarget& target)
{
    const QString name = fileNameOf(target).section(QLatin1Char('.'), 0, 0);
    const bool isSample = QString::fromStdString(target.database).startsWith(m_parts.sampleFolder);
    const auto* const shown = m_panels.run().start();
    if (!shown || shown->address != connectionUrlOf(target)) { // earlier runs are in the history
        m_panels.show({});
        m_panels.ask().setQuestion({});
    }
    m_panels.ask().message().clear();
    m_panels.ask().offer(isSample ? m_samples.of(name.toStdString()) : QStringList());
    m_parts.workbench.open(target);
}

/// The run goes into the history, where it is found again.
void PlaceOpener::openRun(const QString& path)
{
    RunStore* const store = m_parts.keep.store();
    if (!store)
        return say(tr("The run in %1 cannot be opened, because there is no run store.").arg(path));
    const auto imported = importRunFile(*store, path);
    if (!imported)
        return say(imported.error());
    const auto events = store->events(imported->run);
    if (!events)
        return say(storeErrorText(events.error()));
    m_steering.showStored(*events);
}

void PlaceOpener::say(const QString& problem)
{
    m_panels.ask().message().say(Tone::execution, problem);
}

} // namespace querymend
