import type { Meta, StoryObj } from '@storybook/react-vite';
import { wcagContrast } from 'culori';
import { expect } from 'storybook/test';
import { Looks } from './looks';

const meta = {
  title: 'Foundations/Looks',
  component: Looks,
  parameters: {
    layout: 'fullscreen',
    // The page has many links with the same name, in landmarks of the same kind.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Looks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that a language link has an opaque background, which hides the drawing, and enough contrast. */
const expectReadable: NonNullable<Story['play']> = async ({ canvas }) => {
  const links = canvas.getAllByRole('link', { name: 'Português' });
  await expect(links).toHaveLength(6 * 8);
  for (const link of links) {
    const { color, backgroundColor } = getComputedStyle(link);
    // An opaque colour has no fourth number.
    await expect(backgroundColor).toMatch(/^rgb\(/);
    await expect(wcagContrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
  }
};

export const Day: Story = { args: { theme: 'day' }, play: expectReadable };

export const Night: Story = { args: { theme: 'night' }, play: expectReadable };
