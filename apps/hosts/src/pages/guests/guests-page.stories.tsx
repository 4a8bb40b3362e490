import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import { openEdit, reduceEdit } from '@invitation/domain/rsvp/edit';
import { buttonClass } from '@invitation/ui/basics/button';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { forgetAllDrafts, keepDraft } from '../../edit/drafts';
import type { GuestsSearch } from '../../model/search/guests-search';
import { keptFilters } from '../../model/search/kept-filters';
import { NO_NOTES, type NotesByKey } from '../../model/store/guest-notes';
import type { HostsBackend } from '../../model/store/hosts-backend';
import { FOUR_EVENTS, handCountedPeople } from '../../testing/hand-counted-people';
import { handCountedList, partyOfFour, sampleList } from '../../testing/samples';
import { WithBackend, withQuestions, withSite } from '../../testing/with-site';
import { GuestsView } from './guests-page';

const writeGuests = fn<HostsBackend['writeGuests']>(async () => new Map());

const meta = {
  title: 'Hosts/Guests',
  component: GuestsView,
  decorators: withSite(),
  args: {
    guests: sampleList(60, 40).guests,
    notes: NO_NOTES,
    notesFault: null,
    text: '',
    search: {},
    onText: fn(),
    onSearch: fn(),
    onDelete: fn(async () => true),
    onPrintCards: fn(),
  },
  // Drafts of other stories would be on the list.
  beforeEach: forgetAllDrafts,
  render: (args) => {
    const [text, setText] = useState(args.text);
    const [search, setSearch] = useState<GuestsSearch>(args.search);
    const state = { text, search };
    return (
      <WithBackend backend={{ writeGuests }}>
        <GuestsView {...args} {...state} onText={setText} onSearch={setSearch} />
      </WithBackend>
    );
  },
} satisfies Meta<typeof GuestsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { guests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody is invited yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import your guest list' })).toBeVisible();
  },
};

/** A right-to-left override in a name does not reorder the text after it. */
export const WithOverride: Story = {
  args: { guests: sampleList(1, 0).guests.map((guest) => ({ ...guest, name: 'Ada \u202Eada' })) },
  play: async ({ canvas }) => {
    const name = await canvas.findByText(/^Ada/);
    await expect(getComputedStyle(name).unicodeBidi).toBe('isolate');
  },
};

export const One: Story = {
  args: { guests: sampleList(1, 0).guests },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 guest');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** The invitation is for four, but fewer come. */
export const NumbersAtDays: Story = {
  args: { guests: partyOfFour().guests },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /^Ada & family/ });
    await expect(row).toHaveTextContent('✓ Fri 1');
    await expect(row).toHaveTextContent('✓ Sat 3');
    await expect(row).not.toHaveTextContent('4');
  },
};

/** Two taps and a choice, without leaving the list. */
export const CorrectAnAnswer: Story = {
  args: { guests: partyOfFour().guests },
  play: async ({ canvas, userEvent }) => {
    writeGuests.mockClear();
    const correct = await canvas.findByRole('button', {
      name: /^Correct the answer: Ada & family/,
    });
    await userEvent.click(correct);
    const dialog = within(await canvas.findByRole('dialog', { name: /^Ada & family/ }));
    await userEvent.selectOptions(dialog.getByLabelText('Friday'), 'no');
    await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(Object.values(writeGuests.mock.lastCall?.[0] ?? {})).toContainEqual(
      expect.objectContaining({ answers: expect.objectContaining({ friday: 'no' }) }),
    );
    await expect(correct).toHaveFocus();
  },
};

/** The people who come on each day, counted by hand in `hand-counted-people.test.ts`. */
export const PeopleByName: Story = {
  args: { guests: handCountedPeople().guests },
  decorators: withSite({ events: FOUR_EVENTS }),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('link', { name: /^The Costas/ });
    await expect(row).toHaveTextContent(/Fri: .*Ana ✓.*Rui ✓.*Tom ✓.*Lia –/);
    await expect(row).toHaveAccessibleName(/Sunday: Ana coming.*Rui not coming/);
    await userEvent.type(canvas.getByLabelText('Search by name'), 'Eze');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: /^The Okafors/ })).toHaveTextContent('Eze –');
  },
};

export const Guests300: Story = { args: { guests: sampleList(200, 100).guests } };

