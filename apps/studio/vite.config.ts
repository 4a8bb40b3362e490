// By the package's name, as Vite warns of the imports without an ending in its own files.
import { studioConfig } from '@invitation/studio/server/studio-config';

export default studioConfig();
