// The hosts' page in Spanish: tú to the host, as in the guests' words, and no form of you for several. Quotation marks are «…».

import type { HostsWords } from '../catalogue';
import * as guestWords from '../es';
import { exampleList } from '../example-list';
import { counting } from '../plural';

export { embedded, gate, party, questions } from '../es';

export const language: HostsWords['language'] = 'es';

/** As on the guests' form, but about another person. */
export const fields: HostsWords['fields'] = {
  ...guestWords.fields,
  guest: 'Nombre del acompañante',
  nameRequired: 'Escribe el nombre',
};

const { anyOf, count, format, range } = counting(language);

const peopleCount = (number: number) => count(number, 'persona', 'personas');
const guestCount = (number: number) => count(number, 'invitado', 'invitados');
const cardCount = (number: number) => count(number, 'tarjeta', 'tarjetas');
const replies = (number: number) => count(number, 'respuesta', 'respuestas');
const invitations = (number: number) => count(number, 'invitación', 'invitaciones');
const documentCount = (number: number) => count(number, 'documento', 'documentos');

export const head: HostsWords['head'] = {
  noScript: 'La lista de invitados necesita JavaScript: actívalo y vuelve a cargar la página.',
  notLoaded:
    'Una parte de esta página no se ha cargado. Comprueba tu conexión y vuelve a cargarla.',
  oldBrowser:
    'Este navegador es demasiado antiguo para la lista de invitados. Actualízalo o abre la página en otro.',
  title: (hosts, page = 'Lista de invitados') => `${page} · ${hosts}`,
};

export const common: HostsWords['common'] = {
  close: 'Cerrar',
  peopleCount,
  guestCount,
  childrenCount: (number) => count(number, 'niño', 'niños'),
  with: (name) => ['con ', name],
  anyOf,
  someOf: (number, total) => `${format(number)} de ${format(total)}`,
  parties: (number, size) =>
    number === 1 ? `grupo de ${format(size)}` : `${format(number)} grupos de ${format(size)}`,
  more: (number) => `y ${format(number)} más`,
  seeAll: (number) => `Ver todo (${format(number)})`,
  none: 'Nada por ahora.',
  noName: '(sin nombre)',
  search: 'Buscar por nombre',
  guests: 'Invitados',
  noMatch: 'Ningún invitado coincide con esta búsqueda.',
  day: 'Día',
  name: 'Nombre',
  people: 'Personas',
  language: 'Idioma',
  browserLanguage: 'El idioma de su navegador',
  email: 'Correo',
  emailRequired: 'Escribe tu dirección de correo',
  dietary: 'Restricciones alimentarias',
  undo: 'Deshacer',
  cancel: 'Cancelar',
  remove: 'Quitar',
  share: 'Compartir',
  shareReminder: 'Compartir un recordatorio',
  reminderCopied: 'Recordatorio copiado.',
  firstSteps: (importGuests, printCards) => [
    'Aún no hay nadie invitado. ',
    importGuests('Importa tu lista de invitados'),
    ' y después ',
    printCards('imprime las tarjetas'),
    '.',
  ],
  allDays: 'Todos los días',
  onlyDays: (days) => `Solo ${days}`,
  answers: {
    yes: 'viene',
    no: 'no viene',
    unanswered: 'sin respuesta',
    notInvited: 'sin invitación',
  },
  answerLabels: {
    yes: 'Vienen',
    no: 'No vienen',
    unanswered: 'Sin respuesta',
    notInvited: 'Sin invitación',
  },
  hasNotAnswered: 'aún no ha respondido',
  changed:
    'Alguien cambió esto mientras lo mirabas, así que no se ha guardado nada. Míralo otra vez e inténtalo de nuevo.',
  notCopied:
    'Este navegador no ha dejado copiar. Permítelo en los ajustes de esta página e inténtalo otra vez.',
};

export const shell: HostsWords['shell'] = {
  pages: 'Páginas',
  tabs: { overview: 'Resumen', guests: 'Invitados', door: 'Entrada', more: 'Más' },
  notFound: 'Página no encontrada',
  findOrSee: (findGuest, overview) => [
    findGuest('Busca a un invitado'),
    ' o mira ',
    overview('quién viene'),
    '.',
  ],
  notShown: 'No se ha podido mostrar esta página. Comprueba tu conexión y vuelve a cargarla.',
  noCopy:
    'Este dispositivo aún no tiene una copia de la lista de invitados. Aparecerá cuando haya conexión.',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  draftsWillBeLost: 'Hay cambios sin guardar. Si cierras la sesión, se perderán.',
  discardAndSignOut: 'Descartar y cerrar sesión',
  live: 'En directo',
  connecting: 'Conectando',
  offline: 'Sin conexión',
  asOf: (time, ago) => `Datos del ${time}, ${ago}`,
  justNow: 'ahora mismo',
  notLoaded: 'Aún sin cargar',
  unsent: 'hay cambios sin enviar',
  onlyDoor: 'Esa página es solo para anfitriones. Tú ayudas en la entrada: esta es la tuya.',
};

export const signIn: HostsWords['signIn'] = {
  title: 'Iniciar sesión',
  onlyHosts: 'Solo los anfitriones pueden ver la lista de invitados.',
  waiting: (number, email) =>
    `Las llegadas de ${guestCount(number)} aún no se han enviado. Este dispositivo las guarda para ${email}: entra con esa dirección para enviarlas.`,
  drafts: (email) =>
    `Este dispositivo conserva lo que ${email} escribió y no guardó: entra con esa dirección para continuar.`,
  discard: 'Descartar estos cambios',
  discardForGood: 'Descartarlos para siempre',
  discarded: 'Los cambios se han descartado.',
  password: 'Contraseña',
  passwordRequired: 'Escribe tu contraseña',
  signIn: 'Entrar',
  signingIn: 'Entrando…',
  newOrForgot:
    '¿Es la primera vez, o has olvidado la contraseña? Escribe tu correo aquí arriba y después:',
  sendLink: 'Enviarme un enlace para elegir la contraseña',
  sending: 'Enviando…',
  sent: (email) =>
    `Hemos enviado un enlace a ${email}. Ábrelo para elegir la contraseña y después entra aquí. Puede tardar unos minutos; mira también en el correo no deseado. Si otro correo te pide solo verificar la dirección, no le hagas caso.`,
  notAHost: 'Aún no eres anfitrión',
  askAHost: (email) =>
    `Has entrado como ${email}, que no puede abrir la lista de invitados. Pide a otro anfitrión, o a quien lleva este sitio, que añada esta dirección en la página «Anfitriones». Después inténtalo otra vez.`,
  arrivalsLost: (number) =>
    `Las llegadas de ${guestCount(number)} no se pudieron enviar y se han borrado de este dispositivo. Avisa a otro anfitrión.`,
  draftsLost: 'Lo que escribiste y no guardaste se ha borrado de este dispositivo.',
  isItYours: '¿Es tuya esta dirección?',
  notVerified: (email) =>
    `Has entrado como ${email}, pero esta dirección aún no está confirmada. Elige una contraseña nueva por correo y después entra con ella.`,
};

