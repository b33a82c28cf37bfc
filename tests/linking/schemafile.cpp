#include "schemafile.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace querymend {

namespace {

constexpr std::size_t copiesOfEachLeftover = 20;

std::vector<std::string> splitAt(const std::string& text, char separator)
{
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, separator);) {
        if (!part.empty())
            parts.push_back(part);
    }
    return parts;
}

/// Adds the column of `name[:type][*][>table]`.
void addColumn(Table& table, std::string written)
{
    ForeignKey key;
    if (const auto arrow = written.find('>'); arrow != std::string::npos) {
        key.targetTable = written.substr(arrow + 1);
        written.resize(arrow);
    }
    Column column;
    column.primaryKey = written.ends_with('*');
    if (column.primaryKey)
        written.pop_back();
    const auto colon = written.find(':');
    column.name = written.substr(0, colon);
    column.type = colon == std::string::npos ? "text" : written.substr(colon + 1);
    if (column.primaryKey)
        table.primaryKey.push_back(column.name);
    if (!key.targetTable.empty()) {
        key.columns = {column.name};
        table.foreignKeys.push_back(key);
    }
    table.columns.push_back(std::move(column));
}

Table tableOf(std::string name, const std::vector<std::string>& columns)
{
    Table table;
    table.name = std::move(name);
    for (const std::string& column : columns)
        addColumn(table, column);
    return table;
}

/// Makes the tables of each subject, such as `loan`, with all aspects, such as `status:code`.
class Suite {
public:
    std::vector<std::string> subjects;
    std::vector<std::string> aspects;
    std::vector<std::string> leftovers;

    void addTo(Snapshot& snapshot) const
    {
        for (const std::string& subject : subjects)
            addSubject(splitAt(subject, '>'), snapshot);
        for (const std::string& leftover : leftovers) {
            for (std::size_t i = 1; i <= copiesOfEachLeftover; ++i)
                snapshot.tables.push_back(
                    tableOf(leftover + "_load_" + std::to_string(i), {"batch_no", "payload", "loaded_at:timestamp"}));
        }
    }

private:
    void addSubject(const std::vector<std::string>& names, Snapshot& snapshot) const
    {
        const std::string& subject = names.front();
        std::vector<std::string> columns{subject + "_id*", "name", "created_at:timestamp"};
        for (std::size_t i = 1; i < names.size(); ++i)
            columns.push_back(names[i] + "_id>" + names[i]);
        snapshot.tables.push_back(tableOf(subject, columns));
        for (const std::string& aspect : aspects)
            snapshot.tables.push_back(aspectOf(subject, splitAt(aspect, ':')));
    }

    static Table aspectOf(const std::string& subject, const std::vector<std::string>& parts)
    {
        std::vector<std::string> columns{parts.front() + "_id*", subject + "_id>" + subject};
        for (std::size_t i = 1; i < parts.size(); ++i) {
            const bool isType = parts[i] == "date" || parts[i] == "timestamp";
            if (isType)
                columns.back() += ':' + parts[i];
            else
                columns.push_back(parts[i]);
        }
        return tableOf(subject + '_' + parts.front(), columns);
    }
};

} // namespace

Snapshot schemaFromFile(std::string_view text)
{
    Snapshot snapshot;
    Suite suite;
    for (const std::string& line : splitAt(std::string(text), '\n')) {
        std::vector<std::string> words = splitAt(line, ' ');
        if (words.empty() || words.front() == "#" || words.front().starts_with('#'))
            continue;
        std::string name = words.front();
        words.erase(words.begin());
        if (words.empty())
            throw std::runtime_error("no columns: " + line);
        if (name == "subjects")
            suite.subjects = words;
        else if (name == "aspects")
            suite.aspects = words;
        else if (name == "leftovers")
            suite.leftovers = words;
        else
            snapshot.tables.push_back(tableOf(std::move(name), words));
    }
    suite.addTo(snapshot);
    return snapshot;
}

} // namespace querymend
