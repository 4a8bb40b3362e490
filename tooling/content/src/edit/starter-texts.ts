import type { Language } from '@invitation/domain/words/words';

export const PARTIES = ['party', 'birthday', 'wedding'] as const;
export type Party = (typeof PARTIES)[number];

/** A couple's first texts, until they write their own. `hosts` are their names, `city` is the place. */
interface StarterTexts {
  readonly titles: Readonly<Record<Party, (hosts: string) => string>>;
  readonly gateHelp: (hosts: string) => string;
  readonly rsvpTitle: (hosts: string) => string;
  readonly rsvpSubtitle: string;
  readonly preview: (hosts: string) => string;
  readonly declinedText: string;
  readonly storyText: string;
  readonly reminder: string;
  readonly thankYou: (hosts: string) => string;
  readonly description: string;
}

const english: StarterTexts = {
  titles: {
    party: (hosts) => `A party with ${hosts}`,
    birthday: (hosts) => `${hosts}’s Birthday`,
    wedding: (hosts) => `The Wedding of ${hosts}`,
  },
  gateHelp: (hosts) => `It’s printed on your invitation. If you can’t find it, ask ${hosts}.`,
  rsvpTitle: (hosts) => `Celebrate with ${hosts}`,
  rsvpSubtitle: 'We can’t wait to celebrate with you',
  preview: (hosts) => `You are invited to celebrate with ${hosts}.`,
  declinedText: 'We’re sorry that you can’t make it. You will be missed.',
  storyText: 'How we got here, in pictures.',
  reminder: 'Hi {name}! We’d love to celebrate with you. Please tell us if you can come: {link}',
  thankYou: (hosts) => `A picture of ${hosts}`,
  description: 'We look forward to seeing you.',
};

/** By the language of the site. */
export const STARTER_TEXTS: Readonly<Record<Language, StarterTexts>> = {
  'en-US': english,
  'en-GB': english,
  de: {
    titles: {
      party: (hosts) => `Ein Fest mit ${hosts}`,
      birthday: (hosts) => `Geburtstag von ${hosts}`,
      wedding: (hosts) => `Hochzeit von ${hosts}`,
    },
    gateHelp: (hosts) => `Es steht auf deiner Einladung. Wenn du es nicht findest, frag ${hosts}.`,
    rsvpTitle: (hosts) => `Feier mit ${hosts}`,
    rsvpSubtitle: 'Wir freuen uns darauf, mit dir zu feiern',
    preview: (hosts) => `Du bist eingeladen, mit ${hosts} zu feiern.`,
    declinedText: 'Schade, dass du nicht kommen kannst. Du wirst uns fehlen.',
    storyText: 'Die Jahre bis heute, in Bildern.',
    reminder: 'Hallo {name}! Wir würden gern mit dir feiern. Sag uns bitte, ob du kommst: {link}',
    thankYou: (hosts) => `Ein Bild von ${hosts}`,
    description: 'Wir freuen uns auf dich.',
  },
  es: {
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
  },
  'pt-PT': {
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
  },
};
