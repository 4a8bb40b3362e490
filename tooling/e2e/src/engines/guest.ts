/** An element of a page, found as assistive technology names it. Names and texts match in full. */
export type Target =
  | { readonly role: 'alert' | 'button' | 'heading' | 'img' | 'link'; readonly name?: string }
  /** `in` is the name of a group of fields. */
  | { readonly label: string; readonly in?: string }
  | { readonly text: string }
  | { readonly testId: string };

/** A key, named as in `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape';

/**
 * A guest with a fresh browser window, without data of earlier visits.
 *
 * `click`, `fill` and `select` wait up to ten seconds for their element. The others do not wait for one.
 */
export interface Guest {
  /** Opens an address, relative to the site's, and returns when its document has replaced the last one. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back in the history and returns when the address has changed. */
  back(): Promise<void>;
  address(): Promise<URL>;
  click(target: Target): Promise<void>;
  fill(target: Target, text: string): Promise<void>;
  select(target: Target, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** How many elements match and are visible. */
  count(target: Target): Promise<number>;
  /** The value of a field, or `null` without the field. */
  value(target: Target): Promise<string | null>;
  /** The text of an element, or `null` without the element. */
  text(target: Target): Promise<string | null>;
  /** Runs a function in the page. It can use nothing but its argument, and returns JSON. */
  evaluate<Result>(run: () => Result): Promise<Result>;
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  /** Errors and warnings in the console; complete once the guest has left. */
  consoleErrors(): readonly string[];
  /** @returns a PNG */
  screenshot(): Promise<Buffer>;
  leave(): Promise<void>;
}

export interface Engine {
  /** @param site the origin that addresses are relative to */
  newGuest(site: string): Promise<Guest>;
  close(): Promise<void>;
}

/** The window of every guest, in CSS pixels: a phone. */
export const WINDOW = { width: 390, height: 844 } as const;

/** How long a guest waits for an element, in milliseconds. */
export const TIMEOUT_MS = 30_000;
