import { dayColours, nightColours } from '@invitation/domain/fixtures/colours';
import type { Palette } from '@invitation/domain/palette';
import { vars } from '@invitation/ui/theme/contract';
import { displayFamily } from '@invitation/ui/theme/font';
import { scale } from '@invitation/ui/theme/scale';
import { wcagContrast } from 'culori';
import type { CSSProperties, ReactNode } from 'react';

const table: CSSProperties = { width: '100%', borderCollapse: 'collapse' };
const cell: CSSProperties = { padding: '0.5rem', textAlign: 'start', verticalAlign: 'middle' };

function Table({ heads, rows }: { readonly heads: string[]; readonly rows: ReactNode[][] }) {
  return (
    <table style={table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} style={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row[0])}>
            {row.map((content, column) => (
              <td key={heads[column]} style={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Swatch = ({ colour }: { readonly colour: string }) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
    <span
      style={{
        width: '3rem',
        height: '2rem',
        background: colour,
        border: '1px solid #8886',
        borderRadius: '4px',
      }}
    />
    <code>{colour}</code>
  </span>
);

const contrast = (palette: Palette, name: keyof Palette) =>
  `${wcagContrast(palette[name], palette.card).toFixed(1)} : 1`;

/** Every colour of both lights, with its contrast against the card. */
export function Colours() {
  const names = Object.keys(dayColours) as (keyof Palette)[];
  return (
    <Table
      heads={['Token', 'Day', 'on card', 'Night', 'on card ']}
      rows={names.map((name) => [
        name,
        <Swatch key="day" colour={dayColours[name]} />,
        contrast(dayColours, name),
        <Swatch key="night" colour={nightColours[name]} />,
        contrast(nightColours, name),
      ])}
    />
  );
}

/** The scale of type, each size in the face that uses it. */
export function Type() {
  const display = new Set(['title', 'display']);
  return (
    <Table
      heads={['Token', 'Size', 'Looks']}
      rows={Object.entries(scale.text).map(([name, size]) => [
        name,
        <code key="size">{size}</code>,
        <span
          key="looks"
          style={{
            fontSize: size,
            lineHeight: 1.2,
            fontFamily: display.has(name) ? displayFamily : vars.font.body,
          }}
        >
          Saturday, October 4, 2025
        </span>,
      ])}
    />
  );
}

/** The steps of space. */
export function Space() {
  return (
    <Table
      heads={['Token', 'Size', 'Looks']}
      rows={Object.entries(scale.space).map(([name, size]) => [
        name,
        <code key="size">{size}</code>,
        <span
          key="looks"
          style={{
            display: 'block',
            width: size,
            height: '1.5rem',
            background: dayColours.accent,
          }}
        />,
      ])}
    />
  );
}

/** The durations of motion. */
export function Motion() {
  const use: Record<keyof typeof scale.motion, string> = {
    quick: 'A control answers: a button under the pointer, a picture that has arrived.',
    calm: 'One page gives way to the next, the envelope to the reply card.',
  };
  return (
    <Table
      heads={['Token', 'Duration', 'For']}
      rows={Object.entries(scale.motion).map(([name, duration]) => [
        name,
        <code key="duration">{duration}</code>,
        use[name as keyof typeof use],
      ])}
    />
  );
}
