import type { Edit } from '@invitation/content/edit/edit-content';
import { partOf, schemaOf } from '@invitation/content/edit/form';
import type { StudioState } from '@invitation/content/edit/studio-state';
import { SHOWN } from '@invitation/vite/dev/studio-frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, mocked, spyOn, waitFor, within } from 'storybook/test';
import { StudioContext } from '../store/studio-context';
import { createStudioStore } from '../store/studio-store';
import { theme } from '../theme.css';
import { StudioPage } from './studio-page';

type Files = Readonly<Record<string, unknown>>;

const SITES = { full: 'about:blank#', saturday: 'about:blank#', hosts: 'about:blank#' };
const DAY = {
  title: 'Dinner',
  date: '2027-06-12',
  start: '18:00',
  end: '23:00',
  shownEnd: 'none',
  location: 'Jardim da Estrela',
  mapLink: 'https://example.com',
  description: 'Come hungry.',
  guests: 'everyone',
  asked: 'yes',
  thankYouCard: 'no',
};
const CELEBRATION = {
  hosts: 'Ana & Rui',
  gateTitle: { 'pt-PT': 'Casamento', 'en-GB': 'Wedding' },
  registry: { heading: 'Gifts', text: 'A song is enough.' },
  palette: 'harbour',
  skyline: 'hills',
};
const ALBUM = {
  pictures: [
    { file: 'story-01-corner-cafe', alt: 'A café' },
    { file: 'story-02-fire-escape', alt: '' },
  ],
};
const FILES = { 'celebration.yaml': CELEBRATION, 'days/saturday.yaml': DAY, 'album.yaml': ALBUM };

const QUESTIONS = {
  questions: [
    { id: 'bus', label: 'A bus?', kind: 'text', if: 'saturday' },
    {
      id: 'meal',
      label: 'Which meal?',
      kind: 'choice',
      options: [{ 'pt-PT': 'Peixe', 'en-GB': 'Fish' }, 'Tofu'],
    },
    { id: 'song', label: 'A song?', kind: 'text', if: 'saturday' },
  ],
};

const state = (files: Files): StudioState => ({
  files: Object.entries({ ...FILES, ...files }).map(([file, value]) => {
    const schema = schemaOf(file);
    if (!schema) throw new Error(`${file} has no schema.`);
    return partOf(schema, value, { file, path: [] }, value);
  }),
  faults: [],
  warnings: [
    {
      file: 'album.yaml',
      line: 6,
      field: 'story-02-fire-escape, alt',
      message: 'is missing. Write it.',
    },
    {
      file: 'days/saturday.yaml',
      line: 1,
      field: 'title',
      message: 'is in one language only. Write it in pt-PT and en-GB.',
    },
  ],
  revision: 'r1',
  languages: ['pt-PT', 'en-GB'],
  hasSaturday: false,
  pictureChanges: 0,
  start: null,
  phases: { open: '2027-05-01T12:00:00.000Z', closed: '2027-06-01T12:00:00.000Z' },
  undo: 'Change days/saturday.yaml, title',
});

/** The files after a change: an item of a list is moved, removed or added, or a file is written. */
function afterChange(files: Files, { file, path, value, to }: Edit): Files {
  const written: Record<string, unknown> = structuredClone({ ...FILES, ...files });
  const list = path.slice(0, -1).reduce((part, name) => Object(part)[name], written[file]);
  const [name] = path;
  if (path.length === 1 && value === null) {
    const { [String(name)]: _, ...others } = Object(written[file]);
    return { ...files, [file]: others };
  }
  if (!Array.isArray(list)) return path.length > 0 ? files : { ...files, [file]: value };
  const [item] = list.splice(Number(path.at(-1)), 1);
  if (to !== undefined) list.splice(to, 0, item);
  else if (value !== null) list.push(value);
  return written;
}

