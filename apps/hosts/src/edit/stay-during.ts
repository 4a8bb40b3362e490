/** Runs a task. Until its end, the browser asks before it closes the page. */
export async function stayDuring<Result>(task: () => Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  try {
    return await task();
  } finally {
    removeEventListener('beforeunload', ask);
  }
}
