import {
  circle,
  ellipse,
  glow,
  gradient,
  houses,
  lights,
  line,
  nora,
  palette,
  path,
  random,
  rect,
  repeat,
  sam,
} from '../drawing';

const W = 600;
const H = 1067;

const stars = (seed: number, count: number, low: number) => {
  const next = random(seed);
  return repeat(count, () =>
    circle(
      next() * W,
      next() * low,
      0.8 + next() * 1.8,
      palette.paper,
      `opacity="${0.3 + next() * 0.7}"`,
    ),
  );
};
const ripples = (seed: number, top: number, colour: string) => {
  const next = random(seed);
  return repeat(46, (at) => {
    const y = top + 8 + at * ((H - top) / 46);
    const x = next() * W;
    return line(
      `M${x} ${y}h${20 + next() * 90}`,
      colour,
      2 + at / 16,
      `opacity="${0.15 + next() * 0.4}"`,
    );
  });
};

export const fireEscape = () =>
  gradient(0, 0, W, H, '#1b2350', '#4d3a73', '#d9776f', '#f3b877') +
  glow(120, 720, 320, palette.candle, 0.5) +
  houses(5, 860, 420, '#3a2c56', palette.candle, 0.45, 330) +
  houses(8, 960, 330, '#2a2140', palette.candle, 0.4, 330) +
  rect(0, 950, 300, 130, '#2a2140') +
  repeat(7, (at) =>
    rect(16 + at * 42, 974 + (at % 2) * 30, 14, 22, palette.candle, 'opacity="0.6"'),
  ) +
  rect(300, 0, 300, H, palette.brick) +
  repeat(54, (at) => line(`M300 ${at * 20}h300`, palette.clay, 1.5, 'opacity="0.55"')) +
  [130, 560]
    .map(
      (y) =>
        rect(390, y - 12, 150, 14, palette.cream) +
        rect(400, y, 130, 210, palette.coal) +
        gradient(408, y + 8, 114, 194, palette.candle, '#f0a94c') +
        line(`M465 ${y + 8}v194M408 ${y + 100}h114`, palette.clay, 5) +
        rect(388, y + 206, 154, 14, palette.cream),
    )
    .join('') +
  glow(465, 660, 240, palette.candle, 0.5) +
  [420, 900]
    .map(
      (y) =>
        rect(150, y, 450, 12, palette.coal) +
        repeat(19, (at) => line(`M${160 + at * 24} ${y}v-100`, palette.coal, 4)) +
        line(`M150 ${y - 100}h450`, palette.coal, 7),
    )
    .join('') +
  line('M210 420 330 900M270 420 390 900', palette.coal, 7) +
  repeat(11, (at) => line(`M${221 + at * 11} ${462 + at * 42}h60`, palette.coal, 4)) +
  nora({ x: 250, y: 944, height: 235, pose: 'sitting', hand: [18, 52] }) +
  sam({ x: 420, y: 944, height: 245, pose: 'sitting', facesLeft: true, hand: [16, 50] }) +
  repeat(19, (at) => line(`M${160 + at * 24} 900v-60`, palette.coal, 4, 'opacity="0.9"'));

