import type { IncomingMessage, ServerResponse } from 'node:http';
import { CommandError, messageOf } from '@invitation/content/command';

/** In bytes. A phone's photograph has up to 30 MB. */
const UPLOAD_LIMIT = 60 * 1024 * 1024;

/** A request that this server does not answer. */
export class Refusal extends CommandError {
  override name = 'Refusal';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets only the page of this server ask, on this machine. The name of the host excludes other names for this address; the origin
 * excludes other pages in the same browser. A codespace forwards its address to this machine, with or without its name.
 *
 * @param address that one; default: none
 * @throws Refusal
 */
export function checkSender({ headers, method }: IncomingMessage, address?: string): void {
  const { host = '', origin } = headers;
  const forwarded = address === undefined ? null : new URL(address);
  const isKnown = LOCAL.test(host) || host === forwarded?.host;
  const isOwn = origin === `http://${host}` || (forwarded !== null && origin === forwarded.origin);
  const isOwnPage = isOwn || headers['sec-fetch-site'] === 'same-origin';
  if (isKnown && (isOwnPage || (method === 'GET' && origin === undefined))) return;
  throw new Refusal(403, 'Only the page of the studio on this computer can do this.');
}

/** @throws Refusal for a body above the limit */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > UPLOAD_LIMIT)
      throw new Refusal(413, 'The file is larger than 60 MB. Export a smaller one.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function answer(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  response.end(JSON.stringify(value));
}

/** Says what went wrong in a sentence. */
export function answerFault(response: ServerResponse, error: unknown): void {
  const status =
    error instanceof Refusal ? error.status : error instanceof CommandError ? 422 : 500;
  answer(response, { message: messageOf(error) }, status);
}
