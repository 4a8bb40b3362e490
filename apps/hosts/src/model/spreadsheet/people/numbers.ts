import { searchText } from '@invitation/domain/record/text-forms';
import { NAMELESS, NO, YES } from './name-words';

/** The words for one to twelve, without accents. */
const WORDS = [
  'one eins ein eine einer uno una um uma un une een jeden jedna single solo',
  'two zwei dos dois duas deux due twee dwa dwie dwoje couple paar pareja casal coppia para pair both',
  'three drei tres trois tre drie trzy troje',
  'four vier cuatro quatro quatre quattro cztery czworo',
  'five funf cinco cinq cinque vijf piec piecioro',
  'six sechs seis six sei zes szesc',
  'seven sieben siete sete sept sette zeven siedem',
  'eight acht ocho oito huit otto osiem',
  'nine neun nueve nove neuf negen dziewiec',
  'ten zehn diez dez dix dieci tien dziesiec',
  'eleven elf once onze undici jedenascie',
  'twelve zwolf doce doze douze dodici twaalf dwanascie',
];
const NUMBERS = new Map(
  WORDS.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);

const ADULT =
  /^(?:a|ad|adults?|erw|erwachsene[rn]?|adultos?|adultes?|adult[io]|volwassenen?|dorosl\w*|grown)$/;
const CHILD =
  /^(?:c|ch|k|child|children|kids?|kind|kindern?|bab(?:y|ies)|infants?|toddlers?|nin[oa]s?|hij[oa]s?|criancas?|filhos?|enfants?|bambin[ioae]|figl\w*|kinderen|dzie\w*)$/;
const OTHER =
  /^(?:x|p|pp|pers|people|persons?|pax|guests?|personen|person|gaste|gast|personas?|invitados?|pessoas?|convidados?|personnes?|invites?|persone|persona|ospit[ie]|invitat[io]|mensen|gasten|os|osob\w*|gosc\w*|ca|circa|about|approx|etwa|cerca|de|of|and|und|y|e|et|en|i|plus|con|com|mit|with|avec|family|familie|familia|party|seats?|total|max|just|only|nur|aprox|environ|ok)$/;

/** Whether a text such as `2 kids` counts children and nobody else. */
export function countsChildren(text: string): boolean {
  const count = readCount(text);
  return count !== null && count.children > 0 && count.children === count.people;
}

/** Whether a cell only says that one person is an adult or a child, e.g. `Adult` or `Child (2-12)`. */
export const isAgeGroup = (cell: string): boolean => {
  const [word = ''] = searchText(cell).split(/[^a-z]+/);
  return word.length > 1 && (ADULT.test(word) || CHILD.test(word));
};

/** Caterers and hotels count children up to this age. */
const CHILD_AGE = 12;

/** Whether a cell about one person says that it is a child, e.g. `Child`, `yes` or `8`. */
export function isChildAge(cell: string): boolean {
  const text = searchText(cell);
  const words = text.split(/[^a-z]+/);
  const age = /\d+/.exec(text)?.[0];
  if (words.some((word) => ADULT.test(word)) || (!age && NO.test(text))) return false;
  if (YES.test(text) || words.some((word) => CHILD.test(word))) return true;
  return age !== undefined && (/\bmo/.test(text) || Number(age) <= CHILD_AGE);
}

export interface Count {
  readonly people: number;
  /** How many of them are children, if the text says it. */
  readonly children: number;
}

/**
 * Reads how many people a cell says, e.g. `2`, `2,0`, `two`, `2+1`, `~3` or `2 adults, 1 child`. `null` if it says no number, or
 * more than one.
 */
export function readCount(cell: string): Count | null {
  const [, whole = '', detail = ''] = /^(\d+)\s*\(([^+]*)\)$/.exec(cell.trim()) ?? [];
  const within = detail ? readCount(detail) : null;
  // Of `4 (1 kid)`, three are adults. `2 (2 kids)` are four.
  if (within && within.people <= Number(whole) && within.children < Number(whole))
    return { people: Number(whole), children: within.children };
  const text = searchText(cell)
    .replace(/\b(?:incl|inkl|inclu)\p{L}*\b.*$/u, '')
    // `2 + baby`
    .replace(/[+&]\s*([a-z][a-z ]*)$/, (behind, word) =>
      CHILD.test(word) ? `+ 1 ${word}` : NAMELESS.test(word) ? '+ 1' : behind,
    )
    .replaceAll(/(?<=\d)[.,]0+(?!\d)/g, '')
    .replaceAll(/[~≈±<>()?!*=]|\bca\.|\bapprox\./g, ' ')
    .trim();
  if (/\d[.,:]\d|\d\s*[-–/]\s*\d|-\d/.test(text)) return null;
  const parts = text.match(/\d+|[^\d\s+&,;./:x×-]+|x(?![a-z])/g) ?? [];
  let people = 0;
  let children = 0;
  let pending: number | null = null;
  let numbers = 0;
  for (const part of parts) {
    const number = /^\d+$/.test(part) ? Number(part) : NUMBERS.get(part);
    if (number !== undefined && !(pending !== null && OTHER.test(part))) {
      pending = number;
      people += number;
      numbers++;
    } else if (CHILD.test(part)) {
      if (pending === null) return null;
      children += pending;
      pending = null;
    } else if (ADULT.test(part)) pending = null;
    else if (!OTHER.test(part)) return null;
  }
  if (numbers === 0) return null;
  // Two numbers belong together only if a sign joins them, or if they count different things.
  if (numbers > 1 && children === 0 && !/[+&,;]/.test(text) && !/[a-z]/.test(text)) return null;
  return { people, children };
}
