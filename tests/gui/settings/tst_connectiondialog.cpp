#include "accessiblenames.h"
#include "common/theme.h"
#include "database/databaseopener.h"
#include "settings/connectionbook.h"
#include "settings/connectiondialog.h"
#include "support/sqlitefile.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <sys/socket.h>

#include <netinet/in.h>
#include <unistd.h>

using namespace querymend;

namespace {

SessionOpener openerOf(const ConnectionTarget& target)
{
    return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
}

/// A dialog on a connection book in its own folder.
struct ConnectionFlow {
    QTemporaryDir folder;
    SessionKeys keys;
    Theme theme;
    ConnectionBook book{folder.filePath(QStringLiteral("connections.json")), keys};
    ConnectionDialog dialog{book, openerOf, theme};
    QSignalSpy opened{&dialog, &ConnectionDialog::openAsked};

    ConnectionFlow() { dialog.show(); }

    template <class Part>
    [[nodiscard]] Part& part(const char* name) const
    {
        return *dialog.findChild<Part*>(QString::fromLatin1(name));
    }
    void type(const char* field, const QString& text) const
    {
        part<QLineEdit>(field).clear();
        QTest::keyClicks(&part<QLineEdit>(field), text);
    }
    void press(const char* button) const { QTest::mouseClick(&part<QAbstractButton>(button), Qt::LeftButton); }
    [[nodiscard]] QString result() const { return part<QLabel>("resultText").text(); }
    [[nodiscard]] ConnectionTarget target() const { return opened.back()[0].value<ConnectionTarget>(); }
};

} // namespace

