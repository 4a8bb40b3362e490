import { celebration } from '@invitation/domain/fixtures/celebration';
import { SKYLINES } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from './page';

const meta = {
  title: 'Basics/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  argTypes: { skyline: { mapping: SKYLINES } },
  args: {
    title: celebration.rsvpTitle,
    skyline: celebration.skyline,
    subtitle: celebration.rsvpSubtitle,
    children: <p>One centred column.</p>,
  },
} satisfies Meta<typeof Page>;

export default meta;

export const WithoutSkyline: StoryObj<typeof meta> = { args: { skyline: null } };

export const Column: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Celebrate');
    await expect(getComputedStyle(canvas.getByRole('main')).maxWidth).toBe('512px');
  },
};
