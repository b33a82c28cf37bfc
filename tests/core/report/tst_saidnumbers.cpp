// The numbers of an explanation, compared with the result that it explains.

#include "report/promptwarnings.h"
#include "report/saidnumbers.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

std::vector<PromptSection> promptWith(const std::string& result)
{
    return {{ChatRole::system, "system", "Write 36 sentences."},
            {ChatRole::user, "question", "What was sold in 2023?"},
            {ChatRole::user, "statement", "SELECT SUM(total) FROM sales WHERE year = 2023 LIMIT 250"},
            {ChatRole::user, "result", result}};
}

constexpr auto threeRows =
    "What it returned:\nColumns: n\nRows: 3, which are:\n1250.756 | 0.254\n1234567 | 15\n2024-05-31 | 90";

} // namespace

class SaidNumbersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areBorneOut_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("doubtful");
        const auto row = [](const char* title, const char* words, const char* doubtful) {
            QTest::newRow(title) << QByteArray(words) << QByteArray(doubtful);
        };
        row("a number of the result", "It came to 1250.756 in all.", "");
        row("a number that is not there", "It came to 1251.5 in all.", "1251.5");
        row("another digit", "It came to 1234568.", "1234568");
        row("rounded", "It came to about 1250.76, or 1251.", "");
        row("rounded wrongly", "It came to about 1250.7.", "1250.7");
        row("with commas between thousands", "They are 1,234,567.", "");
        row("a share as a percentage", "That is 25.4 %, or 25 %.", "");
        row("another percentage", "That is 27 %.", "27");
        row("a number of the question", "Only 2023 counts.", "");
        row("a number of the statement", "At most 250 rows are shown.", "");
        row("a number of the instructions alone", "There are 36 of them.", "36");
        row("a date of the result", "The last day is 2024-05-31.", "");
        row("small numbers count words too", "Two of the 4 tables are joined.", "");
        row("a number within a name", "The column q77 is summed.", "");
        row("the same twice", "They are 99, yes, 99.", "99");
        row("several", "They are 98 and 99.", "98,99");
        row("none", "They are summed.", "");
    }

    void areBorneOut()
    {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, doubtful);
        std::string found;
        for (const std::string& number : numbersNotBorneOut(words.toStdString(), promptWith(threeRows)))
            found += (found.empty() ? "" : ",") + number;
        QCOMPARE(QByteArray::fromStdString(found), doubtful);
    }

    void withoutRowsNothingIsDoubted()
    {
        QVERIFY(numbersNotBorneOut("They are 99.", promptWith("Columns: n\nRows: 3. Their values must stay.")).empty());
    }

    void isTold_data()
    {
        QTest::addColumn<bool>("isExplainer");
        QTest::addColumn<bool>("isTold");
        QTest::newRow("of an explanation") << true << true;
        QTest::newRow("not of what an evaluator says") << false << false;
    }

    void isTold()
    {
        QFETCH(bool, isExplainer);
        const std::vector<PromptSection> prompt = promptWith(threeRows);
        const std::string reply = "They are 99.";
        RunJournalEntry entry;
        entry.kind = JournalKind::role;
        entry.role = RoleCall{isExplainer ? ModelRole::explainer : ModelRole::evaluator, 0};
        entry.prompt = &prompt;
        entry.answers.push_back({EffectId{1}, {}, entry.role, &reply, nullptr});
        const auto warnings = promptWarnings(entry);
        const auto found = std::ranges::find(warnings, PromptWarningKind::numberNotInResult, &PromptWarning::kind);
        QTEST(found != warnings.end(), "isTold");
        if (found != warnings.end())
            QCOMPARE(QByteArray::fromStdString(found->text), QByteArray("99"));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::SaidNumbersTest)

#include "tst_saidnumbers.moc"
