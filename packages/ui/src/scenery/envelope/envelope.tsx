import type { Celebration } from '@invitation/domain/event/celebration';
import type { ReactNode } from 'react';
import { Stamp } from '../stamp/stamp';
import * as styles from './envelope.css';

/** A card like the front of an airmail envelope, with a stamp in its corner. */
export function Envelope({
  postmark,
  stamp,
  children,
}: Pick<Celebration, 'postmark' | 'stamp'> & { readonly children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div className={styles.stamp}>
        <Stamp postmark={postmark} stamp={stamp} />
      </div>
      {children}
    </div>
  );
}
