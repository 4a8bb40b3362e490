import { WEEKEND } from '@invitation/domain/fixtures/days';
import { HOSTS_LANGUAGES, wordsIn } from '@invitation/domain/words/run-time';
import { expect, it, vi } from 'vitest';
import { guestListOf } from '../../../testing/guest-list-of';
import { INVITED_TO } from '../../../testing/samples';

const NAMED = {
  id: '1',
  name: 'Costas',
  days: 'saturday',
  people: 2,
  members: ['Ana', 'Tom'],
  children: ['Tom'],
} as const;
const LIST = guestListOf({
  replies: [
    { key: '1', name: 'Costas', saturday: 'yes', sunday: 'no' } as const,
    { key: '2', name: 'Wu', friday: 'no', saturday: 'yes' } as const,
  ],
  invitations: [NAMED, { id: '2', name: 'Wu', days: 'weekend', people: 1 } as const],
  arrivals: [{ key: '3', people: { 'friday/a': 2 } }],
});

it.each(HOSTS_LANGUAGES.filter((tag) => !tag.startsWith('en')))(
  'A table in %s has no English words, and a page in English imports it without a difference',
  async (tag) => {
    const words = await wordsIn(tag);
    const { common, columns } = words;
    vi.resetModules();
    // Here, all parts of the catalogue are one module.
    vi.doMock('@invitation/domain/words/hosts/common', () => ({ ...words }));
    const { csv } = await import('./csv');
    const headings = new Map([
      ['name', columns.name],
      ['people', columns.people],
      ['invitedTo', columns.days],
      ['members', columns.members],
      ['lastRsvp', columns.lastReply],
    ]);
    const text = csv({ days: WEEKEND }, LIST, false, true, headings);
    const cells = text.split(/\r\n/).slice(1).join();
    expect(cells).not.toMatch(/\b(yes|not|only|all|child|saturday|list)\b/i);
    expect(cells).toContain(`"${columns.yes}"`);
    expect(cells).toContain(`"${common.answers.notInvited}"`);

    vi.doUnmock('@invitation/domain/words/hosts/common');
    vi.resetModules();
    const [{ planImport }, { readGuestTable }] = await Promise.all([
      import('../plan/import-plan'),
      import('../meaning/read-guest-table'),
    ]);
    const site = { languages: [], invitedTo: INVITED_TO, namedGuests: true };
    const plan = planImport(readGuestTable(text, site), LIST.invitations, site, LIST.replies);
    expect(plan).toMatchObject({ added: [], changed: [], faults: [], absent: [] });
    expect(plan.unchanged).toHaveLength(2);
  },
);
