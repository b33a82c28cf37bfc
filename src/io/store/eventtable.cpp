#include "store/eventtable.h"

#include "run/eventrecord.h"
#include "store/storetext.h"

namespace querymend {

namespace {

constexpr auto writing = "an event cannot be written";
constexpr auto reading = "events cannot be read";

} // namespace

StoreDone EventTable::insert(const RunLine& line)
{
    const QString sql = QStringLiteral("INSERT INTO querymend_events (run, seq, record) VALUES (?, ?, %1)");
    return m_engine.execute(
        sql.arg(m_engine.recordForm().placeholder), writing,
        {toStoreText(line.event.run), static_cast<qlonglong>(line.event.seq), QByteArray::fromStdString(line.line)});
}

Result<std::vector<std::string>, StoreError> EventTable::textsOf(const std::string& run) const
{
    const QString sql = QStringLiteral("SELECT %1 FROM querymend_events WHERE run = ? ORDER BY seq");
    return select(sql.arg(m_engine.recordForm().column), {toStoreText(run)});
}

Result<std::vector<RunLine>, StoreError> EventTable::linesOf(const std::string& run) const
{
    auto texts = textsOf(run);
    if (!texts)
        return Failure{std::move(texts).error()};
    std::vector<RunLine> lines;
    for (std::string& text : texts.value()) {
        auto event = readRecord(text);
        if (!event)
            return Failure{StoreError{StoreFailure::damaged,
                                      "The store " + m_engine.place().shown() + ": the event at position "
                                          + std::to_string(lines.size() + 1) + " of the run " + run
                                          + " cannot be read: " + event.error().text,
                                      m_engine.adviceOnDamage()}};
        lines.push_back({std::move(event).value(), std::move(text)});
    }
    return lines;
}

Result<std::optional<std::string>, StoreError> EventTable::textAt(const std::string& run, std::uint64_t seq) const
{
    const QString sql = QStringLiteral("SELECT %1 FROM querymend_events WHERE run = ? AND seq = ?");
    auto texts = select(sql.arg(m_engine.recordForm().column), {toStoreText(run), static_cast<qlonglong>(seq)});
    if (!texts)
        return Failure{std::move(texts).error()};
    return texts->empty() ? std::optional<std::string>() : std::optional(std::move(texts.value().front()));
}

Result<std::vector<std::string>, StoreError> EventTable::select(const QString& sql, const QVariantList& values) const
{
    const auto answer = m_engine.run(sql, values, reading);
    if (!answer)
        return Failure{answer.error()};
    std::vector<std::string> texts;
    for (const QVariantList& row : answer->rows)
        texts.push_back(row[0].toByteArray().toStdString());
    return texts;
}

} // namespace querymend