export const overview: HostsWords['overview'] = {
  title: 'Quién viene',
  unreadable: (number, keys) =>
    `${documentCount(number)} sin contar, porque hay campos no válidos. Corrígelo en la consola de Firebase: ${keys}.`,
  peopleADay: 'Personas por día',
  replies: (number) => `${replies(number)}.`,
  notAskedDays: (days) => `El formulario no incluye: ${days}.`,
  notAsked: 'sin pregunta',
  invited: 'Invitados',
  inAll: (number, children) =>
    `Cada día suma ${peopleCount(number)}${children > 0 ? `, de ellas ${count(children, 'niño', 'niños')}` : ''}.`,
  withdrawnYes: (link, number) => [
    link(
      `${guestCount(number)} ${number === 1 ? 'dijo' : 'dijeron'} que sí, pero se retiró la invitación.`,
    ),
    ' La respuesta sigue contando. Crea un nuevo enlace personal o borra la respuesta.',
  ],
  countedTwice: 'Quizá contados dos veces:',
  seeDuplicates: (number) =>
    number === 1 ? 'Ver el posible repetido' : `Ver ${format(number)} posibles repetidos`,
  peopleOn: (weekday, number, answer) => `${weekday}, ${answer}: ${peopleCount(number)}`,
  unanswered: 'Quién no ha respondido',
  allAnswered: 'Todos los invitados han respondido.',
  peopleInvited: (strong, number, invited) => [
    strong(peopleCount(number)),
    ` en ${invitations(invited)}`,
  ],
  copyNames: 'Copiar nombres',
  namesCopied: 'Nombres copiados.',
  remindOneByOne: 'Recordar uno a uno',
  groupText:
    'Un recordatorio para todos no lleva enlaces personales: quien responda con la contraseña cuenta como un invitado nuevo.',
  dietary: 'Restricciones alimentarias de quienes vienen',
  newest: 'Últimas respuestas',
  noReplies: 'Aún no hay respuestas.',
  isNew: 'Nuevo',
  newSince: (number) => `${replies(number)} desde tu última visita.`,
  notChosen: 'sin elegir todavía',
  tooMany: 'de más',
  chosenFor: (chosen, number) =>
    `${count(chosen, 'elección', 'elecciones')} para ${peopleCount(number)}`,
  duplicates: 'Posibles repetidos',
  possibly: (reason) => `Quizá sea el mismo invitado: ${reason}.`,
  sameName: 'el mismo nombre',
  namesTheOther: 'uno nombra al otro como acompañante',
  amongTheOther: 'uno figura entre las personas del otro',
  oneLetterApart: 'los nombres difieren en una letra',
  partOfName: 'un nombre es parte del otro',
  keep: 'Conservar estas respuestas',
  use: 'Usar en la invitación',
  merge: 'Unir',
  merged: 'Unidos.',
  lost: 'Se perderán estas respuestas:',
  tooManyNames: (number, limit) =>
    `Entre las dos nombran a ${number} personas, y en una respuesta caben ${limit}. Abre una de ellas y quita a quien esté dos veces o no venga.`,
  notesTooLong: (limit) =>
    `Juntas, sus notas tienen más de ${format(limit)} letras. Acorta una de ellas y luego únelas.`,
  namesMissing: (day) =>
    `Una respuesta dice por su nombre quién viene; la otra no lo dice para el ${day}. Ábrela, elige quién viene y luego únelas.`,
  keepInvitation: 'Conservar esta invitación',
  linksStop: (number) =>
    number === 1
      ? 'Este enlace personal dejará de funcionar:'
      : 'Estos enlaces personales dejarán de funcionar:',
  distinct: (number) => (number === 2 ? 'No es la misma persona' : 'Son personas distintas'),
  putAway: 'Sugerencia descartada.',
  openInvitation: (number) => `invitación sin responder, para ${peopleCount(number)}`,
  hasInvitation: 'tiene invitación',
  unknownPeople: '¿Cuántas personas?',
  yesWithoutNumber: (link, number) => [
    link(`${count(number, 'respuesta dice', 'respuestas dicen')} que sí, sin número.`),
    ' Una invitación cuenta con todos los que figuran en ella; cualquier otra respuesta, como una persona, o dos si nombra a un acompañante.',
  ],
  perhaps: (number) => (number === 1 ? 'Parece ser 1' : `Parecen ser ${number}`),
  perhapsOf: (name, number) =>
    `${name}: ${number === 1 ? 'parece ser 1' : `parecen ser ${number}`}, usar este número`,
  savedPeople: (number) => `Guardado: ${peopleCount(number)}.`,
  exports: 'Exportar e imprimir',
  csv: 'Descargar CSV',
  peopleCsv: 'Descargar CSV por persona',
  print: 'Imprimir lista',
  backup: 'Copia de seguridad',
  saveTheDate: (date) => `Hasta que se pueda responder, el ${date}, se ve un aviso con la fecha.`,
  afterwards: 'La fiesta ha pasado: ahora se ve el agradecimiento y ya no se puede responder.',
  album: 'Álbum',
  albumCode: 'Código QR del álbum compartido',
};

export const guests: HostsWords['guests'] = {
  title: 'Invitados',
  draft: 'Borrador',
  add: 'Añadir invitado',
  import: 'Importar',
  printCards: 'Imprimir tarjetas',
  correct: 'Corregir la respuesta',
  corrected: (name) => `Guardado: ${name}`,
  everything: 'Todo sobre este invitado',
  select: 'Seleccionar',
  someOf: (number, total) => `${format(number)} de ${guestCount(total)}`,
  answer: 'Respuesta',
  anyAnswer: 'Cualquier respuesta',
  question: 'Pregunta',
  allQuestions: 'Todas las preguntas',
  answered: 'con respuesta',
  noAnswer: 'sin respuesta',
  incomplete: 'incompleta',
  tooMany: 'de más',
  sort: 'Ordenar',
  byName: 'Por nombre',
  sorted: { newest: 'Más recientes primero', people: 'Más personas' },
  noInvitation: 'Sin invitación personal',
  withdrawnYes: 'Vienen, invitación retirada',
  unknownPeople: 'Número desconocido',
  replied: 'Respondió',
  anyTime: 'En cualquier momento',
  since: { hour: 'Última hora', day: 'Último día', week: 'Última semana' },
  tag: 'Etiqueta',
  anyTag: 'Todas las etiquetas',
  table: 'Mesa',
  anyTable: 'Todas las mesas',
  noted: 'Notas de los anfitriones',
  anyNotes: 'Todas las notas',
  notedLabels: {
    noContact: 'Sin teléfono ni correo',
    noTable: 'Sin mesa',
    cardPrinted: 'Tarjeta impresa',
    cardNotPrinted: 'Tarjeta sin imprimir',
    reminded: 'Con recordatorio',
    notReminded: 'Sin recordatorio',
    thanked: 'Gracias dadas',
    notThanked: 'Gracias pendientes',
  },
  saveFilters: 'Guardar estos filtros',
  saveAs: 'Guardar',
  filterName: 'Nombre de estos filtros',
  forgetFilters: (name) => `Olvidar «${name}»`,
  clearFilters: 'Quitar filtros',
  selectedGuests: 'Invitados seleccionados',
  selected: (number) => count(number, 'invitado seleccionado', 'invitados seleccionados'),
  selectAll: (number) => `Seleccionar todos: ${format(number)}`,
  selectNone: 'No seleccionar ninguno',
  note: 'Mesa, etiquetas…',
  delete: 'Borrar…',
  print: (number) => `Imprimir ${cardCount(number)}`,
  done: 'Listo',
  deleteSelected: 'Borrar los invitados seleccionados',
  askToDelete: (strong, number, links) => [
    strong(`¿Borrar ${guestCount(number)}?`),
    ' Antes se guarda todo en un archivo en este dispositivo, y la página «Copia de seguridad» puede recuperarlo.',
    links > 0
      ? ` ${count(links, 'enlace personal deja', 'enlaces personales dejan')} de funcionar.`
      : '',
  ],
  saveAndDelete: 'Guardar el archivo y borrar',
  keep: 'No borrar',
};

