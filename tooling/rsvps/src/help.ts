export const HELP = `Shows the replies to the hosts, and manages replies.

Commands
  npx pnpm rsvps                       Shows the headcount of each day, dietary restrictions, the
                                       newest replies and likely duplicates.
    --csv FILE                         Writes every reply to a CSV file for a spreadsheet instead.
    --json                             Prints all replies as JSON instead.
    --force                            Replaces FILE if it exists.
  npx pnpm rsvps remove                Lists the replies that meet all conditions, writes a copy of
                                       them, asks for confirmation, and removes them. It needs one
                                       condition or more.
    --key KEY                          The reply with this key. Repeat it for several keys.
    --name TEXT                        The whole name, without regard to case and accents.
    --name-contains TEXT               A part of the name, without regard to case and accents.
    --since TIME                       Last saved at this time or later.
    --until TIME                       Last saved before this time.
    --yes                              Does not ask for confirmation, for scripts.
    --backup FILE                      The file of the copy; by default
                                       removed-replies-TIME.json in this folder.
    --force                            Replaces the copy's FILE if it exists.
  npx pnpm rsvps restore FILE          Restores the replies of a copy. A reply that was saved again
                                       since then is not changed.
    --force                            Replaces such a reply too.

TIME is ISO 8601: 2025-08-01, 2025-08-01T18:30 (in this computer's time zone) or
2025-08-01T18:30Z. For a document without a time of the last save, its last change counts.

Options of all commands
  --emulator      Uses the emulators of dev:emulators, or those of FIRESTORE_EMULATOR_HOST and
                  FIREBASE_AUTH_EMULATOR_HOST.
  --project ID    Uses this Firebase project; by default the project of the credentials.
  -h, --help      Shows this text.

Set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account's key.

Exit codes
  0   Done, or there was nothing to do.
  1   Something failed, was declined, or was done only in part. A message says what.
  2   The arguments are not valid, or there is no terminal to confirm on.
  3   Some documents are not RSVPs. They are listed, but not counted.`;
