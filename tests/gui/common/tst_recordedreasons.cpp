#include "check/ranking.h"
#include "common/languages.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "diagnose/reflection.h"
#include "dialect/dialectforms.h"
#include "prompt/linking/linkphrase.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

using namespace querymend;

namespace {

constexpr std::array folders{"core/check", "core/sql/sanitizer", "core/run",
                             "app/runs",   "app/database",       "io/db/checks"};

/// Their phrases are words of questions and replies, hints for models, or parts of messages.
const QStringList otherFiles{QStringLiteral("sentences.cpp"),         QStringLiteral("resultgroups.cpp"),
                             QStringLiteral("hinting.cpp"),           QStringLiteral("restrictions.cpp"),
                             QStringLiteral("escalationcontext.cpp"), QStringLiteral("rowreading.cpp"),
                             QStringLiteral("policyjson.cpp"),        QStringLiteral("parametertypes.cpp")};

/// Keywords, parts of messages, and what is said of files and rows.
const QStringList otherBeginnings{
    QStringLiteral("select "),
    QStringLiteral("where group "),
    QStringLiteral("group having "),
    QStringLiteral("join left "),
    QStringLiteral("the joined table"),
    QStringLiteral("the left side"),
    QStringLiteral("the end of the text"),
    QStringLiteral("text that changes"),
    QStringLiteral("not a JSON object"),
    QStringLiteral("not stored"),
    QStringLiteral("there are fewer rows"),
};

bool isPhrase(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\\b[a-z]{2,}\\b"));
    const bool isPart = text != text.trimmed() || text.startsWith(u',') || text.startsWith(u')');
    return !isPart && text.contains(u' ') && !text.endsWith(u'.') && text.contains(word)
        && std::ranges::none_of(otherBeginnings, [&](const QString& begin) { return text.startsWith(begin); });
}

/// The literals in a C++ text that are several words, but no sentence and no part of a longer phrase.
QStringList phrasesIn(QString code)
{
    static const QRegularExpression aside(QStringLiteral("^\\s*(//|static_assert).*$"),
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression joint(QStringLiteral("\"\\s*\\n\\s*\""));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\""));
    code.remove(aside).remove(joint);
    QStringList phrases;
    for (auto at = literal.globalMatch(code); at.hasNext();) {
        const QString text = at.next().captured(1);
        if (isPhrase(text))
            phrases << text;
    }
    return phrases;
}

void addReason(const QString& reason)
{
    if (!reason.isEmpty())
        QTest::addRow("%s", qPrintable(reason)) << reason;
}

