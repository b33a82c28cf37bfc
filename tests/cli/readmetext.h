#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

/// What README.md tells its readers to type.
struct ReadmeText {
    QStringList commands;      ///< the lines of indented blocks, without their comments
    QList<QJsonObject> models; ///< the fenced blocks: entries of models.json
    QStringList code;          ///< what is marked as code in sentences
};

ReadmeText readmeTextOf(const QString& text);