export const guest: HostsWords['guest'] = {
  notOnTheList: 'Este invitado no está en la lista',
  deletedOrWithdrawn: 'Se borró la respuesta o se retiró la invitación.',
  allGuests: 'Todos los invitados',
  isGone:
    'Alguien borró a este invitado mientras escribías. Guarda para recuperarlo con lo que escribiste, o descártalo.',
  savedAt: (time) => `Guardado el ${time}`,
  saved: 'Guardado',
  isSaved: 'Guardado.',
  checkMarked: 'Aún no está guardado. Revisa lo que está marcado arriba.',
  hasNotAnswered: 'Aún no ha respondido',
  arrived: (days) => `llegó: ${days}`,
  reply: 'Respuesta',
  replyIfKnown: 'Respuesta (deja en blanco lo que no sepas)',
  deleteReply: 'Borrar esta respuesta',
  replyDeleted: 'La respuesta se ha borrado.',
  personalInvitation: 'Invitación personal',
  invitation: 'Invitación',
  withdraw: 'Retirar la invitación',
  withdrawn: 'La invitación se ha retirado.',
  noPersonalLink:
    'Esta respuesta no tiene enlace personal. Un enlace personal la abre en cualquier dispositivo. A partir de entonces, solo se puede cambiar con ese enlace.',
  createLink: 'Crear un enlace personal',
  noAddresses:
    'Esta página no puede mostrar el enlace personal, porque faltan las direcciones de los sitios. Pide a quien lleva este sitio que defina WEEKEND_ADDRESS y SATURDAY_ADDRESS (docs/deploy.md, paso 3).',
  copyLink: 'Copiar enlace',
  copied: 'Copiado.',
  qrCode: 'Código QR',
  qrCodeOf: 'Código QR del enlace personal',
  nameOnCard: 'Nombre(s) en la tarjeta',
  invitedTo: 'Invitación para',
  members: 'Nombres de las personas, uno por línea',
  children: 'Niños',
  replySays: (answers) => `Su respuesta dice: ${answers}`,
  yesTo: (weekday) => `sí el ${weekday}`,
  peopleOn: (number, weekday) => `${peopleCount(number)} el ${weekday}`,
  comes: (name) => `${name} viene`,
  choose: 'Elige qué hacer',
  excess: { match: 'Ajustar la respuesta', leave: 'Dejar la respuesta como está' },
  noAnswer: 'Sin respuesta',
  howMany: (day) => `${day}: cuántas personas`,
  otherNotes: 'Otras notas (no están en el formulario del invitado)',
  quoted: (value) => `«${value}»`,
  nothing: 'nada',
  saving: 'Guardando…',
  save: {
    reply: 'Guardar respuesta',
    invitation: 'Guardar invitación',
    guest: 'Guardar invitado',
    notes: 'Guardar notas',
    news: 'Publicar',
    tables: 'Guardar mesas',
  },
  saveAll: 'Guardar los cambios',
  discard: 'Descartar cambios',
  changedElsewhere: {
    reply: 'Alguien cambió esta respuesta mientras escribías. Ahora dice:',
    invitation: 'Alguien cambió esta invitación mientras escribías. Ahora dice:',
    notes: 'Alguien cambió estas notas mientras escribías. Ahora dicen:',
    tables: 'Alguien cambió las mesas mientras escribías. Ahora dicen:',
  },
  deletedElsewhere: {
    reply: 'Alguien borró esta respuesta mientras escribías.',
    invitation: 'Alguien borró esta invitación mientras escribías.',
    notes: 'Alguien borró estas notas mientras escribías.',
    tables: 'Alguien borró las mesas mientras escribías.',
  },
  saveMine: 'Guardar lo mío',
  keepTheirs: 'Conservar lo suyo',
  bringBack: 'Recuperar',
  leaveDeleted: 'Dejar borrado',
  notSaved: (message) =>
    `Lo que escribiste en la página anterior no se ha guardado, pero sigue allí. ${message}`,
  add: 'Añadir invitado',
  /** @param values e.g. `Carl Okoye · 2 people` */
  readAs: (values) => `Se entiende como: ${values}`,
  keepTyped: 'Dejar lo que he escrito',
  namesakes: 'Este nombre ya está en la lista:',
  namesakeAsked:
    'Ya hay alguien con este nombre en la lista: mira el enlace debajo del nombre. Para añadir a otra persona con el mismo nombre, guarda otra vez.',
  added: (name) => `${name} ya está en la lista.`,
  exists:
    'Este invitado ya estaba guardado con otras respuestas, así que no se ha cambiado nada. Búscalo en la lista y cambia allí las respuestas.',
  unnamed: 'Invitado',
};

export const notes: HostsWords['notes'] = {
  title: 'Solo para los anfitriones',
  onlyHosts: 'Los invitados nunca ven esto.',
  fields: {
    phone: 'Teléfono',
    email: 'Correo electrónico',
    address: 'Dirección',
    table: 'Mesa',
    seats: 'Mesas de cada persona, una por línea',
    tags: 'Etiquetas, una por línea',
    note: 'Nota',
    remindedAt: 'Recordatorio abierto',
    remindedBy: 'Recordatorio abierto con',
    cardPrintedAt: 'Tarjeta impresa',
    thankedAt: 'Gracias dadas',
    thankedBy: 'Gracias dadas por',
    sentNews: 'Novedades abiertas',
  },
  channels: {
    whatsapp: 'WhatsApp',
    sms: 'un SMS',
    email: 'un correo',
    share: 'el menú de compartir',
    copy: 'una copia',
  },
  tooManyTags: (limit) => `Pon ${limit} etiquetas como máximo`,
  noteWhat: 'Qué anotar',
  many: {
    table: 'Mesa',
    addTag: 'Añadir una etiqueta',
    removeTag: 'Quitar una etiqueta',
    cardPrinted: 'Tarjeta impresa',
    cardNotPrinted: 'Tarjeta sin imprimir',
    thanked: 'Gracias dadas',
    notThanked: 'Gracias pendientes',
  },
  newTable: 'Mesa (vacío para ninguna)',
  tag: 'Etiqueta',
  seatedElsewhere: (number) =>
    `${count(number, 'invitado ya tiene', 'invitados ya tienen')} otra mesa.`,
  seatedApart: (names) => `Quienes se sientan aparte conservan su mesa: ${names}.`,
  noteOf: (number) => `Cambiar ${count(number, 'invitado', 'invitados')}`,
  seatExample: (name) => `${name} = 8`,
  seatFormat: (name) =>
    `Escribe en cada línea un nombre, « = » y una mesa, por ejemplo ${name || 'Ana'} = 8`,
  noEquals: 'El nombre de una mesa no puede tener «=»',
  noSuchPerson: (name, names) =>
    `Nadie de este grupo se llama «${name}». ${names ? `Los nombres son: ${names}` : 'El grupo no tiene nombres'}`,
};

