import type { Server } from 'node:http';
import { serve } from '@invitation/vite/hosting/serve';

const PORT = 4290;

export const ORIGIN = `http://localhost:${PORT}`;

export const serveBuild = (folder: string, app: 'full' | 'hosts' = 'full'): Server =>
  serve(app, folder, PORT);
