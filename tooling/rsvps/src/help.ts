export const HELP = `Shows the hosts who comes, and manages replies and hosts.

Commands
  npx pnpm rsvps                       Shows the headcount of each day, dietary restrictions, the
                                       newest replies and likely duplicates.
    --csv FILE                         Writes every reply to a table for a spreadsheet instead.
    --json                             Prints all of it as JSON instead.
    --force                            Replaces FILE if it exists.
  npx pnpm rsvps grant-host ACCOUNT    Lets an account, named by its email address or uid, read and
                                       write every reply.
  npx pnpm rsvps revoke-host ACCOUNT   Takes that right away again, and ends the account's sessions.
  npx pnpm rsvps remove                Lists the replies that fulfil all of the conditions below,
                                       writes a copy of them, asks, and removes them. It needs one
                                       condition or more.
    --key KEY                          The reply with this key. Repeat it for several keys.
    --name TEXT                        The whole name, without regard to case and accents.
    --name-contains TEXT               A part of the name, likewise.
    --since TIME                       Last saved at this time or later.
    --until TIME                       Last saved before this time.
    --yes                              Removes without a question, for scripts.
    --backup FILE                      Where the copy goes; by default
                                       removed-replies-TIME.json in this folder.
    --force                            Replaces the copy's FILE if it exists.
  npx pnpm rsvps restore FILE          Puts the replies of a copy back. A reply that was saved again
                                       since then stays as it is.
    --force                            Replaces such a reply too.

TIME is ISO 8601: 2025-08-01, 2025-08-01T18:30 (in this computer's time zone) or
2025-08-01T18:30Z. A document without a time of the last save counts by its last change.

Options of all commands
  --emulator      Uses the emulators that FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST name.
  --project ID    Uses this Firebase project; by default the project of the credentials.
  -h, --help      Shows this text.

GOOGLE_APPLICATION_CREDENTIALS names the file of a service account's key.

Exit codes
  0   Done, or there was nothing to do.
  1   Something failed, was declined, or was done only in part; a sentence says what.
  2   The arguments are not valid, or there is no terminal to confirm on.
  3   Some documents are not RSVPs. They are listed, and not counted.`;
