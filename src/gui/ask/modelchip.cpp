#include "ask/modelchip.h"

#include <QMenu>

#include <utility>

namespace querymend {

ModelChip::ModelChip(const QString& name, const Theme& theme, QWidget* parent) : Chip(name, theme, parent)
{
    fill();
}

void ModelChip::setModels(std::vector<ModelChoice> models, const QString& chosen)
{
    m_models = std::move(models);
    m_model = chosen;
    fill();
}

void ModelChip::showModelOf(const std::optional<ShownModel>& run)
{
    m_ofRun = run;
    fill();
}

void ModelChip::fill()
{
    auto* const menu = new QMenu(this);
    QString label = tr("none");
    bool isNamed = false; // by a person
    for (const ModelChoice& model : m_models) {
        const QString shown = model.label.isEmpty() ? tr("Built-in") : model.label;
        if (model.id == m_model) {
            label = shown;
            isNamed = !model.label.isEmpty();
        }
        QAction* const action = menu->addAction(shown);
        action->setCheckable(true);
        action->setChecked(!m_ofRun && model.id == m_model);
        connect(action, &QAction::triggered, this, [this, id = model.id] {
            m_model = id;
            showModelOf(std::nullopt);
            Q_EMIT chosen();
        });
    }
    if (!m_models.empty())
        menu->addSeparator();
    connect(menu->addAction(tr("Set Up Models…")), &QAction::triggered, this, &ModelChip::modelsAsked);
    delete this->menu();
    setMenu(menu);
    const bool isScripted = m_ofRun && m_ofRun->kind == ModelKind::scripted;
    const QString ofRun = isScripted ? tr("scripted") : m_ofRun ? m_ofRun->name : QString();
    setValue(m_ofRun ? ofRun : label);
    setWhole(m_ofRun ? isScripted : !isNamed);
}

} // namespace querymend

#include "moc_modelchip.cpp"
