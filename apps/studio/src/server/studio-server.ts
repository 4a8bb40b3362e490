import { openContentFolder } from '@invitation/content/files/content-folder';
import { onContentChange } from '@invitation/vite/content/follow-content';
import type { Plugin } from 'vite';
import { answer, answerFault, checkSender } from './answer';
import { CONTENT_CHANGED } from './content-changed';
import { studioApi } from './studio-api';

/**
 * Lets the page of the studio read and write the content (B22). Requests are answered one by one, so that each finds
 * what the one before wrote.
 *
 * @param address where a browser opens the studio, if not at this computer's own names
 */
export function studioServer(contentFolder: string, address?: string): Plugin {
  return {
    name: 'invitation:studio',
    apply: 'serve',
    configureServer(server) {
      const api: Readonly<
        Record<
          string,
          (...given: Parameters<ReturnType<typeof studioApi>['GET original']>) => Promise<unknown>
        >
      > = studioApi(openContentFolder(contentFolder));
      let last: Promise<void> = Promise.resolve();
      server.middlewares.use('/studio', (request, response, next) => {
        const asked = new URL(request.url ?? '/', 'http://studio');
        const task = api[`${request.method} ${asked.pathname.slice(1)}`];
        if (!task) return next();
        last = last.then(async () => {
          try {
            checkSender(request, address);
            const result = await task(request, asked);
            if (Buffer.isBuffer(result))
              response.setHeader('Content-Type', 'image/jpeg').end(result);
            else answer(response, result);
          } catch (error) {
            answerFault(response, error);
          }
        });
      });
      onContentChange(server, contentFolder, async () => server.ws.send(CONTENT_CHANGED));
    },
  };
}
