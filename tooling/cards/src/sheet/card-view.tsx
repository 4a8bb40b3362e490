import { decodePassword } from '@invitation/domain/gate';
import { Lights } from '@invitation/ui/lights';
import { Ornament } from '@invitation/ui/ornament';
import { Skyline } from '@invitation/ui/skyline';
import { Stamp } from '@invitation/ui/stamp';
import type { Card } from '../card';
import { qrCode } from '../qr-code';
import * as styles from './card-view.css';
import { celebration, events, replyBy } from './content';
import { themes } from './themes.css';

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

/** One card to print, in the theme of its site. */
export function CardView({ name, days, link }: Card) {
  const { viewBox, path } = qrCode(link);
  const { gateTitle, gateSubtitle, password, postmark, stamp, skyline } = celebration;
  const nameSize = sizeOf(name, 'name');
  const placeSize = sizeOf(gateSubtitle, 'place');
  const hasRoom = nameSize !== 'long' && placeSize === 'short';
  return (
    <article className={`${themes[days]} ${styles.root}`}>
      <div className={styles.lights}>
        <Lights />
      </div>
      <header className={styles.header}>
        <div>
          <p className={styles.label}>For</p>
          <h2 className={styles.name[nameSize]}>{name}</h2>
        </div>
        {nameSize !== 'long' && (
          <div className={styles.stamp}>
            <Stamp postmark={postmark} stamp={stamp} />
          </div>
        )}
      </header>
      <div>
        <h3 className={styles.title[sizeOf(gateTitle, 'title')]}>{gateTitle}</h3>
        <p className={styles.place[placeSize]}>{gateSubtitle}</p>
      </div>
      <ul className={styles.days}>
        {events[days].map(({ day, date }) => (
          <li key={day}>{date}</li>
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
        <svg className={styles.code} viewBox={viewBox} role="img">
          <title>QR code of the personal link</title>
          <path d={path} />
        </svg>
        <div>
          <p className={styles.invite}>Scan to reply</p>
          {replyBy && <p className={styles.detail}>by {replyBy.date}</p>}
          <dl>
            <dt className={styles.term}>or visit</dt>
            <dd className={styles.detail}>{shownAddress(link)}</dd>
            <dt className={styles.term}>with the password</dt>
            <dd className={styles.detail}>{decodePassword(password)}</dd>
          </dl>
        </div>
      </div>
    </article>
  );
}
