import { common } from '@invitation/domain/words/hosts/common';
import { Button } from '@invitation/ui/basics/button';

/** Opens the device's menu for sharing. Shows nothing on a device without one. */
export const ShareButton = ({
  data,
  onShared,
}: {
  readonly data: ShareData;
  readonly onShared?: () => void;
}) =>
  'share' in navigator && (
    <Button
      variant="secondary"
      // `share` rejects if the host closes the menu.
      onClick={() => navigator.share(data).then(onShared, () => {})}
    >
      {common.share}
    </Button>
  );
