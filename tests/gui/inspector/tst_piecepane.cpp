// How the inspector sets pieces of text.

#include "common/theme.h"
#include "gui/inspector/textofpieces.h"
#include "inspector/attemptpieces.h"
#include "inspector/piecepane.h"
#include "support/samplerun.h"

#include <QAbstractTextDocumentLayout>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextEdit>
#include <QTextLayout>

#include <algorithm>

using namespace querymend;

namespace {

QTextBlock firstLine(const PiecePane& pane)
{
    return pane.findChild<QTextEdit*>()->document()->begin();
}

/// A statement of one line with a wrong column near its end.
TextPieces errorsWithin(std::size_t columns)
{
    Finding finding;
    finding.rung = Rung::references;
    finding.code = ErrorCode::unknownColumn;
    finding.range = {53, 58};
    Checked check;
    check.sql = "SELECT id, name, email FROM customers ORDER BY name, citty, id";
    check.verdict.status = VerdictStatus::rewrite;
    check.verdict.findings = {finding};
    AttemptDetail detail;
    detail.check = &check;
    return errorPieces(detail, columns);
}

} // namespace

class PiecePaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proseWrapsBelowItsFirstLetter_data();
    void proseWrapsBelowItsFirstLetter();
    void aLineWithCaretsBelowItDoesNotWrap_data();
    void aLineWithCaretsBelowItDoesNotWrap();
    void anExcerptIsAsLongAsItsLine_data();
    void anExcerptIsAsLongAsItsLine();
    void aWiderPaneHasMoreColumnsAndSaysSo();
    void aShortTextLeavesNoRoomForAScrollBar();
    void timesAreBarsOfGrounds();
};

void PiecePaneTest::proseWrapsBelowItsFirstLetter_data()
{
    QTest::addColumn<TextPieces>("pieces");
    QTest::addColumn<bool>("hangs");
    QTest::newRow("after a sign") << TextPieces{{PieceStyle::code, QStringLiteral("✓ ")},
                                                {PieceStyle::text, QStringLiteral("a fact")}}
                                  << true;
    QTest::newRow("after a bullet") << TextPieces{{PieceStyle::text, QStringLiteral("• a problem")}} << true;
    QTest::newRow("after a number") << TextPieces{{PieceStyle::code, QStringLiteral(" -45  ")},
                                                  {PieceStyle::meta, QStringLiteral("error")}}
                                    << true;
    QTest::newRow("with nothing before it") << TextPieces{{PieceStyle::text, QStringLiteral("prose")}} << false;
    QTest::newRow("but not code") << TextPieces{{PieceStyle::code, QStringLiteral("  SELECT 1  ")}} << false;
}

void PiecePaneTest::proseWrapsBelowItsFirstLetter()
{
    QFETCH(const TextPieces, pieces);
    QFETCH(const bool, hangs);
    const Theme theme;
    PiecePane pane(theme, QStringLiteral("Pieces"));
    pane.show(pieces);
    const QTextBlockFormat format = firstLine(pane).blockFormat();
    QCOMPARE(format.leftMargin() > 0, hangs);
    QCOMPARE(format.textIndent(), -format.leftMargin());
}

void PiecePaneTest::aLineWithCaretsBelowItDoesNotWrap_data()
{
    QTest::addColumn<QString>("below");
    QTest::addColumn<bool>("wraps");
    QTest::newRow("in a hint") << QStringLiteral("  |         ^^^^") << false;
    QTest::newRow("in a hint that is new") << QStringLiteral("+   |         ^^^^") << false;
    QTest::newRow("in an excerpt") << QStringLiteral("        ^") << false;
    QTest::newRow("but it does above other code") << QStringLiteral("2 | FROM customers") << true;
    QTest::newRow("and above an operator") << QStringLiteral("2 | ^ 1") << true;
}

void PiecePaneTest::aLineWithCaretsBelowItDoesNotWrap()
{
    QFETCH(const QString, below);
    QFETCH(const bool, wraps);
    const Theme theme;
    PiecePane pane(theme, QStringLiteral("Pieces"));
    pane.resize(200, 200);
    pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    pane.show({{PieceStyle::code, QStringLiteral("1 | SELECT id, citty, name AS the_name_of_the_customer\n") + below}});
    const QTextBlock line = firstLine(pane);
    line.document()->documentLayout()->documentSize(); // lays it out
    QCOMPARE(line.layout()->lineCount() > 1, wraps);
    QTRY_COMPARE(pane.findChild<QTextEdit*>()->horizontalScrollBar()->maximum() == 0, wraps);
}

void PiecePaneTest::anExcerptIsAsLongAsItsLine_data()
{
    QTest::addColumn<std::size_t>("columns");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("with room for the whole line") << std::size_t{80} << true;
    QTest::newRow("with less room") << std::size_t{40} << false;
    QTest::newRow("with hardly any room") << std::size_t{0} << false;
}

void PiecePaneTest::anExcerptIsAsLongAsItsLine()
{
    QFETCH(const std::size_t, columns);
    QFETCH(const bool, isWhole);
    QCOMPARE(!textOfAll(errorsWithin(columns)).contains(QChar(0x2026)), isWhole);
}

void PiecePaneTest::aWiderPaneHasMoreColumnsAndSaysSo()
{
    const Theme theme;
    PiecePane pane(theme, QStringLiteral("Pieces"));
    pane.resize(300, 200);
    pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    const int before = pane.columns();
    QVERIFY(before > 10);
    QSignalSpy told(&pane, &PiecePane::widthChanged);
    pane.resize(600, 200);
    QTRY_VERIFY(pane.columns() > before + 10);
    QVERIFY(!told.isEmpty());
}

void PiecePaneTest::aShortTextLeavesNoRoomForAScrollBar()
{
    const Theme theme;
    PiecePane pane(theme, QStringLiteral("Pieces"));
    pane.resize(300, 200);
    pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    pane.show({{PieceStyle::code, QStringLiteral("SELECT 1")}});
    const int most = pane.columns();
    pane.show({{PieceStyle::code, QStringLiteral("SELECT\n").repeated(100)}});
    QTRY_VERIFY(pane.findChild<QTextEdit*>()->verticalScrollBar()->isVisible());
    QVERIFY(pane.columns() < most);
    const QString line(pane.columns(), QLatin1Char('0'));
    pane.show({{PieceStyle::code, line + QStringLiteral("\n^") + QStringLiteral("\n").repeated(100)}});
    QCOMPARE(pane.findChild<QTextEdit*>()->horizontalScrollBar()->maximum(), 0);
    pane.show({{PieceStyle::code, QStringLiteral("SELECT 1")}});
    QCOMPARE(pane.columns(), most);
}

void PiecePaneTest::timesAreBarsOfGrounds()
{
    const std::vector<RunEvent> events = sampleRun();
    const TextPieces pieces = timingPieces(attemptDetail(events, {LaneId{0}, 0}));
    QVERIFY(std::any_of(pieces.begin(), pieces.end(),
                        [](const TextPiece& piece) { return piece.style == PieceStyle::bar; }));
    const QString text = textOfAll(pieces);
    QVERIFY2(!text.contains(QChar(0x2588)) && !text.contains(QStringLiteral("··")), qPrintable(text));
}

QTEST_MAIN(PiecePaneTest)
#include "tst_piecepane.moc"
