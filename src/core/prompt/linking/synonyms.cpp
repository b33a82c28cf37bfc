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
    "who whom whose chi кто customer client buyer shopper cust purchaser consumer cliente acquirente клиент клиентка покупатель заказчик rider kunde kundin käufer abnehmer auftraggeber wer",
    "who whom whose chi кто person people human individual man woman persona persone gente человек люди людей bürger personne gens individu qui wer",
    "who whom whose chi кто member reader patron account subscriber membership card cardholder borrower iscritto iscritta socio lettore utente tessera член участник читатель абонент rider mitglied leser abonnent membre adhérent abonné qui wer",
    "who whom whose chi кто user account login utente conto пользователь аккаунт benutzer nutzer anwender utilisateur qui wer",
    "who whom whose chi кто employee staff worker personnel emp clerk colleague dipendente impiegato сотрудник работник служащий workman mitarbeiter angestellter angestellte arbeiter beschäftigter personal kollege employé salarié collaborateur qui wer",
    "manager boss supervisor head chief capo direttore responsabile менеджер руководитель начальник lead led leader direct run chef leiter vorgesetzter führt leitet dirige directeur responsable",
    "who whom whose chi кто author writer novelist poet creator written wrote autore autrice scrittore scritto автор писатель написал написан autor auteur écrivain qui wer",
    "author contributor creator role editor edited translator translated illustrator curatore traduttore tradotto редактор переводчик перевел переведен",
    "student pupil learner studente alunno студент ученик schüler élève étudiant",
    "teacher instructor professor lecturer docente insegnante учитель преподаватель lehrer dozent professeur enseignant",
    "doctor physician medico доктор врач surgeon arzt ärztin médecin docteur chirurgien praticien",
    "patient paziente пациент sick ill malade kranker",
    "supplier vendor provider fornitore поставщик seller lieferant zulieferer beliefern fournisseur",
    "company firm business corporation organization organisation employer azienda ditta società компания фирма организация firma unternehmen betrieb entreprise société raison",
    "sponsor vouch guarantor garante поручитель поручился",
    "referred refer referral recommend invite introduce brought invitato portato presentato пригласил привел рекомендовал",
    "owner holder proprietario владелец inhaber besitzer eigentümer propriétaire",
    // products and sales
    "product article good merchandise item catalogue catalog prodotto articolo merce продукт товар изделие artikel produkt ware erzeugnis produit marchandise",
    "category kind type class sort classification categoria tipo genere категория тип вид group kategorie gruppe art typ sorte catégorie genre groupe",
    "subcategory parent tree subtree hierarchy sottocategoria родительский подкатегория",
    "order purchase sale buy bought sold sell spend spent ordine acquisto comprare comprato acquistato vendita venduto venduti vendite заказ покупка купил купили заказал заказали продажа продан продано продали placed bestellung bestellt auftrag beauftragt kauf gekauft einkauf verkauf verkauft commande commandé achat acheté vente vendu",
    "item line position detail row riga righe voce dettaglio строка строки позиция позиции zeile posten ligne détail poste",
    "quantity qty unit piece count amount quantità pezzo pezzi количество штука штук menge stückzahl stück quantité",
    "price cost spend spent expensive cheap rate charge revenue turnover sale income earn prezzo costo costoso caro economico fatturato ricavo incasso цена стоимость дорогой дешевый выручка доход money kosten kostet preis teuer günstig umsatz erlös prix coût cher recette",
    "discount rebate reduction coupon sconto scontato ribasso скидка скидкой rabatt nachlass ermäßigung remise réduction rabais",
    "payment paid pay earn earned income money revenue refund cash pagamento pagato оплата платеж оплачен оплатил unpaid settle settled zahlung bezahlt unbezahlt offen beglichen paiement payé règlement réglé encaissé encaissement",
    "invoice bill fattura счет счёт фактура overdue rechnung faktura facture",
    "shipment ship shipping transport delivery deliver dispatch send sent spedizione spedito consegna consegnato доставка доставлен отправка отправлен отгрузка отгружен parcel package consignment lieferung geliefert versand versendet sendung livraison livré expédition envoi colis",
    "return returned give back sent back reso resi restituito restituzione rimandato возврат возвращен вернул вернули rückgabe rücksendung retoure zurück zurückgeschickt retour renvoyé rendu",
    "refund reimburse money back rimborso rimborsato возмещение компенсация возврат вернули erstattung gutschrift erstattet remboursement remboursé avoir",
    "cancel cancelled canceled cancellation annullato annullamento отменен отмена terminate end storno storniert kündigung gekündigt annulation annulé résiliation résilié",
    "discontinued withdrawn obsolete ritirato fuori produzione снят снятый",
    "sku code article number codice артикул код",
    "stock inventory warehouse magazzino scorta giacenza склад запас остаток storehouse depot stored hold bestand lager vorrat entrepôt réserve",
    "status state condition stato статус состояние stage cancelled waiting zustand stand état statut",
    "reason cause why motivo causa perché причина почему grund ursache weshalb warum motif raison pourquoi",
    // places
    "country nation land state paese nazione страна страну staat pays",
    "city town municipality città comune город stadt ort ville commune",
    "region province district area territory regione provincia регион область район gebiet bezirk région zone",
    "address street indirizzo via адрес улица where dove где wo où adresse anschrift straße rue",
    "email mail address posta почта",
    "newsletter subscribe subscription iscrizione рассылка подписка подписан",
    "signup sign register registration join registrazione registrato iscritto регистрация зарегистрировался зарегистрирован",
    "department division dept reparto dipartimento отдел подразделение abteilung bereich service département",
    "store shop outlet negozio магазин laden geschäft filiale magasin boutique",
    "branch library house location site office filiale sede biblioteca филиал отделение библиотека",
    "building house edificio здание gebäude haus bau bâtiment immeuble",
    "room stanza aula комната кабинет zimmer raum saal chambre salle pièce bureau",
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
    "lost missing perso smarrito потерян утерян verloren perdu",
    "repair damaged broken riparazione rotto ремонт поврежден fix fixed mend maintenance service breakdown breaks reparatur wartung repariert defekt réparation entretien réparé panne",
    "active attivo активный",
    "suspended blocked sospeso bloccato приостановлен заблокирован",
    "closed chiuso закрыт",
    // work and money
    "salary wage payroll pay compensation earning stipendio salario зарплата оклад gehalt lohn verdienst verdienen salaire paie rémunération",
    "job position occupation lavoro mansione должность работа post beruf stelle métier emploi",
    "project progetto проект projekt vorhaben projet",
    "task activity attività compito задача aufgabe tätigkeit tâche",
    "contract agreement contratto договор контракт vertrag vereinbarung contrat",
    "budget bilancio бюджет",
    "transaction transfer transazione транзакция операция",
    "balance saldo баланс kontostand solde",
    "bank banca банк banque",
    "account conto счет konto compte",
    "cost expense spesa расход затрата ausgabe kosten dépense frais charge",
    "profit margin gain utile profitto прибыль gewinn bénéfice marge",
    "tax vat imposta tassa iva налог steuer mwst impôt taxe tva",
    "currency valuta валюта währung devise monnaie",
    // time and events
    "date day time when data giorno quando дата день когда",
    "start begin open inizio начало began beginning depart beginn anfang début commence",
    "end finish close fine конец ende schluss fin termine",
    "event evento событие ereignis veranstaltung événement",
    "appointment booking reservation visit appuntamento prenotazione визит бронь запись termin buchung reservierung besuch consultation rendez rdv visite réservation reçu",
    "course class lesson corso lezione курс урок training trainings workshop kurs schulung unterricht cours formation",
    "grade mark score voto оценка балл",
    "review rating feedback comment recensione valutazione отзыв рейтинг remark bewertung avis évaluation",
    "message note text messaggio nota сообщение заметка remark comment answer reply response nachricht notiz bemerkung commentaire remarque",
    "flight trip journey travel volo viaggio рейс поездка ride rental tour reise fahrt flug voyage trajet vol",
    "vehicle fleet car veicolo auto машина автомобиль truck van lorry automobile fahrzeug lkw pkw véhicule voiture camion",
    "song track music canzone brano песня",
    "album disc disco альбом",
    "artist band singer musician artista cantante артист певец исполнитель",
    "film movie pellicola фильм",
    "actor actress cast attore актер",
    "team club squad squadra команда",
    "player giocatore игрок",
    "match game partita матч игра",
    "device machine equipment dispositivo устройство appliance gerät maschine anlage appareil équipement",
    "number num nr no numero номер nummer numéro",
    "description descr desc descrizione описание beschreibung bezeichnung libellé désignation",
    "phone telephone tel telefono телефон telefonnummer téléphone",
    // trades and offices
    "bicycle bike cycle fleet fahrrad rad vélo bicyclette",
    "rental rent hire lease trip ride ridden rode journey leihe verleih miete ausleihe location loué",
    "pass subscription membership plan season ticket abo abonnement dauerkarte carte",
    "mechanic workshop technician fitter fixer repairer fix fixed mechaniker werkstatt mécanicien atelier",
    "maker manufacturer brand make hersteller marke fabricant marque",
    "complaint complain grievance beschwerde reklamation beschweren plainte réclamation",
    "station dock terminal stop stand haltestelle bahnhof gare arrêt",
    "salesperson salespeople salesman seller rep representative agent verkäufer vertreter vendeur commercial",
    "carrier hauler haulier shipper forwarder spediteur frachtführer transporteur",
    "driver chauffeur fahrer conducteur",
    "sale revenue turnover invoice umsatz erlös rechnung ventes recettes facture",
    "competitor rival konkurrent wettbewerber mitbewerber concurrent",
    "candidate applicant bewerber kandidat candidat postulant",
    "opportunity deal chance prospect",
    "ticket request incident issue support anfrage vorgang demande",
    "quotation quote offer tender angebot offre devis",
    "facility site plant factory property location premises standort werk établissement",
    "approval approve approved release released sign signed authorize authorise genehmigung genehmigt freigabe approbation approuvé",
    "document paper paperwork pages attachment file enclosure anhang anlage datei pièce fichier",
    "history change changed revise revised modify modified correct corrected edit edited update updated former past verlauf historie änderung geändert historique changement modifié",
    "audit log logged modify modified correct corrected edit edited change changed record journal trail protokoll",
    "schedule planned plan calendar timetable plan geplant zeitplan planning prévu",
    "contact people talk reach ansprechpartner kontakt partner interlocuteur",
    "receipt received arrive arrived eingang eingetroffen erhalten réception reçu",
    "warehouse storehouse depot lagerhaus entrepôt",
    "asset machine equipment device tool own owned property worth anlage gerät",
    "patent invention inventor erfindung brevet",
    "journal ledger bookkeeping booking entry entries posting buchung écriture",
    "claim insurance schaden anspruch sinistre",
    "tag label keyword etikett étiquette",
    "vacation holiday leave absence urlaub ferien congé vacances",
    "sick ill illness krank krankheit krankmeldung maladie malade",
    "reminder dunning mahnung mahngebühr rappel relance",
    "key lock schlüssel clé clef",
    "hospital clinic ward stay admission aufenthalt krankenhaus séjour hospitalisé hôpital clinique",
    "bed bett lit",
    "medicine drug remedy pill tablet medikament arznei tablette médicament remède comprimé",
    "prescription prescribe prescribed rezept verordnung ordonnance prescrit prescription posologie",
    "surgery operation operate operated theatre eingriff operation opération opéré intervention bloc chirurgien",
    "analysis test exam examination blood sample laborwert untersuchung probe analyse examen sanguin prélèvement",
    "nurse pfleger krankenschwester infirmier infirmière",
    "allergy allergic allergie allergique",
    "vaccination vaccine vaccinated impfung geimpft vaccin vacciné",
    "duty shift guard on dienst schicht bereitschaft garde astreinte",
    "expire expired expiry abgelaufen ablauf périmé péremption expiration",
    "insurer insurance cover versicherung krankenkasse mutuelle assurance assureur",
    "specialty specialist fachgebiet spezialist spécialité spécialiste",
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
