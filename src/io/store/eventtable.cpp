#include "store/eventtable.h"

#include "run/eventrecord.h"
#include "store/storetext.h"

namespace querymend {

namespace {

constexpr auto writing = "an event cannot be written";
constexpr auto reading = "events cannot be read";

} // namespace

EventTable::EventTable(StoreEngine& engine) : m_engine(engine), m_insert(engine.database()) {}

StoreDone EventTable::insert(const RunLine& line)
{
    const QString sql = QStringLiteral("INSERT INTO querymend_events (run, seq, record) VALUES (?, ?, %1)");
    if (m_insert.lastQuery().isEmpty() && !m_insert.prepare(sql.arg(m_engine.recordForm().placeholder)))
        return Failure{m_engine.errorOf(m_insert.lastError(), writing)};
    m_insert.bindValue(0, toStoreText(line.event.run));
    m_insert.bindValue(1, static_cast<qlonglong>(line.event.seq));
    m_insert.bindValue(2, m_engine.recordValue(line.line));
    if (!m_insert.exec())
        return Failure{m_engine.errorOf(m_insert.lastError(), writing)};
    return std::monostate{};
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
                                      "The store " + m_engine.place().shown() + ": the event at place "
                                          + std::to_string(lines.size() + 1) + " of the run " + run
                                          + " cannot be read: " + event.error().text,
                                      "Salvage what can be read into a new store; this one stays as it is"}};
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

Result<std::vector<std::string>, StoreError> EventTable::runs() const
{
    return select(QStringLiteral("SELECT DISTINCT run FROM querymend_events"), {});
}

Result<std::vector<std::string>, StoreError> EventTable::select(const QString& sql, const QVariantList& values) const
{
    QSqlQuery query(m_engine.database());
    query.setForwardOnly(true);
    bool isFine = query.prepare(sql);
    for (int i = 0; isFine && i < values.size(); ++i)
        query.bindValue(i, values[i]);
    isFine = isFine && query.exec();
    std::vector<std::string> texts;
    while (isFine && query.next())
        texts.push_back(query.value(0).toByteArray().toStdString());
    if (query.lastError().isValid())
        return Failure{m_engine.errorOf(query.lastError(), reading)};
    return texts;
}

} // namespace querymend
