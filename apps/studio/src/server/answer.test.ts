import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkSender, Refusal } from './answer';

const from = (method: string, headers: Record<string, string>, address?: string) =>
  checkSender({ method, headers } as unknown as IncomingMessage, address);

describe('the server of the studio', () => {
  it.each([
    ['GET', { host: 'localhost:5176' }],
    ['GET', { host: '127.0.0.1:5176', 'sec-fetch-site': 'same-origin' }],
    ['POST', { host: 'localhost:5176', origin: 'http://localhost:5176' }],
    ['POST', { host: '[::1]:5176', origin: 'http://[::1]:5176' }],
  ])('answers its own page: %s %o', (method, headers) => {
    expect(() => from(method, headers)).not.toThrow();
  });

  const codespace = 'https://fuzzy-5176.app.github.dev';

  it.each([
    ['GET', { host: 'fuzzy-5176.app.github.dev' }],
    ['POST', { host: 'localhost:5176', origin: codespace }],
    ['POST', { host: 'fuzzy-5176.app.github.dev', origin: codespace }],
  ])('answers its own page in a codespace: %s %o', (method, headers) => {
    expect(() => from(method, headers, `${codespace}/`)).not.toThrow();
    expect(() => from(method, headers)).toThrow(Refusal);
  });

  it.each([
    ['POST', { host: 'localhost:5176', origin: 'https://other-5176.app.github.dev' }],
    ['POST', { host: 'fuzzy-5176.app.github.dev', origin: 'https://fuzzy-3000.app.github.dev' }],
    ['GET', { host: 'other-5176.app.github.dev' }],
    ['POST', { host: 'fuzzy-5176.app.github.dev' }],
  ])('refuses everybody else in a codespace: %s %o', (method, headers) => {
    expect(() => from(method, headers, `${codespace}/`)).toThrow(Refusal);
  });

  it.each([
    [
      'another page of this browser',
      'POST',
      { host: 'localhost:5176', origin: 'http://evil.example' },
    ],
    [
      'another server of this computer',
      'POST',
      { host: 'localhost:5176', origin: 'http://localhost:3000' },
    ],
    ['a form without an origin', 'POST', { host: 'localhost:5176' }],
    ['a sandboxed frame', 'POST', { host: 'localhost:5176', origin: 'null' }],
    ['a name that leads to this computer', 'GET', { host: 'evil.example:5176' }],
    ['a name that begins alike', 'GET', { host: 'localhost.evil.example' }],
    ['another page that reads', 'GET', { host: 'localhost:5176', origin: 'http://evil.example' }],
    ['nobody', 'GET', {}],
  ])('refuses %s', (_, method, headers) => {
    expect(() => from(method, headers as Record<string, string>)).toThrow(Refusal);
  });
});
