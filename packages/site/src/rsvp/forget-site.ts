/** Undoes `keepSite` for the next guest of this browser. */
export async function forgetSite(): Promise<void> {
  // Browsers have the API only in secure contexts.
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
