import type { Celebration } from '@invitation/domain/celebration';
import type { ReactNode } from 'react';
import { Stamp } from '../stamp/stamp';
import * as styles from './envelope.css';

/** A card like the front of an airmail envelope, with a stamp in its corner. */
export function Envelope({
  postmark,
  children,
}: {
  readonly postmark: Celebration['postmark'];
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.root}>
      <div className={styles.stamp}>
        <Stamp postmark={postmark} />
      </div>
      {children}
    </div>
  );
}
