export const HELP = `Shows the hosts who comes, and manages hosts.

Commands
  npx pnpm rsvps                       Shows the headcount of each day, dietary restrictions, the
                                       newest replies and likely duplicates.
    --csv FILE                         Writes every reply to a table for a spreadsheet instead.
    --json                             Prints all of it as JSON instead.
    --force                            Replaces FILE if it exists.
  npx pnpm rsvps grant-host ACCOUNT    Lets an account, named by its email address or uid, read and
                                       write every reply.
  npx pnpm rsvps revoke-host ACCOUNT   Takes that right away again, and ends the account's sessions.

Options of all commands
  --emulator      Uses the emulators that FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST name.
  --project ID    Uses this Firebase project; by default the project of the credentials.
  -h, --help      Shows this text.

GOOGLE_APPLICATION_CREDENTIALS names the file of a service account's key.

Exit codes
  0   Done, or there was nothing to do.
  1   Something failed; a sentence says what.
  2   The arguments are not valid.
  3   Some documents are not RSVPs. They are listed, and not counted.`;
