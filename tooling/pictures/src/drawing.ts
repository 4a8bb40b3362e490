/** The colours of all pictures. */
export const palette = {
  night: '#141b3c',
  dusk: '#2f3b73',
  plum: '#4b2a4a',
  wine: '#8c1f34',
  rose: '#d9828a',
  brick: '#a4553f',
  clay: '#7c3f33',
  marigold: '#e8a317',
  candle: '#ffd98a',
  cream: '#f8ead0',
  paper: '#fffaf0',
  teal: '#3f7276',
  leaf: '#5f7a4a',
  sky: '#8fb4c8',
  stone: '#8d8279',
  coal: '#241c26',
} as const;

/** A generator of numbers between 0 and 1 that depends only on the seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Joins the results of `draw` for the indexes from 0. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

let gradientCount = 0;
/** A rectangle with a vertical gradient from the first colour to the last. */
export function gradient(
  x: number,
  y: number,
  w: number,
  h: number,
  ...stopColours: string[]
): string {
  gradientCount += 1;
  const stops = stopColours
    .map((colour, at) => `<stop offset="${at / (stopColours.length - 1)}" stop-color="${colour}"/>`)
    .join('');
  return `<linearGradient id="s${gradientCount}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${rect(x, y, w, h, `url(#s${gradientCount})`)}`;
}

/** A circle of light with a soft edge. */
export function glow(x: number, y: number, r: number, colour: string, strength = 0.8): string {
  gradientCount += 1;
  return `<radialGradient id="g${gradientCount}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${circle(x, y, r, `url(#g${gradientCount})`)}`;
}

/** A row of house fronts between x = -30 and `width`. The share `lit` of the windows is lit. */
export function houses(
  seed: number,
  base: number,
  tallest: number,
  front: string,
  light: string,
  lit = 0.5,
  width = 600,
): string {
  const next = random(seed);
  let drawn = '';
  for (let x = -30; x < width; ) {
    const wide = Math.round(70 + next() * 80);
    const tall = Math.round(tallest * (0.55 + next() * 0.45));
    drawn += rect(x, base - tall, wide, tall, front);
    drawn += rect(x - 4, base - tall - 8, wide + 8, 10, front);
    if (next() < 0.3) {
      const tank = x + wide / 2;
      drawn += path(`M${tank - 18} ${base - tall - 8}v-30h36v30z`, front);
      drawn += path(`M${tank - 23} ${base - tall - 38}l23-18 23 18z`, front);
    }
    for (let y = base - tall + 20; y < base - 40; y += 44) {
      for (let at = x + 12; at < x + wide - 22; at += 30) {
        if (next() < lit) drawn += rect(at, y, 14, 22, light, `opacity="${0.45 + next() * 0.5}"`);
      }
    }
    x += wide + 3;
  }
  return drawn;
}

/** A string of lights between two hooks. */
export function lights(x1: number, y1: number, x2: number, y2: number, sag: number, bulbs: number) {
  const at = (share: number) => ({
    x: x1 + (x2 - x1) * share,
    y: y1 + (y2 - y1) * share + 4 * sag * share * (1 - share),
  });
  const middle = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 + 2 * sag };
  return (
    line(`M${x1} ${y1}Q${middle.x} ${middle.y} ${x2} ${y2}`, palette.coal, 3) +
    repeat(bulbs, (index) => {
      const { x, y } = at((index + 0.5) / bulbs);
      return glow(x, y + 10, 34, palette.candle, 0.7) + circle(x, y + 10, 8, palette.candle);
    })
  );
}

/** Where and how a person is drawn. */
export interface Placement {
  /** The position of the feet or the seat. */
  readonly x: number;
  readonly y: number;
  /** The height when standing. */
  readonly height: number;
  readonly pose?: 'standing' | 'walking' | 'sitting' | 'bust';
  /** The hand, relative to the feet, in hundredths of the height. */
  readonly hand?: readonly [number, number];
  readonly facesLeft?: boolean;
}

interface Clothes {
  readonly coat: string;
  readonly scarf: string;
  readonly skin: string;
  readonly hair: string;
  readonly legs: string;
  readonly bun: boolean;
}

function person(
  { x, y, height, pose = 'standing', hand, facesLeft }: Placement,
  clothes: Clothes,
): string {
  const { coat, scarf, skin, hair, legs, bun } = clothes;
  const shoe = palette.coal;
  const lower = {
    standing:
      line('M-6-34V-2', legs, 9) + line('M6-34V-2', legs, 9) + line('M-6-2h5M6-2h5', shoe, 5),
    walking:
      line('M-3-34-14-3', legs, 9) + line('M3-34 14-3', legs, 9) + line('M-14-3h5M14-3h6', shoe, 5),
    sitting:
      line('M-4-34 16-33 17-4', legs, 10) +
      line('M4-34 24-31 25-4', legs, 10) +
      line('M17-3h6M25-3h6', shoe, 5),
    bust: '',
  }[pose];
  const [handX, handY] = hand ?? [13, 44];
  const arm =
    line(`M9-70Q${(9 + handX) / 2 + 4} ${-(70 + handY) / 2 + 4} ${handX} ${-handY}`, coat, 8.5) +
    circle(handX, -handY, 4, skin);
  const crown = bun
    ? path('M-10-90a10 10.5 0 0 1 20-1q-4-5-9-5-2 9-8 12-3-2-3-6z', hair) +
      circle(-8, -101, 5.5, hair)
    : path('M-9.5-88q-3-14 9-14 12 0 10 11-5-5-11-4-2 6-8 7z', hair);
  return `<g transform="translate(${x} ${y}) scale(${((facesLeft ? -1 : 1) * height) / 100} ${height / 100})">${lower}${path('M-15-32Q-17-74-8-78Q0-82 8-78Q17-74 15-32Q0-27-15-32z', coat)}${path('M-15-32Q-16-52-14-66Q-8-50-9-30z', '#000', 'opacity="0.14"')}${rect(-3.5, -84, 7, 8, skin)}${circle(0, -90, 9, skin)}${crown}${path('M-10-80Q0-73 10-80L11-75Q0-68-11-75z', scarf)}${arm}</g>`;
}

export const nora = (placement: Placement): string =>
  person(placement, {
    coat: palette.wine,
    scarf: palette.marigold,
    skin: '#eec09a',
    hair: '#3b2230',
    legs: '#3a2c3d',
    bun: true,
  });

export const sam = (placement: Placement): string =>
  person(placement, {
    coat: '#34528a',
    scarf: palette.cream,
    skin: '#c98f66',
    hair: '#2b1a14',
    legs: '#2b2c3f',
    bun: false,
  });

/** An SVG document with a drawing and darker edges. */
export function frame(width: number, height: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><radialGradient id="v" r="0.75"><stop offset="0.6" stop-opacity="0"/><stop offset="1" stop-opacity="0.28"/></radialGradient>${drawing}${rect(0, 0, width, height, 'url(#v)')}</svg>`;
}
