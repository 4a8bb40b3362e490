import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { PersonalInvitation } from '../model/store/collections';

/** The ways in which people write a Portuguese mobile number. */
const NOTATIONS: readonly ((number: string) => string)[] = [
  (number) => `+351 ${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`,
  (number) => `00351${number}`,
  (number) => `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`,
  (number) => `(+351) ${number}`,
  (number) => `${number.slice(0, 3)}.${number.slice(3)}`,
  (number) => `+351/${number.slice(0, 5)} ${number.slice(5)}`,
];
const FIRST = ['Inês', 'João', 'Zoë', 'Çınar', 'Léa', 'Sören', 'Aoife', 'Łukasz', 'María', 'Noor'];
const LAST =
  'Duarte,O’Brien,Weiß,de Sá,García Lorca,Okafor-Lee,Nguyễn,Smith,Østergård,Pereira,Yılmaz,Costa'.split(
    ',',
  );
const pick = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item;

/** A household of a realistic list: its invitation, and hosts' notes. */
export interface Household {
  readonly card: Omit<PersonalInvitation, 'id'>;
  readonly notes: GuestNotes;
}

/** 120 households with different names. Some lack some of the notes. */
export const HOUSEHOLDS: readonly Household[] = Array.from({ length: 120 }, (_, index) => {
  const name = `${pick(FIRST, index)} ${pick(LAST, Math.floor(index / 10))}`;
  const email = `guest.${index}@example.com`;
  return {
    card: {
      name: index % 3 === 0 ? `${name}, "${index}" & family` : name,
      days: index % 4 === 1 ? 'saturday' : 'weekend',
      people: 1 + (index % 6),
    },
    notes: {
      ...(index % 5 !== 4 && { phone: pick(NOTATIONS, index)(String(912_000_000 + index * 7919)) }),
      ...(index % 4 !== 3 && { email }),
      ...(index % 2 === 0 && { address: `Rua ${index}; 2.º Esq.\n1200-${100 + index} Lisboa` }),
      ...(index % 3 === 1 && { table: pick(['1', 'Mesa dos noivos', '@7', '12'], index) }),
      ...(index % 8 === 6 && { seats: ['-Ana = 8', 'Tom & Zoë = Mesa; 2'] }),
      ...(index % 7 === 2 && {
        tags: pick([['family'], ['Família, avós'], ['work', 'Ça va']], index),
      }),
      ...(index % 9 === 5 && { note: '= brings the cake\n+1 maybe, "ask"' }),
    },
  };
});
