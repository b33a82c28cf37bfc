#include "check/restrictions.h"

#include "base/ascii.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

std::string_view kindInWords(RestrictedKind kind)
{
    switch (kind) {
    case RestrictedKind::function:
        return "function";
    case RestrictedKind::relation:
        return "table or view";
    case RestrictedKind::operation:
        return "operator";
    case RestrictedKind::type:
        return "type";
    }
    return {};
}

std::string_view reasonInWords(RestrictionReason reason)
{
    switch (reason) {
    case RestrictionReason::ownersRights:
        return "runs with the rights of its owner";
    case RestrictionReason::maySideEffect:
        return "may change something";
    case RestrictionReason::foreignCode:
        return "is written in a language that can reach beyond the database";
    case RestrictionReason::runsText:
        return "runs a string as SQL";
    case RestrictionReason::usesRefused:
        return "is not allowed either";
    case RestrictionReason::elsewhere:
        return "takes its rows from a file, a program or another server";
    case RestrictionReason::secrets:
        return "is off limits to queries";
    case RestrictionReason::unreadable:
        return "has a definition that this login may not see";
    }
    return {};
}

std::string inWords(const RestrictedObject& object)
{
    const std::string name = dotted(object);
    std::string out = "The " + std::string(kindInWords(object.kind)) + ' ' + name + " is not allowed: it ";
    if (!object.cause.empty())
        out += "uses " + object.cause + ", which ";
    out += reasonInWords(object.reason);
    return out + ". A user can allow it for this connection with --allow-function " + name
        + " or in the connection's form.";
}

ErrorCode codeOf(const RestrictedObject& object)
{
    const bool isSource = object.kind == RestrictedKind::relation
        && (object.reason == RestrictionReason::elsewhere || object.reason == RestrictionReason::secrets);
    return isSource ? ErrorCode::forbiddenOperation : ErrorCode::sideEffectFunction;
}

class RestrictedUses {
public:
    RestrictedUses(const JudgedText& judged, const Catalog& catalog, GuardVerdict& verdict)
        : m_judged(judged), m_catalog(catalog), m_verdict(verdict)
    {
        for (const Token& token : judged.tokens) {
            if (!token.isComment())
                m_tokens.push_back(&token);
        }
    }

    void run()
    {
        for (const Source& source : m_judged.outline.sources) {
            if (source.kind == SourceKind::table && !source.name.empty() && !source.cte)
                relation(m_judged.outline.parts(source.name));
        }
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (m_tokens[i]->kind == TokenKind::op)
                operation(*m_tokens[i]);
            else if (isName(i))
                named(i);
        }
    }

