#include "settings/storepage.h"

#include "common/statelabel.h"
#include "common/storesentences.h"
#include "common/storewords.h"
#include "common/stylesheet.h"
#include "settings/alignedlabels.h"
#include "storage/background.h"
#include "storage/runstorage.h"
#include "ui_storepage.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QList>
#include <QSignalBlocker>

namespace querymend {

namespace {

/// Returns the typed URL, or an absolute path for a file.
std::string written(const QString& typed)
{
    const QString text = typed.trimmed();
    if (text.isEmpty() || text.contains(QLatin1String("://")))
        return text.toStdString();
    const bool isAtHome = text.startsWith(QLatin1String("~/"));
    return QFileInfo(isAtHome ? QDir::homePath() + text.mid(1) : text).absoluteFilePath().toStdString();
}

QString shown(const Result<StorePlace, StoreError>& place)
{
    return place ? QString::fromStdString(place->shown()) : storeSentence(place.error().what);
}

} // namespace

StorePage::StorePage(KeptKeys& keys, QWidget* parent)
    : SettingsPage(parent), m_keys(keys), m_form(std::make_unique<Ui::StorePage>())
{
    installStateLabels();
    m_form->setupUi(this);
    alignLabels(*this);
    m_form->storeNote->hide(); // until there is a result
    m_form->keepRunsDays->setRange(0, static_cast<int>(mostKeptDays));
    m_form->keepRunsDays->setFocusPolicy(Qt::StrongFocus); // not by the wheel
    m_form->keepRunsDays->installEventFilter(this);
    connect(m_form->keepRunsDays, &QSpinBox::valueChanged, this, &StorePage::explainRemoval);
    connect(m_form->keepRunsDays, &QSpinBox::valueChanged, this, &SettingsPage::changed);
    connect(m_form->testStore, &QPushButton::clicked, this, [this] { start(Then::tell); });
    connect(m_form->useStore, &QPushButton::clicked, this, [this] { start(Then::use); });
    connect(m_form->place, &QLineEdit::returnPressed, this, [this] { start(Then::tell); });
    connect(m_form->chooseFile, &QPushButton::clicked, this, &StorePage::chooseFile);
    showWhoDecides();
    explainRemoval();
}

StorePage::~StorePage() = default;

void StorePage::addBelow(QWidget& part)
{
    m_form->column->insertWidget(m_form->column->count() - 1, &part); // above the spacer
    alignFields();
}

void StorePage::display(const AppSettings& settings)
{
    const QSignalBlocker silent(this);
    m_used = settings.store;
    m_usedPassword = settings.storePassword;
    m_form->place->setText(QString::fromStdString(m_used));
    m_form->keepRunsDays->setValue(static_cast<int>(settings.keptDays));
    showWhoDecides();
}

void StorePage::writeTo(AppSettings& settings) const
{
    settings.store = m_used;
    settings.storePassword = m_usedPassword;
    settings.keptDays = static_cast<std::uint32_t>(m_form->keepRunsDays->value());
}

/// Days that change under a mouse wheel could lose runs by mistake.
bool StorePage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel)
        return SettingsPage::eventFilter(watched, event);
    event->ignore();
    return true;
}

void StorePage::retranslate()
{
    m_form->retranslateUi(this);
    alignLabels(*this);
    QMetaObject::invokeMethod(this, &StorePage::alignFields, Qt::QueuedConnection); // after what is below
    showWhoDecides();
}

/// The fields begin at one place, also those that are not in the form.
void StorePage::alignFields()
{
    QList<QWidget*> names;
    for (QLabel* const label : findChildren<QLabel*>()) {
        if (label->buddy())
            names << label;
    }
    alignLabels(names);
}

void StorePage::showWhoDecides()
{
    m_form->place->setPlaceholderText(shown(chosenStorePlace({})));
    m_form->storePassword->setPlaceholderText(
        m_usedPassword == StorePassword::inKeyStore ? tr("Saved in the system's key store") : QString());
    if (!storePlaceIsInEnvironment())
        return;
    for (QWidget* const field : {static_cast<QWidget*>(m_form->place), static_cast<QWidget*>(m_form->chooseFile),
                                 static_cast<QWidget*>(m_form->storePassword), static_cast<QWidget*>(m_form->testStore),
                                 static_cast<QWidget*>(m_form->useStore)})
        field->setEnabled(false);
    say(tr("Set by the environment variable QUERYMEND_STORE: %1").arg(shown(chosenStorePlace({}))));
}

