import { overview as words } from '@invitation/domain/words/hosts/overview';
import { useHosts } from '../../context/hosts-site';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { PrintButton } from '../../controls/print/print-button';
import { QrCode } from '../../links/qr-code';
import * as styles from './album-page.css';

/** The address of the couple's shared album as a QR code, to print for the tables (B21). */
export function AlbumPage() {
  const { hosts, phases } = useHosts().site;
  const album = phases?.afterwards?.album;
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeading title={words.album} actions={album && <PrintButton />} />
      </div>
      {album && (
        <div className={styles.sheet}>
          <p className={styles.hosts} translate="no">
            {hosts}
          </p>
          <QrCode link={album} label={words.albumCode} className={styles.code} />
          <p className={styles.address}>{album}</p>
        </div>
      )}
    </>
  );
}
