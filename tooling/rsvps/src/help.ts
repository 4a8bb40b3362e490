export const HELP = `Tells the hosts who comes.

  npx pnpm rsvps                      the headcount of each day, dietary restrictions, the newest
                                      replies and likely duplicates
  npx pnpm rsvps --csv FILE           every reply as a table for a spreadsheet
  npx pnpm rsvps --json               all of it as JSON
  npx pnpm rsvps grant-host ACCOUNT   lets an account, by its email address or uid, read and
                                      write every reply

  --emulator      from the emulators that FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST name
  --project ID    of this Firebase project; by default the credentials' own
  -h, --help      this text

It reads with a service account: GOOGLE_APPLICATION_CREDENTIALS names the file of its key.

It exits with 0; with 1 if something failed; with 2 if it was not understood; with 3 if documents
are no RSVPs: these are listed, and not counted.`;
