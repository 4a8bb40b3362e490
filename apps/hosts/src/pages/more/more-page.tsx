import { backup } from '@invitation/domain/words/hosts/backup';
import { guestNews } from '@invitation/domain/words/hosts/guestNews';
import { imports } from '@invitation/domain/words/hosts/imports';
import { more as words } from '@invitation/domain/words/hosts/more';
import { overview } from '@invitation/domain/words/hosts/overview';
import { reminders } from '@invitation/domain/words/hosts/reminders';
import { tables } from '@invitation/domain/words/hosts/tables';
import { thanks } from '@invitation/domain/words/hosts/thanks';
import { ADDRESSES } from '../../context/addresses';
import { useHosts } from '../../context/hosts-site';
import * as card from '../../controls/card.css';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import * as styles from './more.css';

/** A heading, and the address and text of each link below it. */
type Section = readonly [string, readonly (readonly [string, string])[]];

/** @param hasAlbum whether the couple share an album of pictures */
const sectionsOf = (hasAlbum: boolean): readonly Section[] => [
  [
    words.write,
    [
      [ADDRESSES.reminders, reminders.title],
      [ADDRESSES.thanks, thanks.title],
      [ADDRESSES.news, guestNews.title],
    ],
  ],
  [
    words.print,
    [
      [ADDRESSES.tables, tables.title],
      [ADDRESSES.cards, words.cards],
      [ADDRESSES.placeCards, tables.placeCards],
      [ADDRESSES.print, words.list],
      ...(hasAlbum ? [[ADDRESSES.album, overview.albumCode] as const] : []),
    ],
  ],
  [
    words.data,
    [
      [ADDRESSES.import, imports.title],
      [ADDRESSES.backup, backup.title],
      [ADDRESSES.hosts, words.hosts],
    ],
  ],
];

/** The way to each page that has no tab (B15). */
export function MorePage() {
  const { phases } = useHosts().site;
  return (
    <>
      <PageHeading title={words.title} />
      <div className={styles.sections}>
        {sectionsOf(Boolean(phases?.afterwards?.album)).map(([title, links]) => (
          <section key={title} className={card.root}>
            <h2 className={card.heading}>{title}</h2>
            <ul className={layout.list}>
              {links.map(([address, text]) => (
                <li key={address}>
                  <a href={address} className={layout.target}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
