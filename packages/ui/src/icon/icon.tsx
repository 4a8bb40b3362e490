import * as styles from './icon.css';

const PATHS = {
  back: 'M20 12H5m7-7-7 7 7 7',
  close: 'M6 6l12 12M18 6 6 18',
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7z',
  heart: 'M12 20S4 15 4 9.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15 12 20 12 20z',
} as const;

/** Drawings that point along the reading direction. */
const DIRECTIONAL = ['back', 'next', 'previous'];

/** A small line drawing beside or inside a control that carries the name itself. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={DIRECTIONAL.includes(name) ? styles.directional : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
