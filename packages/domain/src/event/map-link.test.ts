import { expect, it } from 'vitest';
import { mapLinkFor } from './map-link';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0';
const SEARCH = 'https://www.google.com/maps/search/?api=1&query=East+Village+%26+more';

it.each([
  ['an iPhone', IPHONE, SEARCH, 'https://maps.apple.com/?q=East+Village+%26+more'],
  ['an iPhone', IPHONE, 'https://maps.google.com/?q=Lisbon', 'https://maps.apple.com/?q=Lisbon'],
  ['an Android', ANDROID, SEARCH, SEARCH],
  ['an iPhone', IPHONE, 'https://maps.app.goo.gl/x?q=1', 'https://maps.app.goo.gl/x?q=1'],
  ['an iPhone', IPHONE, 'https://www.google.com/maps/@40,7', 'https://www.google.com/maps/@40,7'],
])('On %s (%#), a link opens the map that the phone has', (_, userAgent, link, expected) => {
  expect(mapLinkFor(userAgent, link)).toBe(expected);
});
