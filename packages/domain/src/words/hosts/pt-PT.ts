// The hosts' page in European Portuguese: tu to the host, as in the guests' words, and no form of you where a sentence is just as
// short without. Quotation marks are «…».

import type { HostsWords } from '../catalogue';
import { exampleList } from '../example-list';
import { counting } from '../plural';
import * as guestWords from '../pt-PT';

export { embedded, gate, party, questions } from '../pt-PT';

export const language: HostsWords['language'] = 'pt-PT';

/** As on the guests' form, but about another person. */
export const fields: HostsWords['fields'] = {
  ...guestWords.fields,
  guest: 'Nome do acompanhante',
  nameRequired: 'Escreve o nome',
};

const { anyOf, count, format, range } = counting(language);

const peopleCount = (number: number) => count(number, 'pessoa', 'pessoas');
const guestCount = (number: number) => count(number, 'convidado', 'convidados');
const cardCount = (number: number) => count(number, 'cartão', 'cartões');
const replies = (number: number) => count(number, 'resposta', 'respostas');
const invitations = (number: number) => count(number, 'convite', 'convites');
const documentCount = (number: number) => count(number, 'documento', 'documentos');

export const head: HostsWords['head'] = {
  noScript: 'A lista de convidados precisa de JavaScript: ativa-o e recarrega a página.',
  notLoaded: 'Uma parte desta página não carregou. Verifica a ligação e recarrega a página.',
  oldBrowser:
    'Este navegador é demasiado antigo para a lista de convidados. Atualiza-o ou abre a página noutro.',
  title: (hosts, page = 'Lista de convidados') => `${page} · ${hosts}`,
};

export const common: HostsWords['common'] = {
  close: 'Fechar',
  peopleCount,
  guestCount,
  childrenCount: (number) => count(number, 'criança', 'crianças'),
  with: (name) => ['com ', name],
  anyOf,
  someOf: (number, total) => `${format(number)} de ${format(total)}`,
  parties: (number, size) =>
    number === 1 ? `grupo de ${format(size)}` : `${format(number)} grupos de ${format(size)}`,
  more: (number) => `e mais ${format(number)}`,
  seeAll: (number) => `Ver tudo (${format(number)})`,
  none: 'Por agora, nada.',
  noName: '(sem nome)',
  search: 'Procurar pelo nome',
  guests: 'Convidados',
  noMatch: 'Nenhum convidado corresponde a esta procura.',
  day: 'Dia',
  name: 'Nome',
  people: 'Pessoas',
  language: 'Língua',
  browserLanguage: 'A língua do navegador',
  email: 'Email',
  emailRequired: 'Escreve o teu endereço de email',
  dietary: 'Restrições alimentares',
  undo: 'Anular',
  cancel: 'Cancelar',
  remove: 'Remover',
  share: 'Partilhar',
  shareReminder: 'Partilhar um lembrete',
  reminderCopied: 'Lembrete copiado.',
  firstSteps: (importGuests, printCards) => [
    'Ainda não há convidados. ',
    importGuests('Importa a tua lista de convidados'),
    ' e depois ',
    printCards('imprime os cartões'),
    '.',
  ],
  allDays: 'Todos os dias',
  onlyDays: (days) => `Só ${days}`,
  answers: {
    yes: 'vem',
    no: 'não vem',
    unanswered: 'sem resposta',
    notInvited: 'sem convite',
  },
  answerLabels: {
    yes: 'Vêm',
    no: 'Não vêm',
    unanswered: 'Sem resposta',
    notInvited: 'Sem convite',
  },
  hasNotAnswered: 'ainda não respondeu',
  changed:
    'Alguém alterou isto enquanto estavas a ver, por isso nada foi guardado. Vê outra vez e tenta de novo.',
  notCopied:
    'Este navegador não deixou copiar. Permite-o nas definições desta página e tenta outra vez.',
};

export const shell: HostsWords['shell'] = {
  pages: 'Páginas',
  tabs: { overview: 'Resumo', guests: 'Convidados', door: 'Entrada', more: 'Mais' },
  notFound: 'Página não encontrada',
  findOrSee: (findGuest, overview) => [
    findGuest('Procura um convidado'),
    ' ou vê ',
    overview('quem vem'),
    '.',
  ],
  notShown: 'Não foi possível mostrar esta página. Verifica a ligação e carrega-a outra vez.',
  noCopy:
    'Este aparelho ainda não tem uma cópia da lista de convidados. Vai aparecer quando tiveres rede.',
  signOut: 'Terminar sessão',
  signingOut: 'A terminar sessão…',
  draftsWillBeLost: 'Há alterações por guardar. Se terminares a sessão, perdem-se.',
  discardAndSignOut: 'Descartar e terminar sessão',
  live: 'Em direto',
  connecting: 'A ligar',
  offline: 'Sem rede',
  asOf: (time, ago) => `Dados de ${time}, ${ago}`,
  justNow: 'agora mesmo',
  notLoaded: 'Ainda não carregou',
  unsent: 'há alterações por enviar',
  onlyDoor: 'Essa página é só para anfitriões. Tu ajudas à entrada: esta é a tua.',
};

export const signIn: HostsWords['signIn'] = {
  title: 'Entrar',
  onlyHosts: 'Só os anfitriões podem ver a lista de convidados.',
  waiting: (number, email) =>
    `As chegadas de ${guestCount(number)} ainda não foram enviadas. Este aparelho guarda-as para ${email}: entra com esse endereço para as enviar.`,
  drafts: (email) =>
    `Este aparelho conserva o que ${email} escreveu e não guardou: entra com esse endereço para continuar.`,
  discard: 'Descartar estas alterações',
  discardForGood: 'Descartá-las de vez',
  discarded: 'As alterações foram descartadas.',
  password: 'Palavra-passe',
  passwordRequired: 'Escreve a tua palavra-passe',
  signIn: 'Entrar',
  signingIn: 'A entrar…',
  newOrForgot:
    'É a primeira vez, ou esqueceste a palavra-passe? Escreve o teu email aqui em cima e depois:',
  sendLink: 'Enviar-me um link para escolher a palavra-passe',
  sending: 'A enviar…',
  sent: (email) =>
    `Enviámos um link para ${email}. Abre-o para escolher a palavra-passe e depois entra aqui. Pode demorar uns minutos; vê também na pasta de spam. Se outro email te pedir só para confirmar o endereço, ignora-o.`,
  notAHost: 'Ainda não és anfitrião',
  askAHost: (email) =>
    `Entraste como ${email}, que não pode abrir a lista de convidados. Pede a outro anfitrião, ou a quem gere este site, que acrescente este endereço na página «Anfitriões». Depois tenta outra vez.`,
  arrivalsLost: (number) =>
    `As chegadas de ${guestCount(number)} não puderam ser enviadas e foram apagadas deste aparelho. Avisa outro anfitrião.`,
  draftsLost: 'O que escreveste e não guardaste foi apagado deste aparelho.',
  isItYours: 'Este endereço é teu?',
  notVerified: (email) =>
    `Entraste como ${email}, mas este endereço ainda não foi confirmado. Escolhe uma nova palavra-passe por email e depois entra com ela.`,
};

