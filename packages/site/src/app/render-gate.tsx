import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Site } from '../page/site';
import { GatedSite } from './gated-site';

/** Prerenders the gate (B10). `mountSite` hydrates it. */
export const renderGate = (site: Site): string =>
  renderToString(
    <StrictMode>
      <GatedSite site={site} />
    </StrictMode>,
  );
