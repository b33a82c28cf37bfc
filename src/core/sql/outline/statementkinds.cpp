#include "sql/outline/statementkinds.h"

namespace querymend {

StatementKind statementKindOf(Keyword verb)
{
    switch (verb) {
    case Keyword::Select:
    case Keyword::With:
    case Keyword::Values:
        return StatementKind::query;
    case Keyword::Explain:
    case Keyword::Describe:
    case Keyword::Desc:
    case Keyword::Show:
    case Keyword::Summarize:
    case Keyword::Help:
        return StatementKind::explain;
    case Keyword::Insert:
    case Keyword::Update:
    case Keyword::Delete:
    case Keyword::Merge:
    case Keyword::Replace:
    case Keyword::Upsert:
    case Keyword::Truncate:
    case Keyword::Copy:
    case Keyword::Load:
    case Keyword::Import:
    case Keyword::Export:
    case Keyword::Bulk:
    case Keyword::Handler:
        return StatementKind::dataChange;
    case Keyword::Create:
    case Keyword::Alter:
    case Keyword::Drop:
    case Keyword::Rename:
    case Keyword::Comment:
    case Keyword::Purge:
    case Keyword::Flashback:
    case Keyword::Associate:
    case Keyword::Disassociate:
        return StatementKind::definition;
    case Keyword::Abort:
    case Keyword::Analyze:
    case Keyword::Analyse:
    case Keyword::Attach:
    case Keyword::Audit:
    case Keyword::Backup:
    case Keyword::Begin:
    case Keyword::Binlog:
    case Keyword::Cache:
    case Keyword::Call:
    case Keyword::Change:
    case Keyword::Check:
    case Keyword::Checkpoint:
    case Keyword::Checksum:
    case Keyword::Clone:
    case Keyword::Close:
    case Keyword::Cluster:
    case Keyword::Commit:
    case Keyword::Dbcc:
    case Keyword::Deallocate:
    case Keyword::Declare:
    case Keyword::Deny:
    case Keyword::Detach:
    case Keyword::Discard:
    case Keyword::Do:
    case Keyword::End:
    case Keyword::Exec:
    case Keyword::Execute:
    case Keyword::Fetch:
    case Keyword::Flush:
    case Keyword::Force:
    case Keyword::Get:
    case Keyword::Goto:
    case Keyword::Grant:
    case Keyword::If:
    case Keyword::Install:
    case Keyword::Kill:
    case Keyword::Listen:
    case Keyword::Lock:
    case Keyword::Move:
    case Keyword::Noaudit:
    case Keyword::Notify:
    case Keyword::Open:
    case Keyword::Optimize:
    case Keyword::Pragma:
    case Keyword::Prepare:
    case Keyword::Print:
    case Keyword::Raiserror:
    case Keyword::Reassign:
    case Keyword::Reconfigure:
    case Keyword::Refresh:
    case Keyword::Reindex:
    case Keyword::Release:
    case Keyword::Repair:
    case Keyword::Reset:
    case Keyword::Resignal:
    case Keyword::Restart:
    case Keyword::Restore:
    case Keyword::Return:
    case Keyword::Revert:
    case Keyword::Revoke:
    case Keyword::Rollback:
    case Keyword::Save:
    case Keyword::Savepoint:
    case Keyword::Security:
    case Keyword::Set:
    case Keyword::Setuser:
    case Keyword::Shutdown:
    case Keyword::Signal:
    case Keyword::Start:
    case Keyword::Stop:
    case Keyword::Throw:
    case Keyword::Uninstall:
    case Keyword::Unlisten:
    case Keyword::Unlock:
    case Keyword::Updatetext:
    case Keyword::Use:
    case Keyword::Vacuum:
    case Keyword::Waitfor:
    case Keyword::While:
    case Keyword::Writetext:
    case Keyword::Xa:
        return StatementKind::administration;
    default: // no other keyword begins a statement
        return StatementKind::unknownWord;
    }
}

bool beginsStatement(Keyword word)
{
    switch (word) {
    // These also occur in the middle of a query; all but SET are taken for that.
    case Keyword::Set:
    case Keyword::Values:
    case Keyword::With:
    case Keyword::End:
    case Keyword::Fetch:
    case Keyword::Open:
    case Keyword::Check:
    case Keyword::Desc:
    case Keyword::Replace:
    case Keyword::Comment:
    case Keyword::Clone:
    case Keyword::Restart:
        return word == Keyword::Set;
    default:
        return statementKindOf(word) != StatementKind::unknownWord;
    }
}

} // namespace querymend
