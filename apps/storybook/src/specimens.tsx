import { celebration } from '@invitation/domain/fixtures/celebration';
import { friday } from '@invitation/domain/fixtures/events/friday';
import { displayFamily } from '@invitation/ui/theme/font';
import { bodyFamily, scale } from '@invitation/ui/theme/scale';
import type { CSSProperties } from 'react';
import { Table } from './tokens';

/** The faces of the site, and the sizes in which each is used. */
const FACES = {
  'Playfair Display': { family: displayFamily, weights: [500], sizes: ['display', 'title'] },
  'The system font': { family: bodyFamily, weights: [400, 600], sizes: ['large', 'body', 'small'] },
} as const;

const CHARACTERS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789 & . , : ; ! ? ’ “ ” – ( )',
  'ÀÂÄÇÉÈÊËÎÏÑÔÖÜ àâäçéèêëîïñôöüß',
];

/** What each size is for, in the words of the fixtures. */
const SAMPLES: Record<keyof typeof scale.text, string> = {
  display: celebration.gateTitle,
  title: friday.title,
  large: celebration.rsvpSubtitle,
  body: celebration.storyText ?? celebration.rsvpSubtitle,
  small: friday.location,
};

const line: CSSProperties = { margin: '0 0 0.5rem', overflowWrap: 'anywhere', lineHeight: 1.3 };

/** All characters of a face, in each weight that the site uses. */
function Face({ name }: { readonly name: keyof typeof FACES }) {
  const { family, weights, sizes } = FACES[name];
  return (
    <section style={{ marginBlock: '2rem' }}>
      <h2>{name}</h2>
      {weights.map((fontWeight) => (
        <div key={fontWeight} style={{ fontFamily: family, fontWeight, fontSize: '1.5rem' }}>
          {CHARACTERS.map((characters) => (
            <p key={characters} style={line}>
              {characters}
            </p>
          ))}
        </div>
      ))}
      <Table
        headings={['Token', 'Size', 'Sample']}
        rows={sizes.map((size) => [
          size,
          <code key="size">{scale.text[size]}</code>,
          <span
            key="sample"
            style={{
              fontFamily: family,
              fontWeight: weights[0],
              fontSize: scale.text[size],
              lineHeight: 1.3,
            }}
          >
            {SAMPLES[size]}
          </span>,
        ])}
      />
    </section>
  );
}

/** The faces of the site with their characters and sizes. */
export const Specimens = () => (
  // Otherwise Storybook's own styles replace the faces on a docs page.
  <div className="sb-unstyled" style={{ fontFamily: bodyFamily }}>
    {(Object.keys(FACES) as (keyof typeof FACES)[]).map((name) => (
      <Face key={name} name={name} />
    ))}
  </div>
);
