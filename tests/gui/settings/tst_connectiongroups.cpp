// Groups of connections and the mark of production, in the form, in the list and in the book.

#include "common/languages.h"
#include "common/theme.h"
#include "database/databaseopener.h"
#include "db/addresses/connectionurl.h"
#include "db/addresses/environmentvariable.h"
#include "settings/connectionbook.h"
#include "settings/connectiondialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace querymend;

namespace {

SessionOpener groupOpener(const ConnectionTarget& target)
{
    return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
}

struct GroupFlow {
    QTemporaryDir folder;
    SessionKeys keys;
    Theme theme;
    ConnectionBook book{folder.filePath(QStringLiteral("connections.json")), keys};
    std::unique_ptr<ConnectionDialog> dialog;

    std::string add(const char* name, const char* group, bool isProduction = false)
    {
        SavedConnection made;
        made.name = name;
        made.engine = "sqlite";
        made.database = std::string("/") + name + ".db";
        made.group = group;
        made.isProduction = isProduction;
        return book.put(made);
    }
    void open()
    {
        dialog = std::make_unique<ConnectionDialog>(book, groupOpener, theme);
        dialog->show();
    }
    template <class Part>
    [[nodiscard]] Part& part(const char* name) const
    {
        return *dialog->findChild<Part*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QListWidget& list() const { return part<QListWidget>("connectionList"); }
    [[nodiscard]] QStringList rows() const
    {
        QStringList texts;
        for (int row = 0; row < list().count(); ++row)
            texts << list().item(row)->text();
        return texts;
    }
};

} // namespace

class ConnectionGroupsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void groupsAreHeadings()
    {
        GroupFlow shown;
        shown.add("orders", "Sales", true);
        shown.add("loose", "");
        shown.add("crates", "Stock");
        shown.add("prices", "Sales");
        shown.open();
        QCOMPARE(shown.rows(),
                 QStringList({QStringLiteral("loose"), QStringLiteral("Sales"), QStringLiteral("orders · PRODUCTION"),
                              QStringLiteral("prices"), QStringLiteral("Stock"), QStringLiteral("crates")}));
        QCOMPARE(shown.list().item(1)->flags(), Qt::ItemFlags(Qt::NoItemFlags));
        QCOMPARE(shown.list().item(2)->data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("orders, PRODUCTION, group Sales"));
        QCOMPARE(shown.list().item(0)->data(Qt::AccessibleTextRole).toString(), QStringLiteral("loose"));
    }

    void theKeyboardPassesOverHeadings()
    {
        GroupFlow shown;
        shown.add("orders", "Sales");
        shown.add("crates", "Stock");
        shown.open();
        QCOMPARE(shown.list().currentRow(), 1); // below the first heading
        shown.list().setFocus();
        QTest::keyClick(&shown.list(), Qt::Key_Down);
        QCOMPARE(shown.list().currentRow(), 3);
        QCOMPARE(shown.part<QLineEdit>("pathEdit").text(), QStringLiteral("/crates.db"));
        QTest::keyClick(&shown.list(), Qt::Key_Up);
        QCOMPARE(shown.part<QLineEdit>("pathEdit").text(), QStringLiteral("/orders.db"));
    }

    void aHeadingIsNoConnection()
    {
        GroupFlow shown;
        shown.add("orders", "Sales");
        shown.add("prices", "Sales");
        shown.open();
        const auto press = [&](const char* button) {
            QTest::mouseClick(&shown.part<QToolButton>(button), Qt::LeftButton);
        };
        press("deleteButton");
        QCOMPARE(shown.rows(), QStringList({QStringLiteral("Sales"), QStringLiteral("prices")}));
        QCOMPARE(shown.part<QLineEdit>("pathEdit").text(), QStringLiteral("/prices.db"));
        press("deleteButton");
        QVERIFY(shown.rows().isEmpty() && shown.book.connections().empty());
        QVERIFY(!shown.part<QToolButton>("deleteButton").isEnabled());
    }