export const firstSnow = () => {
  const next = random(4);
  const stoop = (x: number, front: string) =>
    rect(x, 250, 190, 640, front) +
    rect(x - 8, 236, 206, 22, palette.clay) +
    rect(x - 8, 228, 206, 10, palette.paper) +
    repeat(6, (at) => {
      const wx = x + 22 + (at % 2) * 88;
      const wy = 300 + Math.floor(at / 2) * 150;
      return at === 5
        ? ''
        : rect(wx - 5, wy - 5, 68, 100, palette.cream) +
            rect(wx, wy, 58, 90, at % 3 ? '#51607c' : palette.candle) +
            line(`M${wx + 29} ${wy}v90M${wx} ${wy + 45}h58`, palette.cream, 3) +
            rect(wx - 8, wy + 92, 74, 9, palette.paper);
    }) +
    rect(x + 108, 620, 62, 150, palette.wine) +
    circle(x + 158, 700, 4, palette.marigold) +
    repeat(
      6,
      (at) =>
        rect(x + 96 - at * 7, 770 + at * 20, 86 + at * 14, 20, at % 2 ? '#6d4a40' : '#7f574b') +
        rect(x + 96 - at * 7, 768 + at * 20, 86 + at * 14, 6, palette.paper),
    );
  return (
    gradient(0, 0, W, H, '#b9c4d3', '#dfe3e6', '#f3ebdf') +
    houses(3, 560, 380, '#aab3c2', '#e9dfc4', 0.3) +
    stoop(-60, '#8a4b3c') +
    stoop(150, '#a0624a') +
    stoop(360, '#7b4338') +
    stoop(570, '#93553f') +
    rect(0, 888, W, 180, '#eef0f3') +
    path('M0 930Q160 900 320 934T600 920V1067H0z', palette.paper) +
    line('M70 880V560M70 560q0-26 26-26', palette.coal, 9) +
    glow(104, 552, 110, palette.candle, 0.9) +
    circle(104, 552, 17, palette.candle) +
    nora({ x: 300, y: 1000, height: 250, pose: 'walking', hand: [22, 46] }) +
    sam({ x: 372, y: 1002, height: 264, pose: 'walking', facesLeft: true, hand: [12, 46] }) +
    repeat(150, () =>
      circle(next() * W, next() * H, 1.5 + next() * 4.5, '#fff', `opacity="${0.5 + next() * 0.5}"`),
    )
  );
};

export const bridge = () =>
  gradient(0, 0, W, H, '#f2b27a', '#f6cf9a', '#f9e6c6') +
  glow(300, 500, 380, '#fff3cf', 0.9) +
  circle(300, 520, 70, '#fff3d6') +
  houses(12, 720, 210, '#c58f74', '#fff0c8', 0.25) +
  houses(15, 742, 140, '#a96f5c', '#fff0c8', 0.25) +
  rect(0, 735, W, 60, '#9fb3ad') +
  repeat(2, (side) =>
    repeat(15, (at) =>
      line(`M300 130L${side ? 300 + at * 38 : 300 - at * 38} 800`, '#5c3a35', 2.2, 'opacity="0.7"'),
    ),
  ) +
  path(
    'M190 810V210h60v-30h100v30h60v600h-60V420q-50-70-100 0v390zM250 390q50-60 100 0v-40q-50-70-100 0z',
    '#7c4a3d',
  ) +
  path('M180 205h240v18H180zM190 150h220v30H190z', '#6a3d34') +
  line('M-20 250Q180 330 205 160M620 250Q420 330 395 160', '#4c2f2c', 8) +
  path('M150 1067 268 800h64l118 267z', '#b98a63') +
  repeat(12, (at) =>
    line(`M${268 - at * 10.7} ${800 + at * 24}h${64 + at * 21.4}`, '#94694b', 2 + at * 0.3),
  ) +
  path('M0 1067V860L250 800h18L150 1067zM600 1067V860L350 800h-18l118 267z', '#6d4a42') +
  repeat(9, (at) =>
    line(
      `M${240 - at * 28} ${790 - at * 1 + at * 9}v${30 + at * 14}M${360 + at * 28} ${789 + at * 9}v${30 + at * 14}`,
      '#3f2928',
      3 + at * 0.5,
    ),
  ) +
  line('M250 785 0 845M350 785 600 845', '#3f2928', 7) +
  nora({ x: 272, y: 1010, height: 215, pose: 'walking', hand: [20, 46] }) +
  sam({ x: 334, y: 1012, height: 226, pose: 'walking', facesLeft: true, hand: [12, 46] });

