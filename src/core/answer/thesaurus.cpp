#include "answer/thesaurus.h"

#include "prompt/linking/stems.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <unordered_map>

namespace querymend {

namespace {

// clang-format off
constexpr auto rows = std::to_array<std::string_view>({
    // people and work
    "customer client buyer cliente clienti acquirente клиент клиентка покупатель заказчик",
    "member socio iscritto iscritti utente клиент участник читатель член reader lettore lettori patron abbonato member",
    "employee staff worker personnel colleague dipendente dipendenti impiegato personale сотрудник работник служащий",
    "person people individual persona persone человек люди людей",
    "user account utente пользователь",
    "author writer autore autrice scrittore автор писатель written wrote scritto написал написан",
    "manager boss head supervisor chief responsabile capo direttore менеджер руководитель начальник manage managed",
    "instructor trainer teacher coach istruttore istruttori insegnante docente тренер инструктор учитель преподаватель",
    "student pupil studente alunno студент ученик",
    "doctor physician medico dottore врач доктор",
    "patient paziente пациент",
    "pilot pilota пилот", "passenger passeggero passeggeri пассажир", "crew equipaggio экипаж",
    "nurse infermiere infermiera медсестра",
    "supplier vendor fornitore поставщик",
    "company firm azienda società ditta компания фирма airline compagnia авиакомпания",
    "hire hired hiring recruit assunto assunta assunti assunzione assunzioni принят принята приняты принято нанят наняли найм",
    "terminated termination left resigned dismissed cessazione licenziato dimesso уволен уволился уволились увольнение",
    "salary wage earning stipendio retribuzione зарплата оклад",
    "position job ruolo mansione posizione должность",
    "role function ruolo роль",
    "department reparto dipartimento отдел подразделение отделение",
    "office ufficio sede офис", "project progetto проект",
    "assignment assigned assign assegnato assegnata assegnati assegnazione назначен назначенный назначенных назначение участвует участвуют partecipa partecipano",
    "request requested submitted applied asked richiesta richieste richiesto presentata presentate заявка заявки заявок подана запрос",
    "leave absence permesso ferie assenza отпуск отпуска",
    "vacation holiday ferie отпуск", "sick illness malattia больничный", "parental maternity parentale maternità",
    "employment occupazione impiego занятость", "contract contratto договор контракт",
    "budget бюджет", "level livello уровень grade", "desk postazione scrivania",
    // selling
    "product article item good prodotto prodotti articolo merce товар продукт",
    "category kind categoria категория", "type kind tipo тип вид",
    "order purchase bought ordered buy ordine ordini ordinato acquisto acquistato comprato заказ заказа заказал заказывал заказали заказывали покупка купил купили покупали",
    "line item position riga voce позиция строка", "quantity amount quantità количество",
    "price cost costs costing prezzo prezzi costo costa costano цена цену стоимость стоит стоят",
    "discount sconto скидка", "payment paid pay pagamento pagamenti pagato платеж платёж платежи оплата",
    "invoice bill fattura счет счёт", "refund refunded rimborso rimborsi rimborsato возврат возмещение компенсация",
    "return returned reso resi restituito restituiti возврат возвращен вернул возвращали возвращено",
    "reason motivo motivi причина", "shipped shipping ship spedito spediti spedizione отправлен отгружен отправка доставка",
    "delivered delivery consegnato consegnati consegna доставлен доставленных доставка",
    "ordered ordinato заказанный", "paid pagato pagati оплачен оплаченный оплаченных", "new nuovo nuova nuovi nuove новый новых новые",
    "damaged danneggiato danneggiati поврежден повреждён повреждение", "late tardi поздно",
    "newsletter рассылка", "discontinued ritirato ritirati снят снятый снятые",
    "referred refer recommended invited referrer presentato portato приглашен пригласил",
    "signup signed sign joined join registered registration iscrizione iscrizioni iscritto registrato регистрация зарегистрировался зарегистрировались вступил вступили",
    "warehouse magazzino склад", "stock scorta giacenza запас остаток", "store shop negozio магазин", "brand marca бренд марка",
    // places and addresses
    "country nation paese nazione страна", "city town città citta città город", "address street indirizzo via адрес", "region regione регион",
    "phone telephone telefono телефон", "email mail posta почта электронная", "code codice код", "number numero номер",
    "branch filiale sede филиал отделение библиотека", "room sala stanza aula зал комната кабинет", "building edificio здание",
    // books
    "title book titolo titoli libro libri книга книги книг название издание произведение",
    "name nome nomi имя имена название названия названий наименование", "copy copia copie exemplar экземпляр копия",
    "loan lent borrowed borrow prestito prestiti prestato preso взял взяли брал брала брали выдача выдан выданных заем",
    "fine penalty multa multe штраф", "language lingua язык", "year published publication anno pubblicato pubblicazione год издан изданы изданный изданные издания",
    "born birth birthday nato nata nati nascita родился родилась родились родившиеся родившихся рождение рождения",
    "due deadline scadenza срок", "sponsor sponsored поручитель",
    "status state stato статус состояние", "lost perso smarrito persi потерян утерян",
    // a gym, classes
    "course class lesson corso corsi lezione курс урок занятие", "booking reservation booked reserved prenotazione prenotazioni prenotato prenotata prenotati бронирование бронирования бронирований бронь запись забронирован",
    "subscription membership abbonamento abbonamenti абонемент абонемента абонементов подписка",
    "certificate certificato сертификат справка", "duration length lasts last durata durano dura длительность длится длятся продолжительность",
    "hourly oraria orario почасовой почасовая часовой", "rate fee tariffa ставка тариф", "method metodo способ метод",
    "amount sum importo somma сумма", "cash contanti наличные наличными", "card carta карта картой", "transfer bonifico перевод переводом",
    "surname lastname cognome фамилия", "date data дата", "minutes minuti минут",
    // states
    "cancelled canceled annullato annullata annullati annullate отменен отменён отменено отменены отмененный отменённых",
    "completed complete finished completato completati concluso завершен завершён завершены завершенный завершённых",
    "pending waiting attesa ожидает ожидающий ожидании", "approved approvato approvata approvate утвержден утверждён одобрен одобрены одобренных",
    "rejected refused denied rifiutato rifiutata rifiutate respinto отклонен отклонён отклонены отклоненный",
    "active attivo attiva attivi attive активный активна активен активны активных", "suspended sospeso sospesi приостановлен заблокирован",
    "closed chiuso chiusi закрыт закрыты", "open opened aperto aperta открыт открыты", "expired scaduto scaduta истек просрочен",
    "remote remotely remoto удаленно удалённо удаленный дистанционно", "beginner base начальный начинающий", "annual yearly annuo annuale годовой годовым годовая",
    "monthly mensile месячный", "quarterly trimestrale квартальный", "confirmed confermato confermata подтвержден", "delayed late ritardo задержан задержка",
    // travel, care, school
    "flight volo voli рейс полет", "airport aeroporto аэропорт", "aircraft plane airplane aereo aeromobile самолет самолёт", "ticket biglietto biglietti билет",
    "departure departed depart departing partenza вылет отправление", "arrival arrived arrive arrivo прибытие прилет", "seat posto posti место места", "gate выход",
    "visit appointment visita visite appuntamento визит прием приём", "diagnosis diagnosi диагноз", "treatment terapia trattamento лечение", "prescription ricetta рецепт", "drug medicine medication farmaco medicinale лекарство препарат",
    "exam esame экзамен", "mark score voto оценка балл rating", "team squadra команда", "match game partita матч игра", "player giocatore игрок", "goal gol гол",
    "house property immobile casa дом недвижимость", "rent affitto аренда", "start begin beginning inizio начало started starts", "end finish fine конец окончание ended ends",
    "opening opened apertura открытие", "size area superficie площадь размер", "capacity capienza вместимость", "weight peso вес", "distance distanza расстояние", "insurance assicurazione страховка", "specialty speciality specialization specialità специальность специализация",
});
// clang-format on

struct Groups {
    std::vector<std::vector<std::string>> stems;
    std::unordered_map<std::string, std::vector<std::size_t>> byStem;

