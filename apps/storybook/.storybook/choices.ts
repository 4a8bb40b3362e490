import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types';

/** The most choices that fit beside each other. */
const MAX_RADIO_BUTTONS = 3;

/** The types whose controls are a text, a number, a switch or a list of words. Functions have none. */
const SIMPLE_TYPES = ['string', 'number', 'boolean', 'enum', 'function'];

/**
 * Offers a choice by name for each property with a `mapping` or with `options`. Removes the controls in which one would edit
 * JSON.
 */
export const nameChoices: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    // Some properties are known only from the args of the story.
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const argType = argTypes[name] ?? { name };
      const { mapping, options, type } = argType;
      if (mapping || options) {
        const names = options ?? Object.keys(mapping ?? {});
        const control = { type: names.length > MAX_RADIO_BUTTONS ? 'select' : 'inline-radio' };
        return [name, { ...argType, options: names, control }];
      }
      // A property that accepts any React node, for which a story has a text.
      const isText = type?.name !== 'string' && typeof initialArgs[name] === 'string';
      if (isText) return [name, { ...argType, control: { type: 'text' } }];
      const isSimple = SIMPLE_TYPES.includes(type?.name ?? typeof initialArgs[name]);
      return [name, isSimple ? argType : { ...argType, control: false }];
    }),
  );

/** Selects the choice of a story in its control, which knows only names. */
export const selectChoices: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const choice = Object.entries(argTypes[name]?.mapping ?? {}).find(
        ([, mapped]) => mapped === value,
      );
      return [name, choice ? choice[0] : value];
    }),
  );
