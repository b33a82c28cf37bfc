#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <map>
#include <span>

/// What the test of README.md knows of the commands in it.
namespace readme {

/// A command as it is in README.md, and a part of what it prints.
struct KnownCommand {
    const char* typed;
    const char* prints;
};

std::span<const KnownCommand> knownCommands();
/// Null if the test does not know it.
const KnownCommand* knownCommand(const QString& typed);

/// Programs that are not ours, or that would install or build something: what the stub of each does, as a shell script,
/// besides saying how it was called.
const std::map<QString, QByteArray>& otherPrograms();

} // namespace readme
