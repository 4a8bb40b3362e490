import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, ExternalButton } from './button';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Save RSVP', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save RSVP' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Quiet: Story = { args: { tone: 'quiet', children: 'Go back' } };

export const FullWidth: Story = { args: { width: 'full' } };

export const Disabled: Story = { args: { disabled: true } };

export const External: Story = {
  render: () => <ExternalButton href="https://example.com/">Contribute via PayPal</ExternalButton>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Contribute via PayPal' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};
