#pragma once

#include "check/resolver.h"
#include "check/rowshape.h"
#include "editor/completion/caretword.h"
#include "editor/completion/columntypes.h"
#include "editor/completion/completion.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Finds completions with a placeholder name at the caret: its role in the outline decides what is offered.
class CompletionFinder {
public:
    /// `text` has a placeholder, at `caret`, instead of the word. All arguments must outlive this object.
    CompletionFinder(std::string_view text, ByteRange caret, const CaretWord& word, const Dialect& dialect,
                     const Catalog* catalog);

    [[nodiscard]] std::vector<Completion> find();

private:
    void atSource(const Source& source);
    void atColumn(std::span<const NamePart> qualifier, ScopeId scope, SourceWindow window);
    void atCall(std::span<const NamePart> qualifier);
    /// For a placeholder that has no role in the outline.
    void anywhere();

    void addJoinConditions(ScopeId scope);
    void markRelated(const Source& source);
    [[nodiscard]] bool isAfterOn() const;
    void addColumns(SourceId id);
    void addColumnsOfAllTables();
    void addTables(std::string_view schema);
    void addCtes(ScopeId scope);
    void addSchemas();
    void addFunctions(std::uint8_t traits);
    void addKeywords();
    [[nodiscard]] bool isAlias() const;
    [[nodiscard]] bool isCaret(NameSpan name) const;
    [[nodiscard]] bool matches(std::string_view name) const;
    [[nodiscard]] std::string spelled(std::string_view stored) const;
    [[nodiscard]] std::vector<NamePart> qualifierBeforeCaret() const;
    [[nodiscard]] ScopeId innermostScope() const;

    std::string_view m_text;
    ByteRange m_caret;
    const CaretWord& m_word;
    std::string m_folded; ///< the word's prefix
    const Dialect& m_dialect;
    const Catalog* m_catalog;
    Outline m_outline;
    RowShapes m_shapes;
    Resolver m_resolver;
    ColumnTypes m_types;
    std::vector<Completion> m_items;
};

/// Folds a name, to compare it with a typed part of it.
[[nodiscard]] std::string foldedForMatching(std::string_view name);

} // namespace querymend
