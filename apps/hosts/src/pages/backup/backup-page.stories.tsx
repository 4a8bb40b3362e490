import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import { formatBackup, readBackup } from '../../model/changes/backup';
import type { GuestList } from '../../model/people/guest-list';
import { type DocumentPath, type Documents, documentsIn } from '../../model/store/documents';
import { NO_NOTES } from '../../model/store/guest-notes';
import { NO_TABLES } from '../../model/store/guest-tables';
import type { HostsBackend } from '../../model/store/hosts-backend';
import type { SentNews } from '../../model/store/news';
import { EVENTS, sampleList } from '../../testing/samples';
import { WithBackend, withSite } from '../../testing/with-site';
import { BackupView } from './backup-page';

const LIST = sampleList(12, 6);
const MADE_AT = new Date('2025-08-03T22:30:00Z');

/** A backup of the sample in which these documents are different; `null` leaves a document out. */
function fileOf(
  different: Readonly<Partial<Record<DocumentPath, object | null>>> = {},
  isPart = false,
): File {
  const documents = new Map(documentsIn(LIST));
  for (const [path, fields] of Object.entries(different) as [DocumentPath, object | null][]) {
    if (fields === null) documents.delete(path);
    else documents.set(path, { ...documents.get(path), ...fields });
  }
  return new File([formatBackup({ days: EVENTS }, documents, MADE_AT, isPart)], 'guests.json');
}

interface Props {
  readonly list: GuestList;
  readonly news?: readonly SentNews[];
  readonly onWrite: HostsBackend['writeGuests'];
}

/** The page of a guest list without notes and tables. */
function BackupOf({ list, news = [], onWrite }: Props) {
  return (
    <WithBackend backend={{ writeGuests: onWrite }} list={list}>
      <BackupView notes={NO_NOTES} tables={NO_TABLES} news={news} />
    </WithBackend>
  );
}

/** What was written last, by path. */
const lastPlan = ({ onWrite }: Props) => mocked(onWrite).mock.lastCall?.[0] ?? {};

const meta = {
  title: 'Hosts/Backup',
  component: BackupOf,
  decorators: withSite(),
  args: { list: LIST, onWrite: fn<HostsBackend['writeGuests']>(async () => new Map()) },
} satisfies Meta<typeof BackupOf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Download: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^One file with 12 replies and 14 invitations\./)).toBeVisible();
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Download everything' }));
    const file = new File([made.mock.lastCall?.[0] as Blob], 'guests.json');
    made.mockRestore();
    const { documents } = await readBackup({ days: EVENTS }, file);
    await expect(documents).toEqual(documentsIn(LIST) satisfies Documents);
  },
};

/** Newer news would be lost, so the host chooses. */
export const NewsSinceBackup: Story = {
  args: { news: [{ guests: 'saturday', text: 'Dinner at 8pm', at: MADE_AT }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/and 1 news list/)).toBeVisible();
    const news = documentsIn({
      news: [{ guests: 'saturday', text: 'Dinner at 7pm', at: new Date('2025-08-03T20:30:00Z') }],
    });
    const file = fileOf({ 'news/saturday': news.get('news/saturday') ?? {} });
    await userEvent.upload(canvas.getByLabelText(/file/i), file);
    await expect(await canvas.findByText(/“Dinner at 8pm”/)).toBeVisible();
    await expect(canvas.getByText(/“Dinner at 7pm”/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/News is left out unless you tick/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /“Dinner at 7pm”/ }));
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/News is left out/);
  },
};

export const Offline: Story = {
  args: {
    list: { ...LIST, isLive: false, unreadable: [{ key: 'x', reason: 'friday: maybe' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You’re offline\. .* as of Sep 1/)).toBeVisible();
    await expect(canvas.getByText(/^1 document isn’t in the file/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { list: sampleList(0, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Import your guest list' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download everything' })).toBeNull();
  },
};

/** What was changed since the backup stays, unless the host ticks it. */
export const Preview: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const id = 'sample-invitation-number-0000';
    const file = fileOf({
      'rsvps/gone': { name: 'Gone Guest', friday: 'yes' },
      [`rsvps/${id}`]: { dietaryRestrictions: 'Vegan' },
      [`invitations/${id}`]: { people: 7, language: 'pt-PT' },
      'rsvps/sample-guest-with-password-0002': null,
    });
    await userEvent.upload(canvas.getByLabelText('Backup file'), file);
    await expect(await canvas.findByText('A file from Aug 3, 6:30 PM.')).toBeVisible();
    await expect(
      canvas.getByText('Since this backup: 1 deleted, 2 changed, 23 unchanged, 1 added.'),
    ).toBeVisible();
    await expect(canvas.getByText('Deleted since (1)')).toBeVisible();
    await expect(canvas.getByText('Untick what should stay deleted.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Gone Guest, reply' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore 1 reply' }));
    await waitFor(() =>
      expect(lastPlan(args)).toEqual({ 'rsvps/gone': expect.objectContaining({ seen: [null] }) }),
    );
    await userEvent.click(
      canvas.getByRole('checkbox', { name: /reply: Dietary.* nothing now, “Vegan” in the file/ }),
    );
    await expect(
      canvas.getByRole('checkbox', {
        name: /invitation: Language “Their browser’s language” now, “Portuguese” in the file; ?People/,
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore 2 replies' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All 2' }));
    await expect(
      canvas.getByRole('button', { name: 'Restore 2 replies and 1 invitation' }),
    ).toBeVisible();
  },
};

/** The second one is read first. */
export const TwoFiles: Story = {
  play: async ({ canvas, userEvent }) => {
    const slow = fileOf({ 'rsvps/gone': { name: 'Gone Guest', friday: 'yes' } });
    const text = await slow.text();
    let read = () => {};
    slow.text = () =>
      new Promise((resolve) => {
        read = () => resolve(text);
      });
    const input = canvas.getByLabelText('Backup file');
    await userEvent.upload(input, slow);
    await userEvent.upload(input, fileOf());
    await expect(await canvas.findByText(/^Since this backup: 0 deleted/)).toBeVisible();
    read();
    await new Promise((resolve) => setTimeout(resolve));
    await expect(canvas.getByText(/^Since this backup: 0 deleted/)).toBeVisible();
  },
};

export const PreviewTranslated: Story = { ...Preview, globals: { translator: 'on' } };

/** E.g. the reply has another key now. A guest comes back with all documents, or with none. */
export const StayDeleted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const id = 'sample-invitation-number-9999';
    const file = fileOf({
      'rsvps/gone': { name: 'Gone Guest', friday: 'yes' },
      [`rsvps/${id}`]: { name: 'Moved Guest' },
      [`invitations/${id}`]: { name: 'Moved Guest', days: 'weekend', people: 2 },
    });
    await userEvent.upload(canvas.getByLabelText('Backup file'), file);
    await expect(await canvas.findByText('Deleted since (3)')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'All 2' })).toBeChecked();
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: /^Moved Guest, (invitation, reply|reply, invitation)$/,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Restore 1 reply' }));
    await waitFor(() => expect(Object.keys(lastPlan(args))).toEqual(['rsvps/gone']));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gone Guest, reply' }));
    await expect(canvas.getByText('Choose what to restore or revert.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Restore/ })).toBeNull();
  },
};

