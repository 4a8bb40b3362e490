import { celebration } from '@invitation/domain/fixtures/celebration';
import { EVENTS } from '@invitation/domain/fixtures/samples';
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
  args: { variant: 'primary', width: 'auto' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save RSVP' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Go back' } };

export const FullWidth: Story = { args: { width: 'full' } };

export const Disabled: Story = { args: { disabled: true } };

/** Each looks like a button of the same variant. */
export const ExternalVariants: Story = {
  render: () => (
    <>
      <ExternalButton href={celebration.registry.paymentLink} variant="primary" width="auto">
        {celebration.registry.paymentLabel}
      </ExternalButton>
      <ExternalButton href={EVENTS.friday.mapLink} variant="secondary" width="full">
        {EVENTS.friday.location}
      </ExternalButton>
    </>
  ),
};

export const External: Story = {
  render: () => (
    <ExternalButton href={celebration.registry.paymentLink}>
      {celebration.registry.paymentLabel}
    </ExternalButton>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: celebration.registry.paymentLabel });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};
