/** An iPhone opens a search of Google Maps in the browser, so it gets Apple's map. Android opens Google's links in the app. */
export function mapLinkFor(userAgent: string, link: string): string {
  const { hostname, searchParams } = new URL(link);
  const place = searchParams.get('query') ?? searchParams.get('q');
  const isSearch = /^(www|maps)\.google\./.test(hostname) && place;
  if (!isSearch || !/iPhone|iPad/.test(userAgent)) return link;
  return `https://maps.apple.com/?${new URLSearchParams({ q: place })}`;
}
