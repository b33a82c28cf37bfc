#include "editor/editorstatus.h"
#include "editor/problems/textcheck.h"
#include "gui/editor/editorflow.h"
#include "support/sqlitefile.h"

#include <QLabel>

#include <algorithm>

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
    [[nodiscard]] const QLabel& check() const
    {
        const auto labels = panel->findChildren<QLabel*>();
        return **std::ranges::find_if(
            labels, [](const QLabel* label) { return label->property("caption") == QStringLiteral("Check"); });
    }
};

} // namespace

/// The line below a text says what its check found.
class EditorStatusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsWarningsApart_data();
    void countsWarningsApart();
    void aShortResultLeavesTheRoomOfALongOne();

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

QTEST_MAIN(EditorStatusTest)
#include "tst_editorstatus.moc"
