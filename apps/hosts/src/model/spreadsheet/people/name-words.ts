/** Words in lists of names, in nine languages, without accents. */

/** Between two names. After one of the second group, a single word can also be the last part of a surname, e.g. `Costa e Silva`. */
export const AND = '&|\\+|and|und|et|oraz|sowie';
export const AND_OR_SURNAME = 'y|e|i|en';
/** Words before a companion. */
export const WITH = 'with|mit|con|com|avec|met';

/** Texts for somebody who has a place, but no name yet. */
export const NAMELESS =
  /^(?:(?:a|an|the|my|ein|eine|einem|meine?|seine?|ihre?|uno|una|un|um|uma|une|one|een|his|her|their|su|mi|seu|sua|meu|minha|son|sa|mon|ma|z|swoja|mit|with|con|com|avec|met) |w\/ ?)*(?:guest|guest name|(?:additional|extra|unknown|unnamed|plus) guest|gast|guests? of .*|plus ?one|\+ ?1|plus ?1|companion|date|partner(?:in)?|begleitung|begleiter(?:in)?|begleitperson|acompanante|invitad[oa]|pareja|acompanhante|convidad[oa]|invite|invitee|accompagnante?|conjointe?|compagnon|ospite|accompagnatore|accompagnatrice|compagn[oa]|introducee?|metgezel|osoba towarzyszaca|os\.? ?tow\.?|gosc|partnerka|husband|wife|spouse|mann|frau|girlfriend|boyfriend|[bg]f|freund(?:in)?|fiancee?|verlobter?|marido|mujer|espos[oa]|novi[oa]|namorad[oa]|mari|femme|copain|copine|marito|moglie|ragazz[oa]|fidanzat[oa]|man|vrouw|vriend(?:in)?|maz|mezem|zona|narzeczon[ya]|chlopak|dziewczyna|tba|tbd|tbc|n\.?n\.?|unknown|unnamed|maybe|(?:not |un)sure|offen|vielleicht|quizas?|talvez|peut-etre|forse|misschien|\?+)(?:\((?:in|e|a|o|r)\))?$/;

/** Texts for several people that do not say how many. */
export const SEVERAL =
  /^(?:(?:the|his|her|their|die|los|las|os|as|les|i|le|de|su|sus|seu|seus|sa|ses|two|2) )?(?:family|fam\.?|kids?|children|child|baby|co\.?|friends?|parents|others|familie|kinder|kind|freunde|familia|ninos|hijos|amigos|criancas|filhos|famille|enfants|amis|famiglia|bambini|figli|amici|gezin|kinderen|vrienden|rodzina|dzieci|company|guests|gaste|invitados|convidados|invites|ospiti|gasten|goscie|aile|ailesi|cocuklar|cocuklari)$/;

export const YES =
  /^(?:y|yes|yep|true|x|✓|✔|✔️|☑|✅|checked|ja|j|si|s|sim|oui|o|tak|t|evet|wahr|vrai|vero|waar|verdadero|verdadeiro|invited|allowed|ok|eingeladen|invitado|convidado|invite|invitato|uitgenodigd|zaproszony|1 ?x)$/;
export const NO =
  /^(?:n|no|false|nein|nao|non|nie|nee|none|falsch|faux|falso|onwaar|0|-|–|—|✗|✘|❌|n\/?a|keine?|ninguno|nenhum|aucun|nessuno|geen|brak|hayir|unchecked|no (?:plus ?one|guest|date)|not invited)$/;

/** Answers in the lists of other services. */
export const ANSWERS =
  /^(?:(?:joyfully |gladly )?accept(?:s|ed)?|(?:regretfully |sadly )?decline[sd]?|attending|not attending|will attend|wont attend|confirmed|unconfirmed|pending|awaiting(?: reply)?|no (?:response|reply)|not responded|maybe|undecided|coming|not coming|regrets|invited|responded|zugesagt|abgesagt|offen|ausstehend|kommt|kommt nicht|evet|hayir|belki|confirmado|confirmada|pendiente|rechazado|asistira|pendente|recusado|recusou|confirme|decline|en attente|present|absent|confermato|rifiutato|in attesa|bevestigd|afgewezen|aanwezig|afwezig|potwierdzono|odmowa|oczekuje|yes|no|ja|nein|si|sim|nao|oui|non|tak|nie|true|false|x|\?)$/;

