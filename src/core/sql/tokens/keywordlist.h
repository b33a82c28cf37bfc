#pragma once

// The words of all dialects that a name may collide with or that structure a statement, in alphabetical order.
// clang-format off
#define QUERYMEND_KEYWORDS(X) \
    X(Abort, "abort") X(Absent, "absent") X(Absolute, "absolute") X(Access, "access") X(Accessible, "accessible") \
    X(Action, "action") X(Add, "add") X(Admin, "admin") X(After, "after") X(Against, "against") \
    X(Aggregate, "aggregate") X(All, "all") X(Also, "also") X(Alter, "alter") X(Always, "always") \
    X(Analyse, "analyse") X(Analyze, "analyze") X(And, "and") X(Anti, "anti") X(Any, "any") X(Apply, "apply") \
    X(Array, "array") X(As, "as") X(Asc, "asc") X(Asensitive, "asensitive") X(Asof, "asof") \
    X(Assertion, "assertion") X(Assignment, "assignment") X(Associate, "associate") X(Asymmetric, "asymmetric") \
    X(At, "at") X(Attach, "attach") X(Attribute, "attribute") X(Audit, "audit") X(Authorization, "authorization") \
    X(Autoincrement, "autoincrement") X(Automatic, "automatic") X(Autonomous, "autonomous") X(Backup, "backup") \
    X(Backward, "backward") X(Before, "before") X(Begin, "begin") X(Benchmark, "benchmark") \
    X(Bernoulli, "bernoulli") X(Between, "between") X(Bigint, "bigint") X(Binary, "binary") X(Binlog, "binlog") \
    X(Bit, "bit") X(Blob, "blob") X(Block, "block") X(Body, "body") X(Bool, "bool") X(Boolean, "boolean") \
    X(Both, "both") X(Breadth, "breadth") X(Break, "break") X(Browse, "browse") X(Bulk, "bulk") X(By, "by") \
    X(Byte, "byte") X(Cache, "cache") X(Call, "call") X(Called, "called") X(Cascade, "cascade") \
    X(Cascaded, "cascaded") X(Case, "case") X(Cast, "cast") X(Catalog, "catalog") X(Centuries, "centuries") \
    X(Century, "century") X(Chain, "chain") X(Change, "change") X(Char, "char") X(Character, "character") \
    X(Characteristics, "characteristics") X(Check, "check") X(Checkpoint, "checkpoint") X(Checksum, "checksum") \
    X(Class, "class") X(Clob, "clob") X(Clone, "clone") X(Close, "close") X(Cluster, "cluster") X(Clustered, "clustered") \
    X(Coalesce, "coalesce") X(Code, "code") X(Collate, "collate") X(Collation, "collation") X(Collect, "collect") \
    X(Column, "column") X(ColumnGet, "column_get") X(ColumnValue, "column_value") X(Columns, "columns") \
    X(Comment, "comment") X(Comments, "comments") X(Commit, "commit") X(Committed, "committed") \
    X(Compress, "compress") X(Compressed, "compressed") X(Compression, "compression") X(Compute, "compute") \
    X(Concurrently, "concurrently") X(Condition, "condition") X(Conditional, "conditional") \
    X(Configuration, "configuration") X(Conflict, "conflict") X(Connect, "connect") \
    X(ConnectByRoot, "connect_by_root") X(Connection, "connection") X(Constraint, "constraint") \
    X(Constraints, "constraints") X(Contained, "contained") X(Contains, "contains") \
    X(Containstable, "containstable") X(Content, "content") X(Context, "context") X(Continue, "continue") \
    X(Conversion, "conversion") X(Convert, "convert") X(Copy, "copy") X(Cost, "cost") X(Count, "count") \
    X(Create, "create") X(Cross, "cross") X(Csv, "csv") X(Cube, "cube") X(CumeDist, "cume_dist") \
    X(Current, "current") X(CurrentCatalog, "current_catalog") X(CurrentDate, "current_date") \
    X(CurrentPath, "current_path") X(CurrentRole, "current_role") X(CurrentSchema, "current_schema") \
    X(CurrentTime, "current_time") X(CurrentTimestamp, "current_timestamp") \
    X(CurrentTransformGroupForType, "current_transform_group_for_type") X(CurrentUser, "current_user") \
    X(Cursor, "cursor") X(Cycle, "cycle") X(Dangling, "dangling") X(Data, "data") X(Database, "database") \
    X(Databases, "databases") X(Date, "date") X(Datetime, "datetime") X(Day, "day") X(DayHour, "day_hour") \
    X(DayMicrosecond, "day_microsecond") X(DayMinute, "day_minute") X(DaySecond, "day_second") X(Days, "days") \
    X(Dbcc, "dbcc") X(Deallocate, "deallocate") X(Dec, "dec") X(Decade, "decade") X(Decades, "decades") \
    X(Decimal, "decimal") X(Declare, "declare") X(Decoded, "decoded") X(Default, "default") X(Defaults, "defaults") \
    X(Deferrable, "deferrable") X(Deferred, "deferred") X(Definer, "definer") X(Delayed, "delayed") \
    X(Delete, "delete") X(DeleteDomainId, "delete_domain_id") X(Delimiter, "delimiter") X(Delimiters, "delimiters") \
    X(DenseRank, "dense_rank") X(Deny, "deny") X(Depends, "depends") X(Depth, "depth") X(Desc, "desc") \
    X(Describe, "describe") X(Detach, "detach") X(Deterministic, "deterministic") X(Dictionary, "dictionary") \
    X(Dimension, "dimension") X(Directory, "directory") X(Disable, "disable") X(Disassociate, "disassociate") \
    X(Discard, "discard") X(Disk, "disk") X(Distinct, "distinct") X(Distinctrow, "distinctrow") \
    X(Distributed, "distributed") X(Div, "div") X(Do, "do") X(DoDomainIds, "do_domain_ids") X(Document, "document") \
    X(Domain, "domain") X(Double, "double") X(Drop, "drop") X(Dual, "dual") X(Dump, "dump") X(Dumpfile, "dumpfile") \
    X(Each, "each") X(Else, "else") X(Elseif, "elseif") X(Elsif, "elsif") X(Empty, "empty") X(Enable, "enable") \
    X(Enclosed, "enclosed") X(Encoding, "encoding") X(Encrypted, "encrypted") X(End, "end") X(Engine, "engine") \
    X(Enum, "enum") X(Errlvl, "errlvl") X(Error, "error") X(Escape, "escape") X(Escaped, "escaped") \
    X(Event, "event") X(Examined, "examined") X(Except, "except") X(Exclude, "exclude") X(Excluding, "excluding") \
    X(Exclusive, "exclusive") X(Exec, "exec") X(Execute, "execute") X(Exists, "exists") X(Exit, "exit") \
    X(Expansion, "expansion") X(Explain, "explain") X(Export, "export") X(ExportState, "export_state") \
    X(Extension, "extension") X(Extensions, "extensions") X(External, "external") X(Extract, "extract") \
    X(False, "false") X(Family, "family") X(Fetch, "fetch") X(File, "file") X(Fillfactor, "fillfactor") \
    X(Filter, "filter") X(Final, "final") X(First, "first") X(FirstValue, "first_value") X(Fixed, "fixed") \
    X(Flashback, "flashback") X(Float, "float") X(Float4, "float4") X(Float8, "float8") X(Flush, "flush") \
    X(Following, "following") X(Follows, "follows") X(For, "for") X(Force, "force") X(Forceplan, "forceplan") \
    X(Forcescan, "forcescan") X(Forceseek, "forceseek") X(Foreign, "foreign") X(Format, "format") \
    X(Forward, "forward") X(Freetext, "freetext") X(Freetexttable, "freetexttable") X(Freeze, "freeze") \
    X(From, "from") X(Full, "full") X(Fulltext, "fulltext") X(Function, "function") X(Functions, "functions") \
    X(General, "general") X(Generated, "generated") X(Get, "get") X(GetFormat, "get_format") X(Glob, "glob") \
    X(Global, "global") X(Goto, "goto") X(Grant, "grant") X(Granted, "granted") X(Group, "group") \
    X(Grouping, "grouping") X(GroupingId, "grouping_id") X(Groups, "groups") X(Handler, "handler") X(Hash, "hash") \
    X(Having, "having") X(Header, "header") X(Help, "help") X(HighPriority, "high_priority") X(Hold, "hold") \
    X(Holdlock, "holdlock") X(Host, "host") X(Hour, "hour") X(HourMicrosecond, "hour_microsecond") \
    X(HourMinute, "hour_minute") X(HourSecond, "hour_second") X(Hours, "hours") X(Id, "id") \
    X(Identified, "identified") X(Identity, "identity") X(IdentityInsert, "identity_insert") \
    X(Identitycol, "identitycol") X(If, "if") X(Ignore, "ignore") X(IgnoreDomainIds, "ignore_domain_ids") \
    X(Ignored, "ignored") X(Ilike, "ilike") X(Immediate, "immediate") X(Immutable, "immutable") \
    X(Implicit, "implicit") X(Import, "import") X(In, "in") X(Include, "include") X(Including, "including") \
    X(Increment, "increment") X(Index, "index") X(Indexed, "indexed") X(Indexes, "indexes") X(Infile, "infile") \
    X(Infinite, "infinite") X(Inherit, "inherit") X(Inherits, "inherits") X(Initial, "initial") \
    X(Initially, "initially") X(Inline, "inline") X(Inner, "inner") X(Inout, "inout") X(Input, "input") \
    X(Insensitive, "insensitive") X(Insert, "insert") X(Install, "install") X(Instead, "instead") X(Int, "int") \
    X(Int1, "int1") X(Int2, "int2") X(Int3, "int3") X(Int4, "int4") X(Int8, "int8") X(Integer, "integer") \
    X(Intersect, "intersect") X(Interval, "interval") X(Into, "into") X(Invoker, "invoker") \
    X(IoAfterGtids, "io_after_gtids") X(IoBeforeGtids, "io_before_gtids") X(Is, "is") X(Isnull, "isnull") \
    X(Isolation, "isolation") X(Iterate, "iterate") X(Java, "java") X(Join, "join") X(Json, "json") \
    X(JsonTable, "json_table") X(Keep, "keep") X(Kernel, "kernel") X(Key, "key") X(Keys, "keys") X(Kill, "kill") \
    X(Label, "label") X(Lag, "lag") X(Lambda, "lambda") X(Language, "language") X(Large, "large") X(Last, "last") \
    X(LastValue, "last_value") X(Lastval, "lastval") X(Lateral, "lateral") X(Lax, "lax") X(Lead, "lead") \
    X(Leading, "leading") X(Leakproof, "leakproof") X(Leave, "leave") X(Left, "left") X(Level, "level") \
    X(Library, "library") X(Like, "like") X(Limit, "limit") X(Linear, "linear") X(Lineno, "lineno") \
    X(Lines, "lines") X(Link, "link") X(Listen, "listen") X(Load, "load") X(Local, "local") \
    X(Localtime, "localtime") X(Localtimestamp, "localtimestamp") X(Location, "location") X(Lock, "lock") \
    X(Locked, "locked") X(Log, "log") X(Logged, "logged") X(Long, "long") X(Longblob, "longblob") \
    X(Longtext, "longtext") X(Loop, "loop") X(LowPriority, "low_priority") X(Macro, "macro") X(Map, "map") \
    X(Mapping, "mapping") X(MasterBind, "master_bind") X(MasterDemoteToReplica, "master_demote_to_replica") \
    X(MasterDemoteToSlave, "master_demote_to_slave") X(MasterSslVerifyServerCert, "master_ssl_verify_server_cert") \
    X(Match, "match") X(MatchRecognize, "match_recognize") X(Matched, "matched") X(Materialize, "materialize") \
    X(Materialized, "materialized") X(Max, "max") X(Maxextents, "maxextents") X(Maxvalue, "maxvalue") \
    X(Measures, "measures") X(Medium, "medium") X(Mediumblob, "mediumblob") X(Mediumint, "mediumint") \
    X(Mediumtext, "mediumtext") X(Member, "member") X(Merge, "merge") X(Method, "method") \
    X(Microsecond, "microsecond") X(Microseconds, "microseconds") X(Middleint, "middleint") \
    X(Millennia, "millennia") X(Millennium, "millennium") X(Millisecond, "millisecond") \
    X(Milliseconds, "milliseconds") X(Min, "min") X(Minus, "minus") X(Minute, "minute") \
    X(MinuteMicrosecond, "minute_microsecond") X(MinuteSecond, "minute_second") X(Minutes, "minutes") \
    X(Minvalue, "minvalue") X(Mlslabel, "mlslabel") X(Mod, "mod") X(Mode, "mode") X(Model, "model") \
    X(Modifies, "modifies") X(Modify, "modify") X(Month, "month") X(Months, "months") X(Move, "move") \
    X(Multiset, "multiset") X(Name, "name") X(Names, "names") X(Nan, "nan") X(National, "national") \
    X(Natural, "natural") X(Nchar, "nchar") X(Nested, "nested") X(NestedTableId, "nested_table_id") X(New, "new") \
    X(Next, "next") X(Nextval, "nextval") X(Nfc, "nfc") X(Nfd, "nfd") X(Nfkc, "nfkc") X(Nfkd, "nfkd") X(No, "no") \
    X(NoWriteToBinlog, "no_write_to_binlog") X(Noaudit, "noaudit") X(Nocache, "nocache") X(Nocheck, "nocheck") \
    X(Nocompress, "nocompress") X(Nocycle, "nocycle") X(Noexpand, "noexpand") X(Nolock, "nolock") \
    X(Nologging, "nologging") X(Nonclustered, "nonclustered") X(NoneWord, "none") X(Noorder, "noorder") \
    X(Normalized, "normalized") X(Not, "not") X(Nothing, "nothing") X(Notify, "notify") X(Notnull, "notnull") \
    X(Now, "now") X(Nowait, "nowait") X(NthValue, "nth_value") X(Ntile, "ntile") X(Null, "null") X(Nullif, "nullif") \
    X(Nulls, "nulls") X(Number, "number") X(Numeric, "numeric") X(Nvarchar, "nvarchar") X(Object, "object") \
    X(Of, "of") X(Off, "off") X(Offline, "offline") X(Offset, "offset") X(Offsets, "offsets") X(Oids, "oids") \
    X(Oj, "oj") X(Old, "old") X(Omit, "omit") X(On, "on") X(Online, "online") X(Only, "only") X(Open, "open") \
    X(Opendatasource, "opendatasource") X(Openjson, "openjson") X(Openquery, "openquery") \
    X(Openrowset, "openrowset") X(Openxml, "openxml") X(Operator, "operator") X(Optimize, "optimize") \
    X(OptimizerCosts, "optimizer_costs") X(Option, "option") X(Optionally, "optionally") X(Options, "options") \
    X(Or, "or") X(Order, "order") X(Ordered, "ordered") X(Ordinality, "ordinality") X(Other, "other") \
    X(Others, "others") X(Out, "out") X(Outer, "outer") X(Outfile, "outfile") X(Over, "over") \
    X(Overflow, "overflow") X(Overlaps, "overlaps") X(Overlay, "overlay") X(Overriding, "overriding") \
    X(Owned, "owned") X(Owner, "owner") X(Package, "package") X(PageChecksum, "page_checksum") \
    X(Parallel, "parallel") X(ParseVcolExpr, "parse_vcol_expr") X(Parser, "parser") X(Partial, "partial") \
    X(Partition, "partition") X(Partitioned, "partitioned") X(Partitions, "partitions") X(Passing, "passing") \
    X(Password, "password") X(Path, "path") X(Pattern, "pattern") X(Pctfree, "pctfree") X(Per, "per") \
    X(Percent, "percent") X(PercentRank, "percent_rank") X(Period, "period") X(Persistent, "persistent") \
    X(Pivot, "pivot") X(PivotLonger, "pivot_longer") X(PivotWider, "pivot_wider") X(Placing, "placing") \
    X(Plan, "plan") X(Plans, "plans") X(Policy, "policy") X(Port, "port") X(Portion, "portion") \
    X(Position, "position") X(Positional, "positional") X(Pragma, "pragma") X(Precedes, "precedes") \
    X(Preceding, "preceding") X(Precision, "precision") X(Prepare, "prepare") X(Prepared, "prepared") \
    X(Preserve, "preserve") X(Primary, "primary") X(Print, "print") X(Prior, "prior") X(Privileges, "privileges") \
    X(Proc, "proc") X(Procedural, "procedural") X(Procedure, "procedure") X(Profile, "profile") \
    X(Program, "program") X(Public, "public") X(Publication, "publication") X(Purge, "purge") X(Qualify, "qualify") \
    X(Quarter, "quarter") X(Quarters, "quarters") X(Query, "query") X(Quote, "quote") X(Quotes, "quotes") \
    X(Raise, "raise") X(Raiserror, "raiserror") X(Range, "range") X(Rank, "rank") X(Raw, "raw") X(Read, "read") \
    X(ReadWrite, "read_write") X(Reads, "reads") X(Readtext, "readtext") X(Real, "real") X(Reassign, "reassign") \
    X(Rebuild, "rebuild") X(Recheck, "recheck") X(Reconfigure, "reconfigure") X(Recursive, "recursive") \
    X(Ref, "ref") X(RefSystemId, "ref_system_id") X(References, "references") X(Referencing, "referencing") \
    X(Refresh, "refresh") X(Regexp, "regexp") X(Reindex, "reindex") X(Reject, "reject") X(Relative, "relative") \
    X(Release, "release") X(Remote, "remote") X(Remove, "remove") X(Rename, "rename") X(Repair, "repair") \
    X(Repeat, "repeat") X(Repeatable, "repeatable") X(Replace, "replace") X(Replica, "replica") \
    X(Replicas, "replicas") X(Replication, "replication") X(Require, "require") X(Reservoir, "reservoir") \
    X(Reset, "reset") X(Resignal, "resignal") X(Resource, "resource") X(Respect, "respect") X(Restart, "restart") \
    X(Restore, "restore") X(Restrict, "restrict") X(Return, "return") X(Returning, "returning") \
    X(Returns, "returns") X(Revert, "revert") X(Revoke, "revoke") X(Right, "right") X(Rlike, "rlike") \
    X(Role, "role") X(Rollback, "rollback") X(Rollup, "rollup") X(Row, "row") X(RowNumber, "row_number") \
    X(Rowcount, "rowcount") X(Rowguidcol, "rowguidcol") X(Rowid, "rowid") X(Rownum, "rownum") X(Rows, "rows") \
    X(Rule, "rule") X(Rules, "rules") X(SafeCast, "safe_cast") X(Sample, "sample") X(Save, "save") \
    X(Savepoint, "savepoint") X(Scalar, "scalar") X(Schema, "schema") X(Schemas, "schemas") X(Scn, "scn") \
    X(Scope, "scope") X(Scroll, "scroll") X(Search, "search") X(Second, "second") \
    X(SecondMicrosecond, "second_microsecond") X(Seconds, "seconds") X(Secret, "secret") X(Security, "security") \
    X(Securityaudit, "securityaudit") X(Seed, "seed") X(Select, "select") \
    X(Semantickeyphrasetable, "semantickeyphrasetable") \
    X(Semanticsimilaritydetailstable, "semanticsimilaritydetailstable") \
    X(Semanticsimilaritytable, "semanticsimilaritytable") X(Semi, "semi") X(Sensitive, "sensitive") \
    X(Separator, "separator") X(Sequence, "sequence") X(Sequences, "sequences") X(Sequential, "sequential") \
    X(Serial, "serial") X(Serializable, "serializable") X(Server, "server") X(Session, "session") \
    X(SessionUser, "session_user") X(Sessiontimezone, "sessiontimezone") X(Set, "set") X(Setof, "setof") \
    X(Sets, "sets") X(Setuser, "setuser") X(Setval, "setval") X(Share, "share") X(Show, "show") \
    X(Shutdown, "shutdown") X(Siblings, "siblings") X(Signal, "signal") X(Signed, "signed") X(Similar, "similar") \
    X(Simple, "simple") X(Size, "size") X(Skip, "skip") X(Slave, "slave") X(Slaves, "slaves") \
    X(Smallint, "smallint") X(Snapshot, "snapshot") X(Socket, "socket") X(Some, "some") X(Soname, "soname") \
    X(Sorted, "sorted") X(Soundex, "soundex") X(Sounds, "sounds") X(Source, "source") X(Spatial, "spatial") \
    X(Specific, "specific") X(Sql, "sql") X(SqlBigResult, "sql_big_result") X(SqlBufferResult, "sql_buffer_result") \
    X(SqlCache, "sql_cache") X(SqlCalcFoundRows, "sql_calc_found_rows") X(SqlNoCache, "sql_no_cache") \
    X(SqlSmallResult, "sql_small_result") X(Sqlexception, "sqlexception") X(Sqlstate, "sqlstate") \
    X(Sqlwarning, "sqlwarning") X(Ssl, "ssl") X(Stable, "stable") X(Standalone, "standalone") X(Start, "start") \
    X(Starting, "starting") X(Statement, "statement") X(Statistics, "statistics") \
    X(StatsAutoRecalc, "stats_auto_recalc") X(StatsPersistent, "stats_persistent") \
    X(StatsSamplePages, "stats_sample_pages") X(Stdin, "stdin") X(Stdout, "stdout") X(Stop, "stop") \
    X(Storage, "storage") X(Stored, "stored") X(StraightJoin, "straight_join") X(Strict, "strict") X(Strip, "strip") \
    X(Struct, "struct") X(Submultiset, "submultiset") X(Subpartition, "subpartition") \
    X(Subscription, "subscription") X(Substring, "substring") X(Successful, "successful") X(Summarize, "summarize") \
    X(Symmetric, "symmetric") X(Synonym, "synonym") X(Sysdate, "sysdate") X(Sysid, "sysid") X(System, "system") \
    X(SystemTime, "system_time") X(SystemUser, "system_user") X(Systimestamp, "systimestamp") X(Table, "table") \
    X(Tables, "tables") X(Tablesample, "tablesample") X(Tablespace, "tablespace") X(Target, "target") \
    X(Temp, "temp") X(Template, "template") X(Temporary, "temporary") X(Terminate, "terminate") \
    X(Terminated, "terminated") X(Text, "text") X(Textsize, "textsize") X(Then, "then") X(Throw, "throw") \
    X(Ties, "ties") X(Time, "time") X(Timestamp, "timestamp") X(Timestampadd, "timestampadd") \
    X(Timestampdiff, "timestampdiff") X(Timestamptz, "timestamptz") X(Timezone, "timezone") X(Tinyblob, "tinyblob") \
    X(Tinyint, "tinyint") X(Tinytext, "tinytext") X(To, "to") X(Top, "top") X(Trailing, "trailing") X(Tran, "tran") \
    X(Transaction, "transaction") X(Transform, "transform") X(Treat, "treat") X(Trigger, "trigger") X(Trim, "trim") \
    X(True, "true") X(Truncate, "truncate") X(Trusted, "trusted") X(Try, "try") X(TryCast, "try_cast") \
    X(TryConvert, "try_convert") X(Tsequal, "tsequal") X(Type, "type") X(Types, "types") X(Uescape, "uescape") \
    X(Uid, "uid") X(Unbounded, "unbounded") X(Uncommitted, "uncommitted") X(Unconditional, "unconditional") \
    X(Under, "under") X(Undo, "undo") X(Unencrypted, "unencrypted") X(Unicode, "unicode") X(Uninstall, "uninstall") \
    X(Union, "union") X(Unique, "unique") X(Unknown, "unknown") X(Unlisten, "unlisten") X(Unlock, "unlock") \
    X(Unlogged, "unlogged") X(Unnest, "unnest") X(Unpack, "unpack") X(Unpivot, "unpivot") X(Unsigned, "unsigned") \
    X(Until, "until") X(Update, "update") X(Updatetext, "updatetext") X(Upgrade, "upgrade") X(Upsert, "upsert") \
    X(Usage, "usage") X(Use, "use") X(User, "user") X(Using, "using") X(UtcDate, "utc_date") X(UtcTime, "utc_time") \
    X(UtcTimestamp, "utc_timestamp") X(Vacuum, "vacuum") X(Valid, "valid") X(Validate, "validate") \
    X(Validator, "validator") X(Value, "value") X(Values, "values") X(Varbinary, "varbinary") X(Varchar, "varchar") \
    X(Varchar2, "varchar2") X(Varcharacter, "varcharacter") X(Variable, "variable") X(Variadic, "variadic") \
    X(Varying, "varying") X(Verbose, "verbose") X(Version, "version") X(Versions, "versions") X(View, "view") \
    X(Views, "views") X(Virtual, "virtual") X(Volatile, "volatile") X(Wait, "wait") X(Waitfor, "waitfor") \
    X(Week, "week") X(Weeks, "weeks") X(When, "when") X(Whenever, "whenever") X(Where, "where") X(While, "while") \
    X(Whitespace, "whitespace") X(Window, "window") X(With, "with") X(Within, "within") X(Without, "without") \
    X(Work, "work") X(Wrapper, "wrapper") X(Write, "write") X(Writetext, "writetext") X(Xa, "xa") X(Xml, "xml") \
    X(Xmlagg, "xmlagg") X(Xmlattributes, "xmlattributes") X(Xmlcast, "xmlcast") X(Xmlconcat, "xmlconcat") \
    X(Xmlelement, "xmlelement") X(Xmlexists, "xmlexists") X(Xmlforest, "xmlforest") \
    X(Xmlnamespaces, "xmlnamespaces") X(Xmlparse, "xmlparse") X(Xmlpi, "xmlpi") X(Xmlquery, "xmlquery") \
    X(Xmlroot, "xmlroot") X(Xmlserialize, "xmlserialize") X(Xmltable, "xmltable") X(Xor, "xor") X(Year, "year") \
    X(YearMonth, "year_month") X(Years, "years") X(Yes, "yes") X(Zerofill, "zerofill") X(Zone, "zone")
// clang-format on
