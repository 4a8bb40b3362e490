import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request in the site's place. `forward` sends the site's own answer after all. */
type Answer = (response: ServerResponse, forward: () => void) => void | Promise<void>;

/** A server in front of a built site, which answers some requests in its place. */
export interface FrontServer {
  readonly origin: string;
  /**
   * Answers the next requests for a path in the site's place, one answer each. All others get the site's own.
   *
   * @param path matched against the path without its search
   */
  answer(path: RegExp, ...answers: Answer[]): void;
  /** How often the site was asked for a path. */
  requests(path: RegExp): number;
  close(): void;
}

/**
 * Starts a server in front of a site. Unlike Playwright's routes, it leaves the browser's HTTP cache switched on.
 *
 * @param site the origin of the site
 */
export async function startFrontServer(site: string): Promise<FrontServer> {
  const answers: { path: RegExp; left: Answer[] }[] = [];
  const paths: string[] = [];
  const server = createServer((from, to) => {
    const { pathname } = new URL(from.url ?? '/', site);
    paths.push(pathname);
    const answer = answers.find(({ path, left }) => path.test(pathname) && left.length > 0);
    const own = answer?.left.shift();
    const forward = () => {
      const forwarded = request(
        new URL(from.url ?? '/', site),
        { headers: from.headers },
        (received) => {
          to.writeHead(received.statusCode ?? 502, received.headers);
          received.pipe(to);
        },
      );
      forwarded.on('error', () => to.destroy());
      forwarded.end();
    };
    if (own) void own(to, forward);
    else forward();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    answer: (path, ...left) => answers.push({ path, left }),
    requests: (path) => paths.filter((asked) => path.test(asked)).length,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** How long the hosting lets an answer be kept, by the folder. */
const KEPT = {
  assets: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=86400',
} as const;

/** What the hosting answers for a file that is not there. */
export const missing =
  (folder: keyof typeof KEPT): Answer =>
  (response) => {
    response.writeHead(404, { 'cache-control': KEPT[folder], 'content-type': 'text/html' });
    response.end('<h1>Not found</h1>');
  };

/** The site's own answer, to hold back. */
export const fromSite: Answer = (_response, forward) => forward();

/** Holds an answer back until it is released. */
export function held(answer: Answer): { readonly answer: Answer; readonly release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    answer: async (response, forward) => {
      await released;
      await answer(response, forward);
    },
    release,
  };
}
