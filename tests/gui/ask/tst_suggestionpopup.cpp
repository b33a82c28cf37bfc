#include "ask/questionedit.h"
#include "ask/suggestionpopup.h"
#include "common/theme.h"

#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

using namespace querymend;

namespace {

/// `cus` as customers or as custom.
std::vector<QuestionSuggestion> twoFor(std::uint32_t begin, std::uint32_t end)
{
    return {{SuggestionWord::Kind::table, {begin, end}, "customers", {}},
            {SuggestionWord::Kind::value, {begin, end}, "custom", "products.kind"}};
}

} // namespace

/// The suggestions below the caret, and the keys that the box keeps.
class SuggestionPopupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void typingShowsThem();
    void controlSpaceTakesTheFirst();
    void altAndAnArrowChoose();
    void aClickTakesOne();
    void takingOneCanBeUndone();
    void keysOfTheBoxRemainItsOwn_data();
    void keysOfTheBoxRemainItsOwn();
    void escapeCloses();
    void movingTheCaretCloses();
    void aBoxThatMovesKeepsThemAtItsCaret_data();
    void aBoxThatMovesKeepsThemAtItsCaret();
    void nothingFoundIsAskedAgain();
    void whatWasClosedIsNotAskedAgain();
    void aSingleLetterOffersNothingByItself();
    void suggestionsForAnotherTextAreNotShown();
    void theyAreNamedForScreenReaders();
    void othersThanLatinLettersAreReplacedWhole();

private:
    void type(const QString& text);
    /// Types the text and shows two suggestions for what is after its last blank.
    void offer(const QString& text);

    Theme m_theme;
    std::unique_ptr<QWidget> m_window;
    QuestionEdit* m_box = nullptr;
    SuggestionPopup* m_popup = nullptr;
    QLineEdit* m_next = nullptr;
};

void SuggestionPopupTest::init()
{
    m_window = std::make_unique<QWidget>();
    m_box = new QuestionEdit(m_window.get());
    m_popup = new SuggestionPopup(m_theme, *m_box);
    m_next = new QLineEdit(m_window.get());
    m_next->move(0, 60);
    m_box->resize(400, 40);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_box->setFocus();
}

void SuggestionPopupTest::cleanup()
{
    m_window.reset();
}

void SuggestionPopupTest::type(const QString& text)
{
    QSignalSpy wanted(m_popup, &SuggestionPopup::wanted);
    m_box->insertPlainText(text);
    QTRY_VERIFY(!wanted.isEmpty());
}

void SuggestionPopupTest::offer(const QString& text)
{
    type(text);
    const auto begin = static_cast<std::uint32_t>(text.left(text.lastIndexOf(QLatin1Char(' ')) + 1).toUtf8().size());
    m_popup->propose(twoFor(begin, static_cast<std::uint32_t>(text.toUtf8().size())), text,
                     static_cast<int>(text.size()));
}

void SuggestionPopupTest::typingShowsThem()
{
    offer(QStringLiteral("all cus"));
    QVERIFY(m_popup->isVisible());
    QVERIFY(m_box->hasFocus());
}

void SuggestionPopupTest::controlSpaceTakesTheFirst()
{
    offer(QStringLiteral("all cus"));
    QTest::keyClick(m_box, Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(m_box->toPlainText(), QStringLiteral("all customers"));
    QVERIFY(!m_popup->isVisible());
}

void SuggestionPopupTest::altAndAnArrowChoose()
{
    offer(QStringLiteral("all cus"));
    QTest::keyClick(m_box, Qt::Key_Down, Qt::AltModifier);
    QTest::keyClick(m_box, Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(m_box->toPlainText(), QStringLiteral("all custom"));
}

void SuggestionPopupTest::aClickTakesOne()
{
    offer(QStringLiteral("all cus"));
    auto* const list = m_popup->findChild<QListView*>();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 0)).center());
    QCOMPARE(m_box->toPlainText(), QStringLiteral("all custom"));
}

void SuggestionPopupTest::takingOneCanBeUndone()
{
    offer(QStringLiteral("all cus"));
    QTest::keyClick(m_box, Qt::Key_Space, Qt::ControlModifier);
    m_box->undo();
    QCOMPARE(m_box->toPlainText(), QStringLiteral("all cus"));
}

void SuggestionPopupTest::keysOfTheBoxRemainItsOwn_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("asks");
    QTest::addColumn<QString>("text");
    QTest::newRow("Enter asks") << int{Qt::Key_Return} << true << QStringLiteral("all cus");
    QTest::newRow("Up recalls") << int{Qt::Key_Up} << false << QStringLiteral("asked before");
    QTest::newRow("Tab leaves the box") << int{Qt::Key_Tab} << false << QStringLiteral("all cus");
    QTest::newRow("a blank is typed") << int{Qt::Key_Space} << false << QStringLiteral("all cus ");
}

