import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EVENTS, sampleList } from '../../testing/samples';
import { PrintList } from './print-list';

const meta = {
  title: 'Hosts/List for paper',
  component: PrintList,
  args: { guests: sampleList(12, 6).guests, events: EVENTS, onPrint: fn() },
} satisfies Meta<typeof PrintList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(19);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { guests: [] } };
