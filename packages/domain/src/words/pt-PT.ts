// European Portuguese, as one writes to friends and family: the couple says tu to each guest, as on most invitations of
// today, and vocês to several. Quotation marks are «…».

import type { Words } from './catalogue';
import { listed, plural } from './plural';

export const language: Words['language'] = 'pt-PT';

/** Capitalizes a weekday at the start of a label. */
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-PT') + text.slice(1);

/** Keeps the line from breaking at the hyphen of a weekday. */
const unbroken = (date: string): string => date.replace('-', '\u2011');

/** E.g. `na quarta-feira, 1 de outubro`, `no sábado, 4 de outubro` or `a 1 de outubro`. */
const onDay = (date: string): string =>
  `${date.includes('-') ? 'na' : /^\d/.test(date) ? 'a' : 'no'} ${unbroken(date)}`;

export const dates: Words['dates'] = {
  time: (hour, minute) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
  period: (from, to) => `das ${from} às ${to}`,
  openEnd: (from, end) => `${from} – ${end}`,
  numbers: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete'],
  numberOfDays: /\b(\d+|dois|três|quatro|cinco|seis|sete) dias?\b/gi,
  weekend: /\bfim[\s-]de[\s-]semana\b/i,
  joins: ['e', 'depois'],
  // The other short forms are ordinals too, and `quinta` is a farm.
  weekdayForms: (weekday) => (weekday === 'sexta-feira' ? ['sexta', 'sextas'] : [`${weekday}s`]),
  notWeekdays: ['São Domingos'],
};

export const html: Words['html'] = {
  noScript: 'Este convite precisa de JavaScript. Ativa-o e recarrega a página.',
  notLoaded:
    'Uma parte desta página não carregou. Verifica a ligação e recarrega: o que escreveste ficou guardado.',
  oldBrowser:
    'Este navegador é demasiado antigo para este convite. Atualiza-o ou abre a página noutro.',
};

export const gate: Words['gate'] = {
  password: 'Palavra-passe',
  placeholder: 'No teu convite',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar palavra-passe',
  hidePassword: 'Ocultar palavra-passe',
  submit: 'Continuar',
  open: 'Abrir',
  required: 'Escreve a palavra-passe',
  wrong: 'Não é essa a palavra-passe. Tenta outra vez.',
  lockedOut: 'Demasiadas tentativas. Tenta outra vez daqui a 30 segundos.',
  spelling: 'Distingue maiúsculas de minúsculas.',
  seconds: (count) => `${count} s`,
  replyBy: (date) => `Responde até ${unbroken(date)}`,
  loading: 'A carregar…',
  error: 'Algo correu mal',
  notLoaded:
    'Uma parte desta página não carregou. Verifica a ligação e tenta outra vez: o que escreveste ficou guardado.',
  tryAgain: 'Tentar outra vez',
};

export const page: Words['page'] = {
  signInError: (message) => `Não conseguimos iniciar a sessão: ${message}`,
  loadError: (message) => `Não conseguimos carregar a tua resposta: ${message}`,
  withoutLink: 'Continuar sem o link pessoal',
  notFound: 'Este endereço não vem no convite',
  notFoundText: 'Aqui não há nada, o convite é já ali ao virar da esquina.',
  kept: (at) =>
    `Esta é a tua resposta de ${unbroken(at.toLocaleString('pt-PT', { weekday: 'long', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' }).replaceAll(' de ', '\u00a0de\u00a0'))}.`,
  notChecked: 'Não conseguimos ver se mudou alguma coisa.',
  changed: 'A tua resposta foi alterada noutro aparelho. Esta é a mais recente.',
  toInvitation: 'Voltar ao convite',
};

export const details: Words['details'] = { title: 'Informações úteis' };

export const phases: Words['phases'] = {
  saveTheDate: (hosts) => `Guarda esta\u00a0data: ${hosts}`,
  repliesOpen: (date) => `Podes responder a partir de ${unbroken(date)}.`,
  thanks: 'Um grande obrigado!',
  wonderful: 'Foi maravilhoso celebrar contigo.',
  album: 'Ver o nosso álbum partilhado',
  preview: (hosts) => `De ${hosts}, para os seus convidados.`,
};

export const fields: Words['fields'] = {
  name: 'Nome(s) no convite',
  guest: 'Nome de quem vem contigo',
  dietaryRestrictions: 'Restrições alimentares',
  nameRequired: 'Escreve o teu nome',
  optionRequired: 'Escolhe uma resposta',
  textRequired: 'Escreve alguma coisa',
  tooLong: (limit, length) => `No máximo ${limit} caracteres. O texto tem ${length}.`,
  peopleRequired: (limit) => `Escreve um número inteiro de 1 a ${limit}`,
  numberWithoutYes: 'O número de pessoas é só para quem vem',
};

