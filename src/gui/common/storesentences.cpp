#include "common/storesentences.h"

#include "common/runwords.h"
#include "common/sentencetable.h"

#include <QtGlobal>

#include <array>

namespace querymend {

namespace {

// clang-format off
constexpr std::array sentences{
    QT_TRANSLATE_NOOP("StoreSentences", "The store %1 was written by a newer version (format %2, this program supports up to %3); it was left unchanged"),
    QT_TRANSLATE_NOOP("StoreSentences", "The store %1 does not say its version"),
    QT_TRANSLATE_NOOP("StoreSentences", "The store %1: %2"),
    QT_TRANSLATE_NOOP("StoreSentences", "Line %1: %2"),

    // What could not be done, and why in the words of an engine or the system.
    QT_TRANSLATE_NOOP("StoreSentences", "it cannot be opened: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "it cannot be read: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "it cannot be written: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "it cannot be reached: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "it cannot be created: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "it cannot be prepared: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "its version cannot be read: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "its tables cannot be created: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "its tables cannot be upgraded to this version: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "its list of runs cannot be rebuilt: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "the list of runs cannot be rebuilt: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "the list of runs cannot be read: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "a run cannot be written to its list: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "a run cannot be removed: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "an event cannot be added: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "an event cannot be written: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "events cannot be read: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "the note and tags of a run cannot be stored: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "tags cannot be read: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "what was learned cannot be written: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "what was learned cannot be read: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "the salvaged data cannot be stored: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "runs cannot be locked: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "locks cannot be read: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "the run cannot be locked: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "the run cannot be released: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "the run cannot be taken over: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "the server has not answered for %1 s"),
    QT_TRANSLATE_NOOP("StoreSentences", "there is no connection"),

    // What is wrong with a file of presets.
    QT_TRANSLATE_NOOP("StoreSentences", "a preset has no name"),
    QT_TRANSLATE_NOOP("StoreSentences", "preset \"%1\": %2"),
    QT_TRANSLATE_NOOP("StoreSentences", "its policy %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "\"directives\" is not a string"),
    QT_TRANSLATE_NOOP("StoreSentences", "\"example_files\" is not a list of strings"),
    QT_TRANSLATE_NOOP("StoreSentences", "\"presets\" is not a list"),
    QT_TRANSLATE_NOOP("StoreSentences", "out of memory"),

    // What is wrong with a location.
    QT_TRANSLATE_NOOP("StoreSentences", "Qt's driver for this type of database is not installed"),
    QT_TRANSLATE_NOOP("StoreSentences", "it is a folder, not a file"),
    QT_TRANSLATE_NOOP("StoreSentences", "it is a device or a pipe, not a file"),
    QT_TRANSLATE_NOOP("StoreSentences", "%1: it is a folder, not a file"),
    QT_TRANSLATE_NOOP("StoreSentences", "%1: it is a device or a pipe, not a file"),
    QT_TRANSLATE_NOOP("StoreSentences", "it cannot be copied to a readable location"),
    QT_TRANSLATE_NOOP("StoreSentences", "the folder %1 cannot be created"),
    QT_TRANSLATE_NOOP("StoreSentences", "nothing can be written in %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "the file is a database of another program and was left unchanged"),
    QT_TRANSLATE_NOOP("StoreSentences", "its tables are from an older version and could not be upgraded"),
    QT_TRANSLATE_NOOP("StoreSentences", "the store is read-only"),
    QT_TRANSLATE_NOOP("StoreSentences", "%1 cannot be opened: %2"),
    QT_TRANSLATE_NOOP("StoreSentences", "The store's location is empty or has a NUL in it"),
    QT_TRANSLATE_NOOP("StoreSentences", "Unknown store type '%1'"),
    QT_TRANSLATE_NOOP("StoreSentences", "The store's URL is invalid: its host, its port or a % in it is wrong"),
    QT_TRANSLATE_NOOP("StoreSentences", "The store's URL is invalid: it has an @ after its first / or ?; in the user name, the password and the options, write %40 for @, %2F for / and %3F for ?"),
    QT_TRANSLATE_NOOP("StoreSentences", "The store's URL names no database"),
    QT_TRANSLATE_NOOP("StoreSentences", "The store's option 'answer_seconds' must be a number from 1 to %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "The environment variable %1, which should hold the store's password, is not set"),
    QT_TRANSLATE_NOOP("StoreSentences", "An option of the store has no name"),
    QT_TRANSLATE_NOOP("StoreSentences", "Nothing can be salvaged from %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "There is already a file %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "There is no file %1 that can be read"),

    // What is wrong with a run.
    QT_TRANSLATE_NOOP("StoreSentences", "another program is writing the run %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "a running program is writing the run"),
    QT_TRANSLATE_NOOP("StoreSentences", "the run %1 is still being written"),
    QT_TRANSLATE_NOOP("StoreSentences", "there is no run %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "no event of the run %1 is left"),
    QT_TRANSLATE_NOOP("StoreSentences", "the event at position %1 of the run %2 cannot be read: %3"),
    QT_TRANSLATE_NOOP("StoreSentences", "event %1 is not stored: the run %2 is finished"),
    QT_TRANSLATE_NOOP("StoreSentences", "event %1 is not stored: the run %2 expects a different event"),
    QT_TRANSLATE_NOOP("StoreSentences", "event %1 of the run %2 is already stored with different content"),
    QT_TRANSLATE_NOOP("StoreSentences", "an event has no number or no run"),
    QT_TRANSLATE_NOOP("StoreSentences", "an answer without a question, a statement or a known dialect cannot be accepted"),
    QT_TRANSLATE_NOOP("StoreSentences", "the record of an event %1"),

    // What is wrong with a run file.
    QT_TRANSLATE_NOOP("StoreSentences", "this is not a run file: it does not begin with {\"format\":\"querymend-run\",\"version\":…}"),
    QT_TRANSLATE_NOOP("StoreSentences", "this is not a run file: the first line %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "the first line does not say which run this is and how many events it has"),
    QT_TRANSLATE_NOOP("StoreSentences", "the file has version %1 of the format, but this program supports versions up to %2"),
    QT_TRANSLATE_NOOP("StoreSentences", "the run has an invalid name"),
    QT_TRANSLATE_NOOP("StoreSentences", "the event cannot be read: %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "the event belongs to the run '%1', not to '%2'"),
    QT_TRANSLATE_NOOP("StoreSentences", "the event has the number %1, which is not a valid event number"),
    QT_TRANSLATE_NOOP("StoreSentences", "the event has number %1 and follows number %2"),
    QT_TRANSLATE_NOOP("StoreSentences", "there are more than the %1 events that the first line announces"),
    QT_TRANSLATE_NOOP("StoreSentences", "the file ends after %1 of %2 events"),
    QT_TRANSLATE_NOOP("StoreSentences", "the event %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "does not begin with {"),
    QT_TRANSLATE_NOOP("StoreSentences", "has a line break or a NUL in it"),
    QT_TRANSLATE_NOOP("StoreSentences", "is not UTF-8 at byte %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "has values nested more than %1 levels deep"),
    QT_TRANSLATE_NOOP("StoreSentences", "not JSON at byte %1: %2"),
    QT_TRANSLATE_NOOP("StoreSentences", "not a JSON object"),

    // What cannot be done with a store.
    QT_TRANSLATE_NOOP("StoreSentences", "its size cannot be read"),
    QT_TRANSLATE_NOOP("StoreSentences", "it cannot be compacted"),

    // What is wrong with the files of settings and connections.
    QT_TRANSLATE_NOOP("StoreSentences", "it is not a regular file"),
    QT_TRANSLATE_NOOP("StoreSentences", "there is no such file"),
    QT_TRANSLATE_NOOP("StoreSentences", "it is larger than 16 MB"),
    QT_TRANSLATE_NOOP("StoreSentences", "it is not marked as %1"),
    QT_TRANSLATE_NOOP("StoreSentences", "it has version %1; this program supports versions up to %2"),
    QT_TRANSLATE_NOOP("StoreSentences", "it has no settings in it"),
    QT_TRANSLATE_NOOP("StoreSentences", "it has no list of connections"),
    QT_TRANSLATE_NOOP("StoreSentences", "connection %1 is not an object"),
    QT_TRANSLATE_NOOP("StoreSentences", "connection %1: %2 is missing or invalid"),
    QT_TRANSLATE_NOOP("StoreSentences", "byte %1: %2"),

    // What to do.
    QT_TRANSLATE_NOOP("StoreSentences", "Install it (on Debian: libqt6sql6-sqlite) and restart"),
    QT_TRANSLATE_NOOP("StoreSentences", "Choose another location for the store"),
    QT_TRANSLATE_NOOP("StoreSentences", "Choose another file for the store"),
    QT_TRANSLATE_NOOP("StoreSentences", "Choose another file for the store; this one is left unchanged, and if it was a store, `querymend runs salvage FILE NEWFILE` reads what is left of it"),
    QT_TRANSLATE_NOOP("StoreSentences", "Choose a folder on a file system that supports locks"),
    QT_TRANSLATE_NOOP("StoreSentences", "Choose a new file name for the salvaged store"),
    QT_TRANSLATE_NOOP("StoreSentences", "Choose the damaged file"),
    QT_TRANSLATE_NOOP("StoreSentences", "Give a path such as /home/me/runs.db or postgresql://user@host/database"),
    QT_TRANSLATE_NOOP("StoreSentences", "Free disk space for it"),
    QT_TRANSLATE_NOOP("StoreSentences", "Free disk space and try again; stored data is safe"),
    QT_TRANSLATE_NOOP("StoreSentences", "Free space on the server's disk; stored data is safe"),
    QT_TRANSLATE_NOOP("StoreSentences", "Check the disk, its quota and the file size limit; stored data is safe"),
    QT_TRANSLATE_NOOP("StoreSentences", "Make it writable, or choose another location for the store"),
    QT_TRANSLATE_NOOP("StoreSentences", "Make its folder writable, or choose another location for the store"),
    QT_TRANSLATE_NOOP("StoreSentences", "Make the file and its folder writable, or choose another location for the store"),
    QT_TRANSLATE_NOOP("StoreSentences", "Make the store's folder writable, or choose another location for it"),
    QT_TRANSLATE_NOOP("StoreSentences", "Get permission to create it, or choose another location for the store"),
    QT_TRANSLATE_NOOP("StoreSentences", "Start the newer version, or choose another location for the store"),
    QT_TRANSLATE_NOOP("StoreSentences", "Open it once with permission to change its tables"),
    QT_TRANSLATE_NOOP("StoreSentences", "Ask for permission to create tables in the database and write to them"),
    QT_TRANSLATE_NOOP("StoreSentences", "Check that the server is running and accepts your login, then try again"),
    QT_TRANSLATE_NOOP("StoreSentences", "Another program has locked the store; try again when it has finished"),
    QT_TRANSLATE_NOOP("StoreSentences", "Another program has locked the store; try again"),
    QT_TRANSLATE_NOOP("StoreSentences", "Another program has written to the run; reload it"),
    QT_TRANSLATE_NOOP("StoreSentences", "End that program: a run in a file store cannot be taken over"),
    QT_TRANSLATE_NOOP("StoreSentences", "Take it over with the login that holds it, or with one that is allowed to end its connections"),
    QT_TRANSLATE_NOOP("StoreSentences", "Wait until it finishes, or end it there"),
    QT_TRANSLATE_NOOP("StoreSentences", "Stop it first, or wait until it finishes"),
    QT_TRANSLATE_NOOP("StoreSentences", "Salvage what can be read into a new store (querymend runs salvage FILE NEWFILE); this one is left unchanged"),
    QT_TRANSLATE_NOOP("StoreSentences", "Export the runs that can be read, and ask the server's administrator for a backup of the tables"),
    QT_TRANSLATE_NOOP("StoreSentences", "Restore the file from a backup, if there is one"),
    QT_TRANSLATE_NOOP("StoreSentences", "Only its entry in the list of runs remains"),
    QT_TRANSLATE_NOOP("StoreSentences", "Check the list of runs"),
    QT_TRANSLATE_NOOP("StoreSentences", "Nothing was imported; get the file again from where it was exported"),
    QT_TRANSLATE_NOOP("StoreSentences", "Try again, or choose another location for the store"),
    QT_TRANSLATE_NOOP("StoreSentences", "Try again, or ask the server's administrator"),
    QT_TRANSLATE_NOOP("StoreSentences", "Report this as a bug"),
};
// clang-format on

QString sentenceFor(const QString& text)
{
    static const SentenceTable table("StoreSentences", sentences);
    return table.wordsFor(text, sentenceFor).value_or(text);
}

} // namespace

std::span<const char* const> storeSentences()
{
    return sentences;
}

QString storeSentence(std::string_view text)
{
    return sentenceFor(textOf(text));
}

} // namespace querymend
