#include "report/hintnews.h"

#include <QTest>

using namespace querymend;

/// What of a hint is shown between two attempts.
class HintNewsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsTheMostExplicitPoint_data()
    {
        QTest::addColumn<std::string>("hint");
        QTest::addColumn<std::string>("news");
        const std::string general =
            "What is wrong:\n- Line 1: no price.\n\nWhat to check:\n- The name.\n- The table.\n";
        const std::string specific = general + "\nWhat is known:\n- Nearest to price: unitPrice.\n- Key: a = b\n";
        QTest::newRow("a general hint says what to check") << general << std::string("The name.");
        QTest::newRow("a specific hint says what is nearest")
            << specific << std::string("Nearest to price: unitPrice.");
        QTest::newRow("an explicit hint says how the line reads")
            << specific + "\nCorrected, these lines read:\n- WHERE a = 1\n"
            << std::string("WHERE a = 1");
        QTest::newRow("a person's hint says its first line")
            << std::string("\nUse the view.\nIt is newer.") << std::string("Use the view.");
        QTest::newRow("a heading inside a line is none")
            << std::string("See What is known:\n- this") << std::string("See What is known:");
        QTest::newRow("a heading without points is none")
            << std::string("What to check:\nnothing") << std::string("What to check:");
        QTest::newRow("an empty hint says nothing") << std::string() << std::string();
    }

    void tellsTheMostExplicitPoint()
    {
        QFETCH(const std::string, hint);
        QFETCH(const std::string, news);
        QCOMPARE(hintNews(hint), news);
    }
};

QTEST_GUILESS_MAIN(HintNewsTest)
#include "tst_hintnews.moc"
