import type { Part } from '@invitation/content/edit/form';
import type { FileForm } from '@invitation/content/edit/studio-state';
import { PALETTE_NAMES, palettesOf } from '@invitation/domain/build-time/palettes';
import { TextField } from '@invitation/ui/field';
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

/** Colours by one choice, drawings, stamp and icon. */
export function LooksPage({ parts }: { readonly parts: readonly (FileForm | Part)[] }) {
  const { store } = useStudio();
  const all = parts.map((each) => ('part' in each ? each.part : each));
  const palette = all.find(({ path }) => path[0] === 'palette');
  const chosen = palette && 'value' in palette ? String(palette.value ?? '') : '';
  const choose = (value: string) =>
    store.change([
      { file: 'celebration.yaml', path: ['colours'], value: null },
      { file: 'celebration.yaml', path: ['palette'], value },
    ]);
  const isOwn = chosen !== '' && !PALETTE_NAMES.some((name) => name === chosen);
  return (
    <div className={form.parts}>
      <fieldset className={form.group}>
        <legend className={form.legend}>Colours</legend>
        <div className={styles.palettes}>
          {PALETTE_NAMES.map((name) => (
            <label key={name} className={styles.palette}>
              <input
                type="radio"
                name="palette"
                checked={chosen === name}
                onChange={() => choose(name)}
              />
              <Swatches palette={name} />
              {name}
            </label>
          ))}
        </div>
        <TextField
          label="Or the colour of your buttons, from which the others are made"
          type="color"
          value={isOwn ? chosen : '#1d4e89'}
          onChange={({ target }) => choose(target.value)}
        />
      </fieldset>
      {all
        .filter(({ path }) => path[0] !== 'palette' && path[0] !== 'colours')
        .map((part) => (
          <PartFields key={part.path.join('.')} part={part} />
        ))}
      <DropZone
        label="Your own drawing for the bottom of the pages (SVG)"
        target="skyline.svg"
        accept=".svg"
      />
      <DropZone label="Your own drawing for the stamp (SVG)" target="stamp.svg" accept=".svg" />
      <p className={form.hint}>They are shown if “drawing” is chosen above.</p>
    </div>
  );
}
