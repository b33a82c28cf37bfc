// Writes and reads lessons as lines of JSON.

#include "prompt/memory/lessonbook.h"

#include "base/ascii.h"
#include "base/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace querymend {

namespace {

bool readText(const nlohmann::json& object, const char* name, std::string& text)
{
    const auto found = object.find(name);
    if (found == object.end() || !found->is_string())
        return false;
    text = found->get<std::string>();
    return true;
}

bool readCount(const nlohmann::json& object, const char* name, std::uint32_t& count)
{
    const auto found = object.find(name);
    if (found == object.end() || !found->is_number_unsigned())
        return false;
    count = found->get<std::uint32_t>();
    return count == found->get<std::uint64_t>();
}

std::optional<Lesson> lessonFrom(const nlohmann::json& object)
{
    Lesson lesson;
    std::string code;
    const bool isComplete = object.is_object() && readText(object, "code", code)
        && readText(object, "dialect", lesson.dialect) && readText(object, "database", lesson.database)
        && readText(object, "wrong", lesson.mending.wrong) && readText(object, "mended", lesson.mending.mended)
        && readCount(object, "times", lesson.mended) && readCount(object, "in_vain", lesson.inVain);
    if (!isComplete || !errorCodeNamed(code) || !object.contains("runs") || !object["runs"].is_array())
        return std::nullopt;
    lesson.code = *errorCodeNamed(code);
    for (const nlohmann::json& run : object["runs"]) {
        if (!run.is_string())
            return std::nullopt;
        lesson.runs.push_back(run.get<std::string>());
    }
    return lesson;
}

} // namespace

std::string writeLessons(const std::vector<Lesson>& lessons)
{
    std::string out;
    for (const Lesson& lesson : lessons) {
        nlohmann::ordered_json line;
        line["code"] = name(lesson.code);
        line["dialect"] = lesson.dialect;
        line["database"] = lesson.database;
        line["wrong"] = lesson.mending.wrong;
        line["mended"] = lesson.mending.mended;
        line["runs"] = lesson.runs;
        line["times"] = lesson.mended;
        line["in_vain"] = lesson.inVain;
        out += toJsonLine(line) + '\n';
    }
    return out;
}

Result<std::vector<Lesson>, std::size_t> readLessons(std::string_view text)
{
    std::vector<Lesson> lessons;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (asciiTrimmed(line).empty())
            continue;
        const auto object = parseJson(line);
        auto lesson = object ? lessonFrom(*object) : std::nullopt;
        if (!lesson)
            return Failure{number};
        lessons.push_back(std::move(*lesson));
    }
    return lessons;
}

} // namespace querymend
