#include "bench/benchoptions.h"

#include <QTest>

using namespace querymend::bench;

/// Options of the benchmarks beside those of Google Benchmark.
class BenchOptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesTheOthers();
    void someBenchmarksSayNothingOfTheOthers_data();
    void someBenchmarksSayNothingOfTheOthers();
};

namespace {

BenchOptions optionsIn(QByteArrayList words, QByteArrayList* rest = nullptr)
{
    std::vector<char*> arguments;
    for (QByteArray& word : words)
        arguments.push_back(word.data());
    const BenchOptions options = takeOptions(arguments);
    for (const char* const argument : arguments) {
        if (rest)
            rest->append(argument);
    }
    return options;
}

} // namespace

void BenchOptionsTest::leavesTheOthers()
{
    QByteArrayList rest;
    const BenchOptions options = optionsIn(
        {"bench", "--once", "--benchmark_repetitions=5", "--last=old.json", "--table", "--read=new.json", "--tables"},
        &rest);
    QVERIFY(options.isOnce && options.isTable);
    QCOMPARE(options.last, std::string("old.json"));
    QCOMPARE(options.read, std::string("new.json"));
    QCOMPARE(rest, (QByteArrayList{"bench", "--benchmark_repetitions=5", "--tables"}));
}

void BenchOptionsTest::someBenchmarksSayNothingOfTheOthers_data()
{
    QTest::addColumn<QByteArray>("argument");
    QTest::addColumn<bool>("isWholeRun");
    QTest::newRow("all") << QByteArray("--benchmark_repetitions=5") << true;
    QTest::newRow("those with a name") << QByteArray("--benchmark_filter=^lex") << false;
    QTest::newRow("a list only") << QByteArray("--benchmark_list_tests") << false;
}

void BenchOptionsTest::someBenchmarksSayNothingOfTheOthers()
{
    QFETCH(const QByteArray, argument);
    QFETCH(const bool, isWholeRun);
    QCOMPARE(optionsIn({"bench", argument}).scope == Scope::all, isWholeRun);
}

QTEST_APPLESS_MAIN(BenchOptionsTest)
#include "tst_benchoptions.moc"