export const Guests5000: Story = {
  args: { guests: sampleList(3_000, 2_000).guests },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await userEvent.type(canvas.getByLabelText('Search by name'), 'ZOE zhang');
    await waitFor(() => {
      expect(canvas.getByRole('status')).toHaveTextContent(/^[\d,]+ of 5,000 guests$/);
      for (const row of canvas.getAllByRole('listitem')) {
        expect(row).toHaveTextContent(/Zoë.*Zhang|Zhang.*Zoë/);
      }
    });
  },
};

export const NoMatch: Story = {
  args: { text: 'nobody with this name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No guest matches this search.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 100 guests');
  },
};

/** The widest text of a select's options, with the arrow beside it. In pixels. */
function neededWidth(select: HTMLSelectElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.font = font;
  const texts = [...select.options].map(({ text }) => context.measureText(text).width);
  const arrow = 20;
  return (
    Math.max(...texts) + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) + arrow
  );
}

const onPhone: Decorator = (Story) => (
  <div style={{ width: '22.375rem', fontFamily: '"DejaVu Sans", Verdana, sans-serif' }}>
    <Story />
  </div>
);

/** No option is cut, and the filters take one row. */
export const WideFontOnPhone: Story = {
  args: { search: { answer: 'unanswered' } },
  decorators: onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('search')?.clientHeight).toBeLessThan(200);
    for (const select of canvas.getAllByRole<HTMLSelectElement>('combobox')) {
      await expect(select.clientWidth).toBeGreaterThanOrEqual(neededWidth(select));
    }
  },
};

export const Filtered: Story = {
  args: { search: { day: 'friday', answer: 'notInvited', sort: 'people' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('4 people');
    const needs = canvas.getByRole('button', { name: /Dietary needs/ });
    await userEvent.click(needs);
    await expect(needs).toHaveAttribute('aria-pressed', 'true');
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row).toHaveTextContent('Friday: not invited.');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('100 guests');
    await expect(canvas.getByLabelText('Day')).toHaveDisplayValue('All days');
    await expect(canvas.getByLabelText('Sort')).toHaveDisplayValue('Most people');
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const FilteredTranslated: Story = { ...Filtered, globals: { translator: 'on' } };

const isShown = (element: HTMLElement) =>
  element.getBoundingClientRect().right <=
  (element.parentElement?.getBoundingClientRect().right ?? 0);

/** On a phone, a host who deletes many guests sees by which filters they were found. */
export const ActiveFiltersFirst: Story = {
  decorators: onPhone,
  play: async ({ canvas, userEvent }) => {
    const since = canvas.getByLabelText('Replied');
    await expect(isShown(since)).toBe(false);
    await userEvent.selectOptions(since, 'Last week');
    await expect(since.previousElementSibling).toBeNull();
    await expect(isShown(since)).toBe(true);
    await expect(since).toHaveFocus();
    await userEvent.selectOptions(since, 'Any time');
    await expect(since.nextElementSibling).toBeNull();
    await expect(since).toHaveFocus();
  },
};

/** The guest's page has unsaved edits, also in another tab. */
export const WithDraft: Story = {
  args: { guests: sampleList(2, 0).guests },
  beforeEach: ({ args }) => {
    forgetAllDrafts();
    const draft = { values: { name: 'Ada' }, loaded: { name: '' }, sent: [], exists: true };
    localStorage.setItem(`hosts_draft:rsvps/${args.guests?.[0]?.key}`, JSON.stringify(draft));
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await waitFor(() => expect(rows[0]).toHaveTextContent('Draft'));
    await expect(rows[1]).not.toHaveTextContent('Draft');
    forgetAllDrafts();
    await waitFor(() => expect(rows[0]).not.toHaveTextContent('Draft'));
  },
};

/** A sign-out asks about these drafts, so a host must find them. */
export const DraftsOfOthers: Story = {
  args: { guests: sampleList(2, 0).guests },
  beforeEach: () => {
    for (const form of ['new-guest', 'walk-in/', 'walk-in/gone', 'rsvps/deleted', 'import']) {
      const edit = openEdit({ name: '' }, null);
      keepDraft(form, reduceEdit(edit, { type: 'typed', values: { name: form } }));
    }
    return forgetAllDrafts;
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: /Draft$/ });
    await expect(links.map(({ hash }) => hash)).toEqual([
      '#/new-guest',
      '#/door/add',
      '#/door/add?key=gone',
      '#/guests/deleted',
    ]);
  },
};

