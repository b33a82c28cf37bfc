// Every model fault has advice for the user.

#include "report/faultadvice.h"
#include "run/enumnames.h"

#include <QTest>

namespace querymend {

class FaultAdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFaultHasIts_data()
    {
        QTest::addColumn<int>("fault");
        const auto& names = EnumNames<ModelFault>::names;
        for (std::size_t i = 0; i < names.size(); ++i)
            QTest::newRow(std::string(names[i]).c_str()) << static_cast<int>(i);
    }

    void everyFaultHasIts()
    {
        QFETCH(int, fault);
        const std::string_view advice = adviceOn(static_cast<ModelFault>(fault));
        QVERIFY(advice.size() > 20);
        QVERIFY(advice.ends_with('.') || advice.ends_with('?'));
    }

    void ofARefusedConnectionAsksForTheServerAndThePort()
    {
        const std::string advice(adviceOn(ModelFault::refused));
        QCOMPARE(advice.substr(0, advice.find('?') + 1),
                 std::string("Is the server running, and is the port in base_url correct?"));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::FaultAdviceTest)
#include "tst_faultadvice.moc"
