#include "common/theme.h"
#include "database/databaseopener.h"
#include "settings/connectionbook.h"
#include "settings/connectiondialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

/// The SSH host and the command for the password, in the form of a connection.
class ConnectionPathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void isKept()
    {
        SessionKeys keys;
        Theme theme;
        ConnectionBook book(file(), keys);
        ConnectionDialog dialog(book, openerOf, theme);
        const QSignalSpy opened(&dialog, &ConnectionDialog::openAsked);
        dialog.show();
        field(dialog, "urlEdit").setText(QStringLiteral("postgresql://ann@db/shop?ssh=ann%40bastion"));
        QCOMPARE(field(dialog, "sshEdit").text(), QStringLiteral("ann@bastion"));
        QCOMPARE(field(dialog, "optionsEdit").text(), QString());
        field(dialog, "commandEdit").setText(QStringLiteral("pass show 'my shop'"));
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("connectButton")), Qt::LeftButton);
        QCOMPARE(opened.size(), 1);
        const auto target = opened.front().front().value<ConnectionTarget>();
        QCOMPARE(target.options.at("ssh"), std::string("ann@bastion"));
        QCOMPARE(target.passwordCommand, std::string("pass show 'my shop'"));
        ConnectionBook again(file(), keys);
        const ConnectionDialog later(again, openerOf, theme);
        QCOMPARE(field(later, "sshEdit").text(), QStringLiteral("ann@bastion"));
        QCOMPARE(field(later, "commandEdit").text(), QStringLiteral("pass show 'my shop'"));
    }

    void aUrlBringsNoCommand()
    {
        SessionKeys keys;
        Theme theme;
        ConnectionBook book(file(), keys);
        ConnectionDialog dialog(book, openerOf, theme);
        dialog.show();
        field(dialog, "urlEdit").setText(QStringLiteral("postgresql://ann@db/shop?password_command=touch%20x"));
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("urlProblem"))->isVisible());
        QCOMPARE(field(dialog, "commandEdit").text(), QString());
    }

    void aStoredPasswordYieldsToACommand()
    {
        SessionKeys keys;
        ConnectionBook book(file(), keys);
        SavedConnection saved;
        saved.engine = "postgresql";
        saved.host = "db";
        const std::string id = book.put(saved);
        book.keepPassword(id, Secret("stored"), this, [](const auto&) {});
        saved = *book.find(id);
        saved.passwordCommand = "pass show shop";
        book.put(saved);
        std::optional<ConnectionTarget> completed;
        book.complete(id, this, [&](const ConnectionTarget& target) { completed = target; });
        QTRY_VERIFY(completed);
        QVERIFY(!completed->password);
        QCOMPARE(completed->passwordCommand, std::string("pass show shop"));
    }

private:
    static SessionOpener openerOf(const ConnectionTarget& target)
    {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    }

    [[nodiscard]] static QLineEdit& field(const QWidget& dialog, const char* name)
    {
        return *dialog.findChild<QLineEdit*>(QString::fromLatin1(name));
    }

    [[nodiscard]] QString file() const { return m_folder->filePath(QStringLiteral("connections.json")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(ConnectionPathTest)
#include "tst_connectionpath.moc"