export const guestNews: HostsWords['guestNews'] = {
  title: 'Novedades',
  intro:
    'Los invitados ven las novedades en su página de agradecimiento, encima del programa. Lo que se escribió después de su respuesta aparece una vez como nuevo.',
  write: 'Escribir una novedad',
  forWhom: 'Quién la ve',
  guests: { saturday: 'Todos', weekend: 'Solo los invitados a todos los días' },
  text: 'Texto',
  textIn: (language) => `Texto en ${language}`,
  textRequired: 'Escribe algo',
  isPublished: 'Publicado.',
  published: 'Lo que ven los invitados',
  none: 'Todavía no hay novedades.',
  remove: (text) => `Quitar: ${text}`,
  removed: 'Quitado.',
  send: 'Enviar uno a uno',
  gone: 'Esta novedad se ha quitado, así que no hay nada que enviar.',
};

export const reminders: HostsWords['reminders'] = {
  title: 'Recordar uno a uno',
  summary: (waiting, paused) =>
    `${guestCount(waiting)} por recordar, ${format(paused)} en las últimas 24 horas.`,
  offline:
    'No tienes conexión, así que no ves a quién escriben otros anfitriones y no se registra nada.',
  done: 'Hoy no queda nadie por recordar.',
  countryCode: 'Prefijo del país para los teléfonos que no lo llevan, p. ej. +34',
  badCode: 'Eso no es un prefijo de país',
  notANumber: (text) => `«${text}» no puede ser un número de teléfono.`,
  needsCode: (text) => `${text} no lleva prefijo de país: ponlo arriba.`,
  noContact: 'Aún no hay teléfono ni correo.',
  toGuest: 'Abrir este invitado',
  channels: { whatsapp: 'WhatsApp', sms: 'SMS', email: 'Correo' },
  copy: 'Copiar',
  next: 'Siguiente invitado',
  leftList:
    'Ya no está en esta lista: la respuesta acaba de cambiar o alguien ha quitado a este invitado.',
  opened: (name, opened) => `${name}: ${opened}`,
  last: (opened) => `Último recordatorio abierto: ${opened}`,
  already: (opened) =>
    `Ya se abrió un recordatorio: ${opened}. Solo la otra aplicación sabe si se envió.`,
  again: 'Recordar otra vez',
  paused: 'Recordados en las últimas 24 horas',
  unreachable: 'Sin teléfono ni correo',
  sameTime: (name, opened) =>
    `Otro anfitrión abrió un recordatorio para ${name} en el mismo momento (${opened}). No envíes también el tuyo.`,
  notRecorded: (name, reason) =>
    `El recordatorio para ${name} no quedó registrado y los demás anfitriones no lo ven. ${reason}`,
  tryAgain: 'Intentar de nuevo',
};

export const thanks: HostsWords['thanks'] = {
  title: 'Dar las gracias uno a uno',
  summary: (waiting, thanked) =>
    `Por agradecer: ${count(waiting, 'invitado', 'invitados')}. Ya agradecidos: ${format(thanked)}.`,
  offline: 'No hay conexión: no ves a quién dan las gracias otros anfitriones, y no se anota nada.',
  done: 'Ya has dado las gracias a todos los que vinieron.',
  last: (opened) => `Últimas gracias: ${opened}`,
  already: (opened) => `A este invitado ya se le dieron las gracias: ${opened}.`,
  again: 'Dar las gracias otra vez',
  paused: 'Gracias dadas',
  sameTime: (name, opened) =>
    `Otro anfitrión ha dado las gracias a ${name} en el mismo momento (${opened}). No envíes también las tuyas.`,
  notRecorded: (name, reason) =>
    `Las gracias a ${name} no se han anotado, así que otros anfitriones no las ven. ${reason}`,
};

export const sendNews: HostsWords['sendNews'] = {
  title: 'Enviar la novedad uno a uno',
  summary: (waiting, opened) =>
    `Por enviar: ${count(waiting, 'invitado', 'invitados')}. Ya abiertas: ${format(opened)}.`,
  offline: 'No hay conexión: no ves a quién escriben otros anfitriones, y no se anota nada.',
  done: 'Ya no queda nadie a quien enviarla.',
  last: (opened) => `Abierta por última vez: ${opened}`,
  already: (opened) =>
    `Esta novedad ya se abrió para este invitado: ${opened}. Solo la otra aplicación sabe si se envió.`,
  again: 'Enviar otra vez',
  paused: 'Ya abiertas',
  sameTime: (name, opened) =>
    `Otro anfitrión ha abierto esta novedad para ${name} en el mismo momento (${opened}). No la envíes tú también.`,
  notRecorded: (name, reason) =>
    `No se ha anotado que abriste esta novedad para ${name}, así que otros anfitriones no lo ven. ${reason}`,
};

export const more: HostsWords['more'] = {
  title: 'Más',
  write: 'Escribir a los invitados',
  print: 'Mesas e impresión',
  data: 'Lista y anfitriones',
  cards: 'Tarjetas de invitación',
  list: 'Lista para imprimir',
  hosts: 'Gestionar anfitriones',
};

/** The columns of tables. An import reads every language, see its `headings.ts`. */
export const columns: HostsWords['columns'] = {
  name: 'Nombre',
  firstName: 'Nombre de pila',
  lastName: 'Apellidos',
  namePart: 'Otra parte del nombre',
  party: 'Hogar',
  adults: 'Adultos',
  companions: 'Acompañantes',
  children: 'Niños',
  days: 'Invitado a',
  people: 'Personas',
  members: 'Nombres de las personas',
  language: 'Idioma',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  address: 'Dirección',
  table: 'Mesa',
  seats: 'Mesas de cada persona',
  tags: 'Etiquetas',
  note: 'Nota',
  id: 'id',
  lastReply: 'Última respuesta',
  problem: 'Problema',
  person: 'Persona',
  child: 'Niño',
  yes: 'sí',
  no: 'no',
  asChild: (name) => `${name} (niño)`,
  notListed: 'ya no está en la lista',
  peopleOn: (weekday) => `${weekday}: personas`,
  dietaryOn: (weekday) => `${weekday}: necesidades alimentarias`,
  arrivedOn: (weekday) => `${weekday}: han llegado`,
};

