/** How assistive technology names an element. Names and texts match in full. */
export type Target =
  | { readonly role: 'alert' | 'button' | 'heading' | 'img' | 'link'; readonly name?: string }
  /** `in` names a group of fields. */
  | { readonly label: string; readonly in?: string }
  | { readonly text: string }
  | { readonly testId: string };

/** A key, named as in `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape';

/** A guest in a fresh browser window. `click`, `fill` and `select` wait for their element, up to `TIMEOUT_MS`. */
export interface Guest {
  /** Returns when the document has replaced the last one. @param address relative to the site */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Returns when the address has changed. */
  back(): Promise<void>;
  address(): Promise<URL>;
  click(target: Target): Promise<void>;
  fill(target: Target, text: string): Promise<void>;
  select(target: Target, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** How many matching elements are visible. */
  count(target: Target): Promise<number>;
  value(target: Target): Promise<string | null>;
  text(target: Target): Promise<string | null>;
  /** Runs in the page, with nothing but its argument, and returns JSON. */
  evaluate<Result>(run: () => Result): Promise<Result>;
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  /** Warnings too; complete once the guest has left. */
  consoleErrors(): readonly string[];
  /** @returns a PNG */
  screenshot(): Promise<Buffer>;
  leave(): Promise<void>;
}

export interface Engine {
  /** @param clockOffset how far the pages are ahead of this machine's clock, in milliseconds */
  newGuest(site: string, clockOffset: number): Promise<Guest>;
  close(): Promise<void>;
}

/** The size of a phone's window, in CSS pixels. */
export const WINDOW = { width: 390, height: 844 } as const;

export const TIMEOUT_MS = 30_000;
