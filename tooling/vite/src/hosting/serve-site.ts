// Usage: tsx src/hosting/serve-site.ts full|saturday|hosts FOLDER PORT
import { siteNamed } from './hosting';
import { serve } from './serve';

const [name, folder = '', port] = process.argv.slice(2);
serve(siteNamed(name), folder, Number(port));