export const form: Words['form'] = {
  day: (day) => `${upper(day)}: vens?`,
  howMany: (day) => `${upper(day)}: quantos vêm?`,
  choose: 'Escolhe…',
  yes: 'Sim',
  no: 'Não',
  save: 'Enviar resposta',
  saving: 'A enviar…',
  saved: 'A tua resposta foi enviada',
  merged: 'Também guardámos as alterações feitas noutro aparelho. Volta para as ver.',
  unsaved: 'As tuas últimas alterações ainda não foram enviadas.',
  error: (message) => `Não conseguimos guardar a tua resposta: ${message}`,
  notSaved: 'A tua resposta ainda não foi enviada.',
  checkMarked: 'Verifica o que está assinalado acima.',
  changed:
    'Esta resposta mudou enquanto a editavas, talvez noutro telemóvel.\nA resposta guardada agora diz:',
  deleted:
    'Esta resposta foi apagada depois de a abrires.\nCarrega outra vez em «Enviar resposta» para a enviar como nova.',
  replaceOrKeep:
    'Carrega outra vez em «Enviar resposta» para ficar com as tuas respostas, ou mantém as guardadas.',
  keepSaved: 'Manter as respostas guardadas',
  nothing: 'nada',
  replyBy: (date) => `Responde até ${unbroken(date)}, por favor.`,
  wasDue: (date, help) =>
    `O prazo para responder terminou ${onDay(date)}. Ainda podes dizer que não vens ou alterar os teus dados. ${help}`,
  isSaved: 'Temos a tua resposta',
  canChange: 'Já temos a tua resposta. Podes alterá-la aqui em baixo.',
  seeThankYou: 'Ver a página de agradecimento',
};

export const nextGuest: Words['nextGuest'] = {
  sharing: 'Responder por outra pessoa',
  forSomeoneElse:
    'Também respondes por outra pessoa? Abrimos um formulário vazio, e a tua resposta fica como está.',
  startOver: 'Responder por outra pessoa',
  unsaved: 'Tens alterações por enviar. Envia-as primeiro, ou perdem-se.',
  cannotChangeLater:
    'A tua resposta está guardada, mas depois já não a podes alterar aqui. Abrir um formulário vazio?',
  linkChangesLater:
    'A tua resposta está guardada. Para a alterar mais tarde, abre outra vez o teu link pessoal. Abrir um formulário vazio?',
  confirmStartOver: 'Sim, responder por outra pessoa',
  stay: 'Ficar com a minha resposta',
};

export const questions: Words['questions'] = {
  noAnswer: 'Sem resposta',
  // Avoids a participle, whose gender would depend on the noun.
  oneFewer: (option) => `Menos um: ${option}`,
  oneMore: (option) => `Mais um: ${option}`,
  chosen: (count) => `Escolha: ${count}`,
  chosenOf: (count, people, noun = '') => `Escolha: ${count} de ${people} ${noun}`.trim(),
};

export const party: Words['party'] = {
  whoIsComing: (day) => `${upper(day)}: quem vem?`,
  nobody: 'Escolhe quem vem ou responde Não',
  said: (people) => `A tua resposta diz ${people} pessoas. Escolhe quem são.`,
  saidToQuestion: (answer) => `A tua resposta diz: ${answer}.`,
  notComing: 'não vem',
  addGuest: 'Acrescentar alguém',
  guest: 'Acompanhante',
  guestName: 'Nome de quem vem (opcional)',
  child: 'Criança',
  named: (names) => listed('pt-PT', names),
  coming: (names) => `${listed('pt-PT', names)} ${names.length === 1 ? 'vem' : 'vêm'}`,
  nameRequired: (limit) => `Escreve um nome com ${limit} caracteres, no máximo`,
  sameName: 'Duas pessoas têm o mesmo nome. Acrescenta o que as distingue, como um apelido.',
  tooMany: 'São mais pessoas do que as do convite',
  childUnknown: 'Só pode haver crianças entre as pessoas do convite',
};

