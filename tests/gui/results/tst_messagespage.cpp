// The messages of the results, while there are none.

#include "common/theme.h"
#include "results/messages/messagespage.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTest>

#include <cstdlib>

using namespace querymend;

class MessagesPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysInTheMiddleThatThereAreNone();
    void saysSoOnlyThen();
};

void MessagesPageTest::saysInTheMiddleThatThereAreNone()
{
    const Theme theme;
    MessagesPage page(theme);
    page.resize(600, 300);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const auto* const text = page.findChild<QPlainTextEdit*>();
    const auto* const said = text->findChild<QLabel*>();
    QVERIFY(said);
    QVERIFY(said->isVisible());
    QVERIFY(said->alignment().testFlag(Qt::AlignHCenter));
    const QPoint middle = said->mapTo(text->viewport(), said->rect().center());
    QVERIFY(std::abs(middle.x() - text->viewport()->rect().center().x()) <= 1);
    QVERIFY(std::abs(middle.y() - text->viewport()->rect().center().y()) <= 1);
    QCOMPARE(text->accessibleDescription(), said->text());
}

void MessagesPageTest::saysSoOnlyThen()
{
    const Theme theme;
    MessagesPage page(theme);
    page.show();
    const auto* const said = page.findChild<QPlainTextEdit*>()->findChild<QLabel*>();
    page.add(entryNow(JournalEntry::Tone::good, QStringLiteral("1 row"), "SELECT 1"));
    QVERIFY(!said->isVisible());
    page.clear();
    QVERIFY(said->isVisible());
}

QTEST_MAIN(MessagesPageTest)
#include "tst_messagespage.moc"
