import type { DayId } from '@invitation/domain/event/event';
import { type Arrivals, NO_ARRIVALS, possiblePeople } from '@invitation/domain/guest-list/arrivals';
import { factsOf } from '@invitation/domain/party/facts';
import { backup as words } from '@invitation/domain/words/hosts/backup';
import { common } from '@invitation/domain/words/hosts/common';
import { tasks } from '@invitation/domain/words/hosts/tasks';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { IsolatedList } from '@invitation/ui/basics/isolated-list';
import { Sentence } from '@invitation/ui/basics/sentence';
import { type ReactNode, useState } from 'react';
import { type OpenSite, useHosts } from '../../context/hosts-site';
import { Disclosure } from '../../controls/disclosure/disclosure';
import * as layout from '../../controls/layout.css';
import { describeInvitationField } from '../../fields/invitation-values';
import { describeNotesField } from '../../fields/notes-values';
import { describeReplyField, quoted } from '../../fields/reply-labels';
import type { Backup, RestorePlan } from '../../model/changes/backup';
import { countDocuments } from '../../model/changes/send-plan';
import { groupBy } from '../../model/people/group-by-name';
import { type Change, changedFields } from '../../model/store/change';
import {
  type DocumentPath,
  type Documents,
  isInvitation,
  isNotes,
  keyOf,
} from '../../model/store/documents';
import { textFor } from '../../model/store/news';
import { capital } from '../../model/text/format';
import * as styles from './backup.css';
import { Choices } from './choices';
import { nameIn } from './document-name';

/** What a restore would change: what was deleted unless the host unticks it, and what was changed only if the host ticks it. */
export function RestorePreview({
  backup,
  plan: { added, kept, changed, unchanged, onlyHere },
  current,
  onRestore,
}: {
  readonly backup: Backup;
  readonly plan: RestorePlan;
  readonly current: Documents;
  readonly onRestore: (changes: readonly Change[]) => void;
}) {
  /** The host's choices: by key for the deleted documents of a guest, which belong together, and by path for changed ones. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { site } = useHosts();
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChoices(new Map([...choices, ...ids.map((id) => [id, isChosen] as const)]));
  const isRestored = (key: string) => choices.get(key) ?? true;
  const isReverted = (path: string) => choices.get(path) ?? false;
  const changes = [
    ...added.filter(({ path }) => isRestored(keyOf(path))),
    ...changed.filter(({ path }) => isReverted(path)),
  ];
  const restored = new Set(changes.map(({ path }) => keyOf(path)));
  const name = (path: DocumentPath) => (
    <bdi translate="no">{nameIn([backup.documents, current], path)}</bdi>
  );
  const { faulty, isPart } = backup;
  const time = site.formatTime(backup.madeAt);
  return (
    <div className={layout.stack}>
      <p role="status">
        <Sentence>
          <strong>{isPart ? words.deletedFrom(time) : words.fileOf(time)}</strong>{' '}
          {isPart
            ? words.deletedSummary(added.length, changed.length, unchanged.length)
            : words.summary(added.length, changed.length, unchanged.length, onlyHere.length)}
          {changed.some(({ path }) => path.startsWith('news/') && !isReverted(path)) &&
            ` ${words.newsLeftOut}`}
        </Sentence>
      </p>
      {faulty.length > 0 && (
        <Alert>
          <Sentence>
            {words.faulty(faulty.length)}{' '}
            <IsolatedList
              texts={faulty.slice(0, 10).map(({ path, reason }) => `${path} (${reason})`)}
              separator=", "
            />
            {faulty.length > 10 && ` ${common.more(faulty.length - 10)}`}
          </Sentence>
        </Alert>
      )}
      <Disclosure title={words.gone} count={added.length} isOpen>
        <div className={styles.choices}>
          <p>{words.goneNote}</p>
          <Choices
            groups={[...groupBy(added, ({ path }) => keyOf(path))]}
            isChosen={isRestored}
            onChoose={choose}
          >
            {(group) => (
              <>
                {name(group[0].path)}
                <span>,</span> <span>{group.map(({ path }) => kindOf(path)).join(', ')}</span>
              </>
            )}
          </Choices>
        </div>
      </Disclosure>
      {changed.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{words.changed}</legend>
          <p>{words.changedNote}</p>
          <Choices
            groups={changed.map((change) => [change.path, [change]])}
            isChosen={isReverted}
            onChoose={choose}
          >
            {([change]) => (
              <>
                <strong>{name(change.path)}</strong>
                <span>,</span> <span>{kindOf(change.path)}</span>
                {!change.path.startsWith('distinct/') && (
                  <>
                    <span>:</span>{' '}
                    <IsolatedList texts={differencesOf(change, site)} separator="; " />
                  </>
                )}
              </>
            )}
          </Choices>
        </fieldset>
      )}
      <Group title={words.same} paths={unchanged}>
        {name}
      </Group>
      <Group title={words.onlyHere} paths={onlyHere}>
        {name}
      </Group>
      {changes.length > 0 ? (
        <>
          <p>{words.timeNote}</p>
          <div className={layout.buttons}>
            {/* A chosen change of an invitation comes later, and so replaces its check in `kept`. */}
            <Button
              onClick={() =>
                onRestore([...kept.filter(({ path }) => restored.has(keyOf(path))), ...changes])
              }
            >
              {words.restoreAll(countDocuments(changes.map(({ path }) => path)))}
            </Button>
          </div>
        </>
      ) : (
        <p>
          <strong>
            {added.length + changed.length > 0 ? words.nothingChosen : words.nothingToRestore}
          </strong>
        </p>
      )}
    </div>
  );
}

