import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { News } from './news';

/** By the guest's clock. */
const at = (hour: number) => new Date(2025, 9, 1, hour);
const DINNER = { text: 'Dinner starts at 7pm now', at: at(20), isNew: true };
const COAT = { text: 'Bring a coat:\nthe terrace is cold.', at: at(9), isNew: false };

const meta = { title: 'Thank you/News', component: News } satisfies Meta<typeof News>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewAndSeen: Story = {
  args: { items: [DINNER, COAT] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'News' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(within(first).getByText('New')).toBeVisible();
    await expect(first).toHaveTextContent(DINNER.text);
    await expect(first).toHaveTextContent(/Wednesday, October\s1/);
    await expect(within(second).queryByText('New')).toBeNull();
  },
};

export const LongestWord: Story = {
  args: { items: [{ ...DINNER, text: 'n'.repeat(280) }] },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** A right-to-left override does not reorder the time. */
export const WithOverride: Story = {
  args: { items: [{ ...DINNER, text: 'Dinner \u202Eat 7pm' }] },
  play: async ({ canvas }) => {
    await expect(
      getComputedStyle(canvas.getByText(/Dinner/).closest('bdi') as HTMLElement).unicodeBidi,
    ).toBe('isolate');
  },
};

export const None: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
