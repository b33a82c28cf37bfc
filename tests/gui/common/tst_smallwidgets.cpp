#include "common/elidedlabel.h"
#include "common/fittingcolumn.h"
#include "common/flowlayout.h"
#include "common/inlinemessage.h"
#include "common/namefield.h"
#include "common/plainstyle.h"
#include "common/plancosts.h"
#include "common/statelabel.h"
#include "common/theme.h"

#include <QAccessible>
#include <QCheckBox>
#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QSignalSpy>
#include <QStyleOption>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

using namespace querymend;

/// The widgets that panels share.
class SmallWidgetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wrapsARow_data();
    void wrapsARow();
    void endsALineWithWhatIsAlignedToTheRight_data();
    void endsALineWithWhatIsAlignedToTheRight();
    void givesItsItemsBack();
    void elidesWithoutLosingText();
    void growsWithWrappedText();
    void abandonsANameWithEscape();
    void showsAMessageUntilItIsDismissed();
    void readsALabelWithItsCaption_data();
    void readsALabelWithItsCaption();
    void marksTheFocusOnlyFromTheKeyboard();
    void marksTheFocusOfAWindowThatOpensByItself();
    void marksFieldsOnlyFromTheKeyboard();
    void putsNoFrameThroughATextOrCloseAroundIt();
    void sumsCosts_data();
    void sumsCosts();
};

namespace {

/// A row of three items of 100 by 20, with gaps of 10.
class FlowingRow : public QWidget {
public:
    FlowingRow() : flow(new FlowLayout(10))
    {
        setLayout(flow);
        for (int i = 0; i < 3; ++i) {
            auto* const item = new QWidget(this);
            item->setFixedSize(100, 20);
            flow->addWidget(item);
        }
        show();
    }

    FlowLayout* flow;
};

PlanNode step(std::optional<double> cost, std::vector<PlanNode> inputs = {})
{
    PlanNode node;
    node.cost = cost;
    node.inputs = std::move(inputs);
    return node;
}

} // namespace

void SmallWidgetsTest::wrapsARow_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isFirstHidden");
    QTest::addColumn<int>("height");
    QTest::addColumn<QPoint>("last");
    QTest::newRow("all in one line") << 320 << false << 20 << QPoint(220, 0);
    QTest::newRow("the last in a second line") << 319 << false << 50 << QPoint(0, 30);
    QTest::newRow("one in each line") << 100 << false << 80 << QPoint(0, 60);
    QTest::newRow("no item is narrower than it can be") << 50 << false << 80 << QPoint(0, 60);
    QTest::newRow("a hidden item takes no room") << 210 << true << 20 << QPoint(110, 0);
}

void SmallWidgetsTest::wrapsARow()
{
    QFETCH(const int, width);
    QFETCH(const bool, isFirstHidden);
    FlowingRow row;
    row.flow->itemAt(0)->widget()->setVisible(!isFirstHidden);
    QTEST(row.flow->heightForWidth(width), "height");
    row.flow->setGeometry({0, 0, width, 200});
    QTEST(row.flow->itemAt(2)->geometry().topLeft(), "last");
    QCOMPARE(row.flow->minimumSize(), QSize(100, 20));
}

void SmallWidgetsTest::endsALineWithWhatIsAlignedToTheRight_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<QPoint>("last");
    QTest::newRow("after the others") << 400 << QPoint(300, 0);
    QTest::newRow("in the next line") << 250 << QPoint(150, 30);
    QTest::newRow("where it has no more room") << 100 << QPoint(0, 60);
}

void SmallWidgetsTest::endsALineWithWhatIsAlignedToTheRight()
{
    QFETCH(const int, width);
    FlowingRow row;
    row.flow->itemAt(2)->setAlignment(Qt::AlignRight);
    row.flow->setGeometry({0, 0, width, 200});
    QTEST(row.flow->itemAt(2)->geometry().topLeft(), "last");
}

void SmallWidgetsTest::givesItsItemsBack()
{
    FlowingRow row;
    QVERIFY(!row.flow->itemAt(-1) && !row.flow->itemAt(3) && !row.flow->takeAt(3));
    QWidget* const second = row.flow->itemAt(1)->widget();
    const std::unique_ptr<QLayoutItem> taken(row.flow->takeAt(1));
    QCOMPARE(taken->widget(), second);
    QCOMPARE(row.flow->count(), 2);
}

