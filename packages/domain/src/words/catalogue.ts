/** Every sentence that guests read. */
export type Words = typeof import('./en-US');

/** Every sentence of the hosts' page. */
export type HostsWords = typeof import('./hosts/en-US');
