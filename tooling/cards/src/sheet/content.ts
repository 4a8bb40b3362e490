import { celebration } from '@invitation/domain/content/celebration';
import { friday } from '@invitation/domain/content/events/friday';
import { saturday } from '@invitation/domain/content/events/saturday';
import { sunday } from '@invitation/domain/content/events/sunday';
import { replyBy } from '@invitation/domain/content/reply-by';

export { celebration, replyBy };

/** The days that each card names. */
export const events = { weekend: [friday, saturday, sunday], saturday: [saturday] };
