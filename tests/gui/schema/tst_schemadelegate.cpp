#include "common/icon.h"
#include "common/theme.h"
#include "schema/schemadelegate.h"

#include <QImage>
#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

using namespace querymend;

namespace {

enum Role { icon = Qt::UserRole, note, detail, places, used, bold };

/// A row for a table that takes this in the prompt.
QImage rowOf(const QString& taken, int width)
{
    Theme theme;
    theme.choose(ThemeChoice::light);
    const SchemaDelegate delegate(theme, {icon, note, detail, places, used, bold});
    QStandardItemModel model;
    auto* const item = new QStandardItem(QStringLiteral("Order Items"));
    item->setData(static_cast<int>(Icon::table), icon);
    item->setData(taken, detail);
    item->setData(true, bold);
    item->setCheckable(true);
    item->setCheckState(Qt::Checked);
    model.appendRow(item);
    QImage image(width, 24, QImage::Format_ARGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QStyleOptionViewItem option;
    option.rect = image.rect();
    delegate.paint(&painter, option, item->index());
    return image;
}

} // namespace

/// What a row of the schema shows where there is little room.
class SchemaDelegateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCountIsShownWholeOrNotAtAll()
    {
        const QString count = QStringLiteral("65 tok");
        const int letters = QFontMetrics(Theme::metaFont()).horizontalAdvance(count) + 8; // and what is after them
        const auto endOf = [letters](const QImage& row) {
            return row.copy(row.width() - letters, 0, letters, row.height());
        };
        const QImage whole = endOf(rowOf(count, 500));
        bool wasLeftOut = false;
        for (int width = 120; width <= 400; ++width) {
            const QImage row = rowOf(count, width);
            if (row == rowOf(QString(), width))
                wasLeftOut = true;
            else
                QVERIFY2(endOf(row) == whole, qPrintable(QString::number(width)));
        }
        QVERIFY(wasLeftOut);
        QVERIFY(rowOf(count, 400) != rowOf(QString(), 400));
    }
};

QTEST_MAIN(SchemaDelegateTest)
#include "tst_schemadelegate.moc"
