import type { Part } from '@invitation/content/edit/form';
import { useStudio } from '../store/studio-context';

/** What is wrong with a value because of what is typed elsewhere, such as another value of a group that is not complete yet. */
export function useOwnFaults({ file, field }: Pick<Part, 'file' | 'field'>): string | undefined {
  const { typed } = useStudio();
  const messages = [...typed.values()].flatMap(({ faults }) =>
    faults.flatMap((fault) =>
      fault.file === file && fault.field === field ? [fault.message] : [],
    ),
  );
  return [...new Set(messages)].join(' ') || undefined;
}
