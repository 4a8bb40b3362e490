import { Profiler, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a viewer and counts React's commits in `window.commits`. */
export function show(viewer: ReactNode): void {
  Object.assign(window, { commits: 0 });
  const count = () => Object.assign(window, { commits: Reflect.get(window, 'commits') + 1 });
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Profiler id="viewer" onRender={count}>
      {viewer}
    </Profiler>,
  );
}
