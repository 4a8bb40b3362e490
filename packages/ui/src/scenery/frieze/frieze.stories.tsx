import { DRAWINGS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lights } from '../lights/lights';
import { Skyline } from '../skyline/skyline';
import { Frieze } from './frieze';

const meta = {
  title: 'Scenery/Frieze',
  component: Frieze,
  parameters: { layout: 'fullscreen' },
  args: { viewBox: '0 0 640 52', className: '', children: null },
} satisfies Meta<typeof Frieze>;

export default meta;

/** On a wide screen, both drawings reach from edge to edge. */
export const FromEdgeToEdge: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <>
      <Lights />
      <Skyline drawing={DRAWINGS.sample.skyline} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    for (const drawing of canvasElement.querySelectorAll('svg')) {
      const copies = [...drawing.children].map((copy) => copy.getBoundingClientRect());
      await expect(Math.min(...copies.map(({ left }) => left))).toBeLessThan(0);
      await expect(Math.max(...copies.map(({ right }) => right))).toBeGreaterThan(clientWidth);
    }
  },
};
