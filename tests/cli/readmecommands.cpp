#include "readmecommands.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace readme {

namespace {

// clang-format off
constexpr KnownCommand known[]{
    {"packaging/run", "There is no display here"},
    {"packaging/test", "\n4 passed, 0 failed\n"},
    {"sudo apt install \"$(packaging/package)\"", "/build/package/querymend_1_all.deb"},
    {"querymend demo", "scripted"},
    {"querymend demo --list", "wrong-column"},
    {"querymend doctor", "run store"},
    {"querymend --help", "Usage: querymend COMMAND"},
    {"querymend ask --db sqlite:///home/ann/shop.db --model built-in --question 'How many customers are there in Italy?'",
     "country_code = 'IT'"},
    {"querymend schema --db postgresql://ann@localhost/shop", "order_items"},
    {"querymend schema --db mariadb://ann@localhost/shop", "order_items"},
    {"querymend schema --db duckdb:///home/ann/shop.duckdb", "order_items"},
    {"querymend schema --db odbc:DSN=shop", "order_items"},
    {"querymend schema --db postgresql://ann@db.example/shop --password-command 'pass show shop'", "order_items"},
    {"querymend check --db sqlite:///home/ann/shop.db --trial my.sql", "my.sql"},
    {"querymend mend --db sqlite:///home/ann/shop.db my.sql", "SELECT name FROM customers"},
    {"querymend check --dialect postgresql --json - < my.sql", "\"rungs\""},
    {"querymend models find", ""},
    {"ollama pull qwen2.5-coder", "ollama pull qwen2.5-coder"},
    {"querymend models test ollama", "it answered"},
    {"llama-server -m qwen2.5-coder.gguf", "llama-server -m qwen2.5-coder.gguf"},
    {"querymend models test llama", "it answered"},
    {"lms server start", "lms server start"},
    {"querymend models test studio", "it answered"},
    {"querymend models test claude", "it answered"},
    {"querymend ask --db sqlite:///home/ann/shop.db --model ollama --question 'How many customers are there in Italy?'",
     "country_code = 'IT'"},
    {"querymend prompt --db sqlite:///home/ann/shop.db --question 'How many customers are there in Italy?'", "customers"},
    {"querymend ledger", ""},
    {"querymend mcp --db sqlite:///home/ann/shop.db --print-config claude-code", "claude mcp add querymend -- "},
    {"cmake --preset dev && cmake --build --preset dev && ctest --preset dev", "ctest --preset dev"},
};
// clang-format on

} // namespace

std::span<const KnownCommand> knownCommands()
{
    return known;
}

const KnownCommand* knownCommand(const QString& typed)
{
    const auto found = std::find_if(std::begin(known), std::end(known),
                                    [&](const KnownCommand& one) { return typed == QString::fromLatin1(one.typed); });
    return found == std::end(known) ? nullptr : found;
}

const std::map<QString, QByteArray>& otherPrograms()
{
    static const std::map<QString, QByteArray> programs{
        {u"apt"_s, ""},
        {u"cmake"_s, ""},
        {u"cpack"_s, "touch build/package/querymend_1_all.deb\n"},
        {u"ctest"_s,
         "mkdir -p build/ci/Testing/Temporary\n"
         "printf '1/1 Testing: tst_one\\nPASS   : TestOne::works()\\nTest Passed.\\n' "
         ">build/ci/Testing/Temporary/LastTest.log\n"},
        {u"llama-server"_s, ""},
        {u"lms"_s, ""},
        {u"npm"_s, "exit 1\n"},
        {u"ollama"_s, ""},
        {u"pass"_s, "[ \"$1 $2\" = 'show shop' ] && echo hush\n"},
        {u"sudo"_s, "exec \"$@\"\n"},
    };
    return programs;
}

} // namespace readme
