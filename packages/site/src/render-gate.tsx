import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Gatekeeper } from './gatekeeper';
import type { Site } from './site';

/**
 * The gate as HTML, for the page that the server sends (B10); `mountSite` takes over what this has made.
 *
 * @returns the inside of the element `root`
 */
export const renderGate = (site: Site): string =>
  renderToString(
    <StrictMode>
      <Gatekeeper site={site} />
    </StrictMode>,
  );
