#include "shell/glossaryinuse.h"

#include "texts/glossaryfile.h"

#include <QDir>
#include <QFileInfo>

namespace querymend {

QString GlossaryInUse::read()
{
    auto text = glossaryText(m_path.isEmpty() ? usualGlossaryPath() : m_path);
    if (!text)
        return tr("The glossary can't be read: %1").arg(QString::fromStdString(text.error()));
    if (!m_path.isEmpty() && !QFileInfo::exists(m_path))
        return tr("The glossary in use is no longer there: %1").arg(QDir::toNativeSeparators(m_path));
    if (*text != m_text) {
        m_glossary = std::make_shared<const Glossary>(*text);
        m_text = std::move(text).value();
    }
    return {};
}

} // namespace querymend
