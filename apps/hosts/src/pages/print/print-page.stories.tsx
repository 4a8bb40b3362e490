import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { NO_NOTES } from '../../model/store/guest-notes';
import { COURSE, FOUR_EVENTS, handCountedPeople } from '../../testing/hand-counted-people';
import { handCountedList, sampleList } from '../../testing/samples';
import { withQuestions, withSite } from '../../testing/with-site';
import { PrintList } from './print-page';

const meta = {
  title: 'Hosts/List for paper',
  component: PrintList,
  decorators: withSite(),
  args: {
    guests: sampleList(12, 6).guests,
    notes: NO_NOTES,
    day: undefined,
    onDay: fn(),
  },
  render: (args) => {
    const [{ day, by }, setSearch] = useState<Pick<typeof args, 'day' | 'by'>>(args);
    return <PrintList {...args} day={day} by={by} onDay={(day, by) => setSearch({ day, by })} />;
  },
} satisfies Meta<typeof PrintList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(19);
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
};

/** The list of one day has only the guests who come, with their numbers of people. The total is the sum of the column. */
export const OneDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Who'), 'Coming on Friday');
    await expect(canvas.queryByRole('columnheader', { name: 'Friday' })).toBeNull();
    const people = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.querySelectorAll('td')[1]?.textContent));
    const total = people.reduce((sum, each) => sum + each, 0);
    await expect(people.length).toBeGreaterThan(2);
    await expect(canvas.getByText(`${total} people`)).toBeVisible();
  },
};

export const Empty: Story = { args: { guests: [] } };

export const Questions: Story = {
  args: { guests: handCountedList().guests },
  decorators: withQuestions,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('95 people')).toBeVisible();
    await expect(canvas.getByText('54 people')).toBeVisible();
    await expect(
      canvas.getByText(
        '46 × Fish · 30 × Meat · 0 × Vegetarian · 20 × not chosen yet · 1 × too many (76 chosen for 95 people)',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Vegan: 5 parties of 3')).toBeVisible();
    await expect(canvas.getByText('No nuts: 2 parties of 2 · vegan.: 1')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Meals' })).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: '2 × Fish, 1 × Meat' })).toHaveLength(9);
    // A question about Friday is not for Saturday's list.
    await userEvent.selectOptions(canvas.getByLabelText('Who'), 'Coming on Saturday');
    await expect(canvas.queryByRole('columnheader', { name: 'Meals' })).toBeNull();
    await expect(
      canvas.getByText(
        '8 × Yes, at 6pm · 10 × Yes, at 7pm · 20 × No · 16 × not chosen yet (38 chosen for 54 people)',
      ),
    ).toBeVisible();
  },
};

/** 12 families, counted by hand in `hand-counted-people.test.ts`. */
export const ByName: Story = {
  args: { guests: handCountedPeople().guests },
  decorators: withSite({ events: FOUR_EVENTS, questions: COURSE, namedGuests: true }),
  play: async ({ canvas, userEvent }) => {
    const totals = ['5 people', '16 people (3 children)', '15 people (3 children)', '1 person'];
    for (const total of totals) await expect(canvas.getByText(total)).toBeVisible();
    const courses = "7 × Fish · 4 × Meat · 3 × Children's meal · 2 × not chosen yet";
    await expect(canvas.getByText(`${courses} (14 chosen for 16 people)`)).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /^coming 3 Ana, ?Rui, ?Tom$/ })).toBeVisible();
    const meals = "Ana: Fish; Rui: Fish; Tom: Children's meal";
    await expect(canvas.getByRole('cell', { name: meals })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Who'), 'Coming on Friday');
    await expect(canvas.getByRole('cell', { name: meals })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '2 × Fish' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /^The Lims Wei, ?Lin$/ })).toBeVisible();

    await userEvent.selectOptions(canvas.getByLabelText('Who'), 'For the caterer: Friday');
    const rows = canvas.getAllByRole('row').slice(1);
    const people = rows.map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent));
    await expect(people.reduce((sum, each) => sum + each, 0)).toBe(16);
    await expect(canvas.getByText(`${courses} (14 chosen for 16 people)`)).toBeVisible();
    await expect(
      canvas.getByText('vegetarian.: 2 · No nuts: 2 · Halal: party of 2 · Vegan: party of 2'),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: "Tom (Child) · The Costas 1 Children's meal No nuts" }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: 'The Rossis 2 2 × Fish party of 2: Vegan' }),
    ).toBeVisible();
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const [file] = made.mock.lastCall ?? [];
    made.mockRestore();
    const csv = await (file as Blob).text();
    await expect(csv).toMatch(/Tom.*No nuts/);
  },
};

const FAMILIES = handCountedPeople().guests;
const keyOf = (name: string) => FAMILIES.find((guest) => guest.name === name)?.key ?? '';

/** The same sheet once hosts have noted tables. */
export const ByTable: Story = {
  args: {
    guests: FAMILIES,
    notes: new Map([
      [keyOf('The Costas'), { table: '10', seats: ['Tom = 9'] }],
      [keyOf('The Rossis'), { table: '10' }],
    ]),
    day: 'friday',
    by: 'person',
  },
  decorators: withSite({ events: FOUR_EVENTS, questions: COURSE, namedGuests: true }),
  play: async ({ canvas }) => {
    const [heading, ...rows] = canvas.getAllByRole('row');
    await expect(heading).toHaveTextContent(/^Table/);
    const tables = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    await expect(tables.slice(0, 7)).toEqual(['9', '', '10', '10', '10', '', '']);
    await expect(canvas.getByRole('row', { name: 'Table 10: total 4 4 × Fish' })).toBeVisible();
    await expect(rows[0]).toHaveTextContent(/Tom \(Child\)/);
    const people = rows.map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent));
    // Once by person, and once by table.
    await expect(people.reduce((sum, each) => sum + each, 0)).toBe(2 * 16);
  },
};
