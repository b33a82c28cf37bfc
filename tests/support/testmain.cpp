// The main function of all test programs: `tests_core_sql tst_lexer -functions` runs tst_lexer as if it were a program.

#include "registeredtest.h"

#include <cstdio>
#include <map>

namespace querymend {

namespace {

using Tests = std::map<std::string_view, TestMain>;

/// Made at its first use, because tests are added before main begins, in no certain order.
Tests& tests()
{
    static Tests all;
    return all;
}

std::string_view nameOf(std::string_view file)
{
    file.remove_prefix(file.rfind('/') + 1); // the whole is kept if there is no slash
    return file.substr(0, file.rfind('.'));
}

int sayWhichThereAre(const char* program)
{
    std::fprintf(stderr, "usage: %s TEST [OPTION OF QT TEST]...\nThe tests of this program:\n", program);
    for (const auto& [name, run] : tests())
        std::fprintf(stderr, "    %.*s\n", static_cast<int>(name.size()), name.data());
    return 2;
}

} // namespace

RegisteredTest::RegisteredTest(std::string_view file, TestMain run)
{
    tests().emplace(nameOf(file), run);
}

} // namespace querymend

int main(int argc, char** argv)
{
    using namespace querymend;
    const auto test = argc > 1 ? tests().find(argv[1]) : tests().end();
    // The test's name takes the place of the program's.
    return test != tests().end() ? test->second(argc - 1, argv + 1) : sayWhichThereAre(argv[0]);
}
