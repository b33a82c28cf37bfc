#include "counterparts.h"

#include <array>

namespace architecture {

namespace {

constexpr auto inSdk = "(in the runtime or its SDK)";
constexpr auto always = "(every build there has one)";
constexpr auto speed = "(it only makes builds quicker)";

// clang-format off
constexpr auto rows = std::to_array<Counterpart>({
    {"cmake", inSdk, "cmake", "cmake", "cmake", "cmake"},
    {"g++", inSdk, "gcc-c++", always, always, always},
    {"libdtl-dev", "dtl", "dtl", "dtl", "dtl", "dtl"},
    {"libmariadb-dev", "mariadb-connector-c", "mariadb-connector-c-devel", "mariadb-libs", "libmysqlclient", "mariadb-connector-c"},
    {"libpq-dev", "libpq", "libpq-devel", "postgresql-libs", "libpq", "libpq"},
    {"libqscintilla2-qt6-dev", "qscintilla", "qscintilla-qt6-devel", "qscintilla-qt6", "qscintilla", "qscintilla2"},
    {"libqt6opengl6-dev", inSdk, "qt6-qtbase-devel", "qt6-base", "qtbase", "qtbase"},
    {"libqt6sql6-odbc", "qtbase-sqldrivers", "qt6-qtbase-odbc", "qt6-base", "qtbase", "qt-unixodbc"},
    {"libqt6sql6-psql", "qtbase-sqldrivers", "qt6-qtbase-postgresql", "qt6-base", "qtbase", "qt-postgresql"},
    {"libqt6sql6-sqlite", inSdk, "qt6-qtbase", "qt6-base", "qtbase", "qtbase"},
    {"libsimdjson-dev", "simdjson", "simdjson-devel", "simdjson", "simdjson", "simdjson"},
    {"libsqlite3-dev", inSdk, "sqlite-devel", "sqlite", "sqlite", "sqlite"},
    {"libxkbcommon-dev", inSdk, "libxkbcommon-devel", "libxkbcommon", "libxkbcommon", "libxkbcommon"},
    {"libxlsxwriter-dev", "libxlsxwriter", "libxlsxwriter-devel", "libxlsxwriter", "libxlsxwriter", "libxlsxwriter"},
    {"mold", speed, speed, speed, speed, speed},
    {"ninja-build", inSdk, "ninja-build", "ninja", "ninja", "ninja"},
    {"nlohmann-json3-dev", "nlohmann_json", "json-devel", "nlohmann-json", "nlohmann_json", "nlohmann-json"},
    {"python3", inSdk, "python3", "python", "python3", "python@3.14"},
    {"qt6-base-dev", inSdk, "qt6-qtbase-devel", "qt6-base", "qtbase", "qtbase"},
    {"qt6-charts-dev", inSdk, "qt6-qtcharts-devel", "qt6-charts", "qtcharts", "qtcharts"},
    {"qt6-l10n-tools", inSdk, "qt6-linguist", "qt6-tools", "qttools", "qttools"},
    {"qt6-svg-dev", inSdk, "qt6-qtsvg-devel", "qt6-svg", "qtsvg", "qtsvg"},
    {"qt6-tools-dev", inSdk, "qt6-qttools-devel", "qt6-tools", "qttools", "qttools"},
    {"qt6-tools-dev-tools", inSdk, "qt6-qttools-devel", "qt6-tools", "qttools", "qttools"},
    {"qt6-translations-l10n", inSdk, "qt6-qttranslations", "qt6-translations", "qttranslations", "qttranslations"},
    {"qtkeychain-qt6-dev", "qtkeychain", "qtkeychain-qt6-devel", "qtkeychain-qt6", "qtkeychain", "qtkeychain"},
    {"unixodbc-dev", "unixodbc", "unixODBC-devel", "unixodbc", "unixODBC", "unixodbc"},
    {"zlib1g-dev", inSdk, "zlib-devel", "zlib", "zlib", "zlib-ng-compat"},
});
// clang-format on

} // namespace

std::span<const Counterpart> counterparts()
{
    return rows;
}

} // namespace architecture
