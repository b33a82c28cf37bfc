#include "commands/manual.h"

#include "commands/commands.h"
#include "commands/help.h"

#include <algorithm>
#include <string_view>

namespace querymend {

namespace {

/// Text that troff shows as it is: backslashes and hyphens are escaped, and no line begins like a request.
std::string plain(std::string_view text)
{
    std::string out;
    bool isFirst = true;
    for (const char c : text) {
        if (isFirst && (c == '.' || c == '\''))
            out += "\\&";
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else
            out += c;
        isFirst = c == '\n';
    }
    return out;
}

/// One paragraph; its own line breaks do not count.
std::string paragraph(std::string_view text)
{
    return plain(text) + (text.ends_with('\n') ? "" : "\n");
}

/// A block whose lines stay as they are.
std::string block(std::string_view text)
{
    return ".nf\n" + paragraph(text) + ".fi\n";
}

std::string optionsOf(const Command& command)
{
    std::string out;
    for (const Option& option : command.options) {
        out += ".TP\n.B " + plain(option.name);
        if (!option.value.empty())
            out += " \\fI" + plain(option.value) + "\\fR";
        out += '\n' + paragraph(option.help);
    }
    return out;
}

std::string sectionOf(const Command& command)
{
    return ".SS querymend " + plain(command.name) + ' ' + plain(command.synopsis) + '\n' + paragraph(command.details)
        + optionsOf(command);
}

} // namespace

std::string manualPage()
{
    std::string out = ".TH QUERYMEND 1 \"\" \"querymend " QUERYMEND_VERSION "\"\n"
                      ".SH NAME\n"
                      "querymend \\- answers questions in SQL, and checks SQL\n"
                      ".SH SYNOPSIS\n"
                      ".B querymend\n"
                      "\\fICOMMAND\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR...]\n"
                      ".br\n"
                      ".B querymend\n"
                      "[\\fIFILE\\fR]\n"
                      ".SH DESCRIPTION\n"
                      "A model writes SQL for a question; the SQL is checked, explained on the database, and sent back "
                      "with hints until it is right. Nothing that it runs can change a database.\n"
                      "Without a command, the window opens, with a database if a file is given.\n"
                      ".SH COMMANDS\n";
    for (const Command* const command : allCommands())
        out += sectionOf(*command);
    out += ".SH DATABASES\n" + block(databaseForms());
    out += ".SH ENVIRONMENT\n"
           ".TP\n.B QUERYMEND_STORE\nthe store of runs: a file, or postgresql://...\n"
           ".TP\n.B QUERYMEND_MODELS\nthe file of model profiles\n"
           ".TP\n.B QUERYMEND_PASSWORD_COMMAND\na program, with arguments, that prints the password of --db\n"
           ".TP\n.B QUERYMEND_SEND_NO_VALUES\nif set, no values of databases are sent to models and agents\n"
           ".TP\n.B QUERYMEND_DUCKDB_LIBRARY\nthe library of DuckDB\n";
    out += ".SH EXIT STATUS\n" + block(exitStatuses());
    return out;
}

} // namespace querymend
