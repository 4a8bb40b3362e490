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

const cup = (x: number, y: number) =>
  path(`M${x - 16} ${y - 22}h32q0 22-16 22t-16-22z`, palette.paper) +
  line(`M${x + 15} ${y - 18}q12 2 2 12`, palette.paper, 3) +
  line(
    `M${x - 5} ${y - 28}q-6-10 0-18t0-16M${x + 6} ${y - 28}q-6-10 0-18`,
    '#fff',
    2.5,
    'opacity="0.7"',
  );

export const cornerCafe = () =>
  gradient(0, 0, W, H, '#39406f', '#8b5f83', '#e39a72') +
  houses(2, 420, 330, '#4a4170', palette.candle, 0.5) +
  rect(40, 300, 520, 640, '#5b2c31') +
  rect(40, 280, 520, 34, '#431f26') +
  `<text x="300" y="352" font-family="serif" font-size="44" fill="${palette.candle}" text-anchor="middle" letter-spacing="6">CORNER CAFÉ</text>` +
  gradient(76, 470, 448, 380, '#ffdf9e', '#f0ac56') +
  rect(76, 470, 448, 14, '#431f26') +
  repeat(
    3,
    (at) =>
      line(`M${150 + at * 150} 484v70`, palette.coal, 3) +
      path(`M${118 + at * 150} 590q32-46 64 0z`, palette.coal) +
      glow(150 + at * 150, 600, 110, '#fff3cf', 0.9),
  ) +
  rect(90, 640, 60, 150, '#c98a4a') +
  repeat(
    3,
    (at) =>
      rect(84, 660 + at * 44, 72, 7, palette.clay) +
      repeat(4, (b) =>
        rect(
          90 + b * 16,
          636 + at * 44,
          10,
          24,
          [palette.teal, palette.wine, palette.cream, palette.leaf][b] ?? '',
        ),
      ),
  ) +
  nora({ x: 236, y: 900, height: 270, pose: 'sitting', hand: [26, 48] }) +
  sam({ x: 400, y: 900, height: 284, pose: 'sitting', facesLeft: true, hand: [26, 48] }) +
  ellipse(318, 790, 74, 16, palette.clay) +
  line('M318 796v100', palette.clay, 12) +
  cup(292, 786) +
  cup(346, 786) +
  rect(40, 846, 520, 94, '#431f26') +
  repeat(6, (at) => rect(58 + at * 84, 860, 68, 64, '#552930')) +
  line('M76 484v362M524 484v362M300 484v362', '#431f26', 10) +
  repeat(10, (at) =>
    path(`M${30 + at * 54} 380h54v70q-27 30-54 0z`, at % 2 ? palette.paper : palette.wine),
  ) +
  gradient(0, 940, W, 127, '#5d5368', '#39324a') +
  ellipse(300, 985, 230, 26, palette.candle, 'opacity="0.3"') +
  line('M566 940V560', palette.coal, 9) +
  glow(566, 540, 120, palette.candle, 0.9) +
  circle(566, 540, 22, palette.candle);

