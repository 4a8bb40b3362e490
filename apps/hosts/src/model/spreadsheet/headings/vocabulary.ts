/**
 * Headings that people and programs write, in English, German, Spanish, Portuguese, French, Italian, Dutch, Polish and Turkish, in the
 * form of `keyOfWords`: without case, accents, spaces and signs. The first ones of a line are the surest: beside a column `name`,
 * `guest` means something else.
 */
export const HEADINGS = {
  name: 'name fullname nameonly namefull firstandlastname firstlastname namen vollername vollstandigername vorundnachname vornameundnachname vornamenachname nome nomes nomecompleto nomeesobrenome nomeeapelido nombre nombres nombrecompleto nombreyapellidos nombreyapellido nombresyapellidos nomprenom nometprenom nomsetprenoms prenometnom nomcomplet noms nomecognome nomeecognome cognomeenome nominativo naam namen volledigenaam voorenachternaam voornaamachternaam nazwa imieinazwisko imieinazwisko nazwiskoiimie imionainazwiska lastfirst lastnamefirstname surnamefirstname namelastfirst guestname names nom naam guest guests guestnames invitee invitees gast gaste eingeladene convidado convidados convidada invitado invitados invitada invite invites invitee ospite ospiti invitato invitati genodigde genodigden gasten gosc goscie zaproszony wer who qui quien quem chi wie kto client cliente customer contact contacto contato attendeename participant person persona personne pessoa osoba adsoyad adisoyadi advesoyadi isim isimsoyisim misafir misafirler davetli davetliler parents eltern padres genitori ouders rodzice',
  display:
    'displayname envelopename envelope nameonenvelope envelopeaddressee mailinglabel addresslabel addressee addressedto formalname formalnames invitationname nameoninvitation nameforinvitation nameonthecard cardname mailingname salutation anrede umschlag nameaufumschlag nombreensobre sobre nomesurlenveloppe envelopnaam invitationaddressee',
  firstName:
    'firstname givenname nombredepila forename vorname vornamen rufname primernombre primeironome nomeproprio nomedebatismo prenom prenoms nomebattesimo voornaam voornamen imie imiona first given ad adi',
  lastName:
    'lastname surname familyname nachname familienname zuname apellido apellidos primerapellido sobrenome sobrenomes apelido apelidos ultimonome nomdefamille nomfamille cognome cognomi achternaam familienaam nazwisko nazwiska last soyad soyadi soyisim',
  secondLastName: 'secondlastname segundoapellido apellidomaterno',
  middleName:
    'middlename middle middleinitial zweitername zweitervorname segundonombre segundonome deuxiemeprenom secondonome tweedenaam drugieimie additionalname',
  infix: 'tussenvoegsel tussenvoegsels infix nameinfix namenszusatz',
  title:
    'title nameprefix prefix honorific titel tratamiento titulo tratamento titre civilite titolo aanhef tytul namenstitel mrmrs otherpartofthename andererteildesnamens otrapartedelnombre outrapartedonome',
  suffix: 'suffix namesuffix sufijo sufixo suffixe suffisso achtervoegsel',
  nickname:
    'nickname nick alias spitzname apodo alcunha apelidocarinhoso surnom soprannome bijnaam pseudonim',
  party:
    'household householdname householdlabel party partyname partylabel family familyname haushalt familie familienname hogar familia nucleofamiliar agregadofamiliar grupofamiliar famille foyer menage famiglia nucleo nucleofamiliare gezin huishouden rodzina gospodarstwo invitation einladung invitacion convite invito uitnodiging zaproszenie',
  partyId:
    'partyid partynumber partyno householdid householdnumber familyid groupid groupnumber invitationid invitationnumber invitationno inviteid invitegroup householdgroup grupoid idgrupo idgroupe idgruppo gruppenid haushaltsid groepid idgrupy numerofamilia numerofamille einladungsnr einladungsnummer partycode groupcode',
  plusOneOf:
    'plusoneof plusonefor begleitungvon acompanantede acompanhantede accompagnantde partnervon',
  days: 'days invitedto eingeladenzu invitadoa convidadopara invitea invitatoa uitgenodigdvoor zaproszonyna tage dias giorni dagen dni jours day tag dia giorno dag dzien jour event events evento eventos evenement evenements eventi wydarzenie invitedfor invitedevents invitedtoevents whichdays which dayinvited eingeladenfur anlass invitedon when wann cuando quando quand wanneer kiedy',
  people:
    'people partysize groupsize householdsize familysize size headcount count heads pax personen personenanzahl personenzahl gasteanzahl gastezahl personas pessoas personnes persone mensen osoby osob ludzi anzahl cantidad quantidade qtd qty quantity cant numero number nombretotal quantita aantal liczba ilosc seats plazas lugares places posti plaatsen miejsca seatsreserved reservedseats sitzplatze total gesamt totalguests totalinvited invited invitedcount howmany combien quanti cuantos quantos wieviele hoeveel ilu spots invitationsize peopleinvited kisisayisi kisi davetlisayisi nb nbr nbre',
  adults:
    'adults adult erwachsene adultos adulto adultes adulte adulti volwassenen dorosli doroslych grownups erw',
  companions:
    'partner partners spouse husbandwife significantother plusone plusones companion companions additionalguest additionalguests extraguests extras extra plus begleitung begleiter begleitperson begleitpersonen partnerin acompanante acompanantes pareja acompanhante acompanhantes parceiro conjuge accompagnant accompagnants accompagnateur accompagnateurs accompagne conjoint compagno compagna accompagnatore accompagnatori accompagnatrice metgezel introducee partnerintroducee introducees osobatowarzyszaca osobytowarzyszace towarzysz partnerka with mit avec bringing plusoneallowed plusonesallowed allowedplusone allowedplusones plusonename nameofplusone hasplusone dateof',
  children:
    'children child kids kid kinder kind kinderanzahl ninos nino ninas hijos hijo criancas crianca filhos filho enfants enfant bambini bambino figli kinderen dzieci dziecko infants babies bebes cocuk cocuklar cocuksayisi bebe toddlers',
  members:
    'members membernames peoplesnames guestnames namesofguests namesofpeople individuals individualnames householdmembers familymembers partymembers memberlist allnames namenderpersonen namendergaste mitglieder personennamen nombresdelaspersonas nombresdelosinvitados miembros integrantes nomesdaspessoas nomesdosconvidados membros membres nomsdesinvites nomidegliospiti membri componenti leden namenvandegasten czlonkowie imionagosci',
  language: 'language lang sprache idioma lingua lengua langue taal jezyk',
  mobile:
    'mobile mobilephone mobilenumber mobiletelephone cell cellphone cellnumber whatsapp whatsappnumber handy handynummer handynr mobil mobilnummer mobiltelefon movil telefonomovil celular telemovel telemovelnumero portable telephoneportable mobiele mobielnummer gsm cellulare telefonocellulare komorka telefonkomorkowy numerkomorki primaryphone ceptelefonu cep gsm telkom telefonkomorkowy komorka telcelular telmovil telmobil telportable',
  age: 'age agegroup adultchild adultorchild childoradult alter altersgruppe edad idade faixaetaria trancheage eta fasciadeta leeftijd leeftijdsgroep wiek grupawiekowa',
  phone:
    'phone phonenumber contactno contactnumber phones telephone telephonenumber tel text sms contactnumber telefon telefonnummer telefonnr telnr rufnummer nummer telefono telefonos telefone notelefone numerodetelefone numerodetelefono numerodetelephone telefoon telefoonnummer numertelefonu nrtelefonu numeroditelefono phonevalue tlf telefonno telefonnumarasi',
  homePhone:
    'homephone homenumber hausnummertelefon telefonprivat phonehome landline festnetz telefonofijo fixe telefonefixo',
  workPhone:
    'workphone businessphone officephone companyphone companymainphone workmobile telefongeschaftlich phonework otherphone primaryworkphone',
  email:
    'email emailaddress emails emailaddresses mail mailaddress mailadresse emailadresse emailadres emailvalue primaryemail correo correoelectronico enderecodeemail courriel adressemail adresseemail postaelettronica indirizzoemail indirizzodipostaelettronica mailadres adresemail adresmailowy poczta correos eposta epostaadresi',
  workEmail: 'workemail secondaryemail otheremail alternateemail businessemail',
  address:
    'address addresses postaladdress mailingaddress fulladdress homeaddress formattedaddress addressformatted adresse anschrift postanschrift wohnadresse direccion direccionpostal domicilio morada moradacompleta endereco enderecocompleto adressepostale indirizzo adres postadres adreskorespondencyjny',
  street:
    'street streetaddress streetname addressline streetline address1 addressline1 street1 streetaddressline1 strasse strassehausnr strasseundhausnummer strassehausnummer strassenr calle calleynumero rua ruaenumero rue numeroetrue via straat straatnaam straatenhuisnummer ulica ulicainumer logradouro moradalinha1 direccion1 adresse1 indirizzo1 adresregel1',
  street2:
    'street2 address2 addressline2 streetaddressline2 streetaddress2 addresslinetwo apt aptunit aptsuite apartment unit suite adresszusatz piso complemento complementodemorada complementdadresse adresse2 direccion2 interno toevoeging mieszkanie extendedaddress addressext poboxstreet',
  houseNumber:
    'housenumber hausnummer hausnr huisnummer huisnr numerodomu nrdomu numerodecalle numerocivico civico numerodeporta',
  city: 'city town citytown locality ort stadt wohnort ciudad localidad poblacion cidade localidade ville commune citta comune localita plaats woonplaats stad miasto miejscowosc',
  region:
    'state region stateregion stateprovince provincestate province stateprovincecounty county bundesland provincia estado distrito departement provincie wojewodztwo comunidadautonoma',
  postcode:
    'zip zipcode zippostal zippostalcode postalcode postcode zippostcode plz postleitzahl codigopostal cp codpostal cep codepostal cap codicepostale postcodenl kodpocztowy kod',
  country: 'country countryregion nation land pais pays paese nazione kraj',
  table:
    'table tablenumber tableno tablename tableassignment seatingtable tisch tischnummer tischnr tischname mesa nomesa numerodemesa nodamesa nomedamesa numerodamesa table numerodetable tavolo numerotavolo tafel tafelnummer stol stolik numerstolika nrstolika masa masano masanumarasi',
  seats:
    'tablesforindividuals tablesofsinglepeople tischeeinzelnerpersonen mesasdecadapersona mesasdecadapessoa',
  tags: 'tags groupname tag labels label groups group list lists category categories relationship relationshiptocouple relation side type types circle stichworter schlagworter schlagworte gruppe gruppen kategorie kategorien beziehung seite typ art stichworte etiquetas etiqueta grupo grupos categoria categorias relacion relacao lado tipo groupe groupes categorie lien cote etiquette etiquettes gruppo gruppi lato relazione etichette groep groepen relatie labelgroep grupa grupy kategoria relacja strona etykiety groupmembership taraf grup',
  note: 'note notes noteforhosts comment comments remark remarks memo info notiz notizen bemerkung bemerkungen anmerkung anmerkungen kommentar kommentare hinweis hinweise nota notas comentario comentarios observacao observacoes observacion observaciones remarque remarques commentaire commentaires noteaggiuntive commento commenti osservazioni opmerking opmerkingen notitie notities uwagi uwaga notatki notatka komentarz additionalinfo additionalinformation specialrequests messages message not notlar aciklama',
  need: 'diet diets dietary dietaryneeds dietaryrestrictions dietaryrequirements dietaryrestriction allergies allergy anyallergies foodallergies restrictions ernahrung unvertraglichkeiten allergien allergie diat alergias alergia dieta intolerancias restricoes restricoesalimentares restriccionesalimentarias regimealimentaire regime allergie allergieen allergene intolleranze dieet dieetwensen alergie dieta',
  meal: 'meal mealchoice mealpreference meals menu menuchoice food entree entrees dinner essen gericht menuwahl essenswunsch comida plato platillo refeicao prato repas plat pasto piatto maaltijd eten posilek danie menuselection',
  id: 'id',
} as const satisfies Readonly<Record<string, string>>;
export type HeadingKind = keyof typeof HEADINGS;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say whether guests come. Beside them, nothing else in a heading counts. */
export const REPLY_WORDS = wordSet(
  'rsvp rsvps rsvped attending attendance attendees attend attends attended coming reply replied replies response responses responded respuesta confirmed confirmation confirm accepted accept declined decline regrets awaiting pending status zusage absage zugesagt abgesagt antwort ruckmeldung kommt teilnahme confirmacion confirmado confirmados confirma asistencia asiste asistira confirmacao confirmada presenca resposta reponse present presence confirme presenza conferma confermato risposta aanwezig aanwezigheid antwoord bevestigd potwierdzenie obecnosc odpowiedz status komt katilim presenze',
);

