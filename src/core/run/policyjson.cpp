#include "run/policyjson.h"

#include "run/enumnames.h"
#include "run/policyfields.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace querymend {

namespace {

/// The names of all fields of a record, also of those that are written only where they differ from their default.
class FieldNames {
public:
    void operator()(const char* key, const auto&) { m_names.emplace_back(key); }
    void later(const char* key, const auto&) { m_names.emplace_back(key); }
    void rare(const char* key, const auto&) { m_names.emplace_back(key); }

    [[nodiscard]] bool has(const std::string& name) const
    {
        return std::find(m_names.begin(), m_names.end(), name) != m_names.end();
    }

private:
    std::vector<std::string> m_names;
};

} // namespace

nlohmann::ordered_json policyJson(const RunPolicy& policy)
{
    nlohmann::ordered_json json;
    RecordWriter writer(json);
    describe(writer, policy);
    return json;
}

Result<RunPolicy, std::string> policyFrom(const nlohmann::json& given, const RunPolicy& otherwise)
{
    RunPolicy policy = otherwise;
    FieldNames known;
    describe(known, std::as_const(policy));
    if (!given.is_object())
        return Failure{std::string("is not an object")};
    nlohmann::json merged = policyJson(policy);
    for (const auto& [key, value] : given.items()) {
        if (!known.has(key))
            return Failure{"has \"" + key + "\", which is not a policy field"};
        merged[key] = value;
    }
    std::string problem;
    RecordReader reader(merged, problem);
    describe(reader, policy);
    if (problem.empty() && (policy.lanes == 0 || policy.lanes > mostLanes))
        problem = "\"lanes\" is not from 1 to " + std::to_string(mostLanes);
    if (!problem.empty())
        return Failure{"has a wrong field: " + problem};
    return policy;
}

} // namespace querymend