export const imports: HostsWords['imports'] = {
  title: 'Importar invitados',
  howTo:
    'Pega tu lista de invitados tal como está, o elige un archivo: una tabla, nombres uno debajo de otro o contactos. No se guarda nada hasta que veas una vista previa.',
  listCanSay: 'Qué puede decir la lista',
  understood: (b, languages, days, isNamed) => [
    'Se entienden encabezados en ocho idiomas, y también «Ana +1» y «Familia Okafor (4)». ',
    ...(isNamed
      ? [
          'Una columna ',
          b(columns.members),
          ' puede nombrar a las personas de una invitación (Ana; Rui; Tom (niño)). ',
        ]
      : []),
    ...(days.length > 0
      ? [
          'Una columna ',
          b(columns.days),
          ` puede decir a qué está invitado cada uno (${days.join(' o ')}). `,
        ]
      : []),
    ...(languages.length > 0
      ? [b(columns.language), ` es el idioma de una invitación (${languages.join(' o ')}). `]
      : []),
    'Teléfono, correo, dirección, mesa, etiquetas y nota son solo para los anfitriones. ',
    'Si vuelves a importar la lista, los invitados del mismo nombre se actualizan y conservan sus enlaces.',
  ],
  list: 'Lista de invitados',
  example: (days) => exampleList('Margarita y Juan', 'Familia Okafor', days),
  preview: 'Vista previa',
  file: 'O elige un archivo',
  progressLabel: 'Invitados procesados',
  progress: (done, total) =>
    `${format(done)} de ${guestCount(total)} ya procesados. No cierres esta página.`,
  summary: (added, changed, unchanged, mistakes) =>
    `${count(added, 'nuevo', 'nuevos')}, ${count(changed, 'cambiado', 'cambiados')}, ${format(unchanged)} sin cambios, ${count(mistakes, 'error', 'errores')}.`,
  unused: (number, columns) =>
    `No se importa: ${number === 1 ? 'la columna' : 'las columnas'} ${columns}.`,
  uninvited: (number) =>
    `No se importa: ${guestCount(number)} sin invitación personal. Cambia sus mesas y notas en la página «Invitados».`,
  import: (number) => `Importar ${guestCount(number)}`,
  nothingYet: 'Aún no hay nada que importar.',
  nothingNew: 'No hay nada que importar: la página dice lo mismo que esta lista.',
  mistakes: 'Errores',
  mistakesNote:
    'Estas filas se quedan fuera. Corrígelas aquí arriba y vuelve a la vista previa, o impórtalas más tarde: los demás invitados conservan sus enlaces.',
  changed: 'Cambiados',
  changedNote: 'Desmarca lo que deba quedar como está.',
  excess: (number) =>
    number === 1
      ? 'Una respuesta ya no encaja con su invitación'
      : `${format(number)} respuestas ya no encajan con sus invitaciones`,
  excessOptions: { match: 'Ajustar estas respuestas', leave: 'Dejar estas respuestas como están' },
  tickAll: 'Marcar todo',
  untickAll: 'Desmarcar todo',
  insteadOf: (strong, value, stored) => [strong(value), ` en lugar de ${stored}`],
  new: 'Nuevos',
  unchanged: 'Sin cambios',
  absent: 'En la página, pero no en esta lista',
  absentNote:
    'Quedan como están. Para cambiar un nombre, cámbialo en la página del invitado, y así conserva el enlace.',
  columns: 'Cómo se leen las columnas',
  leaveOut: 'No usar',
  invitedTo: 'Donde la lista no lo dice, los invitados nuevos están invitados a:',
  people: 'Donde la lista no lo dice, cada invitación nueva es para:',
  chooseDays: 'Elige los días',
  chooseNumber: 'Elige un número',
  waiting: (number) => `Responde a esto para poder importar ${guestCount(number)}.`,
  sheet: 'Hoja',
  firstGuests: 'Así serán los primeros invitados',
  guessed: (names) =>
    `El archivo no dice cómo guarda las tildes. ¿Están bien estos nombres? ${names}`,
  replies: (number, columns) =>
    `No se importa, porque los invitados lo respondieron en otro servicio: ${number === 1 ? 'la columna' : 'las columnas'} ${columns}.`,
  skipped: (rows) => `No son invitados y se dejan fuera: ${rows}.`,
  skippedRow: (row, text) => `fila ${format(row)} (${text})`,
  whatDays: (word) => `«${word}» significa:`,
  namesakes: (names) =>
    `Más de un invitado se llama ${names}. Como la lista los distingue, cada uno tendrá su invitación.`,
  phoneCountry: (number, country) =>
    `${count(number, 'teléfono no dice', 'teléfonos no dicen')} su país. Se leen como de: ${country}.`,
  samples: (cells) => `P. ej., ${cells}`,
  unknownYet: 'aún no se sabe cuántos',
  undo: 'Deshacer esta importación',
  undone: (number) => `Importación deshecha: ${guestCount(number)}`,
  undoRefused: (number) =>
    `No se puede deshacer en ${guestCount(number)}, porque algo ha cambiado desde entonces.`,
  template: (format) => `Plantilla (${format})`,
  /** The name of the file. */
  templateFile: 'lista-de-invitados',
  withheld: 'Lo que se deja fuera de estas filas',
  withheldNote:
    'Los invitados se importan sin ello. Corrígelo arriba o, más tarde, en la página del invitado.',
  absentList: 'No están en esta lista',
  row: (row) => `Fila ${row}`,
  someDone: (written, total) => `${format(written)} de ${guestCount(total)} ya importados`,
  done: (written) => count(written, 'invitado importado', 'invitados importados'),
  see: 'Ver la importación',
  notImported: 'Sin importar',
  printNew: (number) =>
    `Imprimir tarjetas para ${count(number, 'invitado nuevo', 'invitados nuevos')}`,
  edit: 'Editar esta lista',
  another: 'Importar otra lista',
  notLive:
    'La lista de este dispositivo puede no estar al día, y podrías añadir invitados dos veces. Espera a que la línea de arriba diga «En directo» y vuelve a la vista previa.',
  changedLater:
    'Alguien cambió a este invitado después de la vista previa, así que no se ha cambiado nada. Vuelve a la vista previa para verlo.',
  addedLater:
    'Alguien añadió a un invitado con este nombre después de la vista previa, así que no se ha cambiado nada. Vuelve a la vista previa para verlo.',
};

