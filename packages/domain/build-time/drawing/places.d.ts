import type { Drawing } from '../../src/event/celebration';

/** The drawings that a couple can choose by the name of a place (B22): the files in `places`. */
export declare const places: Readonly<
  Record<
    'city' | 'hills' | 'sea' | 'vineyard' | 'garden',
    { readonly skyline: Drawing; readonly stamp: Drawing }
  >
>;
