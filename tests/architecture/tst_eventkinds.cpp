#include "cpptokens.h"
#include "sourcetree.h"

#include <QTest>

using namespace architecture;

namespace {

/// Besides its declaration: fields, state, what records it, the timeline, and what else must know it.
constexpr qsizetype mostFiles = 7;

/// A kind of event that more files may name, at most how many, and why.
struct KnownWidely {
    const char* kind;
    qsizetype files;
    const char* reason;
};

constexpr KnownWidely widelyKnown[]{
    {"RunStarted", 64, "it is also what a run is begun with: question, database, model and policy"},
    {"RunPaused", 19, "it is also the stop that the state keeps and that the window's forms are about"},
    {"Checked", 20, "lessons, answers, logs and the window's views of a statement go by its verdict"},
    {"RunFinished", 13, "storage and the window wait for the end of a run"},
    {"RunEdited", 11, "an edit applies to an attempt, a role or the whole run, and changes the model"},
    {"QuestionRead", 8, "the chips below the question and the lines of --jsonl show how the answer took its words"},
    {"HintChosen", 11, "the inspector compares the hint with the one before, and the story of a run names it"},
    {"MendingTaken", 8, "the inspector says that a hint was not used, because the mended statement was tried instead"},
};

QString nameOf(const char* name)
{
    return QString::fromLatin1(name);
}

const SourceTree& sources()
{
    static const SourceTree tree = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/src"));
    return tree;
}

/// The alternatives of EventVariant.
QStringList eventKinds(const QString& header)
{
    QStringList kinds;
    bool isListed = false;
    for (const CppToken& token : cppTokens(header)) {
        if (token.text == QLatin1String("EventVariant"))
            isListed = true;
        else if (isListed && token.text == QLatin1String(">"))
            return kinds;
        else if (isListed && token.text.at(0).isUpper())
            kinds.append(token.text);
    }
    return {};
}

/// Whether the tokens name the kind. Names of other namespaces and classes, as `Qt::Checked`, are not it.
bool names(const QList<CppToken>& tokens, const QString& kind)
{
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        const bool isQualified = i > 1 && tokens[i - 1].text == QLatin1String("::");
        if (tokens[i].text == kind && (!isQualified || tokens[i - 2].text == QLatin1String("querymend")))
            return true;
    }
    return false;
}

bool declares(const QList<CppToken>& tokens, const QString& kind)
{
    for (qsizetype i = 0; i + 2 < tokens.size(); ++i) {
        if (tokens[i].text == QLatin1String("struct") && tokens[i + 1].text == kind
            && tokens[i + 2].text == QLatin1String("{"))
            return true;
    }
    return false;
}

/// The files that name a kind, besides its declaration and the list of all kinds.
QStringList filesNaming(const SourceTree& tree, const QString& kind)
{
    QStringList files;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        if (file.key() == QLatin1String("core/run/event.h") || !file.value().contains(kind))
            continue;
        const QList<CppToken> tokens = cppTokens(file.value());
        if (names(tokens, kind) && !declares(tokens, kind))
            files.append(file.key());
    }
    return files;
}

} // namespace

class EventKindsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKindIsNamedInFewFiles_data();
    void aKindIsNamedInFewFiles();
    void everyExceptionIsNeeded();
    void aNamedKindIsFound_data();
    void aNamedKindIsFound();
};

void EventKindsTest::aKindIsNamedInFewFiles_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<qsizetype>("most");
    const QStringList kinds = eventKinds(sources().value(QStringLiteral("core/run/event.h")));
    QVERIFY(kinds.size() > 30);
    for (const QString& kind : kinds) {
        const auto* const known = std::find_if(std::begin(widelyKnown), std::end(widelyKnown),
                                               [&](const KnownWidely& row) { return nameOf(row.kind) == kind; });
        QTest::newRow(qPrintable(kind)) << kind << (known == std::end(widelyKnown) ? mostFiles : known->files);
    }
}

// A new kind of event must not touch every view of a run: what shows events goes by calls (run/calls.h), by the
// timeline's rows or by its steps, and takes what it does not know in general.
void EventKindsTest::aKindIsNamedInFewFiles()
{
    QFETCH(const QString, kind);
    QFETCH(const qsizetype, most);
    const QStringList files = filesNaming(sources(), kind);
    QVERIFY2(files.size() <= most,
             qPrintable(QString::number(files.size()) + QStringLiteral(" files: ") + files.join(QLatin1Char(' '))));
}

void EventKindsTest::everyExceptionIsNeeded()
{
    for (const KnownWidely& row : widelyKnown) {
        const qsizetype files = filesNaming(sources(), nameOf(row.kind)).size();
        QVERIFY2(files > mostFiles, row.kind);
    }
}

void EventKindsTest::aNamedKindIsFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");

    const auto row = [](const char* what, const char* path, const char* text, bool found) {
        QTest::newRow(what) << QString::fromUtf8(path) << QString::fromUtf8(text) << found;
    };
    row("a visitor", "core/report/x.cpp", "void take(const Checked& body);", true);
    row("a question", "gui/x.cpp", "std::get_if<Checked>(&event.body)", true);
    row("with its namespace", "gui/x.cpp", "querymend::Checked made;", true);
    row("an alias", "core/run/x.h", "using Verdicts = Checked;", true);
    row("its declaration", "core/run/x.h", "struct Checked { int a; }; Checked made;", false);
    row("the list of all", "core/run/event.h", "std::variant<Checked>", false);
    row("the same word elsewhere", "gui/x.cpp", "item->setCheckState(Qt::Checked);", false);
    row("a comment", "gui/x.cpp", "// Checked\n/* Checked */", false);
    row("a text", "gui/x.cpp", "tr(\"Checked\");", false);
    row("a longer name", "gui/x.cpp", "CheckedItem item;", false);
}

void EventKindsTest::aNamedKindIsFound()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(bool, found);
    QCOMPARE(filesNaming({{path, text}}, QStringLiteral("Checked")).isEmpty(), !found);
    QCOMPARE(eventKinds(QStringLiteral("struct EventBody {}; using EventVariant = std::variant<A, Checked>;")),
             (QStringList{QStringLiteral("A"), QStringLiteral("Checked")}));
}

QTEST_APPLESS_MAIN(EventKindsTest)
#include "tst_eventkinds.moc"
