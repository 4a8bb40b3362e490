import { AND, AND_OR_SURNAME, WITH } from './name-words';
import { countsChildren, readCount } from './numbers';

const CHILDREN_BEHIND = new RegExp(
  `^(.*?)(?:\\s*[,;/\\n&+(]\\s*|(?:^|\\s+)(?:${AND}|${AND_OR_SURNAME}|${WITH})\\s+|^)(?:(?:${AND})\\s+)?(\\S+\\s+\\p{L}+)\\)?$`,
  'isu',
);

/** Children without names, such as `2 kids` of `Ana Silva and 2 kids`. */
function childrenBehind(text: string): { text: string; more: number } | null {
  const [, before = '', behind = ''] = CHILDREN_BEHIND.exec(text) ?? [];
  return behind && countsChildren(behind)
    ? { text: before.trim(), more: readCount(behind)?.people ?? 0 }
    : null;
}

/** Reads the number of people after a name: `(4)`, `x4`, `+2`, `(2 adults, 1 child)`, `and 2 kids`. */
export function numberBehind(text: string): { text: string; total: number; more: number } {
  const [, whose = '', behind = ''] =
    /^(.*[\p{L}.])\s*(?:\s[-–—]|[:=])\s*(\d{1,2}(?!\d).*)$/u.exec(text) ?? [];
  const count = whose && !countsChildren(behind) ? readCount(behind) : null;
  if (count) return { text: whose, total: count.people, more: 0 };
  const [, before = '', inBrackets = ''] = /^(.*\S)\s*[([]([^)\]]*)[)\]]$/.exec(text) ?? [];
  const children = /\d.*[+,&]/.test(inBrackets) ? null : childrenBehind(text);
  if (children) return { ...children, total: 0 };
  const plus = /^\s*\+\s*(\d{1,2})\s*$/.exec(inBrackets)?.[1];
  if (before && plus) return { text: before, total: 0, more: Number(plus) };
  const inside =
    before && /^\W*\d|\b(?:two|zwei|dos|dois|deux|due|twee)\b/i.test(inBrackets)
      ? readCount(inBrackets)
      : null;
  if (before && inside) return { text: before, total: inside.people, more: 0 };
  const [, name = '', added = ''] =
    /^(.*\S)\s*(?:\+|\bplus\b)\s*(\d{1,2})(?:\s*(?:guests?|people|gäste?|personen|invitad\w*|convidad\w*|invités?|ospiti|gasten|osob\w*|kids?|children|kinder))?$/i.exec(
      text,
    ) ?? [];
  if (name) return { text: name, total: 0, more: Number(added) };
  const [, family = '', size = ''] = /^(.*\bfamily) of (\w+)$/i.exec(text) ?? [];
  const inFamily = family ? readCount(size) : null;
  if (inFamily) return { text: family, total: inFamily.people, more: 0 };
  const [, who = '', times = ''] =
    /^(.*\S)\s+(?:[x×]\s*(\d{1,2})|\d{1,2}\s*[x×])$/i.exec(text) ?? [];
  if (who && times) return { text: who, total: Number(times), more: 0 };
  return { text, total: 0, more: 0 };
}
