import { WEEKEND } from '@invitation/domain/fixtures/days';
import { openEdit } from '@invitation/domain/rsvp/edit';
import { Conflict } from '@invitation/domain/rsvp/save';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { keepDraft, WALK_IN_DRAFT } from '../edit/drafts';
import { formatBackup } from '../model/changes/backup';
import { type Plan, pathsOf, type Refusals } from '../model/store/change';
import { documentsIn } from '../model/store/documents';
import { NO_TABLES, type TablesByKey } from '../model/store/guest-tables';
import type { HostsBackend } from '../model/store/hosts-backend';
import { UnansweredError } from '../model/store/hosts-errors';
import { fakeBackend } from '../testing/fake-backend';
import { sampleList } from '../testing/samples';
import { HostsPage, startFresh } from '../testing/whole-page';

/** So many guests that several requests write them. */
const SAMPLE = sampleList(120, 80);
const EMPTY = sampleList(0, 0);
const RESTORED = SAMPLE.guests[0]?.key ?? '';

type WriteGuests = HostsBackend['writeGuests'];
type AddWalkIn = HostsBackend['addWalkIn'];

/** The whole page, whose writes are answered by the story. */
function Page({
  list,
  writeGuests,
  addWalkIn,
  history,
}: {
  readonly list: typeof SAMPLE;
  readonly writeGuests: WriteGuests;
  readonly addWalkIn: AddWalkIn;
} & Pick<ComponentProps<typeof HostsPage>, 'history'>) {
  const openBackend = async (): Promise<HostsBackend> => ({
    ...fakeBackend((listener) => listener.next(list)),
    readDocuments: async (name, keys) => (name === 'tables' ? readTables(keys) : new Map()),
    writeGuests,
    addWalkIn,
  });
  return <HostsPage history={history} openBackend={openBackend} />;
}

const at = (address: string) => createMemoryHistory({ initialEntries: [address] });

const writeGuests = fn<WriteGuests>();
const readTables = fn<(keys: readonly string[]) => Promise<TablesByKey>>();
const nobody: Refusals = new Map();
const addWalkIn = fn<AddWalkIn>();

