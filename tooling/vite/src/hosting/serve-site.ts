// Serves a built site on a free port, and prints the port.
// Usage: tsx src/hosting/serve-site.ts full|saturday|hosts FOLDER
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { siteNamed } from '../content/sites';
import { serve } from './serve';

const [name, folder = ''] = process.argv.slice(2);
const server = serve(siteNamed(name), folder, 0);
await once(server, 'listening');
console.log(`Serving ${folder} on port ${(server.address() as AddressInfo).port}`);
