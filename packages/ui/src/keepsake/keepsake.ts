import { calendarDays } from '@invitation/domain/calendar';
import type { Celebration } from '@invitation/domain/celebration';
import type { CelebrationEvent } from '@invitation/domain/event';
import type { StoredRsvp } from '@invitation/domain/rsvp';
import { vars } from '../theme/contract.css';
import { drawStamp } from './draw-stamp';
import { drawingImage } from './drawing-image';

/** In pixels: four to five, as chats and albums show a picture. */
export const KEEPSAKE_SIZE = { width: 1080, height: 1350 };
const { width: WIDTH, height: HEIGHT } = KEEPSAKE_SIZE;

/** All that is on the picture. A guest may show it to anyone, so it says neither where nor what the guest answered. */
export interface Keepsake extends Pick<Celebration, 'postmark' | 'stamp' | 'skyline'> {
  readonly title: string;
  readonly days: readonly Pick<CelebrationEvent, 'day' | 'title' | 'shortDate' | 'time'>[];
}

/** @param events the days that the guest sees */
export function keepsakeOf(
  { gateTitle, postmark, stamp, skyline }: Celebration,
  events: readonly CelebrationEvent[],
  rsvp: StoredRsvp,
): Keepsake {
  const printed = (title: string) => title.replaceAll('\u00ad', '');
  const days = calendarDays(events, rsvp).map(({ day, title, shortDate, time }) => ({
    day,
    title: printed(title),
    shortDate,
    time,
  }));
  return { title: printed(gateTitle), days, postmark, stamp, skyline };
}

const CARD = { left: 60, top: 120, edge: 20, padding: 56 };
const INNER_LEFT = CARD.left + CARD.edge + CARD.padding;
const INNER_WIDTH = WIDTH - 2 * INNER_LEFT;
const TITLE = { top: 400, size: 78, lineHeight: 90, lines: 3 };
const MAX_ROW = 150;
const LOWEST_ROW = 1200;

const value = (variable: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(variable.slice('var('.length, -1));

/** The theme's tokens of a group, as values. */
export const tokens = <Name extends string>(group: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(group).map(([name, variable]) => [name, value(variable)]),
  ) as Record<Name, string>;

function wrap(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    const fits = lines.length > 0 && context.measureText(longer).width <= width;
    if (fits) lines.pop();
    lines.push(fits ? longer : word);
  }
  return lines;
}

/** In lines of similar width. */
function balance(context: CanvasRenderingContext2D, text: string): string[] {
  const { length } = wrap(context, text, INNER_WIDTH);
  let width = INNER_WIDTH;
  while (wrap(context, text, width - 20).length === length && width > INNER_WIDTH / 2) width -= 20;
  return wrap(context, text, width);
}

/** The paper and its airmail edge, down to `bottom`. */
function drawCard(
  context: CanvasRenderingContext2D,
  bottom: number,
  { card, accent, muted }: Record<'card' | 'accent' | 'muted', string>,
): void {
  const { left, top, edge } = CARD;
  const [width, height] = [WIDTH - 2 * left, bottom - top];
  context.save();
  Object.assign(context, { fillStyle: card, shadowColor: '#0003', shadowBlur: 60 });
  context.fillRect(left, top, width, height);
  context.restore();
  context.save();
  context.beginPath();
  context.rect(left, top, width, height);
  context.rect(left + edge, top + edge, width - 2 * edge, height - 2 * edge);
  context.clip('evenodd');
  context.lineWidth = 24;
  for (let x = left - height, index = 0; x < left + width; x += 68, index++) {
    context.strokeStyle = index % 2 ? muted : accent;
    context.stroke(new Path2D(`M${x} ${bottom}L${x + height} ${top}`));
  }
  context.restore();
}

function drawLights(
  context: CanvasRenderingContext2D,
  { muted, glow }: Record<'muted' | 'glow', string>,
): void {
  Object.assign(context, { strokeStyle: muted, lineWidth: 3, fillStyle: glow });
  for (const left of [0, WIDTH / 2]) {
    context.stroke(new Path2D(`M${left} 10q270 130 540 0`));
    for (const share of [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]) {
      context.beginPath();
      context.arc(left + 540 * share, 24 + 260 * share * (1 - share), 11, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

/**
 * Draws the picture in the colours and the display font of the page's theme.
 *
 * @returns a PNG
 * @throws if the browser cannot draw
 */
export async function drawKeepsake({ title, days, ...drawings }: Keepsake): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), KEEPSAKE_SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  const colours = { ...tokens(vars.color), ...tokens(vars.street) };
  const family = value(vars.font.display);
  // Only the first one: a fallback that this device lacks would be an error. Without the font, a fallback is drawn.
  const [display = ''] = family.split(',');
  await document.fonts.load(`500 ${TITLE.size}px ${display}`, title).catch(() => {});
  const write = (text: string, x: number, y: number, size: number, colour: string) => {
    Object.assign(context, { font: `500 ${size}px ${family}`, fillStyle: colour });
    const room = context.textAlign === 'center' ? 130 : INNER_LEFT + INNER_WIDTH - x;
    context.fillText(text, x, y, room);
  };

  context.fillStyle = colours.page;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawLights(context, colours);
  if (drawings.skyline) {
    const street = await drawingImage(drawings.skyline, WIDTH, colours);
    context.drawImage(street, 0, HEIGHT - street.height);
  }

  context.font = `500 ${TITLE.size}px ${family}`;
  const lines = balance(context, title).slice(0, TITLE.lines);
  const top = TITLE.top + lines.length * TITLE.lineHeight;
  const row = Math.min(MAX_ROW, (LOWEST_ROW - top) / days.length);
  const scale = row / MAX_ROW;
  drawCard(context, top + days.length * row + 30, colours);
  await drawStamp(
    context,
    drawings,
    { right: INNER_LEFT + INNER_WIDTH, top: 176 },
    { family, colours },
  );
  for (const [index, line] of lines.entries()) {
    write(line, INNER_LEFT, TITLE.top + (index + 0.3) * TITLE.lineHeight, TITLE.size, colours.ink);
  }
  for (const [index, { title, shortDate, time }] of days.entries()) {
    const y = top + index * row;
    const at = (offset: number) => y + offset * scale;
    context.fillStyle = colours.line;
    context.fillRect(INNER_LEFT, at(-20), INNER_WIDTH, 2);
    context.textAlign = 'center';
    const [weekday, day, month] = shortDate;
    write(weekday.toUpperCase(), INNER_LEFT + 65, at(24), 24 * scale, colours.muted);
    write(day, INNER_LEFT + 65, at(80), 64 * scale, colours.accent);
    write(month.toUpperCase(), INNER_LEFT + 65, at(112), 24 * scale, colours.muted);
    context.textAlign = 'start';
    write(title, INNER_LEFT + 170, at(56), 50 * scale, colours.accent);
    write(time, INNER_LEFT + 170, at(102), 34 * scale, colours.ink);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The browser made no picture.')),
    );
  });
}
