import { serve } from '@invitation/vite/hosting/serve';

const PORT = 4290;

export const ORIGIN = `http://localhost:${PORT}`;

/** Serves a build of an app like Firebase Hosting. Returns a function that stops the server. */
export function serveBuild(folder: string, app: 'full' | 'hosts' = 'full'): () => void {
  const server = serve(app, folder, PORT);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
