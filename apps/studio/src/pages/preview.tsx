import { Button } from '@invitation/ui/basics/button';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageName } from '../sections';
import * as styles from './studio.css';

/** The addresses of the sites in development. */
export interface Sites {
  readonly full: string;
  readonly saturday: string;
  readonly hosts: string;
}

const PATHS: Readonly<Record<PageName, string>> = {
  gate: '/',
  form: '/',
  thankYou: '/thank-you',
  declined: '/thank-you',
  story: '/our-story',
  details: '/details',
  card: '/#/cards',
};

const SITE_NAMES = {
  full: 'Whole weekend',
  saturday: 'Saturday',
  hosts: 'Hosts',
  card: 'A card',
} as const;
type View = keyof typeof SITE_NAMES;

function addressOf(view: View, page: PageName, sites: Sites): string {
  if (view === 'hosts') return sites.hosts;
  if (view === 'card') return sites.hosts.replace(/\/$/, PATHS.card);
  const query = new URLSearchParams({
    open: page === 'gate' ? 'no' : 'yes',
    to: PATHS[page],
    ...(page === 'declined' && { reply: 'no' }),
  });
  return `${sites[view]}dev-gate?${query}`;
}

/** Names a start of a site's server: when it restarts, because a day comes or goes, the frame shows an error. */
const useStarted = (site: string, isThere = true) =>
  useQuery({
    queryKey: ['started', site],
    queryFn: async () => (await fetch(`${site}dev-gate?started`)).text(),
    refetchInterval: 1000,
    ...(!isThere && { enabled: false }),
  });

/** The page where guests see a value: the real site, at the size of a phone. It follows each change. */
export function Preview({
  page,
  sites,
  hasSaturday,
}: {
  readonly page: PageName;
  readonly sites: Sites;
  readonly hasSaturday: boolean;
}) {
  const [view, setView] = useState<View>('full');
  const [visit, setVisit] = useState(0);
  const views = (Object.keys(SITE_NAMES) as View[]).filter(
    (each) => each !== 'saturday' || hasSaturday,
  );
  const shown = views.includes(view) ? view : 'full';
  const started = useStarted(shown === 'saturday' ? sites.saturday : sites.full);
  const saturday = useStarted(sites.saturday, hasSaturday);
  return (
    <section className={styles.preview} aria-label="Preview">
      <fieldset className={styles.tabs}>
        <legend className={visuallyHidden}>Site</legend>
        {views.map((each) => (
          <Button
            key={each}
            variant={each === shown ? 'primary' : 'secondary'}
            aria-pressed={each === shown}
            onClick={() => setView(each)}
          >
            {SITE_NAMES[each]}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => setVisit(visit + 1)}>
          Reload
        </Button>
      </fieldset>
      <iframe
        key={`${shown} ${page} ${visit} ${started.data ?? ''}`}
        className={styles.phone}
        title={`${SITE_NAMES[shown]}, as guests see it`}
        src={addressOf(shown, page, sites)}
      />
      {hasSaturday && saturday.isError && (
        <p role="status" className={styles.note}>
          The Saturday-only site has not started. If you have just turned it on, stop the studio
          with Ctrl+C, and start it again with `npx pnpm studio`.
        </p>
      )}
    </section>
  );
}
