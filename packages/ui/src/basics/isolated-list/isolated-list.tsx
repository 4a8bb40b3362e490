import { Fragment } from 'react';

/** Texts by guests, in one line. A text that is written from right to left does not reorder what follows it. */
export const IsolatedList = ({
  texts,
  separator,
}: {
  readonly texts: readonly string[];
  readonly separator: string;
}) =>
  texts.map((text, index) => (
    // Two guests may have the same name.
    <Fragment key={index}>
      {index > 0 && <span>{separator}</span>}
      <bdi>{text}</bdi>
    </Fragment>
  ));
