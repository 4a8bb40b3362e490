// Runs at build time: the HTML of the page before any script (B15).
import { services } from '@invitation/backend/services';
import { Loading } from '@invitation/ui/loading';
import { renderToString } from 'react-dom/server';
import { site } from '../site';
import { Frame } from './frame';
import { pageTitle } from './page-title';

export const { theme } = site;
export const title = pageTitle(site.hosts);
/** Every visit needs them. */
export const connections = Object.values(services ?? {});

export const renderShell = (): string =>
  renderToString(
    <Frame hosts={site.hosts} current={null}>
      <Loading />
    </Frame>,
  );