void SuggestionPopupTest::keysOfTheBoxRemainItsOwn()
{
    QFETCH(const int, key);
    QFETCH(const bool, asks);
    QFETCH(const QString, text);
    m_box->remember(QStringLiteral("asked before"));
    QSignalSpy asked(m_box, &QuestionEdit::asked);
    offer(QStringLiteral("all cus"));
    QTest::keyClick(m_box, static_cast<Qt::Key>(key));
    QCOMPARE(m_box->toPlainText(), text);
    QCOMPARE(asked.size(), asks ? 1 : 0);
    QCOMPARE(m_next->hasFocus(), key == Qt::Key_Tab);
}

void SuggestionPopupTest::escapeCloses()
{
    offer(QStringLiteral("all cus"));
    QTest::keyClick(m_box, Qt::Key_Escape);
    QVERIFY(!m_popup->isVisible());
    QCOMPARE(m_box->toPlainText(), QStringLiteral("all cus"));
}

void SuggestionPopupTest::movingTheCaretCloses()
{
    offer(QStringLiteral("all cus"));
    QTest::keyClick(m_box, Qt::Key_Left);
    QVERIFY(!m_popup->isVisible());
}

void SuggestionPopupTest::aBoxThatMovesKeepsThemAtItsCaret_data()
{
    QTest::addColumn<QRect>("place");
    QTest::newRow("chips above it move it down") << QRect(0, 100, 400, 40);
    QTest::newRow("chips below it make it smaller") << QRect(0, 0, 400, 30);
    QTest::newRow("a narrower panel wraps its text") << QRect(0, 0, 60, 80);
}

void SuggestionPopupTest::aBoxThatMovesKeepsThemAtItsCaret()
{
    QFETCH(QRect, place);
    offer(QStringLiteral("all cus"));
    m_box->setGeometry(place);
    const auto distance = [this] {
        return m_popup->y() - m_box->viewport()->mapToGlobal(m_box->cursorRect().bottomLeft()).y();
    };
    QTRY_COMPARE(distance(), 2);
    QVERIFY(m_popup->isVisible());
}

void SuggestionPopupTest::nothingFoundIsAskedAgain()
{
    type(QStringLiteral("all cus"));
    m_popup->propose({}, QStringLiteral("all cus"), 7);
    QSignalSpy wanted(m_popup, &SuggestionPopup::wanted);
    m_popup->askAgain();
    QTRY_COMPARE(wanted.size(), 1);
    m_popup->propose(twoFor(4, 7), QStringLiteral("all cus"), 7);
    QVERIFY(m_popup->isVisible());
}

void SuggestionPopupTest::whatWasClosedIsNotAskedAgain()
{
    offer(QStringLiteral("all cus"));
    QTest::keyClick(m_box, Qt::Key_Escape);
    QSignalSpy wanted(m_popup, &SuggestionPopup::wanted);
    m_popup->askAgain();
    QCoreApplication::processEvents();
    QCOMPARE(wanted.size(), 0);
}

void SuggestionPopupTest::aSingleLetterOffersNothingByItself()
{
    offer(QStringLiteral("all c"));
    QVERIFY(!m_popup->isVisible());
    QSignalSpy wanted(m_popup, &SuggestionPopup::wanted);
    QTest::keyClick(m_box, Qt::Key_Space, Qt::ControlModifier);
    QTRY_COMPARE(wanted.size(), 1);
    m_popup->propose(twoFor(4, 5), QStringLiteral("all c"), 5);
    QVERIFY(m_popup->isVisible());
}

void SuggestionPopupTest::suggestionsForAnotherTextAreNotShown()
{
    type(QStringLiteral("all cus"));
    m_popup->propose(twoFor(4, 6), QStringLiteral("all cu"), 6);
    QVERIFY(!m_popup->isVisible());
    m_popup->propose(twoFor(4, 7), QStringLiteral("all cus"), 7);
    QVERIFY(m_popup->isVisible());
}

void SuggestionPopupTest::theyAreNamedForScreenReaders()
{
    offer(QStringLiteral("all cus"));
    const auto* const list = m_popup->findChild<QListView*>();
    QVERIFY(!list->accessibleName().isEmpty());
    QCOMPARE(list->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("customers, table"));
}

void SuggestionPopupTest::othersThanLatinLettersAreReplacedWhole()
{
    offer(QStringLiteral("все зак"));
    QTest::keyClick(m_box, Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(m_box->toPlainText(), QStringLiteral("все customers"));
}

QTEST_MAIN(SuggestionPopupTest)

#include "tst_suggestionpopup.moc"