export const invitation: Words['invitation'] = {
  valid: (name, people) => [
    'Para ',
    name,
    `, ${plural('pt-PT', people, { one: 'uma pessoa', other: `${people} pessoas` })}.`,
  ],
  cutShort:
    'Este link pessoal está incompleto. Abre-o outra vez a partir da mensagem ou do cartão, ou responde aqui sem ele.',
  withdrawn:
    'Os anfitriões retiraram este link pessoal, ou está incompleto. Pede-lhes um novo, ou responde aqui sem ele.',
  ended:
    'Este link pessoal já não funciona: foi desativado, ou a resposta foi apagada. Abre um link mais recente, ou responde aqui sem ele.',
  earlier: 'Já respondeste',
  askEarlier: (name, answers) => [
    'Já respondeste aqui',
    ...(name === null ? [] : [' como ', name]),
    `${answers && ` (${answers})`}. Usar essas respostas?`,
  ],
  take: 'Usar estas respostas',
  doNotTake: 'Começar de novo',
  used: 'As tuas respostas anteriores já estão preenchidas. Carrega em «Enviar resposta» para as enviar com este convite.',
  link: 'O teu link pessoal',
  linkText:
    'Abre esta resposta em qualquer telemóvel ou computador. Guarda-o só para ti: quem o tiver pode alterar as tuas respostas.',
  linkLabel: 'Link',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'Este navegador não deixa copiar. O link está selecionado: copia-o à mão.',
  share: 'Partilhar link',
  keep: 'Guarda este link para mudares a tua resposta mais tarde ou noutro telemóvel. Quem o tiver pode alterar as tuas respostas.',
  mail: 'Enviar para o meu email',
  ready: 'O teu link está pronto. Se nada abriu, carrega outra vez no botão.',
  stop: 'Desativar este link',
  stopped: 'O link já não funciona em nenhum outro dispositivo.',
};

export const card: Words['card'] = {
  forName: 'Para',
  scan: 'Responde aqui',
  by: (date) => `até ${unbroken(date)}`,
  visit: 'ou vai a',
  password: 'com a palavra-passe',
  everyone: 'a todos',
  thanks:
    'Olá {name}! Muito obrigado pela presença na nossa festa. Foi uma alegria celebrar em tão boa companhia.',
};

export const day: Words['day'] = {
  map: 'Ver mapa',
  mapOf: (title) => `Ver mapa: ${title}`,
};

const NUMBERS = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

export const thankYou: Words['thankYou'] = {
  title: 'Agradecemos a tua resposta!',
  programme: 'Datas e calendário',
  coming: 'Contamos contigo',
  peopleComing: (people) =>
    plural('pt-PT', people, {
      one: 'Vem um de vocês',
      other: `Vêm ${NUMBERS[people - 1] ?? people} de vocês`,
    }),
  reply: 'A tua resposta',
  notComing: 'Não podes vir',
  declined: (day, title) => `${upper(day)}, ${title}: não podes vir`,
  google: 'Adicionar ao Google Calendar',
  googleOf: (day) => `${upper(day)}: Adicionar ao Google Calendar`,
  file: 'Apple ou Outlook (.ics)',
  fileOf: (day) => `${upper(day)}: Apple ou Outlook (.ics)`,
  allDays: 'Todos os dias num ficheiro (.ics)',
  yourDays: 'Os teus dias num ficheiro (.ics)',
  oneByOne: 'Os calendários do Android só aceitam um dia de cada ficheiro. Adiciona-os um a um:',
  copyAddress: 'Copiar morada',
  copyAddressOf: (title) => `${title}: Copiar morada`,
  addressCopied: 'Morada copiada.',
  addressNotCopied: 'Este navegador não deixa copiar. Seleciona a morada à mão.',
  keepsake: 'Guardar uma imagem de recordação',
  keepsakeFailed:
    'Não foi possível criar a imagem. Tenta outra vez ou faz uma captura de ecrã desta página.',
  openInBrowser: 'Se nada abrir, abre esta página no Safari ou no Chrome e tenta outra vez.',
  story: 'A nossa história',
  highlights: 'Ver as fotografias',
  changePlans: 'Mudaste de planos? Podes alterar a tua resposta.',
  back: 'Voltar',
};

export const news: Words['news'] = {
  title: 'Novidades',
  isNew: 'Novo',
  at: (time) =>
    unbroken(
      time
        .toLocaleString('pt-PT', {
          weekday: 'long',
          month: 'long',
          day: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
        })
        .replaceAll(' de ', '\u00a0de\u00a0'),
    ),
};

export const seating: Words['seating'] = {
  title: 'A tua mesa',
  table: (number) => `Mesa ${number}`,
};

/** The account number of the registry. */
export const gifts: Words['gifts'] = {
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Este navegador não deixa copiar. O número está selecionado: copia-o à mão.',
};

export const story: Words['story'] = {
  title: 'A nossa história',
  role: 'fotografia',
  position: (number, count) => `${number} de ${count}`,
  previous: 'Fotografia anterior',
  next: 'Fotografia seguinte',
  play: 'Continuar',
  pause: 'Pausa',
  back: 'Voltar',
  close: 'Fechar',
  notLoaded: 'Esta fotografia ainda não está neste dispositivo. Aparece assim que tiveres rede.',
  likes: (count) => plural('pt-PT', count, { one: '1 gosto', other: `${count} gostos` }),
};