/** The files after a keystroke. */
function afterEdit(files: Files, { file, path, value }: Edit): Files {
  const written: Record<string, unknown> = structuredClone({ ...FILES, ...files });
  let part = written;
  for (const name of [file, ...path.slice(0, -1)]) {
    part[name] ??= {};
    part = part[name] as Record<string, unknown>;
  }
  part[path.at(-1) ?? ''] = value;
  return written;
}

const PLACES = [{ city: 'Lisbon', label: 'Lisbon, Lisboa, Portugal', timeZone: 'Europe/Lisbon' }];

const sent = fn();
/** A server that refuses some values. */
const createStore = (given: Files, start: StudioState['start']) => {
  let files = given;
  let undo: string | null = 'Change days/saturday.yaml, title';
  let pictureChanges = 0;
  return createStudioStore(async (address, body) => {
    const edits =
      address === 'edits' || address === 'change' ? (JSON.parse(String(body)) as Edit[]) : [];
    sent(
      address,
      edits.map(({ seen: _, ...edit }) => edit),
    );
    const isRefused = ({ value }: Edit) => ['', 'Faulty', 'Other'].includes(String(value));
    const refused = edits.filter(isRefused);
    const fault = {
      file: 'days/saturday.yaml',
      line: 2,
      field: 'mapLink',
      message: 'is empty. Write a text for guests.',
    };
    if (address === 'change') files = edits.reduce(afterChange, files);
    if (address === 'edits')
      files = edits.filter((edit) => !isRefused(edit)).reduce(afterEdit, files);
    if (address === 'undo') undo = null;
    if (address === 'picture') pictureChanges += 1;
    return {
      before: address === 'edits' ? 'r1' : '',
      state: { ...state(files), start, undo, pictureChanges },
      refused: refused.map((edit) => ({
        edit,
        faults: [fault],
        isConflict: edit.value === 'Other',
      })),
    };
  });
};

type StoryProps = ComponentProps<typeof StudioPage> & {
  /** Beside each story's own. */
  readonly files: Files;
  /** The answers of the first ten minutes, from an earlier visit. */
  readonly start: StudioState['start'];
};

const meta = {
  title: 'Studio/Page',
  args: { sites: SITES, files: {}, start: null },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
    document.documentElement.classList.add(theme);
    return () => document.documentElement.classList.remove(theme);
  },
  render: ({ files, start, ...args }) => {
    const store = createStore(files, start);
    void store.load();
    const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    client.setQueryDefaults(['places'], { staleTime: Number.POSITIVE_INFINITY });
    client.setQueryData(['places', 'Lisboa'], PLACES);
    return (
      <QueryClientProvider client={client}>
        <StudioContext value={store}>
          <StudioPage {...args} />
        </StudioContext>
      </QueryClientProvider>
    );
  },
} satisfies Meta<StoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTenMinutes: Story = {
  play: async ({ canvas, userEvent }) => {
    const zone = await canvas.findByLabelText<HTMLSelectElement>('Time zone');
    const here = zone.value;
    const language = canvas.getByLabelText<HTMLSelectElement>('Language of the site').value;
    await userEvent.type(canvas.getByLabelText('City'), 'Lisboa');
    await expect(zone).toHaveValue(here);
    const place = await canvas.findByRole('button', { name: 'Lisbon, Lisboa, Portugal' });
    await expect(zone).toHaveValue(here);
    await userEvent.click(place);
    await expect(zone).toHaveValue('Europe/Lisbon');
    await expect(canvas.getByLabelText('City')).toHaveValue('Lisbon');
    await expect(canvas.getByLabelText('Language of the site')).toHaveValue(language);
    await fireEvent.change(canvas.getByLabelText('Date'), { target: { value: '2027-12-31' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a day' }));
    await expect(canvas.getAllByLabelText('Date')[1]).toHaveValue('2028-01-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Make our site' }));
    await expect(canvas.getByLabelText('Your names')).toHaveAccessibleDescription(
      'Please fill this in.',
    );
    await expect(sent).not.toHaveBeenCalledWith('start', expect.anything());
  },
};

/** A city that is there already has no suggestions. */
export const OpenedAgain: Story = {
  args: {
    start: {
      hosts: 'Ana & Rui',
      party: 'wedding',
      language: 'pt-PT',
      city: 'Lisboa',
      timeZone: 'Europe/Lisbon',
      password: 'saudade',
      days: [DAY],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('City')).toHaveValue('Lisboa');
    await expect(canvas.getByLabelText('What you celebrate')).toHaveValue('wedding');
    await expect(canvas.queryByRole('list', { name: 'Places of this name' })).toBeNull();
  },
};

export const AValueWithAFault: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Days' }));
    const map = await canvas.findByLabelText('The link to a map of the place');
    await userEvent.clear(map);
    await waitFor(() =>
      expect(map).toHaveAccessibleDescription('is empty. Write a text for guests.'),
    );
    await expect(
      canvas.getByText('Not saved yet: fix the values marked in red in Days.'),
    ).toBeVisible();
    // At once: this server stores nothing, so a saved beginning would be lost.
    await userEvent.paste('https://maps.example');
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('edits', [
        { file: 'days/saturday.yaml', path: ['mapLink'], value: 'https://maps.example' },
      ]),
    );
    await waitFor(() => expect(canvas.getByText('All changes saved.')).toBeVisible());
  },
};

