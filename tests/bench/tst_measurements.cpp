#include "bench/measurements.h"

#include <QTest>

using namespace querymend::bench;

namespace {

/// A results file with these benchmarks, as Google Benchmark writes it.
std::string fileWith(const std::string& benchmarks)
{
    return "{\n  \"context\": {\"num_cpus\": 2, \"caches\": []},\n  \"benchmarks\": [\n" + benchmarks + "\n  ]\n}\n";
}

const std::string repeated = R"(
{"name": "lex/typical_mean", "run_name": "lex/typical", "run_type": "aggregate", "repetitions": 5, "threads": 1,
 "aggregate_name": "mean", "aggregate_unit": "time", "iterations": 5, "real_time": 41.0, "cpu_time": 40.0,
 "time_unit": "us", "bytes_per_second": 1.0e+08},
{"name": "lex/typical_median", "run_name": "lex/typical", "run_type": "aggregate", "repetitions": 5, "threads": 1,
 "aggregate_name": "median", "aggregate_unit": "time", "iterations": 5, "real_time": 31.0, "cpu_time": 30.0,
 "time_unit": "us", "bytes_per_second": 2.0e+08},
{"name": "lex/typical_stddev", "run_name": "lex/typical", "run_type": "aggregate", "repetitions": 5, "threads": 1,
 "aggregate_name": "stddev", "aggregate_unit": "time", "iterations": 5, "real_time": 4.0, "cpu_time": 3.0,
 "time_unit": "us", "bytes_per_second": 3.0e+06},
{"name": "lex/typical_cv", "run_name": "lex/typical", "run_type": "aggregate", "repetitions": 5, "threads": 1,
 "aggregate_name": "cv", "aggregate_unit": "percentage", "iterations": 5, "real_time": 0.1, "cpu_time": 0.1,
 "time_unit": "us", "bytes_per_second": NaN})";

std::string once(const std::string& name, const std::string& more)
{
    return "{\"name\": \"" + name + "\", \"run_name\": \"" + name
        + "\", \"run_type\": \"iteration\", \"repetitions\": 1, \"repetition_index\": 0, \"threads\": 1, "
          "\"iterations\": 7, \"real_time\": 2.0, \"cpu_time\": 1.0, "
        + more + "}";
}

Measurements read(const std::string& text)
{
    auto measured = readMeasurements(text);
    return measured ? std::move(measured).value() : Measurements();
}

} // namespace

/// Files of results, as they are read for a comparison.
class MeasurementsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTheMedianAndTheDeviation();
    void countersAreNotGoogleBenchmarksOwnNumbers();
    void readsTimes_data();
    void readsTimes();
    void leavesOutWhatIsNoResult_data();
    void leavesOutWhatIsNoResult();
    void findsCountersByTheirBeginning();
    void refusesOtherFiles_data();
    void refusesOtherFiles();
};

void MeasurementsTest::takesTheMedianAndTheDeviation()
{
    const Measurements measured = read(fileWith(repeated));
    QCOMPARE(measured.times().size(), std::size_t{1});
    QCOMPARE(measured.timeOf("lex/typical"), 30e-6);
    QCOMPARE(measured.times().at("lex/typical").deviation.value_or(0), 3e-6);
    QCOMPARE(measured.countOf("lex/typical", "bytes_per_second"), 2e8);
    QCOMPARE(measured.counts().at({"lex/typical", "bytes_per_second"}).deviation.value_or(0), 3e6);
}

void MeasurementsTest::countersAreNotGoogleBenchmarksOwnNumbers()
{
    const Measurements measured =
        read(fileWith(once("a", "\"time_unit\": \"ns\", \"family_index\": 3, \"events\": 9")));
    QCOMPARE(measured.counts().size(), std::size_t{1});
    QCOMPARE(measured.countOf("a", "events"), 9.0);
    QVERIFY(!measured.counts().at({"a", "events"}).deviation);
}

void MeasurementsTest::readsTimes_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("unit");
    QTest::addColumn<QByteArray>("plainName");
    QTest::addColumn<double>("seconds");
    QTest::newRow("nanoseconds") << QByteArray("a/b") << QByteArray("ns") << QByteArray("a/b") << 1e-9;
    QTest::newRow("microseconds") << QByteArray("a/b") << QByteArray("us") << QByteArray("a/b") << 1e-6;
    QTest::newRow("milliseconds") << QByteArray("a/b") << QByteArray("ms") << QByteArray("a/b") << 1e-3;
    QTest::newRow("seconds") << QByteArray("a/b") << QByteArray("s") << QByteArray("a/b") << 1.0;
    QTest::newRow("the time on the wall where a server works")
        << QByteArray("a b/real_time") << QByteArray("s") << QByteArray("a b") << 2.0;
    QTest::newRow("a benchmark with a number of iterations and repetitions")
        << QByteArray("a/30000/iterations:1/repeats:1/real_time") << QByteArray("s") << QByteArray("a/30000") << 2.0;
}

void MeasurementsTest::readsTimes()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, unit);
    QFETCH(const QByteArray, plainName);
    QFETCH(const double, seconds);
    const std::string entry = once(name.toStdString(), "\"time_unit\": \"" + unit.toStdString() + '"');
    QCOMPARE(read(fileWith(entry)).timeOf(plainName.toStdString()), seconds);
}

void MeasurementsTest::leavesOutWhatIsNoResult_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::newRow("one of several repetitions")
        << QByteArray("{\"run_name\": \"a\", \"run_type\": \"iteration\", \"repetitions\": 5, \"cpu_time\": 1}");
    QTest::newRow("a benchmark that failed")
        << QByteArray("{\"run_name\": \"a\", \"error_occurred\": true, \"repetitions\": 1, \"cpu_time\": 1}");
    QTest::newRow("no object") << QByteArray("7");
}

void MeasurementsTest::leavesOutWhatIsNoResult()
{
    QFETCH(const QByteArray, entry);
    const auto measured = readMeasurements(fileWith(entry.toStdString()));
    QVERIFY(measured.ok());
    QVERIFY(measured->times().empty() && measured->counts().empty());
}

void MeasurementsTest::findsCountersByTheirBeginning()
{
    Measurements measured;
    measured.addCount("timeline", "p99 list", Statistic::median, 4);
    measured.addCount("timeline", "open_ms", Statistic::median, 200);
    measured.addCount("other", "p99 list", Statistic::median, 5);
    const std::map<std::string, double> found{{"list", 4}};
    QVERIFY(measured.countsOf("timeline", "p99 ") == found);
}

void MeasurementsTest::refusesOtherFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("the file of a run that was interrupted") << QByteArray("{\"context\": {}, \"benchmarks\": [");
    QTest::newRow("an object without benchmarks") << QByteArray("{\"ours\": 1}");
    QTest::newRow("benchmarks that are no list") << QByteArray("{\"benchmarks\": 1}");
    QTest::newRow("a list") << QByteArray("[]");
}

void MeasurementsTest::refusesOtherFiles()
{
    QFETCH(const QByteArray, text);
    const auto measured = readMeasurements(text.toStdString());
    QVERIFY(!measured.ok());
    QVERIFY(!measured.error().reason.empty());
}

QTEST_APPLESS_MAIN(MeasurementsTest)
#include "tst_measurements.moc"
