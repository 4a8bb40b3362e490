import { WEEKEND } from '@invitation/domain/fixtures/days';
import { Conflict } from '@invitation/domain/rsvp/save';
import { imports as words } from '@invitation/domain/words/hosts/imports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toaster } from 'sonner';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { forgetAllDrafts } from '../../edit/drafts';
import { createImporter } from '../../model/spreadsheet/plan/importer';
import { type Plan, pathsOf, type Refusals } from '../../model/store/change';
import type { PersonalInvitation } from '../../model/store/collections';
import type { DocumentPath } from '../../model/store/documents';
import { DocumentError } from '../../model/store/hosts-errors';
import { EVENTS, INVITED_TO } from '../../testing/samples';
import { withNamedGuests, withSite } from '../../testing/with-site';
import { tellElsewhere } from './import-page';
import { ImportView } from './import-view';

const invited = (name: string, people = 2): PersonalInvitation => ({
  id: name.padEnd(32, '-').replaceAll(/[^\w-]/g, '-'),
  name,
  days: 'weekend',
  people,
});
const INVITATIONS = [invited('Ada Lovelace'), invited('Inês Duarte', 4), invited('Grace Hopper')];

const LIST = `name,days,people,hat
Ada Lovelace,saturday,3,1
Margarida & João,weekend,2,4
"The ""Okafors"", all of them",weekend,5,4
ines duarte,weekend,4,2
Grace Hopper,weekend,2,2
Noor,weekend,21,2
,weekend,2,2`;

const SITE = { languages: [], invitedTo: INVITED_TO };
const EVENTS_SITE = { ...SITE, events: EVENTS, namedGuests: true };

const importerWith = (
  writeGuests: (changes: Plan) => Promise<Refusals> = async () => new Map(),
  invitations: readonly PersonalInvitation[] = INVITATIONS,
  isLive = true,
) => createImporter({ writeGuests }, () => ({ invitations, isLive }), SITE);

const meta = {
  title: 'Hosts/Import',
  component: ImportView,
  decorators: withSite(),
  beforeEach: forgetAllDrafts,
  args: { importer: importerWith(), onPrintCards: fn() },
} satisfies Meta<typeof ImportView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function preview({ canvas, userEvent }: Context, list = LIST): Promise<void> {
  const field = canvas.getByLabelText<HTMLTextAreaElement>('Guest list');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(list);
  await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
}

