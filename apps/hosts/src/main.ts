import { loadWords } from '@invitation/domain/words/run-time';
import { chosenLanguage } from './context/language';

// Every other module has words.
const language = chosenLanguage();
loadWords(language)
  .then(async () => (await import('./start')).start(language))
  .catch((error: unknown) => {
    document.getElementById('load-error')?.removeAttribute('hidden');
    reportError(error);
  });

// At the door, the page opens without a connection. With a worker, the browser itself looks for a new one.
async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || navigator.serviceWorker?.controller) return;
  await new Promise((resolve) => addEventListener('load', resolve));
  await navigator.serviceWorker?.register('/service-worker.js');
}
keepPage().catch((error: unknown) => {
  console.error(
    'The service worker could not be registered, so the page will not open without a connection:',
    error,
  );
});
