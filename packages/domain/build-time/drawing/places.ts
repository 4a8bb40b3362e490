import type { Drawing } from '../../src/event/celebration';

interface PlaceDrawings {
  readonly skyline: Drawing;
  readonly stamp: Drawing;
}

const SKYLINE_BOX = '0 50 640 290';
const STAMP_BOX = '0 0 55 72';

const flat = (...shapes: readonly string[]) => `<g stroke="none">${shapes.join('')}</g>`;
const shape = (className: string, d: string) => `<path class="${className}" d="${d}"/>`;
const line = (d: string) => `<path d="${d}"/>`;

/** @param points such as `10 20, 30 40`. @param path relative */
const at = (points: string, path: string): string =>
  points
    .split(', ')
    .map((point) => `M${point}${path}`)
    .join('');

/** From the middle of its foot. */
const CYPRESS = 'q-13-8-10-30t10-38q7 16 10 38t-10 30z';
/** A round tree from its top. */
const CROWN = 'a24 24 0 1 0 1 0z';
const SMALL_CROWN = 'a16 16 0 1 0 1 0z';

const CITY: PlaceDrawings = {
  skyline: {
    viewBox: SKYLINE_BOX,
    shapes:
      flat(
        shape(
          'far',
          'M0 340V180h34v-26h36v26h30v-56h8l14-44 14 44h8v66h36v-40h18q4-46 36-54v-18h8v18q32 8 36 54h18v70h40V150h46v46h28v-70l20-24 20 24v70h40V120h8l12-34 12 34h8v70h44v150z',
        ),
        shape(
          'wall',
          'M12 340V214l42-44 42 44v126zM178 340V204l36-46 36 46v136zM334 340V226l44-40 44 40v114zM504 340V204l38-46 38 46v136z',
        ),
        shape(
          'shade',
          'M96 340V196h82v144zM250 340V222h84v118zM422 340V190h82v150zM580 340V220h60v120zM0 340V250h12v90z',
        ),
        shape(
          'accent',
          'M92 198l12-28h66l12 28zM246 224l10-22h72l10 22zM418 192l12-30h66l12 30zM576 222l10-22h54v22zM44 340v-30q10-12 20 0v30zM206 340v-34q9-12 18 0v34zM368 340v-30q10-12 20 0v30zM532 340v-34q10-12 20 0v34z',
        ),
      ) +
      shape(
        'pane',
        'M16 238h76M16 276h76M114 222h46M114 262h46M114 302h46M191 228h46M191 268h46M254 248h76M254 288h76M350 248h46M350 288h46M440 216h46M440 256h46M440 296h46M519 228h46M519 268h46M587 246h46M587 286h46',
      ) +
      shape(
        'lamp',
        'M16 238h16M144 262h16M191 268h16M284 248h16M380 288h16M470 216h16M549 228h16M587 286h16',
      ) +
      // Before the windows.
      flat(shape('leaf', at('96 282, 334 288, 588 278', CROWN))) +
      line('M96 340v-28M334 340v-24M588 340v-30M122 80v-12M238 78v-10M510 86v-12'),
    guestWindow: shape('guest', 'M46 190h16v16H46z'),
  },
  stamp: {
    viewBox: STAMP_BOX,
    shapes:
      '<circle class="light" cx="43" cy="13" r="5"/>' +
      line('M5 64h45M9 64V34l9-11 9 11v30M27 64V40h19v24M36 40V28l3-9 3 9v12') +
      shape('light', 'M14 39h7v8h-7zM31 46h4v6h-4zM38 46h4v6h-4z') +
      shape('accent', 'M14 64v-8q4-5 8 0v8zM25 41l3-6h17l3 6z'),
  },
};

