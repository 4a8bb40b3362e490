import { TryAgain } from '@invitation/ui/try-again';

/** In place of a page that failed, e.g. because its code could not be loaded. */
export const PageError = () => (
  <TryAgain onTryAgain={() => location.reload()}>
    This page could not be shown. Check your connection, then load it again.
  </TryAgain>
);