export const overview: HostsWords['overview'] = {
  title: 'Quem vem',
  unreadable: (number, keys) =>
    `${documentCount(number)} fora das contas, porque há campos inválidos. Corrige na consola do Firebase: ${keys}.`,
  peopleADay: 'Pessoas por dia',
  replies: (number) => `${replies(number)}.`,
  notAskedDays: (days) => `O formulário não inclui: ${days}.`,
  notAsked: 'sem pergunta',
  invited: 'Convidados',
  inAll: (number, children) =>
    `Cada dia soma ${peopleCount(number)}${children > 0 ? `, das quais ${count(children, 'criança', 'crianças')}` : ''}.`,
  withdrawnYes: (link, number) => [
    link(
      `${guestCount(number)} ${number === 1 ? 'disse' : 'disseram'} que sim, mas o convite foi retirado.`,
    ),
    ' A resposta continua a contar. Cria um novo link pessoal ou apaga a resposta.',
  ],
  countedTwice: 'Talvez contados duas vezes:',
  seeDuplicates: (number) =>
    number === 1 ? 'Ver o possível repetido' : `Ver ${format(number)} possíveis repetidos`,
  peopleOn: (weekday, number, answer) => `${weekday}, ${answer}: ${peopleCount(number)}`,
  unanswered: 'Quem ainda não respondeu',
  allAnswered: 'Todos os convidados já responderam.',
  peopleInvited: (strong, number, invited) => [
    strong(peopleCount(number)),
    ` em ${invitations(invited)}`,
  ],
  copyNames: 'Copiar nomes',
  namesCopied: 'Nomes copiados.',
  remindOneByOne: 'Lembrar um a um',
  groupText:
    'Um lembrete para todos não tem links pessoais: quem responder com a palavra-passe conta como um convidado novo.',
  dietary: 'Restrições alimentares de quem vem',
  newest: 'Últimas respostas',
  noReplies: 'Ainda não há respostas.',
  isNew: 'Novo',
  newSince: (number) => `${replies(number)} desde a tua última visita.`,
  notChosen: 'ainda por escolher',
  tooMany: 'a mais',
  chosenFor: (chosen, number) =>
    `${count(chosen, 'escolha', 'escolhas')} para ${peopleCount(number)}`,
  duplicates: 'Possíveis repetidos',
  possibly: (reason) => `Talvez o mesmo convidado: ${reason}.`,
  sameName: 'o mesmo nome',
  namesTheOther: 'um indica o outro como acompanhante',
  amongTheOther: 'um está entre as pessoas do outro',
  oneLetterApart: 'nomes que diferem numa letra',
  partOfName: 'um nome faz parte do outro',
  keep: 'Manter estas respostas',
  use: 'Usar no convite',
  merge: 'Juntar',
  merged: 'Juntos.',
  lost: 'Vão perder-se estas respostas:',
  tooManyNames: (number, limit) =>
    `As duas juntas indicam ${number} pessoas, e numa resposta só cabem ${limit}. Abre uma delas e retira quem está repetido ou não vem.`,
  notesTooLong: (limit) =>
    `Juntas, as notas têm mais de ${format(limit)} letras. Encurta uma delas e depois junta-as.`,
  namesMissing: (day) =>
    `Uma resposta diz pelo nome quem vem; a outra não o diz para ${day}. Abre-a, escolhe quem vem e depois junta-as.`,
  keepInvitation: 'Manter este convite',
  linksStop: (number) =>
    number === 1
      ? 'Este link pessoal vai deixar de funcionar:'
      : 'Estes links pessoais vão deixar de funcionar:',
  distinct: (number) => (number === 2 ? 'Não é a mesma pessoa' : 'São pessoas diferentes'),
  putAway: 'Sugestão ignorada.',
  openInvitation: (number) => `convite por responder, para ${peopleCount(number)}`,
  hasInvitation: 'tem convite',
  unknownPeople: 'Quantas pessoas?',
  yesWithoutNumber: (link, number) => [
    link(`${count(number, 'resposta diz', 'respostas dizem')} que sim, sem número.`),
    ' Um convite conta com todos os que lá estão; outra resposta, como uma pessoa, ou duas se indicar acompanhante.',
  ],
  perhaps: (number) => (number === 1 ? 'Parece ser 1' : `Parecem ser ${number}`),
  perhapsOf: (name, number) =>
    `${name}: ${number === 1 ? 'parece ser 1' : `parecem ser ${number}`}, usar este número`,
  savedPeople: (number) => `Guardado: ${peopleCount(number)}.`,
  exports: 'Exportar e imprimir',
  csv: 'Descarregar CSV',
  peopleCsv: 'Descarregar CSV por pessoa',
  print: 'Imprimir lista',
  backup: 'Cópia de segurança',
  saveTheDate: (date) =>
    `Os convidados veem um aviso com a data, até poderem responder a partir de ${date}.`,
  afterwards: 'A festa já passou: os convidados veem o agradecimento e já não podem responder.',
  album: 'Álbum',
  albumCode: 'Código QR do álbum partilhado',
};

export const guests: HostsWords['guests'] = {
  title: 'Convidados',
  draft: 'Rascunho',
  add: 'Acrescentar convidado',
  import: 'Importar',
  printCards: 'Imprimir cartões',
  correct: 'Corrigir a resposta',
  corrected: (name) => `Guardado: ${name}`,
  everything: 'Tudo sobre este convidado',
  select: 'Selecionar',
  someOf: (number, total) => `${format(number)} de ${guestCount(total)}`,
  answer: 'Resposta',
  anyAnswer: 'Qualquer resposta',
  question: 'Pergunta',
  allQuestions: 'Todas as perguntas',
  answered: 'com resposta',
  noAnswer: 'sem resposta',
  incomplete: 'incompleta',
  tooMany: 'a mais',
  sort: 'Ordenar',
  byName: 'Por nome',
  sorted: { newest: 'Mais recentes primeiro', people: 'Mais pessoas' },
  noInvitation: 'Sem convite pessoal',
  withdrawnYes: 'Vêm, convite retirado',
  unknownPeople: 'Número desconhecido',
  replied: 'Respondeu',
  anyTime: 'Em qualquer altura',
  since: { hour: 'Última hora', day: 'Último dia', week: 'Última semana' },
  tag: 'Etiqueta',
  anyTag: 'Todas as etiquetas',
  table: 'Mesa',
  anyTable: 'Todas as mesas',
  noted: 'Notas dos anfitriões',
  anyNotes: 'Todas as notas',
  notedLabels: {
    noContact: 'Sem telefone nem email',
    noTable: 'Sem mesa',
    cardPrinted: 'Cartão impresso',
    cardNotPrinted: 'Cartão por imprimir',
    reminded: 'Com lembrete',
    notReminded: 'Sem lembrete',
    thanked: 'Agradecimento feito',
    notThanked: 'Agradecimento por fazer',
  },
  saveFilters: 'Guardar estes filtros',
  saveAs: 'Guardar',
  filterName: 'Nome destes filtros',
  forgetFilters: (name) => `Esquecer «${name}»`,
  clearFilters: 'Limpar filtros',
  selectedGuests: 'Convidados selecionados',
  selected: (number) => `${count(number, 'convidado selecionado', 'convidados selecionados')}`,
  selectAll: (number) => `Selecionar todos: ${format(number)}`,
  selectNone: 'Não selecionar nenhum',
  note: 'Mesa, etiquetas…',
  delete: 'Apagar…',
  print: (number) => `Imprimir ${cardCount(number)}`,
  done: 'Concluir',
  deleteSelected: 'Apagar os convidados selecionados',
  askToDelete: (strong, number, links) => [
    strong(`Apagar ${guestCount(number)}?`),
    ' Primeiro fica tudo guardado num ficheiro neste aparelho, e a página «Cópia de segurança» pode trazê-lo de volta.',
    links > 0
      ? ` ${count(links, 'link pessoal deixa', 'links pessoais deixam')} de funcionar.`
      : '',
  ],
  saveAndDelete: 'Guardar o ficheiro e apagar',
  keep: 'Não apagar',
};

