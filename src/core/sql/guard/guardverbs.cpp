#include "sql/guard/guardfindings.h"

namespace querymend {

bool spellsForbiddenVerb(const Token& token)
{
    if (token.kind != TokenKind::word)
        return false;
    switch (token.keyword) {
    case Keyword::Alter:
    case Keyword::Attach:
    case Keyword::Call:
    case Keyword::Copy:
    case Keyword::Create:
    case Keyword::Delete:
    case Keyword::Detach:
    case Keyword::Drop:
    case Keyword::Exec:
    case Keyword::Execute:
    case Keyword::Export:
    case Keyword::Grant:
    case Keyword::Handler:
    case Keyword::Import:
    case Keyword::Insert:
    case Keyword::Install:
    case Keyword::Into:
    case Keyword::Kill:
    case Keyword::Load:
    case Keyword::Lock:
    case Keyword::Merge:
    case Keyword::Pragma:
    case Keyword::Reindex:
    case Keyword::Rename:
    case Keyword::Replace:
    case Keyword::Revoke:
    case Keyword::Set:
    case Keyword::Shutdown:
    case Keyword::Truncate:
    case Keyword::Update:
    case Keyword::Upsert:
    case Keyword::Vacuum:
    case Keyword::Waitfor:
        return true;
    default: // every other keyword
        return false;
    }
}

} // namespace querymend
