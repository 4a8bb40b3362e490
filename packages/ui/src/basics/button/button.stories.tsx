import { EVENTS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, buttonClass } from './button';

const meta = {
  title: 'Basics/Button',
  component: Button,
  argTypes: {
    variant: { options: ['primary', 'secondary', 'destructive'] },
    width: { options: ['auto', 'full'] },
  },
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

export const Destructive: Story = {
  args: { variant: 'destructive', children: 'Delete this reply' },
};

export const FullWidth: Story = { args: { width: 'full' } };

export const Disabled: Story = { args: { disabled: true } };

/** Each looks like a button of the same variant. */
export const Links: Story = {
  render: () => (
    <>
      <a href="https://pay.example" className={buttonClass()}>
        Contribute via PayPal
      </a>
      <a
        href={EVENTS.friday.mapLink}
        className={buttonClass({ variant: 'secondary', width: 'full' })}
      >
        {EVENTS.friday.location}
      </a>
    </>
  ),
};
