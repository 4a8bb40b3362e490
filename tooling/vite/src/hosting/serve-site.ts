// Usage: tsx src/hosting/serve-site.ts full|saturday|hosts FOLDER PORT
import { SITES } from './hosting';
import { serve } from './serve';

const [app, folder = '', port] = process.argv.slice(2);
const site = SITES.find((name) => name === app);
if (!site) throw new Error(`Unknown site "${app}". The sites are ${SITES.join(', ')}.`);
serve(site, folder, Number(port));
