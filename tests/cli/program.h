#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace program {

/// What a run of the program left behind.
struct Outcome {
    int exitStatus = -1; ///< -1: it crashed or never ended
    QByteArray out;
    QByteArray err;
};

/// Runs the built program to its end in this folder, with this on its standard input.
Outcome run(const QStringList& words, const QByteArray& input = {}, const QString& folder = {});

/// Words parted by blanks.
QStringList words(const char* text);

/// The objects of JSON lines; an empty object stands for a line that is none.
QList<QJsonObject> objectsOf(const QByteArray& lines);

QString samplesFolder();
QString shopSchema();

/// All that is in the files of a folder and the folders in it.
QByteArray filesBelow(const QString& folder);

/// A file of the folder with this content; its path.
QString writeFile(const QString& folder, const char* name, const QByteArray& content);

} // namespace program
