import { decodePassword } from '@invitation/domain/gate/gate';
import { Lights } from '@invitation/ui/scenery/lights';
import { Ornament } from '@invitation/ui/scenery/ornament';
import { Skyline } from '@invitation/ui/scenery/skyline';
import { Stamp } from '@invitation/ui/scenery/stamp';
import { QrCode } from '../../links/qr-code';
import * as styles from './card-view.css';
import type { Card } from './cards';

/** In UTF-16 code units. Longer texts are smaller, so that the longest ones fit on the card. */
const SHORT = { name: 30, title: 40, place: 60 };
const MEDIUM = { name: 90, title: 80, place: 140 };

const sizeOf = (text: string, use: keyof typeof SHORT) => {
  if (text.length <= SHORT[use]) return 'short';
  return text.length <= MEDIUM[use] ? 'medium' : 'long';
};

/** The address to type, e.g. `party.example`. */
function shownAddress(link: string): string {
  const { host, pathname } = new URL(link);
  return `${host}${pathname.replace(/\/$/, '')}`;
}

/** One card to print. It fills its container. */
export function CardView({
  card: { name, people, link, texts },
  theme,
  password,
}: {
  readonly card: Card;
  /** The class of the theme of the link's site. */
  readonly theme: string;
  /** The gate's password, UTF-8 in base64. */
  readonly password: string;
}) {
  const { language, title, place, postmark, stamp, skyline, dates, replyBy, words } = texts;
  const nameSize = sizeOf(`${name}${people ?? ''}`, 'name');
  const placeSize = sizeOf(place, 'place');
  const hasRoom = nameSize !== 'long' && placeSize === 'short';
  return (
    <article lang={language} className={`${theme} ${styles.root}`}>
      <div className={styles.lights}>
        <Lights />
      </div>
      <header className={styles.header}>
        <div>
          <p className={styles.label}>{words.forName}</p>
          <h2 className={styles.name[nameSize]}>
            <bdi>{name}</bdi>
          </h2>
          {people && sizeOf(name, 'name') !== 'long' && <p className={styles.people}>{people}</p>}
        </div>
        {nameSize !== 'long' && (
          <div className={styles.stamp}>
            <Stamp postmark={postmark} stamp={stamp} />
          </div>
        )}
      </header>
      <div>
        <h3 className={styles.title[sizeOf(title, 'title')]}>{title}</h3>
        <p className={styles.place[placeSize]}>{place}</p>
      </div>
      <ul className={styles.days}>
        {dates.map((date) => (
          <li key={date}>{date}</li>
        ))}
      </ul>
      {nameSize !== 'long' && placeSize !== 'long' && (
        <div className={styles.ornament}>
          <Ornament />
        </div>
      )}
      {skyline && hasRoom && (
        <div className={styles.skyline}>
          <Skyline drawing={skyline} />
        </div>
      )}
      <div className={styles.reply}>
        <QrCode link={link} className={styles.code} />
        <div>
          <p className={styles.invite}>{words.scan}</p>
          {replyBy && <p className={styles.detail}>{replyBy}</p>}
          <dl>
            <dt className={styles.term}>{words.visit}</dt>
            <dd className={styles.detail}>{shownAddress(link)}</dd>
            <dt className={styles.term}>{words.password}</dt>
            <dd className={styles.detail}>{decodePassword(password)}</dd>
          </dl>
        </div>
      </div>
    </article>
  );
}
