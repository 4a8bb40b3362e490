import { Button } from '@invitation/ui/basics/button';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useStudioStore } from '../store/studio-context';
import * as styles from './studio.css';

/** In fractions of the width and the height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };
/** How far a key moves the point. */
const STEP = 0.05;
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const within = (fraction: number) => Math.min(Math.max(fraction, 0), 1);

/** Shows a whole photograph. A tap on what matters, or the arrow keys and Enter, crop the picture around it. */
export function CropDialog({
  name,
  onClose,
}: {
  readonly name: string;
  readonly onClose: () => void;
}) {
  const store = useStudioStore();
  const dialog = useRef<HTMLDialogElement>(null);
  const [point, setPoint] = useState<Point>(MIDDLE);
  useEffect(() => dialog.current?.showModal(), []);
  // Closed, it gives the focus back, and calls `onClose`.
  const close = () => dialog.current?.close();
  const crop = async (framing: unknown) => {
    if (await store.post('picture', { name, framing })) close();
  };
  const atPoint = ({ nativeEvent, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (nativeEvent.detail === 0) return crop(point);
    const { width, height } = currentTarget.getBoundingClientRect();
    return crop({
      x: within(nativeEvent.offsetX / width),
      y: within(nativeEvent.offsetY / height),
    });
  };
  const moveBy = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    setPoint({ x: within(point.x + direction.x), y: within(point.y + direction.y) });
  };
  const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;
  const place = { insetInlineStart: percent(point.x), insetBlockStart: percent(point.y) };
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-labelledby="crop-title">
      <h2 id="crop-title">What matters in this photo?</h2>
      <p>
        Tap it, or move the point with the arrow keys and press Enter. The picture is cropped around
        that point.
      </p>
      <button
        type="button"
        className={styles.photograph}
        onClick={atPoint}
        onKeyDown={moveBy}
        aria-label="Crop around this point"
        aria-describedby="crop-point"
      >
        <img src={`/studio/original?name=${encodeURIComponent(name)}`} alt="The whole photograph" />
        <span className={styles.point} style={place} />
      </button>
      <p id="crop-point" role="status" className={styles.note}>
        {`${percent(point.x)} from the left, ${percent(point.y)} from the top`}
      </p>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => crop('cover')}>
          Choose for me
        </Button>
        <Button variant="secondary" onClick={() => crop('contain')}>
          Show all of it
        </Button>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
      </div>
    </dialog>
  );
}