export const walkUp = () => {
  const flight = (y: number, right: boolean) => {
    const d = right ? 1 : -1;
    const x = right ? 110 : 490;
    return (
      repeat(9, (at) =>
        rect(
          Math.min(x + d * at * 42, x + d * (at + 1) * 42),
          y - at * 18,
          42,
          18 + at * 18,
          at % 2 ? '#8a5640' : '#7c4a38',
        ),
      ) +
      line(`M${x} ${y - 100}L${x + d * 378} ${y - 262}`, '#3b2226', 9) +
      repeat(9, (at) => line(`M${x + d * (20 + at * 42)} ${y - at * 18}v-100`, '#3b2226', 4))
    );
  };
  const box = (x: number, y: number, w: number, h: number, label: string) =>
    `${rect(x, y - h, w, h, '#c9985e') + rect(x + w * 0.42, y - h, w * 0.16, h, '#e3c08a') + path(`M${x} ${y - h}l14-14h${w}l-14 14z`, '#dbb27a')}<text x="${x + w / 2}" y="${y - h * 0.3}" font-family="serif" font-size="${h * 0.28}" fill="#6d4a2c" text-anchor="middle">${label}</text>`;
  return (
    gradient(0, 0, W, H, '#efd9ae', '#d9b07a', '#a9724f') +
    repeat(10, (at) => rect(at * 64, 0, 30, H, '#fff', 'opacity="0.07"')) +
    rect(230, 60, 140, 170, palette.cream) +
    gradient(242, 72, 116, 146, '#8fb4c8', '#e9d7b0') +
    line('M300 72v146M242 145h116', palette.cream, 6) +
    glow(300, 150, 220, '#fff3cf', 0.8) +
    [340, 640, 940]
      .map(
        (y, at) =>
          rect(0, y, W, 22, '#5b3630') +
          rect(0, y + 22, W, 10, '#3b2226') +
          flight(y, at % 2 === 0),
      )
      .join('') +
    rect(30, 440, 92, 200, palette.wine) +
    circle(108, 546, 5, palette.marigold) +
    `<text x="76" y="494" font-family="serif" font-size="30" fill="${palette.candle}" text-anchor="middle">5</text>` +
    rect(478, 740, 92, 200, palette.teal) +
    circle(492, 846, 5, palette.marigold) +
    box(130, 640, 96, 70, 'books') +
    box(150, 562, 70, 54, 'tea') +
    box(30, 340, 84, 64, 'hats') +
    box(60, 940, 104, 78, 'records') +
    box(80, 854, 72, 60, 'cat?') +
    nora({ x: 250, y: 940, height: 230, pose: 'walking', hand: [26, 62] }) +
    box(288, 850, 76, 62, 'cups') +
    sam({ x: 380, y: 640, height: 238, facesLeft: true, hand: [24, 60] }) +
    box(286, 552, 74, 58, 'lamp') +
    rect(0, 972, W, 95, '#6d4338') +
    repeat(5, (at) => line(`M0 ${990 + at * 18}h600`, '#553128', 2))
  );
};

export const subway = () => {
  const next = random(5);
  return (
    rect(0, 0, W, H, '#d9d2c3') +
    repeat(20, (row) =>
      repeat(11, (at) =>
        rect(
          (row % 2 ? -30 : 0) + at * 60 + 1.5,
          row * 30 + 1.5,
          57,
          27,
          next() < 0.12 ? '#cfc6b4' : '#e9e4d6',
        ),
      ),
    ) +
    rect(0, 150, W, 96, palette.wine) +
    rect(0, 144, W, 8, palette.marigold) +
    rect(0, 246, W, 8, palette.marigold) +
    `<text x="300" y="216" font-family="serif" font-size="60" fill="${palette.paper}" text-anchor="middle" letter-spacing="10">1st AVENUE</text>` +
    rect(0, 60, W, 26, '#5c5f66') +
    repeat(
      4,
      (at) =>
        rect(60 + at * 150, 74, 90, 12, '#fffbe6') + glow(105 + at * 150, 90, 130, '#fffbe6', 0.8),
    ) +
    rect(-10, 380, 620, 420, '#aab2b8') +
    rect(-10, 380, 620, 60, '#8b949b') +
    rect(-10, 700, 620, 30, '#34528a') +
    repeat(14, (at) => line(`M0 ${450 + at * 18}h600`, '#99a2a9', 1)) +
    [20, 330]
      .map(
        (x) =>
          rect(x, 470, 110, 330, '#7e878e') +
          gradient(x + 8, 490, 94, 150, '#fff3cf', '#f4cf86') +
          line(`M${x + 55} 470v330`, '#5c656c', 4) +
          gradient(x + 130, 490, 160, 150, '#fff3cf', '#f4cf86') +
          circle(x + 190, 590, 20, '#6d4a42') +
          path(`M${x + 160} 640q30-46 60 0z`, '#6d4a42') +
          circle(x + 246, 596, 18, '#41506d') +
          path(`M${x + 218} 640q28-44 56 0z`, '#41506d'),
      )
      .join('') +
    circle(560, 420, 30, palette.marigold) +
    `<text x="560" y="433" font-family="sans-serif" font-weight="700" font-size="38" fill="${palette.coal}" text-anchor="middle">L</text>` +
    rect(0, 800, W, 30, '#3a3c44') +
    rect(0, 826, W, 36, palette.marigold) +
    repeat(30, (at) => circle(10 + at * 20, 844, 4, '#b8780f')) +
    gradient(0, 862, W, 205, '#8d8279', '#5f5650') +
    rect(70, 300, 34, 720, '#34657a') +
    rect(62, 290, 50, 20, '#2a5263') +
    ellipse(300, 1016, 150, 16, '#4a433f') +
    nora({ x: 266, y: 1010, height: 310, hand: [18, 44] }) +
    sam({ x: 356, y: 1012, height: 326, facesLeft: true, hand: [14, 44] }) +
    repeat(4, (at) =>
      line(`M${600 - at * 26} ${470 + at * 80}h-${90 + at * 20}`, '#fff', 5, 'opacity="0.35"'),
    )
  );
};

