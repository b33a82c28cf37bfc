#include "shell/unsavedruns.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QMessageBox>

#include <utility>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(UnsavedRuns)
};

} // namespace

void warnOfUnsavedRuns(std::size_t runs, QWidget& window, std::function<void()> lose)
{
    auto* const box = new QMessageBox(QMessageBox::Warning, Words::tr("Unsaved Runs"),
                                      Words::tr("%n run(s) are only in memory, because the store cannot be opened. "
                                                "They will be lost when you close the window.",
                                                nullptr, static_cast<int>(runs)),
                                      QMessageBox::Discard | QMessageBox::Cancel, &window);
    box->setInformativeText(
        Words::tr("You can export them from the history, or choose another store in the settings."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Cancel);
    box->button(QMessageBox::Discard)->setText(Words::tr("Close Without Saving"));
    QObject::connect(box->button(QMessageBox::Discard), &QAbstractButton::clicked, &window, std::move(lose));
    box->open();
}

} // namespace querymend
