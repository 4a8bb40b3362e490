import '@invitation/ui/theme/page/reset';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StudioPage } from './pages/studio-page';
import { CONTENT_CHANGED } from './server/content-changed';
import { send } from './store/send';
import { StudioContext } from './store/studio-context';
import { createStudioStore } from './store/studio-store';
import { theme } from './theme.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
document.documentElement.classList.add(theme);
const store = createStudioStore(send);
void store.load();
import.meta.hot?.on(CONTENT_CHANGED, () => void store.load());
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <StudioContext value={store}>
        <StudioPage sites={import.meta.env.SITES} />
      </StudioContext>
    </QueryClientProvider>
  </StrictMode>,
);
