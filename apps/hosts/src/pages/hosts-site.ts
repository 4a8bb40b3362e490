import type { CelebrationEvent } from '@invitation/domain/event';
import type { Mode } from '@invitation/domain/mode';
import { createContext, use } from 'react';
import type { HostsBackend } from '../model/hosts-backend';

/** What the page knows of the celebration. It is also read outside a browser, to prerender the frame. */
export interface HostsSite {
  /** E.g. `Nora & Sam`. */
  readonly hosts: string;
  /** All days, in chronological order. */
  readonly events: readonly CelebrationEvent[];
  /** The class name of a theme in the ui package. */
  readonly theme: string;
  /** The gate's password, UTF-8 in base64, for personal links. */
  readonly password: string;
  /** Where guests with a personal invitation reply. Empty if the deployment has no personal links. */
  readonly addresses: Readonly<Record<Mode, string>>;
  readonly openBackend: () => Promise<HostsBackend>;
}

/** The site with its open backend. */
export interface HostsContextValue {
  readonly site: HostsSite;
  readonly backend: HostsBackend;
}

export const HostsContext = createContext<HostsContextValue | null>(null);

/** @throws an Error outside a `HostsContext` */
export function useHosts(): HostsContextValue {
  const hosts = use(HostsContext);
  if (hosts === null) throw new Error('useHosts must be used within a HostsContext');
  return hosts;
}
