import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Backend } from '@invitation/backend/backend';
import type { Invitation } from '@invitation/domain/invitation';
import type { Rsvp, StoredRsvp } from '@invitation/domain/rsvp';
import { PROJECT, startEmulators } from '@invitation/emulators/emulators';
import { type EmulatorProject, readDocuments, writeDocuments } from '@invitation/emulators/seed';
import { guestPhones } from './guest-phones';

/** How many guests reply, and within which time. */
export const GUESTS = 300;
export const RUSH_MS = 60_000;
/** Each third guest has a personal invitation, and each fourth saves again. */
const INVITED_EACH = 3;
const AGAIN_EACH = 4;
/** Every second one of those who do both has the link on another phone too. */
const OTHER_PHONE_EACH = 2 * INVITED_EACH * AGAIN_EACH;
/** The longest time from the first save to the second. The shortest is less than the rules allow between two saves. */
const AGAIN_WITHIN_MS = 10_000;
/** A guest who reads an error tries again. */
const TRIES = 3;
const RETRY_MS = 5_000;
/** All calls of the adapter end by themselves, after 10 seconds at most. */
const LONGEST_MS = RUSH_MS + 240_000;

/** A save, as its guest saw it. */
export interface SentSave {
  readonly key: string;
  readonly attempt: 'first' | 'second';
  readonly answers: Rsvp;
  /** Of the first try, in milliseconds. */
  readonly duration: number;
  readonly isConfirmed: boolean;
  /** What each failed try has told the guest. */
  readonly refusals: readonly Refusal[];
}

export interface Refusal {
  readonly sentence: string;
  /** The error of the SDK behind it. Empty if there was no answer in time. */
  readonly cause: string;
}

/** All saves of a rush, and what is in the database afterwards. */
export interface Rush {
  readonly saves: readonly SentSave[];
  /** From guests who could not sign in or load their reply. */
  readonly unopened: readonly Refusal[];
  /** The replies by their keys, without the time of the save. */
  readonly stored: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** How late this process was at most, in milliseconds: time that a guest's own phone would not have lost. */
  readonly delay: number;
}

/** Lets guests reply all at once, each with the site's own adapter, on emulators of this machine. */
export async function measureRush(): Promise<Rush> {
  const emulators = await startEmulators();
  try {
    const project: EmulatorProject = {
      authHost: emulators.environment.FIREBASE_AUTH_EMULATOR_HOST,
      firestoreHost: emulators.environment.FIRESTORE_EMULATOR_HOST,
      project: PROJECT,
    };
    const invitations = Array.from({ length: GUESTS / INVITED_EACH }, invitationOf);
    await writeDocuments(
      project,
      new Map(invitations.map(({ id, ...invitation }) => [`invitations/${id}`, invitation])),
    );
    const openPhone = await guestPhones(emulators.environment);
    // Before the rush, since all phones share this process. Opening one sends nothing.
    const phones = Array.from({ length: GUESTS }, (_, index) => ({
      phone: openPhone(),
      other: index % OTHER_PHONE_EACH === 0 ? openPhone() : null,
    }));
    const saves: SentSave[] = [];
    const unopened: Refusal[] = [];
    const delay = monitorEventLoopDelay();
    delay.enable();
    const guests = phones.map(async (each, index) => {
      await wait((index / GUESTS) * RUSH_MS);
      const id = index % INVITED_EACH === 0 ? invitations[index / INVITED_EACH]?.id : undefined;
      await reply(each, index, id, { saves, unopened });
    });
    await withinTime(Promise.all(guests));
    return {
      saves,
      unopened,
      stored: await readDocuments(project, 'rsvps'),
      delay: delay.max / 1e6,
    };
  } finally {
    await emulators.stop();
  }
}

type PersonalInvitation = Invitation & { readonly id: string };

const invitationOf = (_: unknown, index: number): PersonalInvitation => ({
  id: `invitation-of-guest-${String(index).padStart(4, '0')}`,
  name: `Guest ${index}`,
  days: index % 2 === 0 ? 'weekend' : 'saturday',
  people: 2,
});

