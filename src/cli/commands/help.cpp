#include "commands/help.h"

#include "commands/commands.h"
#include "commands/programrun.h"
#include "dialect/dialect.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace querymend {

namespace {

using Row = std::pair<std::string, std::string_view>;

std::string aligned(const std::vector<Row>& rows)
{
    std::size_t width = 0;
    for (const Row& row : rows)
        width = std::max(width, row.first.size());
    std::string out;
    for (const auto& [name, text] : rows) {
        out += "  " + name + std::string(width - name.size() + 2, ' ');
        for (const char c : text)
            out += c == '\n' ? '\n' + std::string(width + 4, ' ') : std::string(1, c);
        out += '\n';
    }
    return out;
}

std::string dialectNames()
{
    std::string names;
    for (const Dialect& dialect : allDialects())
        names += (names.empty() ? "" : ", ") + std::string(dialect.name);
    return names;
}

} // namespace

std::string databaseForms()
{
    return aligned({{"sqlite:///path", "a file; also sqlite::memory:"},
                    {"postgresql://user@host:port/database", "PostgreSQL"},
                    {"mariadb://user@host:port/database", "MariaDB, or MySQL; also mysql://"},
                    {"duckdb:///path", "a file; needs libduckdb"},
                    {"odbc:DSN=name", "a data source, or odbc:Driver=...;..."}})
        + "Keep passwords out of URLs: ?password_env=NAME reads one from the environment.\n"
          "One in a URL is hidden from ps, but not from the history of the shell.\n"
          "--password-command runs a program that prints it; so does the environment's\n"
          "QUERYMEND_PASSWORD_COMMAND.\n"
          "?ssh=HOST reaches the server through an SSH host; write user%40host.\n"
          "?allow_functions=NAME,... is --allow-function for every use of the URL.\n";
}

std::string exitStatuses()
{
    return aligned({{"0", "fine"},
                    {"1", "something was found wrong"},
                    {"2", "bad usage"},
                    {"3", "a database, model or file could not be used"}});
}

std::string generalHelp()
{
    std::vector<Row> rows;
    for (const Command* command : allCommands())
        rows.emplace_back(command->name, command->summary);
    rows.emplace_back("help COMMAND", "explains a command");
    const Option& verbose = verboseSwitch();
    return "Answers questions in SQL, and checks SQL: what is wrong with it, and where.\n\n"
           "Usage: querymend COMMAND [OPTION...] [FILE...]\n"
           "       querymend --help | --version\n"
           "       querymend [FILE]        opens the window, with a database\n\n"
           "Commands:\n"
        + aligned(rows) + "\nBefore a command or the file, and with every command:\n"
        + aligned({{std::string(verbose.name), verbose.help}}) + "\nDatabases, by URL:\n" + databaseForms()
        + "\nDialects: " + dialectNames() + "\n\nExit status:\n" + exitStatuses();
}

std::string helpFor(const Command& command)
{
    std::vector<Row> rows;
    for (const Option& option : optionsOf(command)) {
        const std::string value = option.value.empty() ? std::string() : ' ' + std::string(option.value);
        rows.emplace_back(std::string(option.name) + value, option.help);
    }
    return "Usage: querymend " + std::string(command.name) + ' ' + std::string(command.synopsis) + "\n\n"
        + std::string(command.details) + "\nOptions:\n" + aligned(rows) + "\nDialects: " + dialectNames() + '\n';
}

} // namespace querymend
