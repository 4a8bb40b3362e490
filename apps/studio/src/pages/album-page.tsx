import type { List, Part } from '@invitation/content/edit/form';
import { Button } from '@invitation/ui/basics/button';
import { useState } from 'react';
import * as form from '../form/form.css';
import { ItemActions, PartFields } from '../form/part-fields';
import { useStudioStore } from '../store/studio-context';
import { CropDialog } from './crop-dialog';
import { DropZone } from './drop-zone';
import { ofHosts, Thumbnail, textOf } from './picture-fields';
import * as styles from './studio.css';

const SLOTS = { thankYouPicture: 'thankYou', profilePicture: 'profile' } as const;

function Pictures({ list }: { readonly list: List }) {
  const store = useStudioStore();
  const [dragged, setDragged] = useState<number | null>(null);
  const [cropped, setCropped] = useState<string | null>(null);
  const dropOn = (to: number) => {
    if (dragged === null || dragged === to) return;
    setDragged(null);
    const { file, path } = list;
    if (!store.isTypedIn({ file, path })) {
      void store.change([{ file, path: [...path, dragged], to }]);
    }
  };
  return (
    <ol className={styles.pictures}>
      {list.items.map((item, index) => (
        <li
          key={textOf(item, 'file')}
          className={styles.picture}
          draggable
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => dropOn(index)}
        >
          <Thumbnail part={item} />
          <div className={form.parts}>
            {ofHosts(item).map((each) => (
              <PartFields key={each.path.join('.')} part={each} />
            ))}
            <div className={styles.row}>
              <Button variant="secondary" onClick={() => setCropped(textOf(item, 'file'))}>
                Crop
              </Button>
              <ItemActions list={list} index={index} />
            </div>
          </div>
        </li>
      ))}
      {cropped !== null && <CropDialog name={cropped} onClose={() => setCropped(null)} />}
    </ol>
  );
}

/** The album, and the pictures of the thank-you page and of the story's head. */
export function AlbumPage({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <div className={form.parts}>
      <DropZone label="Drop your album photos here, or choose files" target="album" isMany />
      {parts.map((part) => {
        const slot = SLOTS[part.path[0] as keyof typeof SLOTS];
        const [list] = part.kind === 'group' ? part.parts : [];
        if (slot === undefined) {
          return list?.kind === 'list' && <Pictures key={part.file} list={list} />;
        }
        return (
          <section key={slot} className={form.group}>
            <h2 className={form.legend}>
              {slot === 'thankYou' ? 'The thank-you picture' : 'The profile picture'}
            </h2>
            {part.kind === 'group' && part.isPresent && (
              <>
                <Thumbnail part={part} />
                {ofHosts(part).map((each) => (
                  <PartFields key={each.path.join('.')} part={each} />
                ))}
              </>
            )}
            <DropZone
              label={`Drop a new ${slot === 'thankYou' ? 'thank-you' : 'profile'} photo here, or choose a file`}
              target={slot}
            />
          </section>
        );
      })}
    </div>
  );
}
