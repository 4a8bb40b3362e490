import { emulatorProxy } from '@invitation/emulators/proxy';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { SITES, type SiteName } from '../content/sites';
import { exitOnFault } from '../exit-with';

type Settings = Readonly<Record<string, string | undefined>>;

/** The first ports of `dev` and `preview`, unless a setting says otherwise. Each site has its own. */
const FIRST_PORTS = { DEV_PORT: 5173, PREVIEW_PORT: 4173 };
type PortSetting = keyof typeof FIRST_PORTS;

const HIGHEST_PORT = 65535;

export function portOf(site: SiteName, setting: PortSetting, settings: Settings): number {
  const given = settings[setting] || String(FIRST_PORTS[setting]);
  const port = Number(given) + SITES.indexOf(site);
  if (/^\d+$/.test(given) && Number(given) > 0 && port <= HIGHEST_PORT) return port;
  throw new Error(
    `${setting} is "${given}". It must be the first of ${SITES.length} ports in a row, such as ${FIRST_PORTS[setting]}.`,
  );
}

export const devPortOf = (site: SiteName, settings: Settings): number =>
  portOf(site, 'DEV_PORT', settings);

/**
 * The address at which a browser opens a port of this computer. In a codespace, GitHub forwards an address to it, for those who are
 * signed in (https://docs.github.com/codespaces/developing-in-a-codespace/forwarding-ports-in-your-codespace).
 */
export function addressOf(port: number, environment: Settings = process.env): string {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = environment;
  return name && domain ? `https://${name}-${port}.${domain}/` : `http://localhost:${port}/`;
}

/** Vite's options for a site's servers. A port in use is an error, so that the address stays the same. */
export const serverOptions = (site: SiteName, settings: Settings) => {
  const portFor = (setting: PortSetting) => exitOnFault(() => portOf(site, setting, settings));
  return {
    server: {
      port: portFor('DEV_PORT'),
      strictPort: true,
      allowedHosts: [new URL(addressOf(portFor('DEV_PORT'))).hostname],
      proxy: emulatorProxy(process.env),
    },
    preview: { port: portFor('PREVIEW_PORT'), strictPort: true },
  };
};

const sentenceFor = (port: number, setting: PortSetting) =>
  `Port ${port} is in use. Stop what uses it, or choose other ports: write ${setting}=${FIRST_PORTS[setting] + 100}, the first of ${SITES.length} ports in a row, into the file .env.`;

/** Ends the server with a sentence if its port is in use. Vite would print a stack trace. */
export function portInUse(): Plugin {
  const watch = ({ httpServer, config }: ViteDevServer | PreviewServer, setting: PortSetting) => {
    httpServer?.prependListener('error', (error: NodeJS.ErrnoException & { port?: number }) => {
      if (error.code !== 'EADDRINUSE' || error.port === undefined) return;
      config.logger.error(sentenceFor(error.port, setting));
      process.exit(1);
    });
  };
  return {
    name: 'invitation:port-in-use',
    configureServer: (server) => watch(server, 'DEV_PORT'),
    configurePreviewServer: (server) => watch(server, 'PREVIEW_PORT'),
  };
}
