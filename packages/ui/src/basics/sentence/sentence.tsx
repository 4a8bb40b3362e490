import { Children, isValidElement, type ReactNode } from 'react';

/**
 * Texts and elements in one line. Gives each text an element: a browser's translator replaces texts, and React could then
 * neither change nor remove them.
 */
export const Sentence = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, (part) =>
    part === null || part === '' || isValidElement(part) ? part : <span>{part}</span>,
  );