export const guest: HostsWords['guest'] = {
  notOnTheList: 'Este convidado não está na lista',
  deletedOrWithdrawn: 'A resposta foi apagada, ou o convite foi retirado.',
  allGuests: 'Todos os convidados',
  isGone:
    'Alguém apagou este convidado enquanto escrevias. Guarda para o trazer de volta com o que escreveste, ou descarta.',
  savedAt: (time) => `Guardado em ${time}`,
  saved: 'Guardado',
  isSaved: 'Guardado.',
  checkMarked: 'Ainda não foi guardado. Verifica o que está assinalado acima.',
  hasNotAnswered: 'Ainda não respondeu',
  arrived: (days) => `chegou: ${days}`,
  reply: 'Resposta',
  replyIfKnown: 'Resposta (deixa em branco o que não sabes)',
  deleteReply: 'Apagar esta resposta',
  replyDeleted: 'A resposta foi apagada.',
  personalInvitation: 'Convite pessoal',
  invitation: 'Convite',
  withdraw: 'Retirar o convite',
  withdrawn: 'O convite foi retirado.',
  noPersonalLink:
    'Esta resposta não tem link pessoal. Um link pessoal abre-a em qualquer aparelho. A partir daí, só se pode alterar com esse link.',
  createLink: 'Criar um link pessoal',
  noAddresses:
    'Esta página não pode mostrar o link pessoal, porque faltam os endereços dos sites. Pede a quem gere este site que defina WEEKEND_ADDRESS e SATURDAY_ADDRESS (docs/deploy.md, passo 3).',
  copyLink: 'Copiar link',
  copied: 'Copiado.',
  qrCode: 'Código QR',
  qrCodeOf: 'Código QR do link pessoal',
  nameOnCard: 'Nome(s) no cartão',
  invitedTo: 'Convite para',
  members: 'Nomes das pessoas, um por linha',
  children: 'Crianças',
  replySays: (answers) => `A resposta diz: ${answers}`,
  yesTo: (weekday) => `sim (${weekday})`,
  peopleOn: (number, weekday) => `${peopleCount(number)} (${weekday})`,
  comes: (name) => `${name} vem`,
  choose: 'Escolhe o que fazer',
  excess: { match: 'Ajustar a resposta', leave: 'Deixar a resposta como está' },
  noAnswer: 'Sem resposta',
  howMany: (day) => `${day}: quantas pessoas`,
  otherNotes: 'Outras notas (não estão no formulário do convidado)',
  quoted: (value) => `«${value}»`,
  nothing: 'nada',
  saving: 'A guardar…',
  save: {
    reply: 'Guardar resposta',
    invitation: 'Guardar convite',
    guest: 'Guardar convidado',
    notes: 'Guardar notas',
    news: 'Publicar',
    tables: 'Guardar mesas',
  },
  saveAll: 'Guardar as alterações',
  discard: 'Descartar alterações',
  changedElsewhere: {
    reply: 'Alguém alterou esta resposta enquanto escrevias. Agora diz:',
    invitation: 'Alguém alterou este convite enquanto escrevias. Agora diz:',
    notes: 'Alguém alterou estas notas enquanto escrevias. Agora dizem:',
    tables: 'Alguém alterou as mesas enquanto escrevias. Agora dizem:',
  },
  deletedElsewhere: {
    reply: 'Alguém apagou esta resposta enquanto escrevias.',
    invitation: 'Alguém apagou este convite enquanto escrevias.',
    notes: 'Alguém apagou estas notas enquanto escrevias.',
    tables: 'Alguém apagou as mesas enquanto escrevias.',
  },
  saveMine: 'Guardar o meu',
  keepTheirs: 'Ficar com o deles',
  bringBack: 'Trazer de volta',
  leaveDeleted: 'Deixar apagado',
  notSaved: (message) =>
    `O que escreveste na página anterior não foi guardado, mas ainda lá está. ${message}`,
  add: 'Acrescentar convidado',
  /** @param values e.g. `Carl Okoye · 2 people` */
  readAs: (values) => `Entendido como: ${values}`,
  keepTyped: 'Manter o que escrevi',
  namesakes: 'Este nome já está na lista:',
  namesakeAsked:
    'Já há alguém com este nome na lista: vê a ligação por baixo do nome. Para acrescentar outra pessoa com o mesmo nome, guarda outra vez.',
  added: (name) => `${name} já está na lista.`,
  exists:
    'Este convidado já tinha sido guardado com outras respostas, por isso nada foi alterado. Procura-o na lista e altera lá as respostas.',
  unnamed: 'Convidado',
};

export const notes: HostsWords['notes'] = {
  title: 'Só para os anfitriões',
  onlyHosts: 'Os convidados nunca veem isto.',
  fields: {
    phone: 'Telefone',
    email: 'Email',
    address: 'Morada',
    table: 'Mesa',
    seats: 'Mesas de cada pessoa, uma por linha',
    tags: 'Etiquetas, uma por linha',
    note: 'Nota',
    remindedAt: 'Lembrete aberto',
    remindedBy: 'Lembrete aberto com',
    cardPrintedAt: 'Cartão impresso',
    thankedAt: 'Agradecimento',
    thankedBy: 'Agradecimento por',
    sentNews: 'Novidades abertas',
  },
  channels: {
    whatsapp: 'WhatsApp',
    sms: 'uma mensagem',
    email: 'um email',
    share: 'o menu de partilha',
    copy: 'uma cópia',
  },
  tooManyTags: (limit) => `Põe no máximo ${limit} etiquetas`,
  noteWhat: 'O que anotar',
  many: {
    table: 'Mesa',
    addTag: 'Acrescentar uma etiqueta',
    removeTag: 'Retirar uma etiqueta',
    cardPrinted: 'Cartão impresso',
    cardNotPrinted: 'Cartão por imprimir',
    thanked: 'Agradecimento feito',
    notThanked: 'Agradecimento por fazer',
  },
  newTable: 'Mesa (vazio para nenhuma)',
  tag: 'Etiqueta',
  seatedElsewhere: (number) =>
    `${count(number, 'convidado já tem', 'convidados já têm')} outra mesa.`,
  seatedApart: (names) => `Quem se senta à parte mantém a sua mesa: ${names}.`,
  noteOf: (number) => `Alterar ${count(number, 'convidado', 'convidados')}`,
  seatExample: (name) => `${name} = 8`,
  seatFormat: (name) =>
    `Escreve em cada linha um nome, « = » e uma mesa, por exemplo ${name || 'Ana'} = 8`,
  noEquals: 'O nome de uma mesa não pode ter “=”',
  noSuchPerson: (name, names) =>
    `Ninguém deste grupo se chama «${name}». ${names ? `Os nomes são: ${names}` : 'O grupo não tem nomes'}`,
};

