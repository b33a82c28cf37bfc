#pragma once

#include "check/adviser.h"

#include <optional>

namespace querymend {

/// Suggests what a column, table or function that does not exist may have meant, with the edits that would correct it.
class Advice {
public:
    explicit Advice(Adviser& adviser) : m_adviser(adviser), m_basis(adviser.basis()) {}

    void onTable(Finding& finding, const Source& source);
    void onColumn(Finding& finding, const ColumnRef& reference, const Resolution& resolution);
    void onFunction(Finding& finding);

private:
    /// A source that may have the column, and how the name came to be looked for there.
    enum class Sought : std::uint8_t {
        byQualifier, ///< the name's qualifier says so
        inSight,     ///< the name has no qualifier
        elsewhere,   ///< the name's qualifier says another source
    };

    void byKeys(std::vector<Meaning>& meanings, const ColumnRef& reference, SourceId id,
                const std::vector<ComparedColumn>& compared, bool qualify) const;
    void nearInSource(std::vector<Meaning>& meanings, const ColumnRef& reference, SourceId id, bool qualify,
                      Sought sought);
    void elsewhere(std::vector<Meaning>& meanings, const ColumnRef& reference, std::string_view name,
                   const std::vector<SourceId>& named);
    [[nodiscard]] bool isNextTo(const std::vector<SourceId>& sources, std::string_view column) const;
    void aliasedValue(Finding& finding, const ColumnRef& reference) const;
    void offerJoins(std::vector<Meaning>& meanings, const ColumnRef& reference, ColumnId id,
                    const std::vector<SourceId>& named);
    [[nodiscard]] SourceId sourceJoinedBy(const ColumnRef& reference) const;
    [[nodiscard]] bool isBridge(const ColumnRef& reference, ColumnId id) const;
    bool byOwnKeys(std::vector<Meaning>& meanings, const ColumnRef& reference, ColumnId id,
                   const std::vector<SourceId>& named) const;
    [[nodiscard]] std::vector<TableId> besides(TableId table) const;
    void prefixed(std::vector<Meaning>& meanings, const ColumnRef& reference, std::string_view name,
                  const std::vector<SourceId>& named);
    void anywhere(std::vector<Meaning>& meanings, std::string_view name) const;
    void otherSources(std::vector<Meaning>& meanings, const ColumnRef& reference, const NamePart& column,
                      const std::vector<SourceId>& missed);
    void ctes(std::vector<Meaning>& meanings, const NamePart& name);
    [[nodiscard]] bool mayBeText(const ColumnRef& reference) const;

    Adviser& m_adviser;
    const AdviceBasis& m_basis;
    std::optional<NearestNames> m_ctes;
    std::optional<NearestNames> m_functions;
};

} // namespace querymend
