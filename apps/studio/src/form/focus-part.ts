import type { Place } from '@invitation/content/edit/form';

/** Moves the focus to the first field of a part that has just been added. */
export function focusPart({ file, path }: Place): void {
  const inFile = `[data-file="${CSS.escape(file)}"]`;
  const start = path.join('.');
  const place = path.length > 0 ? `:is([data-path="${start}"], [data-path^="${start}."])` : '';
  document.querySelector<HTMLElement>(`${inFile}${place} :is(input, select, textarea)`)?.focus();
}
