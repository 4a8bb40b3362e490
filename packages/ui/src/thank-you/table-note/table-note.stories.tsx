import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TableNote } from './table-note';

const meta = { title: 'Thank you/Table note', component: TableNote } satisfies Meta<
  typeof TableNote
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneTable: Story = {
  args: { table: '7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your table' })).toHaveTextContent('Table 7');
  },
};

export const WithSeatsOfTheirOwn: Story = {
  args: { table: 'Family', seats: ['Ana = 8', 'D. = O’Neill = Children'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Family')).toBeVisible();
    const terms = canvas.getAllByRole('term').map((each) => each.textContent);
    const tables = canvas.getAllByRole('definition').map((each) => each.textContent);
    await expect([terms, tables]).toEqual([
      ['Ana', 'D. = O’Neill'],
      ['Table 8', 'Children'],
    ]);
  },
};

export const LongestName: Story = {
  args: { table: 'n'.repeat(80), seats: [`${'a'.repeat(80)} = ${'n'.repeat(80)}`] },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const None: Story = {
  args: {},
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
