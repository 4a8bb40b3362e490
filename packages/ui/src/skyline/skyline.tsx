import { Frieze } from '../frieze/frieze';
import * as styles from './skyline.css';

/** The path of a grid of windows. `x` and `y` are the top left corner, `dx` and `dy` the distances. */
const windows = (x: number, y: number, columns: number, rows: number, dx: number, dy: number) =>
  Array.from(
    { length: columns * rows },
    (_, index) =>
      `M${x + (index % columns) * dx} ${y + Math.floor(index / columns) * dy}h14v21h-14z`,
  ).join('');

/** A street of houses for the bottom of a page, from edge to edge. Hidden from assistive technology. */
export function Skyline() {
  return (
    <div className={styles.street}>
      <Frieze viewBox="0 34 640 172" className={styles.root}>
        <path d="M468 66V50h34v16M464 50l21-13 21 13zM472 66l-4 14M498 66l4 14M485 66v14" />
        <g className={styles.house}>
          <path d="M10 206V92h112v114zM4 92h124l-4-9H8zM122 206V64h92v142zM117 64h102l-4-8h-94z" />
          <path d="M214 206V110h124v96zM209 110h134l-4-8H213zM338 206V74h92v132zM333 74h102l-4-8h-94z" />
          <path d="M430 206V88h112v118zM425 88h122l-4-8H429zM542 206V70h88v136zM537 70h98l-4-8h-90z" />
        </g>
        <path
          className={styles.glow}
          d={windows(26, 106, 3, 1, 33, 0) + windows(26, 142, 2, 1, 33, 0)}
        />
        <path className={styles.glow} d={windows(138, 76, 3, 3, 23, 33)} />
        <path className={styles.glow} d={windows(232, 122, 4, 1, 25, 0)} />
        <path className={styles.glow} d={windows(354, 86, 3, 3, 23, 33)} />
        <path className={styles.glow} d={windows(448, 100, 3, 2, 31, 35)} />
        <path className={styles.glow} d={windows(558, 82, 3, 3, 22, 34)} />
        <path d="M132 101h72M132 134h72M134 101v-7h68v7M134 134v-7h68v7M146 101l44 33M352 111h62M352 144h62M354 111v-7h58v7M354 144v-7h58v7M364 111l38 33" />
        <path
          className={styles.accent}
          d="M92 206v-37q9-11 18 0v37zM159 206v-36h18v36zM374 206v-34h20v34zM494 206v-38q10-11 20 0v38zM576 206v-35h18v35z"
        />
        <path className={styles.accent} d="M224 152h104l6 14H218z" />
        <path d="M228 166v40M324 166v40M228 188h60v18M296 206v-34h20v34M87 206h28l4 6H83zM489 206h30l4 6h-38zM60 206v-18q-10-2-10-12 0-12 10-12t10 12q0 10-10 12M620 206v-54h-8M604 152h8v8h-8z" />
      </Frieze>
    </div>
  );
}
