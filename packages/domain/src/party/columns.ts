import * as z from 'zod/mini';
import type { DayId, RecordDay } from '../event/event';
import type {} from '../mode/features';
import { onceFor } from '../record/once-for';
import type { Fields, Person, RecordShape, StoredRsvp } from '../record/record';
import { dayOfField, peopleField } from '../record/rsvp-fields';
import { namesSchema } from './members';
import { isLine, isPersonAnswer, NEED_LIMIT, peopleIn } from './person';

/** The column with the names of those who come on a day, e.g. `fridayWho`. */
export const whoColumn = (day: DayId) => `${day}Who` as const;

/** The named people of a reply in a Firestore document (B14). */
type Columns = StoredRsvp & {
  readonly party: readonly string[];
  readonly children: readonly string[];
  readonly needs: Readonly<Record<string, string>>;
  readonly [who: ReturnType<typeof whoColumn>]: readonly string[];
};

const columnsSchema = onceFor((days: readonly RecordDay[]) => {
  const list = z._default(z.array(z.string()), []);
  const need = z.string().check(z.refine((text) => isLine(text, NEED_LIMIT)));
  return z.object({
    party: z._default(namesSchema, []),
    children: list,
    needs: z._default(z.record(z.string(), need), {}),
    ...Object.fromEntries(days.map(({ day }) => [whoColumn(day), list])),
  }) as unknown as z.ZodMiniType<Columns>;
});

/**
 * Reads the people of a reply. Leaves out people who come on no day, values for unknown names, and answers that their question does
 * not accept.
 *
 * @param data a document with columns, or a reply with `people`
 */
export function safeParsePeople(
  shape: RecordShape,
  data: Fields,
): z.core.util.SafeParseResult<StoredRsvp> {
  if (globalThis.WITHOUT_NAMED_GUESTS) return { success: true, data: {} };
  const { days, questions = [] } = shape;
  const columns = Array.isArray(data.people) ? withoutNull(columnsOf(shape, data, data)) : data;
  const result = columnsSchema(days).safeParse(columns);
  if (!result.success) return result;
  const { party, children, needs, ...who } = result.data;
  const answers = Object(columns.answers) as Fields;
  const people = party.map((name): Person => {
    const given = questions
      .filter(({ each }) => each)
      .flatMap((question) => {
        const { id } = question;
        const answer = ownValue(columns[`answers/${id}`] ?? answers[id], name);
        return answer && isPersonAnswer(question, answer) ? [[id, answer] as const] : [];
      });
    return {
      name,
      days: days
        .map(({ day }) => day)
        .filter((day) => data[day] === 'yes' && who[whoColumn(day)]?.includes(name)),
      isChild: children.includes(name),
      need: String(ownValue(needs, name) ?? ''),
      answers: Object.fromEntries(given),
    };
  });
  const coming = people.filter((person) => person.days.length > 0);
  return { success: true, data: coming.length > 0 ? { people: coming } : {} };
}

const withoutNull = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** A person may have the name of a method that every object inherits. */
const ownValue = (map: unknown, name: string): unknown =>
  typeof map === 'object' && map !== null && Object.hasOwn(map, name)
    ? (map as Fields)[name]
    : undefined;

/** Replaces `people` by complete columns. @param record the whole document after the change */
export function columnsOf(shape: RecordShape, fields: Fields, record: Fields): Fields {
  if (globalThis.WITHOUT_NAMED_GUESTS) return fields;
  const { days, questions = [] } = shape;
  const isDay = (name: string) => days.some(({ day }) => day === dayOfField(name));
  const isAbout = 'people' in fields || ('people' in record && Object.keys(fields).some(isDay));
  if (!isAbout) return fields;
  const { people: _, ...others } = fields;
  const people = peopleIn(record);
  const listOf = (some: readonly Person[]) =>
    some.length > 0 ? some.map(({ name }) => name) : null;
  const mapOf = (textOf: (person: Person) => string | undefined) => {
    const given = people.filter(textOf).map((person) => [person.name, textOf(person)] as const);
    return given.length > 0 ? Object.fromEntries(given) : null;
  };
  return {
    ...others,
    party: listOf(people),
    children: listOf(people.filter(({ isChild }) => isChild)),
    needs: mapOf(({ need }) => need),
    ...Object.fromEntries(
      days.flatMap(({ day }): [string, unknown][] => {
        const who = listOf(people.filter((person) => person.days.includes(day)));
        const number = peopleField(day);
        // The names replace the number.
        return [
          [whoColumn(day), who],
          ...(who && number in record ? [[number, null] as [string, null]] : []),
        ];
      }),
    ),
    ...Object.fromEntries(
      questions
        .filter(({ each }) => each)
        .map(({ id }) => {
          const field = `answers/${id}`;
          return [field, mapOf(({ answers }) => answers[id]) ?? record[field] ?? null];
        }),
    ),
  };
}
