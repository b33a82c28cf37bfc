#include "prompt/linking/synonyms.h"

#include "prompt/linking/stems.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace querymend {

namespace {

// No word repeats within a row; abbreviations used in names are included. Ambiguous words are in several rows.
// clang-format off
constexpr auto rows = std::to_array<std::string_view>({
    // people
    "who whom whose chi кто customer client buyer shopper cust purchaser consumer cliente acquirente клиент клиентка покупатель заказчик",
    "who whom whose chi кто person people human individual man woman persona persone gente человек люди людей",
    "who whom whose chi кто member reader patron account subscriber membership card cardholder borrower iscritto iscritta socio lettore utente tessera член участник читатель абонент",
    "who whom whose chi кто user account login utente conto пользователь аккаунт",
    "who whom whose chi кто employee staff worker personnel emp clerk colleague dipendente impiegato сотрудник работник служащий",
    "manager boss supervisor head chief capo direttore responsabile менеджер руководитель начальник",
    "who whom whose chi кто author writer novelist poet creator written wrote autore autrice scrittore scritto автор писатель написал написан",
    "author contributor creator role editor edited translator translated illustrator curatore traduttore tradotto редактор переводчик перевел переведен",
    "student pupil learner studente alunno студент ученик",
    "teacher instructor professor lecturer docente insegnante учитель преподаватель",
    "doctor physician medico доктор врач",
    "patient paziente пациент",
    "supplier vendor provider fornitore поставщик",
    "company firm business corporation organization organisation employer azienda ditta società компания фирма организация",
    "sponsor vouch guarantor garante поручитель поручился",
    "referred refer referral recommend invite introduce brought invitato portato presentato пригласил привел рекомендовал",
    "owner holder proprietario владелец",
    // products and sales
    "product article good merchandise item catalogue catalog prodotto articolo merce продукт товар изделие",
    "category kind type class sort classification categoria tipo genere категория тип вид",
    "subcategory parent tree subtree hierarchy sottocategoria родительский подкатегория",
    "order purchase sale buy bought sold sell spend spent ordine acquisto comprare comprato acquistato vendita venduto venduti vendite заказ покупка купил купили заказал заказали продажа продан продано продали",
    "item line position detail row riga righe voce dettaglio строка строки позиция позиции",
    "quantity qty unit piece count amount quantità pezzo pezzi количество штука штук",
    "price cost expensive cheap rate charge revenue turnover sale income earn prezzo costo costoso caro economico fatturato ricavo incasso цена стоимость дорогой дешевый выручка доход",
    "discount rebate reduction coupon sconto scontato ribasso скидка скидкой",
    "payment paid pay pagamento pagato оплата платеж оплачен оплатил",
    "invoice bill fattura счет счёт фактура",
    "shipment ship shipping delivery deliver dispatch send sent spedizione spedito consegna consegnato доставка доставлен отправка отправлен отгрузка отгружен",
    "return returned give back sent back reso resi restituito restituzione rimandato возврат возвращен вернул вернули",
    "refund reimburse money back rimborso rimborsato возмещение компенсация возврат вернули",
    "cancel cancelled canceled cancellation annullato annullamento отменен отмена",
    "discontinued withdrawn obsolete ritirato fuori produzione снят снятый",
    "sku code article number codice артикул код",
    "stock inventory warehouse magazzino scorta giacenza склад запас остаток",
    "status state condition stato статус состояние",
    "reason cause why motivo causa perché причина почему",
    // places
    "country nation land state paese nazione страна страну",
    "city town municipality città comune город",
    "region province district area territory regione provincia регион область район",
    "address street indirizzo via адрес улица",
    "email mail address posta почта",
    "newsletter subscribe subscription iscrizione рассылка подписка подписан",
    "signup sign register registration join registrazione registrato iscritto регистрация зарегистрировался зарегистрирован",
    "department division dept reparto dipartimento отдел подразделение",
    "store shop outlet negozio магазин",
    "branch library house location site office filiale sede biblioteca филиал отделение библиотека",
    "building house edificio здание",
    "room stanza aula комната кабинет",
    // books
    "book title work volume novel publication libro titolo opera volume romanzo книга произведение издание роман",
    "copy exemplar book shelf shelves copia esemplare scaffale экземпляр копия полка книга",
    "loan borrow lend lent checkout borrowed issue prestito prestato prestare preso взял взяли выдача выдан заем брал брали",
    "due overdue deadline late scadenza scaduto ritardo срок просрочен просрочка",
    "return back restituito reso возвращен вернул вернули сдал",
    "fine penalty fee cent multa sanzione ammenda штраф",
    "language english italian slovene slovenian french german lingua italiano inglese sloveno язык языке английский итальянский словенский",
    "year published publication anno pubblicato pubblicazione год издан опубликован",
    "born birth birthday age old young nato nascita età родился рождение возраст",
    "role function ruolo роль",
    "lost missing perso smarrito потерян утерян",
    "repair damaged broken riparazione rotto ремонт поврежден",
    "active attivo активный",
    "suspended blocked sospeso bloccato приостановлен заблокирован",
    "closed chiuso закрыт",
    // work and money
    "salary wage pay compensation earning stipendio salario зарплата оклад",
    "job position occupation lavoro mansione должность работа",
    "project progetto проект",
    "task activity attività compito задача",
    "contract agreement contratto договор контракт",
    "budget bilancio бюджет",
    "transaction transfer transazione транзакция операция",
    "balance saldo баланс",
    "bank banca банк",
    "account conto счет",
    "cost expense spesa расход затрата",
    "profit margin gain utile profitto прибыль",
    "tax vat imposta tassa iva налог",
    "currency valuta валюта",
    // time and events
    "date day time when data giorno quando дата день когда",
    "start begin open inizio начало",
    "end finish close fine конец",
    "event evento событие",
    "appointment booking reservation visit appuntamento prenotazione визит бронь запись",
    "course class lesson corso lezione курс урок",
    "grade mark score voto оценка балл",
    "review rating feedback comment recensione valutazione отзыв рейтинг",
    "message note text messaggio nota сообщение заметка",
    "flight trip journey travel volo viaggio рейс поездка",
    "vehicle car veicolo auto машина автомобиль",
    "song track music canzone brano песня",
    "album disc disco альбом",
    "artist band singer musician artista cantante артист певец исполнитель",
    "film movie pellicola фильм",
    "actor actress cast attore актер",
    "team club squad squadra команда",
    "player giocatore игрок",
    "match game partita матч игра",
    "device machine equipment dispositivo устройство",
    "number num nr no numero номер",
    "description descr desc descrizione описание",
    "phone telephone tel telefono телефон",
});
// clang-format on

/// The rows as stems, and the groups of each stem.
struct Groups {
    std::vector<std::vector<std::string>> owned;
    std::vector<std::vector<std::string_view>> stems;
    std::vector<std::pair<std::string_view, SynonymGroup>> byStem; ///< sorted