export const recordShop = () => {
  const next = random(7);
  const colours = [
    palette.wine,
    palette.marigold,
    palette.teal,
    palette.dusk,
    palette.rose,
    palette.leaf,
    palette.cream,
    palette.plum,
    palette.brick,
  ];
  const pick = () => colours[Math.floor(next() * colours.length)] ?? palette.wine;
  const sleeve = (x: number, y: number, s: number) =>
    rect(x, y, s, s, pick()) +
    (next() < 0.5
      ? circle(x + s / 2, y + s / 2, s * (0.2 + next() * 0.16), pick())
      : path(`M${x} ${y + s}L${x + s} ${y + s * next()}V${y + s}z`, pick())) +
    rect(x + s * 0.1, y + s * 0.1, s * 0.4, s * 0.06, palette.paper, 'opacity="0.8"');
  return (
    gradient(0, 0, W, H, '#4a2c3f', '#7d4a42', '#b0704a') +
    repeat(
      3,
      (row) =>
        repeat(5, (at) => sleeve(24 + at * 114, 60 + row * 130, 96)) +
        rect(14, 158 + row * 130, 572, 10, '#3b2226'),
    ) +
    repeat(
      3,
      (at) =>
        line(`M${120 + at * 180} 0v36`, palette.coal, 3) +
        glow(120 + at * 180, 60, 190, palette.candle, 0.55) +
        path(`M${92 + at * 180} 62q28-46 56 0z`, palette.coal),
    ) +
    nora({ x: 196, y: 850, height: 330, hand: [24, 50] }) +
    sam({ x: 404, y: 850, height: 346, facesLeft: true, hand: [26, 56] }) +
    circle(318, 660, 56, palette.coal) +
    circle(318, 660, 40, 'none', 'stroke="#463a48" stroke-width="3"') +
    circle(318, 660, 18, palette.wine) +
    circle(318, 660, 4, palette.paper) +
    [0, 204, 408]
      .map(
        (x) =>
          repeat(9, (at) => {
            const lean = 6 + at * 9;
            return `<g transform="translate(${x + 12 + at * 19} ${744 - lean * 0.4}) skewX(-8)">${rect(0, 0, 22, 130, pick())}${rect(0, 0, 3, 130, '#000', 'opacity="0.2"')}</g>`;
          }) +
          rect(x + 2, 838, 194, 150, '#8c5a3c') +
          rect(x + 2, 838, 194, 14, '#a8714c') +
          rect(x + 2, 908, 194, 8, '#6d4430') +
          rect(x + 62, 866, 74, 28, palette.cream),
      )
      .join('') +
    ['soul', 'jazz', 'maybe']
      .map(
        (word, at) =>
          `<text x="${99 + at * 204}" y="888" font-family="serif" font-size="24" fill="${palette.coal}" text-anchor="middle">${word}</text>`,
      )
      .join('') +
    rect(0, 988, W, 80, '#3b2226')
  );
};

