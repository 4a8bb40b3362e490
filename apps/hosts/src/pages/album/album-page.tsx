import { overview as words } from '@invitation/domain/words/hosts/overview';
import { print as printing } from '@invitation/domain/words/hosts/print';
import { Button } from '@invitation/ui/button';
import { QrCode } from '../../links/qr-code';
import { useHosts } from '../../parts/hosts-site';
import { PageHeading } from '../../parts/page-heading/page-heading';
import * as styles from './album-page.css';

/** The address of the couple's shared album as a QR code, to print and put on a table (B21). */
export function AlbumPage() {
  const { hosts, phases } = useHosts().site;
  const album = phases?.afterwards?.album;
  return <AlbumView hosts={hosts} album={album ?? ''} onPrint={() => print()} />;
}

export function AlbumView({
  hosts,
  album,
  onPrint,
}: {
  readonly hosts: string;
  readonly album: string;
  readonly onPrint: () => void;
}) {
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeading
          title={words.album}
          actions={album && <Button onClick={onPrint}>{printing.print}</Button>}
        />
      </div>
      {album && (
        <div className={styles.sheet}>
          <p className={styles.hosts}>{hosts}</p>
          <QrCode link={album} label={words.albumCode} className={styles.code} />
          <p className={styles.address}>{album}</p>
        </div>
      )}
    </>
  );
}