export const guestNews: HostsWords['guestNews'] = {
  title: 'Novidades',
  intro:
    'Os convidados veem as novidades na página de agradecimento, por cima do programa. O que foi escrito depois da resposta aparece uma vez como novo.',
  write: 'Escrever uma novidade',
  forWhom: 'Quem a vê',
  guests: { saturday: 'Todos', weekend: 'Só quem foi convidado para todos os dias' },
  text: 'Texto',
  textIn: (language) => `Texto em ${language}`,
  textRequired: 'Escreve alguma coisa',
  isPublished: 'Publicado.',
  published: 'O que os convidados veem',
  none: 'Ainda não há novidades.',
  remove: (text) => `Retirar: ${text}`,
  removed: 'Retirado.',
  send: 'Enviar um a um',
  gone: 'Esta novidade foi retirada, por isso não há nada para enviar.',
};

export const reminders: HostsWords['reminders'] = {
  title: 'Lembrar um a um',
  summary: (waiting, paused) =>
    `${guestCount(waiting)} por lembrar, ${format(paused)} nas últimas 24 horas.`,
  offline:
    'Estás sem ligação, por isso não vês a quem escrevem os outros anfitriões e nada fica registado.',
  done: 'Hoje não falta lembrar ninguém.',
  countryCode: 'Indicativo do país para os telefones que não o têm, por exemplo +351',
  badCode: 'Isso não é um indicativo de país',
  notANumber: (text) => `“${text}” não pode ser um número de telefone.`,
  needsCode: (text) => `${text} não tem indicativo do país: escreve-o acima.`,
  noContact: 'Ainda não há telefone nem email.',
  toGuest: 'Abrir este convidado',
  channels: { whatsapp: 'WhatsApp', sms: 'Mensagem', email: 'Email' },
  copy: 'Copiar',
  next: 'Convidado seguinte',
  leftList: 'Já não está nesta lista: a resposta acabou de mudar ou alguém retirou este convidado.',
  opened: (name, opened) => `${name}: ${opened}`,
  last: (opened) => `Último lembrete aberto: ${opened}`,
  already: (opened) =>
    `Já foi aberto um lembrete: ${opened}. Só a outra aplicação sabe se foi enviado.`,
  again: 'Lembrar outra vez',
  paused: 'Lembrados nas últimas 24 horas',
  unreachable: 'Sem telefone nem email',
  sameTime: (name, opened) =>
    `Outro anfitrião abriu um lembrete para ${name} no mesmo momento (${opened}). Não envies também o teu.`,
  notRecorded: (name, reason) =>
    `O lembrete para ${name} não ficou registado e os outros anfitriões não o veem. ${reason}`,
  tryAgain: 'Tentar de novo',
};

export const thanks: HostsWords['thanks'] = {
  title: 'Agradecer um a um',
  summary: (waiting, thanked) =>
    `Por agradecer: ${count(waiting, 'convidado', 'convidados')}. Já agradecidos: ${format(thanked)}.`,
  offline: 'Não há ligação: não vês a quem os outros anfitriões agradecem, e nada fica registado.',
  done: 'Já agradeceram a todos os que vieram.',
  last: (opened) => `Último agradecimento: ${opened}`,
  already: (opened) => `Já houve um agradecimento a este convidado: ${opened}.`,
  again: 'Agradecer outra vez',
  paused: 'Agradecimento feito',
  sameTime: (name, opened) =>
    `Outro anfitrião agradeceu a ${name} no mesmo momento (${opened}). Não envies também o teu.`,
  notRecorded: (name, reason) =>
    `O agradecimento a ${name} não ficou registado, por isso os outros anfitriões não o veem. ${reason}`,
};

export const sendNews: HostsWords['sendNews'] = {
  title: 'Enviar a novidade um a um',
  summary: (waiting, opened) =>
    `Por enviar: ${count(waiting, 'convidado', 'convidados')}. Já abertas: ${format(opened)}.`,
  offline: 'Não há ligação: não vês a quem os outros anfitriões escrevem, e nada fica registado.',
  done: 'Já não falta enviá-la a ninguém.',
  last: (opened) => `Aberta pela última vez: ${opened}`,
  already: (opened) =>
    `Esta novidade já foi aberta para este convidado: ${opened}. Só a outra aplicação sabe se foi enviada.`,
  again: 'Enviar outra vez',
  paused: 'Já abertas',
  sameTime: (name, opened) =>
    `Outro anfitrião abriu esta novidade para ${name} no mesmo momento (${opened}). Não a envies também.`,
  notRecorded: (name, reason) =>
    `Não ficou registado que abriste esta novidade para ${name}, por isso os outros anfitriões não o veem. ${reason}`,
};

export const more: HostsWords['more'] = {
  title: 'Mais',
  write: 'Escrever aos convidados',
  print: 'Mesas e impressão',
  data: 'Lista e anfitriões',
  cards: 'Cartões de convite',
  list: 'Lista para imprimir',
  hosts: 'Gerir anfitriões',
};

/** The columns of tables. An import reads every language, see its `headings.ts`. */
export const columns: HostsWords['columns'] = {
  name: 'Nome',
  firstName: 'Nome próprio',
  lastName: 'Apelido',
  namePart: 'Outra parte do nome',
  party: 'Agregado familiar',
  adults: 'Adultos',
  companions: 'Acompanhantes',
  children: 'Crianças',
  days: 'Convidado para',
  people: 'Pessoas',
  members: 'Nomes das pessoas',
  language: 'Língua',
  phone: 'Telefone',
  email: 'Email',
  address: 'Morada',
  table: 'Mesa',
  seats: 'Mesas de cada pessoa',
  tags: 'Etiquetas',
  note: 'Nota',
  id: 'id',
  lastReply: 'Última resposta',
  problem: 'Problema',
  person: 'Pessoa',
  child: 'Criança',
  yes: 'sim',
  no: 'não',
  asChild: (name) => `${name} (criança)`,
  notListed: 'já não está na lista',
  peopleOn: (weekday) => `${weekday}: pessoas`,
  dietaryOn: (weekday) => `${weekday}: necessidades alimentares`,
  arrivedOn: (weekday) => `${weekday}: chegaram`,
};

