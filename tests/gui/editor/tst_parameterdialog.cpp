#include "editor/parameters/askedvalues.h"
#include "editor/problems/problemmarks.h"
#include "editor/problems/textcheck.h"
#include "gui/editor/askingflow.h"

#include <QPointer>

using namespace querymend;

/// The form that asks for the values of parameters before a statement runs.
class ParameterDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksOnceForEachName();
    void runsWithTheValues();
    void escapeRunsNothing();
    void saysAtOnceWhatIsWrong_data();
    void saysAtOnceWhatIsWrong();
    void staysUntilAllIsRight();
    void nullNeedsNoValue();
    void aListIsOfferedAfterInAlone();
    void aLongListArrivesWhole();
    void saysWhatCannotBeSeen_data();
    void saysWhatCannotBeSeen();
    void asksOnceForAScript();
    void explainsWithTheValues();
    void runsAtOnceWithoutParameters();
    void remembersTheLastValues();
    void remembersNoSecrets();
    void writesNothingIfValuesMustStay();
    void closesWithTheDatabase();
    void anErrorIsMarkedInTheTextAsWritten();
    void theCheckTakesParametersForValues();

private:
    SqliteFile m_file{"CREATE TABLE customers (id INTEGER PRIMARY KEY, city TEXT, joined DATE);"};
};

void ParameterDialogTest::asksOnceForEachName()
{
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask("SELECT id FROM customers WHERE (city = :city OR city = :city) AND id > :least AND joined < :to"));
    QCOMPARE(flow.dialog()->findChildren<QLineEdit*>().size(), qsizetype{3});
    QCOMPARE(flow.type("city").currentText(), QStringLiteral("text"));
    QCOMPARE(flow.type("least").currentText(), QStringLiteral("number"));
    QCOMPARE(flow.type("to").currentText(), QStringLiteral("date"));
    QTRY_VERIFY(flow.value("city").hasFocus());
    QVERIFY(flow.problems().isEmpty());
    QVERIFY(flow.ran.isEmpty());
}

void ParameterDialogTest::runsWithTheValues()
{
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    const QPointer<ParameterDialog> dialog = flow.ask("SELECT id FROM customers WHERE city = :city AND id > :least");
    QVERIFY(dialog);
    flow.type("city", QStringLiteral("Val d'Or"));
    flow.type("least", QStringLiteral("-3"));
    QTest::keyClick(&flow.value("least"), Qt::Key_Return);
    QCOMPARE(flow.ran, QStringList(QStringLiteral("SELECT id FROM customers WHERE city = 'Val d''Or' AND id > (-3)")));
    QCOMPARE(flow.text(), QByteArray("SELECT id FROM customers WHERE city = :city AND id > :least"));
    QCOMPARE(flow.panel->parameterValues().words, QStringLiteral("city = Val d'Or, least = -3"));
    QTRY_VERIFY(!dialog);
}

void ParameterDialogTest::escapeRunsNothing()
{
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    const QPointer<ParameterDialog> dialog = flow.ask("SELECT id FROM customers WHERE city = :city");
    QVERIFY(dialog);
    QTest::keyClick(&flow.value("city"), Qt::Key_Escape);
    QTRY_VERIFY(!dialog);
    QVERIFY(flow.ran.isEmpty());
    QVERIFY(flow.panel->parameterValues().words.isEmpty());
}

void ParameterDialogTest::saysAtOnceWhatIsWrong_data()
{
    QTest::addColumn<ParameterType>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, ParameterType type, const char* text, const char* problem) {
        QTest::newRow(name) << type << QString::fromUtf8(text) << QString::fromUtf8(problem);
    };
    row("any text is right", ParameterType::text, "it's; --", "");
    row("a word as a number", ParameterType::number, "many", "Not a number. Write it like 12.5 or -3.");
    row("a number", ParameterType::number, "12.5", "");
    row("a date in another order", ParameterType::date, "31.1.2024", "Not a date. Write it like 2024-01-31.");
    row("a date", ParameterType::date, "2024-01-31", "");
    row("a time alone", ParameterType::timestamp, "10:20", "Not a date and time. Write it like 2024-01-31 10:20.");
    row("yes", ParameterType::truth, "yes", "Write true or false.");
    row("an open quote in a list", ParameterType::texts, "'a, b",
        "A quote is not closed. Write '' for a quote inside a value.");
}

void ParameterDialogTest::saysAtOnceWhatIsWrong()
{
    QFETCH(const ParameterType, type);
    QFETCH(const QString, text);
    QFETCH(const QString, problem);
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask("SELECT id FROM customers WHERE city IN (:city)"));
    flow.choose("city", type);
    flow.type("city", text);
    QCOMPARE(flow.problems(), problem.isEmpty() ? QStringList() : QStringList(problem));
    QCOMPARE(flow.value("city").accessibleDescription(), problem);
    flow.choose("city", ParameterType::text);
    QVERIFY(flow.problems().isEmpty());
}

