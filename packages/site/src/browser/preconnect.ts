/** Opens a connection to an origin without a request, for requests without credentials. */
export function preconnect(origin: string): void {
  const properties = { rel: 'preconnect', href: origin, crossOrigin: 'anonymous' };
  // Only a new element reopens a closed connection.
  document.head.querySelector(`link[rel="preconnect"][href="${origin}"]`)?.remove();
  document.head.append(Object.assign(document.createElement('link'), properties));
}
