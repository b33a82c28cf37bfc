#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace program {

/// The result of one run of the program.
struct Outcome {
    int exitStatus = -1; ///< -1 if it crashed or never ended
    QByteArray out;
    QByteArray err;
};

/// Runs the built program to its end in `folder`, with `input` on its standard input.
Outcome run(const QStringList& words, const QByteArray& input = {}, const QString& folder = {});

/// The key of a model; nothing that is kept or shown may contain it.
inline constexpr auto modelKey = "sk-cli-0815-4711";

/// Splits at blanks.
QStringList words(const char* text);

/// The objects in JSON lines; an invalid line becomes an empty object.
QList<QJsonObject> objectsOf(const QByteArray& lines);

QString samplesFolder();
QString shopSchema();

/// The content of all files below a folder.
QByteArray filesBelow(const QString& folder);

/// Writes a file into the folder and returns its path.
QString writeFile(const QString& folder, const char* name, const QByteArray& content);

} // namespace program