const kindOf = (path: DocumentPath): string =>
  tasks.kinds[path.split('/', 1)[0] as keyof typeof tasks.kinds];

const Group = ({
  title,
  paths,
  children,
}: {
  readonly title: string;
  readonly paths: readonly DocumentPath[];
  readonly children: (path: DocumentPath) => ReactNode;
}) => (
  <Disclosure title={title} count={paths.length}>
    <ul className={layout.list}>
      {paths.map((path) => (
        <li key={path}>
          <Sentence>
            {children(path)}, {kindOf(path)}
          </Sentence>
        </li>
      ))}
    </ul>
  </Disclosure>
);

const differencesOf = (change: Change, site: OpenSite): string[] =>
  change.path.startsWith('arrivals/')
    ? arrivalDifferencesOf(change, site)
    : fieldDifferencesOf(change, site);

/** The differences by day. If phones have counted differently, a day has several numbers. */
function arrivalDifferencesOf({ from, to }: Change, { events }: OpenSite): string[] {
  const numbersOn = (arrivals: Change['to'], day: DayId) =>
    common.anyOf(possiblePeople((arrivals ?? NO_ARRIVALS) as Arrivals, day));
  return events
    .map(
      ({ day, weekday }) => [capital(weekday), numbersOn(from, day), numbersOn(to, day)] as const,
    )
    .filter(([, now, inFile]) => now !== inFile)
    .map((difference) => words.difference(...difference));
}

/** Describes a field of `newsFields`. */
const describeNews = (at: string, text: unknown, { formatTime }: OpenSite) =>
  [
    formatTime(new Date(at)),
    quoted(text ? textFor(JSON.parse(String(text)), undefined) : ''),
  ] as const;

const describer = (path: DocumentPath) => {
  if (path.startsWith('news/')) return describeNews;
  if (isNotes(path)) return describeNotesField;
  return isInvitation(path) ? describeInvitationField : describeReplyField;
};

const fieldDifferencesOf = (change: Change, site: OpenSite): string[] =>
  changedFields(change).map((name) => {
    const { path, from, to } = change;
    const describe = describer(path);
    const [label, now] = describe(name, factsOf(from ?? {})[name], site);
    const [, inFile] = describe(name, factsOf(to ?? {})[name], site);
    return words.difference(label, now, inFile);
  });
