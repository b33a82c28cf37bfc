#include "store/runstore.h"

#include <QUuid>

#include <algorithm>
#include <utility>

namespace querymend {

Result<std::string, StoreError> RunStore::exportRun(const std::string& run)
{
    const auto lines = linesOf(run);
    if (!lines)
        return Failure{lines.error()};
    const auto known = summary(run);
    return writeRunFile(*lines, known ? known->marks : RunMarks());
}

Result<ImportedRun, StoreError> RunStore::importRun(std::string_view file)
{
    const auto lines = readRunFile(file);
    if (!lines)
        return Failure{StoreError{StoreFailure::badRunFile,
                                  "Line " + std::to_string(lines.error().line) + ": " + lines.error().text,
                                  "Nothing was imported; get the file again from where it was exported"}};
    return withConnection([&] { return importLines(*lines, marksIn(file)); });
}

Result<ImportedRun, StoreError> RunStore::importLines(const std::vector<RunLine>& lines, const RunMarks& marks)
{
    const std::string& run = lines.front().event.run;
    const auto stored = m_events.textsOf(run);
    if (!stored)
        return Failure{stored.error()};
    const bool isSame = std::equal(stored->begin(), stored->end(), lines.begin(), lines.end(),
                                   [](const std::string& text, const RunLine& line) { return text == line.line; });
    if (isSame) {
        if (auto taken = copyMarks(run, marks); !taken)
            return Failure{std::move(taken).error()};
        return ImportedRun{run, ImportedRun::How::wasAlreadyThere};
    }
    ImportedRun imported{run, ImportedRun::How::added};
    if (!stored->empty() || m_writing.contains(run))
        imported = {QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
                    ImportedRun::How::addedUnderNewId};
    if (auto claimed = claimFor(imported.run); !claimed)
        return Failure{std::move(claimed).error()};
    std::vector<RunLine> taken;
    RunFold fold;
    for (const RunLine& line : lines) {
        taken.push_back(imported.how == ImportedRun::How::added ? line : ofRun(line, imported.run));
        fold.add(taken.back().event);
    }
    auto done = store(fold.summary(), taken);
    release(imported.run);
    if (done)
        done = copyMarks(imported.run, marks);
    if (!done)
        return Failure{std::move(done).error()};
    return imported;
}

/// Keeps existing marks, which were made in this store.
StoreDone RunStore::copyMarks(const std::string& run, const RunMarks& marks)
{
    const auto known = m_list.find(run);
    if (!known)
        return Failure{known.error()};
    const bool isNeeded = !marks.isEmpty() && *known && (*known)->marks.isEmpty();
    return isNeeded ? m_marks.put(run, marks) : StoreDone();
}

StoreDone RunStore::mark(const std::string& run, const RunMarks& marks)
{
    return withConnection([&]() -> StoreDone {
        const auto known = m_list.find(run);
        if (!known)
            return Failure{known.error()};
        if (!*known)
            return Failure{failure(StoreFailure::unknownRun, "there is no run " + run, "Check the list of runs")};
        return m_marks.put(run, marks);
    });
}

Result<RunStore::Choices, StoreError> RunStore::choices()
{
    return withConnection([&]() -> Result<Choices, StoreError> {
        auto tags = m_marks.tags();
        auto models = m_list.models();
        auto databases = m_list.databases();
        for (const auto* const list : {&tags, &models, &databases}) {
            if (!*list)
                return Failure{list->error()};
        }
        return Choices{std::move(tags).value(), std::move(models).value(), std::move(databases).value()};
    });
}

} // namespace querymend
