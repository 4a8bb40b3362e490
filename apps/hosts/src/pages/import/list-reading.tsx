import { PEOPLE_LIMIT } from '@invitation/domain/record/rsvp-fields';
import { columns as columnWords } from '@invitation/domain/words/hosts/columns';
import { imports as words } from '@invitation/domain/words/hosts/imports';
import { SelectField } from '@invitation/ui/basics/field';
import { useHosts } from '../../context/hosts-site';
import { Options } from '../../controls/choice/options';
import { Disclosure } from '../../controls/disclosure/disclosure';
import * as layout from '../../controls/layout.css';
import { isShared } from '../../model/spreadsheet/headings/column';
import type { Meaning } from '../../model/spreadsheet/headings/meanings';
import { meaningsOn } from '../../model/spreadsheet/meaning/table';
import type { Importer, ReadList } from '../../model/spreadsheet/plan/importer';
import type { ImportPlan } from '../../model/spreadsheet/plan/plan';
import { wordKey } from '../../model/spreadsheet/plan/plan-row';
import * as styles from './import-view.css';

const PEOPLE = Array.from({ length: PEOPLE_LIMIT }, (_, index) => String(index + 1));

/** Shows how a list was read, which the host can change, and asks once for what is missing for all new guests. */
export function ListReading({
  plan: { columns, samples, asks, unknownDays, waiting },
  list: { columns: chosen, said },
  onReadAs,
}: {
  readonly plan: Pick<ImportPlan, 'columns' | 'samples' | 'asks' | 'unknownDays' | 'waiting'>;
  readonly list: ReadList;
  readonly onReadAs: Importer['readAs'];
}) {
  const { site } = useHosts();
  const { names, offered } = site.invitedTo;
  const meanings = meaningsOn(site).map((meaning) => [meaning, columnWords[meaning]] as const);
  const choose = (at: number, meaning: Meaning | '') => {
    // This column takes over a meaning that another column has.
    const other = isShared(meaning) ? -1 : columns.findIndex((each) => each.meaning === meaning);
    const rest = other < 0 || other === at ? [] : [[other, ''] as const];
    onReadAs({ columns: new Map([...chosen, ...rest, [at, meaning]]) });
  };
  const hasNames = columns.some(({ meaning }) => /^(?:name|firstName|lastName)$/.test(meaning));
  const selects = (
    <div className={styles.columns}>
      {columns.map(({ heading, meaning }, at) => (
        <div key={at}>
          <SelectField
            label={heading || `(${at + 1})`}
            value={meaning}
            onChange={({ target }) => choose(at, target.value as Meaning | '')}
          >
            <Options of={[['', words.leaveOut], ...meanings]} />
          </SelectField>
          {samples[at]?.length ? (
            <p className={layout.subtle}>
              <bdi>{words.samples(samples[at].join(' · '))}</bdi>
            </p>
          ) : null}
        </div>
      ))}
    </div>
  );
  const days = (
    <Options
      of={[['', words.chooseDays], ...offered.map((each) => [each, names[each]] as const)]}
    />
  );
  return (
    <>
      {columns.length > 0 && (
        <Disclosure title={words.columns} count={columns.length} isOpen={!hasNames}>
          {selects}
        </Disclosure>
      )}
      {unknownDays.map((word) => (
        <SelectField
          key={word}
          label={words.whatDays(word)}
          value={said.words?.[wordKey(word)] ?? ''}
          onChange={({ target }) =>
            onReadAs({
              said: {
                ...said,
                words: {
                  ...said.words,
                  [wordKey(word)]: offered.find((each) => each === target.value),
                },
              },
            })
          }
        >
          {days}
        </SelectField>
      ))}
      {asks.includes('days') && (
        <SelectField
          label={words.invitedTo}
          value={said.days ?? ''}
          onChange={({ target }) =>
            onReadAs({
              said: { ...said, days: offered.find((each) => each === target.value) },
            })
          }
        >
          {days}
        </SelectField>
      )}
      {asks.includes('people') && (
        <SelectField
          label={words.people}
          value={String(said.people ?? '')}
          onChange={({ target }) =>
            onReadAs({ said: { ...said, people: Number(target.value) || undefined } })
          }
        >
          <Options
            of={[['', words.chooseNumber], ...PEOPLE.map((people) => [people, people] as const)]}
          />
        </SelectField>
      )}
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
    </>
  );
}
