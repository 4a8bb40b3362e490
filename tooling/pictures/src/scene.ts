/** One placeholder: a street at some hour, in some weather, with the two of them somewhere in it. */
export interface Scene {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
}

/** Sky above, sky below, house fronts, ground, light. */
const HOURS = [
  ['#f6c9a0', '#fbe8c8', '#8c4a3c', '#5d3a33', '#fff3cf'],
  ['#5b7fa6', '#d9e3e4', '#a1553f', '#5f4a3d', '#ffe9a8'],
  ['#2a2f5e', '#d1697b', '#3a2440', '#241a30', '#ffd27a'],
  ['#141b3c', '#3c4a86', '#1d2140', '#11142a', '#ffdf94'],
  ['#a7b6bf', '#e6e2d6', '#7b5a50', '#544843', '#fff0bd'],
  ['#e98d5b', '#f7d08a', '#6d2b3c', '#432233', '#fff0c0'],
  ['#7ba59a', '#f0e6c4', '#9c5b3f', '#5a4636', '#fff2c2'],
] as const;

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The scene as an SVG document. */
export function drawScene({ seed, width, height }: Scene): string {
  const next = random(seed);
  const [above, below, front, ground, light] = HOURS[seed % HOURS.length] ?? HOURS[0];
  const street = height * (0.8 + next() * 0.06);

  const row = (base: number, opacity: number, tallest: number) => {
    let houses = '';
    for (let x = -20; x < width; ) {
      const wide = 70 + next() * 90;
      const tall = tallest * (0.55 + next() * 0.45);
      houses += `<rect x="${x}" y="${base - tall}" width="${wide}" height="${tall}" fill="${front}" fill-opacity="${opacity}"/>`;
      for (let y = base - tall + 24; y < base - 50; y += 46) {
        for (let across = x + 14; across < x + wide - 20; across += 32) {
          if (next() < 0.55) {
            houses += `<rect x="${across}" y="${y}" width="16" height="24" rx="2" fill="${light}" fill-opacity="${(0.25 + next() * 0.6) * opacity}"/>`;
          }
        }
      }
      x += wide + 4;
    }
    return houses;
  };

  const moonX = width * (0.15 + next() * 0.7);
  const moonY = height * (0.12 + next() * 0.16);
  const pairX = width * (0.25 + next() * 0.5);
  const figure = (x: number, tall: number, coat: string) =>
    `<g transform="translate(${x} ${street + height * 0.05})"><path d="M-17 0Q-15 ${-tall * 0.72} 0 ${-tall * 0.74}Q15 ${-tall * 0.72} 17 0z" fill="${coat}"/><circle cy="${-tall * 0.86}" r="${tall * 0.12}" fill="#3b2420"/></g>`;
  const flakes = Array.from(
    { length: seed % 3 === 1 ? 90 : 0 },
    () =>
      `<circle cx="${next() * width}" cy="${next() * height}" r="${1 + next() * 3}" fill="#fff" fill-opacity="${0.3 + next() * 0.6}"/>`,
  ).join('');
  const bulbs = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 0.5) / 9;
    const sag = Math.sin(share * Math.PI) * height * 0.06;
    return `<circle cx="${share * width}" cy="${height * 0.3 + sag + 9}" r="7" fill="${light}"/>`;
  }).join('');

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="0.8" stop-color="${below}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="${moonX}" cy="${moonY}" r="${height * 0.09}" fill="${light}" fill-opacity="0.18"/><circle cx="${moonX}" cy="${moonY}" r="${height * 0.05}" fill="${light}"/>
${row(street, 0.4, height * 0.55)}${row(street, 1, height * 0.36)}
<path d="M0 ${height * 0.3}Q${width / 2} ${height * 0.42} ${width} ${height * 0.3}" fill="none" stroke="${ground}" stroke-width="2"/>${bulbs}
<rect y="${street}" width="${width}" height="${height - street}" fill="${ground}"/>
${figure(pairX - 24, height * 0.15, '#8c1f34')}${figure(pairX + 26, height * 0.165, '#2c4a6e')}
${flakes}</svg>`;
}
