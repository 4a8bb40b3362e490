// Spanish for guests in Spain and in America: tú for one guest, as among friends and family, and no form of you for several,
// because vosotros and ustedes differ. Quotation marks are «…».

import type { Words } from './catalogue';
import { listed, plural } from './plural';

export const language: Words['language'] = 'es';

/** Capitalizes a weekday at the start of a label. */
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

export const dates: Words['dates'] = {
  time: (hour, minute) => `${hour}:${String(minute).padStart(2, '0')}`,
  period: (from, to) => `de ${from} a ${to}`,
  openEnd: (from, end) => `${from} – ${end}`,
  numbers: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'],
  numberOfDays: /\b(\d+|dos|tres|cuatro|cinco|seis|siete) días?\b/gi,
  weekend: /\bfin de semana\b/i,
  joins: ['y', 'e', 'luego', 'después'],
  weekdayForms: (weekday) => [`${weekday}s`],
  notWeekdays: ['Santo Domingo'],
};

export const html: Words['html'] = {
  noScript: 'Esta invitación necesita JavaScript. Actívalo y vuelve a cargar la página.',
  notLoaded:
    'Una parte de esta página no se ha cargado. Comprueba tu conexión y vuelve a cargarla: lo que escribiste está guardado.',
  oldBrowser:
    'Este navegador es demasiado antiguo para esta invitación. Actualízalo o abre la página en otro.',
};

export const gate: Words['gate'] = {
  password: 'Contraseña',
  placeholder: 'En tu invitación',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  submit: 'Continuar',
  open: 'Abrir',
  required: 'Escribe la contraseña',
  wrong: 'Esa no es la contraseña. Inténtalo otra vez.',
  lockedOut: 'Demasiados intentos. Inténtalo otra vez dentro de 30 segundos.',
  spelling: 'Distingue mayúsculas y minúsculas.',
  seconds: (count) => `${count} s`,
  replyBy: (date) => `Responde, por favor, a más tardar el ${date}`,
  loading: 'Cargando…',
  error: 'Algo ha fallado',
  notLoaded:
    'Una parte de esta página no se ha cargado. Comprueba tu conexión e inténtalo otra vez: lo que escribiste está guardado.',
  tryAgain: 'Intentar otra vez',
};

export const page: Words['page'] = {
  signInError: (message) => `No hemos podido iniciar la sesión: ${message}`,
  loadError: (message) => `No hemos podido cargar tu respuesta: ${message}`,
  withoutLink: 'Seguir sin el enlace personal',
  notFound: 'Esta dirección no está en la invitación',
  notFoundText: 'Aquí no hay nada, la invitación está a la vuelta de la esquina.',
  kept: (at) =>
    `Esta es tu respuesta del ${at.toLocaleString('es', { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }).replaceAll(' de ', '\u00a0de\u00a0')}.`,
  notChecked: 'No hemos podido comprobar en el servidor si ha cambiado algo.',
  changed: 'Tu respuesta se ha cambiado en otro dispositivo. Esta es la última.',
  toInvitation: 'Volver a la invitación',
};

export const details: Words['details'] = { title: 'Información práctica' };

export const phases: Words['phases'] = {
  saveTheDate: (hosts) => `Reserva la\u00a0fecha: ${hosts}`,
  repliesOpen: (date) => `Podrás responder a partir del ${date}.`,
  thanks: '¡Muchas gracias!',
  wonderful: 'Ha sido precioso celebrarlo contigo.',
  album: 'Ver nuestro álbum compartido',
  preview: (hosts) => `De ${hosts}, para sus invitados.`,
};

export const fields: Words['fields'] = {
  name: 'Nombre(s) en la invitación',
  guest: 'Nombre de tu acompañante',
  dietaryRestrictions: 'Restricciones alimentarias',
  nameRequired: 'Escribe tu nombre',
  optionRequired: 'Elige una respuesta',
  textRequired: 'Escribe algo',
  tooLong: (limit, length) => `Como máximo ${limit} caracteres. El texto tiene ${length}.`,
  peopleRequired: (limit) => `Escribe un número entero del 1 al ${limit}`,
  numberWithoutYes: 'El número de personas es solo para quien viene',
};

