import { POSTMARKS, STAMPS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stamp } from './stamp';

const meta = {
  title: 'Scenery/Stamp',
  component: Stamp,
  argTypes: { postmark: { mapping: POSTMARKS }, stamp: { mapping: STAMPS } },
  args: { postmark: POSTMARKS['two lines'], stamp: STAMPS.sample },
} satisfies Meta<typeof Stamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

export const OneLine: Story = { args: { postmark: POSTMARKS['one line'] } };

/** Without a drawing in the content. */
export const Neutral: Story = { args: { stamp: STAMPS.neutral } };
