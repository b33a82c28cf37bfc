#include "typedefinitions.h"

#include "cpptokens.h"

#include <QMap>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace architecture {

namespace {

/// What a brace begins.
struct Scope {
    enum class Kind { named, transparent, hidden };

    Kind kind = Kind::hidden;
    QString name = {};
};

using Tokens = QList<CppToken>;

bool isWord(const QString& text)
{
    return text.at(0).isLetter() || text.at(0) == QLatin1Char('_');
}

bool isTypeKey(const QString& text)
{
    static const QStringList keys{QStringLiteral("struct"), QStringLiteral("class"), QStringLiteral("union"),
                                  QStringLiteral("enum")};
    return keys.contains(text);
}

/// The index after the bracket that closes the one at `at`.
qsizetype behindBrackets(const Tokens& tokens, qsizetype at, QChar open, QChar close)
{
    int depth = 0;
    for (; at < tokens.size(); ++at) {
        if (tokens.at(at).text == open)
            ++depth;
        else if (tokens.at(at).text == close && --depth == 0)
            return at + 1;
    }
    return at;
}

/// The scope of a namespace, from the tokens before its brace.
Scope namespaceScope(const Tokens& tokens, qsizetype at)
{
    QString name;
    for (; at < tokens.size(); ++at)
        name += tokens.at(at).text;
    return name.isEmpty() ? Scope{Scope::Kind::hidden} : Scope{Scope::Kind::named, name};
}

/// The name of the type whose members follow the tokens, read from after its class key; nullopt if no members follow,
/// as in a function that returns a `struct X`. An attribute may precede the name.
std::optional<QString> typeName(const Tokens& tokens, qsizetype at)
{
    QString name;
    while (at < tokens.size()) {
        const QString& text = tokens.at(at).text;
        if (text == QLatin1String("[") || text == QLatin1String("alignas")) {
            const bool isList = text == QLatin1String("[");
            at = isList ? behindBrackets(tokens, at, u'[', u']') : behindBrackets(tokens, at + 1, u'(', u')');
        } else if (text == QLatin1String("<")) {
            const qsizetype end = behindBrackets(tokens, at, u'<', u'>');
            for (; at < end; ++at)
                name += tokens.at(at).text;
        } else if (text == QLatin1String(":") || text == QLatin1String("final")) {
            return name;
        } else if (text == QLatin1String("::") || name.endsWith(QLatin1String("::"))) {
            name += text;
            ++at;
        } else if (isTypeKey(text)) { // the second key of `enum class`
            ++at;
        } else if (isWord(text) && name.isEmpty()) {
            name = text;
            ++at;
        } else {
            return std::nullopt;
        }
    }
    return name;
}

/// What the brace after these tokens begins; the tokens are those since the last statement.
Scope scopeBehind(const Tokens& tokens)
{
    for (qsizetype at = 0; at < tokens.size(); ++at) {
        const QString& text = tokens.at(at).text;
        if (text == QLatin1String("template") && at + 1 < tokens.size()) {
            at = behindBrackets(tokens, at + 1, u'<', u'>') - 1;
        } else if (text == QLatin1String("namespace")) {
            return namespaceScope(tokens, at + 1);
        } else if (isTypeKey(text)) {
            const auto name = typeName(tokens, at + 1);
            return name && !name->isEmpty() ? Scope{Scope::Kind::named, *name} : Scope{Scope::Kind::hidden};
        } else if (text == QLatin1String("(")) { // a macro without a semicolon may precede the type
            at = behindBrackets(tokens, at, u'(', u')') - 1;
        } else if (text == QLatin1String("=")) {
            return {};
        }
    }
    const bool isLinkage = tokens.size() == 1 && tokens.front().text == QLatin1String("extern");
    return Scope{isLinkage ? Scope::Kind::transparent : Scope::Kind::hidden};
}

/// Reads the type definitions of one text.
class TypeReader {
public:
    FileTypes read(const QString& text)
    {
        for (const CppToken& token : cppTokens(text))
            take(token);
        m_found.isBalanced = m_found.isBalanced && m_scopes.isEmpty();
        return m_found;
    }

private:
    void take(const CppToken& token)
    {
        if (token.text == QLatin1String("{")) {
            open(token.line);
        } else if (token.text == QLatin1String("}")) {
            m_found.isBalanced = m_found.isBalanced && !m_scopes.isEmpty();
            if (!m_scopes.isEmpty())
                m_scopes.removeLast();
            m_statement.clear();
        } else if (token.text == QLatin1String(";") || endsAccess(token)) {
            noteAlias();
            m_statement.clear();
        } else {
            m_statement.append(token);
        }
    }

    /// `public:`, `Q_SIGNALS:` and `private Q_SLOTS:` belong to no statement.
    [[nodiscard]] bool endsAccess(const CppToken& token) const
    {
        static const QStringList words{QStringLiteral("public"), QStringLiteral("protected"), QStringLiteral("private"),
                                       QStringLiteral("Q_SIGNALS"), QStringLiteral("Q_SLOTS")};
        return token.text == QLatin1String(":") && !m_statement.isEmpty() && words.contains(m_statement.back().text);
    }

    void open(int line)
    {
        const Scope scope = scopeBehind(m_statement);
        const bool isType = std::none_of(m_statement.begin(), m_statement.end(), [](const CppToken& token) {
            return token.text == QLatin1String("namespace");
        });
        m_scopes.append(scope);
        m_statement.clear();
        if (isVisible() && isType && scope.kind == Scope::Kind::named)
            m_found.definitions.append({fullName(), line});
    }

    /// Counts `using X = …` as a definition of X, because no file could include both.
    void noteAlias()
    {
        const bool isAlias = m_statement.size() > 2 && m_statement.at(0).text == QLatin1String("using")
            && m_statement.at(2).text == QLatin1String("=");
        if (!isAlias || !isVisible())
            return;
        const QString scope = fullName();
        const QString& name = m_statement.at(1).text;
        m_found.definitions.append(
            {scope.isEmpty() ? name : scope + QLatin1String("::") + name, m_statement.at(0).line});
    }

    /// Whether other files can name what is defined here.
    [[nodiscard]] bool isVisible() const
    {
        return std::none_of(m_scopes.begin(), m_scopes.end(),
                            [](const Scope& each) { return each.kind == Scope::Kind::hidden; });
    }

    [[nodiscard]] QString fullName() const
    {
        QStringList names;
        for (const Scope& scope : m_scopes) {
            if (scope.kind == Scope::Kind::named)
                names.append(scope.name);
        }
        return names.join(QLatin1String("::"));
    }

    FileTypes m_found;
    QList<Scope> m_scopes;
    Tokens m_statement;
};

} // namespace

FileTypes typesIn(const QString& text)
{
    return TypeReader().read(text);
}

QStringList typesDefinedTwice(const SourceTree& tree)
{
    QMap<QString, QStringList> places;
    QStringList report;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        const FileTypes types = typesIn(file.value());
        if (!types.isBalanced)
            report.append(QStringLiteral("%1: its braces do not match").arg(file.key()));
        for (const TypeDefinition& each : types.definitions)
            places[each.name].append(QStringLiteral("%1:%2").arg(file.key()).arg(each.line));
    }
    for (auto type = places.begin(); type != places.end(); ++type) {
        if (type->size() > 1)
            report.append(QStringLiteral("%1 is defined in %2").arg(type.key(), type->join(QLatin1String(", "))));
    }
    return report;
}

} // namespace architecture