export const form: Words['form'] = {
  day: (day) => `${upper(day)}: ¿vienes?`,
  howMany: (day) => `${upper(day)}: ¿cuántas personas vienen?`,
  choose: 'Elige una opción',
  yes: 'Sí',
  no: 'No',
  save: 'Enviar respuesta',
  saving: 'Enviando…',
  saved: 'Tu respuesta se ha enviado',
  merged: 'También hemos conservado los cambios hechos en otro dispositivo. Vuelve para verlos.',
  unsaved: 'Tus últimos cambios aún no se han enviado.',
  error: (message) => `No hemos podido guardar tu respuesta: ${message}`,
  notSaved: 'Tu respuesta aún no se ha enviado.',
  checkMarked: 'Revisa lo que está marcado arriba.',
  changed:
    'Esta respuesta cambió mientras la editabas, quizá en otro teléfono.\nLa respuesta guardada ahora dice:',
  deleted:
    'Alguien borró esta respuesta después de que la abrieras.\nPulsa otra vez «Enviar respuesta» para enviarla como nueva.',
  replaceOrKeep:
    'Pulsa otra vez «Enviar respuesta» para sustituirlo por tus respuestas, o quédate con las guardadas.',
  keepSaved: 'Quedarme con las guardadas',
  nothing: 'nada',
  replyBy: (date) => `Tienes hasta el ${date} para responder.`,
  wasDue: (date, help) =>
    `El plazo para responder terminó el ${date}. Aún puedes decir que no vienes o cambiar tus datos. ${help}`,
  isSaved: 'Tenemos tu respuesta',
  canChange: 'Ya tenemos tu respuesta. Puedes cambiarla aquí abajo.',
  seeThankYou: 'Ver la página de agradecimiento',
};

export const nextGuest: Words['nextGuest'] = {
  sharing: 'Responder por otra persona',
  forSomeoneElse:
    '¿Respondes también por otra persona? Te abrimos un formulario vacío, y tu respuesta queda como está.',
  startOver: 'Responder por otra persona',
  unsaved: 'Tienes cambios sin enviar. Envíalos antes, o se perderán.',
  cannotChangeLater:
    'Tu respuesta está guardada, pero después ya no podrás cambiarla desde aquí. ¿Abrir un formulario vacío?',
  linkChangesLater:
    'Tu respuesta está guardada. Para cambiarla más tarde, vuelve a abrir tu enlace personal. ¿Abrir un formulario vacío?',
  confirmStartOver: 'Sí, responder por otra persona',
  stay: 'Quedarme con mi respuesta',
};

export const questions: Words['questions'] = {
  noAnswer: 'Sin respuesta',
  // Avoids a participle, whose gender would depend on the noun.
  oneFewer: (option) => `Uno menos: ${option}`,
  oneMore: (option) => `Uno más: ${option}`,
  chosen: (count) => `Selección: ${count}`,
  chosenOf: (count, people, noun = '') => `Selección: ${count} de ${people} ${noun}`.trim(),
};

export const party: Words['party'] = {
  whoIsComing: (day) => `${upper(day)}: ¿quién viene?`,
  nobody: 'Elige quién viene o responde No',
  said: (people) => `Tu respuesta dice ${people} personas. Elige quiénes son.`,
  saidToQuestion: (answer) => `Tu respuesta dice: ${answer}.`,
  notComing: 'no viene',
  addGuest: 'Añadir acompañante',
  guest: 'Acompañante',
  guestName: 'Nombre de acompañante (opcional)',
  child: 'Niño o niña',
  named: (names) => listed('es', names),
  coming: (names) => `${names.length === 1 ? 'Viene' : 'Vienen'} ${listed('es', names)}`,
  nameRequired: (limit) => `Escribe un nombre de ${limit} caracteres como máximo`,
  sameName: 'Dos personas tienen el mismo nombre. Añade lo que las distinga, como un apellido.',
  tooMany: 'Son más personas que las de la invitación',
  childUnknown: 'Solo puede haber niños entre las personas de la invitación',
};

