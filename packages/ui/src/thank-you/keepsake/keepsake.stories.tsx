import { celebration } from '@invitation/domain/fixtures/celebration';
import { content as fourDays } from '@invitation/domain/fixtures/four-days.js';
import { REPLIES, SITE_DAYS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { drawKeepsake, type Keepsake, keepsakeOf } from './keepsake';
import { KEEPSAKE_SIZE } from './layout';

const keepsakes = {
  'one day of two': keepsakeOf(celebration, SITE_DAYS.weekend, {
    ...REPLIES['one day'],
    guest: 'Grace',
    dietaryRestrictions: 'No nuts',
  }),
  'all days': keepsakeOf(celebration, SITE_DAYS.weekend, REPLIES.coming),
  'the Saturday': keepsakeOf(celebration, SITE_DAYS.saturday, REPLIES.coming),
  'long texts': {
    ...keepsakeOf(celebration, SITE_DAYS.weekend, REPLIES.coming),
    title:
      'Maximiliane-Charlottes und Bartholomäus’ Geburtstagsüberraschungsfeier mit Weihnachtsmarkt',
  },
  'four days': keepsakeOf(fourDays.weekend.celebration, fourDays.weekend.events, REPLIES.coming),
};

function KeepsakePicture({ keepsake }: { readonly keepsake: Keepsake }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    drawKeepsake(keepsake).then((picture) => setAddress(URL.createObjectURL(picture)));
  }, [keepsake]);
  return address && <img src={address} alt={keepsake.title} />;
}

let written: string[];

const meta = {
  title: 'Thank you/Keepsake',
  component: KeepsakePicture,
  argTypes: { keepsake: { mapping: keepsakes } },
  args: { keepsake: keepsakes['one day of two'] },
  beforeEach: () => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    written = [];
    prototype.fillText = function (...text) {
      written.push(text[0]);
      fillText.apply(this, text);
    };
    return () => Object.assign(prototype, { fillText });
  },
} satisfies Meta<typeof KeepsakePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The Saturday is declined, and nobody is asked about the Sunday. */
export const OneDayOfTwo: Story = {
  play: async ({ args, canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: args.keepsake.title });
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    await expect({ width, height }).toEqual(KEEPSAKE_SIZE);
    const { type } = await (await fetch(picture.src)).blob();
    await expect(type).toBe('image/png');
    // Nothing else: no name, need or answer of the guest, and no place.
    await expect(written.join(' ')).toBe(
      'NEW YORK Nora & Sam’s Birthday Party FRI 3 OCT Ceremony & Dinner 4:45pm SUN 5 OCT Sunday Brunch 10am to 4pm',
    );
  },
};

/** The guest has replied, so their window is lit. */
export const LitWindow: Story = {
  play: async ({ args }) => {
    const { keepsake } = args;
    const { guestWindow, ...street } = keepsake.skyline ?? { viewBox: '', shapes: '' };
    await expect(guestWindow).toBeDefined();
    const bytesOf = async (drawn: Keepsake) => (await drawKeepsake(drawn)).text();
    const [lit, dark] = await Promise.all(
      [keepsake, { ...keepsake, skyline: street }].map(bytesOf),
    );
    await expect(lit).not.toBe(dark);
  },
};

export const AllDays: Story = { args: { keepsake: keepsakes['all days'] } };

export const FourDays: Story = { args: { keepsake: keepsakes['four days'] } };

/** Long texts are smaller, but not cut off. */
export const LongTexts: Story = {
  args: { keepsake: keepsakes['long texts'] },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('img', { name: args.keepsake.title });
    await expect(written.join(' ')).toContain(args.keepsake.title);
  },
};

export const SaturdayOnly: Story = {
  globals: { theme: 'night' },
  args: { keepsake: keepsakes['the Saturday'] },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('img', { name: args.keepsake.title });
    await expect(written.join(' ')).toBe(
      'NEW YORK Nora & Sam’s Birthday Party SAT 4 OCT Birthday Party 6pm to close',
    );
  },
};