export const rain = () => {
  const next = random(8);
  return (
    gradient(0, 0, W, H, '#2b3352', '#4b5674', '#8b8797') +
    houses(21, 800, 620, '#3b4162', palette.candle, 0.5) +
    houses(25, 830, 420, '#2a2d49', palette.candle, 0.55) +
    rect(0, 820, W, 250, '#23263c') +
    [90, 500]
      .map(
        (x) =>
          line(`M${x} 840V380M${x} 380q0-30 34-30`, palette.coal, 8) +
          glow(x + 40, 366, 130, palette.candle, 0.9) +
          circle(x + 40, 366, 18, palette.candle) +
          ellipse(x + 36, 930, 26, 90, palette.candle, 'opacity="0.28"'),
      )
      .join('') +
    rect(380, 726, 180, 70, palette.marigold, 'rx="16"') +
    path('M410 730q14-46 40-46h50q26 0 40 46z', palette.marigold) +
    path('M424 726q10-30 28-30h16v30zM480 726v-30h22q16 0 26 30z', '#bcd0da') +
    circle(420, 796, 22, palette.coal) +
    circle(520, 796, 22, palette.coal) +
    glow(392, 760, 60, '#fff3cf') +
    ellipse(300, 1016, 150, 16, '#14172a') +
    ellipse(470, 866, 90, 30, palette.marigold, 'opacity="0.22"') +
    path('M230 1020q70 26 140 0l-6 40q-64 16-128 0z', palette.wine, 'opacity="0.35"') +
    nora({ x: 262, y: 1008, height: 262, hand: [22, 66] }) +
    sam({ x: 336, y: 1010, height: 278, facesLeft: true, hand: [14, 66] }) +
    line('M300 838V690', palette.coal, 6) +
    path(
      'M120 712q20-140 180-146 160 6 180 146-22-22-45 0-22-22-45 0-22-22-45 0-22-24-45-24t-45 24q-22-22-45 0-22-22-45 0-22-22-45 0z',
      palette.wine,
    ) +
    path('M300 566q-70 50-90 146-22-22-45 0-22-22-45 0 20-140 180-146z', '#000', 'opacity="0.16"') +
    repeat(120, () => {
      const x = next() * 660;
      const y = next() * H;
      return line(`M${x} ${y}l-9 34`, '#cfd8e6', 1.6, `opacity="${0.2 + next() * 0.4}"`);
    }) +
    repeat(14, () =>
      ellipse(
        next() * W,
        880 + next() * 170,
        14 + next() * 20,
        4,
        'none',
        'stroke="#aab3cc" stroke-width="2" opacity="0.6"',
      ),
    )
  );
};

export const rooftop = () =>
  gradient(0, 0, W, H, '#0f1638', '#2a2f66', '#6b4a86', '#e0837a') +
  stars(9, 130, 560) +
  circle(468, 170, 44, palette.cream) +
  circle(450, 160, 40, '#1c2450') +
  houses(31, 850, 360, '#3a3463', palette.candle, 0.5) +
  houses(33, 900, 240, '#2b2750', palette.candle, 0.55) +
  line('M96 850 120 560M204 850 180 560M150 850V560M104 760h92M110 670h80', '#2a1d22', 9) +
  rect(84, 390, 132, 170, '#6d4334') +
  repeat(6, (at) => line(`M${106 + at * 22} 390v170`, '#553226', 3)) +
  path('M70 394l80-90 80 90z', '#4b2d28') +
  repeat(3, (at) => line(`M84 ${430 + at * 46}h132`, '#2a1d22', 4)) +
  lights(214, 520, 640, 470, 60, 9) +
  rect(0, 880, W, 190, '#3b2d3f') +
  rect(0, 862, W, 26, '#57404e') +
  repeat(9, (at) => line(`M0 ${900 + at * 22}h600`, '#2d2230', 2)) +
  rect(306, 930, 190, 14, '#7c4a3a') +
  line('M320 944v60M482 944v60', '#4b2d28', 9) +
  nora({ x: 360, y: 986, height: 230, pose: 'sitting', hand: [20, 54] }) +
  sam({ x: 446, y: 986, height: 240, pose: 'sitting', facesLeft: true, hand: [22, 96] });

