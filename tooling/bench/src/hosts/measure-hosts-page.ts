import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { startEmulators } from '@invitation/emulators/emulators';
import { addAccount, addHost, clearDocuments, writeDocuments } from '@invitation/emulators/seed';
import { sampleGuests } from '@invitation/hosts/backend/embedded/sample';
import { documentsIn } from '@invitation/hosts/store/documents';
import { chromium } from 'playwright';
import { serveBuild } from '../browser/serve-build';
import { type Report, reportOf } from '../report/report';
import { HOST, measureVisits } from './hosts-visits';
import { IMPORTED, measureImport } from './import-list';
import { measureManyGuests } from './many-guests';

const BUILD = fileURLToPath(new URL('../../../../apps/hosts/dist-emulators', import.meta.url));
/** An odd number, so that there is a median. */
const RUN_COUNT = 5;
/** On a machine where the fixed piece of work takes longer than this, the page may take longer, too. */
const FIXED_WORK_MS = 600;

export async function measureHostsPage(runs = RUN_COUNT): Promise<Report> {
  await using emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
  await using _server = serveBuild(BUILD, 'hosts');
  await using browser = await chromium.launch(launchOptions());
  await seed(200, 100);
  const visits = await measureVisits(browser, runs);
  const imported = await measureImport(browser);
  const documents = await seed(3_000, 2_000);
  return hostsReport(visits, imported, await measureManyGuests(browser, runs), documents);
}

function hostsReport(
  visits: Awaited<ReturnType<typeof measureVisits>>,
  imported: Awaited<ReturnType<typeof measureImport>>,
  many: Awaited<ReturnType<typeof measureManyGuests>>,
  documents: number,
): Report {
  const within = (goal: number) => goal * Math.max(1, visits.fixedWork / FIXED_WORK_MS);
  return reportOf("the hosts' page", [
    ['overview of 300 guests from the copy', visits.fromCopy, 'ms', within(1_000)],
    ['the same while all packets are lost', visits.lost, 'ms', within(1_000)],
    ["overview of 300 guests after 'Sign in', new device", visits.first, 'ms', within(2_000)],
    [`preview of a list of ${IMPORTED} rows`, imported.preview, 'ms'],
    [`import of ${IMPORTED} guests, press → all stored`, imported.stored, 'ms', within(10_000)],
    ['overview of 5,000 guests from the copy', many.fromCopy, 'ms', within(6_000)],
    ['a mark among 5,000 guests, all packets lost', many.mark, 'ms', within(500)],
    ["a keystroke's processor time among 5,000 guests", many.keystroke, 'ms', 50],
    // One more for the host's own entry.
    ['reads of a new device for 5,000 guests', many.reads, '', documents + 1],
    // One for each collection (replies, invitations, arrivals, dismissed duplicates), and one for the host's own entry.
    ['listeners of one visit', visits.listeners, '', 5],
    ['the fixed piece of work', visits.fixedWork, 'ms'],
  ]);
}

async function seed(replies: number, open: number): Promise<number> {
  await clearDocuments();
  await addAccount(HOST);
  await addHost(HOST.email);
  const sample = sampleGuests(WEEKEND, replies, open);
  const documents = documentsIn({
    replies: sample.replies.map((reply) => {
      const key = randomKey(reply.key);
      return { ...reply, key, ...(reply.id && { id: key }) };
    }),
    invitations: sample.invitations.map((each) => ({ ...each, id: randomKey(each.id) })),
  });
  await writeDocuments(documents);
  return documents.size;
}

/** A random key, like those of real guests. The SDK takes longer to compare the sample's keys, because they begin alike. */
const randomKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 28);