const MR =
  'mr|mister|mrs|ms|miss|dr|drs|prof|rev|herr|frau|hr|fr|sr|sra|srta|sres|senor|senora|don|dona|m|mme|mlle|monsieur|madame|sig|sig\\.?ra|signor|signora|signore|dott|dhr|mevr|mevrouw|meneer|de heer|pan|pani';
/** `Mr. and Mrs. Silva`. */
export const COUPLE = new RegExp(
  `^(?:${MR})\\.?\\s*(?:${AND}|${AND_OR_SURNAME}|/)\\s*(?:${MR})\\.?\\s+\\S|^(?:eheleute|ehepaar|panstwo|famille|matrimonio|coniugi|los senores)\\s`,
);
export const FAMILY =
  /^(?:the |die |los |las |os |les |i |la )?(?:familie|family|fam\.?|familia|famille|famiglia|rodzina|gezin|haushalt|house of) |(?: family| familie| familia| household| haushalt| ailesi)$|^(?:(?:the|die) \S+s|(?:los|las|os) \S+)$/;
export const TITLE = new RegExp(`^(?:(?:${MR})\\.?)$`);
/** One or more titles, and nothing else. */
export const TITLES = new RegExp(
  `^(?:${MR}|familie|family)\\.?(?:\\s*(?:${AND}|${AND_OR_SURNAME}|/|\\s)\\s*(?:${MR})\\.?)*$`,
);

/** The mark of a child after a name, e.g. `(child)`. */
export const CHILD_MARK =
  /\s*[([](?:child|kid|baby|infant|toddler|kind|nin[oa]|niñ[oa]|bebe|bebé|crian[cç]a|enfant|b[eé]b[eé]|bambin[oa]|kindje|dziecko|(?:age |aged |\d+ ?)?(?:yrs?|years?|jahre?|anos|años|ans|anni|jaar|lat)?(?: old)? ?\d*|\d{1,2} ?(?:yo|y\/o|m|mo|months?))[)\]]$/i;

/** Rows that add up, and what stands above or between guests. */
export const TOTAL =
  /^(?:grand |sub)?-?(?:total|totals|totale|totales|totais|totaux|totali|totaal|sum|summe|gesamt|gesamtsumme|insgesamt|suma|somme|somma|razem|toplam|lacznie|ogolem|zusammen|subtotal|zwischensumme|soma|count|guest count|total (?:guests?|people|invited|attending|count|gaste|personen|invitados|personas|convidados|pessoas|invites|personnes|invitati|persone|ospiti|gasten|gosci|osob|general|geral|general)|gesamt(?:zahl|anzahl)?(?: (?:gaste|personen))?|anzahl(?: (?:gaste|personen))?|number of guests|numero de (?:invitados|convidados)|nombre d invites|numero (?:di )?(?:invitati|ospiti)|aantal gasten|liczba gosci|totale (?:ospiti|invitati|persone)|summe (?:gaste|personen)|suma gosci)\b[ :.=]*\d*$/;
/** `Confirmed: 2`. */
export const TALLY =
  /^(?:\S+ ){0,2}(?:total|confirmed|attending|declined|pending|awaiting|invited|coming|yes|no|maybe|adults?|children|kids|guests?|people|invitations?|households?|families|rsvps?|zusagen|absagen|zugesagt|abgesagt|offen|eingeladen|gaste|personen|erwachsene|kinder|confirmad[oa]s|pendientes|invitados|personas|adultos|ninos|convidados|pessoas|pendentes|criancas|confirmes|invites|personnes|adultes|enfants|confermati|invitati|persone|ospiti|adulti|bambini|bevestigd|gasten|personen|volwassenen|kinderen|potwierdzeni|goscie|gosci|osob|dorosli|dzieci|summe|suma|gesamt|totale|totaal|razem)(?: \S+){0,2}\s*[:=]\s*~?\d/;
export const TITLE_ROW =
  /^(?:table|tisch|mesa|tavolo|tafel|stol|stolik|masa) (?:nr\.? |no\.? )?\d+$|\b(?:guest ?list|guests list|list of guests|wedding|our list|invite list|invitation list|gasteliste|hochzeit|einladungsliste|lista de|boda|casamento|liste des|liste d|mariage|lista (?:degli|gosci|invitati)|matrimonio|gastenlijst|bruiloft|wesele|liste der|invitees list)\b/;
