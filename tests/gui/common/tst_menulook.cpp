#include "common/plainstyle.h"
#include "common/theme.h"

#include <QAction>
#include <QApplication>
#include <QIcon>
#include <QImage>
#include <QMenu>
#include <QPixmap>
#include <QTest>

using namespace querymend;

namespace {

/// Where something is first drawn in the row of an entry, from the entry's left edge; -1 if there is nothing.
int firstInk(QMenu& menu, QAction& entry)
{
    menu.ensurePolished();
    menu.resize(menu.sizeHint());
    const QImage image = menu.grab().toImage();
    const QRect row = menu.actionGeometry(&entry);
    const QRgb ground = image.pixel(row.left(), row.center().y());
    for (int x = row.left(); x <= row.right(); ++x) {
        for (int y = row.top(); y <= row.bottom(); ++y) {
            if (image.pixel(x, y) != ground)
                return x - row.left();
        }
    }
    return -1;
}

} // namespace

/// The entries of a menu begin close to its edge unless there are icons or ticks before them.
class MenuLookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new PlainStyle); }

    void textsBeginWhereIconsAndTicksEnd_data()
    {
        QTest::addColumn<bool>("isTicked");
        QTest::addColumn<bool>("hasIcon");
        QTest::addColumn<int>("begin");
        QTest::newRow("close to the edge in a menu of commands alone") << false << false << 12;
        QTest::newRow("after the tick of another entry") << true << false << 26;
        QTest::newRow("after the icon of another entry") << false << true << 32;
    }

    void textsBeginWhereIconsAndTicksEnd()
    {
        QFETCH(const bool, isTicked);
        QFETCH(const bool, hasIcon);
        QFETCH(const int, begin);
        Theme theme;
        theme.setTextPixels(13);
        theme.choose(ThemeChoice::light);
        QPixmap red(16, 16);
        red.fill(Qt::red);
        QMenu menu;
        QAction& other = *menu.addAction(QStringLiteral("Copy"));
        other.setCheckable(isTicked);
        other.setChecked(isTicked);
        if (hasIcon)
            other.setIcon(QIcon(red));
        QAction& plain = *menu.addAction(QStringLiteral("HHH"));
        const int text = firstInk(menu, plain);
        QVERIFY2(text >= begin && text <= begin + 4, qPrintable(QString::number(text)));
        if (!isTicked && !hasIcon)
            return;
        const int sign = firstInk(menu, other);
        QVERIFY2(sign >= 4 && sign < begin - 6, qPrintable(QString::number(sign)));
    }
};

QTEST_MAIN(MenuLookTest)
#include "tst_menulook.moc"
