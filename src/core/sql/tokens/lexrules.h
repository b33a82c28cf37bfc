#pragma once

namespace querymend {

/// How a dialect, under the settings of a live session, cuts a text into tokens.
struct LexRules {
    bool backslashEscapes = false;       ///< in ordinary strings
    bool doubleQuotesAreStrings = false; ///< MySQL without ANSI_QUOTES
    bool backtickNames = false;
    bool bracketNames = false;
    bool doubledBrackets = false; ///< [a]]b] is one name: SQL Server
    bool nestedComments = false;
    bool hashComments = false;
    bool dashCommentNeedsBlank = false; ///< MySQL: `--1` is minus minus one
    bool executableComments = false;    ///< MySQL's /*! … */, MariaDB's /*M! … */
    bool dollarQuotes = false;
    bool escapeStrings = false;   ///< E'…'
    bool unicodeQuoting = false;  ///< U&'…', U&"…"
    bool oracleQuoting = false;   ///< q'[…]', nq'[…]'
    bool nationalStrings = false; ///< N'…'
    bool bitStrings = false;      ///< B'…'
    bool hexStrings = true;       ///< X'…'
    bool hexNumbers = true;       ///< 0x1F
    bool digitGroups = false;     ///< 1_000
    bool userVariables = false;   ///< @x, @@x
    bool atParameters = false;    ///< @x is a placeholder
    bool questionParameters = false;
    bool dollarParameters = false;         ///< $1
    bool colonParameters = false;          ///< :name
    bool hashNames = false;                ///< # may begin or continue a name
    bool atInNames = false;                ///< @ may continue a name
    bool dollarInNames = true;             ///< $ may continue a name
    bool customOperators = false;          ///< PostgreSQL's rule for runs of operator characters
    bool namesMayBeginWithDigit = false;   ///< MySQL: 1st
    bool unicodeBlanks = false;            ///< U+00A0, U+3000 and similar separate tokens
    bool stringsContinueOverLines = false; ///< 'a' newline 'b' is one literal; the first piece decides on escapes
    bool byteOrderMarkIsBlank = false;     ///< also inside the text
    bool openCommentMayEnd = false;        ///< SQLite: the end of the text closes a block comment
    bool returnEndsComment = false;        ///< a lone CR ends a line comment

    friend constexpr bool operator==(const LexRules&, const LexRules&) = default;
};

} // namespace querymend
