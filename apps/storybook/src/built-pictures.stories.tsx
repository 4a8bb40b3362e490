import { icons, linkPictures } from 'virtual:built-pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const PICTURES = {
  'link, day': linkPictures.day,
  'link, night': linkPictures.night,
  'icon, day': icons.day,
  'icon, night': icons.night,
};

function BuiltPicture({ svg, width }: { readonly svg: string; readonly width: number }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt="As a build draws it"
      width={width}
    />
  );
}

/** What guests see before the site: in a chat beside the link, and on the home screen. */
const meta = {
  title: 'Scenery/Before the site',
  component: BuiltPicture,
  argTypes: { svg: { mapping: PICTURES } },
  args: { svg: linkPictures.day, width: 1200 },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await picture.decode();
    await expect(picture.naturalWidth).toBeGreaterThan(0);
  },
} satisfies Meta<typeof BuiltPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const SaturdayLink: Story = { args: { svg: linkPictures.night } };
export const Icon: Story = { args: { svg: icons.day, width: 180 } };
export const SaturdayIcon: Story = { args: { svg: icons.night, width: 180 } };