export const importFaults: HostsWords['importFaults'] = {
  workbook:
    'Este archivo no se puede leer aquí. En tu hoja de cálculo, guarda o descarga la lista como Excel (.xlsx) o CSV y elige ese archivo.',
  oldWorkbook:
    'Este es un archivo antiguo de Excel (.xls). Ábrelo en tu hoja de cálculo, guárdalo como Excel (.xlsx) o CSV y elige ese archivo.',
  document: 'Esto es un documento, no una tabla. Ábrelo, copia los invitados y pégalos arriba.',
  contacts:
    'Estos contactos no se pueden leer. Expórtalos otra vez como vCard o CSV y elige ese archivo.',
  noText:
    'Este archivo no es texto en UTF-8 ni UTF-16, y se perderían las tildes. Guarda la lista en la hoja de cálculo como «CSV UTF-8» y elige ese archivo.',
  tooLarge:
    'Esta lista es demasiado larga para leerla de una vez. Impórtala en varias partes, cada una con los encabezados.',
  empty: 'La lista está vacía. Pégala con sus encabezados o elige un archivo.',
  tooLong: (limit) =>
    `La lista sigue, pero cada importación admite hasta ${guestCount(limit)}. Importa el resto como otra lista con los mismos encabezados.`,
  noGuests: 'No hay invitados. Pon uno en cada fila.',
  openQuote:
    'Una celda empieza con comillas (") y no termina nunca. Ciérralas al final o borra las del principio.',
  tooManyCells: (cells, headings) =>
    `Tiene ${cells} celdas, pero hay ${headings} encabezados. Pon entre comillas la celda que tenga una coma.`,
  noNames: 'Ninguna columna tiene los nombres. Elige abajo cuál es.',
  noEmail: (text) => `«${text}» no puede ser una dirección de correo.`,
  inColumn: (column, sentence) => `Columna «${column}»: ${sentence}`,
  cell: (message, cell) =>
    `${message}. ${cell ? `La celda dice «${cell}».` : 'La celda está vacía.'}`,
  unknownDays: (names) => `Escribe ${names.join(' o ')}`,
  unknownId: 'Ninguna invitación tiene este id. Corrígelo o deja la celda vacía',
  unknownLanguage: (tags) => `Escribe ${tags.join(' o ')}, o deja la celda vacía`,
  sameName: (row) =>
    `La fila ${row} tiene el mismo nombre. Añade lo que los distinga, como un apellido, o borra una de las dos.`,
  sameId: (row) => `La fila ${row} tiene el mismo id. Deja la celda vacía si es un invitado nuevo.`,
  severalGuests: (number) =>
    `En la página hay ${number} invitados con este nombre. Cambia allí el nombre de uno, o añade una columna «id» con el id del enlace personal.`,
};

export const cards: HostsWords['cards'] = {
  title: 'Tarjetas',
  print: (number) => `Imprimir ${cardCount(number)}`,
  printSome: (number, total) => `Imprimir ${format(number)} de ${cardCount(total)}`,
  missing: (number) =>
    `${count(number, 'invitado elegido no está', 'invitados elegidos no están')} en la lista, y por eso ${number === 1 ? 'falta su tarjeta' : 'faltan sus tarjetas'}. Si acabas de importar, espera un momento: las tarjetas aparecen a medida que los invitados nuevos llegan a este dispositivo.`,
  groups: {
    all: 'Todos los que tienen invitación',
    unanswered: 'Quienes no han respondido',
    chosen: 'Invitados elegidos',
    place: 'Tarjetas de mesa',
  },
  paper: 'Papel',
  papers: { A4: 'A4', letter: 'Carta' },
  part: 'Parte',
  fromTo: (first, last) => `${first} a ${last}`,
  noCards: 'No hay tarjetas para estos invitados. Solo las tiene quien tiene invitación personal.',
  howTo: (number, sheets) =>
    `${cardCount(number)} en ${count(sheets, 'hoja', 'hojas')}. Imprime al 100\u00a0%, con los gráficos de fondo, y corta por las líneas. Escanea una tarjeta antes de imprimir el resto.`,
  howToFold: (number, sheets) =>
    `${cardCount(number)} en ${count(sheets, 'hoja', 'hojas')}, por orden de mesas. Imprime al 100\u00a0%, corta por las líneas y dobla cada tarjeta por la mitad.`,
};

export const tables: HostsWords['tables'] = {
  title: 'Mesas',
  table: (number) => `Mesa ${number}`,
  summary: (seated, tableCount, others) =>
    `${peopleCount(seated)} en ${count(tableCount, 'mesa', 'mesas')}, ${format(others)} sin mesa.`,
  without: 'Sin mesa',
  notComing: 'Con mesa, pero (aún) no vienen',
  seatedAt: (number, table, isNumber) =>
    `${guestCount(number)} ${number === 1 ? 'está' : 'están'} en ${isNumber ? `la mesa ${table}` : `«${table}»`}.`,
  seatedNowhere: (number) =>
    `${guestCount(number)} ya no ${number === 1 ? 'tiene' : 'tienen'} mesa.`,
  howTo: 'Elige una mesa y toca los grupos o las personas que se sientan ahí.',
  yourTables: 'Vuestras mesas',
  perLine: 'Una mesa por línea, con sus plazas si se saben',
  example: '1 = 8\n2 = 8\nPresidencial = 12',
  lineFormat: (limit) =>
    `Escribe una mesa en cada línea, con « = » y sus plazas si se saben, por ejemplo 1 = 8. Una mesa tiene como máximo ${limit} letras`,
  twice: (table) => `«${table}» está en dos líneas`,
  seatAt: 'Sentar en',
  seatsLeft: (number) => {
    if (number === 0) return 'completa';
    return number > 0
      ? `${count(number, 'plaza libre', 'plazas libres')}`
      : `sobran ${format(-number)}`;
  },
  seat: (number) => `Sentar a ${peopleCount(number)}`,
  unseat: (number) => `Quitar de su mesa a ${peopleCount(number)}`,
  moves: (names) => `Vienen de otra mesa: ${names}`,
  oneByOne: 'Uno por uno',
  openGuest: (name) => `Abrir ${name}`,
  placeCards: 'Tarjetas de mesa',
  publish: 'Publicar las mesas',
  outOfDate: (number) =>
    number === 0
      ? 'Todas las mesas están publicadas como aquí.'
      : `${count(number, 'invitado aún no ve', 'invitados aún no ven')} la mesa que consta aquí.`,
  nothingToPublish:
    'Nadie tiene mesa todavía, así que no hay nada que publicar. Sienta primero a tus invitados.',
  shownFrom: (date) =>
    `Los invitados ven su mesa publicada a partir del ${date}, debajo de su respuesta.`,
};

export const print: HostsWords['print'] = {
  title: 'Lista de invitados',
  print: 'Imprimir',
  notPrinted:
    'Este navegador no puede imprimir. Abre esta página en otro, como Safari, Chrome o Firefox.',
  totalAt: (table) => `${table}: total`,
  who: 'Quién',
  everybody: 'Todo el mundo, todos los días',
  comingOn: (weekday) => `Quienes vienen: ${weekday}`,
  caterer: (weekday) => `Para el catering: ${weekday}`,
  printed: (time) => `Impreso el ${time}`,
  ticked: 'Marcado',
  notes: 'Notas',
  nobody: 'Nadie por ahora.',
  legend: '✓ viene, y cuántos · ✕ no viene · ? sin respuesta · – sin invitación',
};