const HILLS: PlaceDrawings = {
  skyline: {
    viewBox: SKYLINE_BOX,
    shapes:
      flat(
        shape('far', 'M0 340V190q60-50 130-20t120-50q70-50 140 20t130-10q60-30 120 20v190z'),
        shape('wall', 'M0 340V250q80-60 190-20t210-10q120-50 240 10v110z'),
        shape('leaf', at('86 236, 104 240, 420 214, 436 216, 560 214', CYPRESS)),
        shape('shade', 'M0 340v-50q110-50 240-14t220-10q90-26 180 14v60z'),
        shape('ground', 'M262 276v-40h58v40z'),
        shape('accent', 'M254 238l36-26 36 26zM284 276v-20q6-8 12 0v20z'),
        shape(
          'leaf',
          at('342 286, 180 284, 604 300', CYPRESS) + at('30 258, 506 250', SMALL_CROWN),
        ),
      ) +
      line(
        'M290 276q-4 20 30 32t40 32M30 300v-16M506 292v-16M0 316q60-18 120-12M520 310q60-10 120 2M140 200q40-14 70-6',
      ),
    guestWindow: shape('guest', 'M302 246h11v13h-11z'),
  },
  stamp: {
    viewBox: STAMP_BOX,
    shapes:
      '<circle class="light" cx="38" cy="17" r="7"/>' +
      line('M5 46q12-14 24-5t21-7M5 58q14-10 25-4t20-6M5 64h45') +
      shape('accent', 'M15 50l7-6 7 6v8H15z') +
      line('M38 52q-5-12 0-20 5 8 0 20v4M44 51q-3-8 0-14 3 6 0 14'),
  },
};

const SEA: PlaceDrawings = {
  skyline: {
    viewBox: SKYLINE_BOX,
    shapes:
      flat(
        shape('far', 'M0 340V214q50-6 90-34t110-10q40 30 90 40h190q50-12 90-40t70-6v176z'),
        shape('wall', 'M0 340v-96q40 10 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v96z'),
        shape('accent', 'M392 244V150q34 40 40 94z'),
        shape('far', 'M386 244V168q-30 34-36 76z'),
        shape('shade', 'M338 250h106q-8 22-22 22h-62q-14 0-22-22z'),
        shape('ground', 'M96 262l6-120h28l6 120z'),
        shape('accent', 'M100 182h32l2 26H99zM97 236h38l1 26H96zM98 132h36l-6-16h-24z'),
        shape('shade', 'M52 340q-4-50 40-78h50q56 26 64 78zM500 340q20-40 60-46t80-14v60z'),
        shape('leaf', at('600 276, 566 284', SMALL_CROWN)),
      ) +
      '<circle class="light" cx="116" cy="138" r="7"/>' +
      line(
        'M389 150v100M0 290q30 8 60 0M230 292q30 8 60 0t60 0M430 296q26 8 52 0M250 318q30 8 60 0t60 0 60 0M460 104q8-8 16 0 8-8 16 0M220 96q7-7 14 0 7-7 14 0',
      ),
    guestWindow: shape('guest', 'M108 218h16v14h-16z'),
  },
  stamp: {
    viewBox: STAMP_BOX,
    shapes:
      '<circle class="light" cx="16" cy="18" r="7"/>' +
      line('M29 14v36M11 50h34q-3 8-9 8H20q-6 0-9-8zM5 64q5-3 10 0t10 0 10 0 10 0 5-1') +
      shape('accent', 'M31 18q12 12 13 28H31z') +
      line('M27 22q-11 10-12 24h12'),
  },
};

/** @param heights at the edges */
const vines = (...heights: readonly number[]): string =>
  heights.map((y) => `M0 ${y}q160-40 320 0t320 0`).join('');