/** Opens the form, saves, and maybe saves again: on the same phone, or with the link of an invitation on another one. */
async function reply(
  { phone, other }: { readonly phone: Backend; readonly other: Backend | null },
  index: number,
  id: string | undefined,
  log: Log,
): Promise<void> {
  const answers: Rsvp = {
    ...(id !== undefined && { id }),
    name: `Guest ${index}`,
    friday: 'no',
    saturday: index % 2 === 0 ? 'yes' : 'no',
    dietaryRestrictions: `first ${index}`,
  };
  const form = await openForm(phone, id, log);
  if (!form) return;
  const stored = await save(phone, form, { attempt: 'first', answers }, log);
  if (stored === null || index % AGAIN_EACH !== 0) return;
  await wait(((index * 37) % GUESTS) * (AGAIN_WITHIN_MS / GUESTS));
  const changed: Rsvp = { ...answers, dietaryRestrictions: `second ${index}` };
  const again = other ? await openForm(other, id, log) : { key: form.key, seen: stored };
  const second = { attempt: 'second', answers: changed } as const;
  if (again) await save(other ?? phone, again, second, log);
}

interface OpenForm {
  readonly key: string;
  readonly seen: StoredRsvp | null;
}

interface Log {
  readonly saves: SentSave[];
  readonly unopened: Refusal[];
}

/** As the site does: a new account has no reply, and that of an invitation loads beside it. */
async function openForm(
  phone: Backend,
  id: string | undefined,
  { unopened }: Log,
): Promise<OpenForm | null> {
  const { session, invitations, rsvps } = phone;
  const { result, refusals } = await tryAgain(async () => {
    await session.ready();
    const { uid } = await session.signInAnonymously();
    if (id === undefined) return { key: uid, seen: null };
    const [, seen] = await Promise.all([invitations.read(id), rsvps.read(id)]);
    return { key: id, seen };
  });
  unopened.push(...refusals);
  return result;
}

async function save(
  phone: Backend,
  { key, seen }: OpenForm,
  { attempt, answers }: Pick<SentSave, 'attempt' | 'answers'>,
  { saves }: Log,
): Promise<StoredRsvp | null> {
  const known: (StoredRsvp | Rsvp | null)[] = [seen];
  const { result, duration, refusals } = await tryAgain(async () => {
    try {
      return await phone.rsvps.logRsvp(key, { answers, seen: [...known] });
    } catch (error) {
      // It may have been written. The form knows that too.
      known.push(answers);
      throw error;
    }
  });
  saves.push({ key, attempt, answers, duration, isConfirmed: result !== null, refusals });
  return result;
}

/** Tries a call of the adapter as often as a patient guest. */
async function tryAgain<Result>(
  call: () => Promise<Result>,
): Promise<{ result: Result | null; duration: number; refusals: readonly Refusal[] }> {
  const refusals: Refusal[] = [];
  const start = performance.now();
  let duration: number | undefined;
  for (let tries = 1; tries <= TRIES; tries++) {
    if (tries > 1) await wait(RETRY_MS);
    try {
      const result = await call();
      duration ??= performance.now() - start;
      return { result, duration, refusals };
    } catch (error) {
      duration ??= performance.now() - start;
      const { message, cause } = error as Error;
      refusals.push({ sentence: message, cause: cause === undefined ? '' : describe(cause) });
    }
  }
  return { result: null, duration: duration ?? 0, refusals };
}

function describe(cause: unknown): string {
  const { code, message } = cause as { code?: string; message?: string };
  return code ?? message ?? String(cause);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws Error if a call of the adapter never ends */
async function withinTime(done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Some saves have not ended after ${LONGEST_MS / 1000} s.`)),
      LONGEST_MS,
    );
  });
  await Promise.race([done, late]).finally(() => clearTimeout(timer));
}
