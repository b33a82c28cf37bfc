// The help's pages on errors: each code has its place in every language, and the examples get the codes they are for.

#include "check/ladder.h"
#include "check/schemaview.h"
#include "dialect/dialects.h"
#include "schema/json.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <memory>

namespace querymend {

namespace {

constexpr std::array languages{"en", "it", "ru"};

/// A fenced text below the heading of a code.
struct CheckedExample {
    QString code;
    QStringList marks; ///< what follows the opening fence: `sql check postgresql`
    QString question;  ///< the quoted line before it, if any
    QString text;

    [[nodiscard]] bool isChecked() const { return marks.contains(QStringLiteral("check")); }
};

QStringList linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
}

QStringList pagesIn(const QString& language)
{
    const QDir folder(QStringLiteral(QUERYMEND_HELP "/") + language);
    QStringList paths;
    for (const QString& page : folder.entryList({QStringLiteral("errors*.md")}))
        paths << folder.filePath(page);
    return paths;
}

/// The code in a heading; empty if there is none.
QString codeIn(const QString& line)
{
    static const QRegularExpression heading(QStringLiteral("^## .*`([a-z_]+)`$"));
    return heading.match(line).captured(1);
}

QList<CheckedExample> examplesIn(const QStringList& lines)
{
    QList<CheckedExample> examples;
    CheckedExample next;
    bool isFenced = false;
    for (const QString& line : lines) {
        if (line.startsWith(QStringLiteral("```"))) {
            if (isFenced)
                examples << next;
            isFenced = !isFenced;
            next.marks = line.mid(3).split(u' ', Qt::SkipEmptyParts);
            next.text.clear();
        } else if (isFenced) {
            next.text += (next.text.isEmpty() ? QString() : QStringLiteral("\n")) + line;
        } else if (line.startsWith(u'#')) {
            next = {codeIn(line), {}, {}, {}};
        } else if (line.startsWith(QStringLiteral("> "))) {
            next.question = line.mid(2);
        }
    }
    return examples;
}

QList<CheckedExample> examplesIn(const char* language)
{
    QList<CheckedExample> examples;
    for (const QString& page : pagesIn(QLatin1String(language)))
        examples << examplesIn(linesOf(page));
    return examples;
}

const Dialect& dialectOf(const CheckedExample& example)
{
    for (const QString& mark : example.marks) {
        if (const Dialect* const named = dialectNamed(mark.toStdString()))
            return *named;
    }
    return *dialectNamed("sqlite");
}

/// The sample database, as `querymend schema` reads it.
std::unique_ptr<SchemaView> sampleShop(const Dialect& dialect)
{
    QFile file(QStringLiteral(QUERYMEND_CORPUS "/linking/shop.json"));
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    auto read = readSchemaJson(file.readAll().toStdString());
    return read ? std::make_unique<SchemaView>(Catalog(std::move(read).value(), dialect.syntax.names)) : nullptr;
}

/// The code of the mistake, or of the first warning if there is none.
QString codeOf(const Verdict& verdict)
{
    const Finding* const primary = verdict.primary();
    if (!primary && verdict.findings.empty())
        return QStringLiteral("nothing is found");
    const std::string_view code = name(primary ? primary->code : verdict.findings.front().code);
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

} // namespace

class HelpExamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasOnePlace_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* const language : languages)
            QTest::addRow("in the language %s", language) << QString::fromLatin1(language);
    }

    void everyCodeHasOnePlace()
    {
        QFETCH(const QString, language);
        QStringList places;
        for (const QString& page : pagesIn(language)) {
            for (const QString& line : linesOf(page)) {
                if (const QString code = codeIn(line); !code.isEmpty())
                    places << code;
            }
        }
        for (std::size_t i = 0; i < errorCodeCount; ++i) {
            const std::string code(name(static_cast<ErrorCode>(i)));
            QVERIFY2(places.count(QString::fromStdString(code)) == 1, code.c_str());
        }
        QCOMPARE(places.size(), static_cast<qsizetype>(errorCodeCount));
    }

    void examplesGetTheirCodes_data()
    {
        QTest::addColumn<CheckedExample>("example");
        for (const CheckedExample& example : examplesIn("en")) {
            if (example.isChecked())
                QTest::addRow("%s: %s", qPrintable(example.code), qPrintable(example.text)) << example;
        }
    }

    void examplesGetTheirCodes()
    {
        QFETCH(const CheckedExample, example);
        const Dialect& dialect = dialectOf(example);
        const auto schema = sampleShop(dialect);
        QVERIFY(schema);
        const std::string question = example.question.toStdString();
        CheckSubject subject{&dialect, schema.get(), CheckPolicy::analyst, {}, question};
        if (example.marks.contains(QStringLiteral("strict")))
            subject.policy = CheckPolicy::strict;
        QCOMPARE(codeOf(checkStatically(example.text.toStdString(), subject)), example.code);
    }

    /// What only the database finds must pass here; otherwise its page says something wrong.
    void otherExamplesPass_data()
    {
        QTest::addColumn<CheckedExample>("example");
        for (const CheckedExample& example : examplesIn("en")) {
            if (!example.isChecked())
                QTest::addRow("%s: %s", qPrintable(example.code), qPrintable(example.text)) << example;
        }
    }

    void otherExamplesPass()
    {
        QFETCH(const CheckedExample, example);
        const auto schema = sampleShop(dialectOf(example));
        QVERIFY(schema);
        const Verdict verdict =
            checkStatically(example.text.toStdString(), {&dialectOf(example), schema.get(), CheckPolicy::analyst, {}});
        QVERIFY2(!verdict.primary(), verdict.primary() ? verdict.primary()->message.c_str() : "");
    }

    void examplesAreTheSameInEveryLanguage()
    {
        const QList<CheckedExample> english = examplesIn("en");
        QVERIFY(english.size() > 30);
        for (const char* const language : languages) {
            const QList<CheckedExample> translated = examplesIn(language);
            QCOMPARE(translated.size(), english.size());
            for (qsizetype i = 0; i < english.size(); ++i) {
                QCOMPARE(translated[i].code, english[i].code);
                QCOMPARE(translated[i].marks, english[i].marks);
                QCOMPARE(translated[i].question, english[i].question);
                QCOMPARE(translated[i].text, english[i].text);
            }
        }
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::HelpExamplesTest)

#include "tst_helpexamples.moc"
