/** Ends the command with the message of an error. Vite and its bundler would print their own stack below a list of faults. */
export function exitWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

export function exitOnFault<Result>(task: () => Result): Result {
  try {
    return task();
  } catch (error) {
    return exitWith(error);
  }
}
