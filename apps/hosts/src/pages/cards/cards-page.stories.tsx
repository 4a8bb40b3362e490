import { guestTexts } from '@invitation/domain/build-time/read/guest-texts';
import { content as fourDays } from '@invitation/domain/fixtures/four-days.js';
import { content as weekend } from '@invitation/domain/fixtures/weekend.js';
import { encodePassword } from '@invitation/domain/gate/gate';
import { invitationLink } from '@invitation/domain/gate/invitation-link';
import { PERSON_NAME_LIMIT } from '@invitation/domain/party/person';
import { NAME_LIMIT, PARTY_LIMIT } from '@invitation/domain/record/rsvp-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import decodeQR from 'qr/decode.js';
import { type ReactNode, useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { invitedToOf } from '../../model/people/invited-to';
import { EVENTS } from '../../testing/samples';
import { cardThemes } from '../../testing/themes.css';
import { withSite } from '../../testing/with-site';
import { CardView } from './card-view';
import type { Card } from './cards';
import { CardsView } from './cards-page';

const PASSWORD = encodePassword('Açaí & pão à beira-mar, às sete da tarde');
const LONG_NAME = `${'Wilhelmina Featherstonehaugh, '.repeat(7).slice(0, NAME_LIMIT - 1)}!`;

/** The largest number of people, all with the longest names. */
const MANY_PEOPLE = Array(PARTY_LIMIT)
  .fill('Wilhelmina Featherstonehaugh'.padEnd(PERSON_NAME_LIMIT, 'W'))
  .join(', ');

const cardOf = (name: string, index: number): Card => {
  const id = `${'a-_9'.repeat(8)}${index}`;
  const days = index % 4 === 1 ? 'saturday' : 'weekend';
  return {
    id,
    name,
    days,
    texts: guestTexts(weekend).cards[days],
    link: invitationLink('https://party.example/', id, PASSWORD),
  };
};
const CARDS: readonly Card[] = [
  'Margarida & João',
  'The <b>Okafor</b> family',
  'Zoë',
  LONG_NAME,
  'W'.repeat(NAME_LIMIT),
  'عائلة حداد',
  'The Featherstonehaugh and Cholmondeley families of Weston-super-Mare',
]
  .map(cardOf)
  .map((card, index) => (index === 2 ? { ...card, people: 'Ana, Rui, and Tom' } : card))
  .map((card, index) => (index === 6 ? { ...card, people: MANY_PEOPLE } : card));

const drawWith = (content: Parameters<typeof guestTexts>[0]) => {
  const { cards } = guestTexts(content);
  return (card: Card): ReactNode => (
    <CardView
      card={{ ...card, texts: cards[card.days] }}
      theme={cardThemes[card.days]}
      password={PASSWORD}
    />
  );
};

const meta = {
  title: 'Hosts/Cards',
  component: CardsView<Card>,
  decorators: withSite(),
  args: {
    cards: CARDS,
    missing: 0,
    group: 'all',
    paper: 'A4',
    canChoose: false,
    onGroup: fn(),
    onPaper: fn(),
    children: drawWith(weekend),
  },
  render: (args) => {
    const [paper, setPaper] = useState(args.paper);
    return <CardsView {...args} paper={paper} onPaper={setPaper} />;
  },
} satisfies Meta<typeof CardsView<Card>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a phone's camera reads in a drawing. */
async function decode(svg: SVGSVGElement): Promise<string> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { background, fill } = getComputedStyle(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('style', `background: ${background}; fill: ${fill}`);
  copy.setAttribute('width', String(width * 2));
  copy.setAttribute('height', String(height * 2));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!canvas) throw new Error('This browser has no canvas.');
  canvas.drawImage(image, 0, 0);
  return decodeQR(canvas.getImageData(0, 0, image.width, image.height));
}

/** The size in millimetres. A CSS inch has 96 pixels. */
const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return [width, height].map((pixels) => Math.round((pixels / 96) * 254) / 10);
};