export const firebase: Words['firebase'] = {
  rehearsal: 'Isto é um ensaio: as respostas vão para os emuladores.',
  noStorage:
    'O teu navegador está a bloquear os dados deste site, por isso só podes alterar a resposta até fechares ou recarregares esta página. Permite os dados do site nas definições.',
  offline: 'Parece que estás sem rede.\nVerifica a ligação e tenta outra vez.',
  disconnected: 'A ligação caiu.\nVerifica a ligação e tenta outra vez.',
  timedOut:
    'O servidor demorou demasiado a responder.\nVerifica a ligação e tenta outra vez: nada do que escreveste se perdeu.',
  refused:
    'O servidor recusou.\nRecarrega a página e tenta outra vez. Se voltar a acontecer, avisa os anfitriões.',
  busy: 'O servidor está muito ocupado.\nTenta outra vez daqui a uns minutos.',
  switchedOff:
    'De momento, não é possível iniciar sessão.\nAvisa os anfitriões e tenta outra vez mais tarde.',
  broken: 'Algo correu mal do nosso lado.\nTenta outra vez daqui a pouco.',
  unreadable:
    'Esta página não consegue ler a tua resposta guardada.\nNão mexemos na tua resposta: avisa os anfitriões.',
  invitationUnreadable: 'Esta página não consegue ler o teu convite.\nAvisa os anfitriões.',
};

export const refusal: Words['refusal'] = {
  closed:
    'O prazo para responder terminou.\nAinda podes dizer que não vens ou alterar os teus dados. Para tudo o resto, fala com os anfitriões.',
  notOpen:
    'Ainda não é possível responder.\nAinda não é possível responder, mas guardámos o que escreveste. Volta quando o prazo abrir.',
  over: 'Já não é possível responder.\nJá não é possível responder, porque a festa já passou. Para tudo o resto, fala com os anfitriões.',
  withdrawn:
    'Os anfitriões retiraram este link pessoal.\nOs anfitriões retiraram este link pessoal: pede-lhes um novo, ou recarrega a página para responderes sem ele.',
  linkEnded:
    'Este link pessoal já não funciona aqui.\nEste link pessoal já não funciona aqui: foi desativado, a resposta foi apagada ou foi aberto outro link neste navegador. Recarrega a página para tentares outra vez ou responderes sem ele, ou abre um link mais recente.',
  notAccepted:
    'Uma das tuas respostas não foi aceite.\nUma das tuas respostas não foi aceite, talvez porque os anfitriões mudaram alguma coisa. Recarrega a página e tenta outra vez. Se voltar a acontecer, avisa-os.',
};

export const embedded: Words['embedded'] = {
  trial:
    'Isto é uma demonstração: as respostas ficam neste navegador e não são enviadas a ninguém.',
  storageBlocked:
    'O teu navegador está a bloquear os dados deste site, por isso não podemos guardar a tua resposta.\nPermite os dados do site nas definições ou sai da navegação privada, e tenta outra vez.',
  storageFull:
    'O armazenamento deste navegador está cheio, por isso a tua resposta não foi guardada.\nLiberta espaço apagando os dados de outros sites e tenta outra vez.',
  storageUnreadable:
    'Não conseguimos ler a resposta guardada neste navegador.\nNão mexemos na tua resposta: apaga os dados deste site para começar de novo e tenta outra vez.',
  otherGuest: 'Esta resposta é de outro convidado.\nRecarrega a página para continuar com a tua.',
  signedOut: 'Não há sessão iniciada.\nRecarrega a página para voltar a entrar.',
};

export const starter: Words['starter'] = {
  titles: {
    party: (hosts) => `Uma festa com ${hosts}`,
    birthday: (hosts) => `Aniversário de ${hosts}`,
    wedding: (hosts) => `Casamento de ${hosts}`,
  },
  gateHelp: (hosts) => `Está no teu convite. Se não a encontrares, pergunta a ${hosts}.`,
  rsvpTitle: (hosts) => `Celebra com ${hosts}`,
  rsvpSubtitle: 'Mal podemos esperar por celebrar contigo',
  preview: (hosts) => `Tens um convite para celebrar com ${hosts}.`,
  declinedText: 'Temos pena de que não possas vir. Vamos sentir a tua falta.',
  storyText: 'Os anos até hoje, em imagens.',
  reminder: 'Olá, {name}! Gostávamos muito de celebrar contigo. Diz-nos se podes vir: {link}',
  thankYou: (hosts) => `Uma fotografia de ${hosts}`,
  description: 'Esperamos por ti.',
};