    Groups()
    {
        for (std::string_view row : rows) {
            std::vector<std::string>& group = owned.emplace_back();
            while (!row.empty()) {
                const std::string_view word = row.substr(0, row.find(' '));
                row.remove_prefix(std::min(word.size() + 1, row.size()));
                for (std::string& stem : stemsOf(word))
                    group.push_back(std::move(stem));
            }
            std::sort(group.begin(), group.end());
            group.erase(std::unique(group.begin(), group.end()), group.end());
        }
        for (std::size_t g = 0; g < owned.size(); ++g) {
            stems.emplace_back(owned[g].begin(), owned[g].end());
            for (const std::string& stem : owned[g])
                byStem.emplace_back(stem, static_cast<SynonymGroup>(g));
        }
        std::sort(byStem.begin(), byStem.end());
    }
};

const Groups& groups()
{
    static const Groups made;
    return made;
}

} // namespace

std::vector<SynonymGroup> synonymGroupsOf(std::string_view stem)
{
    std::vector<SynonymGroup> found;
    const auto& byStem = groups().byStem;
    auto at = std::lower_bound(byStem.begin(), byStem.end(), std::pair<std::string_view, SynonymGroup>{stem, 0});
    for (; at != byStem.end() && at->first == stem; ++at)
        found.push_back(at->second);
    return found;
}

std::span<const std::string_view> stemsOfGroup(SynonymGroup group)
{
    return groups().stems[group];
}

} // namespace querymend
