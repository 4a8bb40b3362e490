import { backup as words } from '@invitation/domain/words/hosts/backup';
import type { ReactNode } from 'react';
import { Choice } from '../../controls/choice/choice';
import type { Change } from '../../model/store/change';

type ReplacementGroup = readonly [Change, ...Change[]];

/** A box for each group of documents, and one for all. */
export function Choices({
  groups,
  isChosen,
  onChoose,
  children,
}: {
  readonly groups: readonly (readonly [id: string, group: ReplacementGroup])[];
  readonly isChosen: (id: string) => boolean;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
  readonly children: (group: ReplacementGroup) => ReactNode;
}) {
  const ids = groups.map(([id]) => id);
  return (
    <>
      <Choice isChosen={ids.every(isChosen)} onChoose={(isTicked) => onChoose(ids, isTicked)}>
        {words.all(groups.length)}
      </Choice>
      {groups.map(([id, group]) => (
        <Choice key={id} isChosen={isChosen(id)} onChoose={(isTicked) => onChoose([id], isTicked)}>
          {children(group)}
        </Choice>
      ))}
    </>
  );
}
