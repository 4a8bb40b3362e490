import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { pipeline } from 'node:stream';
import { constants, createGzip } from 'node:zlib';

/** Headers of one connection, which HTTP/2 does not allow (https://www.rfc-editor.org/rfc/rfc9113#section-8.2.2). */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** The status of an answer without a body. */
const NOT_MODIFIED = 304;

const without = <Value>(
  headers: Readonly<Record<string, Value>>,
  isLeftOut: (name: string) => boolean,
) => Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)));

/**
 * Forwards a request to an emulator. Compresses its answers, also streams, because the hosted services do so
 * (https://github.com/firebase/firebase-js-sdk/issues/1674).
 */
export function forward(
  from: IncomingMessage | Http2ServerRequest,
  to: ServerResponse | Http2ServerResponse,
  target: string,
): void {
  const { method, url } = from;
  const headers = without(from.headers, (name) => name.startsWith(':'));
  const acceptsGzip = String(headers['accept-encoding']).includes('gzip');
  // Without an agent, no connection is kept: it would fail if the emulator closes it just as the next request is sent.
  const options = { method, headers, agent: false };
  const forwarded = request(`${target}${url}`, options, (response) => {
    const isCompressed =
      acceptsGzip && !response.headers['content-encoding'] && response.statusCode !== NOT_MODIFIED;
    const isLeftOut = (name: string) =>
      CONNECTION_HEADERS.includes(name) || (isCompressed && name === 'content-length');
    to.statusCode = response.statusCode ?? 502;
    for (const [name, value] of Object.entries(without(response.headers, isLeftOut))) {
      if (value !== undefined) to.setHeader(name, value);
    }
    if (isCompressed) to.setHeader('content-encoding', 'gzip');
    const compression = isCompressed ? [createGzip({ flush: constants.Z_SYNC_FLUSH })] : [];
    // An error of the emulator also ends the answer to the browser.
    pipeline([response, ...compression, to], () => {});
  });
  forwarded.on('error', (error) => {
    if (to.destroyed) return;
    console.error(`${method} ${url}: ${error.message}`);
    if (to.headersSent) to.destroy();
    else {
      to.statusCode = 502;
      to.end();
    }
  });
  // When the browser ends a stream, it must not stay open at the emulator.
  to.on('close', () => forwarded.destroy());
  from.pipe(forwarded);
}
