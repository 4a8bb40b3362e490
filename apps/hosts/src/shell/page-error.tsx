import { shell as words } from '@invitation/domain/words/hosts/shell';
import { TryAgain } from '@invitation/ui/basics/try-again';

/** Shown in place of a page that failed, e.g. because its code could not be loaded. */
export const PageError = () => (
  <TryAgain onTryAgain={() => location.reload()}>{words.notShown}</TryAgain>
);
