#include "shell/mainwindow.h"

#include "ask/askpanel.h"
#include "common/theme.h"
#include "workbench.h"

#include <QDockWidget>
#include <QSplitter>
#include <QVBoxLayout>

namespace querymend {

MainWindow::MainWindow(Workbench& workbench, Theme& theme, QWidget* parent)
    : QMainWindow(parent), m_workbench(workbench), m_theme(theme)
{
    auto* const middle = new QWidget(this);
    auto* const column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_ask = new AskPanel(m_theme, middle);
    column->addWidget(m_ask);
    column->addWidget(new QSplitter(Qt::Vertical, middle), 1);
    setCentralWidget(middle);
    makeDocks();
    resize(1440, 900);
}

void MainWindow::makeDocks()
{
    const auto dock = [this](const QString& name, const QString& title, Qt::DockWidgetArea area) {
        auto* const made = new QDockWidget(title, this);
        made->setObjectName(name);
        made->setWidget(new QWidget(made));
        addDockWidget(area, made);
    };
    dock(QStringLiteral("schema"), tr("Schema"), Qt::LeftDockWidgetArea);
    dock(QStringLiteral("timeline"), tr("Retry timeline"), Qt::RightDockWidgetArea);
    dock(QStringLiteral("inspector"), tr("Attempt"), Qt::RightDockWidgetArea);
}

} // namespace querymend
