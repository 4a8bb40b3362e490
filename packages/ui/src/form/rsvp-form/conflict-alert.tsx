import { form as words } from '@invitation/domain/words/group/form';
import { Alert } from '../../basics/alert/alert';
import { Button } from '../../basics/button/button';
import { IsolatedList } from '../../basics/isolated-list/isolated-list';
import { Sentence } from '../../basics/sentence/sentence';

/** Lists the answers that were changed elsewhere, and offers to use them (B5). */
export const ConflictAlert = ({
  error,
  texts,
  onUseSaved,
}: {
  /** The beginning of the message, before the answers. */
  readonly error: string;
  /** The answers, with their labels. */
  readonly texts: readonly string[];
  readonly onUseSaved: () => void;
}) => (
  <Alert
    action={
      <Button variant="secondary" onClick={onUseSaved}>
        {words.keepSaved}
      </Button>
    }
  >
    <Sentence>
      {error} <IsolatedList texts={texts} separator="; " />. {words.replaceOrKeep}
    </Sentence>
  </Alert>
);
