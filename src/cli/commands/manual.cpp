#include "commands/manual.h"

#include "commands/commands.h"
#include "commands/help.h"
#include "commands/programrun.h"

#include <span>
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

std::string entryOf(const Option& option)
{
    std::string out = ".TP\n.B " + plain(option.name);
    if (!option.value.empty())
        out += " \\fI" + plain(option.value) + "\\fR";
    return out + '\n' + paragraph(option.help);
}

std::string entriesOf(std::span<const Option> options)
{
    std::string out;
    for (const Option& option : options)
        out += entryOf(option);
    return out;
}

std::string sectionOf(const Command& command)
{
    return ".SS querymend " + plain(command.name) + ' ' + plain(command.synopsis) + '\n' + paragraph(command.details)
        + entriesOf(command.options);
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
                      ".SH OPTIONS\n"
                      "Before a command or the file, and with every command:\n"
        + entryOf(verboseSwitch()) + ".SH COMMANDS\n";
    for (const Command* const command : allCommands())
        out += sectionOf(*command);
    out += ".SH DATABASES\n" + block(databaseForms());
    out += ".SH ENVIRONMENT\n"
           ".TP\n.B QUERYMEND_STORE\nthe store of runs: a file, or postgresql://...\n"
           ".TP\n.B QUERYMEND_MODELS\nthe file of model profiles\n"
           ".TP\n.B QUERYMEND_PASSWORD_COMMAND\na program, with arguments, that prints the password of --db\n"
           ".TP\n.B QUERYMEND_SEND_NO_VALUES\nif set, no values of databases are sent to models and agents\n"
           ".TP\n.B QUERYMEND_DUCKDB_LIBRARY\nthe library of DuckDB\n"
           ".TP\n.B QUERYMEND_DEBUGGABLE\nif set, debuggers and core dumps may see the memory of the program\n";
    out += ".SH EXIT STATUS\n" + block(exitStatuses());
    return out;
}

} // namespace querymend
