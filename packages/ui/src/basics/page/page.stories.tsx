import { celebration } from '@invitation/domain/fixtures/celebration';
import { places } from '@invitation/domain/fixtures/looks.js';
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

/** On a phone held sideways, the drawing leaves room for the text. */
export const LowScreen: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'phone-landscape' } },
  args: { skyline: places.sea?.skyline ?? null },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('[viewBox="0 50 1280 290"]');
    const { height, bottom } = drawing?.getBoundingClientRect() ?? {};
    await expect(height).toBeCloseTo(0.4 * window.innerHeight);
    await expect(bottom).toBeCloseTo(canvasElement.getBoundingClientRect().bottom);
  },
};
