#include "commands/completions.h"

#include "commands/commands.h"
#include "commands/programrun.h"

#include <array>

namespace querymend {

namespace {

constexpr std::array<std::string_view, 3> shells{"bash", "zsh", "fish"};

/// A help text as one line, in single quotes. `escaped` are characters that mean something to the shell's own parser.
std::string quoted(std::string_view text, std::string_view escaped = {})
{
    std::string out = "'";
    for (const char c : text) {
        if (escaped.find(c) != std::string_view::npos)
            out += '\\';
        if (c == '\'')
            out += "'\\''";
        else
            out += c == '\n' ? ' ' : c;
    }
    return out + '\'';
}

std::string optionNames(const Command& command)
{
    std::string names;
    for (const Option& option : optionsOf(command))
        names += std::string(option.name) + ' ';
    return names + "--help";
}

std::string commandNames()
{
    std::string names;
    for (const Command* const command : allCommands())
        names += std::string(command->name) + ' ';
    return names + "help";
}

std::string forBash()
{
    std::string cases;
    for (const Command* const command : allCommands())
        cases += "        " + std::string(command->name) + ") words='" + optionNames(*command) + "' ;;\n";
    return "# Completion of querymend for bash; made by `querymend completion bash`.\n"
           "_querymend() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} words= at=1\n"
           "    COMPREPLY=()\n"
           "    if [ \"$COMP_CWORD\" -gt 1 ] && [ \"${COMP_WORDS[1]}\" = --verbose ]; then at=2; fi\n"
           "    if [ \"$COMP_CWORD\" -eq \"$at\" ]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -W '"
        + commandNames()
        + " --help --verbose --version' -- \"$word\")\n"
          "    fi\n"
          "    case ${COMP_WORDS[at]} in\n"
        + cases + "        help) words='" + commandNames()
        + "' ;;\n"
          "    esac\n"
          "    if [ \"$COMP_CWORD\" -gt \"$at\" ]; then\n"
          "        case $word in\n"
          "            -*) mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\") ;;\n"
          "            *) [ \"${COMP_WORDS[at]}\" != help ] ||"
          " mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\") ;;\n"
          "        esac\n"
          "    fi\n"
          "}\n"
          "complete -o default -o bashdefault -F _querymend querymend\n";
}

std::string forZsh()
{
    constexpr std::string_view special = "[]:\\";
    std::string described;
    std::string cases;
    for (const Command* const command : allCommands()) {
        const std::string name(command->name);
        described += "        " + quoted(name + ':' + std::string(command->summary)) + '\n';
        cases += "        " + name + ") _arguments '*:file:_files'";
        for (const Option& option : optionsOf(*command)) {
            std::string help = quoted(option.help, special);
            help = help.substr(1, help.size() - 2);
            const std::string value(option.value);
            cases += " \\\n            '*" + std::string(option.name) + '[' + help + ']'
                + (value.empty() ? "" : ':' + value + ":_files") + '\'';
        }
        cases += " ;;\n";
    }
    return "#compdef querymend\n"
           "# Completion of querymend for zsh; made by `querymend completion zsh`.\n"
           "_querymend() {\n"
           "    local -a commands=(\n"
        + described
        + "    )\n"
          "    if (( CURRENT == 2 )); then\n"
          "        _describe command commands\n"
          "        _files\n"
          "        return\n"
          "    fi\n"
          "    shift words\n"
          "    (( CURRENT-- ))\n"
          "    case $words[1] in\n"
        + cases
        + "        help) _describe command commands ;;\n"
          "    esac\n"
          "}\n"
          "if [ \"$funcstack[1]\" = _querymend ]; then\n"
          "    _querymend \"$@\"\n"
          "else\n"
          "    compdef _querymend querymend\n"
          "fi\n";
}

std::string forFish()
{
    std::string out = "# Completion of querymend for fish; made by `querymend completion fish`.\n";
    const std::string first = "complete -c querymend -n __fish_use_subcommand ";
    for (const Command* const command : allCommands())
        out += first + "-a " + std::string(command->name) + " -d " + quoted(command->summary, "\\") + '\n';
    out += first + "-a help -d 'explains a command'\n";
    out += "complete -c querymend -l " + std::string(verboseSwitch().name.substr(2)) + " -d "
        + quoted(verboseSwitch().help, "\\") + '\n';
    for (const Command* const command : allCommands()) {
        for (const Option& option : command->options)
            out += "complete -c querymend -n '__fish_seen_subcommand_from " + std::string(command->name) + "' -l "
                + std::string(option.name.substr(2)) + (option.value.empty() ? " -d " : " -r -d ")
                + quoted(option.help, "\\") + '\n';
    }
    return out + "complete -c querymend -n '__fish_seen_subcommand_from help' -f -a '" + commandNames() + "'\n";
}

} // namespace

std::span<const std::string_view> completedShells()
{
    return shells;
}

std::string completionsFor(std::string_view shell)
{
    if (shell == "bash")
        return forBash();
    if (shell == "zsh")
        return forZsh();
    return shell == "fish" ? forFish() : std::string();
}

} // namespace querymend
