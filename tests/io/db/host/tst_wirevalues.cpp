#include "db/host/wirevalues.h"
#include "db/host/wirewarnings.h"

#include <QTest>

namespace querymend {

namespace {

template <class Value, class Read>
Value crossed(const Value& value, Read read, bool* ended)
{
    WireWriter out;
    write(out, value);
    WireReader in(out.bytes());
    Value back = read(in);
    *ended = in.ended();
    return back;
}

} // namespace

class WireValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void errorsCross()
    {
        const EngineError error{EngineFailure::exhausted, "no memory", "7", "use less", 12};
        bool ended = false;
        const EngineError back = crossed(error, readError, &ended);
        QVERIFY(ended);
        QCOMPARE(back.failure, error.failure);
        QCOMPARE(back.message, error.message);
        QCOMPARE(back.code, error.code);
        QCOMPARE(back.hint, error.hint);
        QCOMPARE(back.offset, error.offset);
    }

    void plansCross()
    {
        Plan plan;
        plan.raw = "SCAN t";
        plan.roots.push_back({"sort", "", 3.0, std::nullopt, {{"key", "a"}}, {{"scan", "t", {}, 1.5, {}, {}}}});
        bool ended = false;
        const Plan back = crossed(plan, readPlan, &ended);
        QVERIFY(ended && back.raw == plan.raw && back.roots.size() == 1);
        const PlanNode& root = back.roots.front();
        QVERIFY(root.operation == "sort" && root.rows == 3.0 && !root.cost && root.details == plan.roots[0].details);
        QVERIFY(root.inputs.size() == 1 && root.inputs[0].relation == "t" && root.inputs[0].cost == 1.5);
    }

    void requestsCross()
    {
        const SchemaRequest request{SchemaDepth::names, {"a", "b"}, {"f"}, {std::chrono::milliseconds(7), 9}};
        bool ended = false;
        const SchemaRequest back = crossed(request, readSchemaRequest, &ended);
        QVERIFY(ended && back.depth == request.depth && back.schemas == request.schemas);
        QVERIFY(back.allowed == request.allowed);
        QVERIFY(back.limits.time == request.limits.time && back.limits.bytes == request.limits.bytes);
    }

    void targetsCross_data()
    {
        QTest::addColumn<bool>("hasPassword");
        QTest::addColumn<QByteArray>("password");
        QTest::newRow("without a password") << false << QByteArray();
        QTest::newRow("with an empty password") << true << QByteArray();
        QTest::newRow("with a password that has every kind of byte") << true << QByteArray("p;w}{=\0\xC3\xA9", 8);
    }

    void targetsCross()
    {
        QFETCH(bool, hasPassword);
        QFETCH(QByteArray, password);
        ConnectionTarget target;
        target.engine = EngineKind::odbc;
        target.database = "DSN=shop;UID=reader";
        target.options["allow_functions"] = "f,g";
        if (hasPassword)
            target.password = Secret(password.toStdString());
        bool ended = false;
        const ConnectionTarget back = crossed(target, readTarget, &ended);
        QVERIFY(ended && back.engine == target.engine);
        QVERIFY(back.database == target.database && back.options == target.options);
        QCOMPARE(back.password.has_value(), hasPassword);
        QVERIFY(!hasPassword || back.password->reveal() == target.password->reveal());
    }

    void warningsCross()
    {
        const DatabaseWarnings warnings{
            PowerfulLogin{LoginRank::member, "pg_read_server_files", LoginReach::beyondTheDatabase},
            PowerfulLogin{LoginRank::holder, "INSERT ANY TABLE", LoginReach::beyondReading},
            OtherServer{"MariaDB 10.11", "MySQL"},
            UnknownMode{"MSSQL"},
            UnreadSamples{"public.hidden", "permission denied"},
            SamplesOutOfTime{7},
            IgnoredFile{"/home/ann/.my.cnf"}};
        bool ended = false;
        QVERIFY(crossed(warnings, readWarnings, &ended) == warnings);
        QVERIFY(ended);
    }

    void cutWarningsFail()
    {
        WireWriter out;
        write(out, DatabaseWarnings{PowerfulLogin{}, SamplesOutOfTime{1}});
        for (std::size_t size = 0; size < out.bytes().size(); ++size) {
            WireReader in(std::string_view(out.bytes()).substr(0, size));
            (void)readWarnings(in);
            QVERIFY2(!in.ended(), qPrintable(QString::number(size)));
        }
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::WireValuesTest)

#include "tst_wirevalues.moc"
