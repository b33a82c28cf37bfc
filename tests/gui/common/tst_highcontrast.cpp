#include "common/menutitle.h"
#include "common/plainstyle.h"
#include "common/theme.h"
#include "results/grid/celldelegate.h"
#include "schema/schemabrowser.h"
#include "schema/schemamodel.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTableView>
#include <QTest>

#include <memory>
#include <utility>

using namespace querymend;

Q_DECLARE_METATYPE(querymend::ThemeChoice)

/// What is chosen, has the focus or can be clicked is seen in high contrast, and titles are in every theme.
class HighContrastTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new PlainStyle); }
    void aChosenRowWithTheFocusHasOneFrame();
    void aRowKeepsItsTextInPlaceWhenItIsChosen();
    void theFocusedCellHasAWideFrame_data();
    void theFocusedCellHasAWideFrame();
    void theFrameOfTheFocusInTheSchemaIsAroundTheWholeRow_data() { theSignThatClearsAFieldIsSeen_data(); }
    void theFrameOfTheFocusInTheSchemaIsAroundTheWholeRow();
    void theSignThatClearsAFieldIsSeen_data();
    void theSignThatClearsAFieldIsSeen();
    void theTitleOfAMenuCanBeRead_data() { theSignThatClearsAFieldIsSeen_data(); }
    void theTitleOfAMenuCanBeRead();
};

namespace {

/// Paints the first cell of a model, which has the focus, from the 20th pixel on.
QImage painted(QAbstractItemDelegate& delegate, const QAbstractItemModel& model)
{
    QTableView view;
    QImage image(120, 24, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    QPainter painter(&image);
    QStyleOptionViewItem option;
    option.initFrom(&view);
    option.widget = &view;
    option.rect = QRect(20, 0, 100, 24);
    option.state = QStyle::State_Enabled | QStyle::State_HasFocus;
    delegate.paint(&painter, option, model.index(0, 0));
    painter.end();
    return image;
}

} // namespace

void HighContrastTest::aChosenRowWithTheFocusHasOneFrame()
{
    Theme theme;
    theme.choose(ThemeChoice::highContrast);
    QPixmap red(16, 16);
    red.fill(Qt::red);
    QListWidget list;
    new QListWidgetItem(red, QStringLiteral("Runs"), &list);
    list.setFrameShape(QFrame::NoFrame);
    list.resize(160, 60);
    list.show();
    QVERIFY(QTest::qWaitForWindowActive(&list));
    list.setFocus(Qt::TabFocusReason);
    list.setCurrentRow(0);
    const QRect row = list.visualItemRect(list.item(0));
    const QImage image = list.viewport()->grab().toImage();
    const auto isOfFrame = [&](int x) { return image.pixelColor(x, row.top() + 4) == theme.colour(Tone::accent); };
    for (const int x : {row.left(), row.left() + 1, row.right() - 1, row.right()})
        QVERIFY2(isOfFrame(x), qPrintable(QString::number(x)));
    for (int x = row.left() + 2; x < row.right() - 1; ++x)
        QVERIFY2(!isOfFrame(x), qPrintable(QString::number(x)));
}

void HighContrastTest::aRowKeepsItsTextInPlaceWhenItIsChosen()
{
    Theme theme;
    theme.choose(ThemeChoice::highContrast);
    QListWidget list;
    new QListWidgetItem(QStringLiteral("Runs"), &list);
    list.setFocusPolicy(Qt::NoFocus);
    list.resize(160, 60);
    list.show();
    const auto firstInk = [&] {
        const QRect row = list.visualItemRect(list.item(0)).adjusted(2, 2, -2, -2);
        const QImage image = list.viewport()->grab(row).toImage();
        const QRgb ground = image.pixel(0, 0);
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                if (image.pixel(x, y) != ground)
                    return x;
            }
        }
        return -1;
    };
    const int usual = firstInk();
    QVERIFY(usual > 0);
    list.item(0)->setSelected(true);
    QCOMPARE(firstInk(), usual);
}

void HighContrastTest::theFocusedCellHasAWideFrame_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::addColumn<bool>("isWide");
    QTest::newRow("in high contrast") << ThemeChoice::highContrast << true;
    QTest::newRow("not in another theme") << ThemeChoice::light << false;
}

