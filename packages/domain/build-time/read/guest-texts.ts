import type { CardTexts, GuestTexts } from '../../src/event/card-texts';
import { eventsOf } from '../../src/mode/mode';
import { type Language, WORDS } from '../../src/words/words';
import type { Content, SiteContent } from './site-content';

const textsOf = ({ celebration, events, replyBy }: SiteContent, language: Language): CardTexts => {
  const { by, everyone: _, thanks: __, ...words } = WORDS[language].card;
  return {
    language,
    title: celebration.gateTitle,
    place: celebration.gateSubtitle,
    postmark: celebration.postmark,
    stamp: celebration.stamp,
    skyline: celebration.skyline,
    dates: events.map(({ date }) => date),
    replyBy: replyBy && by(replyBy.date),
    words,
  };
};

export const guestTexts = ({ language, reminder, weekend, saturday }: Content): GuestTexts => ({
  language,
  reminder,
  thanks: WORDS[language].card.thanks,
  everyone: WORDS[language].card.everyone,
  cards: {
    weekend: textsOf(weekend, language),
    // The texts of the Saturday-only site. Without that site, leaves out the other days.
    saturday: textsOf(
      saturday ?? { ...weekend, events: eventsOf('saturday', weekend.events) },
      language,
    ),
  },
});