export const backup: HostsWords['backup'] = {
  title: 'Copia de seguridad',
  download: 'Descargar todo',
  oneFile: (documents) =>
    `Un archivo con ${documents}. Tiene el enlace personal de todo el mundo, así que guárdalo bien.`,
  notLive: (time) => `No tienes conexión. El archivo tiene la lista del ${time}.`,
  unreadable: (number) =>
    `${documentCount(number)} fuera del archivo, porque hay campos no válidos. El resumen dice cuáles.`,
  restore: 'Restaurar desde un archivo',
  restoreText:
    'Elige un archivo que haya guardado esta página: una copia de seguridad, o invitados borrados. Verás qué cambiaría antes de que cambie nada.',
  file: 'Archivo de la copia',
  reading: 'Leyendo el archivo…',
  notOpened: 'No se ha podido abrir este archivo. Elígelo otra vez.',
  fileOf: (time) => `Un archivo del ${time}.`,
  summary: (added, changed, unchanged, onlyHere) =>
    `Desde esta copia: ${count(added, 'borrado', 'borrados')}, ${count(changed, 'cambiado', 'cambiados')}, ${format(unchanged)} sin cambios, ${count(onlyHere, 'añadido', 'añadidos')}.`,
  newsLeftOut: 'Las novedades se dejan fuera si no las marcas abajo.',
  deletedFrom: (time) => `Un archivo de invitados borrados, del ${time}.`,
  deletedSummary: (added, changed, unchanged) =>
    `Desde este archivo: ${count(added, 'borrado', 'borrados')}, ${count(changed, 'cambiado', 'cambiados')}, ${format(unchanged)} sin cambios. Los demás invitados se quedan como están.`,
  faulty: (number) =>
    `${count(number, 'documento de este archivo no se puede', 'documentos de este archivo no se pueden')} restaurar:`,
  gone: 'Borrados desde entonces',
  goneNote: 'Desmarca lo que deba seguir borrado.',
  changed: 'Cambiados desde entonces: elige lo que quieras revertir',
  changedNote: 'Son más recientes que el archivo. Sin marca, quedan como están.',
  all: (number) => `Todos: ${format(number)}`,
  same: 'Sin cambios',
  onlyHere: 'No están en este archivo (se quedan)',
  difference: (label, now, inFile) => `${label}: ahora ${now}, en el archivo ${inFile}`,
  timeNote:
    'Las respuestas restauradas llevan la hora de la restauración, porque la pone el servidor.',
  restoreAll: (documents) => `Restaurar ${documents}`,
  nothingChosen: 'Elige lo que quieras restaurar o revertir.',
  nothingToRestore: 'No hay nada que restaurar: la lista tiene todo lo de este archivo.',
  notABackup:
    'Este archivo no es una copia de una lista de invitados. Elige un archivo descargado de esta página.',
  cutShort: 'Esta copia no está completa: se cortó o se cambió. Elige otro ejemplar.',
  tooLarge: 'Este archivo es demasiado grande para ser la copia de una lista de invitados.',
  newer:
    'Esta copia es de una versión más nueva de esta página. Vuelve a cargar la página e inténtalo otra vez.',
  otherDays: (days) =>
    `Esta copia tiene respuestas para días que esta fiesta no tiene: ${days}. Elige una copia de esta fiesta.`,
  badPath: 'Firestore no admite un documento con este nombre.',
  twice: 'Está dos veces en el archivo.',
  otherGuests: 'Es de otros invitados.',
  withoutInvitation: 'Su invitación no se puede restaurar.',
  withoutGuest: 'Su invitado no está en el archivo o no se puede restaurar.',
  unknownFields: (names) => `Tiene campos desconocidos: ${names}.`,
};

export const door: HostsWords['door'] = {
  title: 'En la entrada',
  add: 'Añadir a alguien',
  guestsOn: (weekday) => `Invitados: ${weekday}`,
  nobodyExpected: 'No se espera a nadie este día. La búsqueda encuentra a todos los invitados.',
  changed: (name, numbers) => [
    name,
    `: ${anyOf(numbers)} ${Math.max(...numbers) === 1 ? 'ha llegado' : 'han llegado'}. `,
  ],
  arrivedOf: (strong, least, most, expected) => [
    most === 1 ? 'Ha llegado ' : 'Han llegado ',
    strong(range(least, most)),
    ` de ${peopleCount(expected)}`,
  ],
  counted: (counts) => `Contados: ${counts}`,
  together: (number) => `En total ${number}`,
  peopleHere: (number) => count(number, 'ha llegado', 'han llegado'),
  seeSeparate: (number) =>
    `Ver ${count(number, 'invitado contado', 'invitados contados')} por separado`,
  mark: 'Marcar llegada',
  markGuest: (name) => `${name}: marcar llegada`,
  oneFewer: 'Uno menos',
  oneMore: 'Uno más',
  deletedGuest: 'Un invitado que se borró',
  noLongerListed: (name, hasName, arrived, weekday) => [
    name,
    `${hasName ? ' ya no está en la lista' : ' (su nombre no se guardó)'}: ${anyOf(arrived)} ${Math.max(...arrived) === 1 ? 'persona llegó' : 'personas llegaron'} (${weekday})`,
  ],
  addToList: 'Añadir a la lista',
  peopleArrived: (weekday) => `Cuántas personas han llegado (${weekday})`,
  addAndMark: 'Añadir y marcar llegada',
  changedElsewhere:
    'Otro anfitrión cambió a este invitado entretanto, así que no se ha guardado nada. Vuelve a la lista para verlo.',
  notAdded: (name, message) => `${name} no se ha añadido. ${message}`,
  arrived: (name, number) => `${name}: ${count(number, 'ha llegado', 'han llegado')}.`,
  notHere: (number) => `Aún no están (${format(number)})`,
  everybody: 'Ver a todos',
  allHere: 'Ya están todos los que dijeron que sí.',
  call: 'Llamar',
  write: 'Escribir',
  scan: 'Escanear un código',
  endScan: 'Dejar de escanear',
  scanning: 'Pon una tarjeta o el móvil de un invitado delante de la cámara.',
  cameraRefused:
    'No se puede usar la cámara. Permítela para esta página en los ajustes del navegador, cierra otras aplicaciones que la usen y vuelve a escanear.',
  alreadyHere: (name, number) =>
    `${name}: ya ${number === 1 ? 'está' : 'están'} aquí (${format(number)}).`,
  notListed: 'El invitado de este código ya no está en la lista. Búscalo por su nombre.',
  otherCelebration: 'Este código es de otra celebración.',
  noGuestCode: 'Este no es el código de un invitado.',
};