/// Runs that are kept forever are never removed, so there is nothing to explain.
void StorePage::explainRemoval()
{
    m_form->keepRunsHint->setVisible(m_form->keepRunsDays->value() > 0);
}

void StorePage::chooseFile()
{
    auto* const dialog = new QFileDialog(this, tr("Store of Runs"), {}, tr("Run stores (*.db);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // it is opened, not overwritten
    dialog->setDefaultSuffix(QStringLiteral("db"));
    connect(dialog, &QFileDialog::fileSelected, m_form->place, &QLineEdit::setText);
    dialog->open();
}

void StorePage::start(Then then)
{
    Wanted wanted{withoutPassword(written(m_form->place->text())), then, ++m_tries};
    if (const QString typed = m_form->storePassword->text(); !typed.isEmpty())
        wanted.place.password = Secret(typed.toStdString());
    say(tr("Testing…"));
    const bool isKept = wanted.place.text == m_used && m_usedPassword == StorePassword::inKeyStore;
    if (wanted.place.password || !isKept)
        return probe(wanted, wanted.place.password);
    m_keys.find(storeKeyName(m_used), this,
                [this, wanted](const auto& found) { probe(wanted, found ? *found : std::nullopt); });
}

void StorePage::probe(const Wanted& wanted, const std::optional<Secret>& password)
{
    auto place = chosenStorePlace({}, wanted.place.text);
    if (!place)
        return finish(wanted, Failure{place.error()});
    if (password)
        addPassword(place.value(), *password);
    runInBackground(
        this, [place = *place] { return probeStore(place); },
        [this, wanted](const Result<StoreFound, StoreError>& found) { finish(wanted, found); });
}

void StorePage::finish(const Wanted& wanted, const Result<StoreFound, StoreError>& found)
{
    if (wanted.number != m_tries)
        return;
    if (!found)
        return say(storeErrorText(found.error()), QStringLiteral("bad"));
    if (wanted.then == Then::use)
        return keepPassword(wanted);
    const QString place = shown(chosenStorePlace({}, wanted.place.text));
    say(*found == StoreFound::aStore ? tr("This store can be used: %1").arg(place)
                                     : tr("No store here yet; one can be created: %1").arg(place));
}

void StorePage::keepPassword(const Wanted& wanted)
{
    if (!wanted.place.password) {
        const bool isSame = wanted.place.text == m_used;
        return use(wanted, isSame ? m_usedPassword : StorePassword::none, {});
    }
    const auto kept = [this, wanted](const Result<KeyLife, KeyStoreProblem>& life) {
        if (!life)
            return say(tr("Could not save the password in the key store: %1")
                           .arg(QString::fromStdString(life.error().message)),
                       QStringLiteral("bad"));
        use(wanted, StorePassword::inKeyStore,
            *life == KeyLife::lasting
                ? QString()
                : tr("This system has no key store: the password is kept until the program ends."));
    };
    m_keys.keep(storeKeyName(wanted.place.text), *wanted.place.password, this, kept);
}

void StorePage::use(const Wanted& wanted, StorePassword password, const QString& note)
{
    const bool isOther = wanted.place.text != m_used;
    if (isOther && m_usedPassword == StorePassword::inKeyStore)
        m_keys.forget(storeKeyName(m_used));
    m_used = wanted.place.text;
    m_usedPassword = password;
    m_form->place->setText(QString::fromStdString(m_used));
    m_form->storePassword->clear();
    showWhoDecides();
    const QString done = tr("Runs are now saved in: %1").arg(shown(chosenStorePlace({}, m_used)));
    say(note.isEmpty() ? done : done + u'\n' + note);
    Q_EMIT changed();
}

void StorePage::say(const QString& text, const QString& role)
{
    setRole(*m_form->storeNote, role);
    m_form->storeNote->setText(text);
    m_form->storeNote->setVisible(!text.isEmpty()); // an empty one would leave a gap
    m_form->storeNote->setAccessibleDescription(text);
}

} // namespace querymend

#include "moc_storepage.cpp"
