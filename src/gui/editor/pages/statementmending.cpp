#include "editor/pages/statementmending.h"

#include "database/livecheck.h"
#include "editor/pages/editorpage.h"
#include "editor/text/sqleditor.h"

#include <string>
#include <utility>

namespace querymend {

bool mendStatement(EditorPage& page, ByteRange range, std::function<void(const MendedText&)> mended)
{
    if (!page.database().check() || page.hasProposal() || page.editor().isReadOnly())
        return false;
    std::string before = page.editor().sqlText();
    std::string statement(range.of(before));
    const auto propose = [&page, range, before = std::move(before),
                          mended = std::move(mended)](const MendedText& made) {
        mended(made);
        const bool isChanged = page.hasProposal() || page.editor().isReadOnly() || page.editor().sqlText() != before;
        if (made.rounds.empty() || isChanged)
            return;
        std::string after = before;
        after.replace(range.begin, range.size(), made.sql);
        page.propose(before, std::move(after));
    };
    page.database().check()->mend(std::move(statement), &page, propose);
    return true;
}

} // namespace querymend
