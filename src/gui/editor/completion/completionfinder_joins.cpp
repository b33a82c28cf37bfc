// What foreign keys say of joins: their conditions, and the tables that may be joined.

#include "base/ascii.h"
#include "editor/completion/completionfinder.h"
#include "schema/joins.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <set>
#include <utility>

namespace querymend {

bool CompletionFinder::isAfterOn() const
{
    const std::vector<Token> tokens = lex(m_text.substr(0, m_caret.begin), m_dialect.lex);
    return !tokens.empty() && tokens.back().kind == TokenKind::word
        && asciiEqualsIgnoringCase(tokens.back().text(m_text), "on");
}

void CompletionFinder::addJoinConditions(ScopeId scope)
{
    if (!m_catalog || !scope)
        return;
    std::vector<const Source*> before;
    for (const SourceId id : m_outline[scope].sources) {
        if (m_outline[id].range.begin < m_caret.begin && !m_outline[id].hidden)
            before.push_back(&m_outline[id]);
    }
    constexpr std::size_t most = 50;
    for (std::size_t i = 0; i + 1 < std::min(before.size(), most); ++i)
        addJoinConditions(*before[i], *before.back());
}

void CompletionFinder::addJoinConditions(const Source& earlier, const Source& joined)
{
    const TableMatch left = m_shapes.lookUp(earlier);
    const TableMatch right = m_shapes.lookUp(joined);
    if (!left || !right || earlier.cte || joined.cte)
        return;
    const auto add = [this](const Source& from, TableId owner, const Source& to, TableId target) {
        for (const ForeignKey& key : m_catalog->table(owner).foreignKeys) {
            const std::vector<std::string>& columns = m_catalog->targetColumns(key, target);
            if (m_catalog->target(owner, key) != target || columns.size() != key.columns.size())
                continue;
            std::string condition;
            for (std::size_t i = 0; i < columns.size(); ++i)
                condition += (i == 0 ? "" : std::string(m_word.isLowerCase ? " and " : " AND ")) + qualifierOf(from)
                    + quotedIfNeeded(m_dialect, key.columns[i]) + " = " + qualifierOf(to)
                    + quotedIfNeeded(m_dialect, columns[i]);
            if (matches(condition))
                m_items.push_back({CompletionKind::condition, condition, condition, {}, {}, 0, true});
        }
    };
    add(earlier, left.table, joined, right.table);
    add(joined, right.table, earlier, left.table);
}

std::string CompletionFinder::qualifierOf(const Source& source) const
{
    const NamePart* const exposed = exposedName(m_outline, source);
    return exposed ? (exposed->quoted ? quotedIfNeeded(m_dialect, exposed->text) : exposed->text) + "." : std::string();
}

void CompletionFinder::markRelated(const Source& source)
{
    if (!m_catalog || !source.scope || m_outline[source.scope].sources.size() < 2)
        return;
    const JoinGraph keys(*m_catalog);
    std::set<std::pair<std::string_view, std::string_view>> related;
    for (const SourceId id : m_outline[source.scope].sources) {
        const Source& other = m_outline[id];
        const TableMatch table = &other == &source || other.cte ? TableMatch() : m_shapes.lookUp(other);
        for (const JoinStep& step : table ? keys.stepsFrom(table.table) : std::vector<JoinStep>())
            related.emplace(m_catalog->table(step.to).schema, m_catalog->table(step.to).name);
    }
    for (Completion& item : m_items)
        item.isRelated = item.isRelated || related.contains({item.origin, item.name});
}

} // namespace querymend