export const market = () => {
  const pyramid = (x: number, y: number, rows: number, colour: string, shadeColour: string) =>
    repeat(rows, (row) =>
      repeat(rows - row, (at) => {
        const cx = x + (at - (rows - row - 1) / 2) * 34;
        const cy = y - row * 28;
        return (
          circle(cx, cy, 18, colour) +
          circle(cx + 4, cy + 4, 13, shadeColour, 'opacity="0.35"') +
          circle(cx - 6, cy - 7, 4, '#fff', 'opacity="0.6"') +
          line(`M${cx} ${cy - 16}q2-7 7-8`, '#4a3222', 2.5)
        );
      }),
    );
  return (
    gradient(0, 0, W, H, '#a9cbd6', '#dfe8dd', '#f6e9cc') +
    houses(41, 700, 420, '#c9a08a', '#fff3d0', 0.3) +
    houses(44, 740, 260, '#ad7a66', '#fff3d0', 0.3) +
    repeat(
      5,
      (at) =>
        ellipse(60 + at * 130, 560 + (at % 2) * 20, 80, 66, at % 2 ? '#d99a3a' : '#c4703a') +
        line(`M${60 + at * 130} 620v110`, '#5a3a2c', 10),
    ) +
    rect(0, 720, W, 350, '#c8b49a') +
    nora({ x: 196, y: 812, height: 270, hand: [24, 56] }) +
    sam({ x: 412, y: 812, height: 286, facesLeft: true, hand: [24, 60] }) +
    line('M40 330V1000M560 330V1000', '#6d4a36', 14) +
    repeat(8, (at) =>
      path(`M${at * 75} 250h75v120q-37 40-75 0z`, at % 2 ? palette.paper : palette.wine),
    ) +
    rect(0, 236, 600, 22, '#6d1527') +
    rect(0, 366, 600, 10, '#000', 'opacity="0.1"') +
    rect(20, 800, 560, 50, '#8c5a3c') +
    rect(20, 850, 560, 190, '#a06a48') +
    repeat(7, (at) => line(`M${20 + at * 93} 850v190`, '#7c4f36', 4)) +
    line('M20 944h560', '#7c4f36', 4) +
    pyramid(126, 786, 4, '#b3202f', '#5f0f1c') +
    pyramid(300, 786, 5, '#d8b13a', '#8a6416') +
    pyramid(474, 786, 4, '#7c9a45', '#3f5520') +
    path('M238 880h124v66H238z', palette.coal) +
    `<text x="300" y="926" font-family="serif" font-size="38" fill="${palette.paper}" text-anchor="middle">apples</text>`
  );
};

export const ferry = () =>
  gradient(0, 0, W, 640, '#6ea3bd', '#b5d0d2', '#f5e0b8') +
  glow(450, 300, 260, '#fff3cf', 0.9) +
  circle(450, 300, 52, '#fff6dd') +
  [
    [110, 180],
    [300, 130],
    [210, 260],
  ]
    .map(([x = 0, y = 0]) =>
      path(`M${x} ${y}q14-40 54-30 20-36 60-14 40-4 40 44z`, '#fff', 'opacity="0.75"'),
    )
    .join('') +
  houses(51, 640, 260, '#8ba3ab', '#fff3cf', 0.2) +
  houses(54, 645, 150, '#6d8a94', '#fff3cf', 0.2) +
  gradient(0, 636, W, 440, '#7fa8ad', '#3f7276', '#234a54') +
  ripples(6, 636, '#d6e6dd') +
  path('M50 800h500l-34 110q-12 30-44 30H128q-32 0-44-30z', palette.marigold) +
  path('M50 800h500l-10 32H60z', '#b8780f') +
  rect(100, 700, 400, 100, palette.paper) +
  repeat(8, (at) => rect(122 + at * 46, 726, 30, 44, '#45707b', 'rx="6"')) +
  rect(150, 630, 300, 70, palette.cream) +
  repeat(5, (at) => rect(172 + at * 54, 648, 34, 34, '#45707b', 'rx="6"')) +
  rect(270, 560, 70, 70, palette.wine) +
  rect(270, 560, 70, 16, palette.coal) +
  path(
    'M300 552q-40-70 20-100t50-90',
    'none',
    'stroke="#fff" stroke-width="26" stroke-linecap="round" opacity="0.5"',
  ) +
  line('M90 700h420', palette.coal, 4) +
  nora({ x: 212, y: 704, height: 120, hand: [20, 56] }) +
  sam({ x: 258, y: 704, height: 126, facesLeft: true, hand: [16, 56] }) +
  path('M40 950q60-34 120 0t120 0 120 0 120 0 120 0v120H0v-100z', '#2c5a63') +
  repeat(4, (at) =>
    line(`M${80 + at * 130} ${420 + (at % 2) * 50}q14-16 26 0 12-16 26 0`, palette.coal, 4),
  );

