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

/** Icons that are mirrored in right-to-left text. */
const DIRECTIONAL = ['back', 'next', 'previous'];

/** An icon that grows with the text. It is hidden from assistive technology, so its control needs a name. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`${styles.root} ${DIRECTIONAL.includes(name) ? styles.directional : ''}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
