import { overview as words } from '@invitation/domain/words/hosts/overview';
import { print as printing } from '@invitation/domain/words/hosts/print';
import { Button } from '@invitation/ui/basics/button';
import { useHosts } from '../../context/hosts-site';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { QrCode } from '../../links/qr-code';
import * as styles from './album-page.css';

/** The address of the couple's shared album as a QR code, to print for the tables (B21). */
export function AlbumPage() {
  const { hosts, phases } = useHosts().site;
  const album = phases?.afterwards?.album;
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeading
          title={words.album}
          actions={album && <Button onClick={() => print()}>{printing.print}</Button>}
        />
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
