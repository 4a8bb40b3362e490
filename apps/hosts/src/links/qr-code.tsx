import { guest as words } from '@invitation/domain/words/hosts/guest';
import { encode } from 'uqr';
import * as styles from './qr-code.css';

/** The light border that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The QR code of a link, by default of a personal one. It stays readable with 15 % of it damaged.
 *
 * @param props.className sets its size
 */
export function QrCode({
  link,
  label = words.qrCodeOf,
  className,
}: {
  readonly link: string;
  readonly label?: string;
  readonly className: string;
}) {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET_ZONE });
  // A run of dark modules is one rectangle, so that a sheet of cards stays small.
  const path = data.flatMap((row, y) => {
    const modules = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...modules.matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    );
  });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`${styles.root} ${className}`}
    >
      <path d={path.join('')} />
    </svg>
  );
}
