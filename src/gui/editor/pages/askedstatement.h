#pragma once

#include "base/range.h"
#include "db/session/engineerror.h"
#include "editor/pages/editorpage.h"
#include "editor/problems/textproblem.h"

#include <QPointer>

#include <string>

namespace querymend {

/// The statement last taken from a tab to be run or explained, and the place of its error there.
class AskedStatement {
public:
    /// Replaces the former one by the statement at the caret, and forgets the errors of that.
    void take(EditorPage& page, std::string statement);
    /// Marks the error of the statement, unless the text has changed since.
    void mark(const std::string& statement, const EngineError& error) const;
    /// Returns the page that the statement was taken from; null if there is no such place any more.
    [[nodiscard]] EditorPage* pageOf(const std::string& statement) const;
    /// The page must still be there.
    [[nodiscard]] TextProblem problemOf(const EngineError& error) const;

private:
    QPointer<EditorPage> m_page;
    ByteRange m_range;
    std::string m_statement;
};

} // namespace querymend
