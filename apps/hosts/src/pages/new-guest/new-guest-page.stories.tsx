import { person } from '@invitation/domain/fixtures/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { forgetAllDrafts } from '../../edit/drafts';
import type { GuestList } from '../../model/people/guest-list';
import { invitedToOf } from '../../model/people/invited-to';
import { type Plan, pathsOf } from '../../model/store/change';
import { type DocumentPath, keyOf } from '../../model/store/documents';
import { guestListOf } from '../../testing/guest-list-of';
import { EVENTS } from '../../testing/samples';
import {
  WithBackend,
  withLanguages,
  withNamedGuests,
  withQuestions,
  withSite,
} from '../../testing/with-site';
import { NewGuestPage } from './new-guest-page';

/** The page, and the guest whom it saves. */
const Page = ({
  list,
  onSave,
}: {
  readonly list: GuestList;
  readonly onSave: (guest: object) => Promise<void>;
}) => (
  <WithBackend backend={{ write: (plan) => onSave(guestIn(plan)) }} list={list}>
    <NewGuestPage />
  </WithBackend>
);

function guestIn(plan: Plan) {
  const id = pathsOf(plan).map(keyOf)[0] ?? '';
  const saved = (path: DocumentPath) => {
    const { answers = null, seen } = plan[path] ?? {};
    // Nobody else is replaced.
    return seen?.every((document) => document === null) ? answers : undefined;
  };
  const { id: idOfReply, ...rsvp } = saved(`rsvps/${id}`) ?? {};
  return {
    id,
    invitation: saved(`invitations/${id}`),
    rsvp: idOfReply === id ? rsvp : null,
    notes: saved(`guestNotes/${id}`),
  };
}

const meta = {
  title: 'Hosts/Add a guest',
  component: Page,
  decorators: withSite(),
  args: { list: guestListOf({}), onSave: fn(async () => {}) },
  beforeEach: forgetAllDrafts,
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = 'Save changes';

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('People'));
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Name(s) on the card')).toHaveAccessibleDescription(
        'Name is required',
      ),
    );
    await expect(canvas.getByLabelText('People')).toHaveAccessibleDescription(
      'Please enter a whole number from 1 to 20',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OnlyInvitation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name(s) on the card'), 'Ada & Grace');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[-\w]{32}$/),
      invitation: { name: 'Ada & Grace', days: 'weekend', people: 2 },
      rsvp: null,
      notes: null,
    });
  },
};

export const PartOfAReply: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name(s) on the card'), 'Ada');
    await userEvent.type(canvas.getByLabelText('Dietary Restrictions'), 'Vegan');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[-\w]{32}$/),
      invitation: { name: 'Ada', days: 'weekend', people: 1 },
      rsvp: { name: 'Ada', dietaryRestrictions: 'Vegan' },
      notes: null,
    });
  },
};

export const SaturdayGuest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name(s) on the card'), 'Ada');
    await userEvent.selectOptions(canvas.getByLabelText('Friday'), 'Coming');
    await userEvent.selectOptions(canvas.getByLabelText('Invited to'), 'saturday');
    await waitFor(() => expect(canvas.queryByLabelText('Friday')).toBeNull());
    await expect(canvas.queryByLabelText('Sunday')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Saturday'), 'Coming');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[-\w]{32}$/),
      invitation: { name: 'Ada', days: 'saturday', people: 1 },
      rsvp: { name: 'Ada', friday: 'no', saturday: 'yes' },
      notes: null,
    });
  },
};

/** If all guests are invited to the same days, the form does not ask what a guest is invited to. */
export const OneSite: Story = {
  decorators: withSite({ invitedTo: invitedToOf(EVENTS, false) }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Invited to')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Name(s) on the card'), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ invitation: { name: 'Ada', days: 'weekend', people: 1 } }),
      ),
    );
  },
};

export const Questions: Story = {
  decorators: withQuestions,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name(s) on the card'), 'Ada & Grace');
    await userEvent.clear(canvas.getByLabelText('People'));
    await userEvent.type(canvas.getByLabelText('People'), '2');
    await expect(canvas.queryByRole('group', { name: 'Meals' })).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Friday'), 'Coming');
    await userEvent.selectOptions(canvas.getByLabelText('Fish'), '1');
    await expect(canvas.getByRole('group', { name: 'Meals' })).toHaveAccessibleDescription(
      '1 of 2 meals chosen',
    );
    const song = canvas.getByLabelText('A song that makes you dance');
    await userEvent.type(song, 'Lisboa, menina e moça, by Carlos do Carmo');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(song).toHaveAccessibleDescription('Please keep this to 40 characters. It has 41.'),
    );
    await userEvent.clear(song);
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[-\w]{32}$/),
      invitation: { name: 'Ada & Grace', days: 'weekend', people: 2 },
      rsvp: { name: 'Ada & Grace', friday: 'yes', 'answers/meal': '{"Fish":1}' },
      notes: null,
    });
  },
};

