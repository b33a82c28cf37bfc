#include "memberdefinitions.h"

#include "cpptokens.h"

#include <QList>
#include <QMap>

#include <algorithm>

namespace architecture {

namespace {

constexpr qsizetype mostFiles = 2;

bool isWord(const QString& text)
{
    return text.at(0).isLetter() || text.at(0) == QLatin1Char('_');
}

/// Whether a token belongs to the name of an operator, such as `operator<=>`.
bool isOfOperator(const QStringList& statement, qsizetype at)
{
    constexpr qsizetype longestName = 3;
    const qsizetype from = std::max<qsizetype>(0, at - longestName);
    return statement.mid(from, at - from).contains(QLatin1String("operator"));
}

/// The index of the `<` that opens the template arguments which end at `at`, or -1.
qsizetype beginOfArguments(const QStringList& statement, qsizetype at)
{
    int depth = 0;
    for (; at >= 0; --at) {
        if (statement.at(at) == QLatin1String(">"))
            ++depth;
        else if (statement.at(at) == QLatin1String("<") && --depth == 0)
            return at;
    }
    return -1;
}

/// What qualifies a name: the `A::B` before `::name`, without template arguments; empty if nothing does.
QString qualifierOf(const QStringList& statement, qsizetype name)
{
    QStringList names;
    qsizetype mark = name - 1; // of the `::`
    while (mark > 0 && statement.at(mark) == QLatin1String("::")) {
        qsizetype outer = mark - 1;
        if (statement.at(outer) == QLatin1String(">"))
            outer = beginOfArguments(statement, outer) - 1;
        if (outer < 0 || !isWord(statement.at(outer)))
            break;
        names.prepend(statement.at(outer));
        mark = outer - 1;
    }
    return names.join(QLatin1String("::"));
}

/// The class that a function belongs to whose parameters begin at `paren`; empty if it is no member. Namespaces are in
/// lower case.
QString classOf(const QStringList& statement, qsizetype paren)
{
    qsizetype name = paren - 1;
    while (name > 0 && isOfOperator(statement, name))
        --name;
    if (name > 0 && statement.at(name - 1) == QLatin1String("~"))
        --name;
    const QString qualifier = name > 0 ? qualifierOf(statement, name) : QString();
    const QString last = qualifier.section(QStringLiteral("::"), -1);
    return !last.isEmpty() && last.at(0).isUpper() ? qualifier : QString();
}

/// The class of which the statement before a brace defines a member function; empty if it does not.
QString memberClassOf(const QStringList& statement)
{
    int parens = 0;
    int angles = 0;
    for (qsizetype at = 0; at < statement.size(); ++at) {
        const QString& text = statement.at(at);
        if (text == QLatin1String("(")) {
            const QString found = parens == 0 && angles == 0 ? classOf(statement, at) : QString();
            if (!found.isEmpty())
                return found;
            ++parens;
        } else if (text == QLatin1String(")")) {
            --parens;
        } else if (parens > 0 || isOfOperator(statement, at)) {
            continue;
        } else if (text == QLatin1String("=")) { // a variable
            return {};
        } else if (text == QLatin1String("<")) {
            ++angles;
        } else if (text == QLatin1String(">")) {
            --angles;
        }
    }
    return {};
}

/// Reads one text: the statements of its namespaces, and past the bodies of what they define.
class MemberReader {
public:
    QStringList read(const QString& text)
    {
        const QList<CppToken> tokens = cppTokens(text);
        for (qsizetype at = 0; at < tokens.size(); ++at) {
            const QString& token = tokens.at(at).text;
            if (token == QLatin1String("{")) {
                at = open(tokens, at);
                m_statement.clear();
            } else if (token == QLatin1String("}")) {
                if (!m_isHidden.isEmpty())
                    m_isHidden.removeLast();
                m_statement.clear();
            } else if (token == QLatin1String(";")) {
                m_statement.clear();
            } else {
                m_statement.append(token);
            }
        }
        m_found.removeDuplicates();
        return m_found;
    }

private:
    /// Enters a namespace, or notes what a body belongs to and returns its end.
    qsizetype open(const QList<CppToken>& tokens, qsizetype at)
    {
        if (m_statement.contains(QLatin1String("namespace"))) {
            m_isHidden.append(m_statement.back() == QLatin1String("namespace"));
            return at;
        }
        const QString found = memberClassOf(m_statement);
        if (!found.isEmpty() && !m_isHidden.contains(true))
            m_found.append(found);
        int depth = 0;
        for (; at < tokens.size(); ++at) {
            if (tokens.at(at).text == QLatin1String("{"))
                ++depth;
            else if (tokens.at(at).text == QLatin1String("}") && --depth == 0)
                break;
        }
        return at;
    }

    QStringList m_found;
    QStringList m_statement;
    QList<bool> m_isHidden; ///< whether each open namespace is anonymous
};

} // namespace

QStringList memberClassesIn(const QString& text)
{
    return MemberReader().read(text);
}

QStringList classesInManyFiles(const SourceTree& tree)
{
    QMap<QString, QStringList> files;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        if (!file.key().endsWith(QLatin1String(".cpp")))
            continue;
        for (const QString& name : memberClassesIn(file.value()))
            files[name].append(file.key());
    }
    QStringList report;
    for (auto name = files.begin(); name != files.end(); ++name) {
        if (name->size() > mostFiles)
            report.append(QStringLiteral("%1 is defined in %2").arg(name.key(), name->join(QLatin1String(", "))));
    }
    return report;
}

} // namespace architecture
