import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useFirebase } from './firebase-provider';

function WithoutProvider() {
  useFirebase();
  return null;
}

it('useFirebase throws an error outside a FirebaseProvider', () => {
  expect(() => renderToString(<WithoutProvider />)).toThrow(
    new Error('useFirebase must be used within a FirebaseProvider'),
  );
});