const rows = (canvas: Context['canvas'], label: RegExp | string) =>
  [...canvas.getByRole('list', { name: label }).children].map(({ textContent }) => textContent);

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(canvas.getByRole('heading', { name: 'Preview' })).toHaveFocus();
    await expect(await canvas.findByText(/The list is empty/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

/** A table to fill in. What is downloaded is imported in `template.test.ts`. */
export const Template: Story = {
  play: async ({ canvas, userEvent }) => {
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Template (Excel)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Template (CSV)' }));
    await waitFor(() => expect(names.sort()).toEqual(['guest-list.csv', 'guest-list.xlsx']));
    click.mockRestore();
  },
};

/** The plain text of this table has a row for each line. */
export const CopiedFromWord: Story = {
  args: { importer: importerWith() },
  play: async ({ canvas, userEvent }) => {
    const copied = new DataTransfer();
    copied.setData('text/plain', 'Name\tAddress\nKim Lee\t12 Main Street\nSpringfield\n');
    copied.setData(
      'text/html',
      '<table><tr><td>Name</td><td>Address</td></tr><tr><td>Kim Lee</td><td><p>12 Main Street</p><p>Springfield</p></td></tr></table>',
    );
    await userEvent.click(canvas.getByLabelText('Guest list'));
    await userEvent.paste(copied);
    await expect(canvas.getByLabelText('Guest list')).toHaveValue(
      'Name\tAddress\nKim Lee\t"12 Main Street\nSpringfield"',
    );
  },
};

export const Preview: Story = {
  args: { importer: importerWith() },
  play: async (context) => {
    const { canvas } = context;
    await preview(context);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 new, 2 changed, 1 unchanged, 2 mistakes.',
    );
    await expect(canvas.getByText('Not imported: the column hat.')).toBeVisible();
    await waitFor(() =>
      expect(rows(canvas, /^New/)).toEqual([
        'Row 3Margarida & JoãoAll days · 2 people',
        'Row 4The "Okafors", all of themAll days · 5 people',
      ]),
    );
    await expect(rows(canvas, /^Changed/)).toEqual([
      'Row 2Ada LovelaceInvited to: Only Saturday instead of All daysPeople: 3 instead of 2',
      'Row 5Inês DuarteName: ines duarte instead of Inês Duarte',
    ]);
    const [noor, nobody] = rows(canvas, /^Mistakes/);
    await expect(noor).toMatch(/^Row 7: Column “people”: Please .* The cell says “21”\.$/);
    await expect(nobody).toMatch(/^Row 8: Column “[^”]+”: Name is required/);
    await expect(canvas.getByRole('button', { name: 'Import 4 guests' })).toBeEnabled();
  },
};

/** Guests who replied with the shared password are in the exported table, too. */
export const Exported: Story = {
  args: { importer: importerWith() },
  play: async (context) => {
    await preview(context, 'Name,Invited to,People,Last reply,Table\nEve,,,,7\nKim,All days,1,,8');
    await expect(
      context.canvas.getByText(/^Not imported: 1 guest without a personal invitation/),
    ).toBeVisible();
    await expect(rows(context.canvas, /^New/)).toEqual(['Row 3KimAll days · 1 person · Table 8']);
  },
};

const choosing = fn(async (_: Plan): Promise<Refusals> => new Map());

/** The page says how it reads each column. What no column says is asked once. */
export const ChosenColumns: Story = {
  args: { importer: importerWith(choosing) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    choosing.mockClear();
    await preview(
      context,
      'sep=;\nLied;Mobile;Seat\nEve;+351 912 345 678;7\nMax;call me;8\nGrace Hopper;;9',
    );
    await expect(canvas.getByText(/No column has the names/)).toBeVisible();
    // Without names, the columns are open.
    await userEvent.selectOptions(canvas.getByLabelText('Lied'), 'Name');
    await expect(canvas.getByLabelText('Mobile')).toHaveValue('phone');
    await userEvent.selectOptions(canvas.getByLabelText('Seat'), 'Table');
    await expect(canvas.getByLabelText('Seat')).toHaveFocus();
    await expect(canvas.getByText(/^2 guests can’t be imported/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
    await userEvent.selectOptions(
      canvas.getByLabelText(/new guests are invited to/),
      'Only Saturday',
    );
    await userEvent.selectOptions(canvas.getByLabelText(/each new invitation is for/), '2');
    await waitFor(() =>
      expect(rows(canvas, /^New/)).toEqual([
        'Row 2EveOnly Saturday · 2 people · +351 912 345 678 · Table 7',
        'Row 3MaxOnly Saturday · 2 people · Table 8',
      ]),
    );
    await expect(rows(canvas, /^Changed/)).toEqual([
      'Row 4Grace HopperTable: 9 instead of nothing',
    ]);
    await expect(rows(canvas, /^Left out/)).toEqual([
      expect.stringMatching(/^Row 3: Column “[^”]+”: “call me” can’t be a phone/),
    ]);
    // The column gets the meaning that another one had.
    await userEvent.selectOptions(canvas.getByLabelText('Mobile'), 'Table');
    await expect(canvas.getByLabelText('Seat')).toHaveValue('');
    await userEvent.selectOptions(canvas.getByLabelText('Mobile'), 'Leave out');
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2 guests' }));
    await expect(pathsOf(choosing.mock.calls[0]?.[0] ?? {})).toHaveLength(2);
  },
};

const unticking = fn(async (_: Plan): Promise<Refusals> => new Map());

/** What a host corrected on the page stays, if the host says so. */
export const Unticked: Story = {
  args: { importer: importerWith(unticking) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    unticking.mockClear();
    await preview(context);
    await userEvent.click(await canvas.findByLabelText(/^Name: ines duarte/));
    await expect(canvas.getByRole('button', { name: 'Import 3 guests' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByRole('button', { name: 'Import 2 guests' })).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/^People: 3 instead/));
    await userEvent.click(canvas.getByRole('button', { name: 'Import 3 guests' }));
    const [changes = {}] = unticking.mock.calls[0] ?? [];
    await expect(Object.values(changes).map(({ answers }) => answers)).toContainEqual({
      people: 3,
    });
  },
};

export const UntickedTranslated: Story = {
  ...Unticked,
  args: { importer: importerWith(unticking) },
  globals: { translator: 'on' },
};

export const FaultsOnly: Story = {
  args: { importer: importerWith() },
  play: async (context) => {
    const { canvas } = context;
    await preview(context, 'name,days,people\nAda,weekend,2\nAda,weekend,2');
    await expect(canvas.getByText('There’s nothing to import yet.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/has the same name/)).toHaveLength(2));
    // The pasted list is still there, to be corrected.
    await expect(canvas.getByLabelText('Guest list')).toHaveValue(
      'name,days,people\nAda,weekend,2\nAda,weekend,2',
    );
  },
};

export const NothingNew: Story = {
  args: { importer: importerWith() },
  play: async (context) => {
    await preview(context, 'name,days,people\nAda Lovelace,weekend,2');
    await expect(context.canvas.getByText(/already matches this list/)).toBeVisible();
    await expect(context.canvas.getByText(/not in this list \(2\)/)).toBeVisible();
  },
};

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const utf16 = (text: string) => Uint16Array.from(text, (letter) => letter.charCodeAt(0));

export const ChosenFile: Story = {
  args: { importer: importerWith() },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Or choose a file');
    await userEvent.upload(input, file('list.ods', 'PK\u0003\u0004'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This file can’t be read/);
    await userEvent.upload(input, file('list.tsv', utf16('name\tdays\tpeople\r\nZoë\tweekend\t2')));
    await waitFor(() => expect(rows(canvas, /^New/)).toHaveLength(1));
    await expect(canvas.queryByRole('alert')).toBeNull();
    // Nothing of the file stays after its import.
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 guest' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Import another list' }));
    await expect(canvas.getByLabelText('Guest list')).toHaveValue('');
  },
};

/** The second one is read first. */
export const TwoFiles: Story = {
  args: { importer: importerWith() },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Or choose a file');
    const slow = file('slow.csv', 'name,days,people\nAda,weekend,2');
    const bytes = await slow.arrayBuffer();
    let read = () => {};
    slow.arrayBuffer = () =>
      new Promise((resolve) => {
        read = () => resolve(bytes);
      });
    await userEvent.upload(input, slow);
    await userEvent.upload(input, file('fast.csv', 'name,days,people\nZoë,weekend,2'));
    await waitFor(() => expect(rows(canvas, /^New/)).toHaveLength(1));
    read();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByLabelText<HTMLTextAreaElement>('Guest list').value).toContain('Zoë');
  },
};

