/** The value of a promise; `undefined` if it is rejected or takes longer. */
export const within = <Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, ms)),
  ]);