void ParameterDialogTest::staysUntilAllIsRight()
{
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask("SELECT id FROM customers WHERE city = :city AND id > :least"));
    QTest::keyClick(&flow.value("city"), Qt::Key_Return);
    QVERIFY(flow.dialog());
    QCOMPARE(flow.problems(), QStringList(QStringLiteral("Not a number. Write it like 12.5 or -3.")));
    QTRY_VERIFY(flow.value("least").hasFocus());
    QVERIFY(flow.ran.isEmpty());
    QTest::keyClicks(&flow.value("least"), QStringLiteral("1"));
    QTest::keyClick(&flow.value("least"), Qt::Key_Return);
    QCOMPARE(flow.ran, QStringList(QStringLiteral("SELECT id FROM customers WHERE city = '' AND id > 1")));
}

void ParameterDialogTest::nullNeedsNoValue()
{
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask("SELECT id FROM customers WHERE id = :id"));
    flow.choose("id", ParameterType::null);
    QVERIFY(!flow.value("id").isEnabled());
    flow.dialog()->accept();
    QCOMPARE(flow.ran, QStringList(QStringLiteral("SELECT id FROM customers WHERE id = NULL")));
}

void ParameterDialogTest::aListIsOfferedAfterInAlone()
{
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask("SELECT id FROM customers WHERE id IN (:ids) AND city = :city"));
    const auto hasLists = [&](const char* name) {
        return flow.type(name).findData(static_cast<int>(ParameterType::texts)) >= 0;
    };
    QVERIFY(hasLists("ids"));
    QVERIFY(!hasLists("city"));
    QCOMPARE(flow.type("ids").currentText(), QStringLiteral("list of numbers"));
    flow.type("ids", QStringLiteral("1, 2"));
    flow.dialog()->accept();
    QCOMPARE(flow.ran, QStringList(QStringLiteral("SELECT id FROM customers WHERE id IN (1, 2) AND city = ''")));
}

void ParameterDialogTest::aLongListArrivesWhole()
{
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask("SELECT id FROM customers WHERE id IN (:ids)"));
    const QString list = QStringLiteral("1234567, ").repeated(12'000) + QStringLiteral("89");
    flow.value("ids").setText(list);
    flow.dialog()->accept();
    QCOMPARE(flow.ran.size(), qsizetype{1});
    QVERIFY(flow.ran.constFirst()
            == QStringLiteral("SELECT id FROM customers WHERE id IN (") + list + QLatin1Char(')'));
}

void ParameterDialogTest::saysWhatCannotBeSeen_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("sent");
    QTest::newRow("nothing") << QStringLiteral("Oslo") << QString() << QStringLiteral("'Oslo'");
    QTest::newRow("a line end that was copied with the text is left out")
        << QStringLiteral("Oslo\r\n") << QString() << QStringLiteral("'Oslo'");
    QTest::newRow("a line break") << QStringLiteral("Os\nlo") << QStringLiteral("The value contains line breaks.")
                                  << QStringLiteral("'Os\nlo'");
    QTest::newRow("a blank that takes no room") << QStringLiteral("Os") + QChar(0x200B) + QStringLiteral("lo")
                                                << QStringLiteral("The value contains characters that cannot be seen.")
                                                << QStringLiteral("'Os") + QChar(0x200B) + QStringLiteral("lo'");
    QTest::newRow("half a character is refused")
        << QStringLiteral("Os") + QChar(0xD83D)
        << QStringLiteral("This text contains a character that statements cannot contain.") << QString();
}

void ParameterDialogTest::saysWhatCannotBeSeen()
{
    QFETCH(const QString, text);
    QFETCH(const QString, sent);
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask("SELECT id FROM customers WHERE city = :city"));
    flow.value("city").setText(text);
    QTEST(flow.value("city").accessibleDescription(), "said");
    flow.dialog()->accept();
    const QString statement = QStringLiteral("SELECT id FROM customers WHERE city = ") + sent;
    QCOMPARE(flow.ran, sent.isEmpty() ? QStringList() : QStringList(statement));
}

void ParameterDialogTest::asksOnceForAScript()
{
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask("SELECT id FROM customers WHERE id > :id;\nSELECT 1;\nSELECT city FROM customers WHERE id < :id;",
                     "runAll"));
    QCOMPARE(flow.dialog()->findChildren<QLineEdit*>().size(), qsizetype{1});
    flow.type("id", QStringLiteral("5"));
    flow.dialog()->accept();
    QCOMPARE(flow.script,
             QStringList({QStringLiteral("SELECT id FROM customers WHERE id > 5"), QStringLiteral("SELECT 1"),
                          QStringLiteral("SELECT city FROM customers WHERE id < 5")}));
}

void ParameterDialogTest::explainsWithTheValues()
{
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask("SELECT id FROM customers WHERE id > :id", "explain"));
    flow.type("id", QStringLiteral("5"));
    flow.dialog()->accept();
    QCOMPARE(flow.explained, QStringList(QStringLiteral("SELECT id FROM customers WHERE id > 5")));
    QVERIFY(flow.ran.isEmpty());
}

