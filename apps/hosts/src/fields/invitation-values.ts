import type { Values } from '@invitation/domain/edit';
import type { Invitation } from '@invitation/domain/invitation';
import { languageName } from '@invitation/domain/language';
import { common } from '@invitation/domain/words/hosts/common';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { language as hostsLanguage } from '@invitation/domain/words/hosts/language';
import type { ShownSite } from '../parts/hosts-site';
import { quoted } from './reply-labels';

/** The values of a form for a new invitation. */
export const BLANK_INVITATION: Values = { name: '', days: 'weekend', people: '1', language: '' };

/** What the schema reads from the form. An empty number is missing. */
export const preparedInvitation = ({ name, days, people = '', language }: Values) => ({
  name,
  days,
  people: people.trim() === '' ? undefined : Number(people),
  ...(language && { language }),
});

/** The labels of the form. */
export const INVITATION_LABELS = {
  name: words.nameOnCard,
  days: words.invitedTo,
  people: common.people,
  language: common.language,
} as const;

/** A field in a sentence, e.g. `People` and `“2”`. */
export const describeInvitationField = (
  name: string,
  value: unknown,
  { invitedTo }: Pick<ShownSite, 'invitedTo'>,
): readonly [label: string, value: string] => [
  INVITATION_LABELS[name as keyof typeof INVITATION_LABELS],
  quoted(
    name === 'days'
      ? invitedTo.names[value as Invitation['days']]
      : name === 'language'
        ? shownLanguage(String(value ?? ''))
        : value,
  ),
];

/** @param language a tag; empty if the guest's browser chooses */
export const shownLanguage = (language = ''): string =>
  language ? languageName(language, hostsLanguage) : common.browserLanguage;