private:
    [[nodiscard]] TokenKind kindAt(std::size_t i) const
    {
        return i < m_tokens.size() ? m_tokens[i]->kind : TokenKind::end;
    }
    [[nodiscard]] bool isName(std::size_t i) const
    {
        return kindAt(i) == TokenKind::word || kindAt(i) == TokenKind::quotedName;
    }
    [[nodiscard]] std::string nameAt(std::size_t i) const { return decoded(*m_tokens[i], m_judged.text); }

    /// The qualifier written before a name, or empty. A value before a dot is not a schema.
    [[nodiscard]] std::string qualifierOf(std::size_t i) const
    {
        return i > 1 && kindAt(i - 1) == TokenKind::dot && isName(i - 2) ? nameAt(i - 2) : std::string();
    }

    /// Whether a name can refer to this object. If written without a schema, that depends on the search path.
    [[nodiscard]] bool isMeant(const RestrictedObject& object, std::string_view schema) const
    {
        if (object.schema.empty())
            return true;
        if (!schema.empty())
            return equalIgnoringCase(object.schema, schema, CasedLetters::unicode);
        const std::vector<std::string>& path = m_catalog.snapshot().searchPath;
        return path.empty() || listNames(m_judged.dialect.systemSchemas, object.schema)
            || std::any_of(path.begin(), path.end(), [&](const std::string& one) {
                   return equalIgnoringCase(object.schema, one, CasedLetters::unicode);
               });
    }

    void relation(std::span<const NamePart> parts)
    {
        const std::string_view schema = parts.size() > 1 ? std::string_view(parts[parts.size() - 2].text) : "";
        for (const RestrictedObject* const object : m_catalog.restrictedNamed(parts.back().text)) {
            if (object->kind == RestrictedKind::relation && isMeant(*object, schema))
                return refuse(*object, {parts.front().range.begin, parts.back().range.end});
        }
    }

    void operation(const Token& token)
    {
        for (const RestrictedObject* const object : m_catalog.restrictedNamed(token.text(m_judged.text))) {
            if (object->kind == RestrictedKind::operation)
                return refuse(*object, token.range());
        }
    }

    void named(std::size_t i)
    {
        const std::string name = nameAt(i);
        for (const RestrictedObject* const object : m_catalog.restrictedNamed(name)) {
            const bool isUsed = (object->kind == RestrictedKind::function && isCall(*object, i))
                || (object->kind == RestrictedKind::type && isType(*object, i, name));
            if (isUsed)
                return refuse(*object, m_tokens[i]->range());
        }
    }

    [[nodiscard]] bool isCall(const RestrictedObject& object, std::size_t i) const
    {
        // A call of a packaged function names the package first.
        const bool isPackage = m_judged.dialect.syntax.packages && kindAt(i + 1) == TokenKind::dot;
        if (kindAt(i + 1) == TokenKind::openParen || isPackage)
            return isMeant(object, qualifierOf(i));
        const ByteRange range = m_tokens[i]->range();
        const Outline& outline = m_judged.outline;
        const bool isBare = std::any_of(outline.calls.begin(), outline.calls.end(), [&](const Call& call) {
            return call.bare && !call.name.empty() && outline.parts(call.name).back().range == range;
        });
        return isBare || isField(i);
    }

    /// PostgreSQL reads t.f as f(t) if t has no column f.
    [[nodiscard]] bool isField(std::size_t i) const
    {
        return m_judged.dialect.syntax.fieldCalls && i > 0 && kindAt(i - 1) == TokenKind::dot
            && m_catalog.columnsNamed({nameAt(i), true}).empty();
    }

    [[nodiscard]] bool isType(const RestrictedObject& object, std::size_t i, const std::string& name) const
    {
        return isMeant(object, qualifierOf(i)) && kindAt(i + 1) != TokenKind::dot
            && m_catalog.columnsNamed({name, true}).empty();
    }

    void refuse(const RestrictedObject& object, ByteRange range)
    {
        Refusal made{codeOf(object), range, dotted(object), inWords(object)};
        const auto isSame = [&](const Refusal& known) { return known.message == made.message; };
        std::vector<Refusal>& refusals = m_verdict.refusals;
        if (std::any_of(refusals.begin(), refusals.end(), isSame))
            return;
        // Goes before syntax errors, which may be a consequence of this but never its cause.
        const auto place = std::find_if(refusals.begin(), refusals.end(), [](const Refusal& known) {
            return categoryOf(known.code) == Category::syntaxError && known.message.empty()
                && known.code != ErrorCode::multipleStatements;
        });
        refusals.insert(place, std::move(made));
        m_verdict.unclear = false;
        m_verdict.statement = EditedText{{}, {}};
    }

    const JudgedText& m_judged;
    const Catalog& m_catalog;
    GuardVerdict& m_verdict;
    std::vector<const Token*> m_tokens; ///< without comments
};

} // namespace

void refuseRestricted(const JudgedText& judged, const Catalog& catalog, GuardVerdict& verdict)
{
    if (!catalog.snapshot().restricted.empty())
        RestrictedUses(judged, catalog, verdict).run();
}

} // namespace querymend
