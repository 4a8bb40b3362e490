// Summarizes a flood of fake replies. flood.test.ts runs it in a process with limited memory.
// Usage: flood.ts FLOOD CPU_SECONDS
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { csv } from '@invitation/hosts/model/csv';
import type { Replies, Reply } from '@invitation/hosts/model/replies';
import { summarize } from '@invitation/hosts/model/summary';
import { tables } from '../tables';
import { FLOODS, isFlood } from './floods';

const COUNT = 8_000;

const flood = process.argv[2] ?? '';
if (!isFlood(flood)) throw new Error(`Unknown flood "${flood}".`);
const replies = Array.from(
  { length: COUNT },
  (_, index): Reply => ({ key: `guest-${index}`, saturday: 'yes', ...FLOODS[flood](index) }),
);
const all: Replies = { replies, unreadable: [] };
const summary = summarize(WEEKEND, all);
console.log(summary.duplicates.length, tables(summary, all).length, csv(WEEKEND, all).length);
const { user, system } = process.cpuUsage();
const seconds = (user + system) / 1e6;
if (seconds > Number(process.argv[3])) throw new Error(`It took ${seconds} s of CPU time.`);
