import { expect, it } from 'vitest';
import { annotationsOf } from './annotations';

it('Faults are shown at their lines on GitHub', () => {
  const faults = [
    { file: 'days/friday.yaml', line: 7, field: 'end', message: 'is 100%\nwrong.' },
    { file: 'favicon.svg', line: null, field: '', message: 'is missing.' },
  ];
  expect(annotationsOf(faults, 'content')).toBe(
    '::error file=content/days/friday.yaml,line=7::end: is 100%25%0Awrong.\n' +
      '::error file=content/favicon.svg,line=1::is missing.',
  );
});
