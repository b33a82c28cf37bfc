#include "settings/connectiondialog.h"

#include "common/scaled.h"
#include "common/theme.h"
#include "common/windowsize.h"
#include "settings/connectionpane.h"

#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr int frame = 64;
constexpr int wholeForm = 632; ///< shows the longest form without a scroll bar

} // namespace

ConnectionDialog::ConnectionDialog(ConnectionBook& book, Workbench::OpenerOf openerOf, Theme& theme, QWidget* parent)
    : QDialog(parent), m_pane(new ConnectionPane(book, std::move(openerOf), theme, this))
{
    setWindowTitle(tr("Connections"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pane);
    resizeToText(*this, {820, 600});
    resize(width(), std::max(height(), std::min(scaled(wholeForm), screen()->availableSize().height() - frame)));
    m_pane->makeConnectDefault();
    connect(m_pane, &ConnectionPane::openAsked, this, &ConnectionDialog::openAsked);
    connect(m_pane, &ConnectionPane::openAsked, this, &QDialog::accept);
    connect(m_pane, &ConnectionPane::resultShown, this, &ConnectionDialog::makeRoom);
}

void ConnectionDialog::makeRoom(bool isShown, int height)
{
    const int most = isMaximized() ? 0 : screen()->availableSize().height() - frame - this->height();
    const int grown = isShown ? std::clamp(height, 0, std::max(0, most)) : 0;
    resize(width(), this->height() + grown - std::exchange(m_grown, grown));
}

void ConnectionDialog::select(const std::string& id)
{
    m_pane->select(id);
}

void ConnectionDialog::showTarget(const ConnectionTarget& target)
{
    m_pane->showTarget(target);
}

/// Saves the form however the dialog is closed, including by Escape.
void ConnectionDialog::done(int result)
{
    m_pane->keep();
    QDialog::done(result);
}

} // namespace querymend

#include "moc_connectiondialog.cpp"