    void theFormKeepsGroupAndProduction()
    {
        GroupFlow shown;
        shown.add("crates", "Stock");
        shown.open();
        QTest::mouseClick(&shown.part<QToolButton>("newButton"), Qt::LeftButton);
        auto& group = shown.part<QComboBox>("groupCombo");
        QVERIFY(group.currentText().isEmpty() && !shown.part<QCheckBox>("productionBox").isChecked());
        QTest::keyClicks(&shown.part<QLineEdit>("pathEdit"), QStringLiteral("/orders.db"));
        QTest::keyClicks(group.lineEdit(), QStringLiteral(" Sales "));
        shown.part<QCheckBox>("productionBox").click();
        QTest::keyClick(shown.dialog.get(), Qt::Key_Escape);
        SessionKeys keys;
        const ConnectionBook again(shown.folder.filePath(QStringLiteral("connections.json")), keys);
        QCOMPARE(again.connections().size(), std::size_t{2});
        QCOMPARE(again.connections()[1].group, std::string("Sales"));
        QVERIFY(again.connections()[1].isProduction && !again.connections()[0].isProduction);
        shown.dialog->show();
        shown.dialog->select(again.connections()[0].id);
        QCOMPARE(group.currentText(), QStringLiteral("Stock"));
        QVERIFY(!shown.part<QCheckBox>("productionBox").isChecked());
        shown.dialog->select(again.connections()[1].id);
        QCOMPARE(group.currentText(), QStringLiteral("Sales"));
        QVERIFY(shown.part<QCheckBox>("productionBox").isChecked());
    }

    void groupsThatThereAreAreOffered()
    {
        GroupFlow shown;
        shown.add("orders", "Sales");
        shown.add("crates", "Stock");
        shown.add("prices", "Sales");
        shown.open();
        const auto& group = shown.part<QComboBox>("groupCombo");
        QCOMPARE(group.count(), 2);
        QCOMPARE(group.itemText(0), QStringLiteral("Sales"));
        QCOMPARE(group.currentText(), QStringLiteral("Sales"));
        group.lineEdit()->selectAll();
        QTest::keyClicks(group.lineEdit(), QStringLiteral("St"));
        QCOMPARE(group.currentText(), QStringLiteral("St")); // nothing is accepted by itself
        QTest::keyClicks(group.lineEdit(), QStringLiteral("aff"));
        QTest::keyClick(shown.dialog.get(), Qt::Key_Escape);
        QCOMPARE(shown.book.connections()[0].group, std::string("Staff"));
    }

    void theListSpeaksTheWindowsLanguage()
    {
        GroupFlow shown;
        Languages languages;
        languages.choose("en");
        shown.add("orders", "Sales", true);
        shown.open();
        languages.choose("it");
        QTRY_COMPARE(shown.rows().last(), QStringLiteral("orders · PRODUZIONE"));
        languages.choose("en");
        QTRY_COMPARE(shown.rows().last(), QStringLiteral("orders · PRODUCTION"));
    }

    void aCopyStaysInItsGroupAndInProduction()
    {
        GroupFlow shown;
        const std::string id = shown.book.duplicate(shown.add("orders", "Sales", true));
        QCOMPARE(shown.book.find(id)->group, std::string("Sales"));
        QVERIFY(shown.book.find(id)->isProduction);
    }

    void productionIsOfTheDatabase_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* title, const char* url, const char* found) {
            QTest::newRow(title) << QString::fromLatin1(url) << QString::fromLatin1(found);
        };
        row("the same URL", "postgresql://ann@db.example/shop", "live");
        row("the host in other letters, and its usual port", "postgresql://ann@DB.example:5432/shop", "live");
        row("another option", "postgresql://ann@db.example/shop?connect_timeout=3", "live");
        row("no user", "postgresql://db.example/shop", "live");
        row("another database", "postgresql://ann@db.example/test", "");
        row("another user", "postgresql://bob@db.example/shop", "");
        row("a file", "sqlite:///shop.db", "");
    }

    void productionIsOfTheDatabase()
    {
        QFETCH(const QString, url);
        GroupFlow shown;
        SavedConnection live;
        live.name = "live";
        live.engine = "postgresql";
        live.host = "db.example";
        live.user = "ann";
        live.database = "shop";
        live.isProduction = true;
        shown.book.put(live);
        SavedConnection other = live; // the same database, which somebody saved without the mark
        other.name = "other";
        other.isProduction = false;
        shown.book.noteUse(shown.book.put(other));
        SavedConnection unknown; // of a newer version
        unknown.name = "unknown";
        unknown.engine = "other-engine";
        unknown.database = "/shop.db";
        shown.book.put(unknown);
        const auto target = parseConnectionUrl(url.toStdString(), environmentVariable);
        QVERIFY(target.ok());
        const SavedConnection* const found = shown.book.findTarget(*target);
        QTEST(found ? QString::fromStdString(found->name) : QString(), "found");
    }
};

QTEST_MAIN(ConnectionGroupsTest)
#include "tst_connectiongroups.moc"
