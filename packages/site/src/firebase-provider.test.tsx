import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useFirebase } from './firebase-provider';

function Outsider() {
  useFirebase();
  return null;
}

it('useFirebase says where it belongs when it is used elsewhere', () => {
  expect(() => renderToString(<Outsider />)).toThrow(
    new Error('useFirebase must be used within a FirebaseProvider'),
  );
});
