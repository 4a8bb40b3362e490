import { common } from '@invitation/domain/words/hosts/common';
import { guest } from '@invitation/domain/words/hosts/guest';
import { imports as words } from '@invitation/domain/words/hosts/imports';
import type { ReactNode } from 'react';
import * as card from '../../controls/card.css';
import * as layout from '../../controls/layout.css';
import { VirtualList } from '../../controls/list/virtual-list';
import { shownLanguage } from '../../fields/invitation-values';
import type { InvitedTo } from '../../model/people/invited-to';
import { NOTE_FIELDS, noteText } from '../../model/spreadsheet/contacts/imported-notes';
import type { Fault } from '../../model/spreadsheet/meaning/table';
import { membersText } from '../../model/spreadsheet/people/members-text';
import {
  type ImportedField,
  isNoteField,
  type PlannedRow,
  type WaitingRow,
} from '../../model/spreadsheet/plan/plan';
import { shownTable } from '../../model/text/shown-table';
import * as styles from './import-view.css';

/** In pixels, on a phone. */
export const ROWS = { estimatedHeight: 76 };

type Shown = Pick<PlannedRow, 'card' | 'notes'>;

export function shownValue(
  { names }: InvitedTo,
  { card, notes }: Shown,
  field: ImportedField,
): string {
  if (isNoteField(field)) return noteText(notes, field) || guest.nothing;
  if (field === 'language') return shownLanguage(card.language);
  if (field === 'members') return membersText(card) || guest.nothing;
  return field === 'days' ? names[card.days] : String(card[field]);
}

/** What is known of a guest, in a line. */
export const textOf = (
  { names, offered }: InvitedTo,
  { card: { days, people, language, ...members }, notes }: Pick<WaitingRow, 'card' | 'notes'>,
): string =>
  [
    ...(offered.length > 1 && days ? [names[days]] : []),
    people ? common.peopleCount(people) : words.unknownYet,
    ...(members.members ? [membersText(members)] : []),
    ...(language ? [shownLanguage(language)] : []),
    ...NOTE_FIELDS.flatMap((field) => {
      const lines = noteText(notes, field).split('\n').filter(Boolean);
      return field === 'table' ? lines.map(shownTable) : lines;
    }),
  ].join(' · ');

/** Rows with their number, or nothing. */
export function Rows<Item>({
  title,
  note,
  action,
  ...list
}: {
  readonly title: string;
  readonly note?: string;
  readonly action?: ReactNode;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}) {
  const { length } = list.items;
  if (length === 0) return null;
  const heading = `${title} (${length})`;
  return (
    <div className={styles.group}>
      <div className={layout.between}>
        <h3 className={card.heading}>{heading}</h3>
        {action}
      </div>
      {note && <p className={layout.subtle}>{note}</p>}
      <VirtualList {...ROWS} {...list} label={heading} />
    </div>
  );
}

export const Row = ({
  row,
  name,
  children,
}: {
  readonly row: number;
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <div className={styles.row}>
    <span className={layout.subtle}>{words.row(row)}</span>
    <b>
      <bdi translate="no">{name}</bdi>
    </b>
    <span className={layout.subtle}>{children}</span>
  </div>
);

export const faultRow = ({ row, message }: Fault) => (
  <p className={styles.fault}>
    <b>{`${words.row(row)}:`}</b> <bdi>{message}</bdi>
  </p>
);