export const hosts: HostsWords['hosts'] = {
  title: 'Anfitriones',
  sample: 'Esto es un ejemplo sin cuentas, así que no hay anfitriones que añadir.',
  seeAll: 'Los anfitriones ven y cambian toda la lista de invitados.',
  helpers:
    'Quien ayuda en la entrada ve quién está invitado, marca las llegadas y apunta a quien no está en la lista. No puede cambiar ni borrar invitados, ni ver vuestras notas. Con algo de maña, aún podría leer los enlaces personales.',
  owner: 'Quien montó este sitio siempre es anfitrión y no aparece aquí.',
  youAreOwner: (email) =>
    `Tú montaste este sitio, así que siempre eres anfitrión (${email}) y no apareces aquí.`,
  whoCanOpen: 'Quién puede abrir la lista',
  nobodyElse: 'Nadie más por ahora.',
  you: '(tú)',
  addedBy: (email, time) =>
    `${email ? `Lo añadió ${email}` : 'Lo añadiste tú'}${time && `, ${time}`}`,
  removeHost: (email) => `Quitar a ${email}`,
  add: 'Añadir anfitrión',
  addButton: 'Añadir',
  adding: 'Añadiendo…',
  role: 'Qué puede hacer',
  roles: { host: 'Todo, como anfitrión', door: 'Solo ayudar en la entrada' },
  helper: 'Ayuda en la entrada',
  makeHelper: 'Solo entrada',
  makeHost: 'Hacer anfitrión',
  isNow: (email, isHelper) =>
    isHelper ? `${email} ya ayuda en la entrada.` : `${email} ya es anfitrión.`,
  tellThem: 'Dile cómo entrar:',
  steps: (email, address) =>
    `Ya puedes abrir nuestra lista de invitados. Ve a ${address}, escribe ${email} y pulsa «${signIn.sendLink}». Abre el enlace del correo y después entra.`,
  removeMyself: 'Quitarme',
  stay: 'Seguir de anfitrión',
  onlyOthersAdd: 'Se cerrará tu sesión, y solo otro anfitrión podrá volver a añadirte.',
  emailRequired: 'Escribe una dirección de correo',
  alreadyHost: (email) => `${email} ya puede abrir la lista`,
  removed: (email) => `${email} ya no puede abrir la lista.`,
  copied: 'Copiado.',
};

/** @param done e.g. `Borrado`, which has no gender here */
const task = (doing: string, done: string) => ({
  doing: `${doing}…`,
  progress: (number: number, total: number) => `${doing}… ${format(number)} de ${format(total)}`,
  all: (documents: string) => `${done}: ${documents}.`,
  some: (number: number, total: number) => `${done}: ${format(number)} de ${format(total)}.`,
  not: (number: number, names: string) =>
    `No ${done.toLowerCase()}: ${format(number)}${names && ` (${names})`}.`,
});

export const tasks: HostsWords['tasks'] = {
  delete: task('Borrando', 'Borrado'),
  restore: task('Restaurando', 'Restaurado'),
  note: task('Cambiando', 'Cambiado'),
  undo: task('Deshaciendo', 'Deshecho'),
  documents: {
    rsvps: replies,
    invitations,
    arrivals: (number) => count(number, 'llegada', 'llegadas'),
    distinct: (number) => count(number, 'repetido descartado', 'repetidos descartados'),
    tables: (number) => count(number, 'mesa publicada', 'mesas publicadas'),
    news: (number) => count(number, 'lista de novedades', 'listas de novedades'),
    guestNotes: (number) => `notas de ${guestCount(number)}`,
  },
  kinds: {
    rsvps: 'respuesta',
    invitations: 'invitación',
    arrivals: 'llegada',
    distinct: 'repetido descartado',
    tables: 'mesa publicada',
    news: 'novedades',
    guestNotes: 'notas',
  },
  nothing: 'Nada',
  more: (number) => `${format(number)} más`,
  changed: 'Alguien los cambió o los borró mientras tanto.',
  nextFailed: (message) => `Los siguientes han fallado: ${message}`,
  continue: 'Continuar',
};

export const errors: HostsWords['errors'] = {
  sample:
    'Datos de ejemplo: estos invitados son inventados, y los cambios se quedan en este navegador.',
  rehearsal: 'Esto es un ensayo: los invitados son los de los emuladores.',
  noCopy:
    'Tu navegador bloquea los datos de este sitio, así que este dispositivo no guarda una copia de la lista de invitados: sin conexión, también en la entrada, la página no muestra nada al volver a cargarla. Permite los datos del sitio en los ajustes del navegador.',
  unsent:
    'Aún hay llegadas sin enviar, así que tu sesión sigue abierta. Ciérrala otra vez cuando haya conexión.',
  waitingForOther: (email) =>
    `Este dispositivo conserva cambios de ${email} sin enviar o sin guardar. Entra con esa dirección o descarta antes los cambios.`,
  copyRemains:
    'Has cerrado la sesión, pero no se ha podido quitar la copia de la lista de invitados de este dispositivo. Cierra todas las pestañas de esta página y borra los datos del sitio en los ajustes del navegador.',
  unsaved: (names) =>
    `Hay algo escrito y sin guardar sobre ${names}, así que no se ha cambiado nada. Guárdalo o descártalo primero: en la lista aparece como «Borrador».`,
  offline: 'No hay conexión, así que no se ha cambiado nada. Inténtalo otra vez cuando vuelva.',
  noEmail: 'Esto no es una dirección de correo. Compruébala e inténtalo otra vez.',
  wrongPassword:
    'La dirección de correo o la contraseña no es correcta. Comprueba las dos, o elige una contraseña nueva por correo.',
  disabled:
    'Esta cuenta está desactivada. Quien lleva este sitio puede activarla en la consola de Firebase.',
  busy: 'El servidor está muy ocupado. Inténtalo otra vez dentro de unos minutos.',
  changed: 'Este invitado se cambió al mismo tiempo. Inténtalo otra vez.',
  broken:
    'Algo ha fallado, así que no se ha cambiado nada. Inténtalo otra vez dentro de un momento.',
  stopped:
    'La lista de invitados ha dejado de actualizarse, así que esta página se abrirá de nuevo. Lo que has escrito se conserva.',
  refused:
    'Esta cuenta no es de un anfitrión, así que el servidor no lo ha aceptado. Otro anfitrión puede añadirla en la página «Anfitriones».',
  unanswered:
    'El servidor no ha respondido a tiempo, así que este cambio puede haberse guardado o no. Míralo antes de volver a intentarlo.',
  newsFull: (limit) => `Ya hay ${limit} novedades para estos invitados. Quita antes alguna.`,
  unreadable: {
    rsvps:
      'No se puede leer esta respuesta, así que no se ha cambiado nada. Corrígela en la consola de Firebase.',
    invitations:
      'No se puede leer esta invitación, así que no se ha cambiado nada. Corrígela en la consola de Firebase.',
    arrivals:
      'No se pueden leer las llegadas de este invitado, así que no se ha cambiado nada. Corrígelas en la consola de Firebase.',
    news: 'Las novedades no se pueden leer, así que no se ha cambiado nada. Corrígelas en la consola de Firebase.',
    tables:
      'No se puede leer la mesa publicada de este invitado, así que no se ha cambiado nada. Corrígela en la consola de Firebase.',
    guestNotes:
      'No se pueden leer las notas de este invitado, así que no se ha cambiado nada. Corrígelas en la consola de Firebase.',
  },
  nameMissing: 'Esta respuesta se quedaría sin nombre, así que no se ha cambiado nada.',
  noNameToRestore:
    'Esta respuesta no tiene nombre: «Deshacer» no podría recuperarla, así que no se ha cambiado nada. Escribe antes un nombre, o bórrala en la consola de Firebase.',
  fieldsToRestore: (names) =>
    `Esta respuesta tiene campos añadidos en la consola de Firebase (${names}). «Deshacer» no podría recuperarlos, así que no se ha cambiado nada. Borra allí esos campos o la respuesta.`,
};
