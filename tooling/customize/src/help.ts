export const USAGE = `Usage: npx pnpm customize [--answers FILE] [--sdk-config FILE] [options]
\`npx pnpm customize --help\` describes the options.`;

export const HELP = `Writes your names, days, password and links into the content, and the Firebase project into the settings.

  npx pnpm customize          Asks for each value in the terminal. What is there is the default.
  npx pnpm customize --template FILE
                              Writes a file of answers with what is there.
  npx pnpm customize --answers FILE
                              Takes the answers from such a file. A missing one keeps what is there.
  npx pnpm customize --sdk-config FILE
                              Takes the Firebase project from the file that
                              \`npx pnpm firebase apps:sdkconfig WEB --out FILE\` has written.

Options
  --dry-run                   Shows what would be written, and writes nothing.
  --root DIR                  The project; by default this one.
  -h, --help                  Shows this text.

Changes packages/domain/src/content, and .env and .firebaserc if there is a Firebase project. Everything
else in these files stays. Each answer is checked. All files are written, or none.

Exit codes
  0   Done, or nothing to change.
  1   An answer or a file is not valid. Nothing was written.
  2   The arguments are not valid.
  130 Interrupted. Nothing was written.`;

export const NO_TERMINAL = `There is no terminal to ask in. Nothing was written. Use a file of answers instead:

  npx pnpm customize --template answers.json
  (edit answers.json)
  npx pnpm customize --answers answers.json`;
