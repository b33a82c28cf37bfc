#include "common/fittingarea.h"

#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace querymend;

/// A scroll area shows its scroll bar only for want of height.
class FittingAreaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void hasABarOnlyForWantOfHeight_data();
    void hasABarOnlyForWantOfHeight();
    void anyHeightAndWidthHasAnEnd();

private:
    /// A width at which the text needs fewer lines than beside a scroll bar.
    [[nodiscard]] int criticalWidth() const;

    std::unique_ptr<FittingArea> m_area;
    QVBoxLayout* m_column = nullptr;
};

void FittingAreaTest::init()
{
    m_area = std::make_unique<FittingArea>();
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    auto* const contents = new QWidget;
    m_column = new QVBoxLayout(contents);
    m_column->setContentsMargins(0, 0, 0, 0);
    auto* const text = new QLabel(QStringLiteral("one two three four five six seven eight nine ten ").repeated(4));
    text->setWordWrap(true);
    m_column->addWidget(text);
    m_area->setWidget(contents);
}

int FittingAreaTest::criticalWidth() const
{
    const int bar = m_area->verticalScrollBar()->sizeHint().width();
    for (int width = 300; width < 1000; ++width) {
        if (m_column->totalHeightForWidth(width) < m_column->totalHeightForWidth(width - bar))
            return width;
    }
    return 0;
}

void FittingAreaTest::hasABarOnlyForWantOfHeight_data()
{
    QTest::addColumn<int>("missing"); // pixels of the height that the text needs
    QTest::addColumn<bool>("isShown");
    QTest::newRow("no bar at the height that the text needs at the whole width") << 0 << false;
    QTest::newRow("a bar if a pixel is missing") << 1 << true;
}

void FittingAreaTest::hasABarOnlyForWantOfHeight()
{
    QFETCH(const int, missing);
    QFETCH(const bool, isShown);
    const int width = criticalWidth();
    QVERIFY(width > 0);
    const int needed = m_column->totalHeightForWidth(width);
    m_area->resize(width, needed / 2);
    m_area->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_area.get()));
    QTRY_VERIFY(m_area->verticalScrollBar()->isVisible());
    m_area->resize(width, needed - missing);
    QTRY_COMPARE(m_area->height(), needed - missing);
    QTRY_COMPARE(m_area->verticalScrollBar()->isVisible(), isShown);
    QCOMPARE(m_area->verticalScrollBar()->maximum() > 0, isShown);
}

/// A bar takes width and height, and with them changes what the contents need.
void FittingAreaTest::anyHeightAndWidthHasAnEnd()
{
    auto* const wide = new QWidget;
    wide->setMinimumSize(200, 20);
    m_column->addWidget(wide);
    m_area->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_area.get()));
    for (const int width : {150, 195, 199, 200, 201, 205, 215, 300}) {
        m_area->resize(width, 10);
        const int needed = m_area->sizeHint().height();
        for (int height = needed - 30; height < needed + 30; ++height) {
            m_area->resize(width, height);
            const auto isReached = [this] {
                return m_area->verticalScrollBar()->isVisible()
                    || m_area->viewport()->height() >= m_area->widget()->height();
            };
            QTRY_VERIFY2(isReached(), qPrintable(QStringLiteral("%1 x %2").arg(width).arg(height)));
        }
    }
}

QTEST_MAIN(FittingAreaTest)
#include "tst_fittingarea.moc"