export const invitation: Words['invitation'] = {
  valid: (name, people) => [
    'Para ',
    name,
    `, ${plural('es', people, { one: 'una persona', other: `${people} personas` })}.`,
  ],
  cutShort:
    'Este enlace personal está incompleto: le falta una parte. Ábrelo otra vez desde el mensaje o la tarjeta, o responde aquí sin él.',
  withdrawn:
    'Los anfitriones han retirado este enlace personal, o está incompleto. Pídeles uno nuevo, o responde aquí sin él.',
  ended:
    'Este enlace personal ya no funciona: se ha desactivado, o se ha borrado la respuesta. Abre un enlace más reciente, o responde aquí sin él.',
  earlier: 'Ya has respondido',
  askEarlier: (name, answers) => [
    'Ya respondiste aquí',
    ...(name === null ? [] : [' como ', name]),
    `${answers && ` (${answers})`}. ¿Usar esas respuestas?`,
  ],
  take: 'Usar estas respuestas',
  doNotTake: 'Empezar de nuevo',
  used: 'Tus respuestas anteriores ya están rellenadas. Pulsa «Enviar respuesta» para enviarlas con esta invitación.',
  link: 'Tu enlace personal',
  linkText:
    'Abre esta respuesta en cualquier teléfono u ordenador. No lo compartas con nadie: quien lo tenga puede cambiar tus respuestas.',
  linkLabel: 'Enlace',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  notCopied: 'Este navegador no permite copiar. El enlace está seleccionado: cópialo a mano.',
  share: 'Compartir enlace',
  keep: 'Guarda este enlace para cambiar tu respuesta más adelante o desde otro teléfono. Quien lo tenga puede cambiar tus respuestas.',
  mail: 'Enviármelo por correo',
  ready: 'Tu enlace está listo. Si no se ha abierto nada, pulsa el botón otra vez.',
  stop: 'Desactivar este enlace',
  stopped: 'El enlace ya no funciona en ningún otro dispositivo.',
};

export const card: Words['card'] = {
  forName: 'Para',
  scan: 'Responde aquí',
  by: (date) => `hasta el ${date}`,
  visit: 'o entra en',
  password: 'con la contraseña',
  everyone: 'a todo el mundo',
  thanks: '¡Hola {name}! Muchas gracias por celebrarlo con nosotros. Lo recordaremos siempre.',
};

export const day: Words['day'] = {
  map: 'Ver mapa',
  mapOf: (title) => `Ver mapa: ${title}`,
};

const NUMBERS = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

export const thankYou: Words['thankYou'] = {
  title: '¡Gracias por responder!',
  programme: 'Fechas y calendario',
  coming: 'Contamos contigo',
  peopleComing: (people) =>
    plural('es', people, {
      one: 'Viene una persona',
      other: `Vienen ${NUMBERS[people - 1] ?? people} personas`,
    }),
  reply: 'Tu respuesta',
  notComing: 'No puedes venir',
  declined: (day, title) => `${upper(day)}, ${title}: no puedes venir`,
  google: 'Añadir a Google Calendar',
  googleOf: (day) => `${upper(day)}: Añadir a Google Calendar`,
  file: 'Apple u Outlook (.ics)',
  fileOf: (day) => `${upper(day)}: Apple u Outlook (.ics)`,
  allDays: 'Todos los días en un archivo (.ics)',
  yourDays: 'Tus días en un archivo (.ics)',
  oneByOne: 'Los calendarios de Android solo toman un día de cada archivo. Añádelos uno a uno:',
  copyAddress: 'Copiar dirección',
  copyAddressOf: (title) => `${title}: Copiar dirección`,
  addressCopied: 'Dirección copiada.',
  addressNotCopied: 'Este navegador no permite copiar. Selecciona la dirección a mano.',
  keepsake: 'Guardar una imagen de recuerdo',
  keepsakeFailed:
    'No se ha podido crear la imagen. Inténtalo otra vez o haz una captura de pantalla de esta página.',
  openInBrowser: 'Si no se abre nada, abre esta página en Safari o Chrome e inténtalo otra vez.',
  story: 'Nuestra historia',
  highlights: 'Ver las fotos',
  changePlans: '¿Cambio de planes? Puedes modificar tu respuesta.',
  back: 'Volver',
};

export const news: Words['news'] = {
  title: 'Novedades',
  isNew: 'Nuevo',
  at: (time) =>
    time
      .toLocaleString('es', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      })
      .replaceAll(' de ', '\u00a0de\u00a0'),
};

export const seating: Words['seating'] = {
  title: 'Tu mesa',
  table: (number) => `Mesa ${number}`,
};

/** The account number of the registry. */
export const gifts: Words['gifts'] = {
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Este navegador no permite copiar. El número está seleccionado: cópialo a mano.',
};

export const story: Words['story'] = {
  title: 'Nuestra historia',
  role: 'foto',
  position: (number, count) => `${number} de ${count}`,
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  play: 'Continuar',
  pause: 'Pausa',
  back: 'Atrás',
  close: 'Cerrar',
  notLoaded: 'Esta foto aún no está en este dispositivo. Se cargará cuando tengas conexión.',
  likes: (count) => plural('es', count, { one: '1 me gusta', other: `${count} me gusta` }),
};