export const imports: HostsWords['imports'] = {
  title: 'Importar convidados',
  howTo:
    'Cola a tua lista de convidados tal como está, ou escolhe um ficheiro: uma tabela, nomes uns por baixo dos outros ou contactos. Nada é guardado antes de veres como fica.',
  listCanSay: 'O que a lista pode dizer',
  understood: (b, languages, days, isNamed) => [
    'São reconhecidos cabeçalhos em oito línguas, e também «Ana +1» e «Família Okafor (4)». ',
    ...(isNamed
      ? [
          'Uma coluna ',
          b(columns.members),
          ' pode indicar as pessoas de um convite (Ana; Rui; Tom (criança)). ',
        ]
      : []),
    ...(days.length > 0
      ? [
          'Uma coluna ',
          b(columns.days),
          ` pode dizer para que é cada convite (${days.join(' ou ')}). `,
        ]
      : []),
    ...(languages.length > 0
      ? [b(columns.language), ` é a língua de um convite (${languages.join(' ou ')}). `]
      : []),
    'Telefone, email, morada, mesa, etiquetas e nota são só para os anfitriões. ',
    'Se voltares a importar a lista, os convidados com o mesmo nome são atualizados e mantêm os links.',
  ],
  list: 'Lista de convidados',
  example: (days) => exampleList('Margarida e João', 'Família Okafor', days),
  preview: 'Pré-visualização',
  file: 'Ou escolhe um ficheiro',
  progressLabel: 'Convidados processados',
  progress: (done, total) =>
    `${format(done)} de ${guestCount(total)} já processados. Não feches esta página.`,
  summary: (added, changed, unchanged, mistakes) =>
    `${count(added, 'novo', 'novos')}, ${count(changed, 'alterado', 'alterados')}, ${format(unchanged)} sem alterações, ${count(mistakes, 'erro', 'erros')}.`,
  unused: (number, columns) =>
    `Não importado: ${number === 1 ? 'a coluna' : 'as colunas'} ${columns}.`,
  uninvited: (number) =>
    `Não importado: ${guestCount(number)} sem convite pessoal. Muda as mesas e as notas deles na página «Convidados».`,
  import: (number) => `Importar ${guestCount(number)}`,
  nothingYet: 'Ainda não há nada para importar.',
  nothingNew: 'Não há nada para importar: a página já diz o mesmo que esta lista.',
  mistakes: 'Erros',
  mistakesNote:
    'Estas linhas ficam de fora. Corrige-as aqui em cima e pré-visualiza outra vez, ou importa-as mais tarde: os outros convidados mantêm os links.',
  changed: 'Alterados',
  changedNote: 'Desmarca o que deve ficar como está.',
  excess: (number) =>
    number === 1
      ? 'Uma resposta já não corresponde ao convite'
      : `${format(number)} respostas já não correspondem aos convites`,
  excessOptions: { match: 'Ajustar estas respostas', leave: 'Deixar estas respostas como estão' },
  tickAll: 'Marcar tudo',
  untickAll: 'Desmarcar tudo',
  insteadOf: (strong, value, stored) => [strong(value), ` em vez de ${stored}`],
  new: 'Novos',
  unchanged: 'Sem alterações',
  absent: 'Na página, mas não nesta lista',
  absentNote:
    'Ficam como estão. Para mudar um nome, muda-o na página do convidado, para que o link se mantenha.',
  columns: 'Como as colunas são lidas',
  leaveOut: 'Não usar',
  invitedTo: 'Onde a lista não o diz, os convidados novos são convidados para:',
  people: 'Onde a lista não o diz, cada convite novo é para:',
  chooseDays: 'Escolhe os dias',
  chooseNumber: 'Escolhe um número',
  waiting: (number) => `Responde a isto para poderes importar ${guestCount(number)}.`,
  sheet: 'Folha',
  firstGuests: 'Os primeiros convidados, como vão ficar',
  guessed: (names) =>
    `O ficheiro não diz como guarda os acentos. Estes nomes estão certos? ${names}`,
  replies: (number, columns) =>
    `Não importado, porque os convidados responderam isto noutro serviço: ${number === 1 ? 'a coluna' : 'as colunas'} ${columns}.`,
  skipped: (rows) => `Não são convidados e ficam de fora: ${rows}.`,
  skippedRow: (row, text) => `linha ${format(row)} (${text})`,
  whatDays: (word) => `«${word}» quer dizer:`,
  namesakes: (names) =>
    `Mais do que um convidado se chama ${names}. Como a lista os distingue, cada um terá o seu convite.`,
  phoneCountry: (number, country) =>
    `${count(number, 'número de telefone não diz', 'números de telefone não dizem')} o país. São lidos como de: ${country}.`,
  samples: (cells) => `P. ex., ${cells}`,
  unknownYet: 'ainda não se sabe quantos',
  undo: 'Anular esta importação',
  undone: (number) => `Importação anulada: ${guestCount(number)}`,
  undoRefused: (number) =>
    `Não é possível anular em ${guestCount(number)}, porque algo mudou entretanto.`,
  template: (format) => `Modelo (${format})`,
  /** The name of the file. */
  templateFile: 'lista-de-convidados',
  withheld: 'O que fica de fora nestas linhas',
  withheldNote:
    'Os convidados são importados sem isso. Corrige acima ou, mais tarde, na página do convidado.',
  absentList: 'Não estão nesta lista',
  row: (row) => `Linha ${row}`,
  someDone: (written, total) => `${format(written)} de ${guestCount(total)} já importados`,
  done: (written) => count(written, 'convidado importado', 'convidados importados'),
  see: 'Ver a importação',
  notImported: 'Por importar',
  printNew: (number) =>
    `Imprimir cartões para ${count(number, 'novo convidado', 'novos convidados')}`,
  edit: 'Editar esta lista',
  another: 'Importar outra lista',
  notLive:
    'A lista de convidados deste aparelho pode estar desatualizada, e podias acrescentar convidados duas vezes. Espera até a linha do topo dizer «Em direto» e pré-visualiza outra vez.',
  changedLater:
    'Alguém alterou este convidado depois da pré-visualização, por isso nada foi alterado. Pré-visualiza outra vez para ver.',
  addedLater:
    'Alguém acrescentou um convidado com este nome depois da pré-visualização, por isso nada foi alterado. Pré-visualiza outra vez para ver.',
};

