import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FOUR_EVENTS, handCountedPeople } from '../../testing/hand-counted-people';
import { withSite } from '../../testing/with-site';
import { TablesView } from './tables-page';

const { guests } = handCountedPeople();
const keyOf = (name: string) => guests.find((guest) => guest.name === name)?.key ?? '';
const NOTES = new Map<string, GuestNotes>([
  [keyOf('The Costas'), { table: '10', seats: ['Tom = Children', 'Lia = Children'] }],
  [keyOf('The Rossis'), { table: '10' }],
  [keyOf('The Okafors'), { table: '9' }],
]);

const meta = {
  title: 'Hosts/Tables',
  component: TablesView,
  decorators: withSite({ events: FOUR_EVENTS }),
  args: { guests, notes: NOTES, day: 'friday', onDay: fn(), onPublish: fn() },
} satisfies Meta<typeof TablesView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who comes on Friday, counted by hand in `hand-counted-people.test.ts`. */
export const Friday: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '9 people at 3 tables, 7 without a table.',
    );
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    await expect(headings).toEqual([
      'Table 94 people',
      'Table 104 people',
      'Children1 person',
      'Without a table7 people',
      'With a table, but not coming (yet)',
    ]);
    const [, ten] = canvas.getAllByRole('list');
    const seats = within(ten as HTMLElement).getAllByRole('link');
    await expect(seats.map((seat) => seat.textContent?.trim())).toEqual([
      'Ana The Costas',
      'Rui The Costas',
      'The Rossis (party of 2)',
    ]);
    await expect(canvas.getByRole('link', { name: /^Lia/ })).toHaveTextContent(
      'Lia The Costas Children',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Day'), 'Saturday');
    await expect(args.onDay).toHaveBeenCalledWith('saturday');
    // The content has no day from which guests see their table.
    await expect(canvas.queryByRole('button', { name: 'Publish tables' })).toBeNull();
  },
};

const published = { from: '2025-10-01T04:00:00Z' };

/** One is published as it is noted, one was changed since, and one is not published. */
export const ToPublish: Story = {
  args: {
    ...published,
    published: new Map([
      [keyOf('The Rossis'), { table: '10' }],
      [keyOf('The Okafors'), { table: '8' }],
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('2 guests’ tables aren’t published as noted here.'),
    ).toBeVisible();
    await expect(canvas.getByText(/from October 1, 2025 on/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish tables' }));
    const [costas, okafors] = [keyOf('The Costas'), keyOf('The Okafors')];
    await expect(args.onPublish).toHaveBeenCalledWith(
      expect.arrayContaining([
        { path: `tables/${costas}`, from: null, to: NOTES.get(costas) },
        { path: `tables/${okafors}`, from: { table: '8' }, to: { table: '9' } },
      ]),
    );
  },
};

export const ToPublishTranslated: Story = { ...ToPublish, globals: { translator: 'on' } };

export const AllPublished: Story = {
  args: { ...published, published: NOTES },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All tables are published as noted here.')).toBeVisible();
  },
};

export const NobodyComes: Story = {
  args: { guests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 people at 0 tables');
  },
};