void SmallWidgetsTest::elidesWithoutLosingText()
{
    ElidedLabel label;
    const QString text(500, u'x');
    label.setText(text);
    QCOMPARE(label.minimumSizeHint().width(), 1);
    QCOMPARE(label.text(), text);
    QCOMPARE(label.textFormat(), Qt::PlainText);
}

void SmallWidgetsTest::growsWithWrappedText()
{
    QWidget window;
    auto* const column = new FittingColumn(&window);
    auto* const text = new QLabel(QStringLiteral("a b c d e f g h i j k l m n o p q r s t u v w x y z"), column);
    text->setWordWrap(true);
    (new QVBoxLayout(column))->addWidget(text);
    window.show();
    column->resize(1000, 10);
    const int wide = column->minimumHeight();
    column->resize(100, 10);
    QVERIFY(wide > 0);
    QVERIFY(column->minimumHeight() > wide);
}

void SmallWidgetsTest::abandonsANameWithEscape()
{
    QWidget window;
    const QShortcut shortcut(QKeySequence(Qt::Key_Escape), &window);
    auto* const field = new NameField(&window);
    const QSignalSpy used(&shortcut, &QShortcut::activated);
    const QSignalSpy abandoned(field, &NameField::abandoned);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("new name"));
    QCOMPARE(field->text(), QStringLiteral("new name"));
    QCOMPARE(abandoned.size(), 0);
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(abandoned.size(), 1);
    QCOMPARE(used.size(), 0);
}

void SmallWidgetsTest::showsAMessageUntilItIsDismissed()
{
    Theme theme;
    InlineMessage message(theme);
    const QSignalSpy acted(&message, &InlineMessage::actionTaken);
    const QSignalSpy dismissed(&message, &InlineMessage::dismissed);
    QVERIFY(message.isHidden());
    message.say(Tone::accent, QStringLiteral("<b>Done</b>"));
    QVERIFY(message.isVisible());
    QCOMPARE(message.text(), QStringLiteral("<b>Done</b>"));
    auto* const action = message.findChild<QPushButton*>();
    QVERIFY(action->isHidden());
    message.say(Tone::execution, QStringLiteral("It failed"), QStringLiteral("Again"));
    QVERIFY(action->isVisible());
    action->click();
    QCOMPARE(acted.size(), 1);
    const QSignalSpy otherActed(&message, &InlineMessage::otherActionTaken);
    auto* const other = message.findChildren<QPushButton*>().at(1);
    QVERIFY(other->isHidden());
    message.say(Tone::execution, QStringLiteral("It failed"), QStringLiteral("Again"), QStringLiteral("Other"));
    other->click();
    QCOMPARE(otherActed.size(), 1);
    QCOMPARE(acted.size(), 1);
    message.findChild<QToolButton*>()->click();
    QCOMPARE(dismissed.size(), 1);
    QVERIFY(message.isHidden() && message.text().isEmpty());
}

void SmallWidgetsTest::readsALabelWithItsCaption_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::newRow("plain text") << QStringLiteral("shop.sqlite") << QStringLiteral("Database: shop.sqlite")
                                << QStringLiteral("shop.sqlite");
    QTest::newRow("markup is not read out")
        << QStringLiteral("<b>shop</b>") << QStringLiteral("Database: shop") << QStringLiteral("shop");
    QTest::newRow("nothing to show") << QString() << QStringLiteral("Database") << QString();
}

void SmallWidgetsTest::readsALabelWithItsCaption()
{
    QFETCH(const QString, text);
    QLabel label;
    setCaption(label, QStringLiteral("Database"));
    label.setText(text);
    QAccessibleInterface* const read = QAccessible::queryAccessibleInterface(&label);
    QTEST(read->text(QAccessible::Name), "name");
    QTEST(read->text(QAccessible::Value), "value");
}