export const NotLive: Story = {
  args: { importer: importerWith(undefined, INVITATIONS, false) },
  play: async (context) => {
    await preview(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(/could be added twice/);
  },
};

const MANY = [
  'name,days,people',
  ...Array.from({ length: 300 }, (_, at) => `Guest ${at},weekend,2`),
];
const never = new Promise<Refusals>(() => {});
let writes = 0;

export const Importing: Story = {
  args: { importer: importerWith(() => (writes++ === 0 ? Promise.resolve(new Map()) : never)) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await preview(context, MANY.join('\n'));
    await userEvent.click(canvas.getByRole('button', { name: 'Import 300 guests' }));
    await expect(await canvas.findByText(/^[1-9]\d+ of 300 guests done/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value', '0');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
  },
};

const refuseTwo = async (changes: Plan): Promise<Refusals> => {
  const [margarida = 'invitations/'] = pathsOf(changes);
  return new Map<DocumentPath, Error>([
    [`invitations/${INVITATIONS[0]?.id}`, new Conflict({ people: 7 }, ['people'])],
    [margarida, new DocumentError(words.addedLater)],
  ]);
};

export const ConflictAfterPreview: Story = {
  args: { importer: importerWith(refuseTwo) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await preview(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4 guests' }));
    await expect(await canvas.findByRole('heading', { name: 'Imported 2 guests' })).toHaveFocus();
    await waitFor(() =>
      expect(rows(canvas, 'Not imported')).toEqual([
        expect.stringMatching(/^Row 2, Ada Lovelace: Someone else changed this guest/),
        expect.stringMatching(
          /^Row 3, Margarida & João: Someone else added a guest with this name/,
        ),
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit this list' }));
    await expect(canvas.getByLabelText('Guest list')).toHaveValue(LIST);
  },
};

const [ada] = INVITATIONS.map(({ id }) => id);
const settling = fn(async (_: Plan): Promise<Refusals> => new Map());

export const ReplySaysMore: Story = {
  args: {
    importer: createImporter(
      { writeGuests: settling },
      () => ({
        invitations: INVITATIONS,
        replies: [{ key: ada ?? '', name: 'Ada', friday: 'yes', saturday: 'yes' }],
        isLive: true,
      }),
      { ...SITE, events: WEEKEND },
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    settling.mockClear();
    await preview(context);
    await expect(canvas.getByText('Ada Lovelace (yes to Friday)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4 guests' }));
    const question = canvas.getByLabelText('One reply no longer fits its invitation');
    await waitFor(() => expect(question).toHaveFocus());
    await expect(question).toBeInvalid();
    await expect(settling).not.toHaveBeenCalled();
    await userEvent.selectOptions(question, 'Change these replies to match');
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4 guests' }));
    await expect(await canvas.findByRole('heading', { name: 'Imported 4 guests' })).toBeVisible();
    await expect(settling.mock.calls[0]?.[0]).toHaveProperty(
      [`rsvps/${ada}`, 'answers', 'friday'],
      'no',
    );
  },
};

const failing = fn(async (_: Plan): Promise<Refusals> => {
  if (failing.mock.calls.length === 2) throw new Error('The connection was lost.');
  return new Map();
});

export const Interrupted: Story = {
  args: { importer: importerWith(failing) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    failing.mockClear();
    await preview(context, MANY.join('\n'));
    await userEvent.click(canvas.getByRole('button', { name: 'Import 300 guests' }));
    await expect(
      await canvas.findByRole('heading', { name: /^[1-9]\d+ of 300 guests imported$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Imported 300 guests' })).toBeVisible();
    // The second attempt has the same ids, because the first may have reached the server.
    const [, second = [{}], third = [{}]] = failing.mock.calls;
    await expect(pathsOf(third[0])).toEqual(expect.arrayContaining(pathsOf(second[0]).slice()));
    await userEvent.click(canvas.getByRole('button', { name: 'Print cards for 300 new guests' }));
    await expect(args.onPrintCards).toHaveBeenCalledWith(expect.objectContaining({ length: 300 }));
  },
};

export const Done: Story = {
  args: { importer: importerWith() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await preview(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4 guests' }));
    await expect(await canvas.findByRole('heading', { name: 'Imported 4 guests' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Print cards for 2 new guests' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import another list' }));
    await expect(canvas.getByLabelText('Guest list')).toHaveValue('');
  },
};

export const DoneTranslated: Story = { ...Done, globals: { translator: 'on' } };

/** In the meantime, a list was pasted in another tab, and this tab has not heard of it yet. */
export const AnotherListInAnotherTab: Story = {
  args: { importer: importerWith() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await preview(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4 guests' }));
    await canvas.findByRole('heading', { name: 'Imported 4 guests' });
    const draft = { values: { list: 'name\nNoor' }, loaded: { list: '' }, sent: [], exists: false };
    localStorage.setItem('hosts_draft:import', JSON.stringify(draft));
    await userEvent.click(canvas.getByRole('button', { name: 'Import another list' }));
    await expect(canvas.getByLabelText('Guest list')).toHaveValue('name\nNoor');
    await expect(localStorage.getItem('hosts_draft:import')).toContain('Noor');
  },
};

const COSTAS = { ...invited('The Costas', 3), members: ['Ana', 'Tom'], children: ['Tom'] };

/** The names that the page has read are shown before anything is saved. */
export const PeopleByName: Story = {
  decorators: withNamedGuests,
  args: {
    importer: createImporter(
      { writeGuests: async () => new Map() },
      () => ({ invitations: [COSTAS], isLive: true }),
      { ...SITE, namedGuests: true },
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByText('What the list can say'));
    await expect(canvas.getByText(/Ana; Rui; Tom \(child\)/)).toBeVisible();
    await preview(
      context,
      'name,days,members,note\nEve +1,weekend,,"Loves jazz\nBrings the rings"\nThe Okafors (4),weekend,\nThe Costas,weekend,Ana; Rui; Tom (child)',
    );
    await expect(rows(canvas, /^New/)).toEqual([
      expect.stringMatching(/Eve.*2 people · Eve · Loves jazz · Brings the rings$/),
      expect.stringMatching(/The Okafors.*4 people$/),
    ]);
    await expect(rows(canvas, /^Changed/)).toEqual([
      expect.stringContaining('People’s names: Ana; Rui; Tom (child) instead of Ana; Tom (child)'),
    ]);
  },
};

/** A household, its phone in the form of its country, and a row of totals. Nothing is asked before the first guests are there. */
export const AnotherService: Story = {
  decorators: withNamedGuests,
  args: {
    importer: createImporter(
      { writeGuests: async () => new Map() },
      () => ({ invitations: [], isLive: true }),
      EVENTS_SITE,
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await preview(
      context,
      [
        'First Name,Last Name,Household,Phone,Country,RSVP,Plus One,Days',
        'Ada,Silva,Silva Family,212-555-0101,US,Yes,,all',
        'Bruno,Silva,Silva Family,,,No,,all',
        'Inês,Costa,,912 345 678,Portugal,,yes,Friday and Saturday',
        'Total,,,,,,,',
      ].join('\n'),
    );
    await expect(rows(canvas, 'The first guests, as they will be')).toEqual([
      expect.stringMatching(/^Row 2Silva Family.*2 people.*Ada Silva; Bruno Silva/),
      expect.stringMatching(/^Row 4Inês Costa.*2 people/),
    ]);
    await expect(
      canvas.getByText(/answered these to another service: the column RSVP/),
    ).toBeVisible();
    await expect(canvas.getByText('Not guests, so left out: row 5 (Total).')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Import 2/ })).toBeNull();
    await userEvent.selectOptions(
      canvas.getByLabelText('“Friday and Saturday” means:'),
      'All days',
    );
    await expect(await canvas.findByRole('button', { name: 'Import 2 guests' })).toBeVisible();
    await expect(canvas.getByText(/read as from Portugal/)).toBeVisible();
  },
};

/** Two values of each column stand beside what it is read as. */
export const ColumnsWithValues: Story = {
  args: { importer: importerWith() },
  play: async (context) => {
    const { canvas } = context;
    await preview(context, 'Hut;Anzahl\nAda;2\nEve;1');
    await expect(canvas.getByText('E.g. Ada · Eve')).toBeVisible();
  },
};

export const Undone: Story = {
  args: { importer: importerWith() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await preview(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4 guests' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this import' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Import undone: 4 guests' }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit this list' }));
    await expect(canvas.getByLabelText('Guest list')).toHaveValue(LIST);
  },
};

let undoing = 0;

export const UndoInterrupted: Story = {
  args: {
    importer: importerWith(async () => {
      if (undoing++ === 1) throw new Error('The connection was lost.');
      return new Map();
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    undoing = 0;
    await preview(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4 guests' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this import' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The connection was lost.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Import undone: 4 guests' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The message of another page, where the host is when the undo ends. */
export const UndoneElsewhere: Story = {
  render: () => <Toaster />,
  play: async ({ canvas }) => {
    const importer = importerWith();
    importer.preview(LIST);
    await importer.start();
    const stopTelling = tellElsewhere(importer);
    await importer.undo();
    const message = await canvas.findByText('Import undone: 4 guests');
    await waitFor(() => expect(message).toBeVisible());
    stopTelling();
  },
};