    Groups()
    {
        for (std::string_view row : rows) {
            std::set<std::string> group;
            while (!row.empty()) {
                const std::string_view word = row.substr(0, row.find(' '));
                row.remove_prefix(std::min(word.size() + 1, row.size()));
                for (std::string& stem : stemsOf(word))
                    group.insert(std::move(stem));
            }
            for (const std::string& stem : group)
                byStem[stem].push_back(stems.size());
            stems.emplace_back(group.begin(), group.end());
        }
    }
};

const Groups& groups()
{
    static const Groups all;
    return all;
}

std::set<std::size_t> groupsOf(const std::vector<std::string>& stems)
{
    std::set<std::size_t> found;
    for (const std::string& stem : stems) {
        const auto list = groups().byStem.find(stem);
        if (list != groups().byStem.end())
            found.insert(list->second.begin(), list->second.end());
    }
    return found;
}

} // namespace

bool meanTheSame(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    const std::set<std::size_t> ofA = groupsOf(a);
    const std::set<std::size_t> ofB = groupsOf(b);
    return std::any_of(ofA.begin(), ofA.end(), [&](std::size_t group) { return ofB.contains(group); });
}

std::vector<std::string> sameMeaning(const std::vector<std::string>& stems)
{
    std::set<std::string> all;
    for (const std::size_t group : groupsOf(stems))
        all.insert(groups().stems[group].begin(), groups().stems[group].end());
    return {all.begin(), all.end()};
}

} // namespace querymend