/// The mark is the accent's colour at the edge.
void SmallWidgetsTest::marksFieldsOnlyFromTheKeyboard()
{
    Theme theme;
    theme.choose(ThemeChoice::light);
    QWidget window;
    auto* const row = new QHBoxLayout(&window);
    auto* const button = new QPushButton(QStringLiteral("first"), &window);
    auto* const field = new QLineEdit(&window);
    row->addWidget(button);
    row->addWidget(field);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto edge = [field] { return field->grab().toImage().pixelColor(0, field->height() / 2); };
    button->setFocus(Qt::TabFocusReason);
    const QColor plain = edge();
    QTest::mouseClick(field, Qt::LeftButton);
    QVERIFY(field->hasFocus());
    QCOMPARE(edge(), plain);
    QTest::keyClick(field, Qt::Key_Backtab, Qt::ShiftModifier);
    QTest::keyClick(button, Qt::Key_Tab);
    QVERIFY(field->hasFocus());
    QCOMPARE(edge(), theme.colour(Tone::accent));
}

void SmallWidgetsTest::marksTheFocusOnlyFromTheKeyboard()
{
    const Theme theme;
    QWidget window;
    auto* const row = new QHBoxLayout(&window);
    auto* const first = new QPushButton(QStringLiteral("first"), &window);
    auto* const second = new QPushButton(QStringLiteral("second"), &window);
    row->addWidget(first);
    row->addWidget(second);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto isMarked = [](const QWidget* widget) { return widget->property("keyFocus").toBool(); };
    QTest::mouseClick(second, Qt::LeftButton);
    QVERIFY(second->hasFocus() && !isMarked(second));
    QTest::keyClick(second, Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(first->hasFocus() && isMarked(first));
    QTest::mouseClick(second, Qt::LeftButton);
    QVERIFY(!isMarked(first) && !isMarked(second));
    second->hide(); // so that the focus moves on
    QVERIFY(first->hasFocus() && !isMarked(first));
    second->show();
    second->setFocus(Qt::MouseFocusReason);
    for (const bool isByKey : {false, true}) { // opens a window
        if (isByKey)
            QTest::keyClick(second, Qt::Key_Space);
        QDialog dialog(&window);
        auto* const only = new QPushButton(QStringLiteral("only"), &dialog);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTRY_VERIFY(only->hasFocus());
        QCOMPARE(isMarked(only), isByKey);
    }
}

void SmallWidgetsTest::marksTheFocusOfAWindowThatOpensByItself()
{
    const Theme theme; // it has seen no key and no click
    QWidget window;
    const auto* const field = new QLineEdit(&window);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTRY_VERIFY(field->hasFocus());
    QVERIFY(field->property("keyFocus").toBool());
}

void SmallWidgetsTest::putsNoFrameThroughATextOrCloseAroundIt()
{
    const PlainStyle style;
    const auto isDrawn = [&](const QWidget& widget) {
        QImage image(40, 20, QImage::Format_ARGB32);
        image.fill(Qt::white);
        const QImage before = image;
        QPainter painter(&image);
        QStyleOptionFocusRect option;
        option.rect = QRect(4, 4, 30, 10);
        style.drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, &widget);
        return image != before;
    };
    QVERIFY(isDrawn(QCheckBox()));
    QVERIFY(!isDrawn(QPushButton()));
    QVERIFY(!isDrawn(QTabBar()));
}

void SmallWidgetsTest::sumsCosts_data()
{
    QTest::addColumn<PlanNode>("node");
    QTest::addColumn<double>("own");
    QTest::addColumn<double>("sum");
    QTest::newRow("a step alone") << step(5) << 5.0 << 5.0;
    QTest::newRow("a step of unknown cost") << step({}) << 0.0 << 0.0;
    QTest::newRow("a step that includes its inputs") << step(10, {step(3), step(4)}) << 3.0 << 10.0;
    QTest::newRow("a step that its inputs are not added to") << step(2, {step(3)}) << 2.0 << 5.0;
}

void SmallWidgetsTest::sumsCosts()
{
    QFETCH(const PlanNode, node);
    QTEST(ownCost(node), "own");
    QTEST(sumOfCosts({node}), "sum");
}

QTEST_MAIN(SmallWidgetsTest)
#include "tst_smallwidgets.moc"
