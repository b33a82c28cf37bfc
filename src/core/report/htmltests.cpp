#include "report/htmltests.h"

#include "diagnose/excerpt.h"
#include "report/markup.h"
#include "report/reporttext.h"
#include "report/testmatrix.h"
#include "run/enumnames.h"

namespace querymend {

namespace {

/// A verdict's mark: a CSS class for its colour, and a sign for readers who do not see colours.
struct Mark {
    std::string_view tone;
    std::string_view sign;
};

Mark markOf(TestVerdict verdict)
{
    switch (verdict) {
    case TestVerdict::passed:
        return {"good", "✓ "};
    case TestVerdict::failed:
        return {"validation", "✗ "};
    case TestVerdict::unclear:
        break;
    }
    return {"dim", ""};
}

std::string cell(std::string_view tag, std::string_view content)
{
    const std::string name(tag);
    return '<' + name + '>' + std::string(content) + "</" + name + '>';
}

std::string verdictCell(TestVerdict verdict)
{
    const Mark mark = markOf(verdict);
    return cell("td",
                "<span class=\"" + std::string(mark.tone) + "\">" + std::string(mark.sign)
                    + std::string(recordName(verdict)) + "</span>");
}

std::string table(const TestMatrix& matrix)
{
    std::string head = cell("th", "Test");
    std::string passed = cell("td", "passed");
    for (std::size_t i = 0; i < matrix.lanes.size(); ++i) {
        head += cell("th", lanesText({matrix.lanes[i]}) + (matrix.lanes[i] == matrix.picked ? " ★" : ""));
        passed += cell("td", matrix.passed[i]);
    }
    std::string out = "<div class=\"rows\"><table>\n" + cell("tr", head) + '\n';
    for (const TestRow& test : matrix.rows) {
        std::string cells = cell("td", escapedMarkup(printable(testText(test))));
        for (const TestVerdict verdict : test.verdicts)
            cells += verdictCell(verdict);
        out += cell("tr", cells) + '\n';
    }
    out += cell("tr", passed) + "\n</table></div>\n";
    if (matrix.picked)
        out += "<p class=\"dim\">Picked: "
            + escapedMarkup(printable(lanesText({*matrix.picked}) + ": " + matrix.reason)) + "</p>\n";
    return out;
}

} // namespace

std::string testTables(std::span<const RunEvent> events)
{
    std::string out;
    for (const TestMatrix& matrix : testMatrices(events))
        out += table(matrix);
    return out.empty() ? out : "<section><h2>Tests</h2>\n" + out + "</section>\n";
}

} // namespace querymend
