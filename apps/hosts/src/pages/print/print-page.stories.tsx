import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { handCountedList, sampleList } from '../../testing/samples';
import { withQuestions, withSite } from '../../testing/with-site';
import { PrintList } from './print-page';

const meta = {
  title: 'Hosts/List for paper',
  component: PrintList,
  decorators: withSite(),
  args: {
    guests: sampleList(12, 6).guests,
    day: undefined,
    now: new Date('2025-09-01T12:00:00Z'),
    onDay: fn(),
    onPrint: fn(),
  },
  render: (args) => {
    const [day, setDay] = useState(args.day);
    return <PrintList {...args} day={day} onDay={setDay} />;
  },
} satisfies Meta<typeof PrintList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(19);
    await expect(canvas.getByText('Printed Sep 1, 8:00 AM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** Only those who come, and how many they are. The total is the sum of the column. */
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
