import * as z from 'zod';
import type { Send } from './studio-store';

const faultSchema = z.object({ message: z.string() });

/** Asks the server of the studio. */
export const send: Send = async (address, body) => {
  const response = await fetch(`/studio/${address}`, {
    method: body === null ? 'GET' : 'POST',
    body,
  }).catch(() => {
    throw new Error(
      'The studio has stopped. Start it again with `npx pnpm studio`, and leave this page open: what you have typed is in it.',
    );
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as Awaited<ReturnType<Send>>;
  throw new Error(
    faultSchema.safeParse(answer).data?.message ?? 'The studio could not do this. Try again.',
  );
};
