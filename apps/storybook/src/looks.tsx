import { type Palette, STREET } from '@invitation/domain/event/palette';
import { palettes, places } from '@invitation/domain/fixtures/looks.js';
import { Translations, WithTranslations } from '@invitation/ui/basics/translations';
import { Skyline } from '@invitation/ui/scenery/skyline';
import { Stamp } from '@invitation/ui/scenery/stamp';
import type { CSSProperties } from 'react';

const TRANSLATIONS = { translations: [{ language: 'pt-PT', name: 'Português' }] } as const;

/** A palette as the theme's CSS variables. */
function variablesOf(colours: Palette, theme: 'day' | 'night'): CSSProperties {
  const named = Object.entries(colours).map(([name, colour]) => [
    `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    colour,
  ]);
  const mixed = Object.entries(STREET[theme]).map(([name, [colour, percent, other]]) => [
    `--street-${name}`,
    `color-mix(in oklab, ${colours[colour]} ${percent}%, ${colours[other]})`,
  ]);
  return Object.fromEntries([...named, ...mixed]);
}

/** Each drawing in each palette, with a language link over it as on the gate. */
export const Looks = ({ theme }: { readonly theme: 'day' | 'night' }) => (
  <WithTranslations site={TRANSLATIONS}>
    {Object.entries(palettes).map(([palette, colours]) => (
      <section key={palette} style={variablesOf(colours[theme], theme)}>
        <h2>{palette}</h2>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
          {Object.entries(places).map(([place, { skyline, stamp }]) => (
            <figure
              key={place}
              style={{ width: '20rem', overflow: 'hidden', background: 'var(--color-page)' }}
            >
              <Stamp postmark={[place.toUpperCase().slice(0, 8)]} stamp={stamp} />
              <Skyline drawing={skyline} />
              <div style={{ position: 'relative', marginTop: '-4rem', paddingBottom: '1rem' }}>
                <Translations />
              </div>
            </figure>
          ))}
        </div>
      </section>
    ))}
  </WithTranslations>
);