export const importFaults: HostsWords['importFaults'] = {
  workbook:
    'Este ficheiro não pode ser lido aqui. Na tua folha de cálculo, guarda ou descarrega a lista como Excel (.xlsx) ou CSV e escolhe esse ficheiro.',
  oldWorkbook:
    'Este é um ficheiro antigo do Excel (.xls). Abre-o na tua folha de cálculo, guarda-o como Excel (.xlsx) ou CSV e escolhe esse ficheiro.',
  document: 'Isto é um documento, não uma tabela. Abre-o, copia os convidados e cola-os acima.',
  contacts:
    'Não é possível ler estes contactos. Exporta-os outra vez como vCard ou CSV e escolhe esse ficheiro.',
  noText:
    'Este ficheiro não é texto em UTF-8 ou UTF-16, e perdiam-se os acentos. Guarda a lista na folha de cálculo como «CSV UTF-8» e escolhe esse ficheiro.',
  tooLarge:
    'Esta lista é demasiado longa para ler de uma vez. Importa-a em várias partes, cada uma com os cabeçalhos.',
  empty: 'A lista está vazia. Cola-a com os cabeçalhos ou escolhe um ficheiro.',
  tooLong: (limit) =>
    `A lista continua, mas cada importação leva até ${guestCount(limit)}. Importa o resto noutra lista, com os mesmos cabeçalhos.`,
  noGuests: 'Não há convidados. Põe um em cada linha.',
  openQuote:
    'Há uma célula que começa com aspas (") e nunca acaba. Fecha as aspas no fim, ou apaga as do início.',
  tooManyCells: (cells, headings) =>
    `Tem ${cells} células, mas os cabeçalhos são ${headings}. Põe entre aspas a célula que tem uma vírgula.`,
  noNames: 'Nenhuma coluna tem os nomes. Escolhe abaixo qual é.',
  noEmail: (text) => `«${text}» não pode ser um endereço de email.`,
  inColumn: (column, sentence) => `Coluna «${column}»: ${sentence}`,
  cell: (message, cell) =>
    `${message}. ${cell ? `A célula tem «${cell}».` : 'A célula está vazia.'}`,
  unknownDays: (names) => `Escreve ${names.join(' ou ')}`,
  unknownId: 'Nenhum convite tem este id. Corrige-o ou deixa a célula vazia',
  unknownLanguage: (tags) => `Escreve ${tags.join(' ou ')}, ou deixa a célula vazia`,
  sameName: (row) =>
    `A linha ${row} tem o mesmo nome. Acrescenta o que os distingue, como um apelido, ou apaga uma das linhas.`,
  sameId: (row) => `A linha ${row} tem o mesmo id. Deixa a célula vazia para um convidado novo.`,
  severalGuests: (number) =>
    `Na página há ${number} convidados com este nome. Muda lá o nome de um deles, ou acrescenta uma coluna «id» com o id do link pessoal.`,
};

export const cards: HostsWords['cards'] = {
  title: 'Cartões',
  print: (number) => `Imprimir ${cardCount(number)}`,
  printSome: (number, total) => `Imprimir ${format(number)} de ${cardCount(total)}`,
  missing: (number) =>
    `${count(number, 'convidado escolhido não está', 'convidados escolhidos não estão')} na lista, e por isso ${number === 1 ? 'falta o cartão' : 'faltam os cartões'}. Se acabaste de importar, espera um momento: os cartões aparecem à medida que os convidados novos chegam a este aparelho.`,
  groups: {
    all: 'Todos os que têm convite',
    unanswered: 'Quem ainda não respondeu',
    chosen: 'Convidados escolhidos',
    place: 'Marcadores de mesa',
  },
  paper: 'Papel',
  papers: { A4: 'A4', letter: 'Letter' },
  part: 'Parte',
  fromTo: (first, last) => `${first} a ${last}`,
  noCards: 'Não há cartões para estes convidados. Só quem tem convite pessoal tem cartão.',
  howTo: (number, sheets) =>
    `${cardCount(number)} em ${count(sheets, 'folha', 'folhas')}. Imprime a 100%, com os gráficos de fundo, e corta pelas linhas. Lê o código de um cartão antes de imprimires os outros.`,
  howToFold: (number, sheets) =>
    `${cardCount(number)} em ${count(sheets, 'folha', 'folhas')}, por ordem das mesas. Imprime a 100%, corta pelas linhas e dobra cada cartão ao meio.`,
};

export const tables: HostsWords['tables'] = {
  title: 'Mesas',
  table: (number) => `Mesa ${number}`,
  summary: (seated, tableCount, others) =>
    `${peopleCount(seated)} em ${count(tableCount, 'mesa', 'mesas')}, ${format(others)} sem mesa.`,
  without: 'Sem mesa',
  notComing: 'Com mesa, mas (ainda) não vêm',
  seatedAt: (number, table, isNumber) =>
    `${guestCount(number)} ${number === 1 ? 'está' : 'estão'} ${isNumber ? `na mesa ${table}` : `em “${table}”`}.`,
  seatedNowhere: (number) => `${guestCount(number)} já não ${number === 1 ? 'tem' : 'têm'} mesa.`,
  howTo: 'Escolhe uma mesa e toca nos grupos ou nas pessoas que lá se sentam.',
  yourTables: 'As vossas mesas',
  perLine: 'Uma mesa por linha, com os lugares, se souberem',
  example: '1 = 8\n2 = 8\nMesa dos noivos = 12',
  lineFormat: (limit) =>
    `Escreve uma mesa em cada linha, com “ = ” e os lugares, se souberem, por exemplo 1 = 8. Uma mesa tem no máximo ${limit} letras`,
  twice: (table) => `“${table}” está em duas linhas`,
  seatAt: 'Sentar pessoas em',
  seatsLeft: (number) => {
    if (number === 0) return 'completa';
    return number > 0
      ? `${count(number, 'lugar livre', 'lugares livres')}`
      : `${format(-number)} a mais`;
  },
  seat: (number) => `Sentar ${peopleCount(number)}`,
  unseat: (number) => `Tirar ${peopleCount(number)} da mesa`,
  moves: (names) => `Vêm de outra mesa: ${names}`,
  oneByOne: 'Um a um',
  openGuest: (name) => `Abrir ${name}`,
  placeCards: 'Marcadores de mesa',
  publish: 'Publicar as mesas',
  outOfDate: (number) =>
    number === 0
      ? 'Todas as mesas estão publicadas como aqui.'
      : `${count(number, 'convidado ainda não vê', 'convidados ainda não veem')} a mesa indicada aqui.`,
  nothingToPublish:
    'Ninguém tem mesa ainda, por isso não há nada para publicar. Senta primeiro os teus convidados.',
  shownFrom: (date) =>
    `Os convidados veem a sua mesa publicada a partir de ${date}, por baixo da resposta.`,
};

export const print: HostsWords['print'] = {
  title: 'Lista de convidados',
  print: 'Imprimir',
  notPrinted:
    'Este navegador não consegue imprimir. Abre esta página noutro, como o Safari, o Chrome ou o Firefox.',
  totalAt: (table) => `${table}: total`,
  who: 'Quem',
  everybody: 'Toda a gente, todos os dias',
  comingOn: (weekday) => `Quem vem: ${weekday}`,
  caterer: (weekday) => `Para o catering: ${weekday}`,
  printed: (time) => `Impresso em ${time}`,
  ticked: 'Marcado',
  notes: 'Notas',
  nobody: 'Ainda ninguém.',
  legend: '✓ vem, e quantos · ✕ não vem · ? sem resposta · – sem convite',
};