void ParameterDialogTest::runsAtOnceWithoutParameters()
{
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(!flow.ask("SELECT ':city', id /* :id */ FROM customers"));
    QCOMPARE(flow.ran, QStringList(QStringLiteral("SELECT ':city', id /* :id */ FROM customers")));
}

void ParameterDialogTest::remembersTheLastValues()
{
    const char* const sql = "SELECT id FROM customers WHERE city = :city AND id > :least";
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask(sql));
    flow.type("city", QStringLiteral("Oslo"));
    flow.choose("least", ParameterType::text);
    flow.type("least", QStringLiteral("few"));
    flow.dialog()->accept();
    const auto isFilled = [&](const AskingFlow& asking) {
        return asking.value("city").text() == QStringLiteral("Oslo")
            && asking.value("least").text() == QStringLiteral("few")
            && asking.type("least").currentText() == QStringLiteral("text");
    };
    QVERIFY(flow.ask(sql));
    QVERIFY(isFilled(flow));
    flow.dialog()->reject();

    const AskingFlow later(m_file, EditorFlow::Keeping::asBefore);
    QVERIFY(later.isOpen());
    QVERIFY(later.ask(sql));
    QVERIFY(isFilled(later));

    const SqliteFile other{"CREATE TABLE customers (id INTEGER, city TEXT);"};
    const AskingFlow elsewhere(other, EditorFlow::Keeping::asBefore);
    QVERIFY(elsewhere.isOpen());
    QVERIFY(elsewhere.ask(sql));
    QVERIFY(elsewhere.value("city").text().isEmpty());
}

void ParameterDialogTest::remembersNoSecrets()
{
    const char* const sql = "SELECT id FROM customers WHERE city = :password";
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask(sql));
    QCOMPARE(flow.value("password").echoMode(), QLineEdit::Password);
    flow.type("password", QStringLiteral("s3cret"));
    flow.dialog()->accept();
    QVERIFY(!flow.panel->parameterValues().words.contains(QStringLiteral("s3cret")));
    QVERIFY(flow.ask(sql));
    QVERIFY(flow.value("password").text().isEmpty());
}

void ParameterDialogTest::writesNothingIfValuesMustStay()
{
    const char* const sql = "SELECT id FROM customers WHERE city = :city";
    AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    flow.bench.setValueLock(ValueLock::bySettings);
    QVERIFY(flow.ask(sql));
    flow.type("city", QStringLiteral("Oslo"));
    flow.dialog()->accept();
    QVERIFY(flow.ask(sql));
    QCOMPARE(flow.value("city").text(), QStringLiteral("Oslo"));
    flow.dialog()->reject();

    const AskingFlow later(m_file, EditorFlow::Keeping::asBefore);
    QVERIFY(later.isOpen());
    QVERIFY(later.ask(sql));
    QVERIFY(later.value("city").text().isEmpty());
}

void ParameterDialogTest::closesWithTheDatabase()
{
    AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    const QPointer<ParameterDialog> dialog = flow.ask("SELECT id FROM customers WHERE city = :city");
    QVERIFY(dialog);
    flow.bench.close();
    QTRY_VERIFY(!dialog);
    QVERIFY(flow.ran.isEmpty());
}

void ParameterDialogTest::anErrorIsMarkedInTheTextAsWritten()
{
    const std::string sql = "SELECT id FROM customers WHERE city = :city AND id = 1";
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    QVERIFY(flow.ask(sql.c_str()));
    flow.type("city", QStringLiteral("a city with a long name"));
    flow.dialog()->accept();
    QTRY_COMPARE(flow.page().check().status(), CheckStatus::done);
    const std::string sent = flow.ran.constFirst().toStdString();
    EngineError error{EngineFailure::refused, "no such thing", {}};
    error.offset = static_cast<std::uint32_t>(sent.find("id = 1"));
    flow.panel->markProblem(sent, error);
    const auto& problems = flow.page().marks().problems();
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().range.begin, static_cast<std::uint32_t>(sql.find("id = 1")));
    QCOMPARE(problems.front().range.size(), 2U);
}

void ParameterDialogTest::theCheckTakesParametersForValues()
{
    const AskingFlow flow(m_file);
    QVERIFY(flow.isOpen());
    flow.editor().setSqlText("SELECT id FROM customers WHERE city IN :cities AND id BETWEEN :from AND :to");
    QTRY_COMPARE(flow.page().check().status(), CheckStatus::done);
    QVERIFY(flow.page().marks().problems().empty());
    flow.editor().setSqlText("SELECT id FROM customers WHERE town = :city");
    QTRY_COMPARE(flow.page().check().status(), CheckStatus::done);
    QCOMPARE(flow.page().marks().problems().size(), std::size_t{1});
}

QTEST_MAIN(ParameterDialogTest)
#include "tst_parameterdialog.moc"
