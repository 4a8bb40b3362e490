import type { CelebrationEvent } from '@invitation/domain/event/event';
import { door as words } from '@invitation/domain/words/hosts/door';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHosts } from '../../context/hosts-site';
import { nameOf } from '../../controls/guest-name';
import type { ListedGuest } from '../../model/people/guest-list';
import { arrivedOf } from './door-guests';
import * as styles from './door-page.css';
import { scanCamera } from './scan-camera';
import { readCode, type ScannedCode } from './scanned-code';

/** A code that was out of sight for this long is shown again. */
const AGAIN_MS = 2_000;

/** What the last code says, with how many people of its guest had arrived before. */
type Scan = ScannedCode & { readonly arrived: number };

/** The camera, and the guest of the code that it saw last (B15). */
export function Scanner({
  guests,
  event,
  onEnd,
  children,
}: {
  readonly guests: ReadonlyMap<string, ListedGuest>;
  readonly event: CelebrationEvent;
  readonly onEnd: () => void;
  readonly children: (guest: ListedGuest) => ReactNode;
}) {
  const { site } = useHosts();
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const [scan, setScan] = useState<Scan | null>(null);
  const last = useRef({ text: '', time: 0 });
  const read = useEffectEvent((text: string) => {
    const { current } = last;
    const time = performance.now();
    last.current = { text, time };
    if (text === current.text && time - current.time < AGAIN_MS) return;
    const code = readCode(text, site, (key) => guests.has(key));
    const found = 'key' in code ? guests.get(code.key) : undefined;
    setScan({ ...code, arrived: found ? arrivedOf(found, event).most : 0 });
  });
  useEffect(() => {
    let isOpen = true;
    let stop = () => {};
    if (video.current) {
      scanCamera(video.current, (text) => read(text)).then(
        (end) => {
          stop = end;
          if (!isOpen) stop();
        },
        () => isOpen && setRefused(true),
      );
    }
    return () => {
      isOpen = false;
      stop();
    };
  }, []);
  const end = (
    <Button variant="secondary" onClick={onEnd}>
      {words.endScan}
    </Button>
  );
  if (isRefused) return <Alert action={end}>{words.cameraRefused}</Alert>;
  const guest = scan && 'key' in scan ? guests.get(scan.key) : undefined;
  return (
    <div className={styles.scanner}>
      <video ref={video} className={styles.video} playsInline muted />
      {scan && 'fault' in scan && <Alert>{words[scan.fault]}</Alert>}
      {scan === null && <p role="status">{words.scanning}</p>}
      {guest && scan && scan.arrived > 0 && (
        <Alert>{words.alreadyHere(nameOf(guest), scan.arrived)}</Alert>
      )}
      {guest && children(guest)}
      {end}
    </div>
  );
}