void HighContrastTest::theFocusedCellHasAWideFrame()
{
    QFETCH(const ThemeChoice, choice);
    QFETCH(const bool, isWide);
    Theme theme;
    theme.choose(choice);
    QStandardItemModel model(1, 1);
    CellDelegate delegate(Qt::UserRole, theme);
    const QImage image = painted(delegate, model);
    QCOMPARE(image.pixelColor(20, 12), theme.colour(Tone::accent));
    QCOMPARE(image.pixelColor(21, 12) == theme.colour(Tone::accent), isWide);
}

void HighContrastTest::theFrameOfTheFocusInTheSchemaIsAroundTheWholeRow()
{
    QFETCH(const ThemeChoice, choice);
    Theme theme;
    theme.choose(choice);
    Table table;
    table.name = "orders";
    table.columns.emplace_back().name = "id";
    Snapshot snapshot;
    snapshot.tables.push_back(table);
    const Dialect& dialect = dialectOf(DialectId::sqlite);
    SchemaModel model;
    model.show(std::make_shared<SchemaView>(Catalog(std::move(snapshot), dialect.syntax.names)), &dialect);
    SchemaBrowser browser(model, theme);
    browser.resize(240, 120);
    browser.show();
    browser.expandAll();
    const QModelIndex column = model.index(0, 0, model.index(0, 0, {}));
    QVERIFY(column.isValid());
    browser.setCurrentIndex(column);
    browser.setFocus(Qt::TabFocusReason);
    QVERIFY(QTest::qWaitForWindowActive(&browser));
    const QRect row = browser.visualRect(column);
    QVERIFY(row.left() > 0); // the lines of the tree are before it
    const QImage seen = browser.viewport()->grab().toImage();
    const QColor accent = theme.colour(Tone::accent);
    QCOMPARE(seen.pixelColor(0, row.center().y()), accent);
    QCOMPARE(seen.pixelColor(browser.viewport()->width() - 1, row.center().y()), accent);
    QVERIFY(seen.pixelColor(row.left(), row.center().y()) != accent);
}

void HighContrastTest::theSignThatClearsAFieldIsSeen_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::light;
    QTest::newRow("dark") << ThemeChoice::dark;
    QTest::newRow("high contrast") << ThemeChoice::highContrast;
}

/// A field has the sign from before the theme was chosen.
void HighContrastTest::theSignThatClearsAFieldIsSeen()
{
    QFETCH(const ThemeChoice, choice);
    Theme theme;
    theme.choose(ThemeChoice::light);
    const QIcon sign = PlainStyle().standardIcon(QStyle::SP_LineEditClearButton, nullptr, nullptr);
    theme.choose(choice);
    const QImage image = sign.pixmap(64, 64).toImage().convertToFormat(QImage::Format_ARGB32);
    QColor ink(Qt::transparent);
    for (int x = 0; x < image.width(); ++x) {
        if (image.pixelColor(x, image.height() / 2).alpha() > ink.alpha())
            ink = image.pixelColor(x, image.height() / 2);
    }
    QVERIFY(ink.alpha() > 200);
    ink.setAlpha(255);
    QVERIFY2(contrast(ink, theme.colour(Tone::panel)) >= 4.5, qPrintable(ink.name()));
}

void HighContrastTest::theTitleOfAMenuCanBeRead()
{
    QFETCH(const ThemeChoice, choice);
    Theme theme;
    theme.choose(choice);
    QMenu menu;
    addMenuTitle(menu, QStringLiteral("Sales & More"));
    QCOMPARE(menu.actions().size(), 1);
    QVERIFY(!menu.actions().constFirst()->isEnabled());
    menu.ensurePolished();
    auto* const title = menu.findChild<QLabel*>();
    QVERIFY(title);
    title->ensurePolished();
    QCOMPARE(title->text(), QStringLiteral("Sales & More"));
    const QColor ink = title->palette().color(QPalette::Disabled, QPalette::WindowText);
    QVERIFY2(contrast(ink, theme.colour(Tone::panel)) >= 4.5, qPrintable(ink.name()));
}

QTEST_MAIN(HighContrastTest)
#include "tst_highcontrast.moc"
