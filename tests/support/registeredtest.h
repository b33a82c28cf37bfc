#pragma once

// Included before every test. The test classes of a folder are linked into one program, so what Qt's macros would make
// the main function of each becomes a function that `testmain.cpp` calls by the name of the test's file.

#include <QtTest/QtTest>

#include <string_view>

namespace querymend {

using TestMain = int (*)(int argc, char** argv);

/// Adds a test to its program, under the name of its file without the folder and the ending.
class RegisteredTest {
public:
    RegisteredTest(std::string_view file, TestMain run);
};

} // namespace querymend

// Several tests are compiled as one source, so their main functions are numbered.
#define QUERYMEND_NUMBERED_MAIN(number, argc, argv)                                            \
    static int testMain##number(int argc, char** argv);                                        \
    static const querymend::RegisteredTest registeredTest##number(__FILE__, testMain##number); \
    static int testMain##number(int argc, char** argv)
#define QUERYMEND_COUNTED_MAIN(number, argc, argv) QUERYMEND_NUMBERED_MAIN(number, argc, argv)

/// The head of a test's main function, for a test that needs another one than Qt's.
#define QUERYMEND_TEST_MAIN(argc, argv) QUERYMEND_COUNTED_MAIN(__COUNTER__, argc, argv)

// QTEST_MAIN, QTEST_GUILESS_MAIN and QTEST_APPLESS_MAIN pass it the application that a test needs.
#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...)          \
    QUERYMEND_TEST_MAIN(argc, argv)                  \
    {                                                \
        QTest::Internal::callInitMain<TestObject>(); \
        __VA_ARGS__                                  \
        TestObject test;                             \
        QTEST_SET_MAIN_SOURCE_PATH                   \
        return QTest::qExec(&test, argc, argv);      \
    }
