#include "common/chip.h"
#include "common/theme.h"
#include "editor/editorstatus.h"
#include "editor/problems/textcheck.h"
#include "gui/editor/editorflow.h"
#include "support/named.h"
#include "support/sqlitefile.h"

#include <QGuiApplication>
#include <QLabel>
#include <QLayout>
#include <QMargins>
#include <QMenu>
#include <QScreen>

using namespace querymend;

namespace {

struct StatusFlow : EditorFlow {
    [[nodiscard]] bool open(const ConnectionTarget& target)
    {
        bench.open(target);
        return QTest::qWaitFor([&] { return bench.state() == ConnectionState::open; }, 20'000);
    }
    [[nodiscard]] bool isChecked() const
    {
        return QTest::qWaitFor([&] { return page().check().status() == CheckStatus::done; }, 20'000);
    }
    [[nodiscard]] const QLabel& check() const { return *named<QLabel>(*panel, QStringLiteral("Check")); }
};

} // namespace

/// The line below a text says what its check found.
class EditorStatusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsWarningsApart_data();
    void countsWarningsApart();
    void aShortResultLeavesTheRoomOfALongOne();
    void theMenuOfConnectionsLeavesItsChipInSight();
    void theMenuOfConnectionsIsFilledOnce();
    void noRoomIsLeftBeforeAShortenedChip();
    void theToolTipOfAMessageShowsItsSigns();
    void anotherDatabaseKeepsItsDistanceFromTheChip_data();
    void anotherDatabaseKeepsItsDistanceFromTheChip();

private:
    SqliteFile m_file{"CREATE TABLE customers (id INTEGER PRIMARY KEY, city TEXT);"
                      "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER);"};
};

void EditorStatusTest::countsWarningsApart_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("role");
    const auto row = [](const char* name, const char* sql, const char* status, const char* role) {
        QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(status) << QString::fromLatin1(role);
    };
    row("a warning is no problem", "SELECT SUM(id) / COUNT(*) FROM orders", "1 warning(s)", "warned");
    row("a problem comes before a warning", "SELECT SUM(id) / COUNT(*) FROM orders;\nSELECT citi FROM customers",
        "1 problem(s), 1 warning(s)", "bad");
    row("a problem alone", "SELECT citi FROM customers", "1 problem(s)", "bad");
    row("neither", "SELECT city FROM customers", "no problems", "good");
}

void EditorStatusTest::countsWarningsApart()
{
    QFETCH(const QString, sql);
    StatusFlow flow;
    QVERIFY(flow.open(m_file.target()));
    flow.editor().setFocus();
    flow.editor().setSqlText(sql.toStdString());
    QVERIFY(flow.isChecked());
    QTEST(flow.check().text(), "status");
    QTEST(flow.check().property("role").toString(), "role");
    const QString told = flow.editor().accessibleDescription();
    QCOMPARE(told.contains(QStringLiteral("Warning, line 1")), flow.check().text().contains(QStringLiteral("warning")));
}

void EditorStatusTest::aShortResultLeavesTheRoomOfALongOne()
{
    StatusFlow flow;
    QVERIFY(flow.check().text().size() > 15); // that no database is open
    QVERIFY(flow.open(m_file.target()));
    flow.editor().setFocus();
    flow.editor().setSqlText("SELECT citi FROM customers");
    QVERIFY(flow.isChecked());
    QTRY_COMPARE(flow.check().text(), QStringLiteral("1 problem(s)"));
    const int whole = flow.check().fontMetrics().horizontalAdvance(flow.check().text());
    QVERIFY2(flow.check().sizeHint().width() <= whole + 2, qPrintable(QString::number(whole)));
}

void EditorStatusTest::theMenuOfConnectionsLeavesItsChipInSight()
{
    const Theme theme;
    EditorStatus status(theme);
    connect(&status, &EditorStatus::connectionsAsked, &status, [](QMenu* menu) {
        for (int i = 0; i < 8; ++i)
            menu->addAction(QStringLiteral("Connection %1").arg(i));
    });
    status.resize(500, 30);
    status.show();
    QVERIFY(QTest::qWaitForWindowExposed(&status));
    const auto* const chip = status.findChild<Chip*>();
    const QRect screen = status.screen()->availableGeometry();
    for (const int y : {screen.top(), screen.bottom() - 60}) {
        status.move(screen.left(), y);
        status.offerConnections();
        QCOMPARE(chip->menu()->actions().size(), 8);
        const QRect shown(chip->mapToGlobal(QPoint(0, 0)), chip->size());
        QVERIFY(!chip->menu()->geometry().intersects(shown));
        chip->menu()->close();
    }
}

void EditorStatusTest::theMenuOfConnectionsIsFilledOnce()
{
    const Theme theme;
    EditorStatus status(theme);
    status.show();
    QVERIFY(QTest::qWaitForWindowExposed(&status));
    int asked = 0;
    connect(&status, &EditorStatus::connectionsAsked, &status, [&asked](QMenu* menu) {
        ++asked;
        menu->addAction(QStringLiteral("Orders"));
    });
    auto* const menu = status.findChild<Chip*>()->menu();
    status.offerConnections();
    QCOMPARE(asked, 1);
    menu->close();
    menu->popup(QPoint()); // as the chip does
    QCOMPARE(asked, 2);
    QCOMPARE(menu->actions().size(), 1);
    menu->close();
}

void EditorStatusTest::noRoomIsLeftBeforeAShortenedChip()
{
    const Theme theme;
    EditorStatus status(theme);
    status.nameConnection(QStringLiteral("Library, live"), {});
    status.show();
    QVERIFY(QTest::qWaitForWindowExposed(&status));
    const auto* const chip = status.findChild<Chip*>();
    const auto* const check = named<QLabel>(status, QStringLiteral("Check"));
    QVERIFY(check);
    for (int width = 2 * chip->sizeHint().width(); width >= status.minimumSizeHint().width(); width -= 3) {
        status.resize(width, 30);
        status.layout()->activate();
        const int left = chip->x() - check->geometry().right() - 1;
        QVERIFY2(chip->width() >= chip->sizeHint().width() || left <= 10, qPrintable(QString::number(left)));
    }
}

void EditorStatusTest::theToolTipOfAMessageShowsItsSigns()
{
    const Theme theme;
    EditorStatus status(theme);
    status.show();
    status.tell(QStringLiteral("no such column: <b>"));
    const auto* const message = named<QLabel>(status, QStringLiteral("Message"));
    QVERIFY(message);
    QVERIFY2(message->toolTip().contains(QStringLiteral("&lt;b&gt;")), qPrintable(message->toolTip()));
}

void EditorStatusTest::anotherDatabaseKeepsItsDistanceFromTheChip_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<QMargins>("margins");
    QTest::newRow("from left to right") << Qt::LeftToRight << QMargins(0, 0, 8, 0);
    QTest::newRow("from right to left") << Qt::RightToLeft << QMargins(8, 0, 0, 0);
}

void EditorStatusTest::anotherDatabaseKeepsItsDistanceFromTheChip()
{
    QFETCH(const Qt::LayoutDirection, direction);
    QGuiApplication::setLayoutDirection(direction);
    const Theme theme;
    const EditorStatus status(theme);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QTEST(status.findChild<QLabel*>(QStringLiteral("otherDatabase"))->contentsMargins(), "margins");
}

QTEST_MAIN(EditorStatusTest)
#include "tst_editorstatus.moc"
