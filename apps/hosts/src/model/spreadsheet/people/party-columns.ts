import { searchText } from '@invitation/domain/record/text-forms';
import { wordsOf } from '../headings/heading-words';

const GROUP = /^(?:groups?|grupos?|gruppen?|groupes?|gruppo|gruppi|groep|groepen|grupa|grupy)$/;

/** Whether a column such as `Group` has families, whose labels contain last names, rather than circles such as `Work`. */
export function isGrouping(
  heading: string,
  labels: readonly string[],
  names: readonly string[],
): boolean {
  if (!wordsOf(heading).some((word) => GROUP.test(word))) return false;
  const labelled = labels.flatMap((label, at) => {
    const name =
      searchText(names[at] ?? '')
        .split(' ')
        .at(-1) ?? '';
    return label && name ? [{ label: searchText(label), name }] : [];
  });
  const alike = labelled.filter(({ label, name }) =>
    label.split(/\s/).some((word) => word === name || word === `${name}s`),
  );
  return labelled.length > 1 && alike.length > labelled.length / 2;
}

/** Whether a label is only a key of another program, which nobody wants on a card. */
export const isOpaque = (label: string): boolean =>
  /^[\W\d_]*$/.test(label) ||
  (/\d/.test(label) && !/\s/.test(label)) ||
  /^[a-z]?\d+$|^[0-9a-f-]{16,}$/i.test(label);

/**
 * The party of each row. In merged cells, only the first row of a party has its label: then each label occurs only once, and the rows
 * below it belong to it until an empty row.
 */
export function partyLabels(
  labels: readonly string[],
  isOwn: readonly boolean[],
  gaps: readonly boolean[],
): readonly string[] {
  const given = labels.filter(Boolean);
  const isMerged =
    given.length > 0 &&
    given.length < labels.length &&
    new Set(given).size === given.length &&
    labels[0] !== '';
  if (!isMerged) return labels;
  let current = '';
  return labels.map((label, at) => {
    if (label !== '') current = label;
    else if (isOwn[at] || gaps[at]) current = '';
    return current;
  });
}
