#include "shell/passwordbar.h"
#include "workbench.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace querymend;

namespace {

/// A server that refuses every login, or is not there.
SessionOpener refusing(EngineFailure failure, const std::string& code)
{
    return [failure, code]() -> Result<std::unique_ptr<Session>, EngineError> {
        return Failure{EngineError{failure, "no", code}};
    };
}

ConnectionTarget server()
{
    ConnectionTarget target;
    target.engine = EngineKind::postgresql;
    target.host = "db.example";
    target.user = "ann";
    return target;
}

} // namespace

/// The password of a login that was refused is asked for beside the work, and used once.
class PasswordBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksOnlyAfterARefusedLogin_data();
    void asksOnlyAfterARefusedLogin();
    void connectsWithWhatIsTyped();
    void isLeftWithEscape();
};

void PasswordBarTest::asksOnlyAfterARefusedLogin_data()
{
    QTest::addColumn<EngineFailure>("failure");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("asks");
    QTest::newRow("the password is wrong") << EngineFailure::unreachable << QStringLiteral("28P01") << true;
    QTest::newRow("the database does not exist") << EngineFailure::unreachable << QStringLiteral("3D000") << false;
    QTest::newRow("no answer") << EngineFailure::timedOut << QString() << false;
}

void PasswordBarTest::asksOnlyAfterARefusedLogin()
{
    QFETCH(const EngineFailure, failure);
    QFETCH(const QString, code);
    Workbench workbench([&](const ConnectionTarget&) { return refusing(failure, code.toStdString()); });
    PasswordBar bar(workbench);
    QSignalSpy failed(&workbench, &Workbench::openingFailed);
    workbench.open(server());
    QTRY_COMPARE(failed.size(), 1);
    QTEST(!bar.isHidden(), "asks");
}

void PasswordBarTest::connectsWithWhatIsTyped()
{
    Workbench workbench([](const ConnectionTarget&) { return refusing(EngineFailure::unreachable, "28P01"); });
    PasswordBar bar(workbench);
    QSignalSpy failed(&workbench, &Workbench::openingFailed);
    QSignalSpy asked(&bar, &PasswordBar::openAsked);
    workbench.open(server());
    QTRY_COMPARE(failed.size(), 1);
    auto* const password = bar.findChild<QLineEdit*>();
    QTest::keyClicks(password, QStringLiteral("secret"));
    QTest::keyClick(password, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    const auto target = asked.front()[0].value<ConnectionTarget>();
    QCOMPARE(target.password->reveal(), std::string("secret"));
    QCOMPARE(target.host, std::string("db.example"));
    QVERIFY(bar.isHidden() && password->text().isEmpty());
}

void PasswordBarTest::isLeftWithEscape()
{
    Workbench workbench([](const ConnectionTarget&) { return refusing(EngineFailure::unreachable, "28P01"); });
    PasswordBar bar(workbench);
    QSignalSpy failed(&workbench, &Workbench::openingFailed);
    workbench.open(server());
    QTRY_COMPARE(failed.size(), 1);
    QTest::keyClick(&bar, Qt::Key_Escape);
    QVERIFY(bar.isHidden());
}

QTEST_MAIN(PasswordBarTest)
#include "tst_passwordbar.moc"