/** The messages during and after a change of many documents. */
const meta = {
  title: 'Hosts/Messages',
  component: Page,
  parameters: { layout: 'fullscreen' },
  argTypes: { history: { control: false } },
  args: { history: at('/guests'), list: SAMPLE, writeGuests, addWalkIn },
  beforeEach: () => {
    readTables.mockReset().mockResolvedValue(NO_TABLES);
    writeGuests.mockReset().mockResolvedValue(nobody);
    addWalkIn.mockReset().mockResolvedValue();
    // A story saves no file on the device.
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = () => {};
    const end = startFresh();
    return () => {
      HTMLAnchorElement.prototype.click = click;
      end();
    };
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const never = new Promise<Refusals>(() => {});

/** Finds a message once it is shown. */
async function expectMessage({ canvasElement }: Context, text: string | RegExp) {
  const body = within(canvasElement.ownerDocument.body);
  const message = await body.findByText(text);
  await waitFor(() => expect(message).toBeVisible());
  return body;
}

async function deleteAll({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Select all 200' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Delete...' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save the file and delete' }));
}

export const Deleting: Story = {
  play: async (context) => {
    writeGuests.mockResolvedValueOnce(nobody).mockReturnValue(never);
    await deleteAll(context);
    await expectMessage(context, /^Deleting\.\.\. [1-9]\d* of 200$/);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
  },
};

export const Deleted: Story = {
  play: async (context) => {
    await deleteAll(context);
    const body = await expectMessage(context, '120 replies and 160 invitations deleted.');
    writeGuests.mockClear();
    await context.userEvent.click(body.getByRole('button', { name: 'Undo' }));
    await expectMessage(context, '120 replies and 160 invitations undone.');
    const undone = writeGuests.mock.calls.flatMap(([changes]) => pathsOf(changes));
    await expect(new Set(undone)).toEqual(new Set(documentsIn(SAMPLE).keys()));
  },
};

/** The published tables of guests are deleted and come back with them. */
export const DeletedWithTables: Story = {
  play: async (context) => {
    const [{ key } = { key: '' }] = SAMPLE.guests;
    readTables.mockResolvedValue(new Map([[key, { table: '7' }]]));
    await deleteAll(context);
    const body = await expectMessage(
      context,
      '120 replies, 160 invitations, and 1 published table deleted.',
    );
    const [change] = writeGuests.mock.calls.flatMap(([changes]) => changes[`tables/${key}`] ?? []);
    await expect(change).toEqual({ answers: null, seen: [{ table: '7' }] });
    writeGuests.mockClear();
    await context.userEvent.click(body.getByRole('button', { name: 'Undo' }));
    await expectMessage(context, /1 published table undone\.$/);
  },
};

export const DeletedInPart: Story = {
  play: async (context) => {
    const [path = 'rsvps/'] = documentsIn(SAMPLE).keys();
    writeGuests.mockImplementation(async (changes: Plan) =>
      pathsOf(changes).includes(path) ? new Map([[path, new Conflict(null, [])]]) : nobody,
    );
    await deleteAll(context);
    const body = await expectMessage(
      context,
      /^199 of 200 deleted\. 1 not deleted: Amara Abara\. Someone else changed/,
    );
    await expect(body.getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
};

export const DeletionInterrupted: Story = {
  play: async (context) => {
    writeGuests
      .mockResolvedValueOnce(nobody)
      .mockRejectedValueOnce(new Error('There is no connection.'));
    await deleteAll(context);
    const body = await expectMessage(
      context,
      /^[1-9]\d* of 200 deleted\. The next ones failed: There is no connection\.$/,
    );
    await expect(body.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await context.userEvent.click(body.getByRole('button', { name: 'Continue' }));
    await expectMessage(context, /^\d+ (replies|invitations).* deleted\.$/);
  },
};

/** The server may have deleted the guests of the unanswered request, but none of those after it. */
export const DeletionUnanswered: Story = {
  play: async (context) => {
    writeGuests.mockResolvedValueOnce(nobody).mockRejectedValueOnce(new UnansweredError());
    await deleteAll(context);
    const body = await expectMessage(context, /^[1-9]\d* of 200 deleted\. The next ones failed: /);
    const sent = writeGuests.mock.calls.flatMap(([changes]) => pathsOf(changes));
    writeGuests.mockClear();
    await context.userEvent.click(body.getByRole('button', { name: 'Undo' }));
    await expectMessage(context, / undone\.$/);
    const undone = writeGuests.mock.calls.flatMap(([changes]) => pathsOf(changes));
    await expect(new Set(undone)).toEqual(
      new Set([...documentsIn(SAMPLE).keys()].filter((path) => sent.includes(path))),
    );
  },
};

export const Restored: Story = {
  args: { history: at('/backup'), list: EMPTY },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = formatBackup({ days: WEEKEND }, documentsIn(SAMPLE), new Date());
    const file = new File([text], 'guest-list.json', { type: 'application/json' });
    await userEvent.upload(await canvas.findByLabelText('Backup file'), file);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Restore 120 replies and 160 invitations' }),
    );
    await expectMessage(context, '120 replies and 160 invitations restored.');
  },
};

const LIST = [
  'name,days,people',
  ...Array.from({ length: 300 }, (_, at) => `Guest ${at},weekend,2`),
];

const importAll = async ({ canvas, userEvent }: Context, rows: readonly string[]) => {
  await userEvent.click(await canvas.findByLabelText('Guest list'));
  await userEvent.paste(rows.join('\n'));
  await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
  await userEvent.click(canvas.getByRole('button', { name: /^Import \d+ guests$/ }));
};

/** The list does not have the guests yet, so neither have the cards. */
export const CardsTooSoon: Story = {
  args: { history: at('/import'), list: EMPTY },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await importAll(context, LIST.slice(0, 3));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Print cards for 2 new guests' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^2 chosen guests are not/);
    await expect(canvas.queryByText(/^There are no cards/)).toBeNull();
  },
};

/** The host looks at another page during the import. */
export const ImportingElsewhere: Story = {
  args: { history: at('/import'), list: EMPTY },
  play: async (context) => {
    const { args, canvas } = context;
    let goOn = () => {};
    writeGuests.mockResolvedValueOnce(nobody).mockReturnValueOnce(
      new Promise((resolve) => {
        goOn = () => resolve(nobody);
      }),
    );
    await importAll(context, LIST);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    args.history.push('/cards');
    await expect(await canvas.findByRole('heading', { name: 'Cards' })).toBeVisible();
    await expectMessage(context, /^[1-9]\d* of 300 guests done\. Please keep/);
    goOn();
    const body = await expectMessage(context, 'Imported 300 guests');
    await expect(body.getByRole('button', { name: 'See the import' })).toBeEnabled();
  },
};

/** The form says why, and no message says it again. */
export const WalkInRefused: Story = {
  args: { history: at('/door/add') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    addWalkIn.mockRejectedValue(new Error('Only hosts may do this.'));
    await userEvent.type(await canvas.findByLabelText('Name'), 'Grace Hopper');
    await userEvent.click(canvas.getByRole('button', { name: 'Add and mark as arrived' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Only hosts may do this.');
    const body = within(canvasElement.ownerDocument.body);
    await expect(body.getAllByText(/Only hosts may do this\./)).toHaveLength(1);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Grace Hopper');
  },
};

/** A deleted guest with arrivals is back on the list, so what was typed replaces nothing. */
export const WalkInRestored: Story = {
  args: { history: at(`/door/add?key=${RESTORED}`) },
  play: async ({ canvas, userEvent }) => {
    const typed = { ...openEdit({ id: '', name: '', people: '' }, null), loaded: {} };
    const values = { id: RESTORED, name: 'Grace Hopper', people: '2' };
    keepDraft(WALK_IN_DRAFT + RESTORED, { ...typed, values });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add and mark as arrived' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Another host just changed/);
    await expect(addWalkIn).not.toHaveBeenCalled();
  },
};
