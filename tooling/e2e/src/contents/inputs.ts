import type { Locator } from '@playwright/test';

/** In seconds, for an average typist: the Keystroke-Level Model of Card, Moran and Newell (1980). A click is a key. */
const THINK = 1.35;
const POINT = 1.1;
const MOVE_HAND = 0.4;
const KEY = 0.28;

/**
 * Does what a person does, and counts it. An input is a field filled, an option chosen, a button pressed or a drop of files. A person
 * thinks before each, and points at it with the mouse.
 */
export function countInputs() {
  const start = Date.now();
  let inputs = 0;
  let fields = 0;
  let characters = 0;
  return {
    async fill(field: Locator, text: string) {
      inputs += 1;
      fields += 1;
      characters += text.length;
      await field.fill(text);
    },
    async choose(field: Locator, option: string) {
      inputs += 1;
      await field.selectOption(option);
    },
    async press(control: Locator) {
      inputs += 1;
      await control.click();
    },
    async drop(input: Locator, paths: readonly string[]) {
      inputs += 1;
      await input.setInputFiles([...paths]);
    },
    /** Until now: the minutes are a person's, and those that the machine took. */
    counted() {
      const person =
        inputs * (THINK + MOVE_HAND + POINT + KEY) + fields * MOVE_HAND + characters * KEY;
      const minutes = (person + (Date.now() - start) / 1000) / 60;
      return { inputs, characters, minutes };
    },
  };
}

export type Inputs = ReturnType<typeof countInputs>;
