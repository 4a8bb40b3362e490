import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Commands } from './commands';

const LINES = ['git remote rename origin upstream', 'git push --set-upstream origin main'];

const meta = {
  title: 'Studio/Commands',
  component: Commands,
  args: { lines: LINES },
} satisfies Meta<typeof Commands>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(LINES.join('\n'));
  },
};
export const NotCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Copy the selected text')).toBeVisible();
    await expect(getSelection()?.toString()).toBe(LINES.join('\n'));
  },
};
