// How sessions are fenced. For MySQL by its documentation; tst_mariadbfence and tst_mariadblimits try it on MariaDB.

#include "db/mysql/mysqlfence.h"

#include <QTest>

namespace querymend {

class MysqlFenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isOneStatement_data()
    {
        QTest::addColumn<MysqlFence>("fence");
        QTest::addColumn<int>("microseconds");
        QTest::addColumn<int>("milliseconds");
        QTest::addColumn<QByteArray>("statement");
        const auto row = [](const char* name, const MysqlFence& fence, int microseconds, int milliseconds,
                            const char* statement) {
            QTest::newRow(name) << fence << microseconds << milliseconds << QByteArray(statement);
        };
        const MysqlFence mariadb{"tx_read_only", true};
        const MysqlFence mysql{"transaction_read_only", false};
        row("MariaDB counts seconds", mariadb, 6'000'000, 5000,
            "SET SESSION tx_read_only = 1, max_statement_time = 6.000000, lock_wait_timeout = 5, "
            "net_write_timeout = 6");
        row("MySQL counts milliseconds", mysql, 6'000'000, 5000,
            "SET SESSION transaction_read_only = 1, max_execution_time = 6000, lock_wait_timeout = 5, "
            "net_write_timeout = 6");
        row("part of a second on MariaDB", mariadb, 1'050'070, 50,
            "SET SESSION tx_read_only = 1, max_statement_time = 1.050070, lock_wait_timeout = 1, "
            "net_write_timeout = 2");
        row("no time is rounded down to none, which is no limit on MySQL", mysql, 1, 0,
            "SET SESSION transaction_read_only = 1, max_execution_time = 1, lock_wait_timeout = 1, "
            "net_write_timeout = 2");
        MysqlFence hurried = mysql;
        hurried.lockWait = std::chrono::seconds(2);
        hurried.readerWait = std::chrono::seconds(3);
        row("the server's shorter waits stay", hurried, 6'000'000, 5000,
            "SET SESSION transaction_read_only = 1, max_execution_time = 6000, lock_wait_timeout = 2, "
            "net_write_timeout = 3");
    }

    void isOneStatement()
    {
        QFETCH(MysqlFence, fence);
        QFETCH(int, microseconds);
        QFETCH(int, milliseconds);
        const std::string statement = mysqlFenceStatement(fence, std::chrono::microseconds(microseconds),
                                                          std::chrono::milliseconds(milliseconds));
        QTEST(QByteArray::fromStdString(statement), "statement");
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MysqlFenceTest)

#include "tst_mysqlfence.moc"
