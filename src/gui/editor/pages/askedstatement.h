#pragma once

#include "base/range.h"
#include "base/textmap.h"
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
    /// Notes what is sent of each statement that was last taken; until then, it is the statement itself. The following
    /// are about statements as sent.
    void setSent(std::vector<EditedText> sent);
    /// Marks the error of a statement, unless the text has changed since.
    void mark(const std::string& statement, const EngineError& error) const;
    /// Returns the page that the statement was taken from; null if there is no such place any more.
    [[nodiscard]] EditorPage* pageOf(const std::string& statement) const;
    /// The page must still be there.
    [[nodiscard]] TextProblem problemOf(const std::string& statement, const EngineError& error) const;

private:
    struct Part {
        ByteRange range;
        std::string statement; ///< as written
        EditedText sent;
    };

    /// Returns null if there is none in the page's text.
    [[nodiscard]] const Part* partOf(const std::string& statement) const;

    QPointer<EditorPage> m_page;
    std::vector<Part> m_parts;
};

} // namespace querymend
