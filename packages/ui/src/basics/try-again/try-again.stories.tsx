import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TryAgain } from './try-again';

const meta = {
  title: 'Basics/Try again',
  component: TryAgain,
  args: { children: 'Check your connection, then try again.', onTryAgain: fn() },
} satisfies Meta<typeof TryAgain>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your connection');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};
