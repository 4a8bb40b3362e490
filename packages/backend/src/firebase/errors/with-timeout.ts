/** @param call sends nothing more after its signal is aborted */
export async function withTimeout<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  timeoutMs: number,
  timeoutError: () => Error,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(timeoutError());
    }, timeoutMs);
  });
  try {
    return await Promise.race([call(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
