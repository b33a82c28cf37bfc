#include "report/promptdifference.h"
#include "report/rowdifference.h"

#include <QTest>

namespace querymend {

namespace {

/// `a|b` is a row; `-` is NULL.
TableText table(const char* columns, const std::vector<const char*>& rows)
{
    const auto cells = [](const char* text) { return QString::fromUtf8(text).split(QLatin1Char('|')); };
    TableText made;
    for (const QString& column : cells(columns))
        made.columns.push_back(column.toStdString());
    for (const char* const row : rows) {
        RowText& cellsOfRow = made.rows.emplace_back();
        for (const QString& cell : cells(row))
            cellsOfRow.push_back(cell == QLatin1String("-") ? CellText() : CellText(cell.toStdString()));
    }
    return made;
}

QString cellsOf(const RowText& row)
{
    QStringList cells;
    for (const CellText& cell : row)
        cells.append(cell ? QString::fromStdString(*cell) : QStringLiteral("-"));
    return cells.join(QLatin1Char('|'));
}

QString shown(const TableDifference& difference)
{
    QStringList lines{QStringLiteral("same %1").arg(difference.same)};
    if (difference.key)
        lines.append(QStringLiteral("by ") + QString::fromStdString(difference.columns[*difference.key]));
    for (const RowDifference& row : difference.rows) {
        if (row.change == RowChange::onlyHere)
            lines.append(QStringLiteral("-") + cellsOf(row.here));
        else if (row.change == RowChange::onlyThere)
            lines.append(QStringLiteral("+") + cellsOf(row.there));
        else
            lines.append(cellsOf(row.here) + QStringLiteral("=>") + cellsOf(row.there));
    }
    if (difference.isOtherOrder)
        lines.append(QStringLiteral("other order"));
    return lines.join(QStringLiteral(", "));
}

} // namespace

class RowDifferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsRowsApart_data()
    {
        QTest::addColumn<QVariantList>("tables");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const TableText& here, const TableText& there, const char* expected) {
            QTest::newRow(name) << QVariantList{QVariant::fromValue(here), QVariant::fromValue(there)}
                                << QString::fromUtf8(expected);
        };
        row("the same rows", table("a|b", {"1|x", "2|y"}), table("a|b", {"1|x", "2|y"}), "same 2");
        row("in another order", table("a|b", {"1|x", "2|y"}), table("a|b", {"2|y", "1|x"}), "same 2, other order");
        row("a row that is only here", table("a|b", {"1|x", "2|y"}), table("a|b", {"1|x"}), "same 1, -2|y");
        row("a row that is only there", table("a|b", {"1|x"}), table("a|b", {"1|x", "2|y"}), "same 1, +2|y");
        row("a row whose other cell changed", table("a|b", {"1|x", "2|y"}), table("a|b", {"1|x", "2|z"}),
            "same 1, by a, 2|y=>2|z");
        row("NULL that became a value", table("a|b", {"1|-", "2|y"}), table("a|b", {"1|n", "2|y"}),
            "same 1, by a, 1|-=>1|n");
        row("rows that come more often here", table("a", {"1", "1", "1"}), table("a", {"1"}), "same 1, -1, -1");
        row("rows that come more often there", table("a", {"1"}), table("a", {"1", "1"}), "same 1, +1");
        row("without a key nothing has changed", table("a|b", {"1|x", "1|y"}), table("a|b", {"1|x", "1|z"}),
            "same 1, -1|y, +1|z");
        row("the only row of both", table("n", {"41"}), table("n", {"42"}), "same 0, 41=>42");
        row("a column with NULL is no key", table("a|b", {"-|x", "2|y"}), table("a|b", {"-|x", "2|z"}),
            "same 1, -2|y, +2|z");
        row("columns in another order", table("a|b", {"1|x"}), table("b|a", {"x|1"}), "same 1");
        row("columns of other names by their places", table("a|b", {"1|x"}), table("c|d", {"1|x"}), "same 1");
        row("a column more", table("a|b", {"1|x", "2|y"}), table("a", {"1", "3"}), "same 1, -2, +3");
        row("nothing on either side", table("a", {}), table("a", {}), "same 0");
    }

    void tellsRowsApart()
    {
        QFETCH(const QVariantList, tables);
        QFETCH(const QString, expected);
        QCOMPARE(shown(tableDifference(tables[0].value<TableText>(), tables[1].value<TableText>())), expected);
    }

    void namesTheColumnsThatOneLacks()
    {
        const TableDifference made = tableDifference(table("a|b", {}), table("c|a", {}));
        QCOMPARE(made.columns, std::vector<std::string>{"a"});
        QCOMPARE(made.columnsOnlyHere, std::vector<std::string>{"b"});
        QCOMPARE(made.columnsOnlyThere, std::vector<std::string>{"c"});
    }

    void tellsPromptsApartBySection()
    {
        const auto section = [](const char* name, const char* text) {
            return PromptSection{ChatRole::user, name, text};
        };
        const auto made = promptDifference(
            {section("task", "a"), section("schema", "t\nu\nv"), section("old", "x"), section("columns", "(a),\n(b)")},
            {section("task", "a"), section("schema", "t\nw\nv"), section("hint", "h"),
             section("columns", "(b),\n(a)")});
        QCOMPARE(made.size(), std::size_t{5});
        QCOMPARE(made[0].change, SectionChange::same);
        QCOMPARE(made[1].change, SectionChange::changed);
        QVERIFY((made[1].lines
                 == std::vector<PromptLine>{{LineChange::same, "t"},
                                            {LineChange::removed, "u"},
                                            {LineChange::added, "w"},
                                            {LineChange::same, "v"}}));
        QCOMPARE(made[2].change, SectionChange::onlyAfter);
        QCOMPARE(made[3].change, SectionChange::reordered);
        QVERIFY(made[3].lines.empty());
        QCOMPARE(made[4].change, SectionChange::onlyBefore);
        QCOMPARE(made[4].name, std::string("old"));
    }

    void removedLinesStandWhereTheyWere_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("after");
        QTest::addColumn<std::string>("lines");
        using Text = std::string;
        QTest::newRow("before the first kept line") << Text("u\nt") << Text("t") << Text("-u =t");
        QTest::newRow("between kept lines") << Text("t\nu\nv") << Text("t\nv") << Text("=t -u =v");
        QTest::newRow("after the last kept line") << Text("t\nu") << Text("t") << Text("=t -u");
        QTest::newRow("before what came in their place") << Text("t\nu\nv") << Text("t\nw\nv") << Text("=t -u +w =v");
        QTest::newRow("after the one of equal lines that they followed")
            << Text("t\na\nt\nb\nv") << Text("t\na\nt\nv") << Text("=t =a =t -b =v");
        QTest::newRow("after a line that moved, which is no change")
            << Text("t\nu\nv\nw") << Text("v\nw\nt") << Text("=v =w =t -u");
        QTest::newRow("not for the comma of a column that is the last one now")
            << Text("(a),\n(b)\n(c)") << Text("(b),\n(a)") << Text("=(b), -(c) =(a)");
        QTest::newRow("in their own table, though others have the same columns")
            << Text("# Table: A\n(id),\n(x)\n# Table: B\n(id)") << Text("# Table: B\n(id)\n# Table: A\n(id)")
            << Text("=# Table: B =(id) =# Table: A =(id) -(x)");
        QTest::newRow("not for keys after the table that is the last one now")
            << Text("# Table: A\n(x)\n# Table: B\n(id)\n【Foreign keys】\nB.id=A.id")
            << Text("# Table: B\n(id)\n# Table: A\n【Foreign keys】\nB.id=A.id")
            << Text("=# Table: B =(id) =# Table: A -(x) =【Foreign keys】 =B.id=A.id");
        QTest::newRow("all of them, if no line is kept") << Text("t\nu") << Text("v") << Text("-t -u +v");
    }

    void removedLinesStandWhereTheyWere()
    {
        QFETCH(const std::string, before);
        QFETCH(const std::string, after);
        QFETCH(const std::string, lines);
        const auto section = [](const std::string& text) { return PromptSection{ChatRole::user, "schema", text}; };
        std::string made;
        const auto sections = promptDifference({section(before)}, {section(after)});
        for (const PromptLine& line : sections.front().lines) {
            const char sign = line.change == LineChange::same ? '=' : line.change == LineChange::added ? '+' : '-';
            made += (made.empty() ? "" : " ") + (sign + line.text);
        }
        QCOMPARE(made, lines);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::RowDifferenceTest)

#include "tst_rowdifference.moc"
