import type { SiteContent } from '@invitation/domain/build-time/read/site-content';

const HOUR_MS = 3_600_000;

/** What the preview can be switched to. */
export type PreviewPhase = 'before' | 'open' | 'closed' | 'afterwards';

/** A time of each phase that a content has (B21), UTC, ISO 8601; none if its site never changes. */
export function previewPhases({
  phases,
  replyBy,
}: Pick<SiteContent, 'phases' | 'replyBy'>): Partial<Record<PreviewPhase, string>> {
  const from = (at: string, hours: number) =>
    new Date(Date.parse(at) + hours * HOUR_MS).toISOString();
  const begin = phases?.repliesOpen?.at;
  const end = replyBy?.closesAt ?? phases?.afterwards?.at;
  const open = begin ? from(begin, 1) : end && from(end, -1);
  return {
    ...(begin && { before: from(begin, -1) }),
    ...(open && { open }),
    ...(replyBy && { closed: from(replyBy.closesAt, 1) }),
    ...(phases?.afterwards && { afterwards: from(phases.afterwards.at, 1) }),
  };
}
