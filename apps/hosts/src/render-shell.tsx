// Runs at build time: the HTML of the page before any script (B15).
import { services } from '@invitation/backend/services';
import { head } from '@invitation/domain/words/hosts/head';
import { renderToString } from 'react-dom/server';
import { App } from './shell/app';
import { site } from './site';

export const { theme } = site;
export const title = head.title(site.hosts);
/** Every visit needs them. */
export const connections = Object.values(services ?? {});

/** The first paint of the app, which the browser takes over. */
export const renderShell = (): string =>
  renderToString(<App site={site} opening={new Promise(() => {})} />);
