import { createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responds to a request. `forward` sends the site's own response. */
type Handler = (response: ServerResponse, forward: () => void) => void | Promise<void>;

/** A proxy in front of a built site that can replace responses. */
export interface MockProxy {
  readonly origin: string;
  /**
   * Replaces the responses to the next requests for a path, one for each handler. Later requests get the site's own.
   *
   * @param path matched against the path without its search
   */
  mockResponse(path: RegExp, ...handlers: Handler[]): void;
  /** Replaces all responses for a path. `null` brings the site's own back. */
  replace(path: RegExp, handler: Handler | null): void;
  requests(path: RegExp): number;
  /** Whether each request ends without an answer. */
  isOffline: boolean;
  /** Replaces the browser's `Accept-Language`. */
  languages?: string;
  /** The site behind the proxy. Another origin is another deployment. */
  site: string;
  close(): void;
}

/**
 * Starts a proxy in front of a site. Unlike Playwright's routes, it leaves the browser's HTTP cache switched on.
 *
 * @param site the origin of the site
 */
export async function startMockProxy(site: string): Promise<MockProxy> {
  const mocks: { path: RegExp; remaining: Handler[] }[] = [];
  const replaced = new Map<string, { path: RegExp; handler: Handler }>();
  const paths: string[] = [];
  const server = createServer((request, response) => {
    if (proxy.isOffline) {
      request.socket.destroy();
      return;
    }
    const url = new URL(request.url ?? '/', proxy.site);
    paths.push(url.pathname);
    const mock = mocks.find(
      ({ path, remaining }) => path.test(url.pathname) && remaining.length > 0,
    );
    const always = [...replaced.values()].find(({ path }) => path.test(url.pathname));
    const handler = mock?.remaining.shift() ?? always?.handler;
    const forward = () => {
      const headers = {
        ...request.headers,
        ...(proxy.languages && { 'accept-language': proxy.languages }),
      };
      const forwarded = httpRequest(url, { headers }, (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      forwarded.end();
    };
    if (handler) void handler(response, forward);
    else forward();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: MockProxy = {
    origin: `http://127.0.0.1:${port}`,
    isOffline: false,
    site,
    mockResponse: (path, ...remaining) => mocks.push({ path, remaining }),
    replace(path, handler) {
      if (handler) replaced.set(path.source, { path, handler });
      else replaced.delete(path.source);
    },
    requests: (path) => paths.filter((requested) => path.test(requested)).length,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}

/** The hosting's `cache-control` for each folder. */
const CACHE_CONTROL = {
  assets: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=86400',
} as const;

/** The hosting's response for a missing file. */
export const notFound =
  (folder: keyof typeof CACHE_CONTROL): Handler =>
  (response) => {
    response.writeHead(404, {
      'cache-control': CACHE_CONTROL[folder],
      'content-type': 'text/html',
    });
    response.end('<h1>Not found</h1>');
  };

export const redirected: Handler = (response) => {
  response.writeHead(302, { location: '/' });
  response.end();
};

/** A 200 of the type, such as the page of a captive portal. */
export const answer =
  (type: string, body: string): Handler =>
  (response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  };

export const passThrough: Handler = (_response, forward) => forward();

export function delayed(handler: Handler): {
  readonly handler: Handler;
  readonly release: () => void;
} {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    handler: async (response, forward) => {
      await released;
      await handler(response, forward);
    },
    release,
  };
}
