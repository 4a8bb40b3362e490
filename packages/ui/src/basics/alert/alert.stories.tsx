import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { Alert } from './alert';

const meta = {
  title: 'Basics/Alert',
  component: Alert,
  args: { children: 'Incorrect password. Please try again.' },
} satisfies Meta<typeof Alert>;

export default meta;

export const WithAction: StoryObj<typeof meta> = {
  args: { action: <Button variant="secondary">Try again</Button> },
};

export const Destructive: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Incorrect password. Please try again.',
    );
  },
};
