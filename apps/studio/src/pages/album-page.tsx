import type { List, Part } from '@invitation/content/edit/form';
import { Button } from '@invitation/ui/basics/button';
import { useState } from 'react';
import * as form from '../form/form.css';
import { ItemActions, PartFields } from '../form/part-fields';
import { useStudio, useStudioStore } from '../store/studio-context';
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
    void store.change([{ file, path: [...path, dragged], to }]);
  };
  const { file, path } = list;
  if (list.items.length === 0) return <p>No album.</p>;
  return (
    <>
      <Button variant="secondary" onClick={() => store.change([{ file, path, value: [] }])}>
        No album: remove all of its pictures
      </Button>
      {list.items.some((item) => textOf(item, 'alt') === '') && (
        <>
          <Button variant="secondary" onClick={() => store.post('describe-later', null)}>
            Describe later
          </Button>
          <p className={form.hint}>
            Gives each picture without a description a general one. The build counts how many wait
            for yours, and captions can stay empty.
          </p>
        </>
      )}
      <ol className={styles.pictures}>
        {list.items.map((item, index) => (
          <li
            key={textOf(item, 'file')}
            className={styles.picture}
            // Only the picture can be dragged, so that texts can be selected with the mouse.
            onDragStart={({ target }) => target instanceof HTMLImageElement && setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              // Else the browser opens a file that is dropped here.
              event.preventDefault();
              dropOn(index);
            }}
            onDragEnd={() => setDragged(null)}
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
    </>
  );
}

/** The album, and the pictures of the thank-you page and of the story's head. */
export function AlbumPage({ parts }: { readonly parts: readonly Part[] }) {
  const { store } = useStudio();
  return (
    <div className={form.parts}>
      <p className={form.hint}>
        All of this is optional. Without photos, your sites have no album, and your drawing is shown
        instead of the two pictures.
      </p>
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
                <Button
                  variant="secondary"
                  onClick={() => store.change([{ file: part.file, path: part.path, value: null }])}
                >
                  {slot === 'thankYou' ? 'No thank-you picture' : 'No profile picture'}
                </Button>
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
