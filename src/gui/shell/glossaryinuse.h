#pragma once

#include "answer/glossary.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <string>
#include <utility>

namespace querymend {

/// The glossary that questions use: the user's own, or one of the folder that is open.
class GlossaryInUse {
    Q_DECLARE_TR_FUNCTIONS(GlossaryInUse)

public:
    /// Another file is used from the next reading on; the user's own if the path is empty.
    void use(QString path) { m_path = std::move(path); }
    /// Reads what has changed. Returns why it could not; then the last text stays in use.
    [[nodiscard]] QString read();
    /// Null until one was read.
    [[nodiscard]] const std::shared_ptr<const Glossary>& glossary() const { return m_glossary; }

private:
    QString m_path;
    std::string m_text;
    std::shared_ptr<const Glossary> m_glossary; ///< of that text
};

} // namespace querymend
