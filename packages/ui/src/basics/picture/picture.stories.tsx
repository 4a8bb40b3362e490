import { celebration } from '@invitation/domain/fixtures/celebration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Picture } from './picture';

const meta = {
  title: 'Basics/Picture',
  component: Picture,
  args: { ...celebration.thankYouPicture, onSettled: fn() },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThankYou: Story = {
  play: async ({ args, canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: /raise their glasses/ });
    await waitFor(() => expect(image.complete && image.naturalWidth > 0).toBe(true));
    // Chromium supports AVIF.
    await expect(image.currentSrc).toMatch(/-(600|1200)\.avif\?tr=w-600/);
    await waitFor(() => expect(args.onSettled).toHaveBeenCalledWith('loaded'));
    await expect(args.onSettled).toHaveBeenCalledOnce();
  },
};

/** The second request, past the HTTP cache, fails too. */
export const Missing: Story = {
  args: { url: '/gone' },
  beforeEach: () => {
    spyOn(window, 'fetch').mockResolvedValue(new Response());
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSettled).toHaveBeenCalledWith('failed'));
    await expect(args.onSettled).toHaveBeenCalledOnce();
    await expect(window.fetch).toHaveBeenCalledOnce();
    await expect(window.fetch).toHaveBeenCalledWith(
      expect.stringMatching(/\/gone-(600|1200)\.avif/),
      expect.objectContaining({ cache: 'reload' }),
    );
  },
};

/** The content security policy blocks the second request. */
export const MissingOnAnotherHost: Story = {
  args: { url: 'http://127.0.0.1:9/gone' },
  beforeEach: () => {
    spyOn(window, 'fetch');
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSettled).toHaveBeenCalledWith('failed'));
    await expect(args.onSettled).toHaveBeenCalledOnce();
    await expect(window.fetch).not.toHaveBeenCalled();
  },
};