export const Selecting: Story = {
  args: { search: { invitation: 'none' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await expect(canvas.getByRole('button', { name: 'Delete...' })).toBeDisabled();
    const boxes = await canvas.findAllByRole<HTMLInputElement>('checkbox');
    const [first, , third] = boxes;
    if (!first || !third) throw new Error('There are not enough guests.');
    await userEvent.click(first);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(third);
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('3 guests selected')).toBeVisible();
    // Guests without an invitation have no card.
    await expect(canvas.getByRole('button', { name: 'Print 0 cards' })).toBeDisabled();
    await expect(boxes.slice(0, 4).map(({ checked }) => checked)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  },
};

export const SelectingTranslated: Story = { ...Selecting, globals: { translator: 'on' } };

/** A flood of fake replies: all that a filter shows can be deleted at once. */
export const AboutToDelete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 100' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Print 80 cards' }));
    await expect(args.onPrintCards).toHaveBeenCalledWith(args.guests);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete...' }));
    await expect(canvas.getByText(/80 personal links will stop working/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep them' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    for (const name of ['Delete...', 'Save the file and delete']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveClass(buttonClass({ variant: 'destructive' }));
      await userEvent.click(button);
    }
    await expect(args.onDelete).toHaveBeenCalledWith(args.guests);
    await expect(await canvas.findByRole('button', { name: 'Select' })).toBeVisible();
  },
};

/** The selection stays if the deletion is refused, e.g. because one of the guests has unsaved edits. */
export const DeletionRefused: Story = {
  args: { onDelete: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 100' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete...' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the file and delete' }));
    await expect(await canvas.findByText('100 guests selected')).toBeVisible();
  },
};

/** Each option of a question is a filter, and so is a missing answer. */
export const FilteredByAnswer: Story = {
  args: { guests: handCountedList().guests, search: { answered: 'meal=Meat' } },
  decorators: withQuestions,
  play: async ({ canvas, userEvent }) => {
    const filter = canvas.getByRole('combobox', { name: 'Question' });
    await expect(filter).toHaveDisplayValue('Meals: Meat');
    await expect(canvas.getByRole('status')).toHaveTextContent('30 of 100 guests');
    await userEvent.selectOptions(filter, 'Meals: no answer');
    await expect(canvas.getByRole('status')).toHaveTextContent('20 of 100 guests');
  },
};

const TRANSLATED = QUESTIONS.map((question) => ({
  ...question,
  shownOptions: question.options.map((option) => `${option} (translated)`),
}));

/** The options are in the language of the host, and the answers in the content's. */
export const FilteredInAnotherLanguage: Story = {
  ...FilteredByAnswer,
  decorators: withSite({ questions: TRANSLATED }),
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('combobox', { name: 'Question' });
    await expect(filter).toHaveDisplayValue('Meals: Meat (translated)');
    await expect(canvas.getByRole('status')).toHaveTextContent('30 of 100 guests');
  },
};

const NOTED_GUESTS = sampleList(60, 40).guests;
const NOTES: NotesByKey = new Map(
  NOTED_GUESTS.slice(0, 5).map(({ key }, index) => [
    key,
    { table: String(12 - index), tags: [index < 2 ? 'Family' : 'Work'], phone: '912' },
  ]),
);

/** Filtered by hosts' notes. Such filters can be saved, and are still there after a reload. */
export const FilteredByNotes: Story = {
  args: { guests: NOTED_GUESTS, notes: NOTES },
  beforeEach: () => {
    keptFilters.set({});
    return () => keptFilters.set({});
  },
  play: async ({ canvas, userEvent }) => {
    const count = (text: string) =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tag' }), 'Work');
    await count('3 of 100 guests');
    const tables = [...canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Table' }).options];
    await expect(tables.map(({ text }) => text).slice(1, 3)).toEqual(['Table 8', 'Table 9']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save these filters' }));
    await userEvent.type(canvas.getByLabelText('Name of these filters'), 'Colleagues');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const saved = canvas.getByRole('button', { name: '✓ Colleagues' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Hosts’ notes' }),
      'No phone or email',
    );
    await count('95 of 100 guests');
    await userEvent.click(canvas.getByRole('button', { name: 'Colleagues' }));
    await count('3 of 100 guests');
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Forget “Colleagues”' }));
    await expect(canvas.queryByRole('button', { name: /Colleagues/ })).toBeNull();
  },
};

/** The list waits for notes only if a filter needs them. */
export const WaitingForNotes: Story = {
  args: { notes: null, search: { tag: 'Work' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.queryByText('No guest matches this search.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByText('100 guests')).toBeVisible();
  },
};
