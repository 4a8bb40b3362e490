import { PHASES } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlbumView } from './album-page';

const meta = {
  title: 'Hosts/Album',
  component: AlbumView,
  args: {
    hosts: 'Nora & Sam',
    album: PHASES.weekend.afterwards?.album ?? '',
    onPrint: fn(),
  },
} satisfies Meta<typeof AlbumView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToPrint: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the shared album' })).toBeVisible();
    await expect(canvas.getByText(args.album)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** An old bookmark. */
export const WithoutAlbum: Story = {
  args: { album: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