const VINEYARD: PlaceDrawings = {
  skyline: {
    viewBox: SKYLINE_BOX,
    shapes:
      flat(
        shape('far', 'M0 340V180q90-60 180-10t170-20 160-20 130 30v180z'),
        shape('leaf', at('520 214, 536 212, 552 214', CYPRESS)),
        shape('wall', 'M0 340V226q160-40 320 0t320 0v114z'),
        shape('ground', 'M392 216v-46h34v-22h30v22h36v46z'),
        shape(
          'accent',
          'M384 172l14-20h28v20zM420 150l21-18 21 18zM452 172v-20h34l14 20zM436 216v-18q7-9 14 0v18z',
        ),
        shape('shade', 'M0 340v-72q160-40 320 0t320 0v72z'),
      ) +
      `<path class="leaf" stroke-width="10" stroke-dasharray="3 15" d="${vines(250, 280, 312)}"/>` +
      line(
        `${vines(262, 292, 326)}${at(
          '40 262, 110 246, 190 244, 270 256, 360 276, 450 292, 540 290, 610 270',
          'v26',
        )}`,
      ) +
      shape('pane', 'M398 194h20') +
      shape(
        'accent',
        at(
          '70 268, 152 262, 228 266, 318 282, 408 300, 494 306, 576 298',
          'q6-4 9 1t-4 9-9-1 4-9z',
        ),
      ),
    guestWindow: shape('guest', 'M474 184h16v14h-16z'),
  },
  stamp: {
    viewBox: STAMP_BOX,
    shapes:
      line('M27 12q2 6 0 12M27 18q10-10 17-2-7 8-17 2M5 64h45') +
      shape(
        'accent',
        at(
          '19 25, 27 24, 35 25, 23 32, 31 32, 19 39, 27 39, 35 39, 23 46, 31 46, 27 53',
          'a4 4 0 1 0 1 0z',
        ),
      ) +
      '<circle class="light" cx="12" cy="14" r="5"/>',
  },
};

const GARDEN: PlaceDrawings = {
  skyline: {
    viewBox: SKYLINE_BOX,
    shapes:
      flat(
        shape(
          'far',
          `${at(
            '40 120, 96 96, 150 116, 470 110, 528 92, 590 118',
            'a44 44 0 1 0 1 0z',
          )}M0 340V190h640v150z`,
        ),
        shape(
          'leaf',
          at('20 196, 84 178, 132 204, 486 200, 548 176, 606 202', 'a34 34 0 1 0 1 0z'),
        ),
        shape('wall', 'M0 340v-84h206v84zM434 340v-84h206v84z'),
        shape('ground', 'M252 340V190h136v150z'),
        shape('shade', 'M240 192h160l-10 12H250zM252 204h14v136h-14zM374 204h14v136h-14z'),
        shape('accent', 'M236 192q84-92 168 0zM316 150h8v-16h-8z'),
        shape(
          'leaf',
          `M0 340v-26h640v26z${at(
            '30 262, 72 262, 114 262, 156 262, 476 262, 518 262, 560 262, 602 262',
            'q-16 0-16 20t16 20 16-20-16-20z',
          )}`,
        ),
        shape(
          'accent',
          at(
            '52 300, 94 304, 136 300, 178 304, 456 304, 498 300, 540 304, 582 300, 624 304, 10 304',
            'a6 6 0 1 0 1 0z',
          ),
        ),
      ) +
      line(
        'M20 264v50M84 246v10M606 270v44M548 244v12M206 230q54 26 114-6 60 32 114 6M0 228q52 26 104 0t102 2M434 230q52 24 104-2t102 2M280 204v44q0 20 14 24M360 204v44q0 20-14 24',
      ) +
      shape('light', at('60 240, 156 240, 262 240, 378 240, 486 240, 590 240', 'a5 5 0 1 0 1 0z')),
    guestWindow: shape('guest', 'M310 226h20v18q-10 12-20 0z'),
  },
  stamp: {
    viewBox: STAMP_BOX,
    shapes:
      line('M27 66V38M27 54q-9-1-11-9 10-1 11 9M27 60q8-1 10-8-9 0-10 8M15 66h25') +
      shape('accent', at('27 10, 16 17, 38 17, 19 28, 35 28', 'a7 7 0 1 0 1 0z')) +
      '<circle class="ground" cx="27.5" cy="27" r="7"/><circle class="light" cx="27.5" cy="27" r="6"/>',
  },
};

const DRAWINGS = { city: CITY, hills: HILLS, sea: SEA, vineyard: VINEYARD, garden: GARDEN };

export const PLACES = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[];

export const drawingsOf = (place: string | undefined): PlaceDrawings | undefined =>
  DRAWINGS[place as keyof typeof DRAWINGS];
