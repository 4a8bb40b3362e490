import { fields as labels } from '@invitation/domain/words/group/fields';
import { party as words } from '@invitation/domain/words/group/party';
import type { CelebrationEvent } from '../event/event';
import { shownOption } from '../record/questions';
import type { Question } from '../record/record';
import { daysIn, isChildIn, isPersonField, personOf } from './facts';

/** The label and text of a person's field (B14) for a reader; `null` for any other field. */
export function personText(
  name: string,
  value: string,
  events: readonly CelebrationEvent[],
  questions: readonly Question[],
): readonly [label: string, text: string] | null {
  if (!isPersonField(name)) return null;
  const person = personOf(name);
  const [kind, id] = name.split('/');
  if (kind === 'who') {
    const coming = events.filter(({ day }) => daysIn(value).includes(day));
    const days = coming.map(({ weekday }) => weekday).join(', ');
    return [person, days ? days + (isChildIn(value) ? ` (${words.child})` : '') : words.notComing];
  }
  const question = questions.find((each) => each.id === id);
  const label = kind === 'need' ? labels.dietaryRestrictions : (question?.label ?? id);
  return [`${person}, ${label}`, question ? shownOption(question, value) : value];
}
