// The mistakes of tst_postgreserrors through psqlODBC, which does not report positions.

#include "postgresmistakes.h"
#include "support/odbcdrivers.h"

#include <QTest>

namespace querymend {

namespace {

/// No position is found for these. The other messages contain a name that appears once in the statement.
const QStringList placeless{QStringLiteral("unknown window"),
                            QStringLiteral("ORDER BY a column that is not there"),
                            QStringLiteral("type: an operator that there is not"),
                            QStringLiteral("type: a condition that is none"),
                            QStringLiteral("type: arms of different types"),
                            QStringLiteral("type: branches of different types"),
                            QStringLiteral("type: a cast that there is not"),
                            QStringLiteral("value: no JSON"),
                            QStringLiteral("value: a collation that there is not"),
                            QStringLiteral("DISTINCT with another order"),
                            QStringLiteral("aggregate in WHERE"),
                            QStringLiteral("aggregate in an aggregate"),
                            QStringLiteral("window in WHERE"),
                            QStringLiteral("a frame that ends before it begins"),
                            QStringLiteral("arms of different widths"),
                            QStringLiteral("a subquery of two columns"),
                            QStringLiteral("lists of different lengths")};

} // namespace

class OdbcErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_maker.start(); }
    void cleanupTestCase() { m_maker.end(); }

    void isToldAsWhatItIs_data() { addPostgresMistakes(); }
    void isToldAsWhatItIs() { m_maker.make(!placeless.contains(QString::fromUtf8(QTest::currentDataTag()))); }

private:
    static std::unique_ptr<Session> open(const PostgresServer& server, const std::string& login)
    {
        auto opened = openSession(odbcTarget(server, login));
        return opened ? std::move(opened).value() : nullptr;
    }

    PostgresMistakeMaker m_maker{open};
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::OdbcErrorsTest)

#include "tst_odbcerrors.moc"