const PAIR = { one: 'sample-invitation-number-0000', other: 'sample-invitation-number-0001' };

/** An emptied document is not a deleted one: hosts have emptied it on purpose. */
export const TakenBack: Story = {
  args: {
    list: { ...LIST, arrivals: [{ key: 'sample-invitation-number-0000', people: {} }] },
  },
  play: async ({ args, canvas, userEvent }) => {
    const file = fileOf({
      'arrivals/sample-invitation-number-0000': { 'saturday/a': 3 },
      'tables/sample-invitation-number-0000': { table: '7' },
      [`distinct/${PAIR.one}~${PAIR.other}`]: PAIR,
      ...Object.fromEntries(
        documentsIn({ news: [{ guests: 'saturday', text: 'Dinner at 7pm', at: MADE_AT }] }),
      ),
    });
    await userEvent.upload(canvas.getByLabelText('Backup file'), file);
    const arrivals = /arrival: Saturday 0 now, 3 in the file$/;
    await expect(await canvas.findByRole('checkbox', { name: arrivals })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /“Dinner at 7pm”/ })).not.toBeChecked();
    await expect(
      canvas.getByRole('checkbox', {
        name: /published table: Table nothing now, “7” in the file$/,
      }),
    ).not.toBeChecked();
    await expect(
      canvas.getByRole('checkbox', { name: /, dismissed duplicate$/ }),
    ).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: /^Restore/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /published table/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore 1 published table' }));
    // The table is only restored together with its guest.
    await waitFor(() =>
      expect(Object.keys(lastPlan(args))).toEqual(
        ['invitations', 'rsvps', 'tables'].map((each) => `${each}/sample-invitation-number-0000`),
      ),
    );
  },
};

/** A file that was saved before a deletion. The other guests are not compared with it. */
export const DeletedGuests: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const others = [...documentsIn(LIST).keys()].slice(1).map((path) => [path, null]);
    const file = fileOf(
      { 'rsvps/gone': { name: 'Gone Guest' }, ...Object.fromEntries(others) },
      true,
    );
    await userEvent.upload(canvas.getByLabelText('Backup file'), file);
    await expect(
      await canvas.findByText('A file of deleted guests, from Aug 3, 6:30 PM.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        'Since this file: 1 deleted, 0 changed, 1 unchanged. All other guests stay as they are.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Not in this file/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore 1 reply' }));
    await waitFor(() => expect(args.onWrite).toHaveBeenCalledOnce());
  },
};

export const NothingToRestore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Backup file'), fileOf());
    await expect(await canvas.findByText(/^Nothing to restore/)).toBeVisible();
    await userEvent.click(canvas.getByText('Unchanged (26)'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(26);
  },
};

export const FaultyDocuments: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = fileOf({ 'rsvps/eve': { name: 'Eve', friday: 'perhaps' } });
    await userEvent.upload(canvas.getByLabelText('Backup file'), file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /1 document of this file can’t be restored: .*rsvps\/eve \(friday: /,
    );
  },
};

export const NotABackup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Backup file'), new File(['name\nAda'], 'a.json'));
    await expect(await canvas.findByText(/^This file isn’t a backup/)).toBeVisible();
    await expect(canvas.getByLabelText('Backup file')).toBeInvalid();
  },
};

/** Two phones have counted since, and nobody has decided. */
export const ChangedArrivals: Story = {
  args: {
    list: {
      ...LIST,
      arrivals: [
        { key: 'sample-invitation-number-0000', people: { 'saturday/a': 2, 'saturday/b': 2 } },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const file = fileOf({ 'arrivals/sample-invitation-number-0000': { 'saturday/c': 3 } });
    await userEvent.upload(canvas.getByLabelText('Backup file'), file);
    await expect(
      await canvas.findByRole('checkbox', { name: /arrival: Saturday.* 2 or 4 .* 3 / }),
    ).toBeVisible();
  },
};
