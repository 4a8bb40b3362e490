export const USAGE = `Usage: npx pnpm customize [--answers FILE] [options]
\`npx pnpm customize --help\` describes the options.`;

export const HELP = `Writes your names, texts, days, password and links into packages/domain/content.

  npx pnpm customize          Asks for each value in the terminal. Enter keeps what is there, < goes back
                              a question. Ctrl+C stops: your answers are kept for the next time.
  npx pnpm customize --answers FILE
                              Takes the answers from a JSON file, such as { "hosts": "Ada & Grace" }.

Options
  --dry-run                   Shows what would be written, and writes nothing.
  --root DIR                  The project; by default this one.
  -h, --help                  Shows this text.

Comments in the files stay. Each answer is checked. All files are written, or none.

Exit codes
  0   Done, or nothing to change.
  1   An answer or a file is not valid. Nothing was written.
  2   The arguments are not valid.
  130 Interrupted. Nothing was written.`;

export const NO_TERMINAL =
  'There is no terminal to ask in. Nothing was written. Edit the files in packages/domain/content instead.';
