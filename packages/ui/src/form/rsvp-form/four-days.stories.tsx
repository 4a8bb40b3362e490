import { content } from '@invitation/domain/fixtures/four-days.js';
import { REPLY_BY } from '@invitation/domain/fixtures/samples';
import { formFieldsOf, type RsvpValues, rsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Page } from '../../basics/page/page';
import { textLink } from '../../theme/text-link.css';
import { FilledForm } from './testing/filled-form';

const { celebration, questions } = content.weekend;
const events = content.weekend.events.map((event) => ({ ...event, asked: true }));
const fields = formFieldsOf('weekend', events);
const yes = Object.fromEntries(events.map(({ day }) => [day, 'yes']));

const meta = {
  title: 'Form/RSVP form of four days',
  component: FilledForm,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page
        title={celebration.rsvpTitle}
        subtitle={celebration.rsvpSubtitle}
        link={
          <a className={textLink} href="#details">
            Good to know
          </a>
        }
        skyline={celebration.skyline}
        card={<Story />}
      />
    ),
  ],
  args: {
    events,
    otherDays: [],
    questions,
    replyBy: REPLY_BY,
    values: { ...rsvpValues(fields, null), name: 'Ada', ...yes } as RsvpValues,
    onSave: fn(async () => {}),
  },
} satisfies Meta<typeof FilledForm>;

export default meta;

/** The longest form of this couple: it asks about every day, and shows each question. */
export const LongestOnAPhone: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('What may we grill for you?')).toBeVisible();
    await expect(canvas.getByLabelText('Which boat will you take?')).toBeVisible();
    await document.fonts.ready;
    await waitFor(() => expect(canvasElement.scrollHeight).toBeLessThan(2200));
    // Short controls are still easy to hit.
    for (const control of canvasElement.querySelectorAll('a, button, input, select, textarea')) {
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