export const backup: HostsWords['backup'] = {
  title: 'Cópia de segurança',
  download: 'Descarregar tudo',
  oneFile: (documents) =>
    `Um ficheiro com ${documents}. Tem o link pessoal de toda a gente, por isso guarda-o bem.`,
  notLive: (time) => `Estás sem ligação. O ficheiro tem a lista de ${time}.`,
  unreadable: (number) =>
    `${documentCount(number)} fora do ficheiro, porque há campos inválidos. O resumo indica quais.`,
  restore: 'Repor a partir de um ficheiro',
  restoreText:
    'Escolhe um ficheiro guardado por esta página: uma cópia de segurança, ou convidados apagados. Vês o que mudaria antes de mudar alguma coisa.',
  file: 'Ficheiro da cópia',
  reading: 'A ler o ficheiro…',
  notOpened: 'Não foi possível abrir este ficheiro. Escolhe-o outra vez.',
  fileOf: (time) => `Um ficheiro de ${time}.`,
  summary: (added, changed, unchanged, onlyHere) =>
    `Desde esta cópia: ${count(added, 'apagado', 'apagados')}, ${count(changed, 'alterado', 'alterados')}, ${format(unchanged)} sem alterações, ${count(onlyHere, 'acrescentado', 'acrescentados')}.`,
  newsLeftOut: 'As novidades ficam de fora, a não ser que as marques abaixo.',
  deletedFrom: (time) => `Um ficheiro de convidados apagados, de ${time}.`,
  deletedSummary: (added, changed, unchanged) =>
    `Desde este ficheiro: ${count(added, 'apagado', 'apagados')}, ${count(changed, 'alterado', 'alterados')}, ${format(unchanged)} sem alterações. Os restantes convidados ficam como estão.`,
  faulty: (number) =>
    `Não é possível repor ${count(number, 'documento deste ficheiro', 'documentos deste ficheiro')}:`,
  gone: 'Apagados desde então',
  goneNote: 'Desmarca o que deve continuar apagado.',
  changed: 'Alterados desde então: escolhe o que queres reverter',
  changedNote: 'São mais recentes do que o ficheiro. Sem marca, ficam como estão.',
  all: (number) => `Todos: ${format(number)}`,
  same: 'Sem alterações',
  onlyHere: 'Não estão neste ficheiro (ficam)',
  difference: (label, now, inFile) => `${label}: agora ${now}, no ficheiro ${inFile}`,
  timeNote:
    'As respostas repostas ficam com a hora da reposição, porque é o servidor que a define.',
  restoreAll: (documents) => `Repor ${documents}`,
  nothingChosen: 'Escolhe o que queres repor ou reverter.',
  nothingToRestore: 'Não há nada para repor: a lista tem tudo o que está neste ficheiro.',
  notABackup:
    'Este ficheiro não é uma cópia de uma lista de convidados. Escolhe um ficheiro descarregado desta página.',
  cutShort: 'Esta cópia não está completa: foi cortada ou alterada. Escolhe outro exemplar.',
  tooLarge: 'Este ficheiro é demasiado grande para ser a cópia de uma lista de convidados.',
  newer:
    'Esta cópia foi feita por uma versão mais recente desta página. Recarrega a página e tenta outra vez.',
  otherDays: (days) =>
    `Esta cópia tem respostas para dias que esta festa não tem: ${days}. Escolhe uma cópia desta festa.`,
  badPath: 'O Firestore não aceita um documento com este nome.',
  twice: 'Está duas vezes no ficheiro.',
  otherGuests: 'É de outros convidados.',
  withoutInvitation: 'Não é possível repor o convite desta resposta.',
  withoutGuest: 'O convidado não está no ficheiro ou não pode ser reposto.',
  unknownFields: (names) => `Tem campos desconhecidos: ${names}.`,
};

export const door: HostsWords['door'] = {
  title: 'À entrada',
  add: 'Acrescentar alguém',
  guestsOn: (weekday) => `Convidados: ${weekday}`,
  nobodyExpected: 'Não se espera ninguém neste dia. A pesquisa encontra todos os convidados.',
  changed: (name, numbers) => [
    name,
    `: ${anyOf(numbers)} ${Math.max(...numbers) === 1 ? 'chegou' : 'chegaram'}. `,
  ],
  arrivedOf: (strong, least, most, expected) => [
    most === 1 ? 'Chegou ' : 'Chegaram ',
    strong(range(least, most)),
    ` de ${peopleCount(expected)}`,
  ],
  counted: (counts) => `Contados: ${counts}`,
  together: (number) => `Ao todo ${number}`,
  peopleHere: (number) => count(number, 'chegou', 'chegaram'),
  seeSeparate: (number) =>
    `Ver ${count(number, 'convidado contado', 'convidados contados')} em separado`,
  mark: 'Marcar chegada',
  markGuest: (name) => `${name}: marcar chegada`,
  oneFewer: 'Menos um',
  oneMore: 'Mais um',
  deletedGuest: 'Um convidado que foi apagado',
  noLongerListed: (name, hasName, arrived, weekday) => [
    name,
    `${hasName ? ' já não está na lista' : ' (o nome não foi guardado)'}: ${anyOf(arrived)} ${Math.max(...arrived) === 1 ? 'pessoa chegou' : 'pessoas chegaram'} (${weekday})`,
  ],
  addToList: 'Pôr na lista',
  peopleArrived: (weekday) => `Quantas pessoas chegaram (${weekday})`,
  addAndMark: 'Acrescentar e marcar chegada',
  changedElsewhere:
    'Entretanto, outro anfitrião alterou este convidado, por isso nada foi guardado. Volta à lista para ver.',
  notAdded: (name, message) => `${name} não ficou na lista. ${message}`,
  arrived: (name, number) => `${name}: ${count(number, 'chegou', 'chegaram')}.`,
  notHere: (number) => `Ainda não chegaram (${format(number)})`,
  everybody: 'Ver todos',
  allHere: 'Já chegaram todos os que disseram que sim.',
  call: 'Ligar',
  write: 'Escrever',
  scan: 'Ler um código',
  endScan: 'Parar de ler',
  scanning: 'Põe um cartão, ou o telemóvel de um convidado, à frente da câmara.',
  cameraRefused:
    'Não é possível usar a câmara. Permite-a para esta página nas definições do navegador, fecha outras aplicações que a usem e tenta outra vez.',
  alreadyHere: (name, number) =>
    `${name}: já ${number === 1 ? 'chegou' : 'chegaram'} (${format(number)}).`,
  notListed: 'O convidado deste código já não está na lista. Procura pelo nome.',
  otherCelebration: 'Este código é de outra festa.',
  noGuestCode: 'Este não é o código de um convidado.',
};