/** Shows all texts of each card, and a code that leads to its link. */
const play: Story['play'] = async ({ args, canvas }) => {
  const articles = canvas.getAllByRole('article');
  await expect(articles).toHaveLength(CARDS.length);
  for (const [index, article] of articles.entries()) {
    const { name, people, link } = CARDS[index] ?? CARDS[0] ?? cardOf('', 0);
    await expect(article.querySelector('h2')).toHaveTextContent(name);
    if (people) await expect(article).toHaveTextContent(people);
    article.scrollIntoView();
    await expect(article.scrollHeight - article.clientHeight, name).toBe(0);
    await expect(article.scrollWidth - article.clientWidth, name).toBe(0);
    const code = article.querySelector<SVGSVGElement>('svg[role="img"]');
    if (!code) throw new Error(`The card of ${name} has no code.`);
    await expect(await decode(code)).toBe(link);
    await expect(sizeOf(code)).toEqual([31, 31]);
    await expect(sizeOf(article)).toEqual(args.paper === 'A4' ? [91, 134.5] : [93.9, 125.7]);
  }
};

export const A4: Story = { play };
export const Letter: Story = { args: { paper: 'letter' }, play };

/** Longer texts, four days, and a last day for replies. */
export const OtherCelebration: Story = { args: { children: drawWith(fourDays) }, play };
export const OtherCelebrationLetter: Story = {
  args: { paper: 'letter', children: drawWith(fourDays) },
  play,
};

/** A card of the Saturday has the colours of its site, and names no other day. */
export const Saturday: Story = {
  args: { cards: CARDS.slice(0, 2), group: 'saturday' },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('article');
    if (!first || !second) throw new Error('There are no cards.');
    await expect(getComputedStyle(second).backgroundColor).toBe('rgb(29, 38, 71)');
    const dates = (card: Element) => [...card.querySelectorAll('li')].map((li) => li.textContent);
    await expect(dates(first)).toHaveLength(3);
    await expect(dates(second)).toEqual(['Saturday, October 4, 2025']);
    await expect(second).not.toHaveTextContent(/Friday|Sunday|Ceremony|brunch/i);
    await expect(second).toHaveTextContent('party.example');
    await userEvent.selectOptions(canvas.getByLabelText('Guests'), 'Not replied yet');
    await expect(args.onGroup).toHaveBeenCalledWith('unanswered');
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Print 2 cards' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
};

/** If all guests are invited to the same days, there are no cards by days to choose. */
export const OneSite: Story = {
  args: { cards: CARDS.slice(0, 1) },
  decorators: withSite({ invitedTo: invitedToOf(EVENTS, false) }),
  play: async ({ canvas }) => {
    const choices = [...canvas.getByLabelText<HTMLSelectElement>('Guests').options];
    await expect(choices.map(({ text }) => text)).toEqual([
      'Everyone invited',
      'Not replied yet',
      'Place cards',
    ]);
  },
};

/** The page of the printer follows the choice of paper, and other pages keep theirs. */
export const OtherPaper: Story = {
  args: { cards: CARDS.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    const page = () =>
      document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText).join();
    await expect(page()).toMatch(/size: a4/i);
    await userEvent.selectOptions(canvas.getByLabelText('Paper'), 'Letter');
    await waitFor(() => expect(page()).toMatch(/size: letter/));
    await expect(page()).not.toMatch(/a4/i);
  },
};

export const Many: Story = {
  args: {
    cards: Array.from({ length: 450 }, (_, index) => cardOf(`Guest ${index}`, index)),
    children: ({ name }) => name,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('400 cards on 100 sheets.');
    await userEvent.selectOptions(canvas.getByLabelText('Part'), '401 to 450');
    await expect(canvas.getByRole('button', { name: 'Print 50 cards' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { cards: [], group: 'chosen', canChoose: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^There are no cards/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NobodyInvited: Story = {
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Import your guest list' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The list does not have all new guests yet. */
export const Missing: Story = {
  args: { cards: CARDS.slice(0, 2), group: 'chosen', canChoose: true, missing: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print 2 of 4 cards' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^2 chosen guests are not on the/);
  },
};

export const MissingTranslated: Story = { ...Missing, globals: { translator: 'on' } };

export const WithoutAddresses: Story = {
  args: { cards: CARDS.map((card) => ({ ...card, link: '' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/WEEKEND_ADDRESS/)).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toEqual([]);
  },
};
