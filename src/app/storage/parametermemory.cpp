#include "storage/parametermemory.h"

#include "store/versionedfile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <optional>

namespace querymend {

namespace {

constexpr FileKind kind{"querymend-parameters", 1};
constexpr std::size_t mostDatabases = 50;
constexpr std::size_t mostParameters = 200; ///< of one database
constexpr std::size_t longestValue = 4096;

std::string textIn(const nlohmann::json& object, const char* key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

nlohmann::json listIn(const nlohmann::json& object, const char* key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() && found->is_array() ? *found : nlohmann::json::array();
}

} // namespace

ParameterMemory::ParameterMemory(QString path) : m_path(std::move(path)), m_kept(read(m_path)) {}

ParameterValues ParameterMemory::of(const std::string& database) const
{
    ParameterValues values;
    for (const Databases* const known : {&m_session, &m_kept}) { // what was noted later goes first
        if (const ParameterValues* const found = find(*known, database))
            values.insert(found->begin(), found->end());
    }
    return values;
}

void ParameterMemory::note(const std::string& database, const ParameterValues& values, Keep keep)
{
    ParameterValues plain = values;
    std::erase_if(plain, [](const auto& value) { return namesSecret(value.first); });
    if (plain.empty())
        return;
    add(m_session, database, plain);
    if (keep == Keep::inSession)
        return;
    std::erase_if(plain, [](const auto& value) { return value.second.text.size() > longestValue; });
    m_kept = read(m_path); // another window may have written it
    add(m_kept, database, plain);
    write();
}

const ParameterValues* ParameterMemory::find(const Databases& databases, const std::string& database)
{
    const auto found =
        std::find_if(databases.begin(), databases.end(), [&](const auto& known) { return known.first == database; });
    return found == databases.end() ? nullptr : &found->second;
}

void ParameterMemory::add(Databases& databases, const std::string& database, const ParameterValues& values)
{
    ParameterValues all = values;
    if (const ParameterValues* const known = find(databases, database))
        all.insert(known->begin(), known->end());
    for (auto oldest = all.begin(); oldest != all.end() && all.size() > mostParameters;)
        oldest = values.contains(oldest->first) ? std::next(oldest) : all.erase(oldest);
    std::erase_if(databases, [&](const auto& known) { return known.first == database; });
    databases.emplace(databases.begin(), database, std::move(all));
    databases.resize(std::min(databases.size(), mostDatabases));
}

ParameterMemory::Databases ParameterMemory::read(const QString& path)
{
    Databases databases;
    const auto content = readVersioned(path, kind);
    if (!content)
        return databases;
    for (const nlohmann::json& database : listIn(*content, "databases")) {
        ParameterValues values;
        for (const nlohmann::json& parameter : listIn(database, "parameters")) {
            const auto type = parameterTypeNamed(textIn(parameter, "type"));
            if (type)
                values.insert_or_assign(textIn(parameter, "name"), ParameterValue{*type, textIn(parameter, "value")});
        }
        databases.emplace_back(textIn(database, "database"), std::move(values));
    }
    return databases;
}

void ParameterMemory::write() const
{
    nlohmann::ordered_json databases = nlohmann::ordered_json::array();
    for (const auto& [database, values] : m_kept) {
        nlohmann::ordered_json parameters = nlohmann::ordered_json::array();
        for (const auto& [parameter, value] : values)
            parameters.push_back({{"name", parameter}, {"type", std::string(name(value.type))}, {"value", value.text}});
        databases.push_back({{"database", database}, {"parameters", std::move(parameters)}});
    }
    (void)writeVersioned(m_path, kind, {{"databases", std::move(databases)}}); // a failure costs only convenience
}

} // namespace querymend
