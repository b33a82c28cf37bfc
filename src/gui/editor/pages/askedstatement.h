#pragma once

#include "base/range.h"
#include "db/session/engineerror.h"
#include "editor/pages/editorpage.h"
#include "editor/problems/textproblem.h"

#include <QPointer>

#include <string>
#include <vector>

namespace querymend {

/// The statements last taken from a tab to be run or explained, and the places of their errors there.
class AskedStatement {
public:
    /// Replaces the former ones by those at the ranges, and forgets the errors of those. Returns the statements,
    /// without empty ones.
    std::vector<std::string> take(EditorPage& page, const std::vector<ByteRange>& ranges);
    /// Marks the error of a statement, unless the text has changed since.
    void mark(const std::string& statement, const EngineError& error) const;
    /// Returns the page that the statement was taken from; null if there is no such place any more.
    [[nodiscard]] EditorPage* pageOf(const std::string& statement) const;
    /// The page must still be there.
    [[nodiscard]] TextProblem problemOf(const std::string& statement, const EngineError& error) const;

private:
    struct Part {
        ByteRange range;
        std::string statement;
    };

    /// Returns null if there is none in the page's text.
    [[nodiscard]] const Part* partOf(const std::string& statement) const;

    QPointer<EditorPage> m_page;
    std::vector<Part> m_parts;
};

} // namespace querymend
