import type { Tab } from './navigation';

const PATHS = {
  overview: 'M5 20v-6M12 20V4M19 20v-9',
  guests:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 3-6 6.5-6s6.5 2.5 6.5 6M15.5 4.3a3.5 3.5 0 0 1 0 6.4M17.5 14.4c2.4.8 4 2.9 4 5.6',
  door: 'M6 21V4.5A1.5 1.5 0 0 1 7.5 3h9A1.5 1.5 0 0 1 18 4.5V21M3 21h18M14.5 12v.5',
  more: 'M4.5 12h1M11.5 12h1M18.5 12h1',
} as const satisfies Readonly<Record<Tab, string>>;

/** An icon of a page, of 24 pixels. It stands beside its label. */
export const NavIcon = ({ name }: { readonly name: Tab }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
