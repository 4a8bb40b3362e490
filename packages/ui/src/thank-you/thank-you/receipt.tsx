import type { CelebrationEvent } from '@invitation/domain/event/event';
import { peopleIn, whoComes } from '@invitation/domain/party/person';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { peopleField, TEXT_NAMES, textField } from '@invitation/domain/record/rsvp-fields';
import { thankYou as words } from '@invitation/domain/words/group/thankYou';
import * as styles from './receipt.css';

/** @param people how many come, if the reply says so */
function comingText(people: number | undefined): string {
  return people === undefined ? words.coming : words.peopleComing(people);
}

/** What the guest has answered: who comes, how many, and what they need. */
export function Receipt({
  events,
  rsvp,
}: {
  readonly events: readonly CelebrationEvent[];
  readonly rsvp: StoredRsvp;
}) {
  const days = events.filter(({ day, asked }) => asked && rsvp[day]);
  const texts = [
    ...TEXT_NAMES.filter((name) => name !== 'name').map(
      (name) => [textField(name).label, rsvp[name]] as const,
    ),
    ...peopleIn(rsvp).map(({ name, need }) => [name, need] as const),
  ].filter(([label, text]) => label && text);
  return (
    <section aria-label={words.reply} className={styles.root}>
      <p className={styles.name}>
        <bdi translate="no">{rsvp.name}</bdi>
      </p>
      <dl className={styles.rows}>
        {days.map(({ day, weekday }) => (
          <div key={day} className={styles.row}>
            <dt className={styles.label}>{weekday}</dt>
            {rsvp[day] === 'yes' ? (
              <dd className={styles.coming}>
                {whoComes(rsvp, day) ?? comingText(rsvp[peopleField(day)])}
              </dd>
            ) : (
              <dd className={styles.value}>{words.notComing}</dd>
            )}
          </div>
        ))}
        {texts.map(([label, text]) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