export const firebase: Words['firebase'] = {
  rehearsal: 'Esto es un ensayo: las respuestas van a los emuladores.',
  noStorage:
    'Tu navegador bloquea los datos de este sitio, así que solo puedes cambiar tu respuesta hasta que cierres o vuelvas a cargar esta página. Permite los datos del sitio en los ajustes del navegador.',
  offline: 'Parece que no tienes conexión.\nComprueba tu conexión e inténtalo otra vez.',
  disconnected: 'Se ha cortado la conexión.\nComprueba tu conexión e inténtalo otra vez.',
  timedOut:
    'El servidor ha tardado demasiado en responder.\nComprueba tu conexión e inténtalo otra vez: nada de lo que escribiste se ha perdido.',
  refused:
    'El servidor no lo ha aceptado.\nVuelve a cargar la página e inténtalo otra vez. Si se repite, avisa a los anfitriones.',
  busy: 'El servidor está muy ocupado.\nInténtalo otra vez dentro de unos minutos.',
  switchedOff:
    'Ahora no es posible iniciar la sesión.\nAvisa a los anfitriones e inténtalo más tarde.',
  broken: 'Algo ha fallado por nuestra parte.\nInténtalo otra vez dentro de un momento.',
  unreadable:
    'Esta página no puede leer tu respuesta guardada.\nNo hemos tocado tu respuesta: avisa a los anfitriones.',
  invitationUnreadable: 'Esta página no puede leer tu invitación.\nAvisa a los anfitriones.',
};

export const refusal: Words['refusal'] = {
  closed:
    'El plazo para responder ha terminado.\nAún puedes decir que no vienes o cambiar tus datos. Para cualquier otra cosa, habla con los anfitriones.',
  notOpen:
    'Todavía no se puede responder.\nTodavía no se puede responder, pero lo que has escrito se ha guardado. Vuelve cuando se abra el plazo.',
  over: 'Ya no se puede responder.\nYa no se puede responder, porque la fiesta ha pasado. Para cualquier otra cosa, habla con los anfitriones.',
  withdrawn:
    'Los anfitriones han retirado este enlace personal.\nLos anfitriones han retirado este enlace personal: pídeles uno nuevo, o vuelve a cargar la página para responder sin él.',
  linkEnded:
    'Este enlace personal ya no funciona aquí.\nEste enlace personal ya no funciona aquí: se ha desactivado, se ha borrado la respuesta o se ha abierto otro enlace en este navegador. Vuelve a cargar la página para intentarlo otra vez o responder sin él, o abre un enlace más reciente.',
  notAccepted:
    'Una de tus respuestas ya no es válida.\nUna de tus respuestas ya no es válida, quizá porque los anfitriones han cambiado algo. Vuelve a cargar la página e inténtalo otra vez. Si se repite, avísales.',
};

export const embedded: Words['embedded'] = {
  trial:
    'Esto es una demostración: las respuestas se quedan en este navegador y no se envían a nadie.',
  storageBlocked:
    'Tu navegador bloquea los datos de este sitio, así que no podemos guardar tu respuesta.\nPermite los datos del sitio en los ajustes o sal de la navegación privada, e inténtalo otra vez.',
  storageFull:
    'El almacenamiento de este navegador está lleno, así que tu respuesta no se ha guardado.\nLibera espacio borrando los datos de otros sitios e inténtalo otra vez.',
  storageUnreadable:
    'No podemos leer la respuesta guardada en este navegador.\nNo hemos tocado tu respuesta: borra los datos de este sitio para empezar de nuevo e inténtalo otra vez.',
  otherGuest:
    'Esta respuesta es de otra persona.\nVuelve a cargar la página para seguir con la tuya.',
  signedOut: 'No hay ninguna sesión iniciada.\nVuelve a cargar la página para entrar.',
};

export const starter: Words['starter'] = {
  titles: {
    party: (hosts) => `Una fiesta con ${hosts}`,
    birthday: (hosts) => `Cumpleaños de ${hosts}`,
    wedding: (hosts) => `Boda de ${hosts}`,
  },
  gateHelp: (hosts) => `Está en tu invitación. Si no la encuentras, pregunta a ${hosts}.`,
  rsvpTitle: (hosts) => `Celébralo con ${hosts}`,
  rsvpSubtitle: 'Tenemos muchas ganas de celebrarlo contigo',
  preview: (hosts) => `Tienes una invitación para celebrar con ${hosts}.`,
  declinedText: 'Sentimos que no puedas venir. Te echaremos de menos.',
  storyText: 'Los años hasta hoy, en imágenes.',
  reminder: '¡Hola, {name}! Nos encantaría celebrarlo contigo. Dinos si puedes venir: {link}',
  thankYou: (hosts) => `Una foto de ${hosts}`,
  description: 'Tenemos muchas ganas de verte.',
};