/** The reply of an invitation with names says who comes. A corrected name loses the choices of the first one. */
export const ByName: Story = {
  decorators: withNamedGuests,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name(s) on the card'), 'The Costas');
    await userEvent.clear(canvas.getByLabelText('People'));
    await userEvent.type(canvas.getByLabelText('People'), '3');
    const names = canvas.getByLabelText('Names of the people, one per line');
    await userEvent.type(names, 'Ana{Enter}Tmo');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tmo' }));
    await userEvent.selectOptions(canvas.getByLabelText('Friday'), 'Coming');
    const friday = within(canvas.getByRole('group', { name: 'Friday: who is coming?' }));
    await userEvent.click(friday.getByRole('checkbox', { name: 'Ana' }));
    await userEvent.type(names, '{Backspace}{Backspace}om');
    await expect(friday.getByRole('checkbox', { name: 'Tom (Child)' })).toBeChecked();
    await expect(canvas.queryByLabelText('Friday: how many people')).toBeNull();
    await userEvent.type(
      within(canvas.getByRole('group', { name: 'Dietary Restrictions' })).getByLabelText('Tom'),
      'No nuts',
    );
    await userEvent.click(friday.getByRole('button', { name: 'Add a guest' }));
    await userEvent.type(friday.getByLabelText('Guest’s name (optional)'), 'Eve');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[-\w]{32}$/),
      invitation: {
        name: 'The Costas',
        days: 'weekend',
        people: 3,
        members: ['Ana', 'Tom'],
        children: ['Tom'],
      },
      rsvp: {
        name: 'The Costas',
        friday: 'yes',
        people: [person('Tom', 'friday (child)', { need: 'No nuts' }), person('Eve', 'friday')],
      },
      notes: null,
    });
  },
};

export const Offline: Story = {
  args: {
    onSave: fn(async () => {
      throw new Error('There is no connection, so nothing was changed. Try again when it is back.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name(s) on the card'), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no connection');
  },
};

export const InTwoLanguages: Story = {
  decorators: withLanguages,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name(s) on the card'), 'Rui');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'Portuguese');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        invitation: { name: 'Rui', days: 'weekend', people: 1, language: 'pt-PT' },
      }),
    );
  },
};

/** The name says how many people there are, and contacts that were pasted with it are understood. */
export const PlusOne: Story = {
  decorators: withNamedGuests,
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name(s) on the card');
    await userEvent.type(name, 'Carl Okoye +1, carl@example.com');
    await userEvent.tab();
    await expect(
      await canvas.findByText('Read as: Carl Okoye · 2 people · carl@example.com'),
    ).toBeVisible();
    await expect(name).toHaveValue('Carl Okoye');
    await expect(canvas.getByLabelText('People')).toHaveValue(2);
    await expect(canvas.getByLabelText('Email')).toHaveValue('carl@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what I typed' }));
    await expect(name).toHaveValue('Carl Okoye +1, carl@example.com');
    await expect(canvas.getByLabelText('People')).toHaveValue(1);

    await userEvent.clear(name);
    await userEvent.type(name, 'Ana & Bruno Costa');
    await userEvent.type(canvas.getByLabelText('Table'), '4');
    await userEvent.type(canvas.getByLabelText('Tags, one per line'), 'family');
    await waitFor(() => expect(canvas.getByLabelText('People')).toHaveValue(2));
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        invitation: {
          name: 'Ana & Bruno Costa',
          days: 'weekend',
          people: 2,
          members: ['Ana Costa', 'Bruno Costa'],
        },
        notes: { table: '4', tags: ['family'] },
      }),
    );
  },
};

/** Enter saves at once. The typed text is still understood, but first the page reports a guest with the same name. */
export const SameName: Story = {
  args: {
    list: guestListOf({
      invitations: [{ id: 'carl', name: 'Carl Okoye', days: 'weekend', people: 1 }],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name(s) on the card'), 'carl okoye +1{Enter}');
    await expect(await canvas.findByText(/To add another guest of this name/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Carl Okoye' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ invitation: { name: 'carl okoye', days: 'weekend', people: 2 } }),
    );
  },
};