/** The site as it will be, in another language. */
export const AnotherPhase: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('When'), 'When replies have closed');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'en-GB');
    const { src } = canvas.getByTitle<HTMLIFrameElement>('Whole weekend, as guests see it');
    const asked = new URLSearchParams(src.slice(src.indexOf('?')));
    await expect(Object.fromEntries(asked)).toMatchObject({
      now: '2027-06-01T12:00:00.000Z',
      language: 'en-GB',
    });
  },
};

export const AValueThatAnotherWindowHasChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Days' }));
    const map = await canvas.findByLabelText('The link to a map of the place');
    await userEvent.clear(map);
    await userEvent.paste('Other');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the other version' }));
    await expect(map).toHaveValue(DAY.mapLink);
    await expect(canvas.getByText('All changes saved.')).toBeVisible();
  },
};

export const TwoLanguages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Words' }));
    const portuguese = await canvas.findByLabelText('The title of the first screen (Portuguese)');
    fireEvent.change(portuguese, { target: { value: 'Casamento!' } });
    await expect(canvas.getByText('Saving…')).toBeVisible();
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('edits', [
        {
          file: 'celebration.yaml',
          path: ['gateTitle'],
          value: { 'pt-PT': 'Casamento!', 'en-GB': 'Wedding' },
        },
      ]),
    );
  },
};

/** It is marked where it is to be written. */
export const AMissingTranslation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Days' }));
    const english = await canvas.findByLabelText('The title (English)');
    await expect(english).toHaveAccessibleDescription(/^is in one language only/);
    await expect(canvas.getByLabelText('The title (Portuguese)')).toBeValid();
  },
};

/** The servers of the sites take a while to start. */
export const ASiteThatOpens: Story = {
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Whole weekend, as guests see it');
    await expect(await canvas.findByText('Opening your site…')).toBeVisible();
    const data = { type: SHOWN };
    fireEvent(window, new MessageEvent('message', { data, source: frame.contentWindow }));
    await waitFor(() => expect(canvas.queryByText('Opening your site…')).toBeNull());
  },
};

const WAITS = [10_000, 20_000, 40_000];

/** On a slow computer, a page that starts over every ten seconds would never be there. */
export const ASiteThatOpensSlowly: Story = {
  beforeEach: () => {
    const { setTimeout } = window;
    spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms = 0) =>
      setTimeout(run, WAITS.includes(ms) ? 20 : ms)) as typeof setTimeout);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Opening your site…');
    await waitFor(() => {
      const waits = mocked(window.setTimeout).mock.calls.map(([, ms]) => ms);
      expect(waits).toEqual(expect.arrayContaining(WAITS));
    });
  },
};

