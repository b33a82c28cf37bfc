#pragma once

#include "db/odbc/odbcerrors.h"
#include "db/odbc/odbcserver.h"
#include "db/odbc/odbcvalues.h"

#include <QFile>

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A request and the response to it.
struct RecordedExchange {
    std::string sent;
    std::vector<ResultColumn> columns;
    std::vector<OdbcKind> kinds;
    std::vector<std::vector<std::string>> rows;
    std::vector<OdbcRecord> errors;
};

/// Drops comments and empty lines; a line with four leading blanks continues the previous one.
[[nodiscard]] inline std::vector<std::string> joinedLines(const QString& path)
{
    std::vector<std::string> lines;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("    ") && !lines.empty())
            lines.back() += ' ' + line.trimmed().toStdString();
        else if (!line.trimmed().isEmpty() && !line.startsWith('#'))
            lines.push_back(line.toStdString());
    }
    return lines;
}

[[nodiscard]] inline std::vector<std::string> fieldsOf(std::string_view text, char separator)
{
    std::vector<std::string> fields;
    for (const QByteArray& field : QByteArray(text.data(), static_cast<qsizetype>(text.size())).split(separator))
        fields.push_back(field.trimmed().toStdString());
    return fields;
}

/// Adds a line of a response: its columns, a row or an error.
inline void addToAnswer(RecordedExchange& exchange, std::string_view word, const std::string& rest)
{
    const std::map<std::string, OdbcKind> kinds{{"text", OdbcKind::text},
                                                {"integer", OdbcKind::integer},
                                                {"decimal", OdbcKind::decimal},
                                                {"date", OdbcKind::temporal}};
    if (word == "columns") {
        for (const std::string& field : fieldsOf(rest, ',')) {
            const std::string kind = field.substr(field.find(':') + 1);
            exchange.columns.push_back({field.substr(0, field.find(':')), kind});
            exchange.kinds.push_back(kinds.at(kind));
        }
    } else if (word == "row") {
        exchange.rows.push_back(fieldsOf(rest, '|'));
    } else if (word == "error") {
        const std::size_t second = rest.find(' ');
        const std::size_t third = rest.find(' ', second + 1);
        exchange.errors.push_back(
            {rest.substr(0, second), std::stoi(rest.substr(second + 1, third - second - 1)), rest.substr(third + 1)});
    }
}

using RecordedScenes = std::map<std::string, std::deque<RecordedExchange>>;

/// The scenes of a file in tests/io/db/recorded; the README there describes the format.
[[nodiscard]] inline RecordedScenes readScenes(const QString& path)
{
    RecordedScenes scenes;
    std::deque<RecordedExchange>* scene = nullptr;
    for (const std::string& line : joinedLines(path)) {
        const std::size_t blank = line.find(' ');
        const std::string word = line.substr(0, blank);
        const std::string rest = blank == std::string::npos ? std::string() : line.substr(blank + 1);
        if (word == "scene")
            scene = &scenes[rest];
        else if (word == ">" && scene)
            scene->emplace_back().sent = rest;
        else if (scene && !scene->empty())
            addToAnswer(scene->back(), word, rest);
    }
    return scenes;
}

/// Plays a scene: each request must be the next one in it, or start with it where the scene ends a request in `…`.
class RecordedLink : public OdbcLink {
public:
    RecordedLink(std::deque<RecordedExchange> scene, const OdbcServer& server, std::vector<std::string>& strays)
        : m_scene(std::move(scene)), m_server(server), m_strays(strays)
    {}
    RecordedLink(const RecordedLink&) = delete;
    RecordedLink& operator=(const RecordedLink&) = delete;
    ~RecordedLink() override
    {
        for (const RecordedExchange& left : m_scene)
            m_strays.push_back("never sent: " + left.sent);
    }

    [[nodiscard]] std::shared_ptr<Canceller> canceller() const override { return nullptr; }
    [[nodiscard]] OdbcStep begin(const Limits&) override
    {
        m_strays.emplace_back("begin");
        return {};
    }
    void rollback() override { m_strays.emplace_back("rollback"); }
    void restartClock(const Limits&) override {}
    [[nodiscard]] OdbcColumns describe(std::string_view statement) override
    {
        return execute("describe " + std::string(statement));
    }

    [[nodiscard]] OdbcColumns execute(std::string_view text) override
    {
        constexpr std::string_view more = "…";
        m_now = {};
        const std::string_view expected = m_scene.empty() ? std::string_view() : m_scene.front().sent;
        const bool isBeginning = expected.ends_with(more);
        const bool isNext =
            isBeginning ? text.starts_with(expected.substr(0, expected.size() - more.size())) : text == expected;
        if (!isNext || m_scene.empty()) {
            m_strays.push_back("not expected: " + std::string(text));
            return failed(EngineFailure::refused, "not in the scene");
        }
        m_now = std::move(m_scene.front());
        m_scene.pop_front();
        if (!m_now.errors.empty())
            return Failure{odbcError(m_now.errors, m_server, OdbcCancel::none)};
        return m_now.columns;
    }

    [[nodiscard]] Result<std::optional<CellRow>, EngineError> next(std::uint64_t) override
    {
        if (m_now.rows.empty())
            return std::optional<CellRow>();
        CellRow row;
        for (std::size_t i = 0; i < m_now.kinds.size(); ++i) {
            const std::string& value = m_now.rows.front().at(i);
            row.push_back(value == "NULL" ? Cell{} : odbcCell(m_now.kinds[i], value));
        }
        m_now.rows.erase(m_now.rows.begin());
        return std::optional(std::move(row));
    }

private:
    std::deque<RecordedExchange> m_scene;
    RecordedExchange m_now;
    const OdbcServer& m_server;
    std::vector<std::string>& m_strays; ///< deviations from the scene, and each begin and rollback
};

} // namespace querymend
