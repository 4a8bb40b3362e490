import { person } from '@invitation/domain/fixtures/people';
import type { Fields } from '@invitation/domain/record/record';
import { Conflict, type Save } from '@invitation/domain/rsvp/save';
import { buttonClass } from '@invitation/ui/basics/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { forgetAllDrafts } from '../../edit/drafts';
import type { Guest } from '../../model/people/guests';
import { invitedToOf } from '../../model/people/invited-to';
import type { Plan } from '../../model/store/change';
import type { Reply } from '../../model/store/collections';
import { isEmpty } from '../../model/store/documents';
import { HostsError } from '../../model/store/hosts-errors';
import { guestListOf } from '../../testing/guest-list-of';
import { EVENTS, sampleList } from '../../testing/samples';
import { WithBackend, withLanguages, withNamedGuests, withSite } from '../../testing/with-site';
import { PageOf } from './guest-page';

const guestWith = (isWanted: (guest: Guest) => boolean): Guest => {
  const guest = sampleList(60, 40).guests.find(isWanted);
  if (!guest) throw new Error('The sample has no such guest.');
  return guest;
};
const REPLIED = guestWith(({ reply, invitation }) => reply !== null && invitation !== null);

/** The page of a guest, and what it saves. */
function Page({
  guest: { reply, invitation },
  onSaveReply,
  onSaveInvitation,
  onInvite,
}: {
  readonly guest: Guest;
  readonly onSaveReply: (save: Save) => Promise<void>;
  /** @param answers the changes of the reply */
  readonly onSaveInvitation: (save: Save, answers: Fields) => Promise<void>;
  readonly onInvite: (days: unknown) => Promise<void>;
}) {
  const list = useMemo(
    () =>
      guestListOf({
        replies: reply ? [reply] : [],
        invitations: invitation ? [invitation] : [],
        isLive: true,
      }),
    [reply, invitation],
  );
  const key = list.guests[0]?.key ?? '';
  const writeGuests = async (plan: Plan) => {
    const ofReply = plan[`rsvps/${key}` as const];
    const ofInvitation = plan[`invitations/${key}` as const];
    // A save of the reply only checks the invitation.
    if (ofInvitation?.answers && !isEmpty(ofInvitation.answers)) {
      await onSaveInvitation(ofInvitation, ofReply?.answers ?? {});
    } else if (ofReply?.answers) await onSaveReply(ofReply);
    return new Map();
  };
  const write = async (plan: Plan) => {
    const [invited] = Object.values(plan).filter(({ answers }) => answers?.days);
    await onInvite(invited?.answers?.days);
  };
  return (
    <WithBackend backend={{ writeGuests, write }} list={list}>
      <PageOf guestKey={key} />
    </WithBackend>
  );
}

const share = fn(async () => {});

const meta = {
  title: 'Hosts/Guest',
  component: Page,
  decorators: withSite(),
  args: {
    guest: REPLIED,
    onSaveReply: fn(async () => {}),
    onSaveInvitation: fn(async () => {}),
    onInvite: fn(async () => {}),
  },
  beforeEach: () => {
    forgetAllDrafts();
    share.mockClear();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Replied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Delete this reply', 'Withdraw the invitation']) {
      await expect(canvas.getByRole('button', { name })).toHaveClass(
        buttonClass({ variant: 'destructive' }),
      );
    }
    await userEvent.selectOptions(canvas.getByLabelText('Sunday'), 'yes');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onSaveReply).toHaveBeenCalledOnce());
    await expect(args.onSaveReply).toHaveBeenCalledWith(
      expect.objectContaining({ answers: expect.objectContaining({ sunday: 'yes' }) }),
    );
    await expect(await canvas.findByText('Saved.')).toBeVisible();
  },
};