export const bathroom = () => {
  const next = random(10);
  return (
    rect(0, 0, W, H, '#bcd0c4') +
    repeat(15, (row) =>
      repeat(9, (at) =>
        rect(at * 68 + 2, row * 50 + 2, 64, 46, next() < 0.1 ? '#a9bfb2' : '#d5e2d6'),
      ),
    ) +
    repeat(9, () => {
      const x = next() * W;
      const y = next() * 640;
      return line(
        `M${x} ${y}l${12 + next() * 16} ${14 + next() * 10}l-8 16l${10 + next() * 12} 12`,
        '#84998c',
        2.5,
      );
    }) +
    path('M392 300h60v44l-22 12-38-8z', '#8c7a68') +
    rect(210, 140, 180, 240, palette.cream, 'rx="90"') +
    rect(224, 154, 152, 212, '#a7c4cc', 'rx="76"') +
    path(
      'M250 330 340 190M290 350l70-110',
      'none',
      'stroke="#fff" stroke-width="10" opacity="0.5"',
    ) +
    glow(300, 100, 190, '#fff3cf', 0.9) +
    rect(276, 76, 48, 34, palette.cream, 'rx="10"') +
    line('M276 372l30-60 10 30 34-70', '#7d949a', 2) +
    rect(470, 60, 96, 300, '#8fb4c8') +
    line('M518 60v300M470 210h96', palette.cream, 10) +
    rect(462, 356, 112, 14, palette.cream) +
    path('M470 60q50 60 20 300h-20zM566 60q-50 60-20 300h20z', '#f6e3ea', 'opacity="0.85"') +
    line('M40 130V650M40 130h110', '#9a9fa3', 10) +
    path('M128 130h52l14 26h-80z', '#9a9fa3') +
    repeat(6, (at) =>
      line(`M${122 + at * 12} 170l-4 ${40 + at * 6}`, '#e9f2f4', 3, 'opacity="0.8"'),
    ) +
    path('M60 200q50 60 10 440H20V200z', '#f2c9d2') +
    rect(0, 740, W, 327, '#d8cfc0') +
    repeat(5, (row) =>
      repeat(9, (at) =>
        rect(at * 70, 740 + row * 66, 70, 66, (row + at) % 2 ? '#46424b' : '#ece5d6'),
      ),
    ) +
    ellipse(300, 950, 270, 26, '#2f2b34', 'opacity="0.5"') +
    nora({ x: 230, y: 900, height: 330, pose: 'sitting', hand: [30, 92] }) +
    sam({ x: 390, y: 900, height: 340, pose: 'sitting', facesLeft: true, hand: [30, 84] }) +
    path(
      'M24 690q-10-30 24-30h504q34 0 24 30l-6 40q-10 180-110 190H140Q40 910 30 730z',
      '#e8a5b3',
    ) +
    path('M30 700h540l-4 30H34z', '#f4c4cd') +
    path(
      'M70 760q20 110 90 130',
      'none',
      'stroke="#fff" stroke-width="10" stroke-linecap="round" opacity="0.5"',
    ) +
    path('M120 916l-20 44h40l16-44zM480 916l20 44h-40l-16-44z', palette.marigold) +
    repeat(14, () =>
      circle(90 + next() * 420, 660 + next() * 40, 8 + next() * 20, '#fff', 'opacity="0.8"'),
    ) +
    circle(300, 640, 12, palette.marigold) +
    path('M312 640q26-8 30 16-20 12-40 4z', palette.marigold) +
    circle(308, 634, 2.5, palette.coal)
  );
};

