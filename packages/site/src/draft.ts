import type { RsvpValues } from '@invitation/ui/rsvp-values';
import * as z from 'zod/mini';

const answer = z.optional(z.enum(['', 'yes', 'no']));
const draftSchema = z.object({
  name: z.optional(z.string()),
  guest: z.optional(z.string()),
  friday: answer,
  saturday: answer,
  dietaryRestrictions: z.optional(z.string()),
});

/** What a guest typed and did not save yet. */
export interface Draft {
  /** The values typed, none if there are none or they cannot be read. */
  read(): Partial<RsvpValues>;
  write(values: RsvpValues): void;
  /** Tells whether anything typed is not saved. */
  isKept(): boolean;
  /** Marks what is typed by now; the returned function forgets it, unless more was typed since. */
  mark(): () => void;
}

/**
 * The draft of one guest in this tab: it survives a reload (B5). Where the browser keeps no data, there is none.
 *
 * @param key whose draft, the document key of their RSVP
 */
export function rsvpDraft(key: string): Draft {
  const item = `rsvp_draft_${key}`;
  const reach = <Result>(use: () => Result): Result | null => {
    try {
      return use();
    } catch {
      return null;
    }
  };
  const text = () => reach(() => sessionStorage.getItem(item));
  return {
    read() {
      const draft = reach(() => draftSchema.parse(JSON.parse(text() ?? '{}')));
      const typed = Object.entries(draft ?? {}).filter(([, value]) => value !== undefined);
      return Object.fromEntries(typed);
    },
    write(values) {
      reach(() => sessionStorage.setItem(item, JSON.stringify(values)));
    },
    isKept: () => text() !== null,
    mark() {
      const marked = text();
      return () => {
        if (text() === marked) reach(() => sessionStorage.removeItem(item));
      };
    },
  };
}
