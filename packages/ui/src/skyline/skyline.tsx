import * as styles from './skyline.css';

const BULBS = [
  [30, 22],
  [66, 30],
  [104, 33],
  [142, 31],
  [178, 24],
  [214, 31],
  [252, 33],
  [290, 28],
] as const;
const FLOORS = [54, 78, 102];

/** A row of East Village houses under string lights, drawn in the ink of the theme. Decoration only. */
export function Skyline() {
  return (
    <svg viewBox="0 0 320 140" className={styles.root} aria-hidden="true" focusable="false">
      <path d="M4 12Q92 56 160 20Q236 54 316 14" />
      {BULBS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y + 5} r="3.2" className={styles.bulb} />
      ))}
      <path d="M14 138V46h84v92M10 46h92l-4-6H14zM98 138V60h70v78M94 60h78l-3-5H97zM168 138V50h62v88M164 50h70l-4-6h-62zM230 138V64h78v74M226 64h86l-4-6h-78z" />
      {FLOORS.map((y) => (
        <g key={y} className={styles.window}>
          <path d={`M24 ${y}h12v15H24zM50 ${y}h12v15H50zM76 ${y}h12v15H76z`} />
          <path d={`M180 ${y + 4}h11v14h-11zM208 ${y + 4}h11v14h-11z`} />
        </g>
      ))}
      <g className={styles.window}>
        <path d="M108 72h12v15h-12zM128 72h12v15h-12zM148 72h12v15h-12zM108 98h12v15h-12zM148 98h12v15h-12z" />
        <path d="M242 76h12v14h-12zM264 76h12v14h-12zM286 76h12v14h-12zM242 102h12v14h-12zM286 102h12v14h-12z" />
      </g>
      <path d="M20 73h72M20 97h72M22 73v-6h68v6M22 97v-6h68v6M40 73l24 24M40 97l24 24" />
      <path
        className={styles.door}
        d="M127 112q7-9 14 0v26h-14zM264 114q6-8 12 0v24h-12zM50 123h12v15H50zM193 120h12v18h-12z"
      />
      <path d="M121 138h26M118 135h32M258 138h24M4 138h312" />
    </svg>
  );
}