export const beach = () =>
  gradient(0, 0, W, 560, '#7fb6cc', '#cfe3dc', '#fbe9c4') +
  circle(130, 160, 58, '#fff3cf') +
  glow(130, 160, 200, '#fff3cf', 0.7) +
  circle(470, 420, 118, 'none', `stroke="${palette.wine}" stroke-width="8"`) +
  repeat(12, (at) => {
    const a = (at * Math.PI) / 6;
    const x = 470 + 118 * Math.cos(a);
    const y = 420 + 118 * Math.sin(a);
    return (
      line(`M470 420L${x} ${y}`, palette.wine, 3) +
      circle(x, y + 8, 14, at % 2 ? palette.marigold : palette.teal)
    );
  }) +
  line('M470 420 410 570M470 420l60 150', palette.wine, 9) +
  gradient(0, 540, W, 170, '#4f98a6', '#8cc4c0') +
  repeat(5, (at) =>
    line(`M0 ${570 + at * 28}q75-14 150 0t150 0 150 0 150 0`, '#e8f4ee', 3, 'opacity="0.7"'),
  ) +
  path('M0 700q150-26 300 0t300-6v380H0z', '#f0d9a8') +
  path('M0 712q150-26 300 0t300-6v24q-150-18-300 6T0 736z', '#fff', 'opacity="0.7"') +
  line('M300 960 330 560', '#7c5a40', 12) +
  path('M60 640Q140 420 345 400 540 440 590 680 470 600 320 620 180 590 60 640z', palette.paper) +
  path(
    'M60 640Q140 420 345 400 200 460 170 606q-60 4-110 34zM280 612Q280 470 345 400q60 90 70 222-66-14-135-10zM520 640Q480 470 345 400q205 40 245 280-36-28-70-40z',
    palette.wine,
  ) +
  ellipse(300, 966, 260, 30, '#d6b982') +
  path('M70 930h460l40 96H30z', palette.teal) +
  path('M90 930h60l-14 96H66zM250 930h90l4 96H240zM440 930h60l30 96h-70z', palette.cream) +
  nora({ x: 232, y: 986, height: 240, pose: 'sitting', hand: [24, 50] }) +
  sam({ x: 400, y: 988, height: 252, pose: 'sitting', facesLeft: true, hand: [26, 52] });