/** It begins at its top, however far the last one was read. */
export const AnotherSection: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('Password for your guests');
    password.scrollIntoView();
    await expect(scrollY).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Words' }));
    await expect(scrollY).toBe(0);
  },
};

export const AnotherLanguage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Languages' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Deutsch' }));
    const gateTitle = { 'pt-PT': 'Casamento', 'en-GB': 'Wedding', de: 'Casamento' };
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('change', [
        { file: 'celebration.yaml', path: ['languages'], value: ['pt-PT', 'en-GB', 'de'] },
        { file: 'celebration.yaml', path: ['language'], value: null },
        { file: 'celebration.yaml', path: ['gateTitle'], value: gateTitle },
      ]),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'British English' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('change', [
        { file: 'celebration.yaml', path: ['languages'], value: null },
        { file: 'celebration.yaml', path: ['language'], value: 'pt-PT' },
        { file: 'celebration.yaml', path: ['gateTitle'], value: 'Casamento' },
      ]),
    );
  },
};

export const AnotherDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Days' }));
    const day = within(await canvas.findByRole('form', { name: 'A new day' }));
    await expect(day.getByLabelText('What’s happening')).toHaveValue('');
    await userEvent.type(day.getByLabelText('What’s happening'), 'Brunch');
    await userEvent.type(day.getByLabelText('Date'), '2027-06-12');
    // There is a Saturday already.
    await expect(day.getByLabelText('Short name')).toHaveAttribute('placeholder', 'brunch');
    await userEvent.click(day.getByRole('button', { name: 'Add this day' }));
    await expect(day.getByLabelText('Place')).toHaveAccessibleDescription('Please fill this in.');
    await userEvent.type(day.getByLabelText('Place'), 'Home');
    await userEvent.click(day.getByRole('button', { name: 'Add this day' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('day', []));
  },
};

/** Its time is picked; the next day is said beside it. */
export const AnEndAfterMidnight: Story = {
  args: { files: { 'days/saturday.yaml': { ...DAY, end: '2027-06-13T02:00' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Days' }));
    const end = await canvas.findByLabelText('The end, for calendars');
    await expect(end).toHaveValue('02:00');
    await expect(canvas.getByText('This is on the next day, after midnight.')).toBeVisible();
    await fireEvent.change(end, { target: { value: '23:30' } });
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('edits', [
        { file: 'days/saturday.yaml', path: ['end'], value: '23:30' },
      ]),
    );
    await expect(canvas.queryByText('This is on the next day, after midnight.')).toBeNull();
  },
};

/** A day that is called after its weekday is offered another name only for another weekday. */
export const AnotherDate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Days' }));
    const day = within(await canvas.findByRole('group', { name: 'Dinner' }));
    const dateOf = (value: string) =>
      fireEvent.change(day.getByLabelText('The date'), { target: { value } });
    await dateOf('2027-06-18');
    await expect(
      day.getByRole('button', { name: 'Move Dinner to Friday, June 18, 2027' }),
    ).toBeVisible();
    await dateOf('2027-06-19');
    await expect(day.queryByRole('button', { name: /^Move Dinner/ })).toBeNull();
  },
};

export const ANewGroup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replies' }));
    const add = await canvas.findByRole('button', { name: 'Add: The last day for replies' });
    await userEvent.click(add);
    const help = await canvas.findByLabelText('Whom to ask afterwards (Portuguese)');
    await expect(help).toHaveValue('');
    await expect(canvas.getByLabelText('The last day for replies')).toHaveFocus();
    await expect(sent).not.toHaveBeenCalledWith('change', expect.anything());
    await userEvent.type(help, 'L');
    // A letter may be written before the next one is typed.
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('edits', expect.anything()));
    await userEvent.type(help, 'iga');
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('edits', [
        { file: 'celebration.yaml', path: ['replyBy', 'help'], value: 'Liga' },
      ]),
    );
  },
};