/** Words in headings of other programs whose columns no invitation needs. */
export const IGNORED_WORDS = wordSet(
  'phonetic company organization organisation department birthday anniversary photo website web url fax pager screen sent received date created updated modified seat chair highchair song gift gifts thank thankyou verified contactid cod verkaufer vendedor seller shuttle bus autobus hotel room lodging accommodation ubernachtung password link token login source subscribed unsubscribed job spouseemail assistant hobby gender sex age geburtstag geburtsdatum firma empresa entreprise azienda bedrijf geschenk regalo presente cadeau uid',
);

/** Words that do not change what a heading means. */
export const FILLERS = wordSet(
  'guest guests guestlist the of your their our a an and or x per for to in on if is any applicable please optional required primary main home personal private default contact value de del la las los el da do dos das des du le les di dei delle della degli van der den het een im am zur zum fur pro o e y et und en i w na gast gastes invite invites invitado invitados convidado convidados invitee invitees ospite ospiti invitato invitati gasten goscia gosci bride groom couple names full person braut brautigam brautpaar novia novio noiva noivo sposa sposo what s enter davon which cui dont waarvan cual es tu qual wedding hochzeit boda casamento mariage matrimonio bruiloft wesele',
);

/** Who a column is about, if not the guest of the row. */
export const PARTNER_WORDS = wordSet(
  'partner spouse husband wife companion companions plusone plusones begleitung begleitperson begleiter acompanante acompanantes pareja acompanhante acompanhantes conjuge conjoint accompagnant accompagnants compagno compagna accompagnatore accompagnatori metgezel introducee towarzyszaca additional extra',
);
export const CHILD_WORDS = wordSet(
  'child children kid kids kind kinder nino ninos nina ninas hijo hijos crianca criancas filho filhos enfant enfants bambino bambini figlio figli kinderen dziecko dzieci baby babies bebe bebes infant infants toddler toddlers',
);
export const GUEST_WORDS = wordSet(
  'guest person member name invitee attendee gast personne persona pessoa invitado invitada convidado invite ospite invitato osoba gosc mitglied miembro membro membre lid',
);

/** Words for a number of something. */
export const COUNT_WORDS = wordSet(
  'number numbers count counts howmany many no nr num nbr nb nbre total size headcount anzahl zahl gesamt cantidad cant numero num cuantos quantidade qtd qtde quantos numeros nombre combien quanti numerodi quantita aantal hoeveel liczba ilosc ilu qty quantity max maximum allowed wieviele sum invited reserved allow ges',
);
export const PEOPLE_WORDS = wordSet(
  'people person persons guest guests attendees seats invitees invited invitations heads pax party personen person gaste gast personas persona invitados invitado plazas pessoas pessoa convidados convidado lugares personnes personne invites invite places persone ospiti ospite invitati posti mensen gasten gast genodigden osob osoby gosci ludzi miejsc family household adultsandchildren',
);
export const ADULT_WORDS = wordSet(HEADINGS.adults);

/** Kinds that are also recognized within a longer heading, e.g. `your best email for updates`. */
export const LOOSE: readonly HeadingKind[] = [
  'email',
  'mobile',
  'phone',
  'need',
  'lastName',
  'firstName',
  'postcode',
  'table',
];