export const carousel = () => {
  const horse = (x: number, y: number, coat: string, s: number) =>
    `${line(`M${x} 330V900`, palette.marigold, 9)}<g transform="translate(${x} ${y}) scale(${s})">${path('M-80 0q-10-50 40-54 40-2 62-10 8-44 40-66 30-4 44 26l16 24q-4 16-24 12l-18-6q4 60-24 86-60 16-106 6-28-4-30-18z', coat)}${path('M50-126q-30 20-34 66l-14 8q-6-58 30-86z', palette.coal)}${line('M-70 12q-24 34-54 40M-40 16q-30 40-10 84M40 14q40 16 60 56M60 6q50-6 76 22', coat, 16)}${path('M-40-58q34-14 66-4l-8 50q-30 6-50-2z', palette.wine)}${path('M-80-4q-40 0-52 48 30-10 58-30z', palette.coal)}${circle(92, -98, 5, palette.coal)}</g>`;
  return (
    gradient(0, 0, W, H, '#23305f', '#6a4f86', '#f0a97e') +
    houses(61, 700, 330, '#43406f', palette.candle, 0.4) +
    repeat(7, (at) => circle(at * 100, 660 + (at % 2) * 30, 74, '#31496a')) +
    glow(300, 560, 430, palette.candle, 0.7) +
    rect(60, 330, 480, 580, '#fbe3b4') +
    repeat(9, (at) => rect(70 + at * 53, 360, 40, 500, at % 2 ? '#f6d08c' : '#f0bf6c', 'rx="20"')) +
    horse(160, 620, palette.paper, 0.95) +
    horse(450, 700, '#c98f66', 1) +
    horse(300, 800, '#f2e3cb', 1.15) +
    nora({ x: 306, y: 800, height: 230, pose: 'sitting', hand: [6, 64] }) +
    sam({ x: 450, y: 700, height: 214, pose: 'sitting', hand: [6, 64] }) +
    path('M300 60 600 330H0z', palette.wine) +
    repeat(4, (at) => path(`M300 60 ${40 + at * 150} 330h70z`, palette.paper)) +
    repeat(10, (at) =>
      path(`M${at * 60} 326h60q0 44-30 44t-30-44z`, at % 2 ? palette.marigold : palette.wine),
    ) +
    repeat(20, (at) => circle(15 + at * 30, 326, 7, palette.candle)) +
    circle(300, 56, 16, palette.marigold) +
    line('M300 40V0', palette.marigold, 5) +
    path('M20 900h560l30 60H-10z', palette.wine) +
    rect(-10, 960, 620, 34, '#6d1527') +
    repeat(21, (at) => circle(at * 30, 977, 6, palette.candle)) +
    rect(0, 994, W, 80, '#4a3f57')
  );
};

export const autumn = () => {
  const next = random(15);
  const leaves = ['#c4502a', '#e8a317', '#d9772b', '#8c1f34', '#e6c04a'];
  const tree = (x: number, y: number, s: number) =>
    path(
      `M${x - 12 * s} ${y}Q${x - 4 * s} ${y - 160 * s} ${x - 16 * s} ${y - 260 * s}h${30 * s}Q${x + 6 * s} ${y - 150 * s} ${x + 14 * s} ${y}z`,
      '#4b3030',
    ) +
    repeat(26, () =>
      circle(
        x + (next() - 0.5) * 250 * s,
        y - (250 + next() * 220) * s,
        (34 + next() * 34) * s,
        leaves[Math.floor(next() * 5)] ?? '',
        'opacity="0.85"',
      ),
    );
  return (
    gradient(0, 0, W, H, '#9cc0cf', '#f3e2b8', '#f7cf8e') +
    glow(300, 560, 360, '#fff3cf', 0.95) +
    houses(71, 640, 190, '#d8b48c', '#fff3cf', 0.2) +
    path('M0 620h600v450H0z', '#b98a4e') +
    path('M262 620h76l214 447H48z', '#e2c193') +
    path('M0 640q130-20 262-18L48 1067H0zM600 640q-130-20-262-18l214 445h48z', '#97813f') +
    tree(236, 650, 0.34) +
    tree(364, 650, 0.34) +
    tree(190, 690, 0.55) +
    tree(412, 690, 0.55) +
    tree(120, 780, 0.9) +
    tree(486, 780, 0.9) +
    tree(10, 960, 1.5) +
    tree(600, 960, 1.5) +
    repeat(150, () =>
      ellipse(
        next() * W,
        660 + next() * 400,
        5 + next() * 7,
        3 + next() * 4,
        leaves[Math.floor(next() * 5)] ?? '',
        `transform="rotate(${next() * 60} 300 860)"`,
      ),
    ) +
    nora({ x: 268, y: 930, height: 220, pose: 'walking', hand: [22, 46] }) +
    sam({ x: 334, y: 932, height: 232, pose: 'walking', facesLeft: true, hand: [12, 46] }) +
    repeat(24, () =>
      ellipse(
        next() * W,
        next() * 620,
        8,
        5,
        leaves[Math.floor(next() * 5)] ?? '',
        `transform="rotate(${next() * 30} 300 400)"`,
      ),
    )
  );
};