export const kitchen = () => {
  const next = random(16);
  return (
    gradient(0, 0, W, H, '#d9a45c', '#c98248', '#93553f') +
    rect(60, 90, 300, 360, palette.cream) +
    gradient(76, 106, 268, 328, '#2b3568', '#64518a', '#c97f7f') +
    houses(101, 434, 170, '#2b2750', palette.candle, 0.6, 340) +
    rect(0, 106, 76, 340, '#d0954f') +
    rect(344, 90, 260, 360, '#d0954f') +
    rect(60, 90, 16, 360, palette.cream) +
    rect(344, 90, 16, 360, palette.cream) +
    line('M210 106v328M76 270h268', palette.cream, 10) +
    path(
      'M90 430q60-100 40-180M180 430q40-80 30-140',
      'none',
      'stroke="#fff" stroke-width="20" stroke-linecap="round" opacity="0.22"',
    ) +
    rect(48, 446, 324, 18, palette.cream) +
    path('M92 446v-34h44v34z', palette.brick) +
    repeat(5, (at) => line(`M114 412q${(at - 2) * 12}-20 ${(at - 2) * 18}-46`, palette.leaf, 6)) +
    [150, 290, 420]
      .map(
        (y) =>
          rect(400, y, 180, 12, '#5b3630') +
          repeat(5, () => '') +
          rect(412, y - 56, 30, 56, palette.teal, 'rx="6"') +
          rect(450, y - 40, 34, 40, palette.paper, 'rx="4"') +
          rect(494, y - 64, 26, 64, palette.marigold, 'rx="6"') +
          circle(550, y - 20, 20, palette.wine),
      )
      .join('') +
    line('M300 0v60', palette.coal, 4) +
    path('M250 96q50-76 100 0z', palette.wine) +
    glow(300, 130, 330, palette.candle, 0.75) +
    circle(300, 98, 14, palette.candle) +
    nora({ x: 180, y: 960, height: 420, hand: [27, 60] }) +
    sam({ x: 450, y: 960, height: 440, facesLeft: true, hand: [24, 56] }) +
    rect(0, 800, W, 30, '#eadcc2') +
    rect(0, 830, W, 237, '#3f7276') +
    repeat(
      4,
      (at) =>
        rect(12 + at * 148, 850, 132, 200, '#4d858a', 'rx="6"') +
        circle(126 + at * 148, 950, 7, palette.marigold),
    ) +
    ellipse(310, 800, 120, 16, palette.coal) +
    path('M214 690h192v76q0 30-30 30H244q-30 0-30-30z', '#b3202f') +
    ellipse(310, 690, 96, 20, '#7d1420') +
    ellipse(310, 690, 82, 14, '#e39a3a') +
    line('M206 716h-22M414 716h22', '#7d1420', 14) +
    line('M350 690 380 560', '#8c5a3c', 9) +
    repeat(5, (at) =>
      line(`M${260 + at * 26} 660q-24-40 0-76t0-76`, '#fff', 9, `opacity="${0.18 + next() * 0.2}"`),
    ) +
    rect(60, 780, 110, 18, '#a8714c') +
    circle(84, 772, 16, '#c4502a') +
    circle(118, 770, 18, '#d9772b') +
    path('M146 776q20-24 30 0z', palette.leaf) +
    rect(480, 730, 60, 70, palette.paper) +
    rect(480, 730, 60, 12, palette.wine)
  );
};

export const cat = () =>
  gradient(0, 0, W, H, '#7a4a52', '#5a3648', '#3c2438') +
  repeat(9, (at) => rect(at * 70, 0, 34, H, '#fff', 'opacity="0.04"')) +
  rect(84, 110, 432, 640, palette.cream) +
  gradient(104, 130, 392, 600, '#101a44', '#38407f', '#a06a92') +
  repeat(40, (at) =>
    circle(110 + ((at * 97) % 380), 140 + ((at * 61) % 320), 1 + (at % 3), palette.paper),
  ) +
  circle(392, 240, 54, palette.cream) +
  glow(392, 240, 170, palette.cream, 0.45) +
  circle(374, 228, 12, '#e6d6b4') +
  circle(410, 262, 8, '#e6d6b4') +
  houses(111, 730, 250, '#23224d', palette.candle, 0.55, 420) +
  rect(0, 120, 84, 640, '#67404c') +
  rect(516, 120, 90, 640, '#5a3648') +
  rect(84, 110, 20, 640, palette.cream) +
  rect(496, 110, 20, 640, palette.cream) +
  line('M300 130v600M104 430h392', palette.cream, 12) +
  path('M84 96q90 190-6 700H0V96zM516 96q-90 190 6 700h78V96z', palette.wine) +
  repeat(4, (at) =>
    line(
      `M${14 + at * 20} 110q${20 - at * 4} 300 ${-4} 680M${586 - at * 20} 110q-${20 - at * 4} 300 4 680`,
      '#6d1527',
      5,
    ),
  ) +
  line('M0 92h600', palette.marigold, 14) +
  rect(30, 740, 540, 40, palette.cream) +
  rect(30, 780, 540, 12, '#c9b48c') +
  path('M420 740v-70h90v70z', palette.brick) +
  rect(412, 662, 106, 18, '#8a4032') +
  repeat(7, (at) =>
    path(
      `M465 664q${(at - 3) * 22}-40 ${(at - 3) * 34}-${110 - Math.abs(at - 3) * 14}q${(at - 3) * -4} 60-${(at - 3) * 30} 110z`,
      at % 2 ? '#6c8a52' : palette.leaf,
    ),
  ) +
  path(
    'M176 742q-40-150 40-220-16-40-10-84l40 34q26-10 52 0l40-34q8 44-8 84 70 70 34 220z',
    '#2b2430',
  ) +
  path('M214 742q-16-80 40-150 60 70 44 150z', '#3b3240') +
  ellipse(248, 512, 8, 11, palette.marigold) +
  ellipse(300, 512, 8, 11, palette.marigold) +
  ellipse(248, 512, 2.5, 9, palette.coal) +
  ellipse(300, 512, 2.5, 9, palette.coal) +
  path('M268 534h12l-6 8z', palette.rose) +
  line('M236 540l-44-6M236 548l-42 8M312 540l44-6M312 548l42 8', '#cfc4cf', 2) +
  line('M350 736q70 20 60 90t-50 60', '#2b2430', 26) +
  rect(208, 566, 132, 14, palette.wine, 'rx="7"') +
  circle(274, 584, 9, palette.marigold) +
  gradient(0, 792, W, 275, '#4a2c3c', '#2d1a28') +
  rect(0, 860, W, 60, '#7c4a3a') +
  nora({ x: 180, y: 1200, height: 480, pose: 'bust', hand: [18, 66] }) +
  sam({ x: 430, y: 1210, height: 500, pose: 'bust', facesLeft: true, hand: [16, 64] });

