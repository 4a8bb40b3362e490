import type { Part } from '@invitation/content/edit/form';
import { Button } from '@invitation/ui/basics/button';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import * as form from '../form/form.css';
import { PartFields } from '../form/part-fields';
import {
  type PageName,
  pageOf,
  partsOf,
  pictureAt,
  SECTIONS,
  type SectionName,
  sectionOf,
} from '../sections';
import { useStudio } from '../store/studio-context';
import { sentenceOf } from '../store/studio-store';
import { AlbumPage } from './album-page';
import { DaysPage } from './days-page';
import { DetailsPage } from './details-page';
import { refuseOtherDrops } from './dropped-files';
import { LanguagesPage } from './languages-page';
import { LivePage } from './live-page';
import { LooksPage } from './looks-page';
import { type Edited, Preview, type Sites } from './preview';
import { QuestionsPage } from './questions-page';
import { StartForm } from './start-form';
import * as styles from './studio.css';
import { useKeptFocus } from './use-kept-focus';

const FIRST_PAGE: Partial<Record<SectionName, PageName>> = {
  start: 'gate',
  looks: 'gate',
  settings: 'gate',
  gifts: 'thankYou',
  album: 'story',
  details: 'details',
};

function SectionForm({
  section,
  onStarted,
}: {
  readonly section: SectionName;
  readonly onStarted: () => void;
}) {
  const { state } = useStudio();
  if (!state) return null;
  const parts = partsOf(section, state);
  if (section === 'start') return <StartForm onDone={onStarted} />;
  if (section === 'album') return <AlbumPage parts={parts} />;
  if (section === 'looks') return <LooksPage parts={parts} />;
  if (section === 'days') return <DaysPage days={parts} />;
  if (section === 'languages') return <LanguagesPage parts={parts} />;
  if (section === 'details') return <DetailsPage parts={parts} />;
  if (section === 'questions') return <QuestionsPage parts={parts} />;
  if (section === 'live') return <LivePage />;
  return (
    <div className={form.parts}>
      {parts.map((part) => (
        <PartFields key={`${part.file} ${part.path.join('.')}`} part={part} />
      ))}
    </div>
  );
}

const partsIn = (part: Part): readonly Part[] =>
  part.kind === 'group' ? part.parts : part.kind === 'list' ? part.items : [];

/** Faults that have no field on this page, such as a file that nobody reads. */
function Faults() {
  const { state, fault, lost } = useStudio();
  const lines = [fault, lost, ...(state?.faults ?? []).map(sentenceOf)].filter(
    (line) => line !== null,
  );
  if (lines.length === 0) return null;
  return (
    <div role="alert" className={styles.faults}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** A line that stands on a page as it is written. */
const isText = (target: Element): target is HTMLInputElement | HTMLTextAreaElement =>
  target.matches('input[type="text"], textarea');

/** The studio (B22): the content by sections, and beside it the real sites. */
export function StudioPage({ sites }: { readonly sites: Sites }) {
  const { state, typed, fault, isBusy, undone, store } = useStudio();
  const [section, setSection] = useState<SectionName>('start');
  const [page, setPage] = useState<PageName>('gate');
  const [edited, setEdited] = useState<Edited>({ text: '', picture: null });
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root);
  useEffect(refuseOtherDrops, []);
  const isUnwritten = typed.size > 0;
  useEffect(() => {
    if (!isUnwritten) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnwritten]);
  // Without pictures, there is no story.
  const hasAlbum = state?.files.some(
    (part) => part.file === 'album.yaml' && partsIn(part).some((list) => partsIn(list).length > 0),
  );
  const open = (next: SectionName) => {
    setSection(next);
    setPage(FIRST_PAGE[next] ?? 'form');
    scrollTo(0, 0);
  };
  /** The preview shows the value that gets the focus. */
  const follow = ({ target }: FocusEvent) => {
    const place = target.closest<HTMLElement>('[data-file]')?.dataset;
    if (place?.file !== undefined) {
      const path = (place.path ?? '').split('.');
      // The form has only the days that it asks about.
      const isUnasked = state?.files.some(
        (part) =>
          part.file === place.file &&
          part.file.startsWith('days/') &&
          partsIn(part).some(
            (each) => 'value' in each && each.path[0] === 'asked' && each.value === 'no',
          ),
      );
      const picture = pictureAt({ file: place.file, path });
      setEdited({ text: isText(target) ? target.value : '', picture });
      setPage(isUnasked ? 'thankYou' : pageOf({ file: place.file, path }));
    }
  };
  const faulty = new Set(
    [...typed.values()].flatMap(({ edit, faults }) => (faults.length > 0 ? sectionOf(edit) : [])),
  );
  const where = new Intl.ListFormat('en').format([...faulty].map((name) => SECTIONS[name]));
  const waiting = fault === null ? 'Saving…' : 'Not saved yet: the studio isn’t responding.';
  const unwritten = where ? `Not saved yet: fix the values marked in red in ${where}.` : waiting;
  const saved = undone === null ? 'All changes saved.' : `Undone: ${undone}.`;
  const status = isBusy ? 'Saving…' : isUnwritten ? unwritten : saved;
  return (
    <div ref={root} className={styles.root}>
      <header className={styles.bar}>
        <h1 className={styles.title}>Make it yours</h1>
        <p role="status" className={styles.status}>
          {status}
        </p>
        <Button
          variant="secondary"
          // Disabled, it would lose the focus after the last step.
          aria-disabled={state?.undo == null}
          title={state?.undo ?? ''}
          onClick={() => state?.undo != null && store.undo()}
        >
          Undo
        </Button>
      </header>
      <nav className={styles.nav} aria-label="Sections">
        {(Object.keys(SECTIONS) as SectionName[]).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.link}
            aria-current={name === section ? 'page' : undefined}
            onClick={() => open(name)}
          >
            <span>{SECTIONS[name]}</span>
            {faulty.has(name) && <span className={styles.marked}> (to fix)</span>}
          </button>
        ))}
      </nav>
      <main className={styles.main} onFocus={follow}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {SECTIONS[section]}
        </h2>
        <Faults />
        <SectionForm
          key={section}
          section={section}
          onStarted={() => {
            open('words');
            heading.current?.focus();
          }}
        />
      </main>
      <Preview
        page={page === 'story' && !hasAlbum ? 'thankYou' : page}
        sites={sites}
        state={state}
        edited={edited}
      />
    </div>
  );
}
