import { celebration } from '@invitation/domain/content/celebration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from './picture';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: celebration.thankYouPicture,
} satisfies Meta<typeof Picture>;

export default meta;

export const ThankYou: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: /raise their glasses/ });
    await waitFor(() => expect(image.complete && image.naturalWidth > 0).toBe(true));
    // Chromium reads AVIF.
    await expect(image.currentSrc).toMatch(/-(600|1200)\.avif\?tr=w-600/);
  },
};
