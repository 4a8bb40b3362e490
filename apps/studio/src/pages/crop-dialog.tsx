import { Button } from '@invitation/ui/button';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useStudioStore } from '../store/studio-context';
import * as styles from './studio.css';

/** Shows a whole photograph. A tap on what matters crops the picture around it. */
export function CropDialog({
  name,
  onClose,
}: {
  readonly name: string;
  readonly onClose: () => void;
}) {
  const store = useStudioStore();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const crop = async (framing: unknown) => {
    if (await store.post('picture', { name, framing })) onClose();
  };
  const atPoint = ({ nativeEvent, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // A key presses the button in its middle.
    const isKey = nativeEvent.detail === 0;
    const { width, height } = currentTarget.getBoundingClientRect();
    const x = isKey ? 0.5 : Math.min(Math.max(nativeEvent.offsetX / width, 0), 1);
    const y = isKey ? 0.5 : Math.min(Math.max(nativeEvent.offsetY / height, 0), 1);
    return crop({ x, y });
  };
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-labelledby="crop-title">
      <h2 id="crop-title">What matters in this photograph?</h2>
      <p>Tap it. The picture is cropped around that point.</p>
      <button
        type="button"
        className={styles.photograph}
        onClick={atPoint}
        aria-label="Crop around this point"
      >
        <img src={`/studio/original?name=${encodeURIComponent(name)}`} alt="The whole photograph" />
      </button>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => crop('cover')}>
          Choose for me
        </Button>
        <Button variant="secondary" onClick={() => crop('contain')}>
          Show all of it
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </dialog>
  );
}