export const ring = () => {
  const next = random(18);
  return (
    gradient(0, 0, W, 520, '#f4b98a', '#f8dcae', '#cfd9a4') +
    circle(300, 330, 84, '#fff3d6') +
    glow(300, 330, 330, '#fff3cf', 0.95) +
    houses(121, 500, 170, '#c99a86', '#fff3cf', 0.2) +
    repeat(9, (at) => circle(at * 76, 486 + (at % 2) * 18, 66, at % 2 ? '#7f955a' : '#6c8550')) +
    gradient(0, 490, W, 580, '#93a861', '#5f7a4a', '#41583a') +
    rect(180, 566, 250, 26, '#7c5238', 'rx="13"') +
    circle(424, 579, 13, '#d9b384') +
    ellipse(304, 646, 150, 14, '#4d6339', 'opacity="0.7"') +
    nora({ x: 236, y: 640, height: 210, pose: 'sitting', hand: [24, 48] }) +
    sam({ x: 372, y: 640, height: 220, pose: 'sitting', facesLeft: true, hand: [28, 46] }) +
    repeat(140, () => {
      const x = next() * W;
      const y = 600 + next() * 460;
      return line(
        `M${x} ${y}q${next() * 8 - 4}-16 ${next() * 14 - 7}-${20 + next() * 20}`,
        next() < 0.5 ? '#4d6a3c' : '#86a35a',
        3,
      );
    }) +
    path('M-20 800 300 690 640 830 330 1080-20 980z', palette.wine) +
    path(
      'M-20 800 300 690 640 830 620 842 300 712-20 826zM60 772l330 190-40 28L10 790zM200 724l330 150-40 34-340-166z',
      palette.cream,
      'opacity="0.35"',
    ) +
    ellipse(316, 968, 150, 24, '#4d0f1c', 'opacity="0.6"') +
    path('M190 850h250v92q0 26-26 26H216q-26 0-26-26z', '#22325f') +
    path('M190 850 214 720q4-20 26-20h150q22 0 26 20l24 130z', '#2c4078') +
    path('M212 842 232 730q3-12 16-12h134q13 0 16 12l20 112z', palette.paper) +
    rect(206, 850, 218, 44, '#f3e7d0', 'rx="8"') +
    circle(315, 826, 50, 'none', `stroke="${palette.marigold}" stroke-width="13"`) +
    circle(315, 826, 50, 'none', 'stroke="#ffe9a8" stroke-width="3"') +
    path('M206 876h218v18H206z', '#f3e7d0') +
    path('M286 760l14-26h32l14 26-30 34z', '#e6f4f8') +
    path('M286 760h60l-30 34zM300 734l16 26 16-26z', '#b9dde8') +
    glow(315, 756, 100, '#fff', 0.9) +
    line('M315 690v-34M262 716l-24-22M368 716l24-22', '#fff', 5)
  );
};

