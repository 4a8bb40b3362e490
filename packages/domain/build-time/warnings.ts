import { dayFile } from './faults/day-faults';
import { stillMissing } from './faults/phase-faults';
import { zoneOfPlace } from './faults/zone-of-place';
import { generalTexts } from './general-texts';
import type { ParsedContent } from './parse-content';
import type { Finding } from './read/read-yaml';
import { isSample } from './sample-texts';

/** In characters. A shorter password is easy to guess. */
const PASSWORD_LENGTH = 6;

/** In milliseconds. Days further apart probably have a wrong year. */
const HALF_A_YEAR = 183 * 86_400_000;

/** The part of the content that each text in `saturday` belongs to. */
const WHOLES = {
  registry: 'registry',
  replyBy: 'replyBy',
  afterwards: 'afterwards',
  thankYouAlt: 'thankYouPicture',
  profileAlt: 'profilePicture',
} as const;

/** Probable mistakes that are not faults (B11); none in the untouched sample. @param sample the content that the project comes with */
export function warningsOf(
  parsed: ParsedContent,
  sample: ParsedContent,
  now: Date,
): readonly Finding[] {
  const { source, content, find, missingTexts } = parsed;
  if (!source || !content || !sample.source) return missingTexts;
  const { celebration } = source;
  if (isSample(parsed, sample)) return missingTexts;
  const findings: Finding[] = [...missingTexts];
  const { events } = content.weekend;
  const last = events.at(-1);
  // A site that says thank you is still useful after the last day (B21).
  const isStale = !celebration.afterwards;
  if (isStale && last && now.getTime() > Date.parse(last.end)) {
    const message = `is over: ${last.date}. Write the date of the next celebration.`;
    findings.push(find(['date'], message, dayFile(last.day)));
  }
  for (const [index, { day, start, allDay }] of events.entries()) {
    const previous = events[index - 1];
    if (previous && Date.parse(start) - Date.parse(previous.start) > HALF_A_YEAR) {
      const message = `is more than half a year after ${dayFile(previous.day)}. Correct the year of one of the two.`;
      findings.push(find(['date'], message, dayFile(day)));
    }
    // A day without times overlaps no other day.
    const before = events
      .slice(0, index)
      .find((each) => !each.allDay && Date.parse(each.end) > Date.parse(start));
    if (!before || allDay) continue;
    const message = `is before the end of ${dayFile(before.day)}. Correct one of the two, unless guests choose between them.`;
    findings.push(find(['start'], message, dayFile(day)));
  }
  const other = zoneOfPlace(source);
  if (other) {
    const message = `is ${celebration.timeZone}, but ${other.place} is in ${other.timeZone}. ${other.advice}`;
    findings.push(find(['timeZone'], message));
  }
  findings.push(...stillMissing(source, find));
  const { replyBy } = content.weekend;
  if (isStale && replyBy && now.getTime() > Date.parse(replyBy.closesAt)) {
    findings.push(
      find(
        ['replyBy', 'date'],
        `is over: ${replyBy.date}. Guests can no longer accept. Write a later day, if they should.`,
      ),
    );
  }
  for (const part of Object.keys(WHOLES) as (keyof typeof WHOLES)[]) {
    const whole = WHOLES[part];
    if (celebration[whole] || celebration.saturday?.[part] === undefined) continue;
    const message = `belongs to ${whole}, which is missing. Write ${whole}, or remove this text.`;
    findings.push(find(['saturday', part], message));
  }
  if ([...celebration.password].length < PASSWORD_LENGTH) {
    findings.push(
      find(['password'], `has fewer than ${PASSWORD_LENGTH} characters. Choose a longer one.`),
    );
  }
  return [...findings, ...generalTexts(parsed)];
}
