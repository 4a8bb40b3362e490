import type { Part } from '@invitation/content/edit/form';
import { PALETTE_NAMES, palettesOf } from '@invitation/domain/build-time/drawing/palettes';
import { places } from '@invitation/domain/build-time/drawing/places';
import { TextField } from '@invitation/ui/basics/field';
import { Drawing } from '@invitation/ui/scenery/drawing';
import type { ReactNode } from 'react';
import * as form from '../form/form.css';
import { PartFields } from '../form/part-fields';
import { useStudio } from '../store/studio-context';
import { DropZone } from './drop-zone';
import * as styles from './studio.css';

const SHOWN = ['page', 'ink', 'accent', 'glow'] as const;

function Swatches({ palette }: { readonly palette: string }) {
  const { day, night } = palettesOf(palette);
  return (
    <span className={styles.swatches} aria-hidden="true">
      {[day, night].flatMap((colours, time) =>
        SHOWN.map((name) => (
          <span
            key={`${time} ${name}`}
            className={styles.swatch}
            style={{ background: colours[name] }}
          />
        )),
      )}
    </span>
  );
}

/** One of several pictures. */
function Choice({
  name,
  label,
  isChosen,
  onChoose,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}) {
  return (
    <label className={styles.palette}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {children}
      <span>{label}</span>
    </label>
  );
}

/** Colours by one choice, drawings, stamp and icon. */
export function LooksPage({ parts }: { readonly parts: readonly Part[] }) {
  const { store } = useStudio();
  const chosenOf = (name: string) => {
    const part = parts.find(({ path }) => path[0] === name);
    return part && 'value' in part ? String(part.value ?? '') : '';
  };
  const palette = chosenOf('palette');
  const skyline = chosenOf('skyline');
  const edit = (name: string, value: string | null) => ({
    file: 'celebration.yaml',
    path: [name],
    value,
  });
  const paint = (value: string) => store.change([edit('colours', null), edit('palette', value)]);
  const isOwn = palette !== '' && !PALETTE_NAMES.some((name) => name === palette);
  return (
    <div className={form.parts}>
      <fieldset className={form.group}>
        <legend className={form.legend}>Colors</legend>
        <div className={styles.palettes}>
          {PALETTE_NAMES.map((name) => (
            <Choice
              key={name}
              name="palette"
              label={name}
              isChosen={palette === name}
              onChoose={() => paint(name)}
            >
              <Swatches palette={name} />
            </Choice>
          ))}
        </div>
        <TextField
          label="Or pick your button color; the other colors are made from it"
          type="color"
          value={isOwn ? palette : '#1d4e89'}
          onChange={({ target }) => paint(target.value)}
        />
      </fieldset>
      <fieldset className={form.group}>
        <legend className={form.legend}>Drawings</legend>
        <div className={styles.palettes}>
          {Object.entries({ ...places, drawing: null, none: null }).map(([place, drawings]) => {
            const drawing = drawings?.skyline;
            return (
              <Choice
                key={place}
                name="skyline"
                label={place === 'drawing' ? 'your own, below' : place}
                isChosen={skyline === place}
                onChoose={() => store.change([edit('skyline', place)])}
              >
                {drawing && (
                  <svg viewBox={drawing.viewBox} className={styles.place} aria-hidden="true">
                    <Drawing shapes={drawing.shapes} />
                  </svg>
                )}
              </Choice>
            );
          })}
        </div>
        <DropZone
          label="Your own drawing for the bottom of the pages (SVG)"
          target="skyline.svg"
          accept=".svg"
        />
        <DropZone label="Your own drawing for the stamp (SVG)" target="stamp.svg" accept=".svg" />
        <p className={form.hint}>If you choose a place, its own stamp is used instead of yours.</p>
      </fieldset>
      {parts
        .filter(({ path }) => path[0] === 'postmark')
        .map((part) => (
          <PartFields key="postmark" part={part} />
        ))}
    </div>
  );
}
