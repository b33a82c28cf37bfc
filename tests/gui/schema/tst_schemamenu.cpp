#include "common/theme.h"
#include "database/databaseopener.h"
#include "schema/definitiondialog.h"
#include "schema/schemabrowser.h"
#include "schema/schemapanel.h"
#include "support/sqlitefile.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QCursor>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace querymend;

namespace {

const QByteArray menuTables =
    "CREATE TABLE customers (id INTEGER PRIMARY KEY, \"Region Name\" TEXT);"
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers (id));";

/// A schema panel with its workbench.
struct SchemaMenuFlow {
    Theme theme;
    Workbench workbench{[](const ConnectionTarget& target) {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    }};
    SchemaPanel panel{workbench, theme};

    SchemaMenuFlow()
    {
        panel.resize(280, 600);
        panel.show();
    }

    template <class Part>
    [[nodiscard]] Part& part()
    {
        return *panel.findChild<Part*>();
    }
};

} // namespace

/// What can be done with a table in the schema browser.
class SchemaMenuTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsRowsOnDoubleClick()
    {
        const SqliteFile file(menuTables);
        SchemaMenuFlow shown;
        shown.workbench.open(file.target());
        QTRY_VERIFY(shown.workbench.state() == ConnectionState::open);
        auto& browser = shown.part<SchemaBrowser>();
        const QSignalSpy previewed(&shown.panel, &SchemaPanel::previewAsked);
        const QSignalSpy inserted(&shown.panel, &SchemaPanel::insertAsked);
        const QModelIndex customers = browser.model()->index(0, 0);
        const auto doubleClick = [&](const QModelIndex& index) {
            const QRect row = browser.visualRect(index);
            QTest::mouseClick(browser.viewport(), Qt::LeftButton, {}, QPoint(row.left() + 60, row.center().y()));
            QTest::mouseDClick(browser.viewport(), Qt::LeftButton, {}, QPoint(row.left() + 60, row.center().y()));
        };
        doubleClick(customers);
        QCOMPARE(previewed.size(), 1);
        QCOMPARE(previewed[0][0].toString(), QStringLiteral("SELECT * FROM customers LIMIT 200"));
        QVERIFY(inserted.isEmpty());
        browser.expand(customers);
        doubleClick(browser.model()->index(1, 0, customers));
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(inserted[0][0].toString(), QStringLiteral("\"Region Name\""));
        browser.setCurrentIndex(customers);
        QTest::keyClick(&browser, Qt::Key_Return);
        QCOMPARE(previewed.size(), 2);
        QTest::keyClick(&browser, Qt::Key_Insert);
        QCOMPARE(inserted.size(), 2);
    }

    void offersAMenu()
    {
        const SqliteFile file(menuTables + "CREATE INDEX by_customer ON orders (customer_id);");
        SchemaMenuFlow shown;
        shown.workbench.open(file.target());
        QTRY_VERIFY(shown.workbench.state() == ConnectionState::open);
        auto& browser = shown.part<SchemaBrowser>();
        browser.setCurrentIndex(browser.model()->index(1, 0));
        const auto choose = [&](const QString& text) {
            QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(20, 20), QCursor::pos());
            QApplication::sendEvent(browser.viewport(), &event);
            auto* const menu = browser.findChild<QMenu*>();
            const auto actions = menu ? menu->actions() : QList<QAction*>();
            const auto found = std::find_if(actions.begin(), actions.end(), [&](const QAction* action) {
                return QString(action->text()).remove(QLatin1Char('&')) == text;
            });
            if (found != actions.end())
                (*found)->trigger();
            delete menu;
            return found != actions.end();
        };
        const QSignalSpy composed(&shown.panel, &SchemaPanel::statementAsked);
        QVERIFY(choose(QStringLiteral("SELECT From Here")));
        QCOMPARE(composed[0][0].toString(), QStringLiteral("SELECT\n    id,\n    customer_id\nFROM orders"));
        QVERIFY(choose(QStringLiteral("Copy Name")));
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("orders"));
        QVERIFY(choose(QStringLiteral("Definition and Indexes…")));
        auto* const dialog = shown.panel.findChild<DefinitionDialog*>();
        QVERIFY(dialog);
        const auto* const text = dialog->findChild<QPlainTextEdit*>();
        QTRY_COMPARE(text->toPlainText(),
                     QStringLiteral("CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES "
                                    "customers (id));\n\nCREATE INDEX by_customer ON orders (customer_id);"));
        for (QPushButton* const button : dialog->findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("Copy"))
                button->click();
        }
        QCOMPARE(QGuiApplication::clipboard()->text(), text->toPlainText());
    }
};

QTEST_MAIN(SchemaMenuTest)
#include "tst_schemamenu.moc"
