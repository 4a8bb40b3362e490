// Summarizes a flood of fake replies. flood.test.ts runs it in a process with limited memory.
// Usage: flood.ts FLOOD CPU_SECONDS
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { summarize } from '../model/people/summary';
import { likelyDuplicates } from '../model/search/duplicates';
import { csv } from '../model/spreadsheet/write/csv';
import type { Reply } from '../model/store/collections';
import { searchByName } from '../model/text/name-search';
import { FLOODS, isFlood } from './floods';
import { guestListOf } from './guest-list-of';

const COUNT = 4_000;

const flood = process.argv[2] ?? '';
if (!isFlood(flood)) throw new Error(`Unknown flood "${flood}".`);
const replies = Array.from(
  { length: COUNT },
  (_, index): Reply => ({ key: `guest-${index}`, saturday: 'yes', ...FLOODS[flood](index) }),
);
const list = guestListOf({ replies });
const { guests } = list;
summarize(WEEKEND, guests);
const duplicates = likelyDuplicates(guests);
const found = searchByName(guests, 'nobodi');
process.stdout.write(
  `${duplicates.length} ${found.length} ${csv({ days: WEEKEND }, list).length}\n`,
);
const { user, system } = process.cpuUsage();
const seconds = (user + system) / 1e6;
if (seconds > Number(process.argv[3])) throw new Error(`It took ${seconds} s of CPU time.`);