void addReasonsOfSources()
{
    QSet<QString> added;
    for (const char* const folder : folders) {
        const QDir root(QStringLiteral(QUERYMEND_SOURCE_DIR "/src/") + QLatin1String(folder));
        for (QDirIterator files(root.path(), {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            if (otherFiles.contains(files.fileName()))
                continue;
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const QString& phrase : phrasesIn(QString::fromUtf8(file.readAll()))) {
                if (!added.contains(phrase))
                    addReason(phrase);
                added.insert(phrase);
            }
        }
    }
    QVERIFY(added.size() > 80); // otherwise the sources were not found
}

void addReasonsOfLinks()
{
    Table table;
    table.name = "orders";
    table.columns.resize(1);
    table.columns.front().name = "total";
    const auto add = [&](LinkLikeness likeness, LinkField field) {
        const bool isOfTable = field == LinkField::tableName || field == LinkField::tableComment;
        const LinkReason reason{"sum", likeness, field, isOfTable ? TableId::noValue : 0, 0};
        addReason(QStringLiteral("orders (%1)").arg(textOf(describe(reason, table))));
    };
    for (const LinkLikeness likeness :
         {LinkLikeness::sameWord, LinkLikeness::synonym, LinkLikeness::abbreviation, LinkLikeness::similar}) {
        for (const LinkField field :
             {LinkField::tableName, LinkField::tableComment, LinkField::columnName, LinkField::columnComment})
            add(likeness, field);
    }
    add(LinkLikeness::sameValue, LinkField::value);
    add(LinkLikeness::time, LinkField::columnName);
    add(LinkLikeness::place, LinkField::columnName);
    add(LinkLikeness::place, LinkField::tableName);
}

/// What is decided about an attempt, for every kind of verdict and of what is left.
void addReasonsOfDecisions()
{
    Finding error;
    error.code = ErrorCode::unknownColumn;
    Finding lost = error;
    lost.code = ErrorCode::connectionLost;
    Finding warning = error;
    warning.severity = Severity::warning;
    const auto add = [](VerdictStatus status, std::vector<Finding> findings, const AttemptFacts& facts) {
        Verdict verdict;
        verdict.status = status;
        verdict.findings = std::move(findings);
        addReason(textOf(reflect(verdict, facts).reasoning));
    };
    AttemptFacts last;
    last.retriesUsed = last.maxRetries;
    AttemptFacts escalating = last;
    escalating.higherLevel = HigherLevel::available;
    AttemptFacts keeping = last;
    keeping.fallback = Fallback::keep;
    AttemptFacts mended;
    mended.mendedNext = MendedNext::yes;
    AttemptFacts stopping;
    stopping.breakpoint = Breakpoint::afterFailure;
    AttemptFacts one;
    one.maxRetries = one.retriesUsed + 1;
    add(VerdictStatus::ok, {}, {});
    add(VerdictStatus::ok, {warning}, {});
    add(VerdictStatus::ok, {warning, warning}, {});
    add(VerdictStatus::rewrite, {error, error, error}, {});
    add(VerdictStatus::rewrite, {}, {});
    for (const AttemptFacts& facts : {last, escalating, keeping, mended, stopping, one})
        add(VerdictStatus::rewrite, {error}, facts);
    add(VerdictStatus::failed, {error}, last);
    add(VerdictStatus::failed, {error}, escalating);
    add(VerdictStatus::rewrite, {lost}, {});
}

} // namespace

/// Whatever the program records as a reason is known to the window, which says it in the user's language.
class RecordedReasonsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysEveryReasonInEveryLanguage_data();
    void saysEveryReasonInEveryLanguage();
};

void RecordedReasonsTest::saysEveryReasonInEveryLanguage_data()
{
    QTest::addColumn<QString>("reason");
    addReasonsOfSources();
    addReasonsOfLinks();
    addReasonsOfDecisions();
    for (const char* const refusal : // of the built-in answerer
         {"Not understood: 'flabber'. Nothing in this database has that name.",
          "Not understood: 'flabber', 'zork'. Nothing in this database has these names.",
          "Not sure enough to answer: 62%.", "The words are known, but not what they ask for together.",
          "There is no other way to read the question."})
        addReason(QString::fromLatin1(refusal));
    for (std::size_t i = 0; i < signCount; ++i) {
        const Evidence evidence(static_cast<Sign>(i));
        addReason(textOf(evidence.reason()));
        addReason(textOf(Evidence(evidence).add(Sign::typeFits).reason()));
    }
    const auto last = static_cast<int>(FormDifference::rounding);
    for (int i = static_cast<int>(FormDifference::none) + 1; i <= last; ++i)
        addReason(QStringLiteral("what SQLite offers instead of LEFT; may differ for %1")
                      .arg(textOf(describe(static_cast<FormDifference>(i)))));
    QVERIFY(describe(static_cast<FormDifference>(last + 1)).empty()); // the last of the enum
}

void RecordedReasonsTest::saysEveryReasonInEveryLanguage()
{
    QFETCH(const QString, reason);
    const auto partsOf = [](const QString& text) {
        static const QRegularExpression between(QStringLiteral("\\s*[;:(\u00B7]\\s*"));
        return text.split(between);
    };
    Languages languages;
    for (const char* const language : {"it", "ru"}) {
        languages.choose(language);
        const QStringList said = partsOf(recordedWords(reason.toStdString()));
        for (const QString& part : partsOf(reason))
            QVERIFY2(!part.contains(u' ') || !said.contains(part), qPrintable(part));
        const QStringList ofProblem = partsOf(recordedProblem("unknown_column: " + reason.toStdString()));
        for (const QString& part : partsOf(reason))
            QVERIFY2(!part.contains(u' ') || !ofProblem.contains(part), qPrintable(part));
    }
    languages.choose("en");
}

QTEST_MAIN(RecordedReasonsTest)
#include "tst_recordedreasons.moc"