/// Creating, testing, saving and removing connections.
class ConnectionDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void connectsByForm()
    {
        const SqliteFile file("CREATE TABLE a (b int); CREATE TABLE c (d int);");
        ConnectionFlow shown;
        shown.type("pathEdit", file.path());
        shown.press("testButton");
        QCOMPARE(shown.part<QPushButton>("testButton").text(), QStringLiteral("Cancel"));
        QTRY_VERIFY(shown.result().contains(QStringLiteral("Connected.")));
        QVERIFY(shown.result().contains(QStringLiteral("SQLite, 2 tables")));
        shown.press("connectButton");
        QCOMPARE(shown.opened.size(), 1);
        QCOMPARE(shown.target().database, file.path().toStdString());
        QVERIFY(!shown.dialog.isVisible());
        QCOMPARE(shown.book.connections().size(), std::size_t{1});
        QCOMPARE(shown.book.recent(5).front().name, std::string("test.db"));
    }

    void aTestSavesNothing()
    {
        const SqliteFile file("CREATE TABLE a (b int);");
        ConnectionFlow shown;
        shown.type("pathEdit", file.path());
        shown.press("testButton");
        QTRY_VERIFY(shown.result().contains(QStringLiteral("Connected.")));
        QVERIFY(shown.book.connections().empty());
    }

    void aResultHasTheColourOfItsState_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::newRow("connected") << true;
        QTest::newRow("failed") << false;
    }

    void aResultHasTheColourOfItsState()
    {
        QFETCH(const bool, isThere);
        const SqliteFile file("CREATE TABLE a (b int);");
        ConnectionFlow shown;
        shown.theme.choose(ThemeChoice::light);
        shown.type("pathEdit", isThere ? file.path() : QStringLiteral("/nowhere/file.db"));
        shown.press("testButton");
        QTRY_VERIFY(shown.result().contains(isThere ? QStringLiteral("✓") : QStringLiteral("\u2297")));
        const Tone tone = isThere ? Tone::accepted : Tone::execution;
        QVERIFY(shown.result().contains(shown.theme.colour(tone).name()));
        shown.theme.choose(ThemeChoice::dark);
        QVERIFY(shown.result().contains(shown.theme.colour(tone).name()));
    }

    void showsAConnectionThatFailed()
    {
        ConnectionFlow shown;
        shown.type("pathEdit", QStringLiteral("/one.db"));
        shown.press("newButton");
        shown.type("pathEdit", QStringLiteral("/two.db"));
        shown.press("newButton");
        ConnectionTarget target;
        target.database = "/one.db";
        shown.dialog.showTarget(target);
        QCOMPARE(shown.part<QListWidget>("connectionList").currentRow(), 0);
        QCOMPARE(shown.part<QLineEdit>("pathEdit").text(), QStringLiteral("/one.db"));
        target.database = "/gone.db";
        shown.dialog.showTarget(target);
        QCOMPARE(shown.part<QListWidget>("connectionList").currentRow(), -1);
        QCOMPARE(shown.part<QLineEdit>("pathEdit").text(), QStringLiteral("/gone.db"));
    }

    void connectsByUrl()
    {
        const SqliteFile file("CREATE TABLE a (b int);");
        ConnectionFlow shown;
        shown.part<QLineEdit>("urlEdit").setText(QStringLiteral("sqlite://") + file.path());
        QCOMPARE(shown.part<QLineEdit>("pathEdit").text(), file.path());
        shown.press("connectButton");
        QCOMPARE(shown.target().database, file.path().toStdString());
    }

    void takesAUrlThatIsTyped()
    {
        ConnectionFlow shown;
        shown.type("urlEdit", QStringLiteral("sqlite:///some/file.db"));
        QTest::keyClick(&shown.part<QLineEdit>("urlEdit"), Qt::Key_Return);
        QCOMPARE(shown.part<QLineEdit>("pathEdit").text(), QStringLiteral("/some/file.db"));
        QTest::keyClick(&shown.part<QLineEdit>("nameEdit"), Qt::Key_Return);
        QCOMPARE(shown.opened.size(), 1);
    }

    void fillsTheFormFromAUrl()
    {
        ConnectionFlow shown;
        shown.part<QLineEdit>("urlEdit").setText(
            QStringLiteral("postgresql://ann:p%40ss@db.example:5433/shop?sslmode=verify-full&connect_timeout=5"));
        QCOMPARE(shown.part<QComboBox>("engineCombo").currentText(), QStringLiteral("PostgreSQL"));
        QCOMPARE(shown.part<QLineEdit>("hostEdit").text(), QStringLiteral("db.example"));
        QCOMPARE(shown.part<QLineEdit>("portEdit").text(), QStringLiteral("5433"));
        QCOMPARE(shown.part<QLineEdit>("databaseEdit").text(), QStringLiteral("shop"));
        QCOMPARE(shown.part<QLineEdit>("userEdit").text(), QStringLiteral("ann"));
        QCOMPARE(shown.part<QLineEdit>("passwordEdit").text(), QStringLiteral("p@ss"));
        QCOMPARE(shown.part<QLineEdit>("passwordEdit").echoMode(), QLineEdit::Password);
        QCOMPARE(shown.part<QComboBox>("tlsCombo").currentText(), QStringLiteral("verify-full"));
        QCOMPARE(shown.part<QLineEdit>("optionsEdit").text(), QStringLiteral("connect_timeout=5"));
        QCOMPARE(shown.part<QLineEdit>("nameEdit").text(), QStringLiteral("shop @ db.example"));
        shown.press("connectButton");
        QCOMPARE(shown.target().options.size(), std::size_t{2});
        QCOMPARE(shown.target().password->reveal(), std::string("p@ss"));
    }

    void keepsWhatAPersonAllows()
    {
        ConnectionFlow shown;
        shown.type("pathEdit", QStringLiteral("/one.db"));
        shown.type("allowedEdit", QStringLiteral("main.counted, loads"));
        shown.type("tablesEdit", QStringLiteral("orders, sales.*"));
        shown.press("connectButton");
        QCOMPARE(shown.target().options.at("allow_functions"), std::string("main.counted, loads"));
        QCOMPARE(shown.target().options.at("only_tables"), std::string("orders, sales.*"));
        SessionKeys keys;
        ConnectionBook again(shown.folder.filePath(QStringLiteral("connections.json")), keys);
        const ConnectionDialog dialog(again, openerOf, shown.theme);
        QCOMPARE(dialog.findChild<QLineEdit*>(QStringLiteral("allowedEdit"))->text(),
                 QStringLiteral("main.counted, loads"));
        QCOMPARE(dialog.findChild<QLineEdit*>(QStringLiteral("tablesEdit"))->text(), QStringLiteral("orders, sales.*"));
    }

    void saysWhatIsWrongWithAUrl()
    {
        ConnectionFlow shown;
        shown.type("urlEdit", QStringLiteral("postgres:/x"));
        QVERIFY(!shown.part<QLabel>("urlProblem").isVisible()); // the URL may still be incomplete
        QTest::keyClick(&shown.part<QLineEdit>("urlEdit"), Qt::Key_Return);
        QVERIFY(shown.dialog.isVisible());
        QVERIFY(shown.part<QLabel>("urlProblem").text().contains(QStringLiteral("two slashes")));
        QVERIFY(shown.part<QLabel>("urlProblem").isVisible());
    }

    void saysWhatIsMissing()
    {
        ConnectionFlow shown;
        const auto missing = [&](const char* button) {
            const auto& pressed = shown.part<QPushButton>(button);
            return pressed.isEnabled() ? QString() : pressed.toolTip();
        };
        QCOMPARE(missing("testButton"), QStringLiteral("Choose a file first."));
        QCOMPARE(missing("connectButton"), QStringLiteral("Choose a file first."));
        shown.type("pathEdit", QStringLiteral("/some/file.db"));
        QCOMPARE(missing("connectButton"), QString());
        shown.part<QComboBox>("engineCombo").setCurrentText(QStringLiteral("MariaDB"));
        QCOMPARE(shown.part<QLineEdit>("portEdit").placeholderText(), QStringLiteral("3306"));
        QVERIFY(missing("connectButton").contains(QStringLiteral("the server's address")));
        QTest::keyClicks(&shown.part<QLineEdit>("urlEdit"), QStringLiteral("mariadb://shop"));
        QCOMPARE(missing("connectButton"), QString()); // it reads the URL first
    }

    void saysThatAFileIsNoDatabase()
    {
        ConnectionFlow shown;
        const QString path = shown.folder.filePath(QStringLiteral("letter.db"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray("Dear reader, ").repeated(200)) > 0);
        file.close();
        shown.type("pathEdit", path);
        shown.press("testButton");
        QTRY_VERIFY(shown.result().contains(QStringLiteral("Could not open the file")));
        QVERIFY(shown.result().contains(QStringLiteral("Check the path")));
    }

    void canBeCancelled()
    {
        // A server that accepts connections and never responds.
        const int listener = socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* const any = reinterpret_cast<sockaddr*>(&address);
        QVERIFY(bind(listener, any, size) == 0 && listen(listener, 1) == 0 && getsockname(listener, any, &size) == 0);
        ConnectionFlow shown;
        shown.part<QLineEdit>("urlEdit").setText(
            QStringLiteral("postgresql://ann@127.0.0.1:%1/shop").arg(ntohs(address.sin_port)));
        shown.press("testButton");
        shown.press("testButton");
        QTRY_VERIFY(shown.result().contains(QStringLiteral("Connection cancelled")));
        QCOMPARE(shown.part<QPushButton>("testButton").text(), QStringLiteral("Test").prepend(QLatin1Char('&')));
        close(listener);
    }

    void keepsWhatIsTyped()
    {
        ConnectionFlow shown;
        shown.type("pathEdit", QStringLiteral("/one.db"));
        shown.press("newButton");
        shown.type("pathEdit", QStringLiteral("/two.db"));
        shown.part<QComboBox>("colourCombo").setCurrentIndex(static_cast<int>(ColourTag::teal));
        auto& list = shown.part<QListWidget>("connectionList");
        QCOMPARE(list.count(), 1);
        list.setCurrentRow(0);
        QCOMPARE(list.count(), 2);
        QCOMPARE(shown.part<QLineEdit>("pathEdit").text(), QStringLiteral("/one.db"));
        shown.type("nameEdit", QStringLiteral("First"));
        QTest::keyClick(&shown.dialog, Qt::Key_Escape);
        SessionKeys keys;
        const ConnectionBook again(shown.folder.filePath(QStringLiteral("connections.json")), keys);
        QCOMPARE(again.connections().size(), std::size_t{2});
        QCOMPARE(again.connections()[0].name, std::string("First"));
        QVERIFY(again.connections()[1].colour == ColourTag::teal);
    }

    void leavesAConnectionAloneWhenAUrlIsPasted()
    {
        ConnectionFlow shown;
        shown.type("pathEdit", QStringLiteral("/one.db"));
        shown.press("newButton");
        shown.part<QListWidget>("connectionList").setCurrentRow(0);
        shown.part<QLineEdit>("urlEdit").setText(QStringLiteral("sqlite:///two.db"));
        QTest::keyClick(&shown.dialog, Qt::Key_Escape);
        QCOMPARE(shown.book.connections().size(), std::size_t{2});
        QCOMPARE(shown.book.connections()[0].database, std::string("/one.db"));
    }

    void duplicatesAndDeletes()
    {
        ConnectionFlow shown;
        shown.type("pathEdit", QStringLiteral("/one.db"));
        shown.press("newButton");
        shown.part<QListWidget>("connectionList").setCurrentRow(0);
        shown.press("duplicateButton");
        QCOMPARE(shown.book.connections().size(), std::size_t{2});
        QCOMPARE(shown.part<QLineEdit>("nameEdit").text(), QStringLiteral("one.db (copy)"));
        shown.press("deleteButton");
        QCOMPARE(shown.book.connections().size(), std::size_t{1});
        QCOMPARE(shown.part<QLineEdit>("nameEdit").text(), QStringLiteral("one.db"));
        shown.press("deleteButton");
        QVERIFY(shown.book.connections().empty());
        QVERIFY(shown.part<QLineEdit>("pathEdit").text().isEmpty());
        QVERIFY(!shown.part<QToolButton>("deleteButton").isEnabled());
    }

    void keepsPasswordsElsewhere()
    {
        ConnectionFlow shown;
        shown.part<QLineEdit>("urlEdit").setText(QStringLiteral("postgresql://ann:hunter2@db.example/shop"));
        shown.press("connectButton");
        QTRY_VERIFY(shown.part<QLabel>("keyNote").text().contains(QStringLiteral("no key store")));
        QFile file(shown.folder.filePath(QStringLiteral("connections.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("hunter2"));
        ConnectionDialog later(shown.book, openerOf, shown.theme);
        QCOMPARE(later.findChild<QLineEdit*>(QStringLiteral("passwordEdit"))->text(), QString());
        QCOMPARE(later.findChild<QLineEdit*>(QStringLiteral("passwordEdit"))->placeholderText(),
                 QStringLiteral("saved"));
        const QSignalSpy opened(&later, &ConnectionDialog::openAsked);
        QTest::mouseClick(later.findChild<QPushButton*>(QStringLiteral("connectButton")), Qt::LeftButton);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].value<ConnectionTarget>().password->reveal(), std::string("hunter2"));
    }

    void saysWhatIsWrongWithItsFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("connections.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly)
                && file.write("{\"format\": \"querymend-connections\", \"version\": 9}") > 0);
        file.close();
        SessionKeys keys;
        Theme theme;
        ConnectionBook book(path, keys);
        ConnectionDialog dialog(book, openerOf, theme);
        dialog.show();
        auto* const problem = dialog.findChild<QLabel*>(QStringLiteral("fileProblem"));
        QVERIFY(problem->isVisible());
        QVERIFY(problem->text().contains(QStringLiteral("newer version")));
    }

    void namesEveryControl()
    {
        ConnectionFlow shown;
        shown.part<QComboBox>("engineCombo").setCurrentText(QStringLiteral("PostgreSQL"));
        QCOMPARE(controlsWithoutName(shown.dialog), QString());
    }
};

QTEST_MAIN(ConnectionDialogTest)
#include "tst_connectiondialog.moc"
