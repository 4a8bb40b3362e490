import type { PreviewPhase } from '@invitation/content/edit/preview-phases';
import type { StudioState } from '@invitation/content/edit/studio-state';
import { ownName } from '@invitation/domain/words/language';
import { Button } from '@invitation/ui/basics/button';
import { SelectField } from '@invitation/ui/basics/field';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { SHOW, SHOWN, type Shown } from '@invitation/vite/dev/studio-frame';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
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

const PHASE_NAMES: Readonly<Record<PreviewPhase, string>> = {
  before: 'Before replies open',
  open: 'While guests reply',
  closed: 'When replies have closed',
  afterwards: 'After the party',
};

function addressOf(
  view: View,
  page: PageName,
  sites: Sites,
  { now, language }: { readonly now?: string | undefined; readonly language?: string | undefined },
): string {
  if (view === 'hosts') return sites.hosts;
  if (view === 'card') return sites.hosts.replace(/\/$/, PATHS.card);
  const query = new URLSearchParams({
    open: page === 'gate' ? 'no' : 'yes',
    to: PATHS[page],
    ...(page === 'declined' && { reply: 'no' }),
    ...(now && { now }),
    ...(language && { language }),
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

/** How long a page may take to show something at the first attempt. Each later one has twice as long, because a computer may be slow. */
const LOST_MS = 10_000;

/**
 * Counts the attempts to open a page that tells when it is there: a server that starts again may lose what a page asks of it. `isShown`
 * says whether the last one is.
 *
 * @param visit names what the frame shows; `null` for a page that tells nothing
 */
function useAttempt(
  frame: RefObject<HTMLIFrameElement | null>,
  visit: string | null,
): { readonly attempt: number; readonly isShown: boolean } {
  const [tried, setTried] = useState({ visit, attempt: 0 });
  const attempt = tried.visit === visit ? tried.attempt : 0;
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (visit === null) return;
    const timer = setTimeout(
      () => setTried({ visit, attempt: attempt + 1 }),
      LOST_MS * 2 ** attempt,
    );
    const stop = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data?.type !== SHOWN) return;
      clearTimeout(timer);
      setShown(visit);
    };
    addEventListener('message', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', stop);
    };
  }, [frame, visit, attempt]);
  return { attempt, isShown: visit === null || shown === visit };
}

export type Edited = Omit<Shown, 'type'>;

/** The page where guests see a value: the real site, at the size of a phone. It follows each change. */
export function Preview({
  page,
  edited,
  sites,
  state,
}: {
  readonly page: PageName;
  /** The page scrolls to the text, the album turns to the picture. */
  readonly edited: Edited;
  readonly sites: Sites;
  readonly state: StudioState | null;
}) {
  const { hasSaturday = false, phases = {}, languages = [], pictureChanges = 0 } = state ?? {};
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<PreviewPhase | ''>('');
  const [language, setLanguage] = useState('');
  const times = Object.entries(phases) as [PreviewPhase, string][];
  const now = new Map(times).get(phase as PreviewPhase);
  const spoken = languages.includes(language) ? language : languages[0];
  const [view, setView] = useState<View>('full');
  const [visit, setVisit] = useState(0);
  const views = (Object.keys(SITE_NAMES) as View[]).filter(
    (each) => each !== 'saturday' || hasSaturday,
  );
  const shown = views.includes(view) ? view : 'full';
  const started = useStarted(shown === 'saturday' ? sites.saturday : sites.full);
  const saturday = useStarted(sites.saturday, hasSaturday);
  const show = () => {
    if (edited.text === '' && edited.picture === null) return;
    const shown: Shown = { type: SHOW, ...edited };
    frame.current?.contentWindow?.postMessage(shown, '*');
  };
  useEffect(show, [edited]);
  const isOfGuests = shown === 'full' || shown === 'saturday';
  const opened = `${shown} ${page} ${now ?? ''} ${spoken ?? ''} ${visit} ${pictureChanges} ${started.data ?? ''}`;
  const { attempt, isShown } = useAttempt(frame, isOfGuests ? opened : null);
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
      {isOfGuests && (times.length > 0 || languages.length > 1) && (
        <div className={styles.choices}>
          {times.length > 0 && (
            <SelectField
              label="When"
              value={now ? phase : ''}
              onChange={({ target }) => setPhase(target.value as PreviewPhase)}
            >
              <option value="">Today</option>
              {times.map(([each]) => (
                <option key={each} value={each}>
                  {PHASE_NAMES[each]}
                </option>
              ))}
            </SelectField>
          )}
          {languages.length > 1 && (
            <SelectField
              label="Language"
              value={spoken ?? ''}
              onChange={({ target }) => setLanguage(target.value)}
            >
              {languages.map((each) => (
                <option key={each} value={each}>
                  {ownName(each)}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      )}
      <div className={styles.phone}>
        <iframe
          key={`${opened} ${attempt}`}
          ref={frame}
          className={styles.frame}
          onLoad={show}
          title={`${SITE_NAMES[shown]}, as guests see it`}
          src={addressOf(shown, page, sites, {
            now,
            ...(languages.length > 1 && { language: spoken }),
          })}
        />
        {!isShown && <p className={styles.opening}>Opening your site…</p>}
      </div>
      {hasSaturday && saturday.isError && (
        <p role="status" className={styles.note}>
          The Saturday-only site has not started. If you have just turned it on, stop the studio
          with Ctrl+C, and start it again with `npx pnpm studio`.
        </p>
      )}
    </section>
  );
}
