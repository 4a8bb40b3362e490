import { clampChroma, converter, formatHex, interpolate } from 'culori';
import type { ColourName, Palette } from '../../src/event/palette';
import { readableColour } from './contrast';

export interface Palettes {
  readonly day: Palette;
  readonly night: Palette;
}

interface Tint {
  /** In CSS notation. */
  readonly accent: string;
  /** Hues of OKLCH, in degrees: paper by day, the sky by night. */
  readonly paper: number;
  readonly sky: number;
  /** In CSS notation. */
  readonly glow: string;
}

const TINTS = {
  marigold: { accent: '#96470f', paper: 88, sky: 300, glow: '#f0a830' },
  rose: { accent: '#a3264f', paper: 40, sky: 350, glow: '#f3a6a0' },
  terracotta: { accent: '#9c3d22', paper: 65, sky: 30, glow: '#eba24e' },
  olive: { accent: '#565c1f', paper: 105, sky: 125, glow: '#d6b23c' },
  forest: { accent: '#1f5f43', paper: 95, sky: 165, glow: '#e3b54a' },
  lagoon: { accent: '#0f5f6b', paper: 200, sky: 215, glow: '#f1b76a' },
  harbour: { accent: '#1f4a86', paper: 80, sky: 255, glow: '#f0b656' },
  lavender: { accent: '#5f3d92', paper: 310, sky: 295, glow: '#e8b86d' },
} as const satisfies Record<string, Tint>;

export type PaletteName = keyof typeof TINTS;
export const PALETTE_NAMES = Object.keys(TINTS) as PaletteName[];

const toOklch = converter('oklch');

const shade = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** Errors are red and good news is green in every palette. */
const SIGNALS = {
  day: {
    danger: '#a3201c',
    dangerSurface: '#fbe9e4',
    success: '#2f5d3a',
    successSurface: '#e9f1e2',
  },
  night: {
    danger: '#ffb4a6',
    dangerSurface: '#43212f',
    success: '#a9e0b4',
    successSurface: '#1f3b38',
  },
} as const;

/** In this order: a colour that stands on another one is adjusted after it. */
const ADJUSTED: readonly ColourName[] = ['ink', 'muted', 'border', 'accent', 'onAccent'];

/** Makes colours lighter or darker until they can be read (WCAG 2.2, 1.4.3 and 1.4.11). */
function readable(palette: Palette): Palette {
  const adjusted = { ...palette };
  for (const name of ADJUSTED) adjusted[name] = readableColour(adjusted, name) ?? adjusted[name];
  return adjusted;
}

function palettesIn({ accent, paper, sky, glow }: Tint): Palettes {
  const { c = 0, h = paper } = toOklch(accent) ?? {};
  const day = readable({
    page: shade(0.942, 0.022, paper),
    card: shade(0.985, 0.012, paper),
    ink: shade(0.25, 0.02, h),
    muted: shade(0.46, 0.03, paper),
    line: shade(0.87, 0.035, paper),
    border: shade(0.58, 0.04, paper),
    accent,
    accentStrong: accent,
    onAccent: shade(0.985, 0.012, paper),
    glow,
    ...SIGNALS.day,
  });
  const night = readable({
    page: shade(0.22, 0.05, sky),
    card: shade(0.28, 0.06, sky),
    ink: shade(0.96, 0.025, 85),
    muted: shade(0.81, 0.03, sky),
    line: shade(0.38, 0.07, sky),
    border: shade(0.69, 0.06, sky),
    accent: shade(0.82, Math.min(c, 0.13), h),
    accentStrong: shade(0.88, Math.min(c, 0.1), h),
    onAccent: shade(0.2, 0.04, sky),
    glow: shade(0.9, 0.1, toOklch(glow)?.h ?? 85),
    ...SIGNALS.night,
  });
  const { l, ...tone } = toOklch(day.accent) ?? { l: 0, c, h };
  return { day: { ...day, accentStrong: shade(l - 0.07, tone.c, tone.h ?? h) }, night };
}

/** The built-in tint whose accent has the nearest hue, with this accent in its place. */
function tintOf(accent: string): Tint {
  const { h = 85 } = toOklch(accent) ?? {};
  const away = ({ accent }: Tint) => {
    const turn = Math.abs((toOklch(accent)?.h ?? 0) - h) % 360;
    return Math.min(turn, 360 - turn);
  };
  const [nearest] = Object.values<Tint>(TINTS).sort((one, other) => away(one) - away(other));
  return { ...(nearest ?? TINTS.marigold), accent };
}

/** All pairs of colours that are used together are readable. @param palette one of `PALETTE_NAMES`, or an accent in CSS notation (B11) */
export const palettesOf = (palette: string): Palettes =>
  palettesIn(TINTS[palette as PaletteName] ?? tintOf(palette));

/** Like `color-mix(in oklab, …)`, for renderers that lack it. @returns `#rrggbb` */
export const mixedColour = (colour: string, percent: number, other: string): string =>
  formatHex(interpolate([other, colour], 'oklab')(percent / 100));
