import { Profiler, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a viewer, and counts React's commits in `window.commits`. */
export function renderViewer(viewer: ReactNode): void {
  Object.assign(window, { commits: 0 });
  const count = () => Object.assign(window, { commits: Reflect.get(window, 'commits') + 1 });
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Profiler id="viewer" onRender={count}>
      {viewer}
    </Profiler>,
  );
}