/** One button saves the forms of the page, wherever the host has scrolled to. It never lies on the field in focus. */
export const SaveInReach: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sunday'), 'yes');
    await userEvent.type(canvas.getByLabelText('Name(s) on the card'), ' & co.');
    const saveAll = await canvas.findByRole('button', { name: 'Save changes' });
    await expect(canvas.getAllByRole('button', { name: /^Save/ })).toEqual([saveAll]);
    for (const field of canvas.getAllByRole('textbox')) {
      window.scrollTo(0, 0);
      field.focus();
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          saveAll.getBoundingClientRect().top,
        ),
      );
      await expect(saveAll).toBeVisible();
      await expect(saveAll.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    }
    await userEvent.click(saveAll);
    await waitFor(() => expect(args.onSaveReply).toHaveBeenCalledOnce());
    // One after the other.
    await waitFor(() => expect(args.onSaveInvitation).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull());
  },
};

/** A refused save says so beside the button, and a failed one shows its message, which is far above. */
export const SaveRefused: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    onSaveReply: fn(async () => {
      throw new HostsError('The reply was not saved.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name(s) on Invite');
    await userEvent.clear(name);
    const save = await canvas.findByRole('button', { name: 'Save changes' });
    window.scrollTo(0, document.body.scrollHeight);
    await userEvent.click(save);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('check what’s marked');
    await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const diet = canvas.getByLabelText('Dietary Restrictions');
    diet.focus();
    await expect(diet.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('alert').getBoundingClientRect().top,
    );
    // After that, the failure is no longer shown.
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await userEvent.type(name, '!');
    await expect(canvas.queryByRole('alert')).toBeNull();
    window.scrollTo(0, document.body.scrollHeight);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    const message = await canvas.findByText('The reply was not saved.');
    await waitFor(() => expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

/** The message of an earlier save stays, but the marked field is what to look at. */
export const RefusedAfterFailure: Story = {
  globals: { viewport: { value: 'phone' } },
  args: SaveRefused.args ?? {},
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name(s) on Invite');
    await userEvent.type(name, '!');
    const save = await canvas.findByRole('button', { name: 'Save changes' });
    await userEvent.click(save);
    await canvas.findByText('The reply was not saved.');
    await userEvent.clear(name);
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getAllByRole('alert')[1]).toHaveTextContent('check what’s marked');
  },
};

export const AnswerTakenBack: Story = {
  args: { guest: guestWith(({ reply }) => reply?.sunday === 'yes') },
  play: async ({ args, canvas, userEvent }) => {
    const sunday = canvas.getByLabelText('Sunday');
    await userEvent.selectOptions(sunday, 'No answer');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(args.onSaveReply).toHaveBeenCalledWith(
      expect.objectContaining({ answers: expect.objectContaining({ sunday: null }) }),
    );
    await expect(sunday).toHaveValue('');
  },
};

export const QrCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'QR code' }));
    await expect(canvas.getByRole('img', { name: 'QR code of the personal link' })).toBeVisible();
  },
};

const UNANSWERED = guestWith(({ reply }) => reply === null);

