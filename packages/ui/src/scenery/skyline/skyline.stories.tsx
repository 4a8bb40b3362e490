import { SKYLINES } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skyline } from './skyline';

const meta = {
  title: 'Scenery/Skyline',
  component: Skyline,
  argTypes: { drawing: { mapping: SKYLINES } },
  args: { drawing: SKYLINES.sample },
} satisfies Meta<typeof Skyline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The street of the sample. */
export const Street: Story = {};

export const NightStreet: Story = { globals: { theme: 'night' } };

/** Without a drawing in the content. */
export const Garland: Story = { args: { drawing: SKYLINES.neutral } };

/** A couple's own drawing, as high as a photograph, is shown once and below the envelope. */
export const Tall: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  args: {
    drawing: {
      viewBox: '0 0 640 480',
      shapes:
        '<path class="wall ground" d="M0 460h640M200 460V240l120-110 120 110v220"/><path class="accent" d="M290 460V350h60v110z"/><circle class="light" cx="320" cy="250" r="20"/>',
    },
  },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? {};
    await expect(height).toBe(window.innerHeight - 35 * 16);
    await expect(width).toBeCloseTo((Number(height) * 640) / 480);
  },
};