export const invitation = () => {
  const next = random(21);
  return (
    gradient(0, 0, W, H, '#6d4436', '#56332b', '#3e241f') +
    repeat(26, (at) =>
      line(
        `M${-20 + next() * 60} ${at * 42}q300 ${next() * 30 - 15} 660 ${next() * 20 - 10}`,
        '#3b221c',
        2 + next() * 3,
        'opacity="0.5"',
      ),
    ) +
    glow(160, 150, 420, palette.candle, 0.5) +
    `<g transform="rotate(-7 300 560)">${rect(64, 372, 490, 350, '#000', 'opacity="0.3"')}${rect(54, 356, 490, 350, palette.cream)}${path('M54 356 299 560 544 356z', '#efdcb8')}${path('M54 706 240 512 299 560 358 512 544 706z', '#f4e4c6')}${line('M54 356 299 560 544 356M54 706 240 512M544 706 358 512', '#cdb488', 3)}${circle(299, 556, 56, '#000', 'opacity="0.2"')}${path('M299 496q24-4 34 12 24 4 22 28 14 18-2 34-2 24-26 24-16 18-36 6-24 6-32-16-22-10-14-32-8-24 14-34 12-22 40-22z', palette.wine)}${circle(299, 552, 38, 'none', 'stroke="#6d1527" stroke-width="5"')}<text x="299" y="568" font-family="serif" font-size="44" fill="#f3c9b8" text-anchor="middle">&amp;</text></g>` +
    `<g transform="rotate(5 400 880)">${rect(300, 790, 250, 170, '#000', 'opacity="0.25"')}${rect(290, 780, 250, 170, palette.paper)}<text x="415" y="850" font-family="serif" font-size="44" fill="${palette.wine}" text-anchor="middle">for you</text>${line('M330 884h170M350 910h130', '#cdb488', 4)}</g>` +
    line('M70 1000 250 800', '#2b2d44', 16) +
    path('M250 800l22-36-38 16z', palette.marigold) +
    rect(60, 130, 60, 130, palette.paper) +
    path('M90 70q26 40 0 60-26-20 0-60z', palette.marigold) +
    glow(90, 110, 150, palette.candle, 0.9) +
    ellipse(90, 264, 70, 18, palette.marigold) +
    [
      [470, 140],
      [530, 210],
      [430, 230],
    ]
      .map(
        ([x = 0, y = 0]) =>
          repeat(6, (at) =>
            ellipse(x, y - 18, 11, 20, palette.rose, `transform="rotate(${at * 60} ${x} ${y})"`),
          ) + circle(x, y, 10, palette.marigold),
      )
      .join('') +
    line('M480 160q40 60 20 130M440 250q10 30 30 50', palette.leaf, 6)
  );
};

/** 600 by 400. */
export const cheers = () =>
  gradient(0, 0, 600, 400, '#18204a', '#5a3f73', '#d9856f') +
  houses(131, 330, 190, '#3a2f5c', palette.candle, 0.5) +
  houses(135, 350, 120, '#2a2346', palette.candle, 0.5) +
  lights(-20, 20, 300, 30, 46, 7) +
  lights(300, 30, 620, 16, 46, 7) +
  glow(300, 190, 260, palette.candle, 0.45) +
  rect(0, 346, 600, 60, '#2a1d33') +
  nora({ x: 222, y: 430, height: 310, pose: 'bust', hand: [23, 78] }) +
  sam({ x: 378, y: 434, height: 322, pose: 'bust', facesLeft: true, hand: [23, 76] }) +
  [
    [296, 180, -8],
    [306, 180, 8],
  ]
    .map(
      ([x = 0, y = 0, turn = 0], at) =>
        `<g transform="translate(${x + (at ? 10 : -10)} ${y}) rotate(${turn})">${path('M-13-46h26q2 34-13 36-15-2-13-36z', '#fff', 'opacity="0.55"')}${path('M-12-34h24q0 22-12 24-12-2-12-24z', palette.marigold)}${line('M0-10V14M-9 14H9', '#fff', 3)}</g>`,
    )
    .join('') +
  glow(300, 142, 70, '#fff3cf', 0.9) +
  repeat(9, (at) =>
    circle(
      240 + at * 15,
      60 + ((at * 37) % 60),
      3,
      [palette.marigold, palette.rose, palette.cream][at % 3] ?? '',
    ),
  );

/** 600 by 600. */
export const portrait = () =>
  gradient(0, 0, 600, 600, '#e39a72', '#c4607a', '#4b3a73') +
  circle(300, 300, 240, palette.candle, 'opacity="0.25"') +
  lights(-20, 60, 620, 60, 60, 8) +
  nora({ x: 205, y: 900, height: 720, pose: 'bust', hand: [8, 44] }) +
  sam({ x: 400, y: 915, height: 750, pose: 'bust', facesLeft: true, hand: [8, 44] });
