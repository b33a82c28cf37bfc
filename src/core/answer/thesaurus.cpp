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
    "customer cust client buyer cliente clienti acquirente клиент клиентка покупатель заказчик",
    "member socio iscritto iscritti utente клиент участник читатель член reader lettore lettori patron abbonato member",
    "employee emp staff worker personnel colleague dipendente dipendenti impiegato personale сотрудник работник служащий",
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
    "department dept reparto dipartimento отдел подразделение отделение",
    "office ufficio sede офис", "project progetto проект",
    "assignment assigned assign assegnato assegnata assegnati assegnazione назначен назначенный назначенных назначение участвует участвуют partecipa partecipano",
    "request requested submitted applied asked richiesta richieste richiesto presentata presentate заявка заявки заявок подана запрос",
    "leave absence permesso ferie assenza отпуск отпуска",
    "vacation holiday ferie отпуск", "sick illness malattia больничный", "parental maternity parentale maternità",
    "employment occupazione impiego занятость", "contract contratto договор контракт",
    "budget бюджет", "level livello уровень grade", "desk postazione scrivania",
    // selling
    "product prod article item good prodotto prodotti articolo merce товар продукт",
    "category cat kind categoria категория", "type kind tipo тип вид",
    "order purchase bought ordered buy ordine ordini ordinato acquisto acquistato comprato заказ заказа заказал заказывал заказали заказывали покупка купил купили покупали",
    "line item position riga voce позиция строка", "quantity qty amount quantità количество",
    "price cost costs costing prezzo prezzi costo costa costano цена цену стоимость стоит стоят",
    "discount sconto скидка", "payment paid pay pagamento pagamenti pagato платеж платёж платежи оплата",
    "invoice inv bill fattura счет счёт", "refund refunded rimborso rimborsi rimborsato возврат возмещение компенсация",
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
    "country nation paese nazione страна", "city town città citta città город", "address addr street indirizzo via адрес", "region regione регион",
    "phone tel telephone telefono телефон", "email mail posta почта электронная", "code codice код", "number numero номер",
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
    "amount amt sum importo somma сумма", "cash contanti наличные наличными", "card carta карта картой", "transfer bonifico перевод переводом",
    "surname lastname cognome фамилия", "date data дата", "minutes minuti минут",
    // states
    "cancelled canceled annullato annullata annullati annullate отменен отменён отменено отменены отмененный отменённых",
    "completed complete finished completato completati concluso завершен завершён завершены завершенный завершённых",
    "pending waiting attesa ожидает ожидающий ожидании", "approved approvato approvata approvate утвержден утверждён одобрен одобрены одобренных",
    "rejected refused denied rifiutato rifiutata rifiutate respinto отклонен отклонён отклонены отклоненный",
    "active attivo attiva attivi attive активный активна активен активны активных", "suspended sospeso sospesi приостановлен заблокирован",
    "closed chiuso chiusi закрыт закрыты", "open opened opening aperto aperta открыт открыты", "expired scaduto scaduta истек просрочен",
    "remote remotely remoto удаленно удалённо удаленный дистанционно", "beginner base начальный начинающий", "annual yearly annuo annuale годовой годовым годовая",
    "monthly mensile месячный", "quarterly trimestrale квартальный", "confirmed confermato confermata подтвержден", "delayed late ritardo задержан задержка",
    // travel, care, school
    "flight volo voli рейс полет", "airport aeroporto аэропорт", "aircraft plane airplane aereo aeromobile самолет самолёт", "ticket biglietto biglietti билет",
    "departure departed depart departing partenza вылет отправление", "arrival arrived arrive arrivo прибытие прилет", "seat posto posti место места", "gate выход",
    "visit appointment visita visite appuntamento визит прием приём", "diagnosis diagnosi диагноз", "treatment terapia trattamento лечение", "prescription ricetta рецепт", "drug medicine medication farmaco medicinale лекарство препарат",
    "exam esame экзамен", "mark score voto оценка балл rating", "team squadra команда", "match game partita матч игра", "player giocatore игрок", "goal gol гол",
    "house property immobile casa дом недвижимость", "rent affitto аренда", "start begin beginning inizio начало started starts", "end finish fine конец окончание ended ends",
    "opening opened apertura открытие", "size area superficie площадь размер", "capacity capienza вместимость", "weight peso вес", "distance distanza расстояние", "insurance assicurazione страховка", "specialty speciality specialization specialità специальность специализация",
    // property
    "property estate immobile immobili объект недвижимость", "house villa casa дом", "apartment flat appartamento appartamenti квартира", "studio monolocale студия", "garden giardino сад", "floor piano этаж", "bedroom camera спальня",
    "district neighbourhood neighborhood quartiere zona район", "agent agente агент", "owner landlord owns owned proprietario proprietari владелец собственник", "tenant inquilino арендатор", "viewing viewed visita visite просмотр смотрел посмотрел", "offer bid offerta offerte предложение",
    "sold sale sell venduto venduta venduti vendute vendita продан продана проданы продано проданные продали продажа", "accepted accettata accettate принято принятых", "asking requested", "square metro quadro метр", "tram tramvia трамвай", "energy energetica энергетический", "heating riscaldamento отопление", "mortgage mutuo ипотека",
    // sport
    "club squadra клуб", "team squad club squadra squadre команда", "player footballer giocatore giocatori calciatore calciatori игрок футболист", "goalkeeper keeper portiere portieri вратарь", "defender difensore difensori защитник", "midfielder centrocampista centrocampisti полузащитник", "forward striker attaccante attaccanti нападающий",
    "referee arbitro arbitri судья судьи судей", "stadium arena stadio stadi стадион", "season stagione stagioni сезон", "match fixture partita partite матч игра встреча", "goal scored rete reti gol гол забил забит забившие", "score result risultato punteggio счет счёт", "card cartellino cartellini карточка карточек", "red rosso rossi rossa красный красная", "yellow giallo gialli жёлтый желтый", "attendance spectators crowd affluenza spettatori pubblico посещаемость зрителей", "height tall altezza рост роста ростом", "foot piede нога ноги", "left sinistro sinistra левая левый", "right destro destra правая правый", "nationality nazionalità национальность национальностей", "market mercato рыночный рыночная", "value valore стоимость ценность", "shirt jersey maglia футболка", "penalty rigore rigori пенальти", "founded fondata fondato основан основана", "coach allenatore тренер", "league campionato lega лига", "minute minuto минута", "points punti очки", "tournament torneo турнир", "race gara гонка", "medal medaglia медаль", "athlete atleta спортсмен",
    // help desk and computing
    "ticket request issue case segnalazione заявка обращение обращений тикет заявок заявки заявку", "priority prio priorità приоритет", "urgent urgente срочный", "high alta alto высокий", "low bassa basso низкий", "medium media средний", "channel canale канал", "subject subj topic oggetto тема", "comment commento commenti комментарий комментарии комментариев", "plan tariff piano тариф тарифе", "seat licence license licenza лицензия", "resolved solved risolto решен решён", "assigned assegnato назначен", "handled managed gestito gestiti обработан", "reply response answer risposta ответ", "category categoria категория", "device dispositivo устройство", "server сервер", "application app applicazione приложение", "version versione версия", "error errore ошибка", "incident incidente инцидент", "log registro журнал", "session sessione сессия", "login accesso вход", "password пароль", "file документ документы document documento", "folder cartella папка", "message messaggio сообщение", "notification notifica уведомление", "setting impostazione настройка", "tag etichetta тег метка", "website sito сайт", "page pagina страница", "link ссылка", "download scaricamento скачивание", "click клик", "campaign campagna кампания", "subscriber abbonato подписчик", "visitor visitatore посетитель",
    // school
    "subject materia materie предмет предмета", "class classe classi класс класса", "grade mark score voto voti оценка оценок балл баллов", "absence absent assenza assenze пропуск пропусков отсутствие", "scholarship borsa стипендия", "teaching chair cattedra cattedre teaches taught insegna insegnato преподает преподаёт ведет", "homeroom coordinator coordinatore координатор классный", "justified giustificata giustificate excused оправдан уважительный", "gender sex sesso пол", "male boy maschio maschi мальчик мужчина", "female girl femmina femmine девочка женщина", "parent genitore родитель", "university università университет", "faculty facoltà факультет", "lecture lezione лекция", "degree laurea степень", "enrolled enrolment enrollment iscritto iscrizione зачислен", "exam test esame verifica экзамен тест", "homework compito compiti задание", "semester semestre семестр", "town city municipality comune comuni città город", "section sezione секция",
    // travel and lodging
    "hotel albergo гостиница отель", "guest ospite ospiti гость", "night notte notti ночь", "stay soggiorno проживание", "trip journey viaggio поездка", "tour тур экскурсия", "train treno поезд", "bus autobus автобус", "car auto macchina машина автомобиль", "vehicle veicolo veicoli транспорт", "driver autista conducente водитель", "route rotta tratta percorso маршрут", "station stazione станция", "port porto порт", "ship nave корабль", "model modello модель", "luggage baggage bagaglio багаж", "delay ritardo ritardi задержка", "origin provenienza откуда", "destination destinazione назначение", "airline compagnia авиакомпания", "mileage chilometri пробег", "fuel carburante топливо", "manufacturer maker produttore costruttore производитель",
    // health
    "hospital ospedale больница", "clinic clinica клиника", "ward reparto отделение палата", "bed letto койка", "surgery operation intervento операция", "allergy allergia аллергия", "symptom sintomo симптом", "blood sangue кровь", "age età возраст", "vaccine vaccino вакцина", "insurance assicurazione страховка", "emergency emergenza urgenza экстренный", "referral invio направление", "dose dosaggio доза", "test esame анализ", "disease illness malattia болезнь заболевание",
    // food, leisure
    "restaurant ristorante ресторан", "dish meal piatto piatti блюдо", "menu меню", "ingredient ingrediente ингредиент", "recipe ricetta рецепт", "table tavolo столик стол", "waiter cameriere официант", "wine vino вино", "drink bevanda напиток", "film movie pellicola фильм", "actor attore актер актёр", "director regista режиссер режиссёр", "genre genere жанр", "song track canzone brano песня трек", "album альбом", "artist artista артист исполнитель", "band gruppo группа", "concert concerto концерт", "event evento eventi событие мероприятие", "venue luogo площадка", "festival фестиваль", "museum museo музей", "painting quadro dipinto картина", "theatre theater teatro театр", "cinema кинотеатр кино", "publisher editore издательство", "magazine rivista журнал", "article articolo статья", "chapter capitolo глава", "review recensione recensioni отзыв", "rating valutazione рейтинг оценка", "pet animale животное", "dog cane собака", "cat gatto кошка", "breed razza порода",
    // money and trade
    "account conto conti счет счёт", "bank banca банк", "transaction transazione movimento транзакция операция", "balance saldo баланс остаток", "currency valuta валюта", "loan credit prestito кредит", "interest interesse процент ставка", "tax imposta tassa налог", "profit utile profitto прибыль", "cost expense costo spesa расход затрата", "revenue turnover fatturato ricavi выручка", "debt debito долг", "fee commission commissione комиссия", "bonus премия", "income reddito entrata доход", "earns guadagna получает зарабатывает", "stock share azione акция", "supplier fornitore поставщик", "shipment spedizione отгрузка", "parcel package pacco посылка", "carrier corriere перевозчик курьер", "courier corriere курьер", "factory plant fabbrica stabilimento завод", "machine macchina macchinario станок", "part component pezzo componente деталь", "material materiale материал", "batch lotto партия", "inventory inventario инвентарь", "purchase acquisto закупка", "return reso возврат", "coupon voucher buono купон", "gift regalo подарок", "cart carrello корзина", "wishlist desideri избранное", "colour color colore цвет", "size taglia dimensione размер", "origin origine происхождение", "barcode штрихкод", "promotion promozione акция", "channel canale канал", "lead contatto лид", "deal opportunity trattativa сделка", "task attività compito задача", "meeting riunione встреча", "hour ora ore час часов", "shift turno смена", "skill competenza навык", "training formazione обучение", "candidate candidato кандидат", "interview colloquio собеседование", "team gruppo команда", "branch filiale филиал", "region regione регион", "area zona зона", "province provincia провинция", "population popolazione abitanti население", "capital capitale столица", "river fiume река", "mountain montagna гора", "lake lago озеро", "continent continente континент", "sea mare море", "island isola остров", "farm fattoria ферма", "crop raccolto урожай", "field campo поле", "tree albero дерево", "energy energia энергия", "meter contatore счетчик счётчик", "consumption consumo потребление", "temperature temperatura температура", "sensor sensore датчик", "measurement misura misurazione измерение",
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