export const fireworks = () => {
  const next = random(19);
  const burst = (x: number, y: number, r: number, colour: string) =>
    glow(x, y, r * 1.5, colour, 0.45) +
    repeat(28, (at) => {
      const a = (at * Math.PI) / 14;
      const far = r * (0.8 + next() * 0.25);
      return (
        line(
          `M${x + Math.cos(a) * r * 0.25} ${y + Math.sin(a) * r * 0.25}L${x + Math.cos(a) * far} ${y + Math.sin(a) * far}`,
          colour,
          3.5,
          'opacity="0.9"',
        ) + circle(x + Math.cos(a) * far, y + Math.sin(a) * far + 4, 4, palette.cream)
      );
    });
  return (
    gradient(0, 0, W, 700, '#0b1030', '#1c2558', '#473a78') +
    stars(20, 70, 500) +
    burst(180, 230, 150, palette.marigold) +
    burst(430, 330, 130, palette.rose) +
    burst(320, 120, 90, '#9fd3d6') +
    burst(500, 120, 70, palette.candle) +
    houses(81, 700, 240, '#1a1c40', palette.candle, 0.55) +
    gradient(0, 696, W, 260, '#2a2c5e', '#141737') +
    ripples(22, 696, palette.candle) +
    ellipse(180, 760, 90, 60, palette.marigold, 'opacity="0.2"') +
    ellipse(430, 790, 80, 60, palette.rose, 'opacity="0.22"') +
    rect(0, 944, W, 130, '#1b1626') +
    line('M0 900h600', '#3a2c3d', 10) +
    repeat(13, (at) => line(`M${at * 50} 900v60`, '#3a2c3d', 6)) +
    nora({ x: 264, y: 1024, height: 250, hand: [16, 44] }) +
    sam({ x: 330, y: 1026, height: 264, facesLeft: true, hand: [26, 98] })
  );
};

export const courtyard = () =>
  gradient(0, 0, W, H, '#141b3c', '#2b2d5c', '#5a3f66') +
  stars(23, 60, 300) +
  rect(0, 120, 150, 900, '#6e3b34') +
  rect(450, 80, 150, 940, '#7b4338') +
  repeat(45, (at) =>
    line(`M0 ${130 + at * 20}h150M450 ${90 + at * 20}h150`, '#532b28', 1.5, 'opacity="0.6"'),
  ) +
  [
    [24, 220],
    [24, 450],
    [486, 190],
    [486, 420],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x - 6, y - 6, 102, 142, palette.cream) +
        gradient(x, y, 90, 130, palette.candle, '#e89a3c') +
        line(`M${x + 45} ${y}v130M${x} ${y + 65}h90`, palette.clay, 4),
    )
    .join('') +
  houses(91, 760, 240, '#3a3360', palette.candle, 0.4) +
  rect(0, 760, W, 310, '#4a3a4c') +
  repeat(9, (at) => line(`M0 ${780 + at * 36}h600`, '#392c3d', 3)) +
  lights(150, 300, 450, 260, 60, 7) +
  lights(150, 430, 450, 400, 66, 7) +
  lights(150, 560, 450, 540, 60, 7) +
  glow(300, 820, 330, palette.candle, 0.4) +
  [
    [170, 840],
    [430, 840],
    [300, 960],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x, y + 84, 100, 16, '#2a2030') +
        line(`M${x} ${y}v84`, palette.coal, 10) +
        ellipse(x, y, 104, 26, palette.paper) +
        path(`M${x - 104} ${y}q104 54 208 0v38q-104 44-208 0z`, '#e9dcc4') +
        glow(x, y - 40, 70, palette.candle, 0.9) +
        rect(x - 8, y - 38, 16, 38, palette.paper) +
        path(`M${x} ${y - 64}q12 18 0 28-12-10 0-28z`, palette.marigold) +
        rect(x - 60, y - 24, 12, 22, '#c9d6dc') +
        rect(x + 48, y - 24, 12, 22, '#c9d6dc'),
    )
    .join('') +
  repeat(
    2,
    (at) =>
      ellipse(30 + at * 540, 780, 60, 90, '#3f5a44') +
      circle(20 + at * 540, 730, 9, palette.rose) +
      circle(50 + at * 530, 770, 9, palette.rose),
  );
