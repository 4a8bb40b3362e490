import { calendarDays } from '@invitation/domain/calendar/calendar';
import type { Celebration } from '@invitation/domain/event/celebration';
import type { CelebrationEvent } from '@invitation/domain/event/event';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { withoutSoftHyphens } from '@invitation/domain/record/text-forms';
import { vars } from '../../theme/contract.css';
import { drawCard, drawLights } from './draw-paper';
import { drawStamp } from './draw-stamp';
import { drawingImage } from './drawing-image';
import { COLUMN, KEEPSAKE_SIZE } from './layout';
import { setTitle } from './set-title';

/** In pixels. */
const TITLE = { top: 400, lineHeight: 1.15 };
const MAX_ROW = 150;
const LOWEST_ROW = 1200;

/** All texts and drawings on the picture. A guest may show it to anyone, so it has neither places nor the guest's answers. */
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
  const days = calendarDays(events, rsvp).map(({ day, title, shortDate, time }) => ({
    day,
    title: withoutSoftHyphens(title),
    shortDate,
    time,
  }));
  return { title: withoutSoftHyphens(gateTitle), days, postmark, stamp, skyline };
}

const value = (variable: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(variable.slice('var('.length, -1));

/** The values of a group of the theme's tokens. */
const tokens = <Name extends string>(group: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(group).map(([name, variable]) => [name, value(variable)]),
  ) as Record<Name, string>;

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
  // Loads only the first font, because a fallback that this device lacks would be an error. If that fails, a fallback is drawn.
  const [display = ''] = family.split(',');
  const texts = [title, ...days.map((day) => day.title), ...drawings.postmark].join('');
  await document.fonts.load(`500 1em ${display}`, texts).catch(() => {});
  const write = (text: string, x: number, y: number, size: number, colour: string) => {
    Object.assign(context, { font: `500 ${size}px ${family}`, fillStyle: colour });
    const room = context.textAlign === 'center' ? 130 : COLUMN.left + COLUMN.width - x;
    context.fillText(text, x, y, room);
  };

  context.fillStyle = colours.page;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawLights(context, colours);
  if (drawings.skyline) {
    const street = await drawingImage(drawings.skyline, canvas.width, colours);
    context.drawImage(street, 0, canvas.height - street.height);
  }

  const { size, lines } = setTitle(context, title, family);
  const lineHeight = TITLE.lineHeight * size;
  const top = TITLE.top + lines.length * lineHeight;
  const row = Math.min(MAX_ROW, (LOWEST_ROW - top) / days.length);
  const scale = row / MAX_ROW;
  drawCard(context, top + days.length * row + 30, colours);
  await drawStamp(
    context,
    drawings,
    { right: COLUMN.left + COLUMN.width, top: 176 },
    { family, colours },
  );
  for (const [index, line] of lines.entries()) {
    write(line, COLUMN.left, TITLE.top + (index + 0.3) * lineHeight, size, colours.ink);
  }
  for (const [index, { title, shortDate, time }] of days.entries()) {
    const y = top + index * row;
    const at = (offset: number) => y + offset * scale;
    context.fillStyle = colours.line;
    context.fillRect(COLUMN.left, at(-20), COLUMN.width, 2);
    context.textAlign = 'center';
    const [weekday, day, month] = shortDate;
    write(weekday.toUpperCase(), COLUMN.left + 65, at(24), 24 * scale, colours.muted);
    write(day, COLUMN.left + 65, at(80), 64 * scale, colours.accent);
    write(month.toUpperCase(), COLUMN.left + 65, at(112), 24 * scale, colours.muted);
    context.textAlign = 'start';
    write(title, COLUMN.left + 170, at(56), 50 * scale, colours.accent);
    write(time, COLUMN.left + 170, at(102), 34 * scale, colours.ink);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The browser made no picture.')),
    );
  });
}
