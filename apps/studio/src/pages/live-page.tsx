import { useQuery } from '@tanstack/react-query';
import * as form from '../form/form.css';
import type { GoingLive } from '../server/going-live';
import { useStudio } from '../store/studio-context';
import { sentenceOf } from '../store/studio-store';
import { Commands } from './commands';
import * as styles from './studio.css';

const MARKS = { true: '✓ Done', false: 'To do', null: 'Check this yourself' } as const;

/** What is still to do before guests can open the sites. Reads it again whenever the window gets the focus. */
export function LivePage() {
  const { state } = useStudio();
  const { data, error } = useQuery({
    queryKey: ['going-live'],
    queryFn: async (): Promise<GoingLive> => (await fetch('/studio/going-live')).json(),
  });
  if (error)
    return <p role="alert">The studio has stopped. Start it again with `npx pnpm studio`.</p>;
  if (!data) return <p>Looking…</p>;
  return (
    <div className={form.parts}>
      <ol className={styles.steps}>
        {data.steps.map(({ title, isDone, text, commands = [], link }) => (
          <li key={title} className={form.group}>
            <h2 className={form.legend}>{title}</h2>
            <p className={isDone ? styles.done : form.hint}>{MARKS[`${isDone}`]}</p>
            <p>{text}</p>
            {commands.length > 0 && <Commands lines={commands} />}
            {link && (
              <a href={link} target="_blank" rel="noreferrer">
                {`Open ${new URL(link).hostname}`}
              </a>
            )}
          </li>
        ))}
      </ol>
      {state && state.warnings.length > 0 && (
        <section className={form.group}>
          <h2 className={form.legend}>Missing, or possibly a mistake</h2>
          {state.warnings.map((finding) => (
            <p key={sentenceOf(finding)}>{sentenceOf(finding)}</p>
          ))}
        </section>
      )}
      {data.faults.length > 0 && (
        <section className={form.group}>
          <h2 className={form.legend}>What `npx pnpm go-live` would report now</h2>
          {data.faults.map((fault) => (
            <pre key={fault} className={styles.message}>
              {fault}
            </pre>
          ))}
        </section>
      )}
    </div>
  );
}
