import { randomUUID } from 'node:crypto';
import { FLAG_VALUE, flagKey } from '@invitation/domain/gate';
import type { Plugin } from 'vite';
import { siteContent } from '../content/folder';
import type { SiteName } from '../content/sites';

/**
 * Where the studio opens a page of a site in development: `/dev-gate?open=yes&to=/thank-you` (B22). `/dev-gate?started` says which start
 * of the server this is.
 */
const PATH = '/dev-gate';

/** Opens or closes the gate in this browser, and goes on to a page of the site. Only in `dev`. */
export const gateInDev = (name: SiteName, contentFolder: string): Plugin => ({
  name: 'invitation:gate-in-dev',
  apply: 'serve',
  configureServer(server) {
    const started = randomUUID();
    server.middlewares.use(PATH, (request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (searchParams.has('started')) return response.end(started);
      const { password } = siteContent(name, contentFolder).celebration;
      const key = JSON.stringify(flagKey(password));
      const to = new URL(searchParams.get('to') ?? '/', 'http://localhost');
      const step =
        searchParams.get('open') === 'yes'
          ? `localStorage.setItem(${key}, '${FLAG_VALUE}')`
          : `localStorage.removeItem(${key})`;
      response.setHeader('Content-Type', 'text/html');
      const page = JSON.stringify(to.pathname + to.search).replaceAll('<', '\\u003c');
      response.end(`<!doctype html><script>${step};location.replace(${page})</script>`);
    });
  },
});