export const NotAnswered: Story = {
  args: { guest: UNANSWERED },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share a reminder' }));
    await expect(share).toHaveBeenCalledWith({ text: expect.stringContaining(UNANSWERED.name) });
    await expect(canvas.queryByRole('button', { name: 'Delete this reply' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Dietary Restrictions'), 'Vegan');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(args.onSaveReply).toHaveBeenCalledWith(
      expect.objectContaining({
        answers: expect.objectContaining({ dietaryRestrictions: 'Vegan', saturday: null }),
        seen: [null],
      }),
    );
  },
};

export const NotAnsweredTranslated: Story = { ...NotAnswered, globals: { translator: 'on' } };

const inviting = (reply: Reply): Guest => ({
  key: reply.key,
  name: 'Zoë',
  arrivals: {},
  reply,
  invitation: null,
});

/** Nobody knows which site the guest was on. A link to the wrong one would reveal the other days. */
export const WithoutInvitation: Story = {
  args: {
    guest: inviting({ key: 'zoe', name: 'Zoë', friday: 'no', saturday: 'yes' }),
    onInvite: fn(() => new Promise(() => {})),
  },
  play: async ({ args, canvas, userEvent }) => {
    const saturday = canvas.getByRole('button', {
      name: 'Create a personal link: Only Saturday',
    });
    // The same is shown after a withdrawn invitation, and for somebody who came without one.
    await expect(canvas.getByText(/^This reply has no personal link\./)).toBeVisible();
    await userEvent.dblClick(saturday);
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await expect(args.onInvite).toHaveBeenCalledWith('saturday');
    await expect(saturday).toBeDisabled();
    await expect(
      canvas.getByRole('button', { name: 'Create a personal link: All days' }),
    ).toBeDisabled();
  },
};

/** Only the site of the whole weekend asks about Friday. */
export const WithoutInvitationToFriday: Story = {
  args: {
    guest: inviting({ key: 'zoe', name: 'Zoë', friday: 'yes' }),
    onInvite: fn(async () => {}),
  },
  play: async ({ args, canvas, userEvent }) => {
    const create = canvas.getByRole('button', { name: 'Create a personal link' });
    await userEvent.click(create);
    await expect(args.onInvite).toHaveBeenCalledWith('weekend');
    // After a failure, a host can try again.
    await waitFor(() => expect(create).toBeEnabled());
  },
};

export const WithoutAddresses: Story = {
  decorators: withSite({ addresses: { weekend: '', saturday: '' } }),
};

export const Offline: Story = {
  args: {
    onSaveReply: fn(async () => {
      throw new Error('There is no connection, so nothing was changed. Try again when it is back.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Other notes/), 'Seat 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no connection');
    await expect(canvas.getByLabelText(/^Other notes/)).toHaveValue('Seat 7');
  },
};

export const ChangedByAnotherHost: Story = {
  args: {
    onSaveReply: fn(async () => {
      throw new Conflict({ ...REPLIED.reply, otherNotes: 'Seat 8' }, ['otherNotes']);
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Other notes/), 'Seat 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'It now says: Other notes (not on the guest’s form): “Seat 8”.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(args.onSaveReply).toHaveBeenCalledTimes(2));
    await expect(args.onSaveReply).toHaveBeenLastCalledWith(
      expect.objectContaining({ seen: [expect.objectContaining({ otherNotes: 'Seat 8' })] }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep theirs' }));
    await expect(canvas.getByLabelText(/^Other notes/)).toHaveValue('Seat 8');
  },
};

export const ChangedByAnotherHostTranslated: Story = {
  ...ChangedByAnotherHost,
  globals: { translator: 'on' },
};

export const InvitationChangedByAnotherHost: Story = {
  args: {
    onSaveInvitation: fn(async () => {
      throw new Conflict({ name: 'Theirs', days: 'saturday', people: 7 }, ['people']);
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name(s) on the card');
    const people = canvas.getByLabelText('People');
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await userEvent.clear(people);
    await userEvent.type(people, '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It now says: People: “7”.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(args.onSaveInvitation).toHaveBeenCalledTimes(2));
    await expect(args.onSaveInvitation).toHaveBeenLastCalledWith(
      {
        answers: {
          name: 'Mine',
          days: REPLIED.invitation?.days,
          people: 5,
          language: null,
          members: null,
          children: null,
        },
        defaults: {},
        seen: [expect.objectContaining({ people: 7 })],
      },
      {},
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep theirs' }));
    await expect(people).toHaveValue(7);
    await expect(name).toHaveValue('Mine');
    await expect(canvas.getByLabelText('Invited to')).toHaveValue('saturday');
  },
};

const WEEKEND_YES = guestWith(
  ({ reply, invitation }) => reply?.friday === 'yes' && invitation?.days === 'weekend',
);

export const SaturdayOnlyAfterYes: Story = {
  args: { guest: WEEKEND_YES },
  play: async ({ args, canvas, userEvent }) => {
    const days = canvas.getByLabelText('Invited to');
    const choice = 'Their reply says yes to Friday';
    await expect(canvas.queryByLabelText(choice)).toBeNull();
    await userEvent.selectOptions(days, 'saturday');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByLabelText(choice)).toBeInvalid());
    await expect(args.onSaveInvitation).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText(choice), 'Change the reply to match');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSaveInvitation).toHaveBeenCalledWith(
        expect.objectContaining({ answers: expect.objectContaining({ days: 'saturday' }) }),
        { friday: 'no', fridayPeople: null },
      ),
    );
  },
};

/** A guest of some days only stays one, though no new guest can be, until a host changes that. */
export const OneSite: Story = {
  args: { guest: guestWith(({ invitation }) => invitation?.days === 'saturday') },
  decorators: withSite({ invitedTo: invitedToOf(EVENTS, false) }),
  play: async ({ args, canvas, userEvent }) => {
    const days = canvas.getByLabelText<HTMLSelectElement>('Invited to');
    await expect(days.selectedOptions[0]).toHaveTextContent('Only Saturday');
    await userEvent.selectOptions(days, 'All days');
    await expect(days).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onSaveInvitation).toHaveBeenCalledOnce());
  },
};

export const FewerPeopleThanReplied: Story = {
  args: {
    guest: {
      ...WEEKEND_YES,
      reply: { key: 'party', name: 'Party', friday: 'yes', fridayPeople: 3, saturday: 'yes' },
      invitation: { id: 'party', name: 'Party', days: 'weekend', people: 4 },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const people = canvas.getByLabelText('People');
    await userEvent.clear(people);
    await userEvent.type(people, '1');
    const choice = canvas.getByLabelText('Their reply says 3 people on Friday');
    await userEvent.selectOptions(choice, 'Leave the reply as it is');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSaveInvitation).toHaveBeenLastCalledWith(expect.anything(), {}),
    );
    await userEvent.selectOptions(choice, 'Change the reply to match');
    await userEvent.click(canvas.getByRole('button', { name: 'Save invitation' }));
    await waitFor(() =>
      expect(args.onSaveInvitation).toHaveBeenLastCalledWith(expect.anything(), {
        fridayPeople: 1,
      }),
    );
  },
};

let finishSaving = () => {};

export const TypedWhileInvitationIsSaved: Story = {
  args: {
    onSaveInvitation: fn(
      () =>
        new Promise<void>((resolve) => {
          finishSaving = resolve;
        }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name(s) on the card');
    await userEvent.type(name, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await canvas.findByRole('button', { name: 'Saving...' });
    await userEvent.clear(canvas.getByLabelText('People'));
    await userEvent.type(canvas.getByLabelText('People'), '9');
    finishSaving();
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeEnabled();
    await expect(canvas.getByLabelText('People')).toHaveValue(9);
    await expect(name).toHaveValue(`${REPLIED.invitation?.name}!`);
  },
};

export const InTwoLanguages: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: withLanguages,
  play: async ({ args, canvas, userEvent }) => {
    const language = canvas.getByLabelText('Language');
    await userEvent.selectOptions(language, 'Portuguese');
    await userEvent.click(canvas.getByRole('button', { name: 'Save invitation' }));
    await waitFor(() =>
      expect(args.onSaveInvitation).toHaveBeenLastCalledWith(
        expect.objectContaining({ answers: expect.objectContaining({ language: 'pt-PT' }) }),
        {},
      ),
    );
    await userEvent.selectOptions(language, 'Their browser’s language');
    await userEvent.click(canvas.getByRole('button', { name: 'Save invitation' }));
    await waitFor(() =>
      expect(args.onSaveInvitation).toHaveBeenLastCalledWith(
        expect.objectContaining({ answers: expect.objectContaining({ language: null }) }),
        {},
      ),
    );
  },
};

/** One member is renamed, and one whom the reply names is removed. */
export const Members: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    guest: {
      ...REPLIED,
      reply: {
        key: REPLIED.key,
        name: 'The Costas',
        friday: 'yes',
        people: [person('Ana', 'friday'), person('Tom', 'friday (child)', { need: 'No nuts' })],
      },
      invitation: {
        id: REPLIED.key,
        name: 'The Costas',
        days: 'weekend',
        people: 4,
        members: ['Ana', 'Tom'],
        children: ['Tom'],
      },
    },
  },
  decorators: withNamedGuests,
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getByLabelText('Names of the people, one per line');
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save invitation' }));
    await expect(names).toHaveValue('Ana\nTom');
    await userEvent.type(names, 'as');
    const children = () => within(canvas.getByRole('group', { name: 'Children' }));
    await expect(children().getByRole('checkbox', { name: 'Tomas' })).toBeChecked();
    await save();
    await waitFor(() => expect(args.onSaveInvitation).toHaveBeenCalledOnce());
    await expect(args.onSaveInvitation).toHaveBeenLastCalledWith(
      expect.objectContaining({
        answers: expect.objectContaining({ members: ['Ana', 'Tomas'], children: ['Tomas'] }),
      }),
      {
        people: [person('Ana', 'friday'), person('Tomas', 'friday (child)', { need: 'No nuts' })],
      },
    );
    await userEvent.clear(names);
    await userEvent.type(names, 'Tommy');
    await expect(children().getByRole('checkbox', { name: 'Tommy' })).not.toBeChecked();
    await userEvent.clear(names);
    await userEvent.type(names, 'Tom');
    // The reply knows a child of this name.
    await expect(children().getByRole('checkbox', { name: 'Tom' })).toBeChecked();
    await save();
    await expect(args.onSaveInvitation).toHaveBeenCalledOnce();
    await userEvent.selectOptions(
      canvas.getByLabelText('Their reply says Ana is coming'),
      'Change the reply to match',
    );
    await save();
    await waitFor(() => expect(args.onSaveInvitation).toHaveBeenCalledTimes(2));
    await expect(args.onSaveInvitation).toHaveBeenLastCalledWith(
      expect.objectContaining({
        answers: expect.objectContaining({ members: ['Tom'], children: ['Tom'] }),
      }),
      { people: [person('Tom', 'friday (child)', { need: 'No nuts' })] },
    );
  },
};

const ONE_BY_NAME = {
  id: REPLIED.key,
  name: 'Ana',
  days: 'weekend',
  people: 1,
  members: ['Ana'],
} as const;

/** After the number of people is raised, the reply has another place at once. What is typed there stays. */
export const MorePeople: Story = {
  // On a desktop, each form has its own button.
  globals: { viewport: { value: 'desktop' } },
  args: {
    guest: {
      ...REPLIED,
      reply: { key: REPLIED.key, name: 'Ana', friday: 'yes', people: [person('Ana', 'friday')] },
      invitation: ONE_BY_NAME,
    },
  },
  decorators: withNamedGuests,
  render: (args) => {
    const [people, setPeople] = useState(1);
    return (
      <Page
        {...args}
        guest={{ ...args.guest, invitation: { ...ONE_BY_NAME, people } }}
        onSaveInvitation={async ({ answers }) => setPeople(Number(answers.people))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Other notes/), 'Seat 7');
    await expect(canvas.queryByRole('button', { name: 'Add a guest' })).toBeNull();
    await userEvent.clear(canvas.getByLabelText('People'));
    await userEvent.type(canvas.getByLabelText('People'), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save invitation' }));
    await expect(await canvas.findByRole('button', { name: 'Add a guest' })).toBeVisible();
    await expect(canvas.getByLabelText(/^Other notes/)).toHaveValue('Seat 7');
  },
};