export const hosts: HostsWords['hosts'] = {
  title: 'Anfitriões',
  sample: 'Isto é um exemplo sem contas, por isso não há anfitriões para acrescentar.',
  seeAll: 'Os anfitriões veem e alteram toda a lista de convidados.',
  helpers:
    'Quem ajuda à entrada vê quem foi convidado, marca chegadas e acrescenta quem não está na lista. Não pode alterar nem apagar convidados, nem ver as vossas notas. Com algum jeito, ainda conseguiria ler os links pessoais.',
  owner: 'Quem montou este site é sempre anfitrião e não aparece aqui.',
  youAreOwner: (email) =>
    `Foste tu que montaste este site, por isso és sempre anfitrião (${email}) e não apareces aqui.`,
  whoCanOpen: 'Quem pode abrir a lista',
  nobodyElse: 'Mais ninguém, por agora.',
  you: '(tu)',
  addedBy: (email, time) => `Acrescentado por ${email ?? 'ti'}${time && `, ${time}`}`,
  removeHost: (email) => `Remover ${email}`,
  add: 'Acrescentar anfitrião',
  addButton: 'Acrescentar',
  adding: 'A acrescentar…',
  role: 'O que pode fazer',
  roles: { host: 'Tudo, como anfitrião', door: 'Só ajudar à entrada' },
  helper: 'Ajuda à entrada',
  makeHelper: 'Só entrada',
  makeHost: 'Tornar anfitrião',
  isNow: (email, isHelper) =>
    isHelper ? `${email} já ajuda à entrada.` : `${email} já é anfitrião.`,
  tellThem: 'Diz-lhe como entrar:',
  steps: (email, address) =>
    `Já podes abrir a nossa lista de convidados. Vai a ${address}, escreve ${email} e carrega em «${signIn.sendLink}». Abre o link que vem no email e depois entra.`,
  removeMyself: 'Remover-me',
  stay: 'Continuar anfitrião',
  onlyOthersAdd: 'A tua sessão termina, e só outro anfitrião te pode voltar a acrescentar.',
  emailRequired: 'Escreve um endereço de email',
  alreadyHost: (email) => `${email} já pode abrir a lista`,
  removed: (email) => `${email} já não pode abrir a lista.`,
  copied: 'Copiado.',
};

/** @param done e.g. `Apagado`, which has no gender here */
const task = (doing: string, done: string) => ({
  doing: `${doing}…`,
  progress: (number: number, total: number) => `${doing}… ${format(number)} de ${format(total)}`,
  all: (documents: string) => `${done}: ${documents}.`,
  some: (number: number, total: number) => `${done}: ${format(number)} de ${format(total)}.`,
  not: (number: number, names: string) =>
    `Não ${done.toLowerCase()}: ${format(number)}${names && ` (${names})`}.`,
});

export const tasks: HostsWords['tasks'] = {
  delete: task('A apagar', 'Apagado'),
  restore: task('A repor', 'Reposto'),
  note: task('A alterar', 'Alterado'),
  undo: task('A anular', 'Anulado'),
  documents: {
    rsvps: replies,
    invitations,
    arrivals: (number) => count(number, 'chegada', 'chegadas'),
    distinct: (number) => count(number, 'repetido ignorado', 'repetidos ignorados'),
    tables: (number) => count(number, 'mesa publicada', 'mesas publicadas'),
    news: (number) => count(number, 'lista de novidades', 'listas de novidades'),
    guestNotes: (number) => `notas de ${guestCount(number)}`,
  },
  kinds: {
    rsvps: 'resposta',
    invitations: 'convite',
    arrivals: 'chegada',
    distinct: 'repetido ignorado',
    tables: 'mesa publicada',
    news: 'novidades',
    guestNotes: 'notas',
  },
  nothing: 'Nada',
  more: (number) => `mais ${format(number)}`,
  changed: 'Entretanto, alguém alterou ou apagou.',
  nextFailed: (message) => `Os seguintes falharam: ${message}`,
  continue: 'Continuar',
};

export const errors: HostsWords['errors'] = {
  sample:
    'Dados de exemplo: estes convidados são inventados, e as alterações ficam neste navegador.',
  rehearsal: 'Isto é um ensaio: os convidados são os dos emuladores.',
  noCopy:
    'O teu navegador está a bloquear os dados deste site, por isso este dispositivo não guarda uma cópia da lista de convidados: sem ligação, também à porta, a página não mostra nada depois de a recarregares. Permite os dados do site nas definições.',
  unsent:
    'Ainda há chegadas por enviar, por isso a sessão continua aberta. Termina-a outra vez quando houver ligação.',
  waitingForOther: (email) =>
    `Este aparelho conserva alterações de ${email} por enviar ou por guardar. Entra com esse endereço ou descarta primeiro as alterações.`,
  copyRemains:
    'A sessão terminou, mas não foi possível remover a cópia da lista de convidados deste aparelho. Fecha todos os separadores desta página e apaga os dados do site nas definições do navegador.',
  unsaved: (names) =>
    `Há algo escrito e por guardar sobre ${names}, por isso nada foi alterado. Guarda ou descarta isso primeiro: na lista está marcado como “Rascunho”.`,
  offline: 'Não há ligação, por isso nada foi alterado. Tenta outra vez quando voltar.',
  noEmail: 'Isto não é um endereço de email. Verifica-o e tenta outra vez.',
  wrongPassword:
    'O endereço de email ou a palavra-passe não está certo. Verifica os dois, ou escolhe uma nova palavra-passe por email.',
  disabled: 'Esta conta foi desativada. Quem gere este site pode ativá-la na consola do Firebase.',
  busy: 'O servidor está muito ocupado. Tenta outra vez daqui a uns minutos.',
  changed: 'Este convidado foi alterado ao mesmo tempo. Tenta outra vez.',
  broken: 'Algo correu mal, por isso nada foi alterado. Tenta outra vez daqui a pouco.',
  stopped:
    'A lista de convidados deixou de ser atualizada, por isso esta página vai abrir de novo. O que escreveste fica guardado.',
  refused:
    'Esta conta não é de um anfitrião, por isso o servidor recusou. Outro anfitrião pode acrescentá-la na página «Anfitriões».',
  unanswered:
    'O servidor não respondeu a tempo, por isso esta alteração pode ter ficado guardada ou não. Verifica antes de tentares outra vez.',
  newsFull: (limit) => `Já há ${limit} novidades para estes convidados. Retira primeiro uma delas.`,
  unreadable: {
    rsvps:
      'Não é possível ler esta resposta, por isso nada foi alterado. Corrige-a na consola do Firebase.',
    invitations:
      'Não é possível ler este convite, por isso nada foi alterado. Corrige-o na consola do Firebase.',
    arrivals:
      'Não é possível ler as chegadas deste convidado, por isso nada foi alterado. Corrige-as na consola do Firebase.',
    news: 'As novidades não se conseguem ler, por isso nada foi alterado. Corrige-as na consola do Firebase.',
    tables:
      'Não é possível ler a mesa publicada deste convidado, por isso nada foi alterado. Corrige-a na consola do Firebase.',
    guestNotes:
      'Não é possível ler as notas sobre este convidado, por isso nada foi alterado. Corrige-as na consola do Firebase.',
  },
  nameMissing: 'Esta resposta ficaria sem nome, por isso nada foi alterado.',
  noNameToRestore:
    'Esta resposta não tem nome: «Anular» não a poderia trazer de volta, por isso nada foi alterado. Escreve primeiro um nome, ou apaga-a na consola do Firebase.',
  fieldsToRestore: (names) =>
    `Esta resposta tem campos que foram acrescentados na consola do Firebase (${names}). «Anular» não os poderia trazer de volta, por isso nada foi alterado. Apaga lá esses campos ou a resposta.`,
};