export const ADayThatAQuestionIsAbout: Story = {
  args: {
    files: { 'days/sunday.yaml': { ...DAY, title: 'Brunch' }, 'questions.yaml': QUESTIONS },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Days' }));
    const name = 'Remove Dinner and the questions about it';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('change', [
        { file: 'days/saturday.yaml', path: [], value: null },
        { file: 'questions.yaml', path: ['questions', 2], value: null },
        { file: 'questions.yaml', path: ['questions', 0], value: null },
      ]),
    );
    await expect(canvas.getByRole('button', { name: 'Remove Brunch' })).toBeVisible();
  },
};

export const Questions: Story = {
  args: { files: { 'questions.yaml': QUESTIONS } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Questions' }));
    await expect(await canvas.findByRole('group', { name: 'A bus?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Peixe' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a question' })).toBeVisible();
    const [day] = canvas.getAllByLabelText('Only for guests who come on this day');
    await expect(day).toHaveDisplayValue('Dinner');
    await expect(day).toHaveValue('saturday');
  },
};

/** It moves up with its question, and its sentence with it. */
export const AFaultBelowARemovedItem: Story = {
  args: { files: { 'questions.yaml': QUESTIONS } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Questions' }));
    const song = () => within(canvas.getByRole('group', { name: 'A song?' }));
    const label = () => song().getByLabelText('What guests read (Portuguese)');
    await canvas.findByRole('group', { name: 'A song?' });
    await fireEvent.change(label(), { target: { value: 'Faulty' } });
    await waitFor(() => expect(label()).toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove A bus?' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'A bus?' })).toBeNull());
    await expect(label()).toHaveValue('Faulty');
    await waitFor(() => expect(label()).toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove A song?' }));
    await waitFor(() => expect(canvas.getByText('All changes saved.')).toBeVisible());
  },
};

/** A choice with one option is refused, so there are two at once. */
export const ANewChoice: Story = {
  args: { files: { 'questions.yaml': {} } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Questions' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a question' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an option' }));
    const [first, ...others] = canvas.getAllByLabelText('An option (Portuguese)');
    await expect(first).toHaveFocus();
    await expect(others).toHaveLength(1);
  },
};

/** The browser would open it in place of the studio. */
export const APhotographBesideItsPlace: Story = {
  play: async ({ canvas }) => {
    const files = new DataTransfer();
    files.items.add(new File([], 'beach.jpg'));
    const drop = (dataTransfer: DataTransfer) =>
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    const heading = await canvas.findByRole('heading', { name: 'Make it yours' });
    await expect(heading.dispatchEvent(drop(files))).toBe(false);
    // A text may be dragged into a field.
    const text = new DataTransfer();
    text.setData('text/plain', 'beach');
    await expect(heading.dispatchEvent(drop(text))).toBe(true);
  },
};

export const Album: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Album' }));
    const [, second] = await canvas.findAllByLabelText('What it shows (Portuguese)');
    await expect(second).toHaveAccessibleDescription('is missing. Write it.');
    const { contentWindow } = canvas.getByTitle<HTMLIFrameElement>(
      'Whole weekend, as guests see it',
    );
    const shown = fn();
    contentWindow?.addEventListener('message', ({ data }) => shown(data));
    if (second) await userEvent.click(second);
    await waitFor(() =>
      expect(shown).toHaveBeenLastCalledWith({ type: 'studio:show', text: '', picture: 1 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Move story-02-fire-escape up' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('change', [
        { file: 'album.yaml', path: ['pictures', 1], to: 0 },
      ]),
    );
  },
};

/** A drag that ends elsewhere moves nothing later, and a dropped file does not replace the studio. */
export const AFileBesideADrag: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Album' }));
    const [first, second] = await canvas.findAllByRole('presentation');
    if (!first || !second) throw new Error('The album has no two pictures.');
    await fireEvent.dragStart(first);
    await fireEvent.dragEnd(first);
    const isLeftToBrowser = await fireEvent.drop(second);
    await expect(isLeftToBrowser).toBe(false);
    await expect(sent).not.toHaveBeenCalledWith('change', expect.anything());
  },
};

/** It can have a picture once it is written. */
export const ANewSection: Story = {
  args: { files: { 'details.yaml': { weekend: [{ heading: 'Hotels', text: 'The Linden' }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Good to know' }));
    const [add] = await canvas.findAllByRole('button', { name: 'Add a section' });
    if (add) await userEvent.click(add);
    await expect(await canvas.findByRole('group', { name: 'section 2' })).toBeVisible();
    await expect(
      canvas.getByLabelText(/^Drop a photo for section/, { selector: 'input' }),
    ).toHaveAccessibleName('Drop a photo for section 1 here, or choose a file');
  },
};

export const Colours: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Colors and drawings' }));
    await expect(await canvas.findByRole('radio', { name: 'harbour' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'olive' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('change', [
        { file: 'celebration.yaml', path: ['colours'], value: null },
        { file: 'celebration.yaml', path: ['palette'], value: 'olive' },
      ]),
    );
    await expect(canvas.getByRole('radio', { name: 'hills' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'sea' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('change', [
        { file: 'celebration.yaml', path: ['skyline'], value: 'sea' },
      ]),
    );
  },
};

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Presses Tab until a control has the focus, and then a key. */
async function pressAt(user: User, name: string, key = '{Enter}'): Promise<void> {
  const isThere = () =>
    [
      document.activeElement?.getAttribute('aria-label'),
      document.activeElement?.textContent,
    ].includes(name);
  for (let tabs = 0; tabs < 100 && !isThere(); tabs++) await user.tab();
  await expect(isThere(), name).toBe(true);
  await user.keyboard(key);
}

const expectFocusOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

/** No action sends the keyboard back to the top of the page. */
export const ListsByKeyboard: Story = {
  args: { files: { 'questions.yaml': QUESTIONS } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('City');
    await pressAt(userEvent, 'Questions');
    await pressAt(userEvent, 'Move A bus? down');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move Which meal? up' })).toBeDisabled(),
    );
    await expectFocusOn('Move A bus? down');
    await userEvent.keyboard('{Enter}');
    // The last item cannot move on.
    await expectFocusOn('Move A bus? up');
    await pressAt(userEvent, 'Remove A bus?');
    await expectFocusOn('Add a question');
    await userEvent.keyboard('{Enter}');
    await expectFocusOn('The name of the answer in the replies');
    await expect(document.activeElement?.closest('[data-path]')).toHaveAttribute(
      'data-path',
      'questions.2.id',
    );
    const undo = canvas.getByRole('button', { name: 'Undo' });
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'true'));
    await expect(undo).toHaveFocus();
    await expect(canvas.getByText('Undone: Change days/saturday.yaml, title.')).toBeVisible();
  },
};

/** A second click on the same control is no click beside it. */
export const ListsByPointer: Story = {
  args: { files: { 'questions.yaml': QUESTIONS } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Questions' }));
    for (const name of ['A bus?', 'Which meal?', 'A song?']) {
      await userEvent.click(await canvas.findByRole('button', { name: `Remove ${name}` }));
      await waitFor(() => expect(canvas.queryByRole('group', { name })).toBeNull());
    }
    await expectFocusOn('Add a question');
  },
};

export const CropByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('City');
    await pressAt(userEvent, 'Album');
    await pressAt(userEvent, 'Crop');
    await expectFocusOn('Crop around this point');
    await pressAt(userEvent, 'Cancel');
    await expectFocusOn('Crop');
    await userEvent.keyboard('{Enter}');
    await expectFocusOn('Crop around this point');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByText('45% from the left, 40% from the top')).toBeVisible();
    const preview = canvas.getByTitle('Whole weekend, as guests see it');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expectFocusOn('Crop');
    // Both show the new crop.
    const [thumbnail] = canvas.getAllByRole('presentation');
    await expect(thumbnail).toHaveAttribute('src', '/pictures/story-01-corner-cafe-600.webp?1');
    await expect(preview).not.toBeInTheDocument();
    await expect(sent).toHaveBeenLastCalledWith('picture', []);
  },
};
