#include "db/addresses/connectiontarget.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

struct Scheme {
    std::string_view name;
    EngineKind engine;
};

constexpr std::array<Scheme, 7> schemes{{{"sqlite", EngineKind::sqlite},
                                         {"postgresql", EngineKind::postgresql},
                                         {"postgres", EngineKind::postgresql},
                                         {"mysql", EngineKind::mysql},
                                         {"mariadb", EngineKind::mariadb},
                                         {"odbc", EngineKind::odbc},
                                         {"duckdb", EngineKind::duckdb}}};

} // namespace

std::string_view nameOf(EngineKind engine)
{
    return std::find_if(schemes.begin(), schemes.end(), [&](const Scheme& s) { return s.engine == engine; })->name;
}

std::optional<EngineKind> engineNamed(std::string_view scheme)
{
    const auto known = std::find_if(schemes.begin(), schemes.end(), [&](const Scheme& s) { return s.name == scheme; });
    return known == schemes.end() ? std::nullopt : std::optional(known->engine);
}

std::string ConnectionTarget::shown() const
{
    std::string text(nameOf(engine));
    text += ':';
    if (engine == EngineKind::odbc)
        return text + "…"; // any part of it may hold a password
    if (isFile(engine))
        return database == ":memory:" ? text + database : text + "//" + database;
    text += "//";
    if (!user.empty())
        text += user + '@';
    text += host;
    if (port)
        text += ':' + std::to_string(*port);
    return text + '/' + database;
}

} // namespace querymend
