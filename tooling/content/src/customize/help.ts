export const HELP = `Writes your names, texts, days, password and links into packages/domain/content.

  npx pnpm customize          Asks for each value in the terminal. Enter keeps what is there, < goes back
                              a question. Ctrl+C stops: your answers are kept for the next time.
  npx pnpm customize --help   Shows this text.

Comments in the files stay. Each answer is checked. All files are written, or none.`;

export const NO_TERMINAL =
  'There is no terminal to ask in. Edit the files in packages/domain/content instead.';
