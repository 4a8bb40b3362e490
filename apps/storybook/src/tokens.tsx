import type { Palette } from '@invitation/domain/event/palette';
import { dayColours, nightColours } from '@invitation/domain/fixtures/colours';
import { scale } from '@invitation/ui/theme/scale';
import { wcagContrast } from 'culori';
import type { CSSProperties, ReactNode } from 'react';

const table: CSSProperties = { width: '100%', borderCollapse: 'collapse' };
const cell: CSSProperties = {
  padding: '0.5rem',
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'normal',
};

/** A table of tokens. */
export function Table({
  headings,
  rows,
}: {
  readonly headings: string[];
  readonly rows: ReactNode[][];
}) {
  return (
    <table style={table}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} style={cell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row[0])}>
            {row.map((content, column) => (
              <td key={headings[column]} style={cell}>
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

/** Every colour of both themes, with its contrast on a card. */
export function Colours() {
  const names = Object.keys(dayColours) as (keyof Palette)[];
  return (
    <Table
      headings={['Token', 'Day', 'on card', 'Night', 'on card ']}
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

/** The spacing scale. */
export function Space() {
  return (
    <Table
      headings={['Token', 'Size', 'Sample']}
      rows={Object.entries(scale.space).map(([name, size]) => [
        name,
        <code key="size">{size}</code>,
        <span
          key="sample"
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
